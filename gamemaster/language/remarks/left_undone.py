"""Sentences behind acts by which they were not brought about, not meant or only later to be done.

`The vote didn't go through.`, `I nearly did it.`, `I quite forgot to mean it.`, `I stand by nothing of
this.`, `I believe that is a mistake.`, `The minute I read the report I will.` That a bus was nearly missed,
or that the new rug is a mistake, is said of something else.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "DEED": "votes? ballot moves? turn play action announcement mail message post orders? offer attack",
    "THIS": "this that it these those",
    "IT": "THIS (?:my|the|this|that)_DEED",
    "SO": "and but so yet though still then or that_is",
    "VERY": (
        "very so just only really quite simply totally completely clearly probably perhaps also now still "
        "even actually always all rather then myself both have ve had d did"
    ),
    # not brought about
    "NEVER": "never (?:did|has|had|have|was|is)(?:nt|_not|_never)",
    "THROUGH": (
        "(?:go|gone|went|come|came|get|got|been_put)_through "
        "(?:get_|got_|been_)?(?:made|cast|sent|counted|registered|entered|recorded)"
    ),
    "YET": "yet so_far at_all in_the_end after_all though i_(?:fear|think|believe|guess)",
    # not quite done, or not meant
    "NEARLY": "almost nearly practically virtually half all_but hardly barely scarcely",
    "DID": "meant mean did done sent posted typed wrote written cast said voted intended",
    "FORGOT": (
        "(?:forgot|forgotten|failed|neglected|omitted|refused|declined)_to "
        "(?:never_|didnt_|did_not_)(?:quite_)?(?:got|get)_(?:round|around)_to never_bothered_to"
    ),
    "DO": "mean meaning do doing send sending cast casting intend intending",
    # nothing of it
    "NOTHING": "nothing none (?:no|not_an?|not_one|hardly_an?|hardly_any)_(?:word|line|part|bit|letter)",
    "STANDBY": (
        "stand_by stand_behind stick_to stick_by hold_to mean meant believe (?:vouch|answer)_for intend own"
    ),
    "STANDS": "stands? holds? remains? survives?",
    "COUNTS": (
        "counts? appl(?:y|ies) (?:is|s|was|are|were)_(?:meant|binding|serious|valid|real|intended|true)"
    ),
    # thought to be a mistake
    "BELIEVE": (
        "believed? feel felt think thought suspect(?:ed)? fear(?:ed)? know knew guess reckon(?:ed)? "
        "(?:am|m|was)_(?:sure|certain|afraid|convinced|told)"
    ),
    "IS": "is s was were to_be (?:may|might|must|could)_(?:be|have_been)",
    "MISTAKE": "mistakes? slips? error typo blunder misprint oversight misclick",
    "END": "of_mine of_(?:the|my)_(?:pen|tongue|finger|hand|keyboard) on_my_part too though now after_all",
    # later to be done
    "READ": "(?:will|ll|shall|would|d)_(?:read|run|sound|look|say|go_out|be_worded)",
    # praised, and left
    "WOULD": "(?:would|d|might|could|may)(?:_(?:well|perhaps|probably|certainly|only|also))?_be",
    "DOING": "(?:writing|sending|saying|posting|doing|casting|submitting|filing)",
    "DOIT": "(?:write|send|say|post|do|cast|submit|file)",
    # not yet, or not in earnest
    "HAVETIME": "(?:have|ve_got|have_got|ve)_(?:until|till)",
    "ACTING": "DOIT press make put repeat vote play move join act hand",
    "INEARNEST": "for_real properly officially formally in_earnest",
    "TALKED": (
        "(?:talked|argued|bullied|bribed|coaxed)_into_THIS "
        "(?:persuaded|convinced|tempted)_(?:of|to|by|into)_(?:DOIT_)?THIS "
        "(?:persuaded|convinced|tempted)(?=$)"
    ),
    "KEEPING": "saving keeping reserving holding storing",
    "WHEN": (
        "(?:the|that)_(?:(?:very|same)_)?(?:minute|moment|second|instant|day|hour)(?!_of) once when "
        "(?:just_)?as_soon_as directly immediately"
    ),
    "WILL": "(?:will|shall|would|might|may|can)(?:_(?:do_(?:it|so|that)|too|at_once|indeed))?",
}
_UNDONE: Final = Grammar(
    _CLASSES,
    (
        "SO* VERY* IT VERY* NEVER VERY* THROUGH YET* $",
        "SO* i VERY* NEARLY DID (?:THIS|so|for_(?:him|her|them|it))? $",
        "SO* i VERY* FORGOT VERY* DO (?:IT|so)? $",
        "SO* IT READ (?:when|once|as_soon_as|the_day|the_moment) (?:i|we|it)",
        "SO* i VERY* STANDBY VERY* NOTHING (?:of|in) THIS",
        "SO* (?:roughly|approximately|something|more_or_less) (?:so|like_(?:this|that|it)) $",
        "SO* i HAVETIME .. to VERY* (?:DOIT|put|make|hand|confirm|change) (?:THIS|my_mind)",
        "SO* i HAVETIME .. to VERY* decide $",
        "SO* i (?:ll|will|shall) VERY* ACTING .. INEARNEST",
        "SO* (?:at_least)? i VERY* did (?:in|at|during) .. (?:last|previous|other|old) (?:game|season|round)",
        "SO* i (?:can|could|might|may) VERY* be VERY* TALKED",
        "SO* i VERY* (?:am|m) VERY* KEEPING THIS one? (?:for|until|till|back|up)",
        "SO* i wish i (?:could|dared|dare|had_dared_to) ACTING (?:THIS|like_THIS|so) $",
        "SO* i VERY* STANDBY VERY* nothing (?:here|above|at_all)? $",
        "SO* NOTHING (?:of|in) THIS VERY* COUNTS",
        "SO* i VERY* BELIEVE that? IT VERY* IS VERY* (?:an?|my|one|another|the) MISTAKE END",
    ),
)
_STANDING: Final = Grammar(_CLASSES, ("SO* NOTHING (?:of|in) THIS VERY* STANDS $",))
_PRAISED: Final = Grammar(_CLASSES, ("SO* THIS WOULD",))
_REFUSED: Final = Grammar(
    _CLASSES,
    (
        "SO* i VERY* (?:am|m)_not VERY* DOING THIS (?:though|all_the_same|either|today|here|now)? $",
        (
            "SO* i VERY* (?:wont|will_not|shant|shall_not|do_not|dont) VERY* DOIT THIS "
            "(?:though|today|here|now)? $"
        ),
    ),
)
"""`It would be a sensible thing to write, and I'm not writing it.`"""
_LATER: Final = Grammar(_CLASSES, ("SO* WHEN .. i WILL $",))
_OWN_DEED: Final = words_in("to can could will ll would d must should may might shall")
"""`When I say I'll bake, I will`: the case itself tells what will be done."""
_SUBJECTS: Final = words_in("i we it this that")


def is_left_undone(parts: Sequence[str]) -> bool:
    """Whether a clause between marks says so of the acts before it."""
    if _UNDONE.fits_any(parts) or (_PRAISED.fits_any(parts[:1]) and _REFUSED.fits_any(parts[1:])):
        return True
    for place, part in enumerate(parts):
        # unlike "The old mill burnt, and nothing of it stands"
        if _STANDING.match(f" {part}") and all(said.split()[0] in _SUBJECTS for said in parts[:place]):
            return True
    whole = " ".join(parts)
    case = whole[: max(whole.rfind(" i "), 0)]
    return _LATER.match(f" {whole}") is not None and _OWN_DEED.isdisjoint(case.split())
