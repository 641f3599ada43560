"""My Game, as a contract for gamemaster: begin with CONTRACT.md."""
