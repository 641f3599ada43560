"""Sentences in front of acts by which what follows them is not done: `My son typed the next bit.`

They speak of the words below (`the next line`, `what comes now`), set a condition and nothing else, give the
words to another game or to somebody else, or ask the officers to wait.
"""

from typing import Final

from gamemaster.language.before.leave_to_come import leave_lacks
from gamemaster.language.english.joined import MOST_WORDS, as_said
from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import asks_at_end, words_in
from gamemaster.language.remarks.asked_conditions import asks_for_case, condition_of
from gamemaster.language.remarks.asking_leave import asks_leave_ahead
from gamemaster.language.remarks.bare_conditions import hangs_alone, hangs_on
from gamemaster.language.remarks.bare_frames import frames_bare
from gamemaster.language.remarks.bare_labels import labels
from gamemaster.language.remarks.bargains import bargains_ahead
from gamemaster.language.remarks.carried_words import carries_words
from gamemaster.language.remarks.cited_below import cites
from gamemaster.language.remarks.either_side import not_meant
from gamemaster.language.remarks.for_review import REVIEWING, asks_for_review
from gamemaster.language.remarks.going_on import goes_on
from gamemaster.language.remarks.hedging import hedges
from gamemaster.language.remarks.in_two_minds import is_in_two_minds
from gamemaster.language.remarks.inverting import inverts_ahead
from gamemaster.language.remarks.leading_fragments import goes_with_acts
from gamemaster.language.remarks.leaving_open import keeps_open
from gamemaster.language.remarks.of_the_move import unsettles_it
from gamemaster.language.remarks.orders import orders_ahead
from gamemaster.language.remarks.other_headings import heads
from gamemaster.language.remarks.other_selves import is_another_self
from gamemaster.language.remarks.pointing_ahead import points_ahead
from gamemaster.language.remarks.remark import Remark
from gamemaster.language.remarks.staging import stages
from gamemaster.language.remarks.unsettled_ahead import unsettled_ahead
from gamemaster.language.remarks.words_below import shows_words

