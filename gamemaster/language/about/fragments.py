"""Fragments behind an act that name something which nothing has read: `Twice, in fact.`, `Joss gets 2.`

`(I give Tarn 3 gold.) To Joss, sorry.`, `(I explore.) Then a quick heal.`, `(I place a tile.) One row up.`,
`(I invest in Teal.) The other one.`: more of the act, a part of it, or what stands in its place; only its
sender can say which. A fragment is a sentence of a few words, or the end of one behind a mark, in which
nothing stands but things of the game and the little words that hold them together. What must stay true: a
comment has a word of its own (`Three cheers`, `Teal is pretty`), and a name alone calls somebody or is signed
with.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.fragment_words import (
    holds_number,
    is_known,
    is_little,
    parts_of,
    symbols_of,
    verb_of,
)
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Act, Finding, Scene, acts_in

_MOST: Final = 16
_MOST_IN_PART: Final = 9
_PAIR: Final = 2
_NEAR: Final = 60
_TURN: Final = words_in("turn end")
_AFFIRMING: Final = words_in("yes yep yeah yup indeed")
_TALK: Final = words_in("? you your yours we us our he she they his their")
_TO_WHOM: Final = words_in(
    "to for from at on with against and or plus also so only just alone then instead rather but except be "
    "too first last gets get receives takes"
)
_CRIED: Final = words_in("to for go") | {"P"}
_COUNTING: Final = frozenset({"N", "S", "W"}) | words_in(
    "and plus also make it that then so oh well no in fact actually sorry instead rather more extra "
    "another please even be should say just only to let a an one the level"
)
_ADDING: Final = words_in("and also plus then too instead actually rather sorry not ps mean")
_REGRETS: Final = words_in("sorry oops apologies")
_STEPS: Final = words_in("action step part item point move act play turn day round number no phase stage")
_LEAVING: Final = words_in("that this which it there") | {"W"}
_SPEAKING: Final = (
    *(["i", "mean"], ["i", "meant"], ["i", "should", "say"], ["i", "guess"], ["here", "i", "come"]),
    *(["if", "you", "please"], ["if", "you", "like"]),
)
_LEADING: Final = (["come", "to", "think", "of", "it"], ["on", "second", "thought"], ["let", "it", "be"])
_SO: Final = (
    r"(?:and|or|but|oh|well|no|hm|hmm|er|um|actually|rather|make it|make that|in fact|sorry|now|so|with|then)"
)
_INDEED: Final = (
    r"(?:actually|in fact|really|please|then|sorry|instead|rather|of course|indeed|too|also|even|be|it)"
)
_OTHERS: Final = rf"(?: (?:to|gets?|is|are|has|with|a|an|no|yes|not|V|{_INDEED}))"
_WAYS: Final = "(?:up|down|right|higher|lower|north|south|east|west)"
_STEP: Final = "(?:W|rows?|columns?|fields?|steps?|lines?|spaces?)"
_CROSSED: Final = "(?:reversed|wrong|swapped|crossed|inverted|backwards|switched|flipped|mixed up)"
_HOW_OFTEN: Final = (
    rf"^(?:{_SO} )*(?:once|N times?|twice|thrice) (?:more|again|is enough|will do|over)(?: {_INDEED})*$",
    rf"^(?:{_SO} )*(?:once|N times|twice|thrice|double|half)(?: {_INDEED}| that| it)*$",
    r"^(?:and|plus) N (?:for|to|more|extra)\b",
    r"^i D (?:him|her|them|it|P|S) (?:N|V) (?:more|extra|again|further|on top)\b",
)
_OTHER_ONE: Final = (
    rf"^(?:{_SO} |for |against |to |on |at )*(?:the|my) others?(?: (?:one|ones|two|N|W|O))?{_OTHERS}*$",
    r"^(?:and |please |so )?(?:D|swap|switch|reverse|flip) (?:the|them|my) (?:first|last|other|two|S|O)\b",
    r"^(?:please )?swap (?:the|them|those|my)\b",
    rf"\b(?:got|mixed|confused|swapped) (?:up )?(?:the|my) \w+(?: up$| {_CROSSED})",
    r"\bi (?:mixed up|confused|swapped) the \w+$",
    rf"^my (?:D|W|sign|sides?|numbers?|directions?|letters?|order) (?:is|are|was|were) {_CROSSED}\b",
)
_OTHER_WORDS: Final = (
    r"\b(?:read|it should say|should read|is code for|stands for|means) (?:V|P|N|T)\b",
    r"^read \w+ (?:for|instead of) \w+$",
    r"^the \w+ (?:(?:should|must|ought to|was meant to|was to) (?:be|read|say)) (?:V|P|N|T)$",
    rf"^(?:[NTV]|one|a) {_STEP}(?: further| more| to the)? {_WAYS}$",
    rf"^(?:[NTV]|one|a) {_STEP} (?:further|more|to the) left$",
    r"^(?:and )?(?:there and )?back(?: again)?$",
    r"\b(?:a|an|my) (?:N|V|T|\w) for (?:a|an) (?:N|V|T|\w)$",
)
_SHAPES: Final = Sought((*_HOW_OFTEN, *_OTHER_ONE, *_OTHER_WORDS))
_WHOLE: Final = re.compile(
    rf"(?:{_SO} )*(?:both|all)(?: of (?:them|it|these|those|mine)| (?:N |my |the )?W| N| my D)?"
    rf"(?: {_INDEED})*"
)
_JOINED: Final = Sought(
    (
        r"[VT] i (?:m|am) (?:for|against)\b|\bi (?:m|am) (?:for|against|in favou?r of) [VTP]$",
        (
            r"^as (?:for|to) (?:\w+ )?[VT] (?:(?:it|that|that one) (?:goes|gets|follows)|i (?:m|am) "
            r"(?:for|against))\b"
        ),
        r"^(?:the|my) other \w+ (?:sorry|oops)\b",
        r"^(?:oh |ok )?(?:well|no|actually|sorry|rather|make it|make that) N$",
    )
)
_ADDED: Final = re.compile(
    r"(?:(?:and|then|also|plus|one|a|an|N|another|quick|little|small|brief|second|now|next|with|some) )*D"
    r"(?: (?:please|too|also|again|twice|thrice|then|next|W|on the \w+|for|in|to|of|on|at|the|a|T|V|P|S|O))*"
)
_ENDED: Final = re.compile(
    r"(?:and |that is all |so )*(?:end|(?:my |the )?turn (?:is |s )?(?:over|ends|ended|done|finished)|"
    r"end of (?:the |my )?turn|that is my turn|that s my turn)"
)
_MEASURED: Final = re.compile(r"(?:^|\b(?:and|plus|with|but|also|then|of|another) )N (?:more )?(?:W|D)\b")
_GAINS: Final = ("P N", "P gets N", "P receives N", "P takes N")
_STANDING: Final = re.compile(
    r"\bhas (?:it|[A-Z]\b)|\bto go$|\bmy W is\b|\bV (?:is |one )*(?:still|already) (?:on|at|says|shows) V\b"
    r"|^[VN] (?:will|ll|would) (?:D|have) to wait\b"
)
"""How things are: `The Surveyor has it as number 11`, `two to go`, `my health is 3`, `the right one is still
on B`."""
_DOING: Final = frozenset({"D", "has"})
_HANDED: Final = re.compile(r"(?:and |now |so )*(?:on|over|back|go|thanks) (?:to )?P")
_IN_ORDER: Final = re.compile(r"(?:and )?(?:me|S|P)(?: too| first| last| second| third)+|and me")


_RULES: Final = words_in("-- — =")
"""What ends a heading set between rules (`--- next part ---`)."""


def may_be_fragment(scene: Scene, last: Act, tokens: Tokens) -> bool:
    """Whether a sentence stands right behind an act, is short, and no row of a table."""
    between = scene.text[last.end : tokens[0].start]
    said = scene.text[tokens[0].start : tokens[-1].end]
    return (
        len(tokens) <= _MOST
        and len(between) <= _NEAR
        and between.count("\n\n") <= 1
        and "  " not in said
        and tokens[-1].low not in _RULES
        and "\xa0" not in said
        and not ("\n\n" in between and _may_head(tokens))
        and not ("\n" in between and tokens[1:2] and tokens[1].low == ":")
    )


def fragment_of(scene: Scene, acts: tuple[Act, ...], tokens: Tokens) -> bool:
    """Whether a sentence behind acts is such a fragment."""
    # what stands in a paragraph of its own may be signed with, or a heading
    apart = "\n\n" in scene.text[acts[-1].end : tokens[0].start]
    cried = tokens[-1].low == "!"
    tokens, led = _past_lead(tokens)
    parts = parts_of(tokens)
    if len(parts) > 1 and [t.low for t in tokens[len(parts[0]) :][:2]] in ([":", "please"], [":", "kindly"]):
        # "The others: please be quicker" asks something of them
        del parts[0]
    if not parts or not _TALK.isdisjoint([token.low for token in tokens]) or _labels(parts):
        return False
    act, done = acts[-1], frozenset(one.action.name for one in acts)
    read = [symbols_of(scene, acts, part) for part in parts]
    whole = [symbol for one in read for symbol in one]
    if _JOINED.search(" ".join(whole)) or ends_turn(scene, acts, tokens):
        return True
    if len(whole) == 1 and whole[0] in "VT" and not led:
        # a name alone is another matter
        return False
    if len(parts) > 1 and _holds_other(scene, act, whole):
        return True
    for place, one in enumerate(read):
        if not _ends_there(read[place + 1 :]):
            continue
        if tokens[0].low in _AFFIRMING and _WHOLE.fullmatch(" ".join(one)):
            # "Yes, all of it."
            continue
        leads_up = led or all(is_little(before) for before in read[:place])
        if _says_other(scene, acts, one, leads_up) or _tells_whom(scene, act, one, led, cried):
            return True
        if not (cried or apart) and _does_more(scene, done, parts[place], " ".join(one)):
            return True
    return False


def ends_turn(scene: Scene, found: Sequence[Finding], tokens: Tokens) -> bool:
    """`End.`, `(I play Rum,) and that's my turn`: whether words end the turn that those who take it end."""
    if _TURN.isdisjoint([token.low for token in tokens]):
        return False
    done = {act.action.name for act in acts_in(found)}
    ending = {ready.frame.action for ready in scene.lexicon.ready if ready.frame.action.startswith("end_")}
    told = (" ".join(token.low.strip("'") for token in part) for part in parts_of(tokens))
    return bool(ending) and ending.isdisjoint(done) and any(_ENDED.fullmatch(one) for one in told)


def adds_to_front(before: Tokens) -> bool:
    """`Not only do I explore, (I heal)`: whether what stands in front of an act is done as well."""
    lows = [token.low for token in before]
    return lows[:2] == ["not", "only"] and "i" in lows[2:-1]


def _past_lead(tokens: Tokens) -> tuple[list[Token], bool]:
    """The words without `I mean` and the like, and whether any of that stands among them."""
    said, led, place = list[Token](), False, 0
    while place < len(tokens):
        hit = _lead_at(tokens, place) if tokens[place].low in _LED_BY else None
        led = led or (hit is not None and "if" not in hit)
        if hit is None:
            said.append(tokens[place])
        place += len(hit) if hit is not None else 1
    return said, led


def _lead_at(tokens: Tokens, place: int) -> list[str] | None:
    lows = [token.low for token in tokens[place : place + 5]]
    return next((one for one in (*_SPEAKING, *_LEADING) if lows[: len(one)] == one), None)


_LED_BY: Final = frozenset(one[0] for one in (*_SPEAKING, *_LEADING))


def _labels(parts: list[list[Token]]) -> bool:
    """`Part two:`, `Step 3.`: what numbers the sentence behind it."""
    first = parts[0] if len(parts) == 1 else []
    return len(first) == _PAIR and first[0].low in _STEPS and number_at(first, 1) is not None


def _may_head(tokens: Tokens) -> bool:
    """`Cupid`, `The Witch`, `Hands: Tarn 3, Joss 2`: nothing but names, a row of them, a heading."""
    lows = {token.low for token in tokens if token.low[0].isalpha() and not token.capital}
    row = ":" in {token.low for token in tokens} or tokens[-1].low[0].isalnum()
    return lows <= {"the"} or (row and lows.isdisjoint(_ADDING))


def _ends_there(behind: list[list[str]]) -> bool:
    """Whether little follows, or nothing but what explains a regret."""
    for part in behind:
        if not is_little(part):
            return False
        if not _REGRETS.isdisjoint(part):
            return True
    return True


def _says_other(scene: Scene, acts: tuple[Act, ...], symbols: list[str], leads_up: bool) -> bool:
    """Whether a part says how often, which other, or another value.

    `leads_up` tells that little stands before it, and no greeting (`Good luck, all`).
    """
    said, act = " ".join(symbols), acts[-1]
    if symbols[:2] == ["let", "it"]:
        return False
    if _SHAPES.search(said):
        return True
    if _WHOLE.fullmatch(said):
        # "Yes, both." behind both of them
        return leads_up and sum(one.action.name == act.action.name for one in acts) == 1
    if _IN_ORDER.fullmatch(said) and any(isinstance(v, (list, tuple)) for v in act.action.params().values()):
        return True
    return (leads_up or len(symbols) > 1 or symbols[0] == "N") and _holds_other(scene, act, symbols)


def _holds_other(scene: Scene, act: Act, symbols: list[str]) -> bool:
    """Whether nothing stands there but another value, an amount, and little words."""
    if len(symbols) > _MOST_IN_PART or not is_known(symbols) or symbols[0] == "not":
        return False
    said = " ".join(symbols)
    if _STANDING.search(said) or ("D" in symbols and symbols[0] in _LEAVING):
        return False
    if "V" in symbols or "T" in symbols or any(gain in said for gain in _GAINS):
        return True
    if symbols[0] not in _LEAVING and _MEASURED.search(said):
        return True
    return "N" in symbols and _COUNTING.issuperset(symbols) and holds_number(scene, act)


def _tells_whom(scene: Scene, act: Act, symbols: list[str], led: bool, cried: bool) -> bool:
    """`to Joss`, `Imke then`: whether somebody is named in a way that nobody is called."""
    if (
        "P" not in symbols
        or not _DOING.isdisjoint(symbols)
        or len(symbols) > _MOST_IN_PART
        or not is_known(symbols)
    ):
        return False
    if (cried and _CRIED.issuperset(symbols)) or (symbols[0] == "not" and _told_whom(scene, act)):
        return False
    if not led and (_TO_WHOM.isdisjoint(symbols) or _HANDED.fullmatch(" ".join(symbols))):
        return False
    return "person" in scene.lexicon.kinds_taken.get(act.action.name, ())


def _told_whom(scene: Scene, act: Act) -> bool:
    """Whether the act says itself to whom it is done."""
    return any(str(one) in scene.referents.names.people for one in act.values)


def _does_more(scene: Scene, done: frozenset[str], part: Tokens, said: str) -> bool:
    """`then a quick heal`, `one heal please`: what else is done, without a verb or with that alone."""
    if not _ADDED.fullmatch(said) or [token.low for token in part] == ["hurry"]:
        return False
    bases = {verb_of(scene.lexicon, token.low) for token in part} - {""}
    frames = (ready.frame for ready in scene.lexicon.ready)
    actions = {f.action for f in frames if any(verb.partition(" ")[0] in bases for verb in f.verbs)}
    return bool(actions) and (actions.isdisjoint(done) or "another" in said)
