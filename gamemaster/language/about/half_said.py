"""Sentences and tails behind an act by which it is of more, or of another one, that is told by half a word.

`(I set my left constructor to G.) Same for the others.`, `And the other open ones.`, `, and 22 with the
same`; `(I discard Parrot.) And one at random.`, `You choose the other.`; `(I give Brask 3 gold.) Tarn gets
double.`; `(I vote FOR 31.) The amended one, once it exists.`, `FOR 31(b)`; `(I vote for Tarn.) Jun, as
agreed.`; `I invest in Rust and Fawn as options.`, `Rust and/or Fawn`. What must stay true: `The others can
wait.`, `Same as last week.`, `The old text was worse.` and `Jun, as you know, is innocent.` leave the act
alone.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.masked_names import NAME, masked
from gamemaster.language.english.joined import any_of
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_LEAD: Final = r"(?:(?:and|so|then|plus|also|but|oh|well|please|of course|with|ps|no|not|or|in fact) )*"
_REST: Final = (
    r"(?:(?:all|the|my|any|every|each|both|of|for|on|to|with|at) )*(?:others?|rest|remaining|remainder|"
    r"other open|open|"
    r"others still open)(?: (?:ones?|two|three|four|\w+s|open ones))?"
)
_ALIKE: Final = any_of(
    (
        (
            rf"^{_LEAD}(?:the )?(?:same|ditto|likewise|idem|repeat|repeat that|do so|do that|do the same|do "
            rf"likewise)(?: (?:again|"
            rf"goes|thing|vote|answer|deal|procedure))* {_REST}(?: (?:too|as well|please|of course|then|"
            rf"still open|today))*$"
        ),
        (
            rf"^(?:(?:and|so|then) )*{_REST} (?:likewise|ditto|too|as well|the same|alike|also)(?: please| "
            rf"of course)*$"
        ),
        (
            r"^(?:and |then )*(?:i )?(?:do|did|will do) (?:the same|likewise|so) (?:to|with|for|on) "
            r"(?:offer |proposal |intent |"
            rf"number )?(?:\d+|{NAME}|the \w+)\b"
        ),
        r"^(?:and )?(?:offer |proposal |intent |number )?\d+ (?:with|for|by|on|to) the (?:same|other)\b",
        (
            rf"^{_LEAD}(?:\w+ )?{NAME} (?:gets?|receives?|takes) (?:the )?(?:double|twice|half|same|as "
            rf"much|thrice|triple)(?: (?:again|too|as well|of course|amount|sum|that|please))*$"
        ),
        (
            rf"^{_LEAD}(?:twice|half|double|thrice|as much|the same)(?: of)?(?: that| as much| it)? (?:for|"
            rf"to) {NAME}$"
        ),
    )
)
_FURTHER: Final = re.compile(
    r"(?:(?:and|plus|also|with) )*(?:all )?(?:the|my|any) (?:others?|rest|remaining|remainder|other "
    r"open|open)"
    r"(?: (?:ones?|two|three|four|\w+s))?(?: (?:too|as well|please|of course))*"
)
_RANDOM: Final = any_of(
    (
        (
            rf"^{_LEAD}(?:one|two|another|a|an|some|any|three)(?: (?:more|other|one|card|token|further|"
            rf"extra))* (?:at random|"
            r"chosen at random|picked at random|of your choice|of your choosing|you (?:choose|pick|like|"
            r"prefer))(?: please)?$"
        ),
        rf"^{_LEAD}(?:a )?random (?:one|card|other|token|member|second one)(?: too| as well| please)*$",
        (
            r"^(?:and |but )*you (?:may |can |should |could )?(?:choose|pick|decide|draw|take|select)(?: "
            r"on)? (?:the (?:other|rest|"
            r"second|next|last|others)|one more|another)(?: one| two)?(?: please)?$"
        ),
        (
            rf"^{_LEAD}the (?:other|second|rest|next|last)(?: one)? (?:is|are) (?:up to|for) (?:you|the gm|"
            rf"chance|fate|{NAME})"
            r"(?: .*)?$"
        ),
    )
)
_TEXTS: Final = (
    r"(?:amended|original|revised|new|old|older|newer|final|current|previous|corrected|updated|longer|"
    r"shorter|latest)"
)
_WORDING: Final = any_of(
    (
        (
            rf"^{_LEAD}(?:in |as |for )*(?:the|its|this|that) {_TEXTS} (?:one|version|text|wording|draft|"
            rf"form)(?: (?:once|when|if|as "
            r"soon as|mind you|of course|that is|i mean|please|only|as amended|not the \w+|by \w+|from \w+) "
            r"?.*)?$"
        ),
        rf"^{_LEAD}not (?:the|its|this|that) (?:{_TEXTS} )?(?:one|text|version|wording|draft)\b.*$",
        (
            rf"^{_LEAD}last (?:week|season|month|year|game|round) s (?:one|\d+|version|text|proposal)(?: "
            rf"(?:not|that is|i mean|of "
            r"course)\b.*)?$"
        ),
        r"^(?:well )?(?:the )?(?:amended|original|revised) (?:version|text|one|wording)$",
    )
)
_AGREED: Final = any_of(
    (
        (
            rf"^{NAME} as (?:agreed|discussed|planned|promised|arranged|announced|(?:{NAME}|you|we|they|he|"
            rf"she|everyone)(?: all| "
            r"both)? (?:asked|suggested|wanted|said|agreed|wished|told me|advised|proposed|demanded|"
            r"insisted|recommended|"
            rf"hoped))(?: (?:me|us|for|to|by {NAME}|last \w+|yesterday))*$"
        ),
        rf"^(?:the )?(?:same|just|exactly)(?: one| vote)? as (?:last|every|in|on) \w+(?: \w+)? {NAME}$",
        (
            rf"^(?:we|{NAME} and i) (?:had |have |all |ve |both )*(?:agreed|settled|decided) (?:on|upon|"
            rf"for) {NAME}\b.*$"
        ),
        (
            rf"^(?:and |but )*(?:the |our )?(?:plan|agreement|deal|idea|consensus|target|choice) (?:was|is|"
            rf"says) {NAME}\b.*$"
        ),
        rf"^(?:excuse me|pardon|pardon me|i beg your pardon|hang on|wait|er|erm|nay) {NAME}$",
    )
)
_HALF: Final = re.compile("|".join((_ALIKE, _RANDOM)))
_OF_OTHERS: Final = re.compile(_AGREED)
_WORDED: Final = re.compile(_WORDING)
_OPTIONAL: Final = re.compile(
    rf"^(?:and |or )?(?:in )?(?:(?:{NAME}|\w+) )?as (?:an? |my |the |two |possible )*(?:options?|"
    rf"alternatives?|backups?|"
    r"possibilit(?:y|ies)|fallbacks?|second choices?|reserves?|plan b|ideas?|suggestions?|candidates?|"
    r"spares?|examples?)\b.*"
)
_ON_REFLECTION: Final = re.compile(
    r"(?:and |but |hm |well |so )*(?:on (?:second thoughts?|\w* ?reflection|rereading|consideration)|"
    r"come to think of it|thinking "
    r"about it|thinking again|after all|to be (?:exact|precise))"
)
_OF_ORDER: Final = re.compile(
    r"(?:but |and |well |though )*(?:alphabetically|by (?:age|rank|name|height|size|health|level|"
    r"seniority|alphabet|number|"
    r"class)|in (?:alphabetical|reverse|random|no particular|any|rising|falling|descending|ascending) "
    r"order|sorted .*|swap .*|"
    r"(?:in )?order of .*|(?:or )?(?:the )?other way .*|reversed|backwards|from (?:the )?(?:bottom|back|"
    r"last)\b.*)"
    r"(?: of course| please| that is)*"
)
_GATE: Final = words_in(
    "same ditto likewise idem repeat do did others other rest remaining remainder open gets get twice "
    "half double random "
    "choice choose choosing pick decide amended original revised new old final current version text "
    "wording draft last as "
    "agreed plan reflection thought thoughts consideration alphabetically by order sorted swap think "
    "thinking with deal "
    "settled excuse pardon hang wait not you for reversed backwards in"
)
_ADDING: Final = words_in("and plus also")
_PART: Final = re.compile(r"\(\s?(?:[a-h]|i{1,3}|iv|v)\s?\)|\+\s?\d")
_MOST: Final = 16
_NAMED: Final = 4


def is_half_said(scene: Scene, acts: Sequence[Act], tokens: Tokens, answers: bool) -> bool:
    """Whether words behind acts are of that kind; `answers` tells that the last one answers a text."""
    if not acts or not 0 < len(tokens) <= _MOST or tokens[-1].low == "?":
        return False
    if _GATE.isdisjoint([token.low for token in tokens]):
        return False
    said = masked(scene, tokens)
    if _HALF.search(said) is not None or (answers and _WORDED.search(said) is not None):
        return True
    if _OF_OTHERS.search(said) is not None:
        return _names_another(scene, acts[-1], tokens)
    if tokens[0].low in _ADDING and _FURTHER.fullmatch(said) is not None:
        return True
    if "order" in acts[-1].action.params() and _OF_ORDER.fullmatch(said) is not None:
        return True
    return _thinks_of_another(scene, acts[-1], tokens, said)


def _names_another(scene: Scene, act: Act, tokens: Tokens) -> bool:
    """Whether somebody is named whom the act is not done to: `I vote for Imke, excuse me Imke` names
    nobody."""
    held = {str(value) for value in act.values}
    named = (scene.referents.at(scene.text, tokens, p) for p, token in enumerate(tokens) if token.capital)
    return any(one is not None and held.isdisjoint(one.who) for one in named)


def tail_half_says(scene: Scene, tokens: Tokens, answers: bool) -> bool:
    """`and Fawn as options`, `31(b)`, `31+1`: what only the words right behind an act can be."""
    begin = tokens[0].start - (scene.text[tokens[0].start - 1] == "(")
    part = _PART.match(scene.text, begin, tokens[-1].end + 1)
    if answers and part is not None and scene.text[begin - 1] != "\n":
        return True
    return "as" in [token.low for token in tokens[:4]] and _OPTIONAL.match(masked(scene, tokens)) is not None


def joins_either(acts: Sequence[Act], tokens: Sequence[Token]) -> bool:
    """`Parrot and/or Anchor`: a list of which nobody knows whether all of it is done."""
    last = max((act.end for act in acts), default=0)
    lows = [token.low for token in tokens]
    if any(
        low == "hopefully" and lows[p - 1] == "and" and tokens[p].end < last for p, low in enumerate(lows)
    ):
        # "I invest in Rust and hopefully Fawn"
        return True
    return "/" in lows and any(
        lows[place + 1] == "/"
        and {lows[place], lows[place + 2]} == {"and", "or"}
        and tokens[place].start <= last
        for place in range(len(lows) - 2)
    )


def _thinks_of_another(scene: Scene, act: Act, tokens: Tokens, said: str) -> bool:
    """`On reflection, Cinder Hag.`: second thoughts, and nothing behind them but a name that the act
    lacks."""
    lead = next((place for place, token in enumerate(tokens) if token.low in {",", ":"}), 0)
    if not lead or _ON_REFLECTION.fullmatch(masked(scene, tokens[:lead])) is None:
        return False
    named = [token for token in tokens[lead + 1 :] if token.low[0].isalnum() and token.low != "the"]
    own = " ".join(str(value).lower() for value in act.values).split()
    told = all(token.capital for token in named) and any(token.low not in own for token in named)
    return 0 < len(named) <= _NAMED and told and bool(said)
