"""Everyday remarks that are idle by their whole build, whatever fills their open places.

`Ignore my sniffles, it's the hay fever`, `I was in two minds until lunch`, `Farewell until Monday, all`:
each holds words that often take an act back, and none of them does here. A sentence has to be such a line
from end to end; a word of the game, of the mail or of doubt in one of its open places makes it any other.

In a line `a|b` is one of several words, `a_b` two words in one place, `x?` may be missing, `..` is any words
and `..?` any or none; what stands in these is what is looked at for such words.
"""

import re
from collections.abc import Iterable
from typing import Final

from gamemaster.language.after.remark_words import HEDGED, OF_MAIL, PLAIN_OPENERS, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.english.weather import is_weather
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Scene

_DAY: Final = (
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next_week|"
    "next_month|next_time|the_weekend|"
    "spring|summer|autumn|winter"
)
_GOING: Final = (
    "farewell|goodbye|bye|good_night|good_day|so_long|cheerio|ta_ta|see_you|see_you_all|until_we_meet"
)
_MOST: Final = 60
_LINES: Final = (
    # what is to be overlooked, and is no act
    "ignore|overlook|excuse|forgive|pardon|disregard|never_mind|dont_mind|do_not_mind my|our|the ..",
    (
        "ignore|excuse|forgive|pardon|disregard the advertisement|advert|footer|disclaimer|"
        "banner|attachment .."
    ),
    "dont_mind|do_not_mind|never_mind me",
    "apologies|sorry for|about the|my length of my|the? last|earlier|previous mail|post|message ..?",
    "apologies|sorry for|about the|my length|delay|noise|state|smell|silence|handwriting of|on|in ..",
    "do_not|dont|no_need_to|pray_do_not read anything|much|too_much|more .? into it|this|that",
    # what somebody was, or is, apart from the act
    "i was in two minds until|till|before|about_it_until ..",
    "i dont|do_not|never|wont|cannot|cant pretend to know|understand|be ..",
    "i didnt|did_not|dont|do_not mean to be|sound|seem|come_across|look ..",
    "i meant to attach|mention|ask|thank|congratulate|call|phone|apologise|bring ..",
    "i d|would rather be|live here|there|anywhere|nowhere ..? than ..",
    "i know what i said|wrote in|on|last|back ..",
    "i ve|have|had waited ..? to write|say|type|send this|that|those_words|these_words|it",
    "if i m wrong ..? i|you|we ..",
    "all i want|need|ask ..? is ..",
    "what i|we love|like|enjoy|admire|hate|dread|adore most|best? about .. is|s ..",
    "thus|so have_i|i_have discharged|done|fulfilled|concluded my duty|duties|bit|part|share ..?",
    "trusting|hoping .. i remain|am|stay ..?",
    "trusting|hoping that? the foregoing|above is|finds .. i remain|am|stay ..?",
    "in another life i would_have_been|d_have_been|might_have_been a|an ..",
    "this is for_real ..?",
    (
        "unless i m|am counting|reckoning|remembering wrong|wrongly this|that is|s|was|makes|"
        "must_be my|the . mail|post|message ..?"
    ),
    # what others are, or do
    "contrary to rumour|rumor|rumours|reports|appearances|popular_belief|expectations|legend ..",
    "depending on whom|who you ask ..",
    "not a day|week|month|year|turn|round goes|passes by? without|that ..",
    (
        "not all|everyone|everybody|many|some of? you|us? will|would like|love|enjoy|"
        "thank_me_for|applaud|agree_with .."
    ),
    "no|few prizes for guessing ..",
    "instead_of .. i|we spent|had|went|sat|lay|stayed|watched|slept|dreamt|dreamed ..",
    "no|small|little|what_a wonder|surprise ..",
    "let nobody|no_one|none say|think|claim that? i ..",
    "it would take|takes more than .. to stop|scare|frighten|deter|put_off me|us ..?",
    "whoever said|thought|claims|says .. should look|think|come|read ..",
    "there was|is|s .. in the middle|midst of my? last|previous? sentence|mail|line ..?",
    "there was|is|s .. in the middle|midst of ..",
    "as long_as there s|is .. i dont|do_not mind|care ..",
    (
        "oops|whoops|ouch|argh the|my|our . .? knocked|jumped|spilled|spilt|fell|ate|broke|"
        "burned|burnt|barked ..?"
    ),
    "no_one|nobody told|warned|promised me|us ..",
    "maybe|perhaps|possibly it s|is the|my|just|only ..",
    "no thanks to ..",
    # times of something else
    f"{_GOING} until|till|on {_DAY} ..?",
    f"until|till {_DAY} then ..?",
    f"come {_DAY} i|we|you|he|she|they|my|our|the ..",
    "until|till|before now|today|this|this_week|yesterday i had|have|ve|d|was|never ..",
    "once|when|as_soon_as the . . i|we can|ll|shall|will|could|may ..",
    "ask me later|again|tomorrow|sometime what_for|why|how ..?",
    "my vote|votes|offer|proposal stays|stay|stands|remains where|as it|they is|are with_no_change?",
    "i did_not|didnt did i ..?",
    "i so vote|move|do|act|declare|announce",
    "so i vote|move|act|say",
    # sayings
    "strike while the iron is hot ..?",
    "when in rome ..?",
    "rain or shine ..?",
    "better|sooner rather? late|safe|so|this than never|sorry|later|that ..?",
    "you never know your|what|who|how|till|until ..",
    "remember .. i do ..?",
    "no really that_s|that_is all ..?",
    "that|this is|s all from_me|for_now|for_today|folks? no? really? that|it? s|is? all?",
)


