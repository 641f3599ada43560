"""What somebody is told to do while the sender acts: `Tarn, hold my cloak: I explore.`

It makes room for the act and asks for nothing first. What is to be said, written, paid or imagined is left to
other rooms.
"""

from typing import Final

from gamemaster.language.before.salutations import addresses
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_MARKS: Final = frozenset({":", "--"})
_COURTEOUS: Final = words_in("please kindly just do now go")
_READYING: Final = words_in(
    "hold mind brace stand cover close shut sharpen warm roll fetch light ring bang dust grab cross forgive "
    "pardon excuse beware rejoice tremble duck sit settle mourn clear avert plug drum stir heat boil "
    "lock bolt tune polish prepare ready steady weep cheer look"
)
_OF_TEXTS: Final = words_in(
    "book books page pages letter letters mail mails line lines note notes diary script list text texts word "
    "words phrase post message messages quote rule rules plan plans draft deal bargain promise vote votes "
    "move moves this that these those it following below me him them"
)
_FORGIVING: Final = words_in("forgive pardon excuse")
_AWAY: Final = words_in("away out sharp lively busy")
_RECORDING: Final = words_in("note record log enter")
_RECORDS: Final = words_in(
    "for in the your our tally records record spreadsheet books ledger log minutes file files down"
)
_MOST: Final = 7


def bids(scene: Scene, pieces: list[list[Token]], mark: str) -> bool:
    """Whether the words in front of an act, piece by piece, address somebody and bid em get ready."""
    if mark not in _MARKS or not 0 < len(pieces) <= 2 or (len(pieces) > 1 and not _calls(scene, pieces[0])):
        return False
    lows = plain_lows(pieces[-1])
    while len(lows) > 1 and lows[0] in _COURTEOUS:
        del lows[0]
    if not 1 < len(lows) <= _MOST:
        return False
    rest = set(lows[1:])
    if lows[0] in _RECORDING:
        return rest <= _RECORDS and len(rest) > 1
    if lows[0] not in _READYING or (lows[0] == "look" and not rest <= _AWAY):
        return False
    if lows[0] in _FORGIVING:
        return words.CONDITION.isdisjoint(rest) and "that" not in rest
    barred = words.TAINT | words.CONDITION | words.SPEECH | words.UNREAL | words.FICTION | _OF_TEXTS
    plain = not any(token.low[0].isdigit() and len(token.low) < 2 for token in pieces[-1])
    return plain and rest.isdisjoint(barred) and not any(token.capital for token in pieces[-1][1:])


def _calls(scene: Scene, piece: list[Token]) -> bool:
    """Whether a piece is nothing but who is spoken to."""
    named = scene.referents.at(scene.text, piece, 0) if piece[0].capital else None
    return addresses(scene, piece) or (named is not None and named.end == len(piece))
