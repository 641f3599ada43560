"""The values of slots, read at a place among the tokens: people, places, things, texts, intents."""
