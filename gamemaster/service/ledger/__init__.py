"""What gets into the ledger, and what follows: questions, corrections, secrets told; and the proof of it."""
