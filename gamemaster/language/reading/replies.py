"""Claims of error in answer to a report (`CoE: I have 4 gold, not 3.`): certain acts of the reader's own.

The report is the one whose subject the mail answers, or that the claim names, else the last one. What must
stay true: only the sender's own words claim anything, only in a mail of this game, and what answers a claim
(`CoE: denied.`) is none.
"""

import re
from dataclasses import replace
from typing import Final

from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.layout.claims import HEAD, name_told, number_told, sort_told
from gamemaster.language.layout.clauses import sentences
from gamemaster.language.layout.disclaimers import disclaimers
from gamemaster.language.layout.letter import Letter
from gamemaster.language.reading.body import Region
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Act, Finding, Scene

_ANSWERING: Final = re.compile(r"\s*(?:re|aw|sv|antw)\s*:\s*", re.IGNORECASE)
_TAG: Final = re.compile(r"\s*\[[^\]]{1,40}\]\s*")
_SETTLED: Final = words_in("accepted accept denied deny admitted rejected granted withdrawn settled referred")
_NO_CLAIM: Final = words_in(
    "if unless would could should might maybe perhaps ignore disregard joke proto draft"
)


_PLAINLY: Final = (":", "--", "\u2014", "\u2013")
"""What has to stand behind a claim that names no report: a comma may part it from anything."""


def report_answered(subject: str) -> str:
    """The subject of the report that a mail answers, without its tags; "" where it answers none."""
    answering = _ANSWERING.match(subject)
    if answering is None:
        return ""
    rest = subject[answering.end() :]
    while (more := _ANSWERING.match(rest) or _TAG.match(rest)) is not None and more.end():
        rest = rest[more.end() :]
    return " ".join(rest.split())


def with_claims_of_error(
    scene: Scene, letter: Letter, regions: list[Region], findings: list[Finding]
) -> list[Finding]:
    """The findings with the claims of error among them; what was found inside a claim is part of it."""
    may_claim = "rror" in scene.text or "oe" in scene.text.lower()
    if not may_claim or "claim_error" not in scene.lexicon.vocabulary.by_name:
        return findings
    report = report_answered(letter.subject)
    claims = [act for region in regions if not region.doubt for act in _claims(scene, region, report)]
    if not scene.signed:
        # what is claimed of this game's things is this game's business
        named = [act for act in claims if _ours(scene, tokenize(scene.text, act.start, act.end))]
        claims = [replace(act, strength="own") for act in named]
    if not claims:
        return findings
    kept = [f for f in findings if all(f.end <= act.start or f.start >= act.end for act in claims)]
    return sorted([*kept, *claims], key=lambda finding: finding.start)


def _ours(scene: Scene, tokens: Tokens) -> bool:
    """Whether a claim speaks of the game's things, or says of somebody here what only the game says."""
    if names_things(scene, tokens):
        return True
    people = (scene.referents.at(scene.text, tokens, p) for p, token in enumerate(tokens) if token.capital)
    said = any(scene.lexicon.sayings.at(tokens, place) for place in range(len(tokens)))
    return said and any(named is not None for named in people)


def _claims(scene: Scene, region: Region, report: str) -> list[Act]:
    found: list[Act] = []
    for head in HEAD.finditer(scene.text, region.start, region.end):
        said = next(
            sentences(scene.text, head.end(), region.end, scene.referents, scene.lexicon.base_words), None
        )
        lows = [token.low for token in tokenize(scene.text, head.end(), said.end)] if said else []
        if said is None or said.asks or lows[0] in _SETTLED or not _NO_CLAIM.isdisjoint(lows):
            continue
        if disclaimers(scene.text, region.start, region.end):
            continue
        what = " ".join(scene.text[said.start : said.end].split()).removesuffix(".")
        number = number_told(head)
        named = name_told(head)
        # a date says which one better than the subject of the mail that is answered
        which = int(number) if number else (named if head["dated"] else report or named or sort_told(head))
        if not which and not (scene.signed and head[0].rstrip().endswith(_PLAINLY)):
            continue
        told = {"report": which, "what": what} if which else {"what": what}
        action = scene.lexicon.vocabulary.action("claim_error", told)
        start = head.start() + len(head[0]) - len(head[0].lstrip())
        found.append(Act(action, scene.sender, None, start, said.end, "common"))
    return found
