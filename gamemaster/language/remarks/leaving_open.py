"""Sentences behind acts that keep them from being carried out: orders, questions, confessions.

`Hold the ballot at the door for a bit.`, `May I, or is it forbidden?`, `I only wanted to see who reads it.`:
the sender tells the officers to wait, asks whether it may be, or says why it is not meant.
"""

import re
from typing import Final

from gamemaster.language.after.remark_words import PLAIN_OPENERS
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import plain_lows, words_in
from gamemaster.language.remarks.remark import Remark

_QUESTIONS: Final = "|".join(
    (
        (
            r"would (?:writing|saying|that|this|it|typing) (?:\w+ )*(?:enough|do|count|work|valid|legal|"
            r"allowed)\b"
        ),
        r"should (?:that|this|it) (?:read|be|say|have)\b|or (?:are|were) we\b|or (?:is|was) (?:it|the)\b",
    )
)
_CONFESSIONS: Final = "|".join(
    (
        (
            r"(?:\w+ ){0,12}i (?:m |am |was |ve |have )?(?:only|merely|just) (?:ever )?(?:wanted to (?:see|"
            r"show|know|hear|try|test|find)|wrote|typed|posted|put|humming|reading|floating|saying|quoting|"
            r"trying|testing|singing|reciting|repeating|practi[sc]ing|want it in)\b"
        ),
        (
            r"i (?:d|would) (?:need|have to)\b(?! (?:say|admit|be honest|confess)\b)"
            r"|i (?:d|should|would) like to (?:see|hear|ask)\b.*\b(?:on|where|first|"
            r"before(?! i \w+ (?:any|some)\w* (?:else|more|further)\b))\b"
        ),
        (
            r"(?:\w+ ){0,6}i neither confirm nor\b|i ve half a mind\b|i have half a mind\b|(?:\w+ ){0,5}i "
            r"half believe\b"
        ),
        r"i shall (?:say|do|announce|post|send) (?:so|it|that|this) again\b|i (?:give|gave) that away\b",
        (
            r"(?:\w+ ){0,12}i (?:m|am) (?:still )?(?:countermanding|haggling|chewing|seriously considering|"
            r"debating|not committing|not saying it|asking leave|in two minds)\b"
        ),
        (
            r"(?:\w+ ){1,4}(?:are|is) (?:still )?(?:haggling|debating|arguing|undecided|"
            r"negotiating)\b.*\b(?:i|it|we)\b"
        ),
        (
            r"i lost (?:a|the|my) (?:bet|wager)\b"
            r"(?! (?:[\w ]+ )?about (?!this|it\b|that|whether|the vote)\w+)"
            r"|\w+ (?:wagers|wagered|bets|bet|dared|dares) (?:me|that "
            r"i|i (?:ve|have|d|would|could|can))\b(?!.* i wouldnt$)"
        ),
        (
            r"(?:\w+ ){0,6}(?:asked|wanted to know|wished to see|wondered) (?:how|what|her|his|me how|me "
            r"what)\b.*\b(?:words?|looks?|worded|phrased|ballot|sounds?|spelled)\b"
        ),
        (
            r"my (?:actual|real|true|proper|final) (?:orders?|moves?|votes?|ballot|actions?)\b.*\b(?:come|"
            r"comes|follow|follows|later|after)\b"
        ),
        (
            r"my last word (?:on .*)?(?:comes|follows|will)\b|(?:\w+ )*to be (?:announced|confirmed|decided|"
            r"filled in|"
            r"determined)$"
        ),
        (
            r"(?:oh |no )?(?:hang|hold) on$|(?:\w+ ){1,12}so no$|(?:\w+ )?has (?:already )?beaten me to\b|"
            r"pay me\b.*\bi ll\b|one (?:wishes|would)\b"
        ),
    )
)
_KEPT_OPEN: Final = re.compile(f"(?:at least )?(?:{_QUESTIONS}|{_CONFESSIONS})")


_THIS: Final = r"(?:this|that|it|the above)"
_WITHHELD: Final = re.compile(
    "|".join(
        (
            (
                r"^(?!(?:on|about|as (?:for|to)) ).*"
                r"\bi m not (?:voting|moving|playing|placing|doing \w+) (?:just )?yet\b"
            ),
            r"\b(?:and|then) (?:i ll|i will) think of something (?:new|else|different)\b",
            r"\b(?:then|in that case) (?:of course |obviously |naturally |certainly |rather )?not$",
            r"^(?:either )?(?:this|that) or (?:the )?(?:other|opposite|reverse)\b",
            r"\bwithout having (?:made up my mind|decided|chosen)\b|\bchoose for me\b",
            rf"\bi leave {_THIS} to (?:the|you|him|her|\w+ to)\b|^half as (?:much|many) would\b",
            r"\bthe above be (?:struck|removed|deleted)\b|\bdoes nothing of the sort\b",
            rf"^(?:no |so |well )?none of {_THIS}(?: then)?$|\bnone of that then$",
            r"^withdrawn\b|^a line (?:from|out of) (?:the|a|my|our|his|her) (?!report|rules|contract)",
            r"\bi (?:didnt|did not) say (?:anything|a word|it|that|this)$",
            r"\byou wont catch me at (?:it|that)\b",
        )
    )
)
"""What is kept open, held back or given up in a clause of its own, wherever it stands in the sentence."""
_HEADS: Final = words_in(
    "yet something then case other opposite reverse without choose leave half struck removed deleted nothing "
    "none withdrawn line say catch"
)
"""Without one of these nothing is."""


def keeps_open(remark: Remark) -> bool:
    """Whether a sentence behind acts keeps them from being carried out as they stand."""
    withheld = not _HEADS.isdisjoint(remark.lows) and _WITHHELD.search(remark.said)
    if withheld or _KEPT_OPEN.match(remark.said):
        return True
    tokens = remark.tokens
    # "Sir Hale, hold the ballot": behind whom the sentence calls upon
    comma = next((p for p, token in enumerate(tokens[:_ADDRESS]) if token.low in _CALLING), 0)
    rest = plain_lows(tokens[comma + 1 :]) if comma and tokens[0].low not in _SUPPOSING else []
    return bool(rest) and _KEPT_OPEN.match(as_said(rest, PLAIN_OPENERS)) is not None


_ADDRESS: Final = 4
_SUPPOSING: Final = words_in("if when should whenever")
_CALLING: Final = words_in(", -- : ;")
