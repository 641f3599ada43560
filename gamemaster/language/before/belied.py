"""Words before a colon that say of what stands behind them that it is no act: `This is not real:`.

It is denied, rehearsed, advised, dictated, somebody else's, done before, or a habit.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.provisos import on_condition
from gamemaster.language.before.statements import pieces_of, states
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_POINTING: Final = words_in("this that it these those none nothing neither")
_DENYING: Final = words_in("not no never n't 't none nothing neither nobody hardly")
_REALITY: Final = words_in(
    "real true live valid official final binding mine serious meant move moves vote votes action actions "
    "game play message mail order orders yet ready me"
)
_UNDECIDED: Final = words_in("decided decide sure certain ready chosen")
_REHEARSING: Final = words_in(
    "practising practicing rehearsing joking kidding testing quoting pretending dreaming daydreaming "
    "brainstorming toying fooling trolling bluffing imagining drafting"
)
_PROPOSING: Final = words_in("suggest recommend advise")
_ADVICE: Final = words_in("advice recommendation tip hint suggestion")
_TAKING_ADVICE: Final = words.PREPOSITIONS | words_in("following taking heeding thanks against")
_PUTTING: Final = words_in("word phrase say write put announce")
_DICTATING: Final = words_in("repeat chant recite copy type write recall remember")
_SENDING: Final = words_in("sent wrote posted mailed drafted typed scribbled said announced moved did")
_SAID: Final = words_in("did do does said say says wrote write writes sent send sends typed posted")
_SUBJECTS: Final = words_in("i we he she they you who somebody someone")
_INSCRIBED: Final = words_in(
    "written carved painted scrawled scribbled etched engraved chalked printed overheard heard seen spotted"
)
_OWNING: Final = words_in("my his her our their the a your")


def trails_off(before: Tokens) -> bool:
    """`Encouraged by Imke, or not,`, `... but not really,`: what is unsaid as soon as it is said.

    `Ready or not` has no mark inside.
    """
    lows = [token.low for token in before]
    while lows and not lows[-1][0].isalnum():
        del lows[-1]
    cut = max((place for place, low in enumerate(lows) if low in _CUTTING), default=-1)
    last = lows[cut + 1 :]
    return (cut >= 0 and last == ["or", "not"]) or (last[:1] == ["not"] and _QUITE.issuperset(last[1:]))


def still_planned(before: Tokens) -> bool:
    """`As I will do on Friday`, `As I am planning to do`: what is still to be done."""
    lows = [token.low for token in before[:_AS_FAR]]
    told = lows[:2] == ["as", "i"] and "do" in lows[3:]
    return told and not _PLANNED.isdisjoint(lows[2 : lows.index("do")])


def is_unmeant(before: Tokens) -> bool:
    """`As I don't mean it`, `Since I am not serious`: that the sender does not mean what e says."""
    lows = [low for low in plain_lows(before) if low not in _TRULY]
    return any(
        a in _NOT and (b == "serious" or (b == "mean" and c in _POINTING))
        for a, b, c in zip(lows, lows[1:], [*lows[2:], ""], strict=False)
    )


_NOT: Final = words_in("not n't 't never don dont hardly")
_TRULY: Final = words_in("really actually truly at all quite entirely being")
_AS_FAR: Final = 7
_PLANNED: Final = words_in("will 'll shall would 'd plan planning intend intending mean going want hope")


_CUTTING: Final = frozenset({"but", ",", ";", ":", "--", "(", "..."})
_QUITE: Final = words_in("really quite exactly yet entirely for real in earnest seriously truly actually")


def belied(before: Tokens) -> bool:
    """Whether the words in front of a colon say so."""
    lows = plain_lows(before)
    if not lows:
        return False
    clause = any(states(piece) for piece in pieces_of(before))
    return (
        _not_real(lows)
        or _said_once(lows, clause)
        or _told_to_others(lows)
        or _by_others(lows, clause)
        or _worded_by_another(lows)
        or _of_anothers(before)
        or _put_off(lows)
        or on_condition(lows)
        or _deputed(lows)
        or lows[0] in _UNDONE
        or (lows[-1] in _SPECIMENS and not _ONE_OF_THEM.isdisjoint(lows[-2:-1]) and "not" not in lows[-4:-2])
        or not _REHEARSING.isdisjoint(lows)
        or (lows[0] == "from" and not _BOOKS.isdisjoint(lows[1:4]))
        or {"try", "out"} <= set(lows)
        or lows[:2] in (["thinking", "aloud"], ["thinking", "out"])
    )


_SPECIMENS: Final = words_in(
    "example draft sample template sketch rehearsal joke test proto illustration mockup"
)
_ONE_OF_THEM: Final = words_in("a an only just mere merely as another this")
_UNDONE: Final = words_in(
    "withdrawn cancelled canceled retracted revoked void voided overruled superseded rejected deleted "
    "obsolete outdated expired invalid illegal"
)
_BOOKS: Final = words_in(
    "booklet manual rulebook handbook archive archives book leaflet brochure diary log guide tutorial"
)


def _said_once(lows: list[str], clause: bool) -> bool:
    """`I sent this last week`, `Last week I did`, `Moves so far`, `My usual week`: done before, or always."""
    threes = zip(lows, lows[1:], [*lows[2:], ""], strict=False)
    return (
        any(a in _SENDING and b in {"this", "these"} and c not in _OF_MAIL for a, b, c in threes)
        or (lows[-1] == "to" and not (lows[-2:-1] == ["me"] and {"as", "because", "since"} & set(lows)))
        or (len(lows) > 2 and lows[-1] in _SAID and lows[-2] in _SUBJECTS and not _does_so_or_more(lows))
        or (lows[-2:] in _UP_TO_NOW and not (clause and "i" in lows))
        or (not clause and lows[0] == "my" and "usual" in lows)
        or (not clause and {"last", "words"} <= set(lows))
        or (lows[0] == "last" and lows[1:2] != [] and lows[1] in PERIODS)
    )


def lists_unreal(before: Tokens) -> bool:
    """`The recurring dream: a stair, a lamp(, and I explore)`: whether a label at the front of a sentence
    makes nothing real of all that it lists."""
    colon = next((p for p, token in enumerate(before[:_LONGEST_LABEL]) if token.low == ":"), 0)
    lows = [token.low for token in before[:colon]]
    if not lows or not _STILL_TO_DO.isdisjoint(lows[:2]) or lows[:2] == ["to", "do"]:
        return bool(lows)
    return not _LISTED.isdisjoint(lows) and _NONE.isdisjoint(lows)


_LONGEST_LABEL: Final = 12
_NONE: Final = words_in("no not never but end enough")
_STILL_TO_DO: Final = words_in("todo pending undone unticked")
_LISTED: Final = words.FICTION | words_in(
    "nightmare daydream fantasy horoscope tarot prophecy oracle omen vision forecast plot scenario script "
    "routine list agenda schedule menu recipe checklist deal bargain bribe wager bet dare price hypothesis "
    "theory rumour rumor gossip legend draft example template open wishlist itinerary programme superstition "
    "stereotype cliche sitcom episode trailer"
)


def _does_so_or_more(lows: list[str]) -> bool:
    """`You need it more than I do` tells of no act either."""
    return does_so(lows) or lows[-3] == "than"


def does_so(lows: list[str]) -> bool:
    """`Nobody takes it, so I do`, `..., so this is what I do`: what comes of something, and now."""
    place = next((p + 1 for p in range(len(lows) - 2, -1, -1) if lows[p] == "so"), len(lows))
    return lows[place:] in _DOING_SO


_DOING_SO: Final = [
    [*first, "i", "do"]
    for first in (
        [],
        ["now"],
        ["here"],
        ["this", "is", "what"],
        ["here", "is", "what"],
        ["here", "'s", "what"],
    )
] + [["i", will] for will in ("will", "shall", "must", "'ll")]
PERIODS: Final = words_in(
    "session month week night game season phase month year time summer winter spring autumn"
)
"""With `last` in front of one of these a sentence tells of what was."""


def _told_to_others(lows: list[str]) -> bool:
    """`My advice to you`, `Repeat after me`, `I suggest`: what others may say or do."""
    advises = not _ADVICE.isdisjoint(lows) and lows[0] not in _TAKING_ADVICE
    proposes = len(lows) <= _FEW and not _PROPOSING.isdisjoint(lows)
    worded = any(a == "how" and c in _PUTTING for a, c in zip(lows, lows[2:], strict=False))
    return advises or proposes or worded or (lows[0] in _DICTATING and lows[-1] != "that")


def _by_others(lows: list[str], clause: bool) -> bool:
    """`Carved above the door`, `My sister, over my shoulder`, `Brask has two changes`: others say it."""
    if len(lows) < _SHORTEST:
        return lows[0] in _OTHERS_OWN and lows[-1] in _ERRANDS
    inscribed = lows[0] in _INSCRIBED and lows[1:2] != [] and lows[1] in words.PREPOSITIONS
    speaks = not clause and lows[0] in _OWNING and not words.KIN.isdisjoint(lows[1:3])
    has = not _HAVING.isdisjoint(lows[1:4]) and lows[-1] in _ERRANDS and _MINE.isdisjoint(lows)
    from_them = lows[-1] in words.KIN and lows[-2] in _OWNING and lows[-3:-2] in (["from"], ["by"])
    theirs = lows[0] in _OTHERS_OWN and not _ERRANDS.isdisjoint(lows[1:3]) and lows[-1] in _IN_ORDER
    return inscribed or speaks or has or from_them or theirs


def _of_anothers(before: Tokens) -> bool:
    """`I have always admired Imke's, of last June`: somebody else's mail, which follows."""
    pairs = zip(before, before[1:], [*before[2:], None], strict=False)
    return any(
        who.capital and owns.low in {"'s", "'"} and (behind is None or behind.low in {",", ":", "of", "from"})
        for who, owns, behind in pairs
    )


