"""What stands in front of an act: how its clause opens, in whose name, when and why; and what that means."""
