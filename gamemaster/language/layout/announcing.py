"""Words that announce what stands below them: a document, or what its sender does."""

import re
from typing import Final

NOUNS: Final = (
    r"(?:proposal|proto|contract|text|report|judge?ment|draft|rule|amendment|thesis|essay|statement|story|poem|letter|log|ruleset"
    r"|regulation|document|revision|ballot|votes?|history|table|list|summary|resolution|decision|article|charter|section|wording|evidence)"
)
"""What documents are called, as the alternatives of a pattern."""
LIVE: Final = re.compile(
    r"(?:\bI\s+(?:\w+\s+){0,3}?(?:do|perform|take|make|execute)\s+(?:all\s+of\s+|each\s+of\s+)?(?:the\s+following|this|these|as\s+follows)\b[^.!?]{0,60}"
    r"|\b(?:my|our)\s+(?:\w+\s+)?(?:moves?|actions?|votes?|ballots?)\b(?:\s+(?!was\b|were\b|history\b|log\b|record\b)\w+){0,8}?"
    r"\s+(?:is|are)\s+(?:cast\s+|now\s+|hereby\s+|simply\s+)?(?:as\s+follows|the\s+following|these|this|below|thus|so)"
    r"|\b(?:times|twice|thrice|my\s+(?:moves|actions)(?:\s+are)?)\s*[:,]?)\s*:?\s*$",
    re.IGNORECASE,
)
"""`I do the following:`: what stands below is done, and no document."""