def _worded_by_another(lows: list[str]) -> bool:
    """`Joss puts it plainly`, `My cat sums it up`, `He'll keep it simple`: whose words follow."""
    for place, (low, thing) in enumerate(pairwise(lows)):
        if thing not in _A_SAYING or not _SENDERS.isdisjoint(lows[:place]):
            continue
        if low in _WORDS_IT or (low in _WILL_WORD and not _WILL.isdisjoint(lows[max(1, place - 2) : place])):
            return lows[0] not in {"as", "if", "let", "someone", "somebody"}
    return False


_A_SAYING: Final = words_in("it this things matters")
_WORDS_IT: Final = words_in("puts sums keeps says words phrases frames expresses states has")
_WILL_WORD: Final = words_in("put sum keep say word phrase frame express state have")
_WILL: Final = words_in("will 'll shall would 'd")


def _put_off(lows: list[str]) -> bool:
    """`The wedding is in May, so after the wedding`: an act of later, and no conclusion of now."""
    cut = next((p + 1 for p in range(len(lows) - 2, 0, -1) if lows[p] == "so"), 0)
    again = lows[cut : cut + 2] == ["once", "more"]
    if lows[-1] in _LATER and not _WILL.isdisjoint(lows[cut:]):
        # "so I will tomorrow"
        return True
    return cut > 0 and lows[cut] in _LATER and _SENDERS.isdisjoint(lows[cut:]) and not again


