"""Classes of verbs that bids beside acts are made of, and the words that mean the act or the mail itself."""

from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import forms

Words = list[str]

ENTERING: Final = words_in(
    "enter log tally record process execute apply register resolve count roll draw act implement perform "
    "book adjudicate evaluate calculate carry note post publish report score announce effect lean rely "
    "proceed file"
)
DOING: Final = words_in("do take put write read believe trust touch use send play place run make move")
EFFECT: Final = words_in("count stand apply happen go take pass hold begin start")
SHELVING: Final = words_in(
    "park shelve postpone delay defer suspend pause freeze withhold stash reserve unread unsee unsend unhear"
)
KEEPING: Final = words_in("hold keep leave put save store file set lay sit hang spare stop stay lock")
RESTING: Final = words_in("wait sit lie rest stay")
UNDOING: Final = words_in(
    "cancel strike scrap scratch ignore disregard overlook forget undo erase delete bin revoke retract "
    "withdraw remove unsay void annul nullify reverse discard drop skip discount wipe expunge purge trash "
    "reject"
)
GIVING_UP: Final = words_in("cancel withdraw drop scrap undo delete retract revoke")
ALTERING: Final = words_in(
    "change alter amend replace revise adjust swap substitute reword rephrase rewrite correct edit improve "
    "overrule veto exchange proofread polish"
)
MOVING: Final = words_in("take put cross rub throw tear toss chuck call rule leave pull send hand")
CONSULTING: Final = words_in(
    "ask consult check confer talk speak confirm ring call phone warn tell show run get see hear"
)
TAKING: Final = words_in(
    "take treat read regard consider count see view understand file log book mark label think handle list put"
)
FILLING: Final = words_in(
    "insert put write type fill use substitute swap pick read choose take count do play"
)
_OTHERS: Final = words_in(
    "ink pencil reconsider decide approve want like prefer wish need look go let make pretend toss flip "
    "follow give have pay mind judge turn"
)


def _forms() -> dict[str, str]:
    """`enter`, `entering` and `entered`, each with `enter`."""
    every = ENTERING | DOING | EFFECT | SHELVING | KEEPING | RESTING | UNDOING | ALTERING | MOVING
    found = {"understood": "understand"}
    for base in sorted(every | CONSULTING | TAKING | FILLING | _OTHERS):
        made = forms(base)
        found |= dict.fromkeys((made.gerund, made.participle, base), base)
    return found


VERBS: Final = _forms()
"""The forms in which the verbs stand in bids, each with its base."""

_POINTERS: Final = words_in("it this that these those them anything nothing everything none")
_NEAR: Final = words_in("this that these those")
_OWNERS: Final = words_in("the this that these those my all any a an no both your his")
_SHARES: Final = words_in("half part some any none one most all nothing anything either the both bits parts")
_OF_MAIL: Final = words_in(
    "vote votes ballot ballots move moves turn turns play action actions message mail letter line lines "
    "sentence sentences order orders announcement request entry post words bit bits rest above foregoing "
    "following lot one ones whole dice die matter paragraph note draft version card tile tally thing spot "
    "square slot statement wording text phrase"
)
_WHICH: Final = words_in("next following first second last above whole foregoing coming half part")
_SAYING: Final = words_in(
    "said wrote sent typed posted asked spoke mentioned say write follows comes stands says reads"
)
_BEHIND: Final = words_in(
    "yet until till before now for as in on off out down up away back aside over through to with from by at "
    "if when once and or unless please instead later today tonight tomorrow again be is count counts stand "
    "stands go goes take takes wait not only sir then while because so pass happen apply withdrawn cancelled "
    "void nothing something anything lying rest sit lie stay a an into just must should may can could needn "
    "neednt shouldnt mustnt shall will happens apart alone open first literally seriously no whenever null "
    "wherever without somewhere after would ought has needs need isnt s being becomes gets "
    "sealed locked shut hidden frozen parked unopened between among under within beside behind near past"
)
"""What stands behind `this` and `that` where they point at the act: `that yet`, but not `that noise`."""


def object_size(words: Words) -> int:
    """How many words at the beginning mean the act or the mail: `it`, `half of it`, `what I said`."""
    head = words[0] if words else ""
    if head in {"what", "whatever", "i"} or words[:2] in (["that", "i"], ["just", "i"]):
        return _clause_size(words)
    if head in _SHARES and (size := _share_size(words)):
        return size
    if head in _OWNERS and words[1:2] != ["rest"] and (size := _owned_size(words)):
        return size
    if words[:2] == ["the", "rest"]:
        return 2
    ends = head not in _NEAR or not words[1:] or words[1] in _BEHIND | _BEGINNING or words[1].startswith("un")
    return int(head in _POINTERS and ends)


_BEGINNING: Final = words_in("begin start happen")


def _clause_size(words: Words) -> int:
    """`what I wrote`, `that I said`, `what comes next`, `whatever follows`."""
    size = next((p + 1 for p, word in enumerate(words[:5]) if p and word in _SAYING), 0)
    return size + (words[size : size + 1] in (["next"], ["below"], ["now"], ["here"])) if size else 0


def _owned_size(words: Words) -> int:
    """`my vote`, `the next line`, `this one`, `the above`, `the first half of it`."""
    place = 1
    while words[place : place + 1] and words[place] in _WHICH and words[place + 1 : place + 2]:
        if words[place + 1] not in _OF_MAIL | _WHICH:
            break
        place += 1
    behind = words[place + 1 : place + 2]
    ends = not behind or behind[0] in _BEHIND or behind == ["of"]
    named = words[place : place + 1] != [] and words[place] in (_OF_MAIL | _WHICH if ends else _OF_MAIL)
    inner = object_size(words[place + 2 :]) if behind == ["of"] else 0
    return (place + 1 + (1 + inner if inner else 0)) if named else 0


def _share_size(words: Words) -> int:
    """`half of it`, `nothing of this`, `any of that`."""
    for place, word in enumerate(words[:4]):
        if word == "of" and place:
            inner = object_size(words[place + 1 :])
            return place + 1 + inner if inner else 0
        if word not in _SHARES and word not in _WHICH:
            return 0
    return 0
