"""What the game master decides, at the command line or by reply to a review: rulings, readings, settings."""
