"""Votes, and answers to the sender's own questions, in sentences of their own make.

`Both get a FOR from me`, `I'm for 52`, `As to 51, no; as to 52, yes`, `On my ballot: Joss`, `(My vote?)
Joss`: what may be voted on and the answer to it, or the word for a vote and somebody's name, without the
verb. Tallies, arguments and what others think are none.
"""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.bare import only_values
from gamemaster.language.vocabulary.scene import Scene

_SIDES: Final = words_in("for against yes no aye nay yea favour favor opposed abstain present")
_TELLING: Final = words_in(
    "you your he she they his her their we our who why how was were had did has votes voters tally quorum "
    "arguments argument case reasons reason says said"
)
_ONE_OF_THEM: Final = r"(?:the )?(?:first|second|third|other|latter|former)(?: one)?"
_WHICH: Final = rf"(?:NUM|(?:both|all)(?: of them)?|everything|{_ONE_OF_THEM})"
_SIDE: Final = r"(?:for|against|yes|no|aye|nay|yea|in favou?r|opposed|abstain|present)"
_GIVEN: Final = rf"(?:{_SIDE}|blessing|support|approval|consent|vote)"
_END: Final = r"(?= [.!,;:)]| --| \.\.\.|$)"
_BUT: Final = rf"(?: (?:but|except) NUM)?(?: from (?:me|us|my side))?{_END}"
_WORD: Final = r"(?!not |never |hardly )(?:\w+ )?"
_INSET: Final = r"(?: [\w']+| [,;:()]| \.\.\.| --)*?"
_ON: Final = "(?: (?:on|to|for|thanks to|please to))?"
_GETS: Final = "(?:gets?|has|have|earns?|receives?)"
_ABOUT: Final = r"(?:^|[,;:] |\bre |\bas (?:to|for) |\b(?:on|regarding|concerning|about) )"
_BALLOT: Final = re.compile(
    "|".join(
        (
            # I'm firmly against 51
            rf"\bi (?:am|'m) {_WORD}(?:{_SIDE}|in favou?r of|opposed to) {_WHICH}(?:{_END}| and {_SIDE})",
            # Both get a FOR from me
            rf"\b{_WHICH} {_GETS} (?:an?|my) {_WORD}{_GIVEN}(?: from me(?: too)?)?{_END}",
            # My vote on both is FOR
            rf"\bmy (?:vote|answer|ballot|say)s? (?:on|to|for) {_WHICH} (?:is|:|=|--) {_WORD}{_SIDE}{_END}",
            # Big yes to 52! A reluctant AGAINST on 51. FOR on everything but 51. Both FOR.
            rf"(?:^|[:;] )(?:an? |my )?{_WORD}(?!for (?!on|to)){_SIDE}{_ON} {_WHICH}{_BUT}",
            rf"^(?:an? |my |ok |okay |so |well |then |hooray |hurray )?for(?: on| to)? {_WHICH}{_BUT}",
            rf"^{_WHICH} {_SIDE}{_END}",
            # As to 51, no; as to 52, yes. 51 is noise, so against. 51 bores me (AGAINST)
            (
                rf"{_ABOUT}{_WHICH}{_INSET} ?(?:[,;:(]|--|\.\.\.|\bso|\bso i (?:must )?vote) "
                rf"(?:well |an? (?:\w+ )?|then |both |all |\.\.\. )*{_SIDE}{_END}"
            ),
        )
    )
)
_OPEN: Final[frozenset[str]] = (words.CONDITION | words.FICTION | words.OFTEN) - {"except"} | words_in(
    "? would could might may should will 'll shall 'd want wish hope plan yesterday tomorrow later last "
    "think thought guess wonder maybe perhaps probably example"
)


_FEELING: Final = words_in("sorry thanks thank grateful glad")
"""`I'm sorry for both` takes no side."""


def answers_in_words(scene: Scene, tokens: Tokens, lows: frozenset[str], told: Callable[[], Tokens]) -> bool:
    """Whether the sentence is such a vote; `told` gives the words before it."""
    if not lows.isdisjoint(_TELLING) or not lows.isdisjoint(_OPEN):
        return _asked_above(scene, tokens, told) or _it_is(scene, tokens)
    if scene.lexicon.answered and not lows.isdisjoint(_SIDES) and not _feels_for(tokens):
        said = _tagged(scene, tokens)
        if "PERSON" not in said and _BALLOT.search(said) is not None:
            return True
    return (
        ("vote" in scene.lexicon.base_words and _for_somebody(scene, tokens))
        or _it_is(scene, tokens)
        or _asked_above(scene, tokens, told)
    )


def _feels_for(tokens: Tokens) -> bool:
    return any(a.low in _FEELING and b.low == "for" for a, b in pairwise(tokens))


