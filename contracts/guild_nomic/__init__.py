"""GuildNomic, a nomic of adventurers: parties, quests and monsters, and proposals that change the rules."""