def is_everyday(scene: Scene, tokens: Tokens) -> bool:
    """Whether a sentence that holds no act is such a remark."""
    said = as_said(plain_lows(tokens), PLAIN_OPENERS)
    heard = said.split()
    if not heard or len(heard) > _MOST:
        return False
    for pattern in _BY_FIRST.get(heard[0], ()):
        found = pattern.fullmatch(f" {said}")
        if found is not None and _free(scene, " ".join(filter(None, found.groups())).split(), tokens):
            return True
    return "it" in heard and is_weather(said) and _free(scene, heard, tokens)


def _free(scene: Scene, heard: list[str], tokens: Tokens) -> bool:
    """Whether what fills the open places is nothing of the game, of the mail, or of doubt."""
    charged = not (_CHARGED.isdisjoint(heard) and _of_the_game(scene.lexicon).isdisjoint(heard))
    figures = any(word[0].isdigit() for word in heard)
    return not (charged or figures or names_things(scene, tokens, shaped=False))


def _of_the_game(lexicon: Lexicon) -> frozenset[str]:
    return (lexicon.base_words | lexicon.entities | lexicon.nouns_of_things) - _EVERYDAY


_CHARGED: Final = ((OF_MAIL | REVOKING | UNMEANT | HEDGED) - words_in("form word phrase action")) | words_in(
    "above below following foregoing next text quoted paste thing whether rambling"
)
_EVERYDAY: Final[frozenset[str]] = words.PREPOSITIONS | words_in(
    "have take give make get go come let see look be do put send read write call say ask "
    "keep leave wait stay start "
    "begin pass rest name find bring drink eat heal sleep think know like love want set "
    "turn run walk attach fire "
    "place company list no not to for about season week"
)


def _place(place: str) -> str:
    """One place of a line as a pattern; what is open stands in a group."""
    word, maybe = place.removesuffix("?"), "?" if place.endswith("?") else ""
    if word == "..":
        return rf"((?: [\w']+){{{0 if maybe else 1},30}})"
    if word == ".":
        return rf"( [\w']+){maybe}"
    one_of = "|".join(one.replace("_", " ") for one in word.split("|"))
    return f"(?: (?:{one_of})){maybe}"


def _by_first(lines: Iterable[str]) -> dict[str, list[re.Pattern[str]]]:
    """The lines as patterns, by each word that one of them may begin with."""
    found: dict[str, list[re.Pattern[str]]] = {}
    for line in lines:
        pattern = re.compile("".join(map(_place, line.split())))
        for first in line.split()[0].split("|"):
            found.setdefault(first.partition("_")[0], []).append(pattern)
    return found


_BY_FIRST: Final = _by_first(_LINES)
