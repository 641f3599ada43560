"""Words that speak of an item by the label that it bears: `Item b is withdrawn.`, `1.2 only if I have gold.`

A number alone may be anything; a letter behind `item` and the number of a part are nothing but a label where
the mail has an item so labelled. What they say of it is left open, and all such items are asked about. A
reason that names its item (`Reason for 1.1: ...`) leaves it as it is.
"""

import re
from string import ascii_lowercase
from typing import Final

from gamemaster.language.vocabulary.scene import Act, Finding, any_act, asked_about

_PART: Final = r"\d{1,3}(?:(?:\.\d{1,2})+|\.?[a-z])"
_ITEM: Final = re.compile(rf"[ \t]*\(?(?P<label>{_PART}(?=[.)]?[ \t])|[a-z](?=[.)][ \t]))", re.IGNORECASE)
_NAMED: Final = re.compile(
    rf"(?<![\w.])(?:(?P<part>{_PART})|(?:item|step|point|line|part|act|action|move|entry|section)"
    r"[ ]\(?(?P<item>[b-hj-z]|\d{1,3}|[ai](?=\W*$|[).,;:!?]|[ ](?:is|was|only|if)\b))"
    r"|(?:forget|scrap|ignore|disregard|skip|cancel|drop|strike|omit|not|except|without|only|do|but)"
    r"[ ]\(?(?P<left>[a-z])\)"
    r"|\(?(?P<told>[a-z])\)?"
    r"(?=[ ](?:is|was|only|if|unless|first|last|twice|again|later|depends|when|until)\b))"
    r"(?!\w|['’.]\w)",
    re.IGNORECASE | re.MULTILINE,
)
_GROUNDS: Final = re.compile(
    r"\b(?:reasons?|grounds|rationale|comments?|remarks?|why|see|cf\.?|under|with)[ ](?:for[ ]|on[ ]|to[ ])?"
    r"(?:item[ ])?\(?$",
    re.IGNORECASE,
)
_OPENING: Final = re.compile(r"[ \t]*[>(]?[ \t]*")


def items_named(text: str, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act of a labelled item where words elsewhere name one."""
    if not any_act(findings):
        return findings
    labels = [_label_of(text, finding) for finding in findings]
    known = {label for label in labels if label}
    # item 1 holds 1.1
    known |= {whole for label in known if (whole := label.partition(".")[0].rstrip(ascii_lowercase))}
    if not known or known.isdisjoint(_named(text)):
        return findings
    return [asked_about(f, "which_one") if label else f for f, label in zip(findings, labels, strict=True)]


def _label_of(text: str, finding: Finding) -> str:
    """The label of the item that an act stands in."""
    item = _ITEM.match(text, text.rfind("\n", 0, finding.start) + 1) if isinstance(finding, Act) else None
    return item["label"].lower() if item is not None else ""


def _named(text: str) -> set[str]:
    """The labels that words name, other than where they open an item."""
    found = set[str]()
    for match in _NAMED.finditer(text):
        line = text.rfind("\n", 0, match.start()) + 1
        opens = _OPENING.fullmatch(text, line, match.start()) is not None
        behind = text[match.end() : match.end() + 4].lstrip(".) \t")
        item = opens and match["item"] is None and not behind[:1].islower()
        if not (item or text.startswith(">", line) or _GROUNDS.search(text, line, match.start())):
            found.add(next(label for label in match.groups() if label).lower())
    return found
