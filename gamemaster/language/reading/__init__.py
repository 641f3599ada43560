"""A whole mail: sentences among their neighbours, lists, borrowed words, and the verdict."""
