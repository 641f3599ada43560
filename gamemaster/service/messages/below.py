"""What stands below the orders of a game master: a greeting and a signature, or second thoughts.

An empty line ends the orders. Words of eir own that follow may take them back (`approve`, and further down
`no, wait`), and a report that is published cannot be taken back: they are not passed over.
"""

import re

_CLOSING = re.compile(
    r"(?:many |kind |best |warm |with )*(?:thanks?|thx|ty|cheers|regards|greetings|wishes|best|yours|"
    r"sincerely|bye|love|have a|see you|von meinem|"
    r"sent (?:from|with|via)|get outlook|gesendet|envoyé)\b",
    re.IGNORECASE,
)
_DISCLAIMER = re.compile(r"\b(?:confidential|intended recipient|disclaimer|virus|unsubscribe)", re.IGNORECASE)
_DOUBT = re.compile(
    r"\b(?:no|not|never|\w+n['’]t|wait|hold|held|stop|but|except|unless|until|before|instead|actually|sorry|"
    r"oops|undo|cancel|scratch|revoke|withdraw|thoughts?|only|if|first|approved?|publish\w*|because)\b",
    re.IGNORECASE,
)
# the lines of a name, an office, an address below it
_SHORT = 6
_NAME = re.compile(r"[^\W\d_a-z]|[\W\d_]+(?!.)|\S*[@/:.]\S|(?:of|the|and|de|von|van|for|at|a|from|in)\b")


def beside_the_point(lines: list[str]) -> bool:
    """Whether these own lines, which stand below the orders, are no more than a greeting and a signature."""
    return all(_harmless(block) for block in _blocks(lines))


def _harmless(block: list[str]) -> bool:
    if _DISCLAIMER.search(" ".join(block)):
        return True
    greets = _CLOSING.match(block[0]) is not None
    return all(not _DOUBT.search(line) and (greets or _names(line)) for line in block)


def _names(line: str) -> bool:
    words = line.split()
    return len(words) <= _SHORT and all(_NAME.match(word) for word in words)


def _blocks(lines: list[str]) -> list[list[str]]:
    blocks: list[list[str]] = [[]]
    for line in lines:
        if line.strip():
            blocks[-1].append(line.strip())
        elif blocks[-1]:
            blocks.append([])
    return [block for block in blocks if block]
