"""Plain tails of a whole act: what had happened first, on what grounds, not for that reason but this one.

`I withdraw my objection, Casimir having answered everything I asked`, `as Brask explained it rather well`,
`on the grounds of vagueness`, `not because I like it but because it works`. Their words are of closed classes
throughout, as a tail may hold anything: a condition, another wording, somebody else's act.
"""

import re
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.tails.next_clauses import performs
from gamemaster.language.tails.told_reasons import alters_act
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_OPENING: Final = words_in(
    "as having on for not everything everybody everyone nobody somebody he she they all both it you"
)
_MOST: Final = 24


def plain_grounds(scene: Scene, tokens: Tokens, start: int) -> bool:
    """Whether the words from `start` to the end of the sentence are no more than such a tail."""
    low = tokens[start].low
    if len(tokens) - start > _MOST or not (low in _OPENING or tokens[start].capital):
        return False
    if low == "not":
        return _not_but(scene, tokens[start:])
    said = named_lows(scene, tokens[start:])
    if low in {"on", "for"}:
        found = _ON_GROUNDS.fullmatch(said)
        return found is not None and _grounds_hold(scene, tokens[start:], found["of"].split())
    return _MADE_CLEAR.fullmatch(said) is not None


def named_lows(scene: Scene, said: Tokens) -> str:
    """The words with `NAME` for whoever is named in them, without marks but commas."""
    told: list[str] = []
    place = 0
    while place < len(said):
        named = scene.referents.at(scene.text, said, place) if said[place].capital else None
        if named is not None and said[place].low != "i":
            told.append("NAME")
            place = named.end
            continue
        if said[place].low[0].isalnum() or said[place].low[0] == "'" or said[place].low in _KEPT:
            told.append(said[place].low)
        place += 1
    while told and told[-1] == ",":
        told.pop()
    return " ".join(told)


_KEPT: Final = frozenset({",", ";", ":", "?", "--", "(", "/", "%", "+", "="})


def some_of(names: str) -> str:
    """A pattern for any of the words; in one of several words `_` stands for the blank."""
    return "(?:" + "|".join(word.replace("_", " ") for word in names.split()) + ")"


_ANYBODY: Final = some_of(
    "NAME(?:_and_NAME)? he she they you it everything everybody everyone nobody somebody all both "
    "all_of_you the_proposer the_author the_gm its_author all_my_(?:questions|doubts|concerns)"
)
_DID: Final = some_of(
    "answered explained clarified convinced persuaded addressed settled resolved cleared calmed reassured "
    "apologised apologized answered_to replied dispelled shown showed justified argued defended "
    "made_clear"
)
_BEEN: Final = some_of("answered explained clarified settled resolved cleared addressed fixed straightened")
_MANNER: Final = some_of(
    "now finally already since just so very rather quite really pretty too most extremely well clearly "
    "patiently kindly nicely twice convincingly thoroughly politely beautifully eloquently fully properly "
    "quickly promptly carefully at_length in_detail in_private in_public on_the_phone to_me to_us "
    "to_everyone at_last and by_now yesterday last_night this_morning at_lunch over_lunch earlier up "
    "for_me for_us honestly calmly , once_more again with_great_patience in_plain_words "
    "to_my_satisfaction"
)
_WHAT: Final = some_of(
    "everything(?:_(?:i|we)_(?:asked|wanted|had_asked|wanted_to_know|did_not_understand))? it this that "
    "them me us all_of_us himself herself themselves the_idea the_point the_matter the_rules "
    "what_it_is_for what_it_does what_it_means what_it_is_about why_it_is_needed why_we_need_it "
    "why_it_matters "
    "(?:all_)?(?:of_)?(?:my|our|the|every|any|both|those)(?:_(?:last|only|many|other|remaining|few))?"
    "_(?:questions?|doubts?|concerns?|worry|worries|points?|objections?|fears?|problems?) "
    "(?:a|his|her|their|the)(?:_(?:very|really|rather|quite))?(?:_(?:good|strong|fine|fair|convincing|better|solid))?"
    "_(?:case|point|argument)(?:_for_(?:it|this|that))? "
    "(?:a|an)(?:_(?:good|clear|fine|full))?_(?:explanation|answer|reply)"
)
_MADE: Final = (
    "(?:made|given|raised|put forward) (?:me |us )?(?:a|an|his|her|their|such a|some)(?: "
    "(?:very|really|rather|"
    "quite|fairly))?(?: (?:good|strong|fine|fair|convincing|solid|clear|excellent|lovely|decent))?"
    " (?:case|points?|arguments?|explanation|answers?|speech)(?: (?:for|about) (?:it|this|that))?"
)
_DONE: Final = rf"(?:{_DID}(?: {_MANNER})*(?: {_WHAT})?|{_MADE})(?: {_MANNER})*"
_MADE_CLEAR: Final = re.compile(
    rf"(?:{_ANYBODY} )?having (?:{_MANNER} )*(?:{_DONE}|been {_BEEN}(?: {_MANNER})*)"
    rf"|as {_ANYBODY} (?:have |has |had |'ve )?(?:{_MANNER} )*{_DONE}"
    rf"|having (?:now |finally |just )?(?:read|reread|re read|studied|considered|weighed|heard) "
    rf"(?:it|this|that|them|everything|both|it all|all of it|the (?:text|arguments|discussion|thread|whole "
    rf"thing|"
    rf"mails?)|NAME 's (?:mail|answer|arguments?))(?: {_MANNER}| twice| three times)*"
)

