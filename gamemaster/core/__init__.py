"""What every game is made of: actions, events, outcomes, the ledger and its replay.

Nothing in here reads a clock, the environment, a database or the network; what it needs is passed in.
"""
