"""Programs that players run on their own machines: each one file, nothing but Python's standard library."""
