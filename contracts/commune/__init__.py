"""Commune: the tournament in which communities grow on a board of ten by ten and absorb one another."""
