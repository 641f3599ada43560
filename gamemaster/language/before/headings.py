"""Lines that end in a colon: whether what stands below them acts, is nothing, or may be either."""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.before.belied import belied
from gamemaster.language.before.dangers import dangerous
from gamemaster.language.before.foretold import MODALS
from gamemaster.language.before.idle_pieces import without_idle_pieces
from gamemaster.language.before.leading_up import MADE_UP, leads_up
from gamemaster.language.before.other_moves import not_of_now
from gamemaster.language.before.parts_of_mail import denies_text, heads_part, is_undecided
from gamemaster.language.before.presenting import comes_to
from gamemaster.language.before.small_talk import of_routine
from gamemaster.language.before.statements import pieces_of, states
from gamemaster.language.before.whole_leads import leads_wholly
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Finding, Scene, Skip

HEADINGS: Final = words_in(
    "move moves action actions turn turns orders announce announcement announcements perform goes go "
    "following today now gm master all everyone half part section step first second third last order "
    "sequence"
)
BALLOT: Final = words_in("vote votes ballot ballots")
UNREAL_MOODS: Final = words_in(
    "future modal wish intent past negation question report hypothetical story other_business"
)
_SELF: Final = words_in("message mail post")
_NEVER_ALONE: Final = frozenset({"week", "life"})


def unreal(tokens: list[Token]) -> bool:
    """Whether the heading makes examples, quotations or plans of what stands below it, or denies it."""
    return denied(tokens) or any(
        token.low in words.UNREAL - _NEVER_ALONE
        and not (place and token.low in _SELF and tokens[place - 1].low == "this")
        and not (token.low in _SORTS and _NOTS.intersection(t.low for t in tokens[max(0, place - 2) : place]))
        for place, token in enumerate(tokens)
    )


def supposes_at_end(tokens: Tokens) -> bool:
    """`My moves, in theory:`, `Here are my moves, in a better world:`: what the last comma sets off."""
    comma = next((p for p in range(len(tokens) - 1, 0, -1) if tokens[p].low == ","), len(tokens))
    said = [token for token in tokens[comma + 1 :] if token.low[0].isalnum()]
    lows = {token.low for token in said}
    if not said or said[0].low not in _SETTING or "which" in lows:
        return False
    # "My moves, as I remember them:" are those of another day
    return dangerous(said, lows) or (said[0].low == "as" and not lows.isdisjoint(_RECALLING))


_SETTING: Final = words_in("in on by according as")
_RECALLING: Final = words_in("remember remembered recall recalled recollect recorded logged")
_SORTS: Final = words_in("draft example joke sample template proto story tale dream")
_NOTS: Final = words_in("no not n't")
"""`No draft this time:`, `Not an example:`: what is denied to be one."""


def says_it(tokens: Tokens) -> bool:
    """`I'll say it once and for all:`, `Let me put it in plain words:`: what is said may be what follows."""
    lows = [token.low for token in tokens]
    mine = "i" in lows or ("let", "me") in pairwise(lows)
    return mine and any(a in _SAYING and b in {"it", "this"} for a, b in pairwise(lows))


_SAYING: Final = words_in("say write put spell phrase tell type announce repeat")


def denied(tokens: Tokens) -> bool:
    """`I do none of the following:`"""
    return any(a.low in _NONE and b.low == "of" for a, b in pairwise(tokens))


_NONE: Final = words_in("none nothing neither")
_ASTRAY: Final = words_in("wrong mistake mistakenly discuss discussion")


def sent_astray(tokens: Tokens) -> bool:
    """`I sent this to the wrong list yesterday:`: what stands below was done in vain, or is done now."""
    lows = {token.low for token in tokens}
    return not lows.isdisjoint(_ASTRAY) and not lows.isdisjoint(_LOOSELY_UNREAL) and "?" not in lows


_LOOSELY_UNREAL: Final = words_in("mail message put told text read reading week life instead post sent")


def loosely_unreal(scene: Scene, tokens: list[Token], findings: list[Finding]) -> bool:
    """Whether only the mention of mail or of a time keeps a heading from being plain."""
    strict = any(token.low in words.UNREAL - _NEVER_ALONE - _LOOSELY_UNREAL for token in tokens)
    told = any(isinstance(f, Skip) and f.why in UNREAL_MOODS - {"report"} for f in findings)
    others = (
        scene.referents.at(scene.text, tokens, p) for p, t in enumerate(tokens) if t.capital and t.low != "i"
    )
    return (
        not strict
        and not told
        and not denied(tokens)
        and not any(named and named.who != (scene.sender,) for named in others)
    )


