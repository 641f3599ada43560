"""Sentences behind acts that tell of a change of heart as news, or of a joke, without a word that takes back.

`(I vote for Joss.) I believe him.`, `He convinced me.`, `That changes everything.`, `I've since read it and
I'm horrified.`, `I'd be a fool to.`, `Forget what I said about him.`; `Only pulling his leg.`, `Do I look
stupid?`, `And pigs might fly.`: what speaks against the act comes after it, and so the act is not certain.
What must stay true: belief and praise only speak against a vote to lynch, and only of the one voted for.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.vocabulary.scene import Act

_CLASSES: Final = {
    "LEAD": "and but so though then well now still after_all",
    "HE": "he she they oo that",
    "HIM": "him her them oo",
    "IT": "it that this the_vote this_vote",
}
_OF_LYNCHING: Final = Grammar(
    _CLASSES,
    (
        "LEAD* i (?:do|really|still|now|have_to|must|tend_to)* (?:believe|trust) HIM $",
        (
            "LEAD* i (?:do|really|still|now|have_to|must|tend_to)* (?:believe|trust) HIM (?:now|though|"
            "after|completely|on) "
        ),
        (
            "LEAD* HE (?:is|s|was|are|re) (?:surely|clearly|obviously|plainly|really|certainly)* (?:no|"
            "not_a|not_the|hardly_a|never_a) (?:wolf|werewolf|villain|killer|liar) "
        ),
        (
            "LEAD* HE (?:is|s|was|are|re) (?:surely|clearly|obviously|plainly|really|certainly)* (?:no|"
            "not_a|not_the|hardly_a|never_a) (?:wolf|werewolf|villain|killer|liar) $"
        ),
        (
            "LEAD* HE (?:is|s|are|re) (?:surely|clearly|obviously|plainly|really|certainly)* (?:innocent|"
            "cleared|clean|harmless|a_villager|one_of_us|on_our_side|a_good_one|telling_the_truth) "
        ),
        (
            "LEAD* HE (?:is|s|are|re) (?:surely|clearly|obviously|plainly|really|certainly)* (?:innocent|"
            "cleared|clean|harmless|a_villager|one_of_us|on_our_side|a_good_one|telling_the_truth) $"
        ),
    ),
)
_AGAINST: Final = Sought(
    (
        r"\b(?:convinced|persuaded|talked) me (?:otherwise|out of it|not to)\b|\bdissuaded me\b",
        r"(?:^|\b(?:and|but|so|now|typing) )(?:it|that|this|which) (?:changes|changed) everything\b",
        (
            r"\bi (?:am|m) (?:on the fence|horrified|appalled|having doubts|no longer sure|not so sure "
            r"now)\b"
        ),
        (
            r"\bi (?:d|would) be (?:a fool|an idiot|mad|crazy|stupid|silly|insane)(?: to)?(?: do (?:it|"
            r"that|so))?$"
        ),
        r"\bif (?:he|she|they|nn|oo) (?:backs?|pulls?|drops?|chickens?) out so (?:do|will|shall) i\b",
        r"^any change .* and it (?:is|s) (?:a )?(?:no|off|void)\b",
        r"\bwould make me (?:withdraw|change|take|drop|reconsider|vote)\b",
        (
            r"^(?:all right |okay |ok |so |please )?forget what i (?:said|wrote)(?: about \w+| there| "
            r"above)?$"
        ),
    )
)
_IN_JEST: Final = Sought(
    (
        (
            r"\b(?:only|just|merely) (?:teasing|having (?:you|him|her|oo|nn) on|(?:winding|"
            r"messing)(?: with)? (?:you|him|her|oo|nn))\b"
        ),
        r"\b(?:only|just|merely) pulling (?:his|her|your|their|\w+ s|everybody s) legs?\b",
        (
            r"^(?:and )?(?:pigs|cows|elephants) (?:might |can |will |may )?(?:fly|flew|dance|sing)(?: "
            r"(?:past|over|by|again|too|tomorrow|tonight)\b.*)?$"
        ),
        r"\byou should(?: have|ve)? (?:see|seen) your (?:faces?|own faces?)\b",
        r"^do i (?:really )?look (?:like |that |so )(?:stupid|mad|crazy|silly|daft|an? (?:fool|idiot))\b",
        r"\b(?:he|she|they|you) can whistle for (?:it|that|them)\b",
        (
            r"\b(?:father christmas|santa(?: claus)?|the (?:easter bunny|tooth fairy)) (?:votes?|does|"
            r"will|agrees)\b"
        ),
        (
            r"^(?:oh )?just what i (?:need|needed|always wanted)(?: in life)? (?:another|more|yet "
            r"another|an extra)\b"
        ),
    )
)
_HEADS: Final = words_in(
    "believe trust innocent cleared clean harmless villager wolf werewolf villain killer liar good us side "
    "truth convinced persuaded dissuaded talked changes changed fence horrified appalled doubts sure fool "
    "idiot mad crazy stupid silly insane out change make forget leg legs teasing winding having messing "
    "pigs cows elephants faces face whistle christmas santa claus bunny fairy need needed wanted"
)


def may_reconsider(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which nobody has changed eir mind, or jests."""
    return not _HEADS.isdisjoint(lows)


def reconsiders(parts: Sequence[str], acts: Sequence[Act]) -> bool:
    """Whether a sentence behind acts speaks against them like that; its parts have their names marked."""
    said = " ".join(parts)
    if _AGAINST.search(said) is not None or _IN_JEST.search(said) is not None:
        return True
    last = acts[-1]
    if last.action.name != "vote" or "target" not in last.action.params():
        return False
    return _OF_LYNCHING.fits_any(parts)
