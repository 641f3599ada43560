"""Questions behind a move that leave it to others whether, or which, it is to be.

`Is that allowed, though?`, `Does anybody advise against it?`, `Or would Tarn be smarter?`, `How would you
like that?`: the sender asks for leave, what would come of it, or for another choice. `May I recommend the
cake?` asks for something else.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.of_the_move import only_leads

_CLASSES: Final = {
    "THIS": (
        "this that it these those such_a_thing the_(?:above|idea|whole_thing) "
        "(?:my|this|that)_(?:vote|move|turn|play|action|order)"
    ),
    "END": (
        "though then at_all by_the under at_this in_this for_me right_now here now anyway with already yet "
        "or still please really of_me as_things"
    ),
    "VERY": (
        "even really still then just perhaps maybe actually also now honestly all possibly already again "
        "too so very quite at_all"
    ),
    "ME": "i we one",
    "AM": "is isnt are arent s would_be would_that_be wouldnt_be",
    "MAY": (
        "may can could should shall must might ought do am would will dare cant couldnt shouldnt mustnt "
        "mayn?t"
    ),
    "ALLOWED": (
        "allowed legal valid permitted okay ok fine possible right correct proper wise smart sensible enough "
        "sane "
        "(?:a|the)_(?:good|bad|better|silly|stupid|terrible|clever|sensible|right)_(?:idea|move|choice|"
        "plan|thing|one) "
        "a_mistake too_early too_late too_soon (?:my|our)_(?:turn|go|move) in_order acceptable admissible "
        "feasible "
        "safe within_the_rules against_the_rules against_any_rule forbidden illegal lawful legitimate wrong "
        "foolish stupid silly premature wanted necessary how_(?:it|one|you|we) "
        "(?:really_)?what_(?:i|we|you_all)"
    ),
    "WORK": (
        "count work do hold stand suffice qualify be_(?:VERY_)?ALLOWED hurtEND break fit helpEND "
        "change_anything go_through kill_me"
    ),
    "ANYONE": (
        "anyone anybody someone somebody everyone everybody you(?:_all|_folks|_lot|_guys|_others)? "
        "the_others people (?:any|none)_of_you they"
    ),
    "OBJECT": (
        "advise_(?:me_)?against advise_otherwise object(?:_to_THIS|END) mind(?:_(?:if_(?:i|we|it)|THIS)|END) "
        "oppose_THIS "
        "think_(?:that_)?(?:i|we|THIS)_(?:VERY_)?(?:should|ought|shouldnt|can|could|may|is|would|s) "
        "have_(?:a|any)_(?:better|other|objection|objections|veto|problem|alternative) "
        "(?:see|know)_(?:a|any|of)_(?:better|"
        "problem|objections?|reason_(?:not|against|why)) want_me_to_(?:VERY_)?(?:do|stop|wait|go|change) "
        "veto "
        "prefer_(?:THIS|something|another|i) stop_meEND want_THIS like_THIS_(?:better|more|instead)"
    ),
    "SAY": (
        "do say write post try send use risk make_it go_with call_it leave_it_at agree_on settle_on keep "
        "go_ahead_with want mean dare stick_to go_for"
    ),
}
_ASKING: Final = (
    "(?:now|but|and|well)* what would ANYONE VERY* (?:say|think|do) if i",
    "(?:do|does|would|will|did) (?:an?|the|my|our)? . (?:want|like|need|prefer) (?:me_to|THIS) END",
    "would the rules VERY* (?:let_me|allow_(?:me|THIS)|permit_(?:me|THIS)) END",
    "(?:do|dare) i (?:dare)? $",
    "ought i (?:not)? to",
    "(?:is|isnt) it VERY* my (?:place|business|right|call) to",
    "(?:which|what) rule (?:lets|allows|permits|forbids) (?:me|THIS)",
    "would .. if i (?:really)? (?:did|do) $",
    "how (?:does|do|would) THIS (?:strike|sound|look|seem) (?:to)? ANYONE",
    "(?:shall|should|may) ME VERY* (?:say|call|do) so $",
    "so? or? MAY ME VERY* not? $",
    "or? MAY ME VERY* SAY VERY* THIS END",
    "so? or? AM THIS VERY* ALLOWED END",
    "so? or? is THIS VERY* (?:what|the_one|the_way|how) (?:i|we|one) ",
    "so? or? (?:does|would|will|do|can|could|may|might) THIS VERY* WORK",
    "(?:does|would|do|will|did|can) ANYONE VERY* OBJECT",
    "ANYONE VERY* (?:mind|object) if (?:i|we) VERY* (?:SAY|submit|file|enter|cast|record) VERY* THIS",
    "how would ANYONE VERY* (?:like|feel|react|vote|take) (?:about|to|if|on)? (?:THIS|i)",
    "what would ANYONE VERY* (?:say|think|do) (?:to|of|about|if) (?:THIS|i)",
    "what (?:would|will) (?:happen|become|follow)",
    "(?:any|no) (?:objections?|vetoe?s|better_\\w+|other_\\w+|alternatives?|second_opinions?) ",
    "(?:who|which|what) .? (?:should|shall|would) THIS",
    "(?:who|which) .? (?:should|shall) i",
    (
        "(?:am|are) ME VERY* "
        "(?:doing_THIS|allowed|certain|in_time|entitled|permitted|too_late|too_early|still_in) "
    ),
    "so? is it too_(?:late|early|soon) to",
    (
        "(?:can|may|could|would|will|does|do) (?:an?|the|my|our|your)? .? . "
        "(?:allow|permit|accept|forbid|count|do|cover) THIS END"
    ),
    (
        "(?:would|wouldnt|shouldnt|might) .. be (?:an?|the)? "
        "(?:better|smarter|wiser|safer|cleverer|more_\\w+|nicer|kinder)"
    ),
    "(?:sounds?|looks?|seems?) (?:good|right|ok|okay|fine|all_right|sensible|wise) END",
    "(?:shall|should) i (?:really|then|just|even)* (?:go|do|risk|dare|wait|proceed)",
    "(?:any|one|is_there_(?:a|any)|give_me_(?:a|one)|a)? .? reason (?:why)? (?:i_should|not_to|against)",
    ".. why i (?:shouldnt|should_not)",
    "(?:is|isnt) it (?:even|really)* (?:my|\\w+_s) (?:turn|go)",
    "(?:do|have) i (?:even|still)* (?:have|got|own|hold) (?:it|that|this|the|enough|one)",
    "(?:is|isnt) THIS (?:what|the_\\w+) (?:you|they|he|she)(?!_(?:all_)?call_(?!an?_(?:vote|move|turn)))",
    "ought THIS to be",
    "(?:any)? (?:objections?|permission|complaints?|comments?|opinions?|feedback|protests?|concerns?) END",
    "(?:is_|are_)?ANYONE VERY* (?:against|opposed_to|opposed|(?:unhappy|ok|okay|fine)_with) THIS? END",
    "(?:what|how) would ANYONE do (?:instead|here|there|in_my_place)* $",
)
_ASKED: Final = Grammar(_CLASSES, _ASKING)
_OR_ELSE: Final = Grammar(
    {"IS": "is are would should shall could do does might may had was were"},
    ("or IS !(?:you_(?:disagree|not)|it_just|it_only|i_wrong|they)",),
)
"""`Or would Tarn be smarter?`, where nothing was asked before it."""


def asks_leave(parts: Sequence[str]) -> bool:
    """Whether a part of a question between its marks asks so."""
    first = next((place for place, part in enumerate(parts) if " " in part), 0)
    return _OR_ELSE.fits_any(parts[first : first + 1]) or any(
        (found := _ASKED.match(f" {part}")) is not None
        and (place <= first or _VAGUE.isdisjoint(found.group().split()) or only_leads(parts[:place]))
        for place, part in enumerate(parts)
    )


def asks_leave_ahead(parts: Sequence[str]) -> bool:
    """The same in front of the move, of which it says `this`: `Would anyone object to this?`"""
    return any(
        (found := _ASKED.match(f" {part}")) is not None
        and found.end() > len(part)
        and not _AHEAD.isdisjoint(found.group().split())
        for part in parts
    )


_AHEAD: Final = words_in("this these")
_VAGUE: Final = words_in("it that those these")