def presents_below(tokens: list[Token]) -> bool:
    """`... so here it is on the proper list:`"""
    lows = [token.low for token in tokens]
    return any(
        pair in (("here", "it"), ("here", "they"), ("here", "are"), ("here", "goes"))
        for pair in pairwise(lows)
    )


def concludes_at_end(tokens: Tokens) -> bool:
    """`My wife says that I may have one more game, so:`: what stands below may be what comes of it."""
    lows = [token.low for token in tokens if token.low != ":"]
    return lows[-2:-1] != [] and lows[-2] in _MARKS and lows[-1] in words.CONCLUDING


def tells_of_things(tokens: Tokens) -> bool:
    """`Let the record show:`, `My grandmother would be proud of me:`, `On the proposal:`: no words of others,
    and no plan or example, so that what stands below may well be done."""
    lows = plain_lows(tokens)
    if not _UNREALLY.isdisjoint(lows):
        return False
    if lows[:1] == ["let"]:
        return lows[1:2] != [] and lows[1] not in {"'s", "us", "me"}
    points = not (_POINTING.isdisjoint(lows[-2:]) and words.FINITE.isdisjoint(lows[-1:]))
    if points or lows[:1] == ["not"] or not _SHOWN.isdisjoint(lows):
        return False
    return words.UNREAL.intersection(lows) <= _OF_GAMES or any(map(states, pieces_of(tokens)))


_OF_GAMES: Final = words_in("proposal evidence rules")
_MARKS: Final = words_in(", ; -- and ...")
_RELATING: Final = MODALS | words_in("that which who whom")
_TEMPORAL: Final = {"before": "after", "after": "before"}
_MOST_OF_HALF: Final = 5
_FEW: Final = 5


def temporal(tokens: Tokens) -> bool:
    """`After lunch:`, a heading that says when, without a clause."""
    said = [token.low for token in tokens if token.low != ":"]
    return 1 < len(said) < _MOST_OF_HALF and said[0] in _TEMPORAL and words.PRONOUNS.isdisjoint(said)


def of_a_part(tokens: Tokens) -> bool | None:
    """`Part two, in which something will:`: whether the clause about a part of the mail leaves it plain.

    False where it is what others say, or what the sender still needs (`for which I need your leave`), None
    where no such clause decides.
    """
    lows = [token.low for token in tokens if token.low[0].isalnum()]
    if is_undecided(tokens):
        return False
    place = next((place for place, low in enumerate(lows[:6]) if low in _WHEREIN), 0)
    if not place or _PARTS.isdisjoint(lows[:place]) or place + 1 >= len(lows):
        return None
    told = lows[place + 1 :]
    if not _LACKING.isdisjoint(told) or not words.SPEECH.isdisjoint(told):
        return False
    return True if told[0] in _SOMETHING and told[1:] in (["will"], ["does"], ["may"], ["might"]) else None


_WHEREIN: Final = words_in("which where wherein")
_PARTS: Final = words_in("part half section step act chapter")
_SOMETHING: Final = words_in("something nothing everything anything all much")
_LACKING: Final = words_in(
    "need needs want wants leave permission blessing approval consent wait waits await nod okay"
)


def plainly_heads(scene: Scene, tokens: Tokens) -> bool:
    """Whether a line is the heading of a part of the mail, says of it that it is no draft, or leads up to it
    however it is put."""
    plain = heads_part(scene, tokens) or denies_text(tokens) or leads_wholly(tokens)
    idle = not plain and not any(token.low[0].isalnum() for token in without_idle_pieces(tokens))
    return plain or idle or _says_nothing(tokens) or _sends_anew(tokens) or _of_half(scene, tokens)


def _says_nothing(tokens: Tokens) -> bool:
    """`Long story short:`: a phrase that opens what one says, and adds nothing to it."""
    lead = set_phrases.LEADS.longest(tokens, 0)
    whole = lead is not None and not any(token.low[0].isalnum() for token in tokens[lead.end :])
    return whole or _PROCLAIMING.fullmatch(" ".join(plain_lows(tokens))) is not None


_PROCLAIMING: Final = re.compile(
    r"(?:be it|let it be|it is hereby made) known(?: to (?:all|every\w+)(?: (?!if|when|once|that)\w+){0,6})?"
    r"|know (?:ye |you )?(?:all )?(?:men|persons|people|players|ye|folk)? ?(?:by these presents)?"
)


