"""Whole clauses in front of a colon that only lead up to the act: `I'll have that: I accept offer 26.`

They agree to what is offered, or to take part; say why the act is put into words (`So that nobody has to
wonder:`), that it may come too late (`This may well come to nothing:`) or that it is the sender's way for the
time being (`Until that is settled I play it safe:`); or are of the many idioms for beginning (`Sold:`, `And
the winner is:`). What must stay true: a clause that offers the words to others, or hangs the act on something
(`I'll have that printed:`, `So that Tarn can copy it:`, `Until Friday:`), is none of them.
"""

from typing import Final

from gamemaster.language.before.announcing import announces
from gamemaster.language.before.closing_leads import closes_to_act
from gamemaster.language.before.other_words import of_other_words
from gamemaster.language.before.rebutting import rebuts
from gamemaster.language.before.reluctance import costs_dear, settled_on
from gamemaster.language.before.summed_up import names_its_act
from gamemaster.language.before.usual_fronts import is_usual
from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_CLASSES: Final = {
    "BUT": "and but so well oh ok okay then right yes ah go_on please now",
    "IT": "it that this those them one one_of_those one_of_them the_lot",
    "WILL": "ll will shall gladly_will d_better had_better would_be_happy_to",
    "GLADLY": "\\w+(?:_and_\\w+)?_and_all gladly thanks thank_you please then happily with_thanks",
    "NOBODY": (
        "nobody no_one none_of_(?:us|you) everybody everyone anyone anybody all you_all there it_is "
        "it_(?:s|counts) we nothing"
    ),
    "WONDERS": (
        "(?:(?:has|have|needs?|is|are|can)_)?(?:to_)?(?:be_)?(?:wonders?|guess|ask|asks|doubts?|worry|"
        "worries|complain|argue|misread|misunderstand|confused|mistaken|left_guessing|in_doubt|sure|clear|"
        "no_(?:doubt|mistake|confusion|misunderstanding|question|argument)|lost|on_record|official|plain)"
    ),
    "SAFE": (
        "play_(?:it|things)_safe take_no_(?:chances|risks) do_(?:precisely|exactly|just)_(?:that|this|so|"
        "what_it_says|as_it_says) keep_(?:it|things)_(?:simple|small|short) go_(?:gently|slowly|carefully) "
        "live_like_a_\\w+(?:_\\w+)? be_(?:brave|good|brief|careful|quick|patient) make_do "
        "stay_(?:modest|humble) "
        "do_the_(?:decent|sensible|obvious|honourable)_thing (?:put|keep)_my_\\w+_(?:to_work|busy|going)"
    ),
    "MUST": "must have_to will ll shall had_better d_better",
    "HOW": "how done wording worded form copy copied learn learns",
    "FAILS": (
        "come_to_nothing fail be_in_vain not_work not_go_through be_(?:too_late|pointless|"
        "wasted|late|illegal|"
        "invalid|against_the_rules)(?:_already)? do_nothing bounce be_for_nothing"
    ),
    "SOBEIT": (
        "never_mind so_be_it no_matter too_bad bad_luck tough_luck no_harm_done that_s_(?:fine|life) "
        "please_(?:say_so|tell_me)"
    ),
}
_LEADS: Final = Grammar(
    _CLASSES,
    (
        # agreed, or taken part in
        "BUT* i WILL (?:have|take|buy|grab|bite) IT? GLADLY* $",
        "BUT* (?:sold|deal|done|taken) (?:to_the_\\w+_(?:in|with|at)_.*)? $",
        "BUT* (?:it_s|that_s|it_is|that_is) a (?:deal|bargain|date) GLADLY* $",
        (
            "BUT* (?:i)? (?:cannot|can_t|couldn_t|could_not|never_could) (?:say_no_to|refuse|"
            "resist) (?!quot|say|writ|typ|read|imitat|parod)\\w+ .? .? .? $"
        ),
        (
            "BUT* (?:do)? (?:put_me_down|count_me_in|sign_me_up|deal_me_in|write_me_down|add_me) "
            "(?:too|then|please)? $"
        ),
        # why in so many words
        (
            "BUT* (?:so|so_that|in_order_that|lest|just_so|only_so|and_so) (?:that)? NOBODY .? "
            ".? WONDERS !HOW !.*_HOW .. $"
        ),
        (
            "BUT* to (?:leave|avoid|prevent|rule_out|forestall) (?:no|any|all)? (?:doubt|"
            "confusion|mistake|questions?) .. $"
        ),
        "BUT* (?:let_it|be_it) (?:not|never) be_said (?:that|i|we|of_me) . .. $",
        "BUT* let (?:nobody|no_one|none|no_man) (?:say|claim|complain|think) (?:that|i|we) . .. $",
        # it falls to me
        (
            "BUT* (?:nobody|no_one|someone|somebody|one_of_us) . .. (?:so|and_so) i "
            "(?:shall|will|must|do|had_better) $"
        ),
        "BUT* i WILL (?:give|have|take|risk|try) .. (?:chance|try|go|shot|attempt|stab|day|risk) $",
        "\\w+ that i am not? $",
        # for the time being
        "(?:until|till) .. i MUST? SAFE $",
        "BUT* i MUST? SAFE (?:this_week|today|for_once|again|then|for_now|here)* $",
        # sent once more
        (
            "BUT* here (?:it_is|it_comes|it_goes)_again (?:(?:for|to)_(?:everyone|everybody|all|"
            "you_all|the_list)|in_public|on_the_right_list)? $"
        ),
        # idioms
        "BUT* (?:either_way|one_way_or_another|one_way_or_the_other|regardless|be_that_as_it_may) $",
        "BUT* (?:and_)?the (?:winner|answer|verdict|lucky_\\w+|choice|loser|result) is $",
        (
            "BUT* (?:this|that|it)_(?:one_)?(?:s|is) for (?:you|my_(?:mother|father|wife|husband|"
            "sister|brother|\\w+mother|\\w+father|aunt|uncle|dog|cat)|the_(?:ducks|fans|children|"
            "kids|team|gods|brave|road)) .? $"
        ),
        "BUT* (?:my|our) (?:minds?) (?:is|s|are)? made up $",
        "BUT* it (?:has|had|must|needs) (?:to_be|be|to) (?:said|done|be_said|be_done) $",
        (
            "BUT* i (?:cant|cannot|can_t|couldn_t|could_not) (?:stand|bear|take|wait|help_it|"
            "resist) (?:it|this|the_suspense)? (?:any_longer|any_more|anymore|longer)? $"
        ),
        (
            "BUT* (?:feels|looks|smells|sounds|tastes) like a? (?:\\w+day|rain|snow|spring|"
            "summer|winter|autumn|fun|home) $"
        ),
        "BUT* as my \\w+ (?:used_to_say|always_said|likes_to_say|says|would_say) . . .. $",
    ),
)