def _tagged(scene: Scene, tokens: Tokens) -> str:
    """The words with NUM for what can be voted on, and PERSON for somebody else."""
    found: list[str] = []
    place = 0
    while place < len(tokens):
        token, end = tokens[place], 0
        for kind in scene.lexicon.answered:
            named = scene.referents.thing_at(tokens, place, kind.things)
            told = scene.referents.names.things.get(kind.things, {})
            end = max(end, named.end if named is not None else place + 1 if token.low in told else 0)
        if end:
            if found[-1:] and found[-1] in {"proposal", "prop", "("}:
                del found[-1]
            if found[-1:] != ["NUM"]:
                found.append("NUM")
        elif token.capital and len(token.low) > 2 and (who := scene.referents.at(scene.text, tokens, place)):
            end = who.end
            found.append("SENDER" if who.who == (scene.sender,) else "PERSON")
        else:
            found.append(token.low)
        place = end or place + 1
    said = " ".join(found).replace("NUM )", "NUM")
    return said.removeprefix("SENDER : ")


_ENDED: Final = r"(?: then| today| now| again)? [.!]"
_VOTE: Final = "(?:vote|ballot|answer|choice|pick|decision|verdict)"
_LABEL: Final = "me too|same as PERSON|done|tl ; dr|tldr|final answer|decision|verdict|lock in"
_PUT: Final = "(?:counted|noted|recorded|put|cast|entered)"
_CALLED: Final = re.compile(
    "|".join(
        (
            # On my ballot: Joss. My vote, for what it's worth: Joss. Another vote for Joss.
            (
                "(?:and |so |(?:kindly |please )?note |here's |on |another |one |more )*"
                rf"(?:my |a |the |final )*{_VOTE}\b(?:(?! (?:was|were|had|of|did|on)\b)[^.?!])*? "
                rf"(?:: |-- |> |is (?:for )?|goes to |for )PERSON{_ENDED}"
            ),
            rf"(?:{_LABEL}) (?:: )?PERSON{_ENDED}",
            rf"not PERSON (?:but |any more : |but rather )PERSON{_ENDED}",
            # I say Joss, and that's my vote
            (
                "(?:and |so )?(?:i say|it's|that's) PERSON , "
                rf"(?:and |so )?(?:that|he|she)(?: is|'s) my {_VOTE}{_ENDED}"
            ),
            rf".*\bmy vote be {_PUT} (?:for|as|against) PERSON{_ENDED}",
            (
                "(?:please )?(?:consider|count|regard|mark) PERSON (?:as )?(?:voted|lynched)"
                rf"(?: for)?(?: by me)?{_ENDED}"
            ),
            rf"i (?:am|'m) {_WORD}(?:in favou?r of|for|behind) (?:lynching|hanging|killing) PERSON{_ENDED}",
        )
    )
)
_VOTING: Final = words_in(
    "vote ballot answer choice pick decision verdict too same done dr tldr lock not lynched voted lynching "
    "hanging killing"
)


def _for_somebody(scene: Scene, tokens: Tokens) -> bool:
    """`On my ballot: Joss`, `My vote, for what it's worth: Joss`, `Another vote for Joss`."""
    lows = [token.low for token in tokens]
    if _VOTING.isdisjoint(lows):
        return False
    said = _tagged(scene, tokens).replace(" 's", "'s")
    return _CALLED.fullmatch(said if said[-1] in ".!" else said + " .") is not None


def _it_is(scene: Scene, tokens: Tokens) -> bool:
    """`Joss it is.`, `The Healer it is, then.`, `All right, Anchor it is, I suppose.`, `Anchor, I guess.`"""
    further = " I " in scene.text[tokens[-1].end :].replace("\n", " ")
    said = [token for token in tokens if token.low not in (_BESIDE_IT if further else _AROUND_IT)]
    if len(said) > 2 and said[-2].low == "i" and said[-1].low in _SUPPOSING:
        del said[-2:]
        if said[-1].low not in {"it", "is"}:
            return len(said) < _FEW and not scene.acted and only_values(scene, said)
    if [token.low for token in said[-2:]] != ["it", "is"] or not 2 < len(said) < 7:
        return False
    above = scene.text[: tokens[0].start].lower() if scene.acted else ""
    # "I vote for Joss. Joss it is." says it once more
    return only_values(scene, said[:-2]) and not all(token.low in above for token in said[:-2])


_FEW: Final = 4
_BESIDE_IT: Final = words_in(". ! , then so the")
_AROUND_IT: Final = _BESIDE_IT | words_in(
    "... -- well all right alright okay ok fine oh ah now again perhaps"
)
_SUPPOSING: Final = words_in("suppose guess think fear reckon believe say hope imagine expect")


def _asked_above(scene: Scene, tokens: Tokens, before_it: Callable[[], Tokens]) -> bool:
    """`(Where do I invest?) In Teal.`, `(My vote today?) It's for Joss.`"""
    if len(tokens) > 7:
        return False
    before = before_it()
    told = [token.low for token in before]
    if told[-1:] == ["?"] and len(tokens) < 4 and tokens[0].low in _SIDES and only_values(scene, before[:-1]):
        return True
    if told[-1:] != ["?"] or {"i", "my"}.isdisjoint(told[:5]) or len(told) > 10:
        return False
    if not _PAST_QUESTION.isdisjoint(told) or (_MOVES | scene.lexicon.base_words).isdisjoint(told):
        return False
    plain = [
        token
        for token in tokens
        if token.low[0].isalnum() and token.low not in {"it", "is", "'s", "to", "in", "for"}
    ]
    return bool(plain) and only_values(scene, plain)


_PAST_QUESTION: Final = words_in("did was were why when had have you would could can may should")
_MOVES: Final = words_in("vote ballot answer choice move pick")