def _sends_anew(tokens: Tokens) -> bool:
    """`My mail went to the discussion list, so once more, here where it counts:`: what is done now."""
    pieces = [[token.low for token in piece] for piece in pieces_of(tokens)]
    again = next((place for place, lows in enumerate(pieces) if lows in _ONCE_MORE), 0)
    concluded = again > 0 and any(
        a.low in words.CONCLUDING and b.low in {"once", "again"} for a, b in pairwise(tokens)
    )
    here = all(lows[:1] == ["here"] or lows in (["this", "time"], ["please"]) for lows in pieces[again + 1 :])
    hangs = any(t.low in words.CONDITION - {"once"} for t in tokens)
    return concluded and here and sent_astray(tokens) and not hangs


_ONCE_MORE: Final = (
    ["once", "more"],
    ["once", "again"],
    ["again"],
    ["again", "here"],
    ["once", "more", "here"],
)


def _of_half(scene: Scene, tokens: Tokens) -> bool:
    """Whether a mail is told in two halves: before something (`Before lunch:`), and `After lunch:`."""
    if not temporal(tokens):
        return False
    named = scene.text[tokens[1].start : tokens[-1].end]
    other = rf"^[ \t]*{_TEMPORAL[tokens[0].low]}\s+{re.escape(named)}[ \t]*$"
    return re.search(other, scene.text, re.IGNORECASE | re.MULTILINE) is not None


_BOOKISH: Final = words_in(
    "example examples instance sample template model complete typical newcomers newcomer beginners beginner "
    "manual guide diary journal "
    "memoirs memoir resolution resolutions archive archives notes novel chapter book film saga lyrics"
)
EXEMPLARY: Final = MADE_UP | MODALS | _BOOKISH
_OF_NOW: Final = words_in("here that it let there today this week day what")


_UNREALLY: Final = (
    words.FICTION
    | (MADE_UP - words_in("or either else guess ignore proposal"))
    | words_in("draft drafting drafted sketch sketched")
)
_POINTING: Final = words_in("this these here")
_SHOWN: Final = (_BOOKISH | words.SPEECH) - words_in("goes went thought added report") | words_in(
    "following follows follow below what how mail message messages mails sent text texts mind count"
)
"""What shows that words, a plan or an example may stand below."""


def decides(tokens: Tokens) -> bool:
    """`I looked at the clock and came to a decision that was long due:`, whatever is told of the decision."""
    lows = [token.low for token in tokens]
    if comes_to([low for low in lows if low[0].isalnum()]):
        return True
    place = next((p for p, low in enumerate(lows) if low in _DECISIONS), 0)
    subject = max((p for p in range(place) if lows[p] == "i"), default=place)
    told = lows[subject:place]
    if not told or _DECIDED.isdisjoint(told[-5:]) or not _NO_DECISION.isdisjoint(told):
        return False
    after = [low for low in lows[place + 1 :] if low[0].isalnum()]
    return not after or after[0] in _RELATIVE


_DECISIONS: Final = words_in("decision conclusion verdict resolve")
_DECIDED: Final = words_in("came come reached made arrived taken took have 've")
_NO_DECISION: Final = words_in("not n't 't never no he she they nobody if unless almost nearly yesterday")
_RELATIVE: Final = words_in("that which")


def obeys(tokens: Tokens) -> bool:
    """`He left me instructions, which I follow to the letter:`: the sender does what somebody bids em."""
    lows = [token.low for token in tokens if token.low not in words.ADVERBS]
    told = any(
        a in _RELATIVE and b == "i" and c in _OBEYING
        for a, b, c in zip(lows, lows[1:], lows[2:], strict=False)
    )
    return told and (words.CONDITION | words.TAINT).isdisjoint(lows)


_OBEYING: Final = words_in("follow obey execute fulfil fulfill honour honor")


def heads(scene: Scene, tokens: Tokens) -> bool:
    """Whether a line that ends in a colon leads up to acts below it, in the present."""
    lows = [token.low for token in tokens]
    if of_routine(plain_lows(without_trimmings(scene, tokens))):
        return True
    if not _RELATING.isdisjoint(lows) or not EXEMPLARY.isdisjoint(lows) or belied(tokens):
        return lows[:5] == ["to", "whom", "it", "may", "concern"]
    mine = words_in(scene.sender.lower())
    owned = (place for place, low in enumerate(lows) if place and low == "'s")
    if any(lows[place - 1] not in _OF_NOW | mine and not _where(lows, place) for place in owned):
        # "My sister's morning:" is somebody else's
        return False
    kept = without_trimmings(scene, tokens)
    if _names_matter(scene, kept):
        return True
    return not any(is_past(token.low) for token in kept) and leads_up(scene, kept, ":")


