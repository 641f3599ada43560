"""Acting for somebody else: how that is said, who then acts, and whose `his` and `her` are.

It is certain only where the sentence itself says so and names one person (`behalf_at`). Whoever only speaks
or stands in for another (`perhaps_acting_at`, `stands_in`) may mean the words that follow as that one's.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.before.labels import thing_named
from gamemaster.language.before.principals import past_told
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.people import person_at
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, acts_in, any_act

_FOR: Final = (
    ("on", "behalf", "of"),
    ("acting", "on", "behalf", "of"),
    ("acting", "for"),
    ("by", "proxy", "for"),
    ("as", "proxy", "for"),
    ("acting", "as", "proxy", "for"),
)
_FOR_FIRSTS: Final = frozenset(opener[0] for opener in _FOR)
_ACTING_FOR: Final = (*_FOR, ("act", "for"))
_PERHAPS_FOR: Final = (
    ("speaking", "for"),
    ("standing", "in", "for"),
    ("deputising", "for"),
    ("deputizing", "for"),
    ("filling", "in", "for"),
    ("in", "place", "of"),
    ("in", "the", "name", "of"),
    ("in", "the", "stead", "of"),
)
_THEIRS: Final = words_in("his her their eir its")
_THEMSELVES: Final = words_in("himself herself themself themselves emself him them em her")
_OFFICES: Final = words_in("stead place name proxy agent deputy")
_STOOD_IN_FOR: Final = words_in("his her their eir your")
_OF_ONESELF: Final = words_in("myself personally me own mine")
_DOING: Final = words_in(
    "act acting speak speaking stand standing fill filling deputise deputize deputising deputizing"
)
_DEPUTIES: Final = words_in("proxy deputy agent substitute representative")
_WHAT: Final = words_in("following follows this these rest below mail message moves move actions acts act")
_SAYING_IT_IS: Final = words_in("is are 's am 'm")
FOR_WHOM: Final = _DOING | _DEPUTIES | {"behalf"}
"""Without one of these a sentence says not for whom one speaks."""
_MOST_BEFORE: Final = 14


def behalf_at(scene: Scene, tokens: Tokens, place: int) -> tuple[str | None, int] | None:
    """`on behalf of X` at `place`: who (None when nobody certain is named) and where it ends."""
    if place >= len(tokens) or tokens[place].low not in _FOR_FIRSTS:
        return None
    begin = _after(tokens, place, _FOR)
    if begin is None:
        if tokens[place].low != "on":
            return None
        owner = person_at(scene, tokens, place + 1)
        if owner is None or not _has_behalf(tokens, owner.end):
            return None
        return (None if owner.doubt else str(owner.parts[0])), owner.end + 2
    who = person_at(scene, tokens, begin)
    if who is None and thing_named(scene, tokens, begin) is not None:
        return None
    if who is None or who.doubt:
        return None, begin
    joined = [token.low for token in tokens[who.end : who.end + 2]]
    if joined[:1] in (["and"], ["&"], ["or"]) or joined == [",", "or"]:
        return None, begin
    return str(who.parts[0]), past_told(scene, tokens, who.end)


def acted_for(scene: Scene, tokens: Tokens, place: int) -> tuple[str, int] | None:
    """`(I act) for Conrad: I ...`: who is named at `place`, and where what is done for em begins."""
    if place >= len(tokens) or tokens[place].low != "for" or tokens[-1].low == ":":
        return None
    who = _somebody(scene, tokens, place + 1)
    if who is None or who.doubt or [token.low for token in tokens[who.end : who.end + 2]] != [":", "i"]:
        return None
    said = {scene.text[token.start : token.end].lower() for token in tokens}
    if "my" in said or _THEIRS.isdisjoint(said):
        # only "his turn" says for certain that it is done as Conrad
        return None
    return str(who.parts[0]), who.end + 2


def past_leave(tokens: Tokens, place: int) -> int | None:
    """`With eir written leave:` right before `on behalf of Tarn`: where that begins."""
    if tokens[place].low not in {"with", "by", "having", "under", "at", "on"}:
        return None
    for end in range(place + 2, min(len(tokens) - 1, place + _MOST_OF_LEAVE)):
        if tokens[end].low not in {",", ":"}:
            continue
        lows = {token.low for token in tokens[place:end]}
        under = tokens[place].low == "under" and tokens[end - 1].low in _UNDER and end - place <= _FEW
        if under and _after(tokens, end + 1, _FOR) is not None:
            # "Under it, acting on behalf of Tarn"
            return end + 1
        given = not _LEAVES.isdisjoint(lows) and not _GIVEN_BY.isdisjoint(lows) and "not" not in lows
        return end + 1 if given and _after(tokens, end + 1, _FOR) is not None else None
    return None


_FEW: Final = 5
_UNDER: Final = words_in(
    "it this that same proxy slip power authority mandate paper letter note document arrangement agreement"
)
_MOST_OF_LEAVE: Final = 10
_LEAVES: Final = words_in(
    "leave permission consent authority authorisation authorization blessing instructions instruction "
    "request mandate approval agreement word knowledge"
)
# what is eirs is called mine by now
_GIVEN_BY: Final = words_in("his her their eir its my 's")


def perhaps_acting_at(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """Where `For Tarn, who is ill, I ...` or `In Tarn's stead` has named em: it may be done for em, or only
    said to em."""
    after = _after(tokens, place, _PERHAPS_FOR)
    if after is not None:
        who = person_at(scene, tokens, after)
        return who.end if who is not None else None
    if tokens[place].low not in {"for", "in", "as"}:
        return None
    behind = [token.low for token in tokens[place + 1 : place + 3]]
    if behind and tokens[place].low == "in" and behind[0] in _STOOD_IN_FOR and behind[-1] in _OFFICES:
        # "In his place I explore"
        return place + 3
    if behind == ["my", "name"] and [t.low for t in tokens[place + 3 : place + 4]] == ["and"]:
        return place + 4
    who = _somebody(scene, tokens, place + 1)
    if who is None:
        return None
    lows = [token.low for token in tokens[who.end : who.end + 2]]
    if tokens[place].low == "for":
        return who.end if lows[:1] in ([","], [":"]) else None
    return who.end + 2 if lows[:1] == ["'s"] and lows[-1] in _OFFICES else None


def in_the_name_of(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`I play Rum, in the name of Tarn`: whether what stands before `place` may be done for somebody."""
    stands = place < len(tokens) and tokens[place].low != "for"
    return stands and perhaps_acting_at(scene, tokens, place) is not None


