"""A few closed words that people end with, and that tell nothing of the act whatever it is.

That one shrugs (`I play Rum, I guess`), how one speaks (`tbh`, `imho`), whose turn it is to write (`your
move, Jun`, `over to you`), a parting (`see you tomorrow`), what more there is none of (`no further plays`),
who else does it (`as does Lowri`).
"""

from typing import Final

from gamemaster.language.english.phrases import phrases_in
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.tails.given_for import given_for, in_honour
from gamemaster.language.tails.spliced import states_besides
from gamemaster.language.vocabulary.scene import Scene

_MARKS: Final = words_in(", ; - -- – — ... . ! ?")
_ENDING: Final = words_in(". ! … ...")
_SHRUGS: Final = phrases_in(
    "i guess; i suppose; tbh; to be honest; imo; imho; fwiw; for what it 's worth; tho; lol; haha; hehe; "
    "heh; lmao; rofl; xd; i guess lol; tho lol; lol tho; though lol"
)
_CLOSINGS: Final = phrases_in(
    "your turn; your move; your go; over to you; you 're up; you are up; you 're next; you are next; "
    "now you; now it 's your turn; the floor is yours; the ball is in your court; see you; "
    "see you there; see you then; see you around; see you soon; see you later; see you tomorrow; see you "
    "tonight; see you next week; see you on the other side; have fun; have fun everyone; have fun "
    "everybody; have fun all; have a good one; enjoy; enjoy the weekend; enjoy your weekend; take care; "
    "take that; good luck; gl; gg; no pressure; no rush; no worries; no idea why; don 't ask; don 't "
    "ask why; sorry not sorry; go us; cheers; what a mess; what a day; what else; who else; "
    "great stuff; good stuff; nice stuff; good news; sweet dreams; rest in peace; rip; eat that; "
    "no choice; no other choice; no choice really; no real choice; no better idea; no better ideas; "
    "no other ideas; no other option; no other options; no brainer; easy choice; tough choice; "
    "hard choice; better than nothing"
)
_NONE_OF: Final = words_in("more further other additional")
_WHAT_ELSE: Final = words_in(
    "play plays move moves action actions act acts vote votes post posts comment comments questions remarks "
    "news business orders announcements"
)
_FOR_NOW: Final = words_in(
    "from me for now today tonight this turn time week evening morning at present the moment by my side i "
    "have am until till tomorrow monday tuesday wednesday thursday friday saturday sunday weekend please"
)
_MOST: Final = 12


def rounds_off(scene: Scene, tokens: Tokens, start: int, end: int, takes_people: bool = True) -> bool:
    """Whether the words from `start` up to `end`, behind a whole act, only round the sentence off; somebody
    may be called behind them. `takes_people` that the act is done to somebody."""
    while end > start and tokens[end - 1].low in _ENDING:
        end -= 1
    if not 0 < end - start <= _MOST:
        return False
    said = tokens[start:end]
    parted = said[0].low in _MARKS
    while said and said[0].low in _MARKS:
        said = said[1:]
    lows = plain_lows(said)
    if not lows or any(token.line for token in said):
        return False
    own = any(token.low == "i" for token in tokens[:start])
    if (own and shrugs(lows)) or (lows == ["only"] and not parted) or as_others(scene, said):
        return True
    if parted and (_names_again(tokens[:start], said, lows) or _dashes(scene, tokens, start, end)):
        return True
    if given_for(scene, tokens[:start], said) or in_honour(scene, said):
        return True
    if not parted or tuple(lows) in _CLOSINGS or none_left(lows) or _parts_from(said, lows):
        return parted
    return _calls(scene, tokens, start, said, takes_people)


def _calls(scene: Scene, tokens: Tokens, start: int, said: Tokens, takes_people: bool) -> bool:
    """`your move, Jun`, `- sorry, Brask!`: such words, and to whom they are said."""
    comma = next((p for p, token in enumerate(said) if token.low == ","), 0)
    if not comma:
        return False
    named = scene.referents.at(scene.text, said, comma + 1)
    if named is None or named.end != len(said):
        return False
    if said[0].low == "sorry" and comma == 1 and tokens[start].low != ",":
        # "- sorry, Brask!"
        done = {token.low for token in tokens[:start]}
        return not takes_people or all(t.low in done for t in said[comma + 1 :] if t.low[0].isalpha())
    return tuple(plain_lows(said[:comma])) in _CLOSINGS


def _dashes(scene: Scene, tokens: Tokens, start: int, end: int) -> bool:
    """`- the game needs it`: behind a dash as behind a comma, a statement of something else."""
    return tokens[start].low in _DASHES and states_besides(scene, tokens, start + 1, end)


