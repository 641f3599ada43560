"""What one game adds to English, compiled once: frames, phrases, people, things; one mail at hand."""
