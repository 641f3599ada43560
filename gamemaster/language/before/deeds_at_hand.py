"""Clauses in front of a colon by which the act behind it is at hand: `I forgot why I was writing: ...`.

They give it in words (`that is to say:`), offer it (`Here, have a head start:`), follow others in it
(`Neither do I:`), or count or name the part of the mail that it is (`Uno:`, `Consolation:`). Only the last
clause before the colon is judged by these lines. What must stay true: none of them leaves open whether, when
or by whom the act is done (`I can still change my mind:`, `What I would do is this:`).
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar

_CLASSES: Final = {
    "BUT": (
        "and but so well oh ok okay then right yes ah now here hereby obviously anyway therefore "
        "in_that_case in_which_case by_the_way"
    ),
    "IM": "i_m im i_am",
    "NOW": "right_now now at_once today here_and_now this_minute",
    "DRIVEN": "change decide wait withdraw retract reconsider think sleep choose abstain see ask",
    "NUMBER": (
        "one two three four five uno due tre quattro cinque un deux trois quatre cinq eins zwei drei vier "
        "dos tres cuatro cinco primo secundo tertio imprimis item ichi ni san"
    ),
    "PART": (
        "consolation finale overture encore allegro andante presto largo adagio da_capo coda upshot "
        "starter starters main_course pudding dessert nightcap retort riposte antidote remedy verdict "
        "good_news bad_news silver_lining"
    ),
    "PLAIN": "plain plainer simple simpler dull dry",
}
AT_HAND: Final = Grammar(
    _CLASSES,
    (
        # in words
        "BUT* that is to say $",
        "BUT* i say it (?:again|aloud|out_loud|here|now|plainly)? $",
        "BUT* i (?:have|ve_got|had_better|must) to? say it (?:again|once_more|aloud) $",
        "BUT* in PLAIN (?:prose|english|words|text|terms) (?:for_(?:the|our|your)_.*)? $",
        "BUT* take (?:it|this) as (?:gospel|read|final|meant|binding|my_(?:last|final)_word) $",
        "BUT* what IM doing (?:instead|now|today)? is this $",
        "BUT* (?:this|that)_(?:is|s) (?:just|exactly|precisely)? what (?:i_do|i_will_do_now|IM_doing) NOW? $",
        "BUT* doing (?:it|that|this|number_\\w+|that_one|the_\\w+_(?:one|bit|part)) NOW $",
        "BUT* i (?:nearly|almost|quite)? forgot why (?:IM|i_was) (?:writing|here) $",
        "BUT* i (?:nearly|almost|quite)? forgot (?:the_(?:point|reason|main_thing)|what_i_came_for) $",
        "BUT* let (?:the|my|this) (?:deeds?) (?:stand|speak|do|answer) for .. $",
        # it is allowed, or nothing else is left
        "BUT* (?:none_of_it|nothing|nobody|no_rule) forbids (?:it|me|what_i_(?:now_)?do) $",
        "BUT* (?:i|we) (?:might|may) as well (?:do_it|do_so)? $",
        "BUT* i? can (?:still|at_least) !DRIVEN \\w+ (?!if|or|when|until|unless|whether)\\w+ .? .? $",
        "BUT* i? can (?:still|at_least)? (?:vote|act|move|play|type) (?:tho|though|anyway|still)? $",
        "BUT* i (?:shall|will|ll) use (?:both|them|them_both|them_all|it|all_of_them|all_three|the_lot) $",
        "BUT* as best i can (?:mind|remember|recall|make_out|reconstruct) .. $",
        # offered, promised, or done like others
        "BUT* have (?:a|an|one|some) (?!look|think|read|guess|try|go)\\w+ .? (?:on_me|from_me)? $",
        "BUT* (?:as)? i promised (?:him|her|them|you|you_all)? $",
        "BUT* (?:neither|nor|so) (?:do|am|have) i $",
        "BUT* (?:purely|solely|only|simply)? on the (?:evidence|merits|facts|numbers) (?:alone|so_far)? $",
        # which part of the mail it is
        "NUMBER $",
        "BUT* (?:the|my|your|and_my)? (?:small|little|only)? PART $",
    ),
)
