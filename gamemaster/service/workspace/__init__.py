"""A workspace opened: its configuration, its games in memory, and what people type to name things in them."""
