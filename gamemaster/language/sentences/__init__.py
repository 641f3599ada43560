"""One sentence, clause by clause: what acts, what is doubtful, and what certainly performs nothing."""
