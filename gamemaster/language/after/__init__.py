"""Sentences that follow acts, and take them back or leave them; and those that frame acts as something else.

`afterthoughts` joins the rooms for what follows, `framing` those for what makes examples of acts.
"""
