"""Sentences that stand beside acts, in front or behind, by which none of them is certain, whatever they are.

`unmaking` joins the rooms for what stands behind acts, `foreshadowing` those for what stands in front.
"""
