"""Sentences behind acts by which none is done, or only one of them, told as how things now stand.

`On reflection Imke gets nothing.`, `No vote on this one yet.`, `There's no need, and the bird stays.`, `So
do I save? No.`, `Please don't write me down.`, `Leave me without a vote.`, `Of the two, only the bird.` What
must stay true: what is told of something else (`No news yet.`, `No vote on 32 yet.`, `No need to answer.`,
`Of the two, only the first made me laugh.`) leaves the acts as they are.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.names_of_acts import named_by, stem, stems_of
from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.remarks.marked_names import marked_parts
from gamemaster.language.vocabulary.scene import Act, Scene, once_each

_CLASSES: Final = {
    "AGAIN": (
        "on_(?:second_thoughts?|reflection|balance|consideration|reconsideration) come_to_think_of_it "
        "then_again thinking_(?:of_it|about_it|again|it_over|twice) on_(?:re_?)?reading_.* looking_.* "
        "(?:having|after)_(?:read|reread|seen|slept|thought|looked|checked|counted|talked|a)_.* "
        "now_that_i_.* it_turns_out"
    ),
    "LEAD": (
        "AGAIN and but so though well no yes sorry then now actually please gm also in_fact of_course "
        "i_see i_think i_fear i_m_afraid which_means in_that_case therefore hence since_.*"
    ),
    "LATE": (
        "yet for_(?:now|once|the_moment|the_time_being|today|this_(?:round|week|turn)) any_more anymore "
        "after_all (?:until|till|before)_.* this_(?:round|week|turn|time)(?:_yet)? today tonight now"
    ),
    "FREE": "LATE please either too then thanks thank_you of_course though i_(?:see|think|now_see|fear)",
    "IT": (
        "(?:it|this|that|these|those|them|vo|both|either)(?:_one|_ones|_vote|_proposal|_intent|_offer|"
        "_matter)?"
    ),
    "HE": "oo vo",
    "NONE": "nothing none not_(?:a|one)_\\w+ zero zilch",
    "WRITE": "write note mark jot take put",
    "ENTER": "count list enter record register log include book",
    "UNDONE": (
        "left_out(?:_of_IT)? no_vote not_voting none no_one nobody without_(?:a_vote|one|any) "
        "abstain(?:ing|ed|er|ers) undecided "
        "those_(?:\\w+_)?(?:without|abstaining|not_voting|undecided).* (?:the_)?(?:non_?voters|undecided|"
        "abstentions)"
    ),
    "NEED": (
        "no_(?:longer_)?(?:\\w+_)?need there_(?:is|s)_(?:really_)?no_(?:longer_)?(?:a(?:ny)?_)?need "
        "(?:(?:it|that|this)_(?:is|s)_)?(?:not_needed|no_longer_(?:needed|necessary)|unnecessary) "
        "i_(?:neednt|need_not|dont_(?:need|have)_to|do_not_(?:need|have)_to|no_longer_(?:need|have)_to)"
    ),
    "DOING": "to(?= (?:$|after|any)) to_do_(?:it|so|that|this) do_(?:it|so|that|this) for_IT really at_all",
}
_STANDS: Final = Grammar(
    _CLASSES,
    (
        (
            "LEAD* HE (?:gets|get|ll_get|will_get|shall_get|shall_have|is_to_have|receives) NONE "
            "(?:from_me|of_(?:it|mine|that))? FREE* $"
        ),
        "LEAD* (?:gets|and_gets|shall_get) NONE (?:from_me|of_(?:mine|it)) FREE* $",
        "LEAD* NONE for HE FREE* $",
        (
            "LEAD* (?:scratch|strike|drop|cancel|skip|scrap|delete|remove|take_out) HE s? (?:one|gift|share|"
            "gold|vote|"
            "offer|part)? FREE* $"
        ),
        "LEAD* HE (?:can|may|will|must|has_to|ll_have_to) wait FREE* $",
        "LEAD* (?:the|my)? HE (?:goes|comes|went|is_going) (?:right|straight)? back (?:in|into|to|on) my",
        "LEAD* (?:leave|keep) HE out (?:of_IT)? FREE* $",
        (
            "AGAIN LEAD* (?:HE|he|she|they) (?:can|could|will|may) (?:manage|do|live|go)_without "
            "(?:it|that|them)? FREE* $"
        ),
        "(?:HE|he|she|they) (?:can|could|will|may) (?:manage|do|live|go)_without (?:it|that|them)? FREE* $",
        (
            "LEAD* (?:dont|do_not|never) WRITE (?:me|my_name)_down (?:(?:for|under|against|on)_(?:IT|"
            "the_\\w+)|"
            "as_\\w+)? FREE* $"
        ),
        (
            "LEAD* (?:dont|do_not) ENTER (?:me|my_name) (?:in|there|here|yet)? (?:(?:for|on|under|among|"
            "with)_"
            "(?:IT|the_\\w+)|as_.*)? FREE* $"
        ),
        "LEAD* (?:leave|keep|take|strike) (?:me|my_name) (?:off|out_of|from) (?:IT|the_list) FREE* $",
        (
            "LEAD* (?:leave|keep|put|set|list|mark|return|count|write|move) me "
            "(?:back|down)* (?:as|to|under|on|among|with|at|in|the_list_of)* UNDONE FREE* $"
        ),
        (
            "LEAD* i (?:d|would|will|ll|should)* (?:like_to|rather|prefer_to|want_to)? (?:be|stay|remain|go) "
            "(?:put|listed|counted|marked)? UNDONE FREE* $"
        ),
        (
            "AGAIN (?:LEAD)* (?:the|my|that|this) . (?:can|may|shall|will|should|is_to)? (?:stay|stays|"
            "remain|"
            "remains|keep_out_of_it) (?:put|here|there|where_\\w+_\\w+|as_\\w+_\\w+|in_.*|with_me|up|shut)? "
            "FREE* $"
        ),
        "LEAD* NEED DOING* FREE* $",
        (
            "LEAD* NEED DOING* FREE* and (?:so)? (?:(?:the|my|that|this)_\\w+|it|vo|i|all|everything) "
            "(?:can|may|will|ll)? (?:stay|stays|remain|remains)"
        ),
    ),
)
"""What part of a sentence, or all of it, may say so."""
_CONTENT: Final = Grammar(
    _CLASSES,
    (
        (
            "LEAD* i (?:have|ve|ve_got|have_got) (?:nothing|no_(?:quarrel|objection|objections|problem|issue|"
            "complaint|complaints|grudge)) (?:against|with|to) IT FREE* $"
        ),
    ),
)
"""What who objects may not say of it: `I've nothing against it`."""
_STRUCK: Final = Grammar(
    _CLASSES,
    (
        (
            "LEAD* (?:forget|scratch|strike|drop|cancel|skip|scrap|never_mind|undo) (?:about)? (?:the|my|"
            "that) . "
            "FREE* $"
        ),
    ),
)
"""`Forget the healing`"""
_NOT_YET: Final = Grammar(
    _CLASSES,
    (
        (
            "LEAD* no . (?:(?:from|by|of|for)_(?:me|us)|mine)? (?:(?:on|about|in|for|to|with)_IT)? "
            "(?:(?:from|by)_me)? LATE FREE* $"
        ),
    ),
)
"""`No vote on this one yet`"""
_NOUNS: Final = {
    "vote": words_in("vote ballot lynch"),
    "move": words_in("move visit trip travel travelling journey walk"),
    "accept": words_in("deal trade swap exchange"),
    "offer": words_in("deal trade swap exchange"),
    "transfer": words_in("gift payment gold"),
    "place": words_in("tile"),
    "play": words_in("card"),
    "discard": words_in("card"),
    "object": words_in("objection"),
}
"""Further nouns for what an act does, beside those of its own words."""
_ANY_DEED: Final = words_in("move action act turn")
_DONE: Final = (
    r"(?:really |truly |actually |now |then )*(?:do (?:it|that|this|so)|going to(?: do (?:it|that|this|so)| "
    r"\w+)?|mean (?:it|that|this)|dare|want (?:to|that|this)|doing (?:it|that|this|so)|really|want to)"
)
_WILL_I: Final = re.compile(
    r"(?:^|\b(?:so|and|but|now|then|well) )(?:do|will|shall|should|am|would|did) i"
    rf"(?: {_DONE}| (?P<verb>\w+)(?: (?:\w+ ){{0,3}}\w+)?| not)?(?: now| then| today| tonight| after all)*$"
)
_REFUSING: Final = re.compile(
    r"\s*(?:no\b(?! (?:doubt|wonder|idea|one\b|question|clue|regrets?))|nope\b|nah\b|not (?!sure|that|yet "
    r"sure)\w+|never\b|of course not\b|certainly not\b|hardly\b|i (?:think|guess|suppose) not\b|i do(?:n't|"
    r"n’t| "
    r"not)\b(?! know))",
    re.IGNORECASE,
)
"""The answer `No.` behind a question of one's own."""
_ONLY: Final = (
    r"(?:please |just |only |gm |kindly |i |we )*(?:(?:take|use|count|do|keep|read|mean|meant|want|process|"
    r"make|"
    r"play|run|execute|honou?r|pick) )?"
)
_THING: Final = r"(?:the|my|that|this|number|no)(?: \w+){1,2}?(?: (?:one|act|move|line))?"
_ONE: Final = rf"(?:{_THING}|\w+)"
_OF_THEM: Final = (
    r"(?:of|from|among|out of) (?:(?:the|these|those|my)(?: above)?(?: (?:two|three|four|five|six|\d))?|them|"
    r"both)(?: (?:acts|moves|actions|lines|cards|things|above|votes|offers|sentences))?"
)
_END: Final = r"(?: (?:please|gm|then|of course|thanks|counts|stands|for now|today|this week|is meant))*"
_ONE_ONLY: Final = re.compile(
    rf"(?:(?:and|but|so|gm|sorry|well|please|oh|actually) )*(?:{_OF_THEM} {_ONLY}(?:only |just "
    rf")+{_ONE}{_END}"
    rf"|{_OF_THEM} {_ONLY}{_ONE} (?:only|alone){_END}|{_OF_THEM} (?:please |gm )*(?:take|use|count|do|keep|"
    rf"read|process|run|execute|honou?r|pick) {_THING}{_END}|(?:only|just) {_THING} {_OF_THEM}{_END}.*|"
    rf"(?:only|just) (?:take |do |count |use |read |process ){_THING} {_OF_THEM}{_END}|(?:only|just) "
    rf"{_THING} (?:counts|stands|holds|is meant){_END})"
)
"""`Of the two, only the bird`, `Only the bottle of the two`"""
_THIS_ONLY: Final = re.compile(
    r"(?:actually |so |please )*(?:(?:only|just) (?:the |for )?(?:vo|oo)|(?:the )?(?:vo|oo) (?:only|alone))"
    r"(?: please| then| after all| in the end)*"
)
"""`Rum only`"""
_GATE: Final = words_in(
    "wait back forget scratch drop cancel skip scrap never undo nothing none zero zilch not without down "
    "off out strike need needed necessary unnecessary "
    "neednt "
    "needn needn't stay stays remain remains no nothing count list enter record register log include book "
    "leave keep mark put set return write have 've"
)
_CHOOSING: Final = words_in("only just alone take use count do keep process run execute honour honor pick")
_LONGEST: Final = 30
_NEAREST: Final = 3


