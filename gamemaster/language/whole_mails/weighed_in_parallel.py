"""Acts that are weighed against each other, each with what comes of it, or turned down line by line.

`I attack Joss: they suspect me. I attack Imke: they suspect Ludo.`, `I vote for Joss, and Ludo is angry; I
vote for Ludo, and Joss is angry.`, `I poison nobody. I poison Joss, they'd all know it was me.` ask what
would be best, and choose nothing. `Nope: I play Rum. Nope: I end my turn.` turn down what was suggested; and
of a wording among others (`Which do you like best?`) nobody knows whether it is more than that. What must
stay true: a reason (`I attack Joss: he lied.`, `I vote FOR 31: it is clear. I vote AGAINST 32: it is not.`)
is of what the act is about, and no two reasons are the same words about somebody else.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.sentences.answer_pairs import answers
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.scene import Act, Finding, acts_in, ask_where, once_each

_WORD: Final = re.compile(r"[^\W_]+(?:'[^\W_]+)?")
_TAIL: Final = re.compile(r"\s*(?:[:,;]|--?|–|—|\.{3})?\s*(?P<said>[^.!?;\n]*)")
_OTHERS: Final = words_in("they everyone everybody nobody you people somebody the")
_REASONS: Final = words_in(
    "i he she it his her their my our this that because since as who which for to in with at by on from if"
)
_PLAIN: Final = words_in(
    "and the a an of to me my us them him her it they he she you i is are so then too also again all one "
    "another not n't do does in on for at by with"
)
_STATES: Final = words_in(
    "need needs want wants like likes love loves deserve deserves owe owes have has 've"
)
_EITHER: Final = words_in("vote construct")
"""Acts of which one undoes the other where both are about the same."""
_BEING: Final = words_in("is are isn't aren't")
_ABOUT_IT: Final = words_in("it him her that them")
"""What a reason speaks of: `nobody drinks it`."""
_LOSING: Final = words_in("lose win gain get risk make offend annoy upset anger please spend miss waste")
_UNREAL: Final = re.compile(
    r"\s*(?:[:,;]|--?|–|—|\.{3}|and)\s*(?:and )?(?:then )?(?:they|everyone|everybody|people|somebody|"
    r"the (?:village|wolves|others|rest|whole \w+))(?:['’]d| would)(?: all| just| only| certainly| surely| "
    r"at once)* "
    r"(?:know|see|suspect|guess|laugh|think|notice|blame|say|hang|lynch|kill|complain|cry|never forgive|"
    r"find out|hate|accuse|turn on)\b",
    re.IGNORECASE,
)
_REFUSALS: Final = re.compile(
    r"^[ \t>*-]*(?P<word>nope|nah|never|no way|no thanks|not me|rejected|declined|refused|turned down|not a "
    r"chance|not today)\b[ \t]*[:,–—-]+[ \t]*(?=\S)",
    re.IGNORECASE | re.MULTILINE,
)


def without_weighed(text: str, lexicon: Lexicon, findings: list[Finding]) -> list[Finding]:
    """The findings, with acts asked about that only stand there as one way and the other."""
    acts = once_each(acts_in(findings))
    if not acts:
        return findings
    ids = {*_weighed(text, acts), *_turned_down(text, acts), *_compared(text, acts)}
    ids.update(_led_apart(text, lexicon, acts))
    return ask_where(findings, "lead_in", lambda act: id(act) in ids) if ids else findings


def _weighed(text: str, acts: Sequence[Act]) -> Iterator[int]:
    """The ids of acts that are weighed against each other."""
    for act in acts:
        if _UNREAL.match(text, act.end) is not None:
            yield id(act)
    for first, second in pairwise(acts):
        if first.action == second.action or not _are_alike(first, second):
            continue
        contrary = first.action.name == second.action.name in _EITHER and _share_value(first, second)
        if not contrary and answers(first) and answers(second):
            # of a ballot every answer counts, whatever words their reasons share
            continue
        if _comes_to_alike(_behind(text, first, second.start), _behind(text, second, len(text)), contrary):
            yield id(first)
            yield id(second)


def _are_alike(first: Act, second: Act) -> bool:
    """Whether two acts are of one sort, or are done to the same thing."""
    return first.action.name == second.action.name or _share_value(first, second)


def _share_value(first: Act, second: Act) -> bool:
    return not {str(v) for v in first.values if v}.isdisjoint(str(v) for v in second.values if v)


def _behind(text: str, act: Act, end: int) -> list[str]:
    """The words behind an act in its own sentence."""
    found = _TAIL.match(text, act.end, max(act.end, end))
    said = [word.lower() for word in _WORD.findall(found["said"])] if found is not None else []
    return said[1:] if said[:1] in (["and"], ["then"], ["so"]) else said


def _comes_to_alike(first: list[str], second: list[str], contrary: bool) -> bool:
    """`they suspect me` and `they suspect Ludo`: what comes of the one and of the other, in the same words;
    of acts that are `contrary` in any words of other people.
    """
    if not (_SHORTEST <= len(first) <= _LONGEST and _SHORTEST <= len(second) <= _LONGEST):
        return False
    if any(is_past(word) for word in (*first[:_VERB], *second[:_VERB])):
        return False
    same = (set(first) & set(second)) - _PLAIN
    if first[0] == second[0] == "i":
        return first[1] == second[1] and first[1] in _LOSING
    if first[0] in _REASONS or second[0] in _REASONS or not _STATES.isdisjoint((*first, *second)):
        return False
    states = "the" in {first[0], second[0]} and not _BEING.isdisjoint((*first, *second))
    if not contrary and (states or not _ABOUT_IT.isdisjoint((*first, *second))):
        return False
    if first[0] == second[0]:
        return first[0] in _OTHERS and (contrary or first[1] == second[1] or bool(same))
    return bool(same)


_SHORTEST: Final = 2
_LONGEST: Final = 9
_VERB: Final = 3


def _turned_down(text: str, acts: Sequence[Act]) -> Iterator[int]:
    """The ids of acts on two or more lines that open with the same refusal."""
    marks = list(_REFUSALS.finditer(text))
    if len(marks) < _SHORTEST or len({mark["word"].lower() for mark in marks}) > 1:
        return
    for act in acts:
        if any(mark.end() == act.start for mark in marks):
            yield id(act)


def _led_apart(text: str, lexicon: Lexicon, acts: Sequence[Act]) -> Iterator[int]:
    """`Tails, I vote for Tarn. Heads, I vote for Joss.`: the ids of acts of which one undoes the other, each
    behind a word of its own that says of which case it is."""
    for first, second in pairwise(acts):
        alike = first.action.name == second.action.name in lexicon.changeable
        if not alike or first.action == second.action:
            continue
        told = [_CASE.search(text, max(0, act.start - _NEAR), act.start) for act in (first, second)]
        words = {found["word"].lower() for found in told if found is not None}
        if len(words) == _PAIR and words.isdisjoint(_GOING_ON):
            yield id(first)
            yield id(second)


_PAIR: Final = 2
_NEAR: Final = 200
"""In how many signs in front of an act such a word stands: a mail may hold blanks without end."""
_CASE: Final = re.compile(r"(?:^|[.!?;\n])\s*(?P<word>[^\W\d_]+)\s*[,:–—-]\s*$")
_GOING_ON: Final = words_in(
    "then later now next actually rather instead sorry oops wait no nope correction edit scratch so well "
    "ok okay hm hmm finally therefore thus hence anyway anyhow however still but and again update"
)
"""Behind these the second is said instead of the first."""
_WORDINGS: Final = re.compile(
    r"\bwhich (?:one |of \w+ |wording |version |form |phrase |line |way )?(?:(?:do|would|will) you (?:\w+ "
    r")?(?:like|"
    r"prefer|find|choose|call|fancy)|(?:is|sounds|looks|reads|seems)(?: the)? (?:best|better|nicer|"
    r"prettier|finer|"
    r"more \w+|most \w+|\w+est))\b[^.!?\n]*\?",
    re.IGNORECASE,
)
_QUOTED: Final = re.compile(r"[\"“]([^\"“”\n]{3,80})[\"”]")


def _compared(text: str, acts: Sequence[Act]) -> Iterator[int]:
    """`Some write "I play Rum", some "Rum!". I play Rum. Which do you like best?`: a wording among others."""
    if "?" not in text or _WORDINGS.search(text) is None:
        return
    quoted = [found[1].lower().strip(" .!") for found in _QUOTED.finditer(text)]
    for act in acts:
        said = text[act.start : act.end].lower().strip(" .!")
        if any(said in one or one in said for one in quoted):
            yield id(act)
