"""The closed word lists of conditions: what opens one, how values are compared, and how acts are said to
have gone."""

from typing import Final

from gamemaster.core.condition import Op
from gamemaster.core.frame import phrases
from gamemaster.language.english.phrases import PhraseTable, table_of
from gamemaster.language.english.tokens import words_in


def _ops(found: dict[str, Op]) -> PhraseTable[Op]:
    return PhraseTable((phrase, op) for text, op in found.items() for phrase in phrases(text))


def _two(yes: str, no: str) -> PhraseTable[bool]:
    return PhraseTable([*((p, True) for p in phrases(yes)), *((p, False) for p in phrases(no))])


OPENERS: Final = _two(
    "if; if , and only if ,; only if; but only if; if and only if; iff; provided; provided that; providing; "
    "providing that; assuming; assuming that; as long as; so long as; but only as long as; on condition "
    "that; on the condition that; and only if; if indeed; if it is true that; if it turns out that; if at "
    "this point; if at that point; if by then; but only provided; but only provided that; if in "
    "fact; should; in case; in the event that",
    "unless; except if; but not if; though not if; only not if; except when; excepting if",
)
"""What opens a condition; whether the act is done when it holds."""

LASTING: Final = table_of("as long as; so long as; but only as long as")
"""Openers that may also mean a repetition."""

POSSIBLE: Final = table_of(
    "if possible; if i can; if i may; if i am able; if i am able to; if i 'm able to; if i am able to do "
    "so; if i can do so; if i can do that; if i may do so; if able; if able to; if allowed; if i am "
    "allowed; if i am allowed to; if permitted; if legal; if that is possible; if that is allowed; if that "
    "is legal; if it is possible; if it is allowed; if this is possible; if at all possible; if that 's "
    "possible; if that 's allowed; if it 's allowed; if it 's possible; where possible; to the extent "
    "possible; to the extent i can; to the extent that i can; to the extent i am able; to the extent that i "
    "am able; to the extent that this is possible; to the extent this is possible; to the extent permitted; "
    "insofar as possible; insofar as i can; insofar as i am able; as far as possible; as far as i can; as "
    "far as i am able; provided i can; provided that i can; provided this is possible; provided that is "
    "possible; provided that this is possible; assuming i can; assuming that i can; assuming that is "
    "possible; assuming this is possible; assuming that this is possible; assuming i am able to; if the "
    "rules allow it; if the rules allow; if the rules permit; if the rules permit it; if permissible; if "
    "feasible; if doable; if i may already; if i already may; if i still may; if i may still; if i may now; "
    "if i can already; if i already can; if i still can; if i can still; if that 's allowed already; if that "
    "'s already allowed; if i 'm allowed already; if i 'm already allowed; if i am already allowed; if i am "
    "allowed already; if it 's allowed already; if that is already allowed; if that is still possible; if "
    "that 's still possible; if it 's still possible; if i may yet"
)
"""Whole conditions that only say: if the act goes through."""

OUTCOMES: Final = _two(
    "worked; works; succeeded; succeeds; was successful; is successful; has worked; has succeeded; went "
    "through; goes through; has gone through; worked out; works out; was valid; is valid; was legal; "
    "happened; took effect; takes effect; does work; did work; does succeed; did succeed; was accepted; "
    "work; were successful; are successful; succeed; go through; all worked; all succeeded; all work; all "
    "succeed",
    "failed; fails; did not work; does not work; didn 't work; doesn 't work; did not succeed; does not "
    "succeed; didn 't succeed; doesn 't succeed; was unsuccessful; is unsuccessful; was not successful; is "
    "not successful; has failed; has not worked; was refused; is refused; was invalid; is invalid; did not "
    "go through; does not go through; didn 't go through; doesn 't go through; was not valid; was rejected; "
    "wasn 't successful; isn 't successful; is not possible; was not possible; wasn 't possible; isn 't "
    "possible",
)
"""How an earlier act is said to have gone: well or not."""

BARE_OUTCOMES: Final = _two("successful", "unsuccessful; not possible")

EARLIER: Final = _two(
    "the above; all of the above; all of that; all that; everything above; the above actions; the above "
    "action; all of this; all the above; these; those; these actions; all of these; all of those; both; "
    "both of these; both of those; both of them; all of them; all three; both actions; both acts; both "
    "moves; each of these; each of those; each of them",
    "that; this; it; the last action; my last action; the previous action; my previous action; that action; "
    "this action; the last act; the previous act; the action",
)
"""Words for earlier acts: all of the mail so far, or the last one."""

AS_MUCH: Final = table_of(
    "one; that much; that many; so much; so many; as much; as many; enough of it; enough of them; enough of "
    "those; that much gold; that many gold; one of those; one of them; it all"
)
"""What somebody has of what the act beside it uses up."""