def _somebody(scene: Scene, tokens: Tokens, place: int) -> Value | None:
    """Somebody other than the sender who is named at `place`."""
    if place >= len(tokens) or not tokens[place].capital:
        return None
    who = person_at(scene, tokens, place)
    return who if who is not None and who.parts[0] != scene.sender else None


def _after(tokens: Tokens, place: int, openers: tuple[tuple[str, ...], ...]) -> int | None:
    for opener in openers:
        if (
            tokens[place].low == opener[0]
            and tuple(t.low for t in tokens[place : place + len(opener)]) == opener
        ):
            return place + len(opener)
    return None


def _has_behalf(tokens: Tokens, place: int) -> bool:
    """`(Tarn)'s behalf`, where a name ends at `place`."""
    return [token.low for token in tokens[place : place + 2]] == ["'s", "behalf"]


def in_own_words(scene: Scene, tokens: list[Token], principal: str = "") -> list[Token]:
    """The tokens with `my` for what belongs to the one whom the sentence acts for.

    `principal` is who that is known to be; else the sentence has to say so.
    """
    if not principal:
        if _DOING_FOR.isdisjoint([token.low for token in tokens]):
            return tokens
        principal = _principal(scene, tokens)
    if not principal or principal == scene.sender:
        return tokens
    found: list[Token] = []
    place, other = 0, False
    while place < len(tokens):
        token = tokens[place]
        # nobody called On is meant by `On behalf of Tarn`
        named = person_at(scene, tokens, place) if token.capital and token.low not in {"i", "on"} else None
        if named is not None and not named.doubt:
            owner = named.end < len(tokens) and tokens[named.end].low == "'s"
            mine = named.parts[0] == principal
            if mine and owner and not _has_behalf(tokens, named.end):
                found.append(token.changed(low="my", end=tokens[named.end].end, capital=False))
                place = named.end + 1
                continue
            other = other or not mine
            found += tokens[place : named.end]
            place = named.end
            continue
        if token.low in _THEMSELVES and _grants(scene, found):
            token = token.changed(low="myself")
        elif token.low in _THEIRS and not other:
            # with somebody else named before, it may be eirs
            token = token.changed(low="my")
        found.append(token)
        place += 1
    return found


_DOING_FOR: Final = words_in("behalf proxy acting act cause")


def _grants(scene: Scene, before: list[Token]) -> bool:
    """`grant (em the token)`, which the game calls granting oneself."""
    if not before:
        return False
    verb = before[-1]
    return any(hit.end == 2 for hit in scene.lexicon.verb_at([verb, verb.changed(low="myself")], 0))


