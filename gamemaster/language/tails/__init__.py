"""What stands behind an act in its own sentence: tails that leave it alone, and words that are more of it.

`endings` says where an act ends; `completing`, among the sentences, what becomes of the rest.
"""
