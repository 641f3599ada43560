"""Remarks beside acts to and about the other players, and of what one would have liked to do besides.

`Complain to Tarn, not to me.`, `Tarn, that's for last Sunday.`, `Lowri, next time wait for me.`, `I'd have
liked to play the Owl, but I am saving it for the weekend.`: the words deny, date and wish, and none of that
is of the act before them. What speaks of the act itself (`that's for next week`, `next time count it`), of a
slip (`I wanted the Owl, but clicked on the Cat`) or is not settled (`but I can't decide`) is no such remark.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.tails.plain_grounds import named_lows
from gamemaster.language.vocabulary.scene import Act, Scene

_MOST: Final = 26
_HEADS: Final = words_in("me that this next would 'd wanted hoped planned going")
"""Without one of these nothing of the kind is said."""
_CALLING: Final = r"(?:(?:and|oh|so|ps|by the way|sorry|hey|dear) ,? ?)?NAME(?: and NAME)? ,? ?"
_NOT_ME: Final = re.compile(
    r"(?:(?:please|so|but|and) ,? ?)?(?:thank|blame|ask|complain|tell|shout|grumble|moan|congratulate|"
    r"direct|address|send|praise|curse|pester|bother|talk|speak|write|sue|all|your|any|complaints|"
    r"questions|praise|thanks|protests|hate mail)\b(?: (?!i\b|that\b|this\b|it\b|not\b)[\w']+| ,)* NAME(?: "
    r"(?!i\b|that\b|this\b|not\b)[\w']+)* ,? ?not (?:to |at |on |with |for )?me(?: (?:please|for once|this "
    r"time|, please))?"
)
_PAID_BACK: Final = re.compile(
    rf"(?:{_CALLING}(?:that|this)(?: 's| is| was) for (?P<why>.+)|(?:that|this)(?: 's| is| was) for "
    rf"(?P<what>.+?) ,? ?NAME)"
)
_BYGONE: Final = re.compile(
    r"(?:last (?:week|time|night|month|round|game|year|\w+day)|yesterday|(?:the|your|that|all (?:the|your|"
    r"those)) .*\b(?:last|yesterday|you|ago|remark|joke|insult)\b.*|your [\w ]+|what (?:you|he|she|they) "
    r"[\w' ]+|(?:stealing|laughing|taking|telling|calling|voting|forgetting|eating|making|letting|leaving|"
    r"attacking|beating|mocking) .*)"
)
_TRICKS: Final = re.compile(
    rf"{_CALLING}that was (?:a |an |the |very |really |quite |rather |so |too |such |pretty )+(?!.*\b"
    r"(?:mistake|joke|jest|test|draft|vote|move|mail|old|error|copy|quote|quotation|slip|typo|plan|game|"
    r"order|example|idea)\b)[\w' ]+ (?:yesterday|last \w+|on \w+day|the other day|of you|of yours|back then)"
)
_BARE_TIME: Final = re.compile(r"last \w+|yesterday")
_NEXT_TIME: Final = re.compile(
    rf"(?:{_CALLING})?next (?:time|week|year|month|round) ,? ?(?:NAME ,? ?)?(?:please ,? ?|kindly |just |"
    rf"simply |do |at least |maybe |perhaps )*(?:wait|ring|call|remind|warn|tell|ask|write|mail|text|phone|"
    rf"bring|try|remember|knock|shout|say|help|join|come|invite|don 't (?:wait|forget|tell|ask|be)|be|"
    rf"use|send|check|read)\b(?P<rest>.*)"
)
_WISHED: Final = re.compile(
    r"(?:(?:honestly|sorry|well|to be honest|of course|admittedly|frankly|yes|normally) ,? ?)?i (?:(?:'d|"
    r"would) (?:\w+ly |much |also |rather )*have \w+|(?:'d|would) (?:really |also |dearly )?(?:love|have "
    r"loved|prefer)\b|(?:really |had |originally )*(?:wanted|hoped|planned)(?: to)?\b|was (?:really "
    r")?going to\b)(?P<what>.*?) ?,? (?:but|though|only|yet) (?P<why>.+)"
)
_UNSETTLED: Final = re.compile(
    r"\b(?:mistake\w*|wrong\w*|typed|typo|wrote|clicked|slip\w*|accident\w*|error|autocorrect|keyboard|"
    r"phone|form|bot|program|computer|mind|decide\w*|sure|think|thinking|wait|depends|if|unless|either|or|"
    r"instead|maybe|perhaps|could|should|will|'ll|let|count\w*|make|change\w*|same|so|no|never|not yet|"
    r"still|ignore|scratch|forget|this|both|anyway|too$|first|meant|mean|rather|do|did|is it)\b|\?"
)
_OTHERWISE: Final = re.compile(r"\b(?:instead|rather|if|before|first|that|this|it)\b")
_OF_THIS: Final = re.compile(r"\b(?:count\w*|if|unless|or|the same|instead|vote|move|then|that is)\b|\?")


def told_to_others(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence without an act, behind `acts`, is such a remark."""
    if not acts or len(tokens) > _MOST or _HEADS.isdisjoint([token.low for token in tokens]):
        return False
    said = named_lows(scene, tokens)
    if said.endswith("?"):
        return False
    if "next " in said and (asked := _NEXT_TIME.fullmatch(said)) is not None:
        return bool(asked["rest"]) and _OF_THIS.search(asked["rest"]) is None
    if "me" in said and _NOT_ME.fullmatch(said):
        return True
    if "for" in said and (paid := _PAID_BACK.fullmatch(said)) is not None:
        # "That was for last week, Tarn" may be of the act
        bygone = _BYGONE.fullmatch(paid["why"] or paid["what"]) is not None
        return bygone and (paid["why"] is not None or _BARE_TIME.fullmatch(paid["what"]) is None)
    if "that was " in said and _TRICKS.fullmatch(said):
        return True
    return _wished(acts, tokens, said)