def _principal(scene: Scene, tokens: Tokens) -> str:
    for place, token in enumerate(tokens):
        after = _after(tokens, place, _ACTING_FOR)
        if after is None and token.low == "cause":
            after = place + 1
        if after is None and token.low == "on" and (who := _somebody(scene, tokens, place + 1)) is not None:
            after = place + 1 if _has_behalf(tokens, who.end) else None
        who = person_at(scene, tokens, after) if after is not None else None
        if who is not None:
            return "" if who.doubt else str(who.parts[0])
    return ""


def stands_in(scene: Scene, tokens: Tokens) -> bool:
    """`I act for Tarn this week`, `I am Tarn's proxy`, `What follows is on behalf of Tarn`."""
    lows = [token.low for token in tokens]
    for place in range(1, min(len(tokens), _MOST_BEFORE + 1)):
        who = _somebody(scene, tokens, place)
        if who is None:
            continue
        before, after = lows[:place], lows[who.end : who.end + 2]
        mine = "i" in before and "not" not in before and "'t" not in before
        if before[-1:] == ["for"] and mine and not _DOING.isdisjoint(before[-3:-1]):
            return after[:1] != ["to"] and acted_for(scene, tokens, place - 1) is None
        if after[:1] == ["'s"] and mine and before[-1] in _SAYING_IT_IS and not _DEPUTIES.isdisjoint(after):
            return True
        said_for = before[-1:] == ["for"] or before[-3:] == ["on", "behalf", "of"]
        is_for = not _SAYING_IT_IS.isdisjoint(before[-6:]) and not _WHAT.isdisjoint(before[:4])
        if said_for and is_for and "i" not in before and after[:1] in ([], ["."], [":"], ["!"], [","]):
            return True
    return False


_ASKED: Final = re.compile(
    r"\b(\w+)(?: (?:has|had|have|just|also|kindly|even))* "
    r"(?:asked|begged|told|instructed|authori[sz]ed|allowed|ordered|entrusted|charged|empowered|"
    r"commissioned|deputi[sz]ed|appointed|made|left|wants|wanted|bids|bade) "
    r"me to (?!think\b|believe\b|look\b|write\b)"
)
_WHO_ASKED: Final = words_in("she he they e who and")
_BEFORE: Final = 600


def asked_by(scene: Scene, named: Tokens) -> bool:
    """Whether words right before say that those named have asked the sender to do something for em."""
    end = named[0].start
    names = {token.low for token in named} | _WHO_ASKED
    told = _ASKED.finditer(scene.text[max(0, end - _BEFORE) : end])
    return any(match[1].lower() in names for match in told)


_SOON: Final = 16


def commissions(lows: Sequence[str]) -> bool:
    """`She asked me to send this for her`, `Hamish dictated this to me`: somebody has the sender act for em.

    What then says itself on whose behalf it is done is done; all else may be somebody's words.
    """
    given = any(
        low in _GIVING and "me" in lows[place + 1 : place + 4] and not _HANDED.isdisjoint(lows[place + 1 :])
        for place, low in enumerate(lows)
    )
    return given and (words.CONDITION | _NO_COMMISSION).isdisjoint(lows)


_GIVING: Final = words_in(
    "asked asks begged begs wants told tells gave gives dictated dictates sent sends texted texts phoned "
    "rang wrote writes passed handed left whispered instructed authorised authorized empowered"
)
_HANDED: Final = words_in("this these following it to")
_NO_COMMISSION: Final = words_in("not n't 't never example joke story dream draft")


class Proxy:
    """The paragraph that `On behalf of Tarn:` opens, which may be about em to its end."""

    def __init__(self) -> None:
        self.paragraph = -1

    def follow(self, findings: list[Finding], tokens: Tokens, paragraph: int) -> list[Finding]:
        """The findings of a sentence: what is done below such an opening may be done for em, too."""
        if self.paragraph < 0 and not any_act(findings):
            return findings
        acts = acts_in(findings)
        if any(act.by is not None for act in acts):
            colon = next((token.start for token in tokens[:_SOON] if token.low == ":"), acts[0].start)
            self.paragraph = paragraph if colon < acts[0].start else -1
            return findings
        own = not _OF_ONESELF.isdisjoint([token.low for token in tokens])
        if not acts or own or paragraph != self.paragraph:
            self.paragraph = -1 if own else self.paragraph
            return findings
        return [
            Doubt("on_behalf_of_whom", f.start, f.end, ((f,),), True) if isinstance(f, Act) else f
            for f in findings
        ]
