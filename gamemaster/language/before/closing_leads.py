"""How words in front of a colon end where the act stands right behind them: `..., and here it goes: I ...`

Only the last of their clauses is judged by these lines: it announces the deed now, in the sender's own name.
What stands before it is told of anything. What must stay true: a clause that supposes, quotes or dates the
act, or has somebody else speak, takes it along wherever it stands.
"""

from typing import Final

from gamemaster.language.before.deeds_at_hand import AT_HAND
from gamemaster.language.before.provisos import on_condition
from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import OPAQUE, Tokens, plain_lows, words_in

_CLASSES: Final = {
    "BUT": "and but so well oh ok okay then right yes ah now still there_fore therefore thus hence",
    "NOUN": (
        "thanks answer reply revenge share part contribution present gift choice decision verdict move vote "
        "turn bid penance deed offer proof remedy cure ticket excuse chance act play response tribute"
    ),
    "IT": "it this that",
    "ATONCE": (
        "herewith hereby forthwith at_once right_away straight_away in_earnest for_real in_all_seriousness "
        "seriously officially formally without_further_ado without_more_ado in_public in_full_view "
        "with_this_mail by_this_mail with_these_words"
    ),
    "PLAIN": (
        "plain brief clear short quick exact formal precise frank blunt direct bold generous brave "
        "honest_for_once"
    ),
    "COUNTS": "counts matters concerns_you concerns_the_(?:game|guild|village|table|list|commune)",
}
_CLOSINGS: Final = Grammar(
    _CLASSES,
    (
        "BUT* here (?:it|she|he|this|we) (?:goes|go|is|comes) (?:at_last|then|now|again)? $",
        "BUT* here goes (?:nothing|then)? $",
        "BUT* it (?:must|has_to|needs_must) be $",
        "BUT* it (?:must|has_to) be done (?:now|today|at_last)? $",
        "BUT* ATONCE $",
        "BUT* as (?:a|my) (?:move|action|act|vote) (?:in|of) (?:the|this) game $",
        (
            "BUT* let me (?:now|just|therefore)? (?:be|make_this|keep_this|keep_it|make_it) (?:very|quite)? "
            "PLAIN $"
        ),
        (
            "BUT* there (?:s|is|was|remains) (?:only|but|just)? (?:one|nothing|no) (?:thing|help|way|cure|"
            "remedy|choice|road)? (?:left|else)? (?:for_it|to_do|about_it|to_be_done|out|out_of_it)? $"
        ),
        (
            "BUT* (?:that|this|it|which) (?:settles|decides|clinches|seals|does) (?:it|that|the_matter|"
            "the_question|my_fate|my_choice) (?:for_me)? $"
        ),
        "BUT* (?:that|this|which) (?:can|is_about_to) be (?:arranged|mended|remedied|helped|put_right) $",
        "BUT* (?:in|with) (?:this|the) .? (?:that|this|it) can be (?:arranged|mended|remedied|done) $",
        (
            "BUT* (?:that|this|which) is why (?:this|it|my_mail|this_mail) is (?:so|as)? (?:short|late|brief|"
            "terse|quick|early|long) $"
        ),
        (
            "BUT* (?:now|then|back|on|over|straight|down)* (?:for|to) (?:mine|the_deed|the_deeds|business|"
            "the_game|the_table|the_point|the_matter|the_matter_in_hand|work|my_move|my_turn|my_vote|my_part|"
            "my_moves|my_own_turn|the_fun|the_fray) $"
        ),
        "BUT* (?:this|here) (?:is|s) (?:my|the)_(?:\\w+_)?NOUN (?:that_COUNTS|to_\\w+|of_the_mail)? $",
        (
            "BUT* (?:this|here) (?:is|s) the (?:part|bit|line) (?:of_it|of_the_mail|of_this_mail)? that "
            "COUNTS $"
        ),
        "BUT* this is the (?:only|one|last) (?:way|chance|time|occasion) (?:in_which|on_which|that)? .. $",
        "BUT* which i (?:hereby|now|gladly|therefore) (?:send|post|make|do|take) $",
        "BUT* (?:here_is|here_s|this_is) the (?:\\w+)? which i (?:now|hereby|do)? (?:send|post) $",
        "BUT* from your (?:\\w+_)?\\w+ $",
        "BUT* (?:both|all|all_three) (?:of_them|of_these|things)? (?:at_once|in_one_go|together)? $",
        (
            "BUT* (?:kindly|please) (?:note|record|enter|log|register) (?:the|this|these|my|two|three|a|one|"
            "both)* (?:\\w+)? (?:changes?|moves?|acts?|actions?|orders?) (?:(?:in|at|on)_my_\\w+)? $"
        ),
        "BUT* nobody (?:asked|asks|asked_me) (?:but|and_yet)? $",
        "BUT* (?:forgive|pardon|excuse|bear_with|indulge) (?:me|us) (?:all|everybody|friends|\\w+)? $",
    ),
)
_MARKS: Final = words_in(", ; -- and so but then now")
_LONGEST: Final = 40
_IN_THE_WAY: Final[frozenset[str]] = (
    (words.CONDITION - {"since", "once", "till", "until"})
    | (words.FICTION - words_in("tune scene"))
    | (words.SPEECH - words_in("goes went asked asks write wrote thought added"))
    | words_in(
        "rulebook manual handbook would could should might may 'd tomorrow next later plan plans draft "
        "drafts proto example examples suggestion sample template wording quote quotes quoted motto saying "
        "proverb imagine suppose pretend perhaps maybe possibly show shows showing shown demonstrate teach "
        "teaching learn subject approval consent permission leave fiction novel play film hypothetical "
        "dreamt dreamed translated copied pasted overheard test rehearsal joke jokes behalf"
    )
    | {OPAQUE}
)


def closes_to_act(tokens: Tokens) -> bool:
    """Whether words in front of a colon, without it, end so, and nothing before is in the way."""
    if not tokens or len(tokens) > _LONGEST:
        return False
    starts = [0, *(place + 1 for place, token in enumerate(tokens) if token.low in _MARKS)]
    return any(
        tokens[start:]
        and any(lines.match(as_clause(tokens[start:])) is not None for lines in (_CLOSINGS, AT_HAND))
        and _IN_THE_WAY.isdisjoint(front := plain_lows(tokens[:start]))
        and not on_condition(front)
        for start in starts
    )
