"""The layout of mail: which lines are whose words, what is quoted or a document, where a sentence ends."""
