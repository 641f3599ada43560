"""Courtesies that a clause adds to an act: `I vote FOR 33 and ask you to record it`, `and beg her pardon`.

They are left out. What must stay true: who is asked to record an act is asked nothing else (`and ask you to
wait with it`, `and ask whether that is legal`), and no word dates, denies or hangs the act on anything.
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Token, words_in

COURTEOUS: Final = words_in(
    "ask request beg would urge invite call encourage recommend trust look kindly implore bid wish request"
)
"""Without one of these no such clause is there."""
_CLASSES: Final = {
    "KINDLY": (
        "kindly hereby also humbly respectfully politely herewith would_kindly would_also "
        "would_like_to would now"
    ),
    "ASK": "ask request beg invite urge implore trust call_on call_upon",
    "WHO": (
        "you you_all the_(?:game_)?\\w*master the_gm the_referee the_guildmaster "
        "the_(?:honourable_)?\\w+keeper the_assessor the_dealer the_secretary the_clerk the_officer "
        "your_office \\w+"
    ),
    "RECORD": (
        "record note log register book enter list file mark update count tally acknowledge process adjust "
        "put_down write_down note_down take_down take_note take_note_of enter_into make_a_note_of "
        "add write_up put_me_down put_it_down mark_me_down mark_it_down count_me_in"
    ),
    "RECORDED": (
        "recorded noted logged registered booked entered listed filed marked counted tallied put_down "
        "updated processed written_down entered_into put_on_record"
    ),
    "IT": (
        "it this that me them (?:my|the|both|all)_(?:\\w+_)?(?:\\w+) "
        "this_vote my_vote the_vote my_votes my_move my_moves the_move my_act "
        "the_trade the_deal the_transfer my_sheet the_sheet the_map the_board the_books the_tally "
        "the_record the_records my_objection my_support my_name the_change the_same my_choice "
        "my_entry my_decision the_payment"
    ),
    "WHERE": (
        "accordingly down as_such (?:in|into|on|to)_(?:the|your|my|our)_\\w+(?:_\\w+)? for_the_record "
        "thus duly in_due_course at_your_(?:leisure|convenience) please on_record with_thanks"
    ),
    "ALL": "others everyone everybody all you_all the_others the_village the_rest my_friends the_guild you",
    "PARDON": "pardon forgiveness indulgence understanding patience",
}
_CLAUSES: Final = Grammar(
    _CLASSES,
    (
        "KINDLY* ASK (?:that)? WHO to (?:kindly|duly|please)? RECORD IT? WHERE* $",
        "KINDLY* ASK WHO (?:kindly)? to RECORD IT? WHERE* $",
        "KINDLY* ASK (?:that)? IT (?:may|might|should)? (?:be|is|are) (?:duly)? RECORDED WHERE* $",
        "KINDLY* (?:ask|request) (?:you|the_\\w+) (?:will)? RECORD IT WHERE* $",
        "trust (?:that)? (?:you|it|this) (?:will|ll)? (?:be)? (?:duly)? (?:RECORD|RECORDED) IT? WHERE* $",
        "(?:ask|request) for nothing (?:in_return|else|more|in_exchange)? $",
        "(?:ask_for|request) an? (?:note|record|entry|receipt|line) (?:of_(?:it|this|that))? WHERE* $",
        "(?:bid|wish) ALL (?:an?|the|all_the)? (?:very|most)? \\w+ .? .? $",
        "(?:ask|request) nothing (?:in_return|else|more|in_exchange)? $",
        "beg (?:for)? (?:your|her|his|their|eir|everybody_s|everyone_s|\\w+_s)? PARDON (?:for_.*)? $",
        (
            "KINDLY* (?:ask|urge|invite|encourage|call_on|call_upon|recommend) ALL to (?:"
            "do_(?:the_same|likewise|so_too|so)|follow(?:_suit|_me|_my_example)?|join_me|vote_too) WHERE* $"
        ),
        "look forward to \\w+ (?:\\w+)? (?:\\w+)? (?:\\w+)? $",
    ),
)
_JOINTS: Final = words_in("and , ;")
_ENDING: Final = words_in(". !")
_BARRED: Final = words_in(
    "if unless until till before after once when whether not never first only but or then"
)
_FEWEST: Final = 3


def without_courtesies(tokens: list[Token]) -> list[Token]:
    """The tokens without such a clause at the end of a sentence."""
    end = len(tokens)
    while end and tokens[end - 1].low in _ENDING:
        end -= 1
    for place in range(end - 2, _FEWEST, -1):
        if tokens[place - 1].low != "and":
            continue
        said = tokens[place:end]
        if _BARRED.isdisjoint(t.low for t in said) and _CLAUSES.match(as_clause(said)) is not None:
            first = place - 1
            while first and tokens[first - 1].low in _JOINTS:
                first -= 1
            return [*tokens[:first], *tokens[end:]]
    return tokens
