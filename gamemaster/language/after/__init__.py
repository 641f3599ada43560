"""What stands behind an act or in a sentence after it: tails that are idle, and words that take it back."""
