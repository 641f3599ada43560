"""Everyday remarks that are idle by their whole build, whatever fills their open places.

`Ignore my sniffles, it's the hay fever`, `I was in two minds until lunch`, `Farewell until Monday, all`:
each holds words that often take an act back, and none of them does here. A sentence has to be such a line
from end to end; a word of the game, of the mail or of doubt in one of its open places makes it any other.
"""

from typing import Final

from gamemaster.language.after.remark_words import PLAIN_OPENERS
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, parted, plain_lows
from gamemaster.language.english.weather import is_weather
from gamemaster.language.remarks.between_moves import BETWEEN_MOVES
from gamemaster.language.remarks.deeds_of_the_day import DEEDS_OF_THE_DAY
from gamemaster.language.remarks.how_it_is_taken import HOW_IT_IS_TAKEN
from gamemaster.language.remarks.line_patterns import Lines, is_beside_it, is_idle
from gamemaster.language.remarks.out_of_the_house import OUT_OF_THE_HOUSE, tells_whereabouts
from gamemaster.language.remarks.ways_home import WAYS_HOME
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
    "or? is it just|only me|us",
    (
        "vote|read|act|play|hang now|first|today eat|sleep|argue|drink|weep|ask|regret|talk later|"
        "afterwards|tomorrow"
    ),
    "did i|we just|really? win|lose|die|survive|pass|make_it ..?",
    "otherwise|apart_from_that all|everything is|s|was fine|well|good|quiet|peaceful|as_usual ..?",
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
    """Whether a sentence that holds no act is such a remark, or several with semicolons between."""
    if any(token.low == ";" for token in tokens):
        return all(_is_line(scene, part) for part in parted(tokens, _PARTING))
    if _is_line(scene, tokens):
        return True
    comma = next((place for place, token in enumerate(tokens) if token.low == ","), 0)
    if not comma or tokens[-1].low in {"?", ":"}:
        return False
    # "That's all until I've read the cards, my eyes are so tired"
    return _is_plain_line(scene, tokens[:comma]) and is_beside_it(scene, tokens[comma + 1 :])


def says_between_moves(scene: Scene, tokens: Tokens) -> bool:
    """Whether words behind the mark of an act are such a remark: `; more when I've caught up`."""
    said = as_said(plain_lows(tokens), PLAIN_OPENERS)
    return len(said) > 0 and _BETWEEN.say(scene, said, tokens)


def _is_line(scene: Scene, tokens: Tokens) -> bool:
    said = as_said(plain_lows(tokens), PLAIN_OPENERS)
    heard = said.split()
    if not heard or len(heard) > _MOST:
        return False
    if _EVERYDAY.say(scene, said, tokens) or _PLAINLY.say(scene, said, tokens):
        return True
    if tells_whereabouts(scene, tokens):
        return True
    if tokens[0].capital and (begin := _behind_name(scene, tokens)):
        # "Brask, call me about Saturday please."
        return _is_plain_line(scene, tokens[begin:])
    return "it" in heard and is_weather(said) and is_idle(scene, heard, tokens)


def _behind_name(scene: Scene, tokens: Tokens) -> int:
    """Where a sentence goes on behind whom it calls; 0 where it calls nobody."""
    named = scene.referents.at(scene.text, tokens, 0)
    called = named is not None and [t.low for t in tokens[named.end : named.end + 1]] == [","]
    return named.end + 1 if named is not None and called and named.end + 1 < len(tokens) else 0


def _is_plain_line(scene: Scene, tokens: Tokens) -> bool:
    said = as_said(plain_lows(tokens), PLAIN_OPENERS)
    return len(said) > 0 and _PLAINLY.say(scene, said, tokens)


_PARTING: Final = frozenset(";")
_BETWEEN: Final = Lines(BETWEEN_MOVES, plainly=True)
_EVERYDAY: Final = Lines(_LINES)
_PLAINLY: Final = Lines(
    WAYS_HOME + HOW_IT_IS_TAKEN + OUT_OF_THE_HOUSE + DEEDS_OF_THE_DAY + BETWEEN_MOVES, plainly=True
)
