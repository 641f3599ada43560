"""Claims of error in answer to a report (`CoE: I have 4 gold, not 3.`): certain acts of the reader's own.

The report is the one whose subject the mail answers, or that the claim names, else the last one. What must
stay true: only the sender's own words claim anything, only in a mail of this game, and what answers a claim
(`CoE: denied.`) is none. What is headed like a claim and is none for certain (`CoE, please.`, `CoE 2: Tarn
is dead`, `CoE (maybe): ...`) is asked about.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from gamemaster.language.english.tokens import Tokens, holds_any, tokenize, words_in
from gamemaster.language.layout.claims import HEAD, name_told, number_told, sort_told
from gamemaster.language.layout.clauses import Region, sentences
from gamemaster.language.layout.disclaimers import disclaimers
from gamemaster.language.layout.letter import Letter
from gamemaster.language.values.describing import names_goods
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip

_ANSWERING: Final = re.compile(r"\s*(?:re|aw|sv|antw)\s*:\s*", re.IGNORECASE)
_TAG: Final = re.compile(r"\s*\[[^\]]{1,40}\]\s*")
_SETTLED: Final = words_in("accepted accept denied deny admitted rejected granted withdrawn settled referred")
_STANDING: Final = _SETTLED | words_in(
    "none nil nothing zero no n/a na open pending outstanding closed resolved answered unanswered dismissed"
    " upheld left new known received made both all each one two three four five six seven eight nine ten"
    " since last the this week weeks report so far yet currently still at present are is there were was of"
    " them to deal with answer in time see above below , . ( ) ; - and or ever"
)
"""How many claims there are and how they stand: a list of them is no claim."""
_NO_CLAIM: Final = words_in(
    "if unless would could should might maybe perhaps ignore disregard joke proto draft"
)


_PLAINLY: Final = (":", "-", "\u2014", "\u2013")
"""What has to stand behind a claim that names no report: a comma may part it from anything."""
_HARDLY: Final = re.compile(
    r"(?m)(?:^|(?<=[.!?,;)]\s))[ \t]*"
    r"(?:(?:I|I['\u2019]d|we|hereby|submit|make|publish|issue|raise|file|lodge|enter|put|in|place|post|register"
    r"|an?|another|this|one|two|three|four|some|few|more|small|tiny|minor|quick|formal|informal|possible|also"
    r"|and|so|same|wish|want|like|to|please|further|first|second|last)[ \t]+){0,6}?"
    r"(?:c\.?o\.?e\.?s?(?![a-z])|claims?[ \t]+of[ \t]+errors?\b|claim[ \t]+(?:an[ \t]+)?errors?\b)",
    re.IGNORECASE,
)
"""Words that head a claim of error, whatever stands behind them, with few others in front and no owner."""
_SIGNS: Final = ("rror", "oe", "o.e", *("report", "tally", "ledger", "roster", "summary"))
_INFORMALLY: Final = re.compile(
    r"(?m)^[^\n.!?]*?\b(?:the|your|this|last)[ \t]+(?:\w+[ \t]+)?(?:report|tally|ledger|roster|summary)\b",
    re.IGNORECASE,
)
_WRONG: Final = words_in(
    "wrong incorrect inaccurate mistake mistakes error errors omits missed missing forgot forgets contest "
    "challenge dispute correction"
)
"""One of these beside a report says that it has not everything right."""
_PLAYED: Final = words_in("would could should might joke proto draft ignore disregard")
_DENIED: Final = words_in("not n't 't never no by")
_NOT_WRONG: Final = _DENIED | {"if", "who", "where", "when", "what"}
_SPOKEN_OF: Final = (
    _SETTLED
    | _DENIED
    | words_in(
        "is was are were will admit rejected reject settled tomorrow later soon what who always often "
        "usually "
        "sometimes week month year once"
    )
)
"""Words before the colon of such a heading by which it only speaks of claims."""


_NUMBERED: Final = re.compile(r"(?i)\breports?,? (?:no\.? ?|number |nr\.? ?|#)?(\d{1,4})$")
"""`Weekly report 14`, which is its number and no more."""


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
    may_claim = holds_any(scene.text.lower(), _SIGNS)
    if not may_claim or "claim_error" not in scene.lexicon.vocabulary.by_name:
        return findings
    report = report_answered(letter.subject)
    claims = [act for region in regions if not region.doubt for act in _claims(scene, region, report)]
    if not scene.signed:
        # what is claimed of this game's things is this game's business
        named = [act for act in claims if _ours(scene, tokenize(scene.text, act.start, act.end))]
        claims = [replace(act, strength="own") for act in named]
    asked: list[Doubt] = []
    if scene.signed and scene.sender not in scene.referents.names.gm:
        others = [f for f in (*claims, *findings) if not isinstance(f, Skip)]
        asked = [doubt for region in regions for doubt in _hardly(scene, region, others)]
    if not claims and not asked:
        return findings
    kept = [f for f in findings if all(f.end <= act.start or f.start >= act.end for act in claims)]
    kept = [
        f for f in kept if all(f.start != doubt.start for doubt in asked) and not _tells_on(scene, claims, f)
    ]
    return sorted([*kept, *claims, *asked], key=lambda finding: finding.start)


def _tells_on(scene: Scene, claims: Sequence[Act], finding: Finding) -> bool:
    """`(CoE: the report gives me 4 gold.) It ought to be 6.`: what is right is a part of the claim."""
    if not isinstance(finding, Doubt) or finding.reason != "correction":
        return False
    return any(
        act.end <= finding.start and scene.text[act.end : finding.start] in {". ", ".\n", ".  "}
        for act in claims
    )


def _hardly(scene: Scene, region: Region, others: Sequence[Finding]) -> Iterator[Doubt]:
    """`CoE, please.`, `I CoE this.`: what may be meant as a claim and is none for certain."""
    text = scene.text
    if region.doubt or disclaimers(text, region.start, region.end):
        return
    end = region.start
    heads = list(_HARDLY.finditer(text, end, region.end))
    if not any(isinstance(f, Act) for f in others):
        # beside a move it is a remark
        heads += _INFORMALLY.finditer(text, end, region.end)
    for head in heads:
        start = head.start() + len(head[0]) - len(head[0].lstrip())
        said = next(sentences(text, start, region.end, scene.referents, scene.lexicon.base_words), None)
        if start < end or said is None:
            continue
        lows = [token.low for token in tokenize(text, start, max(head.end(), said.end))]
        front = lows[: lows.index(":") + 2] if ":" in lows else lows
        if any(f.start < said.end and start < f.end for f in others) or not _PLAYED.isdisjoint(lows):
            continue
        if head.re is _HARDLY:
            told = ":" in lows and "see" not in lows and _told_standing(lows[len(front) - 1 :])
            meant = _SPOKEN_OF.isdisjoint(front) and not told
        else:
            meant = not (said.asks or _WRONG.isdisjoint(lows)) and _NOT_WRONG.isdisjoint(lows)
        if meant:
            end = max(head.end(), said.end)
            yield Doubt("vague", start, end, (), True)


def _ours(scene: Scene, tokens: Tokens) -> bool:
    """Whether a claim speaks of the game's things, or says of somebody here what only the game says."""
    if names_goods(scene, tokens):
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
        if said is None or said.asks or _told_standing(lows) or not _NO_CLAIM.isdisjoint(lows):
            continue
        if head[0].rstrip().endswith(".") and (_STATING.isdisjoint(lows) or not _IDLE.isdisjoint(lows)):
            # "CoE on the last report. Thanks for the quick answer", unlike "It calls me a Mage"
            continue
        if disclaimers(scene.text, region.start, region.end):
            continue
        what = " ".join(scene.text[said.start : said.end].split()).removesuffix(".")
        if what.endswith(":"):
            # what is wrong stands below
            continue
        number = number_told(head)
        named = name_told(head)
        # a date says which one better than the subject of the mail that is answered
        which = int(number) if number else (named if head["dated"] else report or named or sort_told(head))
        if isinstance(which, str) and (numbered := _NUMBERED.search(which)) is not None:
            which = int(numbered[1])
        if not which and not (scene.signed and head[0].rstrip().endswith(_PLAINLY)):
            continue
        told = {"report": which, "what": what} if which else {"what": what}
        action = scene.lexicon.vocabulary.action("claim_error", told)
        start = head.start() + len(head[0]) - len(head[0].lstrip())
        found.append(Act(action, scene.sender, None, start, said.end, "common"))
    return found


_STATING: Final = words_in(
    "is are was were am 's 'm 've have has had says say calls gives shows lists puts counts names"
)
_IDLE: Final = words_in("thanks thank sorry please see below above hope think guess wonder hurry soon later")


def _told_standing(lows: Sequence[str]) -> bool:
    """Whether words behind `claims of error:` tell how claims stand, and make none."""
    if not lows or lows[0] in _SETTLED:
        return True
    ends = [low for low in lows if low not in ".!)"]
    return (bool(ends) and ends[-1] in _SETTLED) or all(low in _STANDING or low.isdigit() for low in lows)
