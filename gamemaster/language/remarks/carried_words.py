"""Sentences in front of acts that name what carries words: `The label on the jar.`, `Voice warm-up.`

What stands below them was printed, sung, rehearsed or typed by a machine (`My nephew's comic has a speech
balloon in the last panel.`). `The poster made me laugh.`, `I read
the whole handbook.` and `Thanks for the postcard, Jun.` tell of such things and carry nothing.
"""

import re
from typing import Final

from gamemaster.language.before.statements import states
from gamemaster.language.english import words
from gamemaster.language.english.tokens import asks_at_end, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.remarks.remark import Remark

_PRINT: Final = (
    "label badge scarf billboard placard neon sign hoarding sticker magnet mug t-shirt tee-shirt "
    "jersey apron coaster napkin placemat doormat plaque tombstone gravestone headstone epitaph "
    "inscription graffiti graffito tattoo embroidery sampler cross-stitch bumper icing flyer "
    "leaflet brochure pamphlet poster headline ticker marquee blackboard whiteboard noticeboard chalkboard "
    "signpost subtitle subtitles caption captions screenshot meme sidebar watermark flashcard flashcards"
)
_PROSE: Final = (
    "novel novella comic manga cartoon strip panel balloon bubble memoir memoirs autobiography biography "
    "testament diary logbook journal module script screenplay libretto monologue dialogue soliloquy "
    "textbook phrasebook coursebook worksheet workbook primer manual tutorial faq readme docstring fable "
    "fairy-tale "
    "parable crossword hangman anagram acrostic riddle quiz answer-key charade charades limerick haiku "
    "sonnet "
    "stanza verse couplet rhyme ballad hymn hymnal psalm anthem aria jingle chorus refrain lyric lyrics "
    "lullaby "
    "carol shanty song chant rap karaoke ringtone answerphone voicemail dictation autocorrect autocomplete "
    "auto-reply autoreply autoresponder chatbot teleprompter password passphrase oath "
    "pledge vow incantation spell ransom prophecy skit sketch pantomime whodunnit panto"
)
_DRILL: Final = (
    "drill warm-up warmup rehearsal impression impressions conjugation dictee diction tongue-twister "
    "handwriting font typeface blackletter lorem calligraphy voice-over audition elocution mnemonic"
)
_CARRIER: Final[frozenset[str]] = words_in(f"{_PRINT} {_PROSE} {_DRILL}")
_NOT_AFTER: Final = words.PREPOSITIONS | words_in("no this that to than like of")
_HOLDING: Final = words_in(
    "has have had 's opens opened begins began ends ended reads read says said shows showed prints printed "
    "goes went runs ran learned learnt growls squeaks squawks sings sang repeats plays played wrote writes "
    "typed types hangs hung hasn haven was were is"
)
_PINNED: Final = words_in(
    "nailed pinned taped painted carved chalked scratched printed changed same all it line"
)
_ONESELF: Final = words_in("usual i we you your thanks thank hereby sorry made makes make let")
_OTHERS: Final = words_in("it he she they this that")
_BEGINNING: Final = 6
_SPEAKERS: Final = re.compile(
    r"\b(?:what|first (?:thing|word|words)) (?:the|my|our) \w+ (?:would |just |only )*(?:says?|said)\b|"
    r"\b(?:baby|toddler|kid|hypnotist|director|ventriloquist|instructor) (?:\w+ )?(?:said|typed|shouts|snaps|"
    r"blows)\b"
    r"(?! (?:hello|hi)\b)|\bwalked over the \w+ and here\b"
)
_BIDDING: Final = re.compile(
    r"^(?:please )?(?:(?:parse|conjugate|decline|diagram|spell|pronounce|recite|chant|translate)\b|"
    r"count the (?:letters|syllables|words|vowels)|say (?:it|this|after)|repeat after|read (?:it|this) "
    r"(?:aloud|"
    r"out loud|backwards)|guess what (?:they|he|she|it|the \w+|my \w+|nn)(?: s| ve| has| have)? \w+)|"
    r"\bsyllables\b|\b(?:present|past) tense\b"
)
_HANDED: Final = re.compile(
    r"^(?:they|she|he|somebody|someone) (?:pinned|gave|handed|sewed|stuck|printed|embroidered|iced|tattooed) "
    r"(?:\w+ ){0,3}(?:badge|button|shirt|scarf|sticker|me|it)\b.*\b(?:at|on|for)\b|"
    r"^you can (?:\w+ )?(?:have|get|buy) (?:that|this|it) (?:\w+ )?(?:embroidered|printed|engraved|tattooed|"
    r"framed|"
    r"on)\b|^take (?:the|a) side\b|\bput on (?:my|his|her|nn s) voice\b|\bdid me at\b"
)
_HEADS: Final = words_in(
    "baby toddler kid hypnotist director ventriloquist instructor says walked parse "
    "conjugate decline diagram spell pronounce recite chant translate count say repeat read guess syllables "
    "tense pinned gave handed sewed stuck printed embroidered iced tattooed embroidered engraved framed side "
    "voice did says said first what"
)


def carries_words(said: Remark) -> bool:
    """Whether a sentence in front of acts names what their words stand on, or who is to say them."""
    lows = said.lows
    if not _HEADS.isdisjoint(lows) and any(
        pattern.search(said.said) is not None for pattern in (_SPEAKERS, _BIDDING, _HANDED)
    ):
        return True
    if _CARRIER.isdisjoint(lows) or not _ONESELF.isdisjoint(lows) or asks_at_end(said.tokens):
        return False
    place = next((p for p, low in enumerate(lows[:_BEGINNING]) if low in _CARRIER), -1)
    if place < 0 or lows[0] in _OTHERS or not _NOT_AFTER.isdisjoint(lows[:place]):
        return False
    behind = lows[place + 1 :]
    if not _HOLDING.isdisjoint(behind) or lows[0] == "there":
        return _holds(behind)
    # "The crossword took me till ten", unlike "The slogan printed on my mug"
    does = is_past(behind[0]) and not behind[0].endswith("ed") if behind else False
    return not does and not states(said.tokens)


def _holds(behind: list[str]) -> bool:
    """`(The comic) has a balloon in it`, `(his will) was nailed to the gate`: unlike `is broken`."""
    verb = next((p for p, low in enumerate(behind) if low in _HOLDING), 0)
    if behind[verb : verb + 1] and behind[verb] in {"was", "were", "is", "hasn", "haven"}:
        return not _PINNED.isdisjoint(behind[verb + 1 :])
    return True