_BEHIND_JOINT: Final = Grammar(
    _CLASSES,
    (
        (
            "BUT* (?:this|it|which) (?:may|might|could|will_probably|ll_probably) (?:well|"
            "quite_possibly)? FAILS (?:but|and)? (?:if_so|if_it_does|in_that_case)? SOBEIT? "
            "(?:here_goes)? $"
        ),
        (
            "BUT* (?:book|count|enter|log|put|file) (?:this|it) (?:to|for|under|towards|in|down_to) "
            "(?:the_)?(?:old|last|new|this|current) (?:week|phase|day|round|month) $"
        ),
        (
            "BUT* once_more (?:with_feeling|then|properly|for_the_record|for_real|in_public)? "
            "(?:here|on_the_right_list|to_the_right_list)? (?:where_it_(?:counts|belongs))? $"
        ),
    ),
)
"""It may come too late, or in vain; it is of that week; it is sent once more."""


def leads_wholly(tokens: Tokens) -> bool:
    """Whether a line that ends in a colon is nothing but such a clause."""
    if tokens[-1].low != ":":
        return False
    lead = tokens[:-1]
    return _LEADS.match(as_clause(lead)) is not None or closes_to_act(lead) or is_usual(lead)


def past_whole_lead(scene: Scene, tokens: Tokens) -> int:
    """Where the act begins behind one of these and its colon, at the front of a sentence; 0 without one."""
    near = range(1, min(len(tokens) - 1, _LONGEST))
    colon = next((place for place in near if tokens[place].low == ":"), 0)
    if not colon:
        return _past_run_in(tokens)
    if of_other_words(tokens[:colon]):
        return 0
    if _LEADS.match(as_clause(tokens[:colon])) is not None or costs_dear(tokens[:colon]):
        return colon + 1
    if tokens[colon + 1].low in _SENDER and settled_on(tokens[:colon], tokens[colon + 1 :]):
        return colon + 1
    if tokens[colon + 1].low in _SENDER and (
        announces(scene, tokens[:colon]) or closes_to_act(_unaddressed(scene, tokens[:colon]))
    ):
        return colon + 1
    if rebuts(scene, tokens[:colon]) or names_its_act(scene, tokens[:colon], tokens[colon + 1 :]):
        return colon + 1
    marks = [place for place in range(1, colon) if tokens[place].low in _JOINING]
    told = next((p for p in marks if _BEHIND_JOINT.match(as_clause(tokens[p:colon])) is not None), 0)
    told = told or next((p for p in marks if rebuts(scene, tokens[p:colon])), 0)
    # "and again:" does it once more
    told = told or next((p for p in marks if p + 2 < colon and is_usual(tokens[p + 1 : colon])), 0)
    return colon + 1 if told and _UNREAL.isdisjoint(plain_lows(tokens[:told])) else 0


def _past_run_in(tokens: Tokens) -> int:
    """`just a quick one from the phone i heal`: where the act begins, which no mark parts from its front."""
    if not tokens or tokens[0].low not in _RUNNING_IN:
        return 0
    place = next((p for p in range(_FEWEST, min(len(tokens), _NEAR)) if tokens[p].low == "i"), 0)
    return place if place and is_usual(tokens[:place]) else 0


_RUNNING_IN: Final = words_in("just only a quick quickly short oh sorry hi hello ok ah wrong good")
_FEWEST: Final = 2
_NEAR: Final = 14


def _unaddressed(scene: Scene, front: Tokens) -> Tokens:
    """`Both of them at once, Hale`: the words without the game master's name at an end."""
    comma = next((place for place in range(len(front) - 1, 0, -1) if front[place].low == ","), 0)
    if comma and scene.referents.gm_at(front[comma + 1 :], 0) == len(front) - comma - 1:
        return front[:comma]
    named = scene.referents.gm_at(front, 0)
    return front[named + 1 :] if named and [t.low for t in front[named : named + 1]] == [","] else front


_LONGEST: Final = 36
_SENDER: Final = words_in("i we")
_JOINING: Final[frozenset[str]] = words.CONCLUDING | words_in("but and")
_UNREAL: Final[frozenset[str]] = words.UNREAL | words.FICTION | words.SPEECH | (words.CONDITION - {"whether"})
