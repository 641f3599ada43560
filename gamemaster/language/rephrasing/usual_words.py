"""Words of everyday notes that come to plainer ones of the game.

`a new party, the Owls` is `a new party called the Owls`, `submit this one:` is `submit this proposal:`, `To
Lowri: I offer you` is `Lowri, I offer you`, `for her C` is `for a C`, `for a 5, or for a 6` is `for a 5 or a
6`, and `Quick votes from the train:` is `My votes:`. Nothing that could change an act is lost by any of them.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import DOCUMENT, Token, Tokens, words_in
from gamemaster.language.values.describing import numbered
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

_BODIES: Final = words_in("party band team crew group company fellowship")
_NEW: Final = words_in("a new another brand our my own")
_TABLING: Final = words_in("submit post table")
_TABLED: Final = "proposal"
_POINTING: Final = words_in("this following")
_OWNING: Final = words_in("her his eir their your")
_VOTES: Final = words_in("votes vote ballot ballots")
_NOTED: Final = words_in("quick my short late brief")
_WHENCE: Final = words_in(
    "from on in the a my train bus phone office road bed couch tram work car airport hotel holiday beach go "
    "hurry this week today here are for of me own now again tonight all guild round day"
)
_LONGEST: Final = 9
_PLACED: Final = words_in(
    "train bus phone office road bed couch tram work car airport hotel holiday beach me"
)


def in_usual_words(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with such words put plainly."""
    if len(tokens) < _FEWEST:
        return tokens
    lows = [token.low for token in tokens]
    if lows[0] == "to" and ":" in lows[:_LONGEST]:
        tokens = _called(scene, tokens)
    if DOCUMENT in lows or ":" in lows:
        tokens = _this_proposal(scene, tokens)
    if "for" in lows[1:]:
        tokens = _for_either(_of_anybody(tokens) if "offer" in lows else tokens)
    if "cast" in lows and "ballots" in lows:
        tokens = [t.changed(low="votes") if t.low == "ballots" else t for t in tokens]
    if "owe" in lows or "from" in lows:
        tokens = _without_debt(_without_old_value(tokens))
    if scene.lexicon.answered:
        tokens = _same_for(scene, tokens)
        tokens = _ballot_led(scene, tokens)
    if not _VOTES.isdisjoint(lows[:_LONGEST]) and ":" in lows[:_LONGEST]:
        tokens = _my_votes(scene, tokens)
    return _named_behind(scene, tokens) if "," in lows and not _BODIES.isdisjoint(lows) else tokens


_FEWEST: Final = 4


