"""What the subject of a mail means for its body, and bodies that point at their subject."""

import re

_POINTING_AT_SUBJECT = (
    "see subject; see subject line; as per subject; subject says it all; see above; no text; what it says "
    "above; as above; as per the subject; as per the subject line; see the subject; see the subject line; as "
    "in the subject; eom"
)
POINTING_AT_SUBJECT = frozenset({"", *_POINTING_AT_SUBJECT.split("; ")})
"""All that a body holds whose mail is its subject."""

DISCLAIMED_SUBJECT = re.compile(
    r"\b(?:please ignore|disregard|not an? (?:action|move)|no (?:game )?actions)\b|\bignore (?:this|me)\b",
    re.IGNORECASE,
)
DRAFT_SUBJECT = re.compile(r"\s*(?:\[[^\]]*\]\s*)?[\[(]?(?:proto|draft|sketch)\b", re.IGNORECASE)