def leaves_without(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind acts tells of one of them, or of all, that it is not done."""
    if not acts or len(tokens) > _LONGEST:
        return False
    if _answers_quotation(scene, tokens):
        return False
    lows = frozenset([token.low for token in tokens])
    if tokens[-1].low == "?":
        return "i" in lows and _refused(scene, acts, tokens)
    stands, chooses = not _GATE.isdisjoint(lows), not _CHOOSING.isdisjoint(lows)
    if not (stands or chooses):
        return False
    parts = marked_parts(scene, acts, tokens)
    if stands and (_STANDS.fits_any(parts) or any(_is_not_yet(scene, acts, part) for part in parts)):
        return True
    if stands and acts[-1].action.name == "object" and _CONTENT.fits_any(parts):
        return True
    if not chooses or not _of_several(acts):
        return False
    if any(_THIS_ONLY.fullmatch(part) for part in parts):
        return True
    stop = next((place for place, token in enumerate(tokens) if token.low in {";", "--", ":"}), len(tokens))
    return _ONE_ONLY.fullmatch(as_said(plain_lows(tokens[:stop]))) is not None


def _answers_quotation(scene: Scene, tokens: Tokens) -> bool:
    """`> Otherwise I shall sulk.` above `No need.`: what is answered stands right above."""
    above = scene.text[: tokens[0].start].rstrip()
    return above[above.rfind("\n") + 1 :].lstrip().startswith(">")


def _is_not_yet(scene: Scene, acts: Sequence[Act], part: str) -> bool:
    """`No vote on this one yet`, `Forget the healing`: a noun of what is done, and that it is not."""
    said, last = _NOT_YET.match(f" {part}"), acts[-1]
    if said is None:
        struck = _STRUCK.match(f" {part}")
        nouns = struck[0].split() if struck is not None else []
        return any(named_by(scene, acts[-_NEAREST:], noun) >= 0 for noun in nouns)
    words = said[0].split()
    noun = words[words.index("no") + 1]
    own = _NOUNS.get(last.action.name, frozenset[str]())
    return noun in _ANY_DEED or noun in own or named_by(scene, acts[-_NEAREST:], noun) >= 0


def _refused(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """`So do I save? No.`: whether one asks oneself whether one does it, and answers that one does not."""
    if _REFUSING.match(scene.text, tokens[-1].end) is None:
        return False
    parts = marked_parts(scene, acts, tokens)
    said = _WILL_I.search(parts[-1]) if parts else None
    if said is None:
        return False
    return said["verb"] is None or any(stem(said["verb"]) in stems_of(scene, act) for act in acts)


def _of_several(acts: Sequence[Act]) -> bool:
    """Whether several acts are done, or one with several things."""
    done = once_each(tuple(acts))
    if len(done) > 1:
        return True
    return any(
        isinstance(value, (list, tuple)) and len(value) > 1 for value in done[0].action.params().values()
    )
