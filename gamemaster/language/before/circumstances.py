"""Words in front of an act that tell under what circumstances it is done, or whose words it is.

What has happened, what has been gone through and why somebody acts leave the act as it is. A colon behind a
place where words are written or heard, or behind the entrance of somebody who is no player, makes what
follows the words of that place or person.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Scene

_DENYING: Final = words_in("not never no n't 't nor neither nobody none")
_SPOILING: Final = (words.TAINT | words.CONDITION | words.SPEECH) - (
    _DENYING | words_in("both all every each everyone everybody anyone before times once only")
)
_HAVING: Final = words_in("having being")
_MOST_BEFORE: Final = 8
_MOST: Final = 16


def has_happened(tokens: Tokens) -> bool:
    """`Pilar and Ulla having supported`, `the sun being out`: what is so, with a subject of its own."""
    lows = plain_lows(tokens)
    place = next((p for p, low in enumerate(lows) if low in _HAVING), 0)
    if not 0 < place <= _MOST_BEFORE or place + 1 >= len(lows) or len(lows) > _MOST:
        return False
    if not _SPOILING.isdisjoint(lows) or not {"i", "we", "you"}.isdisjoint(lows[:place]):
        return False
    if lows[place] == "being":
        return words.FINITE.isdisjoint(lows)
    behind = lows[place + 1 : place + 4]
    return any(is_past(low) for low in behind)


def has_been(lows: list[str]) -> bool:
    """`nobody has objected in a week`: what is told in the perfect, and of no time to come."""
    if not _TO_COME.isdisjoint(lows):
        return False
    return any(
        low in _PERFECT and any(is_past(near) for near in lows[place + 1 : place + 4])
        for place, low in enumerate(lows)
    )


_TO_COME: Final = words_in("tomorrow next soon later will 'll shall once until till when tonight")
_PERFECT: Final = words_in("has have had 've")


def follows_from(before: Tokens) -> bool:
    """`My mother always said never to trust a baker, so I ...`: what was, and the act that comes of it."""
    lows = plain_lows(before)
    apart = before[-1].low in {",", ";", "--"}
    told = any(is_past(low) for low in lows[1:6])
    return apart and told and lows[0] in _DETERMINING and not {"if", "unless", "almost", "nearly"} & set(lows)


_DETERMINING: Final = words_in(
    "the a an my our his her its their this that he she it they we i nobody everyone everybody"
)


def plain_noun(scene: Scene, token: Token) -> bool:
    """Whether a word is nothing that could change an act, and nothing of the game."""
    known = scene.lexicon.entities | scene.lexicon.verb_words | scene.lexicon.nouns_of_things
    return (
        token.low.isalpha() and not token.capital and token.low not in known | words.TAINT | words.CONDITION
    )


_INDEFINITE: Final = NUMBER_WORDS | words_in(
    "a an much many some several long all careful days hours weeks years"
)
_UNITS: Final = words_in(
    "second seconds minute minutes hour hours day days night nights week weeks month months year years round "
    "rounds turn turns while moment phase session"
)
_GRADING: Final = words_in("long sleepless hard quiet cold sad bad awful good short restless weary busy few")


def gone_through(scene: Scene, tokens: Tokens) -> bool:
    """`After a sleepless night and two pots of coffee`: what somebody has had, and no time still to come."""
    lows = [token.low for token in tokens if token.low[0].isalnum()]
    if len(lows) < 3 or len(lows) > _MOST or lows[0] != "after" or lows[1] not in _INDEFINITE:
        return False
    held = set(lows[1:])
    if held & (_SPOILING | words.FINITE | words.PRONOUNS - {"this", "that"}) or "i" in held:
        return False
    if held & (scene.lexicon.entities - _UNITS) or held & scene.lexicon.nouns_of_things:
        return False
    units = [place for place, low in enumerate(lows) if low in _UNITS]
    # "after a week" may well be still to come, "after a week of doubt" is not
    return all(
        lows[place - 1] in _GRADING
        or lows[place + 1 : place + 2] == ["of"]
        or lows[place + 1 : place + 2] == ["in"]
        for place in units
    )


_INSCRIBED: Final = words_in(
    "overheard heard seen spotted read written painted carved scrawled scribbled etched engraved chalked "
    "printed embroidered tattooed sung hummed chanted spoken whispered muttered uttered shouted found copied "
    "translated transcribed dictated recorded inscribed graven"
)
_BEARERS: Final = words_in(
    "mug shirt t-shirt sticker banner poster sign billboard wall door headline caption subtitle title motto "
    "inscription graffiti graffito epitaph tombstone gravestone fortune cookie postcard telegram letter note "
    "leaflet label plaque tattoo line lines sentence phrase words slogan lyric chorus refrain verse prayer "
    "spell incantation horoscope parrot answerphone voicemail ringtone autocorrect"
)
_ENTERING: Final = words_in("in at on to from with near behind beside over under through by for of")
_PLAIN_FIRST: Final = (
    words.ADVERBS
    | _ENTERING
    | words_in(
        "the a an my your his her its our their this that these those and but or if because since though "
        "after before while until against without within during despite per via upon into onto about around "
        "across given i we he she it you they onward onwards forward away straight as like business news "
        "trouble deadline time fun food order orders answer answers action actions move moves vote votes "
        "choice decision verdict result results report step point points item items part task duty job end "
        "start beginning back down up out off over next first second third last final one two three four "
        "five six cards tiles tokens money work play turn day night morning evening home sorry apologies "
        "thanks greetings hello welcome love peace justice mercy vengeance revenge hope despair faith "
        "farewell goodbye congratulations condolences regards death life war luck enough plenty nothing "
        "everything something anything none all both more less most much many few little some any no not "
        "never ever still just only even also too again same other another such so than then now here "
        "there today tonight where when why how what which who whose"
    )
)


def somebody_elses(scene: Scene, before: Tokens) -> bool:
    """Whether what a colon parts from these words is heard, read or spoken by somebody (`Seen on a wall:`).

    `Einar at breakfast:`, `Mother, in tears:`: a name that nobody bears here, and how e enters, is a speaker.
    """
    said = [token for token in before if token.low[0].isalnum() or token.low == ","]
    lows = {token.low for token in said}
    if len(said) < 2 or "dear" in lows:
        return False
    if said[0].low in _INSCRIBED or not lows.isdisjoint(_BEARERS):
        return True
    first = said[0].low
    known = scene.lexicon.entities | scene.lexicon.base_words | scene.lexicon.nouns_of_things
    if not said[0].capital or first in known | _PLAIN_FIRST or first.endswith(("ing", "ly", "ed")):
        return False
    enters = said[1 + (said[1].low == ",") :]
    return len(enters) > 1 and enters[0].low in _ENTERING


_ADDRESSED: Final = words_in(
    "everyone everybody all folks friends ladies gentlemen you lot guys people comrades countrymen romans "
    "villagers townsfolk townspeople neighbours neighbors players others sirs madams citizens colleagues "
    "team gang"
)
_FONDLY: Final = words_in("dear my good fellow and the other sweet gentle esteemed honoured beloved")


def without_address(scene: Scene, pieces: list[list[Token]]) -> list[list[Token]]:
    """The pieces of an opening without those that only address all or the game master, if any are left."""
    left = [piece for piece in pieces if not _addresses(scene, piece)]
    return left or pieces


def _addresses(scene: Scene, piece: Tokens) -> bool:
    if not piece:
        return False
    if scene.referents.gm_at(piece, 0) == len(piece):
        return True
    lows = {token.low for token in piece}
    return lows <= _ADDRESSED | _FONDLY and not lows.isdisjoint(_ADDRESSED)


_BORNE: Final = words_in(
    "my a an the both one trembling shaking heavy light all every clean cold steady closed open"
)
_WANTED: Final = words_in(
    "better more another other further extra some any enough less fewer bigger luck permission blessing "
    "approval help consent support leave backing proxy chance hope intention view aim exception condition "
    "proviso understanding assumption caveat vote votes others majority agreement assent"
)
_MOST_BORNE: Final = 9


def bears_along(lexicon: Lexicon, before: Tokens) -> bool:
    """`With my last cartridge`, `With one eye on the door`: what somebody has about em while e acts."""
    said = [token for token in before if token.low[0].isalnum()]
    lows = [token.low for token in said]
    if not 3 <= len(lows) <= _MOST_BORNE or lows[0] != "with" or lows[1] not in _BORNE:
        return False
    if any(token.capital for token in said[1:]) or "'s" in {token.low for token in before}:
        return False
    known = lexicon.entities | lexicon.nouns_of_things | _WANTED | (NUMBER_WORDS - {"one"})
    return not (set(lows[2:]) & (known | (words.TAINT - {"once"}) | words.UNREAL | words.FINITE))


def without_inset(scene: Scene, tokens: Tokens, place: int) -> Tokens:
    """`I vote, with a clear conscience, for Tarn`: the tokens without how it is done, set off behind the
    verb."""
    if place <= 0 or place >= len(tokens) or tokens[place].low != ",":
        return tokens
    close = next((p for p in range(place + 2, min(len(tokens), place + 16)) if tokens[p].low == ","), 0)
    inside = tokens[place + 1 : close]
    if not close or close + 1 >= len(tokens) or not inside or inside[0].low not in _INSET:
        return tokens
    lexicon = scene.lexicon
    barred = (lexicon.entities, lexicon.nouns_of_things, _WANTED, words.TAINT, words.UNREAL)
    lows = [token.low for token in inside]
    plain = all(one.isdisjoint(lows) for one in barred) and not any(token.capital for token in inside)
    return [*tokens[:place], *tokens[close + 1 :]] if plain else tokens


_INSET: Final = words_in("with without in by not after for of out against under from despite")
