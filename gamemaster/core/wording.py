"""Words that every game and every report puts the same way."""


def counted(number: int, singular: str, plural: str = "") -> str:
    """A number with what it counts: `1 question`, `2 questions`."""
    return f"{number} {singular if number == 1 else plural or singular + 's'}"