def wished_in_vain(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """`I wanted to play the Owl, but clicked on the wrong one.`, `(I invest in Rust.) Rust will have to
    wait.`: what was done is not what is wanted."""
    if acts and (tokens[0].capital or tokens[0].low.isdecimal()) and _waits_itself(acts[-1], tokens):
        return True
    if not acts or len(tokens) > _MOST or _WANTING.isdisjoint([token.low for token in tokens[:_NEAR]]):
        return False
    wished = _WISHED.fullmatch(named_lows(scene, tokens))
    return wished is not None and _SLIPPED.search(wished["why"]) is not None


def _waits_itself(act: Act, tokens: Tokens) -> bool:
    """Whether the very thing that was done is said to wait."""
    lows = [token.low for token in tokens if token.low[0].isalnum() or token.low[0] == "'"]
    waits = next((p for p, low in enumerate(lows[:_NEAR]) if low in _WAITS), 0)
    if not waits or not _TILL.issuperset(lows[waits + 1 : waits + 2]):
        return False
    named = [low for low in lows[:waits] if low not in _MUST]
    return bool(named) and any(str(value).lower().split() == named for value in act.values)


_WAITS: Final = words_in("wait waits")
_MUST: Final = words_in("will 'll would can must should has have had to just may")
_TILL: Final = words_in("till until then though")
_WANTING: Final = words_in("would 'd wanted hoped planned going")
_NEAR: Final = 6
_SLIPPED: Final = re.compile(
    r"\b(?:by mistake|by accident|the wrong (?:one|card|name|button|number|line|square)|typed|mistyped|"
    r"typo|clicked|slipped|autocorrect\w*|my (?:keyboard|phone|computer|fingers?)|the (?:form|bot|program|"
    r"computer|page)|if (?:that|it) is|let 's wait)\b"
)


def _wished(acts: Sequence[Act], tokens: Tokens, said: str) -> bool:
    """`I would have preferred the Owl, but that one is for next week.`: of another thing than was done."""
    wished = _WISHED.fullmatch(said)
    if wished is None or _UNSETTLED.search(wished["why"]) is not None:
        return False
    if _OTHERWISE.search(wished["what"]) is not None:
        return False
    done = {word for act in acts for value in act.values for word in str(value).lower().split()}
    if any(token.low in done for token in tokens):
        return False
    return any((token.capital and token.low != "i") or token.low.isdecimal() for token in tokens[1:])
