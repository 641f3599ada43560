"""Agora Fluxx, the card game by mail: so far the words in which its players and contestmaster act."""
