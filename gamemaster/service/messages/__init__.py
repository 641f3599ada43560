"""One message: whose it is and for which game, what it says, what comes of it, or why a human must say."""
