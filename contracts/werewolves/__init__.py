"""The Werewolves of Nomic Crossing: a contest of secrets, played by day on a list and by night in private."""