_DASHES: Final = words_in("- -- – —")


def _names_again(act: Tokens, said: Tokens, lows: list[str]) -> bool:
    """`I think it's him`, `it has to be Jun`: the very person whom the act has named."""
    place = next((p for p, low in enumerate(lows[:_EARLY]) if low == "it"), -1)
    if place < 0 or (place and (lows[0] != "i" or not _SURELY.issuperset(lows[1:place]))):
        return False
    if lows[place + 1 : -1] not in _IS or not said[-1].capital:
        return False
    return said[-1].low in {token.low for token in act}


_EARLY: Final = 5
_SURELY: Final = words_in("think believe bet say am 'm pretty quite sure certain that reckon fear feel know")
_IS: Final = (["'s"], ["is"], ["must", "be"], ["has", "to", "be"], ["can", "only", "be"])


def as_others(scene: Scene, said: Tokens) -> bool:
    """`as does Lowri`, `and so should Brask, Jun and Lowri`, `like Lowri and for the same reason`: who else
    does it, or should."""
    lows = [token.low for token in said]
    place = 1 if lows[:1] in (["and"], [","]) else 0
    led = lows[place : place + 1]
    if led in (["as"], ["so"]) and lows[place + 1 : place + 2] != [] and lows[place + 1] in _DO:
        place += 2
    elif led == ["like"]:
        place += 1
    else:
        return False
    end = _people_end(scene, said, place)
    rest = [low for low in lows[end:] if low.isalpha()]
    if led == ["like"]:
        return end > place and rest in _SAME_REASON
    return end > place and not rest


def _people_end(scene: Scene, said: Tokens, place: int) -> int:
    """Where a list of people ends that begins at `place`."""
    end = place
    while place < len(said):
        if said[place].low in _EVERYBODY:
            end = place = place + 1
        elif said[place].low in {",", "and"} and place > 0:
            place += 1
        elif said[place].capital and (named := scene.referents.at(scene.text, said, place)) is not None:
            end = place = named.end
        else:
            break
    return end


_DO: Final = words_in("do does did should must will")
_EVERYBODY: Final = words_in("everybody everyone you all most others")
_SAME_REASON: Final = (
    ["and", "for", "the", "same", "reason"],
    ["and", "for", "the", "same", "reasons"],
    ["for", "the", "same", "reason"],
    ["for", "the", "same", "reasons"],
    ["and", "for", "much", "the", "same", "reason"],
    ["and", "for", "similar", "reasons"],
    ["did", "last", "week"],
    ["did", "yesterday"],
    ["did", "earlier"],
    ["before", "me"],
)


def _parts_from(said: Tokens, lows: list[str]) -> bool:
    """`goodbye Nightjars, it was fun`: a farewell to whomever, and how it was."""
    if lows[0] not in _GREETINGS:
        return False
    comma = next((p for p, token in enumerate(said) if token.low == ","), len(said))
    called = [t for t in said[1:comma] if t.low not in _DEAR]
    behind = tuple(plain_lows(said[comma + 1 :]))
    return (
        len(called) <= len(["dear", "old", "ones"])
        and all(t.capital for t in called)
        and (not behind or behind in _IT_WAS_FUN)
    )


_GREETINGS: Final = words_in("goodbye bye farewell adieu hello hi hullo greetings so_long")
_DEAR: Final = words_in("dear old all everyone everybody my friends folks the to again")
_IT_WAS_FUN: Final = phrases_in(
    "it was fun; it was great fun; it was great; it was nice; it was a pleasure; it was an honour; "
    "it has been fun; it 's been fun; it 's been a pleasure; it was fun while it lasted; "
    "no hard feelings; i 'll miss you; i will miss you; see you around; take care; good luck; thanks for "
    "everything; it was lovely; it was good"
)


def shrugs(lows: list[str]) -> bool:
    """`I guess`, `tbh`: that one makes nothing of it."""
    return tuple(lows) in _SHRUGS


def shrugged_off(text: str, act: int, behind: Tokens) -> bool:
    """Whether somebody shrugs behind an act that begins at `act` with `I`, and is no mere answer (`For, I
    suppose`)."""
    return text[act : act + 2].lower() in {"i ", "i'"} and shrugs(plain_lows(behind))


def none_left(lows: list[str]) -> bool:
    """`no further plays`, `no more moves from me till August`: what there is none of besides."""
    if lows[:1] != ["no"] or len(lows) < len(["no", "more", "plays"]) or lows[1] not in _NONE_OF:
        return False
    return lows[2] in _WHAT_ELSE and _FOR_NOW.issuperset(lows[3:])
