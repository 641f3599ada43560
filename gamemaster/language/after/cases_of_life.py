"""Cases beside acts, and what comes of them in life: `If I'm going down you're all coming with me.`

Whatever the case is, what comes of it cannot be of the acts: others are let do (`if the critics call it
gratuitous, let them`), are told to do something of life (`avenge me`, `wear a hat`) or are who does it, the
sender does not care, somebody is to blame, or what may be a mistake is `at least my own`. Words by which the
act could be another one, wait or be undone leave it open after all.
"""

import re
from typing import Final

from gamemaster.language.after.remark_words import OF_MAIL, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens, words_in

_CLASSES: Final = {
    "THEM": "them him her us people everyone everybody",
    "LAUGHING": (
        "laugh talk stare sing sulk grumble moan complain gossip wonder guess whistle scoff sneer mutter "
        "think_what_they_like say_what_they_like say_so come_and_say_so"
    ),
    "BE": "is s was will_be ll_be",
    "WILL": "will ll shall",
    "JUST": "only just simply entirely all purely merely",
    "WHOSE": r"my your his her their our its nobody_s somebody_s \w+_s",
    "OWN": "own very_own",
    "MATTER": "fault doing idea problem affair loss lookout funeral concern trouble",
    "STILL": "at_least at_any_rate still only at_worst at_best",
    "ONE": "a an my our mine ours",
    "IDLY": "please just do by_all_means then well for_heaven_s_sake",
    "BID": (
        "avenge bury mourn pity forgive blame wave shout knock whistle wear say_so say_hello "
        "come_and_say_hello pray_for tell_(?:me|him|her|them|us|my_\\w+) watch_out duck "
        "look_away feed ring_me phone_me call_me "
        "send_(?:cake|help|flowers|soup|biscuits|chocolate|socks|tea|coffee|money|word_to_my_\\w+) "
        "think_of_me spare_a_thought light_a_candle water_my_\\w+ look_after_my_\\w+ give_my_\\w+_to "
        "come_(?:and|by|round|over|in) bring(?!_(?:it|this|that|them|me)\\b) wipe mind_the mind_your "
        "take_an_umbrella take_a_coat"
    ),
    "CARING": "care mind give_a_\\w+ care_less want_to_know bother",
    "NOT": "dont don_t do_not couldn_t couldnt could_not shan_t won_t",
    "CURSING": "blame curse haunt thank owe_you_all owe_you",
    "PITY": (
        "so_be_it too_bad tough tough_luck hard_luck hard_cheese that_s_life thats_life c_est_la_vie "
        "what_of_it more_fool_me more_fool_him more_fool_her more_fool_them so_what who_cares lucky_me "
        "poor_me all_the_better so_much_the_better so_much_the_worse serves_me_right "
        "serves_him_right serves_them_right"
    ),
    "YOU": "you_all you",
    "ARE": "re are will_be ll_be",
    "COMING": "coming staying going invited welcome warned forgiven paying buying",
    "NEVER": "never ll_never shall_never will_never",
    "END": "$",
}
_OUTCOMES: Final = Grammar(
    _CLASSES,
    (
        "IDLY* let THEM LAUGHING? END",
        "then? PITY END",
        "i NOT CARING",
        "i WILL? CURSING",
        "i was never here END",
        "i never said a word END",
        "we NEVER (?:speak|talk)_of_it(?:_again)? END",
        "we never mention it END",
        "you heard nothing END",
        "you didn t hear it from me END",
        "it BE JUST* because",
        "it BE JUST* due to",
        "it BE JUST* the fault of",
        "it BE JUST* WHOSE OWN? MATTER END",
        "IDLY* BID",
        "YOU ARE all? COMING",
    ),
)
_CONCESSIONS: Final = Grammar(
    _CLASSES,
    ("it BE STILL ONE", "it BE ONE END", "then? it BE STILL ONE", "at least it BE ONE"),
)
"""What a mistake is nevertheless."""
_MISTAKEN: Final = re.compile(
    r"(?:it|this|that) (?:is|s|was|turns out to be|proves to be|proves) (?:all )?(?:a |an )?"
    r"(?:\w+ )?(?:mistake|blunder|folly|error|mad|madness|foolish|stupid|silly|nonsense|wrong|rash)$"
)
_UNREAL: Final = UNMEANT - words_in("mistake error fool fools")
_OPENING: Final = words_in("and but so well then , --")
_CASES: Final = words_in("if when whenever should")
_MOST: Final = 24
_LONGEST_CASE: Final = 12
_TOUCHING: Final[frozenset[str]] = (
    (OF_MAIL - words_in("word line note letter mail message post"))
    | (REVOKING - words_in("stop forget drop skip hold"))
    | words.CONDITION
    | words_in(
        "vote votes ballot turn tile card instead rather otherwise or wait pass refrain abstain reconsider "
        "change switch unsaid different void valid count counts not_this only_then whether perhaps maybe "
        "ask asks doubt"
    )
)


def is_case_of_life(tokens: Tokens) -> bool:
    """Whether a sentence, or the end of one, is such a case and what comes of it."""
    begin = next((place for place, token in enumerate(tokens) if token.low not in _OPENING), len(tokens))
    tokens = tokens[begin:]
    if not tokens or tokens[0].low not in _CASES or len(tokens) > _MOST or _quotes(tokens):
        return False
    commas = [place for place, token in enumerate(tokens) if token.low in {",", "--"}]
    if commas and commas[0] <= _LONGEST_CASE + 1:
        return _parts_well(tokens[1 : commas[0]], tokens[commas[0] + 1 :])
    return any(
        _parts_well(tokens[1:place], tokens[place:])
        for place in range(3, min(len(tokens) - 1, _LONGEST_CASE))
    )


def _quotes(tokens: Tokens) -> bool:
    return not {":", '"', "(", "?"}.isdisjoint([token.low for token in tokens])


def _parts_well(case: Tokens, outcome: Tokens) -> bool:
    """Whether a case and what comes of it, parted there, are such."""
    told, comes = as_clause(case), as_clause(outcome)
    said = [*told.split(), *comes.split()]
    if len(case) < 2 or not comes or not _TOUCHING.isdisjoint(said) or " and i " in comes:
        # "say so and I stay"
        return False
    if _OUTCOMES.match(comes) is not None:
        return True
    conceded = _MISTAKEN.fullmatch(told[1:]) is not None and _CONCESSIONS.match(comes) is not None
    return conceded and _UNREAL.isdisjoint(comes.split())
