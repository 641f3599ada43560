"""What may be seen of a game, by whom, in which words: where it stands, what happened, why, what is open."""