NO_ACT: Final = table_of(
    "nothing; nothing happens; i do nothing; i don 't; i do not; i wait; i do nothing at all; i stay; i "
    "stay where i am; i stay put; i take no action; no action; i pass; do nothing; not; "
    "tell me; please tell me; just tell me; let me know; please let me know; never mind; so be it; too bad; "
    "bad luck; tough luck; no harm done; forget it; do not bother; don 't bother"
)
"""What may stand behind `otherwise` and is no act."""

TAIL: Final = table_of(
    "left; remaining; on me; in hand; to spare; to my name; in my purse; in my bag; in my pack; in "
    "my backpack; in my pocket; in my pouch; in my satchel; of my own; at that point; by then; "
    "now; by now; right now; at this point; at that time; at this time; at the moment; at that moment; "
    "in total; available; still; left over; already; in my possession; with me; currently; in stock; yet; "
    "here"
)
"""What may follow a value without changing it."""

AFTERWARDS: Final = table_of(
    "after that; after this; afterwards; after all that; after all of that; after doing so; after all this; "
    "after all of this; when all that is done; when all this is done; once that is done; once all that "
    "is done"
)
"""The same, where something was done before."""

STILL: Final = words_in("still already currently now then also indeed presently actually really")
HAVING: Final = words_in("have has 've own owns hold holds possess possesses carry carries")
IN_HAND: Final = words_in("holding owning possessing carrying of")
"""What stands behind `I am` and says the same, the `of` of `in possession of` among it."""
BEING: Final = words_in("am 'm is 's are 're be")
NOTS: Final = frozenset({"not", "'t", "n't"})
HOLDING: Final = words_in("holds hold contains contain has have shows show reads read")
MAKING: Final = words_in("constructing making building producing")
SET_TO: Final = frozenset({("set", "to"), ("set", "on"), ("working", "on"), ("cast", "for"), ("set", "at")})
MASTER: Final = table_of("contestmaster; game master; gamemaster; gm; referee; moderator")
PERFECT: Final = words_in("has have 've hasn haven")
PERIODS: Final = words_in("phase week turn night day round session")
INSIDE: Final = _two(
    "in; part of; a member of; member of; with; among; one of; a part of; inside; in the party; in the "
    "party of; a member of the party; one of the members of",
    "without; outside; out of",
)
"""What says that somebody is in something, or in none."""
COPULAS: Final = words_in("is are 's equals be stands remains")
MEETING: Final = words_in("meet met meets encounter encountered encounters find found finds face faced faces")
NONE: Final = words_in("no zero")
SOME: Final = words_in("any some a an another")

PARTIES: Final[PhraseTable[None]] = PhraseTable(
    (f"{article}{noun}{tail}", None)
    for article in ("", "a ")
    for noun in phrases("party; participant; character; member; party member")
    for tail in (
        "",
        *(f" {to} {game}" for to in ("to", "of", "in") for game in phrases("the rpg; the contract; this "
            "contract; the game; this game")),
    )
)  # fmt: skip
PLAYING: Final = table_of("in the game; in this game; in the rpg; playing; playing the rpg; in the contract")
JOINED: Final = table_of(
    "joined; joined the game; joined the rpg; joined this game; joined agora rpg; become a party; become a "
    "character; joined yet; joined the contract"
)

LEFT: Final = table_of(
    "left the game; left this game; left the rpg; left the contest; left this contest; left the contract; "
    "left this contract; quit the game; resigned from the game; dropped out of the game; "
    "withdrawn from the game"
)

BOUNDS: Final = _ops(
    {
        "at least; no fewer than; no less than; not less than; not fewer than; a minimum of; > =": ">=",
        "not below; not under; no lower than; not lower than; greater than or equal to": ">=",
        "more than; over; upwards of; greater than; higher than; above; in excess of; >; larger than; "
        "bigger "
        "than": ">",
        "fewer than; less than; under; below; lower than; smaller than; <; beneath": "<",
        "less than or equal to; at most; no more than; up to; not more than; a maximum of; < =": "<=",
        "lower than or equal to; no higher than; not above; not over": "<=",
        "exactly; precisely; only; just; equal to; =; = =; still exactly; down to": "=",
    }
)
"""Words before a number that say how a value stands to it."""

AFTERS: Final = _ops(
    {
        "or more; or higher; or above; or greater; or better; or over; and up; +": ">=",
        "or less; or fewer; or lower; or below; or under; or worse": "<=",
    }
)
"""The same behind it."""

MOST: Final = table_of(
    "my maximum; its maximum; the maximum; maximum; my max; its max; max; the max; its cap; its limit; full; "
    "my full; eir maximum; his maximum; her maximum"
)
"""The most that a value can be, said after how it stands to it."""

TOGETHER: Final = table_of(
    "here; here with me; with me; in my location; at my location; in the same place; at the same place; in "
    "the same place as me; at the same place as me; in the same location; in the same location as me; at "
    "the same location as me; at the same location; where i am; in the same place as i am"
)
