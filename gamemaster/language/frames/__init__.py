"""One act: filling a frame with its slots, amounts and conditions over the state, the typed attempt."""
