"""Agora: The Role-Playing Game, refereed by its contract of 42 sections."""