_LATER: Final = words_in("after once when whenever until till tomorrow later next")


def _deputed(lows: list[str]) -> bool:
    """`Tarn acts for me`, `Tarn has my proxy`: what follows is told by, or of, somebody else."""
    if _SENDERS.isdisjoint(lows[:1]) and "me" in lows[2:] and lows[lows.index("me") - 1] == "for":
        return not _STANDING_IN.isdisjoint(lows[1 : lows.index("me")])
    return _SENDERS.isdisjoint(lows[:1]) and not _PROXIES.isdisjoint(lows) and "my" in lows


_SENDERS: Final = words_in("i we")
_STANDING_IN: Final = words_in(
    "acts acting speaks speaking plays playing votes voting moves decides stands fills deputises"
)
_PROXIES: Final = words_in("proxy deputy substitute")


_SHORTEST: Final = 3
_OTHERS_OWN: Final = words_in("his her their your")
_IN_ORDER: Final = words_in("first last next second below follows this")
_HAVING: Final = words_in("has wants needs plans proposes intends requests")
_ERRANDS: Final = words_in(
    "changes change orders order moves move requests request wishes votes actions words"
)
_MINE: Final = words_in("i me my we us our")
_UP_TO_NOW: Final = (["so", "far"], ["thus", "far"], ["to", "date"], ["until", "now"])
_OF_MAIL: Final = words_in("message mail email game list contest week day round turn")


def _not_real(lows: list[str]) -> bool:
    """`This is not real`, `I have not decided yet`, `Not moves`."""
    denied = [place for place, low in enumerate(lows) if low in _DENYING]
    if not denied:
        return False
    behind = set(lows[denied[0] + 1 :])
    if lows[0] in _DENYING:
        return len(lows) <= _FEW and bool(behind & _REALITY - {"me"}) and "more" not in lows
    told = lows[0] in _POINTING and bool(behind & _REALITY)
    return told or (lows[0] in {"i", "we"} and bool(behind & _UNDECIDED))


_FEW: Final = 4
