"""Turns of phrase that come to plainer ones, each made into the plain one before the sentence is read.

`rephrasing` asks the rooms in their order.
"""
