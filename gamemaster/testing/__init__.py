"""For those who write contracts: game scripts, and the invariants that every game must keep."""
