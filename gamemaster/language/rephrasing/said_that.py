"""Clauses that only say that what follows is said: `I should add that I vote`, `My last act tonight is that I
invest`, `Nothing is new except that I leave`, `I need not explain why I support it`.

They are left out, so that what the sender does is judged with the words around it. What must stay true: such
a clause says it now and in the sender's own name; words of doubt, of a plan, of another speaker, or that deny
it (`I would say that I ...`, `My plan is that I ...`, `I am not sure that I ...`) make none.
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Token, words_in

_CLASSES: Final = {
    "SO": "well so oh and but now then finally lastly also so_then at_last in_short in_brief meanwhile",
    "SHALL": (
        "should must may will ll shall can might_(?:just|as_well) want_to wish_to need_to have_to had_better "
        "d_better (?:would|d)_like_to (?:am|m)_(?:happy|glad|proud|pleased|delighted|sorry|ashamed|obliged|"
        "bound|here|writing|only_writing|just_writing)_to hasten_to beg_to rise_to write_to write_only_to "
        "write_just_to take_the_liberty_to"
    ),
    "NEAR": "left here today now tonight",
    "NOW": "also only just further here hereby now merely simply perhaps humbly "
    "(?:in|by)_(?:passing|the_way)",
    "SAY": (
        "say state mention announce declare report note confess add confirm remark "
        "(?:tell|inform|notify|assure|advise)_(?:you|everyone|everybody|all|the_\\w+)_?(?:all)? "
        "let_(?:you|everyone|everybody|the_\\w+)_?(?:all)?_know make_(?:it_)?known put_on_record "
        "put_it_on_record point_out"
    ),
    "MOST": (
        "only last first next other one single whole entire main final sole best big great short simple "
        "plain humble considered firm own small little long_and honest bold"
    ),
    "NEWS": (
        "news announcement upshot result conclusion decision point move act action deed contribution verdict "
        "gist reply order business fact truth message resolution choice short_of_it bottom_line "
        "(?:piece|item|bit)_of_(?:news|business) version thing outcome consequence end_of_it"
    ),
    "OF": "for of as from in on to before at after",
    "LONG": (
        "tonight today here now this_(?:morning|evening|afternoon|week|turn|day|night) "
        "(?:an?|the|my|all|this|"
        "our|it)_\\w+_?(?:person|week|evening|day|life|deliberation|news|business|matter|walk|night|phase)?"
    ),
    "NOTHING": (
        "nothing_(?:else|more|new|much|further|left) nothing not_much no_news little_else all_quiet all_well"
    ),
    "THERE": (
        "is are s is_new is_left to_(?:add|say|report|tell|declare|announce|confess) here today new "
        "from_here "
        "from_me on_my_side this_week this_end has_changed for_me at_my_end happened around_here with_me "
        "otherwise this_time for_(?:you|today|now) on_this_end"
    ),
    "BUT": "except but save other_than apart_from_the_fact beyond_the_fact except_for_the_fact",
}
_HEADS: Final = Grammar(
    _CLASSES,
    (
        "SO* i NOW* SHALL NOW* SAY NOW* $",
        "SO* i NOW* (?:add|announce|state|report|confirm|remark) NOW* $",
        "SO* (?:let_me|permit_me_to|allow_me_to) NOW* SAY NOW* $",
        "SO* i need (?:hardly|not|scarcely)_(?:say|add|tell_you)? $",
        "SO* (?:my|the|our) MOST* NEWS is NOW* $",
        "SO* (?:my|the|our) MOST* NEWS OF LONG is NOW* $",
        "SO* (?:my|the|our) MOST* NEWS OF LONG LONG is NOW* $",
        "SO* (?:my|the|our) MOST* NEWS LONG is NOW* $",
        "SO* (?:all|some|none)? of? which is (?:only|just|merely)? to SAY $",
        "SO* (?:all_)?(?:that|this|which) (?:is|s) (?:only|just|merely|all)? to SAY $",
        "SO* (?:this|my) (?:mail|note|message|letter|line) is (?:only|just|merely)? to SAY $",
        "SO* it (?:therefore|thus|naturally|only|clearly)? follows (?:from_this)? $",
        "SO* it NOW* remains (?:for_me)? NOW* to SAY $",
        "SO* (?:suffice_it|suffice|needless) to SAY $",
        "SO* it goes without saying $",
        "SO* NOTHING THERE* BUT $",
        "SO* i have nothing (?:else|more|new|further)? to SAY (?:today|here|tonight)? BUT $",
        "SO* (?:all|what) i (?:have|want|wanted|wish|need) NEAR? to SAY NEAR? is $",
    ),
)
_WHYS: Final = Grammar(
    _CLASSES,
    (
        "SO* i need (?:not|hardly)_(?:explain|say|tell_you)? (?:further|again|here|to_anyone|you)? $",
        "SO* you (?:ll|will|can|may)? (?:now|surely|all)? (?:understand|see) (?:now)? $",
    ),
)
_THAT: Final = words_in("that why")
_OPENING: Final = words_in("; : -- (")
_JOINING: Final = words_in("and but so")
_AGAIN: Final = words_in("and , ; but")
_LONGEST: Final = 18


def without_saying_that(tokens: list[Token]) -> list[Token]:
    """The tokens without such clauses in front of what the sender does; else as they are."""
    place = next(
        (p for p in range(1, len(tokens) - 1) if tokens[p].low in _THAT and tokens[p + 1].low in {"i", "we"}),
        0,
    )
    if not place:
        return tokens
    heads = _HEADS if tokens[place].low == "that" else _WHYS
    for begin in range(max(0, place - _LONGEST), place):
        if begin and tokens[begin - 1].low not in _OPENING and tokens[begin].low not in _JOINING:
            # "By your logic, it follows that I ..." is said in another's name
            continue
        if heads.match(as_clause(tokens[begin:place])) is not None:
            rest = tokens[place + 1 :]
            # "except that I vote and that I leave"
            further = {
                p
                for p in range(1, len(rest) - 1)
                if rest[p].low == "that" and rest[p - 1].low in _AGAIN and rest[p + 1].low == "i"
            }
            return [*tokens[:begin], *(token for p, token in enumerate(rest) if p not in further)]
    return tokens
