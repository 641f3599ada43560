"""`python -m gamemaster` is the command `gamemaster`."""

from gamemaster.cli import main

main()
