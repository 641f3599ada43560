"""The weekly report: written, drafted, published; claims of error, revisions and ratification."""
