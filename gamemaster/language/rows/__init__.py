"""Rows, forms, labels, brackets and lines around the acts of a mail, and what they leave open.

`structure` asks the rooms that look at a mail once it is read.
"""