def _called(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`To Lowri: I offer you a 4`: who is called upon."""
    who = person_at(scene, tokens, 1)
    if who is None or who.end >= len(tokens) or tokens[who.end].low != ":" or who.others or who.doubt:
        return tokens
    if not {"you", "your"} & {token.low for token in tokens[who.end :]} or scene.sender in who.parts:
        return tokens
    return [*tokens[1 : who.end], tokens[who.end].changed(low=","), *tokens[who.end + 1 :]]


def _this_proposal(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`submit this one: {...}`, `submit the following instead: {...}`."""
    if not any(_TABLED in kind.called for kind in scene.lexicon.answered):
        return tokens
    for place in range(1, len(tokens) - 1):
        if tokens[place].low not in _POINTING or tokens[place - 1].low not in _TABLING | {"the"}:
            continue
        end = place + 1
        while end < len(tokens) and tokens[end].low in {"one", "instead"}:
            end += 1
        verb = tokens[place - 1 - (tokens[place - 1].low == "the")].low
        if verb in _TABLING and end < len(tokens) and tokens[end].low in {":", DOCUMENT}:
            noun = tokens[place].changed(low=_TABLED, capital=False)
            return [*tokens[: place + 1], noun, *tokens[end:]]
    return tokens


def _of_anybody(tokens: list[Token]) -> list[Token]:
    """`for her C`: what one gets is somebody's in any case."""
    found = list(tokens)
    for place in range(1, len(tokens) - 1):
        if tokens[place].low in _OWNING and tokens[place - 1].low == "for" and _symbol(tokens[place + 1]):
            found[place] = tokens[place].changed(low="a")
    return found


def _symbol(token: Token) -> bool:
    """A single letter or figure."""
    return len(token.low) == 1 and (token.capital or token.low.isdecimal())


def _for_either(tokens: list[Token]) -> list[Token]:
    """`for a 5, or for a 6`: `for a 5 or a 6`."""
    lows = [token.low for token in tokens]
    for place in range(3, len(lows) - 2):
        if lows[place : place + 2] != ["or", "for"] or lows[place + 2] not in {"a", "an"}:
            continue
        comma = lows[place - 1] == ","
        first = place - comma
        paired = _symbol(tokens[first - 1]) and lows[first - 3 : first - 2] == ["for"]
        if paired and place + 3 < len(tokens) and _symbol(tokens[place + 3]):
            return [*tokens[:first], tokens[place], *tokens[place + 2 :]]
    return tokens


def _my_votes(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`Quick votes from the train:`, `Ballot of Ondine:`: a heading that says whose votes they are."""
    colon = next(p for p, token in enumerate(tokens) if token.low == ":")
    front = [token.low for token in tokens[:colon]]
    noun = next((p for p, low in enumerate(front) if low in _VOTES), -1)
    own = set(scene.sender.lower().split())
    if noun < 0 or noun > 1 or colon + 1 >= len(tokens):
        return tokens
    plain = all(low in _NOTED | _WHENCE | _VOTES | own for low in front)
    whose = front[0] in _NOTED - {"my"} or not _PLACED.isdisjoint(front) or not own.isdisjoint(front)
    if not plain or not whose or front.count("for") > 1:
        return tokens
    first = tokens[0]
    return [first.changed(low="my"), first.changed(low="votes", capital=False), *tokens[colon:]]


_LED: Final = table_of(
    "for my part; from me; from my side; on my part; on my side; my part; short answer; the short answer; "
    "short and sweet; short version; the short version; bottom line; in one line; my verdict; verdict; my "
    "answer; my position; where i stand; my view; to make it short; to keep it short; my take"
)


def _ballot_led(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`For my part, FOR 31`, `Long mail from Brask, short answer: AGAINST 32`: the ballot behind."""
    for place in (0, *(p + 1 for p, t in enumerate(tokens[:_LONGEST]) if t.low == ",")):
        led = _LED.longest(tokens, place) if place < len(tokens) else None
        if led is None or led.end + 1 >= len(tokens) or tokens[led.end].low not in {",", ":", "--"}:
            continue
        hits = scene.lexicon.sayings.at(tokens, led.end + 1)
        front = {token.low for token in tokens[:place]}
        if any(hit.what.frame.fixed for hit in hits) and _SAID.isdisjoint(front):
            return tokens[led.end + 1 :]
    return _behind_opinion(scene, tokens)


def _behind_opinion(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I read it twice and still like it: FOR 33`, `Good idea: FOR 31`: the ballot that one's opinion leads
    up to, where both are of one side."""
    colon = next((p for p, token in enumerate(tokens[:_LONGEST_OPINION]) if token.low == ":"), 0)
    if not colon or colon + 1 >= len(tokens) or tokens[colon + 1].low not in _SIDES:
        return tokens
    said = {token.low for token in tokens[:colon]}
    liked = tokens[colon + 1].low == "for"
    sided = said & (_LIKING if liked else _DISLIKING)
    told = sided and said <= (_OPINING | (_LIKING if liked else _DISLIKING))
    hits = scene.lexicon.sayings.at(tokens, colon + 1) if told else []
    return tokens[colon + 1 :] if any(hit.what.frame.fixed for hit in hits) else tokens


_LONGEST_OPINION: Final = 14
_OPINING: Final = words_in(
    "i it this that one the a my read reread have 've am 'm is 's looks sounds seems idea proposal sorry "
    "change text rule work job thing twice thrice again times three and still very really quite so too much "
    "now all rather pretty just to me , . ok okay well after carefully proposed written"
)
_LIKING: Final = words_in(
    "like love good great nice fine sensible clever reasonable fair useful agree convinced brilliant "
    "excellent "
    "lovely sound needed smart elegant happy fun yes"
)
_DISLIKING: Final = words_in(
    "dislike hate bad terrible awful silly unfair useless disagree unconvinced horrible long complicated "
    "messy "
    "unneeded dangerous risky vague no"
)


_SAID: Final = words.CONDITION | words.SPEECH | words.NEGATIONS | words_in("i you he she they if ? says :")


def _without_debt(tokens: list[Token]) -> list[Token]:
    """`I pay Jun the 3 gold I owe him`: what is given is owed, which ends the sentence."""
    lows = [token.low for token in tokens]
    place = lows.index("owe") if "owe" in lows else 0
    if place < _FEWEST or lows[place - 1] != "i" or not any(low.isdecimal() for low in lows[:place]):
        return tokens
    first = place - 1 - (lows[place - 2] in {"that", "which"})
    end = place + 1 + (place + 1 < len(lows) and lows[place + 1] in _CREDITORS)
    closes = all(not low[0].isalnum() for low in lows[end:])
    return [*tokens[:first], *tokens[end:]] if closes and lows[first - 1].isalpha() else tokens


_CREDITORS: Final = words_in("him her em you them")


def _without_old_value(tokens: list[Token]) -> list[Token]:
    """`I change my left constructor from A to B`: what it was before."""
    for place in range(_FEWEST - 1, len(tokens) - 3):
        if tokens[place].low != "from" or tokens[place + 2].low != "to":
            continue
        pair = _symbol(tokens[place + 1]) and _symbol(tokens[place + 3])
        if pair and not _CHANGING.isdisjoint(t.low for t in tokens[:place]):
            return [*tokens[:place], *tokens[place + 2 :]]
    return tokens


_CHANGING: Final = words_in("change switch set reset turn")


def _same_for(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I vote FOR 31 and the same for 32`: the answer before, once more."""
    for place in range(_FEWEST, len(tokens) - 2):
        if tokens[place].low != "same" or tokens[place + 1].low not in {"for", "on", "to", "with"}:
            continue
        first = place - (tokens[place - 1].low == "the")
        joined = tokens[first - 1].low in {"and", ",", ";"}
        sides = [t for t in tokens[:first] if t.low in _SIDES]
        if joined and len({t.low for t in sides}) == 1 and numbered(scene, tokens[place + 2].low):
            return [*tokens[:first], sides[0], *tokens[place + 2 :]]
    return tokens


_SIDES: Final = words_in("for against")


def _named_behind(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I create a new party, the Owls`: what it is called."""
    for place in range(2, len(tokens) - 2):
        if tokens[place].low not in _BODIES or tokens[place + 1].low != ",":
            continue
        begin = place
        while begin > 0 and tokens[begin - 1].low in _NEW:
            begin -= 1
        name = place + 2 + (tokens[place + 2].low == "the")
        fresh = begin < place and bool(scene.lexicon.verb_at(tokens, begin - 1))
        if fresh and name < len(tokens) and tokens[name].capital and _closes(tokens, name + 1):
            called = tokens[place + 1].changed(low="called")
            return [*tokens[: place + 1], called, *tokens[place + 2 :]]
    return tokens


def _closes(tokens: Tokens, place: int) -> bool:
    """Whether a name of one or more words with capitals ends the clause."""
    while place < len(tokens) and tokens[place].capital:
        place += 1
    return place >= len(tokens) or tokens[place].low in {".", "!", ",", "and", ";"}
