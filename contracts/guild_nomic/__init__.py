"""GuildNomic, a nomic of adventurers: so far the words in which its players act."""
