"""Plain English, as every game has it: words and marks with their places, numbers, verbs, closed lists."""
