"""The games that come with the program, one folder each. No game imports another."""