def _names_matter(scene: Scene, kept: Tokens) -> bool:
    """`Constructors:`, `Board and money:`: of what things of the game the lines below are, and no more."""
    lows = plain_lows(kept)
    ours = scene.lexicon.naming_words
    return 0 < len(lows) <= _FEW and all(
        any(form in ours or form in _MATTERS for form in (low, low.removesuffix("s"))) for low in lows
    )


_MATTERS: Final = words_in(
    "the my and money board business errands chores shopping repairs trade travel healing"
)


def may_lead(tokens: Tokens) -> bool:
    """Whether a line that ends in a colon may be read as if the first act below stood right behind it.

    It holds a clause (`I checked the board twice:`), or is no mere name of the things below it.
    """
    lows = [token.low for token in tokens]
    if denied(tokens) or not _BOOKISH.isdisjoint(lows):
        return False
    if concludes_at_end(tokens):
        return True
    if belied(tokens) or not_of_now(tokens):
        return False
    if any(a in _RELATIVE and b in MODALS for a, b in pairwise(lows)) or not (
        HEADINGS.isdisjoint(lows) or _RELATING.isdisjoint(lows)
    ):
        # "a night that might have been", "moves that Petra might consider"
        return False
    if not _DECISIONS.isdisjoint(lows) and "i" not in lows and len(lows) > _FEW:
        # somebody else has come to a decision
        return False
    if lows[0] == "to" or any(states(piece) for piece in pieces_of(tokens)):
        return True
    told = not HEADINGS.isdisjoint(lows) and any(is_past(low) for low in lows)
    return not told and EXEMPLARY.isdisjoint(lows) and _RELATING.isdisjoint(lows)


def _where(lows: list[str], place: int) -> bool:
    """Whether `'s` at `place` only tells where (`Two changes in the guild's papers:`)."""
    return place > 2 and lows[place - 2] == "the" and lows[place - 3] in {"in", "on", "for", "to", "at"}


def without_trimmings(scene: Scene, tokens: Tokens) -> Tokens:
    """`Two bargains, gently used:` without what it says of the things below, and without the sender's own
    name."""
    pieces = pieces_of(tokens)
    kept = [_unsigned(scene, piece) for n, piece in enumerate(pieces) if not _trims(piece, n > 0)]
    return [token for piece in kept or pieces for token in piece]


def _unsigned(scene: Scene, piece: list[Token]) -> list[Token]:
    """`Elspeth's business` from Elspeth: the words without eir own name."""
    named = scene.referents.at(scene.text, piece, 0) if piece else None
    if named is None or named.who != (scene.sender,):
        return piece
    owns = [token.low for token in piece[named.end : named.end + 1]] == ["'s"]
    return piece[named.end + owns :] or piece


def _trims(piece: Tokens, behind: bool) -> bool:
    """`never used`, `freshly polished`, `for once`: what adorns the words before it; `Week 14`, anywhere."""
    if [token.low.isdecimal() for token in piece] == [False, True] and piece[0].low in _NUMBERED:
        return True
    if not behind:
        return False
    filler = set_phrases.FILLERS.longest(piece, 0)
    if (filler is not None and filler.end == len(piece)) or [t.low for t in piece] == ["for", "once"]:
        return True
    adorned = len(piece) > 1 and (piece[0].low.endswith("ly") or piece[0].low in _HOW)
    return (
        adorned
        and (is_past(piece[-1].low) or piece[-1].low == "used")
        and _DONE.isdisjoint(token.low for token in piece)
    )


_NUMBERED: Final = words_in("week wk day turn round phase part session")
_HOW: Final = words_in("never hand well home still newly half")
_DONE: Final = words_in(
    "done made sent already recently previously formerly lately early played said planned decided posted"
)


def tells_how_reached(scene: Scene, tokens: Tokens) -> bool:
    """`After long thought and tea:`, `Having read them:`: how the sender came to the rows, at no time to
    come."""
    reached = tokens[0].low in _COMING_TO and tokens[1].low not in _SET_TIMES and not temporal(tokens)
    return reached and leads_up(scene, tokens[:-1], ":")


_COMING_TO: Final = words_in("after having with despite against")
_SET_TIMES: Final = words_in("this that the next my our your his her")
