"""A whole mail: sentences among their neighbours, corrections, borrowed words, and the verdict."""
