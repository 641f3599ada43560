"""What a sentence beside an act says about it: its values, price, time, number and order, and whose it is.

`told_of_values` joins the rooms for the values, `said_of_acts` those for the acts themselves.
"""