_WORDS: Final = (
    r"(?:bit|lines?|sentences?|words?|thing|part|paragraph|text|statement|phrase|message|announcement)"
)
_OURS: Final = r"(?:the|my|our|another|some|his|her|their|your|a|\w+ s)"
_SHOWN: Final = Sought(
    (
        r"\beverything between here and\b|\bwhat you see here\b",
        (
            rf"\bthe rest of this (?:{_WORDS})\b|\bthe words to be\b|\bsomething "
            r"like so\b"
        ),
        (
            r"\b(?:this|it|that|this one) (?:belongs|goes|was meant|is meant|is|s) (?:to|for) "
            rf"(?:{_OURS} )?(?:other|second|sister|practice|next door|them)\b"
        ),
        (
            r"^(?:(?:and|but) )*(?:not (?:before|until|till|unless|to be)|pending|subject to|conditional|"
            r"contingent|barring|valid|depending on|due to be|in case "
            r"(?:i|he|she|they|it|\w+ (?:does|is))|awaiting)\b(?!.* (?:i m|i am|i ll|you ll|we re|it "
            r"s)\b)"
        ),
        (
            r"^(?:(?:not|nothing) (?:yet )?(?:valid|binding|final|official|in force|live|active|counted)|"
            r"on ice|in abeyance) (?:until|till|before|unless|pending)\b"
        ),
        (r"^(?:no sooner|first .* (?:has|have|needs?|must) to|when .* that is$)\b"),
        (
            r"\b(?:until|till) (?:it|he|she|that|this|they) (?:has|have|is|does|did)\b.*\b(?:asleep|void|"
            r"nothing|on ice)\b"
        ),
        (
            r"\b(?:shall|will) have no (?:force|effect|weight)\b|\bnothing is final\b|\bno wish for it "
            r"to count\b"
        ),
        (
            r"\bpencil not ink\b|\bbefore i commit\b|"
            r"^(?!.*\b(?:some(?:one|body)|he|she|they) \w+ (?:\w+ )*in the margins?\b).*\bin pencil\b"
        ),
        (
            r"\b(?:let us|let s) (?:assume|suppose|imagine|pretend|say)\b|\bfor the sake of argument\b|"
            r"\bin a world where\b"
        ),
        (
            r"\bwhat would you (?:all )?make of\b|\bkeep dreaming\b|\b(?:strangest|"
            r"weirdest|oddest) dream\b"
        ),
        r"\bwould love to (?:read|hear|see) (?:it|this|that) from me\b|\bsay it first\b",
        (
            r"\b(?:typed|wrote|dictated|sent|pasted|drafted) (?:the next|what follows|this bit|the "
            r"following)\b|\bwants? a line passed on\b|\blisten to (?:him|her|it|them)\b|\bto be "
            r"spoken\b|\bspoken by\b|\bis spoken\b|\bto send in my name\b|\blending \w+ my keyboard\b|"
            r"\bfrom my future self\b"
        ),
        (
            r"\b(?:scheduled mails?|(?:test|sample) file|\w+ script|attachment|trial balloon|(?:short|"
            r"pub|old) (?:story|sketch|handbook)|future self|quick poll)\b"
        ),
        (
            r"\b(?:words? for word|verbatim|word for word|in the present tense|correct me the grammar)\b|"
            r"\bhow such a (?:move|vote|mail) (?:sounds|looks)\b|\bwhat a (?:turn|vote|move|ballot) "
            r"looks like\b|\bhow short a \w+ can be\b|\bcorrect my (?:grammar|english|mistakes)\b"
        ),
        (
            r"\b(?:four|three|two|five|six|some) words you (?:will|ll|shall) (?:not|never|nt)\b|\bwords "
            r"are these\b"
        ),
        (
            r"\ba lie is coming\b|\bis a bluff\b|\btake back right\b|\bnow the joke\b|\bbelieve "
            r"nothing\b|\bas hearsay\b"
        ),
        (
            r"\bno intention of obeying\b|\bi (?:can|may) (?:be )?think about it\b|\bthink about it "
            r"overnight\b"
        ),
        r"\b(?:what i d|what i would) probably\b|\bi may well (?:write|say|do)\b|\bor the opposite\b",
        r"\bopen to me\b.*\b(?:list|comments?)\b|\beither this or\b|\bgo back and forth\b",
        (
            r"\b(?:speak now or|convince me|your veto)\b|\bhere s what you get\b|\bpost drunk\b|\bi "
            r"promised nothing\b"
        ),
        (
            r"\bisn ?t mine to (?:say|do)\b|\bmine it isnt\b|\bcould have typed "
            r"it\b"
        ),
        (
            r"\b(?:to do list|wish list|bucket list)\b(?! (?:on|of|has|at|in|got|keeps|grows)\b)|"
            r"\bresolution for\b|\bmotto for\b"
        ),
        r"\bsome(?:one|body) ought to (?:write|say|post|send)\b",
        (
            r"\bmy (?:ballot|vote|move) of last\b|\bnow i know\b.*\bbluff\b|\btext for \w+ to\b|"
            r"\b(?:as |was |were |been )leaked\b"
        ),
        (
            r"\b(?:every|each|most) \w+ (?:i|we) (?:lose to|win against|play (?:with|against)|"
            r"sit (?:with|across|at|there))\b"
        ),
        r"\ban intention nothing more\b|\bmight mean\b|\bpresent this as\b|\bi make no promises\b",
    )
)
FORESHADOWING: Final = words_in(
    "next following comes follows see stands between rest words word something belongs goes meant not "
    "pending subject conditional contingent barring valid depending due disregard ignore skip case awaiting "
    "sooner first when someday some one until till force effect weight final count roll tally process record "
    "log enter move act tallied counted ink pencil put mark write question let argument world would dreaming "
    "dream oh love say typed wrote dictated sent pasted drafted line listen spoken send lending future "
    "scheduled test script attachment balloon teacher story sketch court handbook paste poll form verbatim "
    "tense grammar sounds looks short lie bluff joke believe hearsay intention think probably may opposite "
    "open either forth convince speak drunk mine nobody list resolution motto fridge slip second "
    "ought ballot vote text leaked might promises like what april every each most"
)
"""Without one of these no sentence in front of acts says so on its own."""
_OF_WORDS: Final = words_in("words word last previous above")
_OF_BEFORE: Final = words_in("was were kidding teasing joking said")


def foreshadows(said: Remark) -> bool:
    """Whether a sentence in front of acts lets what follows it in its paragraph not be certain."""
    tokens = said.tokens
    if len(tokens) > MOST_WORDS:
        return False
    if (
        points_ahead(said.said)
        or shows_words(as_said(said.lows))
        or orders_ahead(said.parts)
        or unsettled_ahead(said.parts)
        or labels(said.parts)
        or bargains_ahead(said.parts, asks_at_end(tokens))
        or not_meant(said)
        or unsettles_it(said.parts, ahead=True)
        or is_in_two_minds(said.parts, ahead=True)
        or hedges(said.parts)
        or inverts_ahead(said.parts)
        or hangs_alone(condition_of(tokens))
        or asks_for_case(tokens)
        or (not REVIEWING.isdisjoint(said.lows) and asks_for_review(said.parts))
        or (asks_at_end(tokens) and asks_leave_ahead(said.parts))
        or heads(said)
        or frames_bare(said)
        or cites(said)
        or goes_with_acts(said)
        or carries_words(said)
        or is_another_self(said)
        or leave_lacks(said.said, said.lows)
    ):
        return True
    if FORESHADOWING.isdisjoint(said.lows):
        return False
    if _SHOWN.search(said.said):
        return True
    if not _OF_BEFORE.isdisjoint(said.lows):
        return False
    if hangs_on(tokens) or keeps_open(said):
        return True
    if said.lows[:2] == ["or", "rather"] and "not" not in said.lows:
        # it puts right the words above it, and those were no act
        return False
    return _OF_WORDS.isdisjoint(said.lows) and (goes_on(said) or stages(said))