_ON_GROUNDS: Final = re.compile(
    r"(?:(?:mainly|mostly|purely|simply|partly|chiefly|largely) )?(?:on (?:the )?grounds? of|for reasons of|"
    r"for lack of|for want of|on account of) (?P<of>[a-z ]+)"
)
_LONGEST_GROUND: Final = 6
_NO_GROUND: Final = (
    words.CONDITION
    | words.TAINT
    | words.FICTION
    | words.SPEECH
    | NUMBER_WORDS
    | words_in(
        "and i we you it this that these those they but not being having vote votes voting order orders "
        "request "
        "proxy permission consent behalf principle theory test tests testing practice example examples "
        "jest fun "
        "joke jokes joking humour humor mistake error insanity game play show demonstration illustration "
        "experiment hypothesis intent proposal offer turn his her their its to"
    )
) - words_in("a an")


def _grounds_hold(scene: Scene, said: Tokens, grounds: list[str]) -> bool:
    """`vagueness`, `public safety`: a few words that name nothing of the game."""
    if len(grounds) > _LONGEST_GROUND or not _NO_GROUND.isdisjoint(grounds):
        return False
    known = scene.lexicon.entities | scene.lexicon.nouns_of_things
    times = any(scene.lexicon.times.at(said, p) for p in range(len(said)))
    return known.isdisjoint(grounds) and not times and not names_things(scene, said[2:])


_NOT_MEANT: Final = words_in(
    "mean means meant serious seriously count counts counted real really yet test tests testing example "
    "form joke jokes joking bluff bluffing pretend pretending practise practice rehearse told asked made "
    "forced quote quoting or if unless until when try trying dare dared bet lost wrong mistake say says "
    "said"
)


def _not_but(scene: Scene, said: Tokens) -> bool:
    """`not because he's a wolf but because he never answers`: both reasons are of something else than
    whether it is meant."""
    lows = [token.low for token in said]
    begin = 1 + (lows[1:2] in (["only"], ["just"], ["so"]))
    begin += lows[begin - 1 : begin + 1] == ["so", "much"]
    but = next((p for p, low in enumerate(lows) if low == "but"), 0)
    then = but + 1 + (lows[but + 1 : but + 2] in (["rather"], ["simply"], ["only"], ["just"]))
    if lows[begin : begin + 1] != ["because"] or not but or lows[then : then + 1] != ["because"]:
        return False
    if lows.count("but") > 1 or not _NOT_MEANT.isdisjoint(lows) or "?" in lows:
        return False
    if any((low in NUMBER_WORDS - {"a", "one"}) or low[0].isdigit() for low in lows):
        return False
    if any(low in {"i", "we"} and performs(scene, said, p) for p, low in enumerate(lows)):
        return False
    stripped = [t for t in said[then:] if t.low[0].isalnum() or t.low[0] == "'" or t.low == ","]
    joined = any(low in {"and", ";"} for low in lows[then:])
    return not joined and not alters_act(stripped, False) and len(stripped) > 2
