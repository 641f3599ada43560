"""Games and people: set up, written to a folder and read from one; a new game to begin with."""
