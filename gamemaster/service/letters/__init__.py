"""The mail that the program writes: receipts, notices, what a game tells; on its way, and come back."""
