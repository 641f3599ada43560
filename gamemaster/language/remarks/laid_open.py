"""Sentences behind acts by which others may still stop them, do them instead, or have the say on them.

`Tarn may have this one if he likes.`, `Brask can go in my stead.`, `Shout if that's a problem.`, `You've got
until six.`, `He only has to ask.`, `Change my mind.`, `I do whatever Wendy does.`, `Waiting for Imke to say
whether I may.`: the act is offered for objection, or hangs on somebody's word. What must stay true: help and
news are offered alike (`Shout if you need anything.`, `Tarn has until Friday to pay his rent.`).
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "WHO": "nn oo (?:(?:the|my|our)_)?gm he she they anybody anyone somebody someone whoever_.*",
    "NAMED": "nn oo (?:(?:the|my|our)_)?gm",
    "WHOM": "nn oo him her them me",
    "MAY": "may can could might (?:is|are|s|re)_(?:welcome|free)_to gets_to should (?:ll|will)_be_allowed_to",
    "IT": "it him her them this that this_one that_one these those the_turn the_fight the_place that_square",
    "INSTEAD": "instead(?:_of_me)? in_my_(?:place|stead) for_me",
    "TELL": (
        "speak(?:_up)? shout(?:_out)? holler yell scream cry complain protest say_so sing_out object_now "
        "pipe_up (?:let_me|let_us)_know tell_me write raise_a_hand raise_your_hand stop_me give_me_a_shout "
        "say_something answer"
    ),
    "AGAINST": (
        "minds? object objects disagrees? bothers? hurts? in_(?:your|the|his|her)_way (?:a|any)_problem "
        "problem against planned had_planned upset(?:s|_by)? unhappy a_mistake mistaken a_bad_idea clashes "
        "against_it rather_i i_should_(?:wait|not|stop) not_all_right not_okay not_ok wants_(?:it|that|"
        "this|the)"
    ),
    "TAKE": (
        "take accept buy grab claim have stop object convince persuade change dissuade talk explain defend "
        "justify answer veto protest bid prove explain_himself explain_herself"
    ),
    "TIME": "until till up_to",
    # told to others, unlike "I'd spare him"
    "HANG": (
        "(?<!_i_)(?<!_d_)(?<!_ll_)(?<!_to_)(?<!_would_)(?<!_will_)(?<!_should_)(?<!_not_)"
        "(?:hang|lynch|vote_for|vote_out|shoot|kill|attack|save|heal|protect|poison|spare|execute|burn|elect|pardon)"
    ),
    "HIM": "nn oo him her them",
    "RATHER": "then rather please",
}
_LINES: Final = (
    # what is to be done to somebody in another case, in place of what is done
    "(?:if|should|unless|in_case) .. RATHER* HANG HIM (?:instead|first|RATHER|and_.*)* $",
    "(?:if|should|unless|in_case) .. RATHER* let HIM (?:be|live|off|alone|survive|breathe) $",
    "(?:if|should|unless|in_case) .. RATHER* let HIM be and ",
    (
        "WHO MAY (?:still)? (?:have|take|do|make|finish) IT (?:instead|first|now|then)? (?:if|when|should|"
        "whenever|though) "
    ),
    "WHO MAY (?:still)? (?:have|take) (?:this_one|that_one|the_turn|my_place|my_turn) ",
    "WHO MAY (?:still)? (?:have|take) (?:this_one|that_one|the_turn|my_place|my_turn) $",
    "(?:so|then|but|and)? WHO MAY (?:still)? (?:go|come|act|do_it|play|fight|move|vote|step_in) INSTEAD ",
    "(?:so|then|but|and)? WHO MAY (?:still)? (?:go|come|act|do_it|play|fight|move|vote) INSTEAD $",
    "WHO MAY step in ",
    "WHO MAY step in $",
    (
        "(?:so_|but_|then_)?let (?:nn|oo|him|her|somebody_\\w+|someone_\\w+) (?:\\w+_\\w+_)?(?:do|have|"
        "take|go) (?:it|that|this|the_turn|first|instead)? "
    ),
    "(?:so|then|but|and)? (?:it|that) (?:is|s) (?:his|hers|theirs|yours|oo_s|nn_s) if ",
    "(?:please)? TELL (?:now|today|soon|by_\\w+)? (?:if|should|in_case) .. AGAINST ",
    "(?:please)? TELL (?:now|today|soon|by_\\w+)? (?:if|should|in_case) .. AGAINST $",
    (
        "(?:anyone|anybody|whoever|those) (?:who)? (?:minds?|objects?|disagrees?) .. (?:should|please|must|"
        "may|say|speak|shout|write) "
    ),
    "(?:somebody|someone|please)? stop me ",
    "(?:try_to|feel_free_to|you_(?:may|can)|anyone_(?:may|can)) stop me (?:if|should) ",
    (
        "(?:last|final) (?:chance|call) (?:for)? (?:everyone|everybody|anyone|anybody|all|folks|NAMED|"
        "going|now|today)? $"
    ),
    "speak now or ",
    "(?:you|everybody|everyone) (?:have|has|ve|ve_got|have_got|all_have) TIME . $",
    "(?:you|everybody|everyone) (?:have|has|ve|ve_got|have_got|all_have) TIME .. to TAKE ",
    "(?:you|everybody|everyone) (?:have|has|ve|ve_got|have_got|all_have) TIME .. to TAKE $",
    "NAMED (?:has|has_got) TIME . $",
    "(?:WHO) (?:has|gets|has_got|s_got) (?:TIME_\\w+|till_\\w+|one_\\w+|an_\\w+|a_\\w+|\\w+_hours?) to TAKE ",
    (
        "(?:WHO) (?:has|gets|has_got|s_got) (?:TIME_\\w+|till_\\w+|one_\\w+|an_\\w+|a_\\w+|\\w+_hours?) to "
        "TAKE $"
    ),
    "(?:WHO) (?:has|have) TIME (?:\\w+|\\w+_\\w+) to TAKE (?:it|this|that|them|mine)",
    "i (?:ll|will|can) give (?:WHOM) .. to TAKE ",
    "(?:WHO) (?:only|just) (?:has|needs|have|need) to (?:ask|say_so|nod|agree|speak|say_the_word|say_yes) $",
    "(?:WHO) (?:has|needs|have|need) (?:only|just) to (?:ask|say_so|nod|agree|speak|say_the_word|say_yes) $",
    "all (?:WHO) (?:has|needs|have|need) to do is (?:ask|say|nod|agree) ",
    "all (?:WHO) (?:has|needs|have|need) to do is (?:ask|nod|agree) $",
    "(?:a|one)_(?:word|nod|sign) from (?:WHOM|you|NAMED) (?:will_do|is_enough|suffices|and|would_do|ll_do) ",
    "(?:a|one)_(?:word|nod|sign) from (?:WHOM|you|NAMED) (?:will_do|is_enough|suffices|would_do|ll_do) $",
    "(?:convince|persuade|dissuade) me (?:otherwise|of_.*|if_.*)? $",
    "change my mind $",
    (
        "i (?:do|vote|go|follow|act|m_with|play) (?:whatever|as|wherever|what|like|however) (?:WHO) "
        "(?:does|votes|says|goes|picks|decides|do|plays) "
    ),
    (
        "i (?:do|vote|go|follow|act|m_with|play) (?:whatever|as|wherever|what|like|however) (?:WHO) "
        "(?:does|votes|says|goes|picks|decides|do|plays) $"
    ),
    "i do (?:what|as|whatever) (?:WHO) (?:says?) ",
    "whatever (?:WHO) (?:votes|does|says|decides|plays) (?:i|is) ",
    "(?:.)? (?:whatever|whichever) (?:he|she|they|nn|oo) (?:picks|decides|votes|chooses|does|says) $",
    "(?:NAMED_s|his|her|their) word is (?:law|my_command|enough|final) ",
    "(?:NAMED_s|his|her|their) word is (?:law|my_command|final) $",
    (
        "(?:still_|i_m_|i_am_|just_)*waiting for (?:NAMED|him|her|them) to (?:confirm|say|agree|tell|"
        "answer|decide|approve|allow|reply) "
    ),
    (
        "(?:still_|i_m_|i_am_|just_)*waiting for (?:NAMED|him|her|them) to (?:confirm|agree|decide|approve|"
        "reply|answer) $"
    ),
    "(?:they|NAMED) (?:have|has) (?:yet|still) to (?:agree|answer|decide|accept|say_yes|confirm|approve) ",
    "(?:they|NAMED) (?:have|has) (?:yet|still) to (?:agree|answer|decide|accept|say_yes|confirm|approve) $",
    "NAMED (?:says|said) (?:he|she|they) (?:ll|will) ask (?:the|them|everyone|around|his|her) ",
    (
        "if (?:he|she|they|NAMED) (?:wants?|needs?|accepts?|takes?|ll_have) (?:it|them|any|me|that) "
        "(?:that_is)? $"
    ),
)
_OPEN: Final = Grammar(_CLASSES, _LINES)
_HEADS: Final = words_in(
    "may can could might welcome free gets should let if stop last final speak until till gets has only "
    "just word nod convince persuade dissuade change give whatever as wherever waiting yet says ask anyone "
    "whoever those try feel hang lynch vote shoot kill attack save heal protect poison spare execute burn "
    "elect pardon"
)


def may_lay_open(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which nothing is laid open."""
    return not _HEADS.isdisjoint(lows)


def lays_open(parts: Sequence[str]) -> bool:
    """Whether a part of a sentence behind acts, or the whole, lays them open to others."""
    return _OPEN.fits_any(dict.fromkeys((*parts, " ".join(parts))))
