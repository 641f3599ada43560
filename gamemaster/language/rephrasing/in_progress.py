"""Acts said as going on: `I'm setting my left constructor to G`, `voting Brask`.

Who writes so to the game, with all that the act needs, does it by the mail: it is put as `I set ...`. What
must stay true: the clause opens with it, nothing in it is of another time, of doubt or a question, and what
is told by its name alone (`I'm exploring`) or in a clause of others (`the card I'm playing`) stays.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.sentences.acts_going_on import OTHERWISE, done_in_full
from gamemaster.language.vocabulary.scene import Scene

GOING_ON: Final = words_in("'m am im")
_OPENING: Final = words_in(", ; : -- ( and but so therefore ok okay now well right")
_JOINING: Final = words_in(", and ; then also")
_PLAINLY: Final = words_in(
    "now hereby herewith also just definitely absolutely officially formally gladly happily proudly "
    "therefore "
    "thus firmly 100 % totally"
)
_FOR_NOW: Final = ("for", "now")


def with_acts_done(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with acts that are going on as acts that are done; else as they are."""
    lows = [token.low for token in tokens]
    if not scene.signed or lows[-1] == "?":
        return tokens
    if lows[0] in {"after", "having"} and not {",", ":"} & set(lows):
        tokens, lows = _set_off(tokens, lows)
    for place, low in enumerate(lows):
        if low in GOING_ON and (place == 0 or low != "im" or lows[place - 1] in _OPENING):
            first = place - (low != "im")
            opens = first >= 0 and lows[first] in {"i", "im"} and (not first or lows[first - 1] in _OPENING)
            verb = place + 1
            while verb < len(lows) and lows[verb] in _PLAINLY:
                verb += 1
            if opens and _plain(lows, first) and (base := done_in_full(scene, tokens, verb)):
                subject = tokens[first].changed(low="i", capital=True)
                said = [*tokens[:first], subject, tokens[verb].changed(low=base), *tokens[verb + 1 :]]
                return with_acts_done(scene, _and_further(scene, said, first + 2))
    return tokens


def _set_off(tokens: list[Token], lows: list[str]) -> tuple[list[Token], list[str]]:
    """`after reading all 40 mails i'm voting for jun`: what was done before, set off by a comma."""
    subject = lows.index("i") if "i" in lows else 0
    read = (lows[1].endswith("ing") or lows[0] == "having") if subject > _FEWEST else False
    if not read or lows[subject + 1 : subject + 2] not in (["'m"], ["am"]):
        return tokens, lows
    end = tokens[subject - 1].end
    set_off = [*tokens[:subject], Token(",", end, end), *tokens[subject:]]
    return set_off, [token.low for token in set_off]


_FEWEST: Final = 2


def with_reason_behind(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`voting jun because he's been too quiet`, `investing in fawn lol`: an act told by its gerund alone, and
    why it is done, as one that is done. Such words without a reason may be a title, and are left."""
    lows = [token.low for token in tokens]
    first = next((p for p, low in enumerate(lows[:_OPENED]) if low not in _OPENED_BY), 0)
    reasons = (p for p in range(first + 2, len(lows) - 1) if lows[p] in BECAUSE)
    grounds = (p for p in reasons if lows[p] != "," or lows[p + 1] != "because")
    ground = next(grounds, len(lows) - 1 if lows[-1] in BECAUSE - {",", "because"} else 0)
    behind = lows[ground + 1 :]
    warns = behind[:2] == ["don", "'t"] and behind[2:3] != [] and behind[2] in _WARNED
    if not ground or (lows[ground] == "," and not warns and behind[0] not in _SAYING_WHY):
        return tokens
    if (
        ":" in lows
        or (lows[ground] == "," and "," in behind)
        or lows[ground + 1 : ground + 2] == ["of"]
        or not scene.signed
        or lows[-1] in {"?", ":"}
        or len(lows) - ground > _LONGEST
    ):
        return tokens
    base = done_in_full(scene, tokens[:ground], first)
    said, why = lows[first:ground], lows[ground + 1 :]
    if not base or not OTHERWISE.isdisjoint(said) or not _NO_STATEMENT.isdisjoint(said):
        return tokens
    above = scene.text[: tokens[0].start].rstrip()[-1:]
    plain = _UNDONE.isdisjoint(why) and _UNREAL.isdisjoint(why)
    one = why == ["why", "not"] or (plain and sum(low in _FINITE for low in why) <= 1)
    if above in {":", "?"} or not one:
        return tokens
    subject = tokens[first].changed(low="i", capital=True)
    return [*tokens[:first], subject, tokens[first].changed(low=base), *tokens[first + 1 :]]


_OPENED: Final = 4
_OPENED_BY: Final = words_in("ok okay so well also and just yes yeah lol haha , omg right now")
BECAUSE: Final = words_in("because lol haha lmao ,")
_SAYING_WHY: Final = words_in("he she they sorry nothing it its my that thanks")
_WARNED: Final = words_in("@ hate kill be worry judge blame cry panic")
_LONGEST: Final = 14
_FINITE: Final = words_in("is are was were 's 're has have had does do did 'm am seems looks can")
_NO_STATEMENT: Final = words_in("is are was were 's he she it they we you who that this i")
_UNREAL: Final = words_in(
    "would could should might may will 'll shall if told said says kidding joking dream"
)


def _plain(lows: list[str], first: int) -> bool:
    """Whether the clause from `first` on says nothing of another time, nor of doubt."""
    close = next((p for p in range(first + 3, len(lows)) if lows[p] in _CLOSING), len(lows))
    said = lows[first:close]
    behind = lows[close : close + _NEAR]
    plain = OTHERWISE.isdisjoint(said) and _FOR_NOW not in pairwise(said)
    return plain and _UNDONE.isdisjoint(behind)


_CLOSING: Final = words_in(", ; : -- (")
_NEAR: Final = 6
_UNDONE: Final = words_in(
    "promise planned plan soon later tomorrow just not n't yet if unless when once until"
)


def _and_further(scene: Scene, tokens: list[Token], begin: int) -> list[Token]:
    """`I vote against 31 and supporting intent 3`: what is joined to the act is done, too."""
    for place in range(begin, len(tokens)):
        if tokens[place - 1].low in _JOINING and (base := done_in_full(scene, tokens, place)):
            tokens = [*tokens[:place], tokens[place].changed(low=base), *tokens[place + 1 :]]
    return tokens
