"""Sentences in front of acts that try out who reads them, rehearse, teach, or weigh what to do.

`This is to test the parser.`, `Let's rehearse.`, `The handbook gives one example.`, `Is this English?`, `Not
sure about this yet.`, `Two moves are open to me.`: what stands below is no move, or not yet one. `My parser
broke last week.` and `I've made up my mind.` are news of the sender.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "THE": "the our your this that my a any new old latest poor dear",
    "READER": (
        "(?:referee_|mail_|new_|game_|reading_|language_)*(?:parser|program|programme|bot|robot|machine|"
        "software|script|automaton|computer|relay|gateway|filter|mailer|daemon|reader|server|engine|"
        "mailing_list)"
    ),
    "READ": (
        "understand read get parse see like accept handle cope_with swallow digest recognise recognize "
        "grasp catch interpret take make_of"
    ),
    "IT": (
        "this these that it the_following what_follows (?:such|my|a|these|this)_(?:line|sentence|mail|"
        "english|wording|phrase)s?"
    ),
    "JUST": "just only merely simply purely here really",
    "TEST": "test try try_out check probe exercise debug put_to_the_test see_how see_whether see_if find_out",
    "TRYING": "testing trying_out checking probing debugging exercising calibrating",
    "PLAY": (
        "rehearse practi[sc]e pretend play_pretend play_make_believe role_play roleplay simulate imagine "
        "(?:go|walk|run|talk)_(?:through|over)_(?:it|this|that|one|an|the)\\b make_believe act_(?:it|"
        "this)_out do_(?:a|an|one)_(?:dry_run|rehearsal|example|practice|exercise) (?:have|hold|run|"
        "stage)_(?:a|an|one)_(?:dry_run|rehearsal|test|practice|exercise|simulation)"
    ),
    "LETS": "let_s let_us lets shall_we we_could we_can",
    "REST": (
        "the_rest(?:_of_(?:this|the|my)_(?:mail|message|post))? what_follows (?:everything|all)_(?:below|"
        "that_follows) the_following the_remainder (?:the|this)_next_(?:bit|line|part|paragraph)"
    ),
    "SHOW": (
        "theatre theater fiction make_believe nonsense fantasy poetry satire parody a_(?:play|game|joke|"
        "bluff|test|story|draft|rehearsal|sketch|performance|show|prank|spoof|simulation|daydream|"
        "quotation) an_(?:example|exercise|experiment|act) for_show play_acting pretence"
    ),
    "BE": "is s are was were will_be",
    "BOOK": (
        "handbook rulebook rule_book manual faq guide tutorial wiki textbook primer web_?site welcome_mail "
        "introduction website book grammar phrasebook"
    ),
    "GIVE": "gives has shows offers contains provides quotes prints lists suggests recommends brings",
    "SAMPLE": "examples? samples? models? templates? illustrations? to_say recipes? wordings? sentences?",
    "SOME": "an? one two this these the the_following several some just only",
    "NATIVE": "english german french latin grammar grammatical idiomatic (?:proper|correct|good)_english",
    "TWO": "two three four several some a_few many (?:a_)?couple_of both",
    "WAY": "moves options choices ways possibilities paths roads courses alternatives plans ideas",
    "WEIGH": (
        "weighing considering comparing pondering contemplating mulling_over choosing_between torn_between "
        "wavering_between toying_with deciding_between"
    ),
    "MOVE": "mail move turn message vote ballot announcement action sentence line",
    "SURE": "sure certain decided convinced settled",
    "PAST": "typed written drafted ready prepared sent posted said",
}
_TRYING: Final = Grammar(
    _CLASSES,
    (
        "(?:this|it) (?:is|s) JUST* (?:to|meant_to|intended_to|an_attempt_to|here_to) TEST",
        "(?:i|we) JUST* (?:want|need|have|wish|would_like|d_like) to TEST THE* READER",
        "(?:i|we) (?:m|am|are|re) JUST* TRYING THE* READER",
        (
            "THE* READER (?:needs|need) (?:an?|some|more|another) (?:\\w+_)?(?:test|tests|testing|exercise|"
            "try|trial|check)"
        ),
        "JUST* TRYING THE* READER",
        "JUST* TRYING (?:whether|if|how)",
        (
            "(?:does|can|will|would|do|could|did|how_does|how_will|how_would|what_does|what_will) THE* "
            "READER READ IT"
        ),
        "how (?:do|would|will|does|did) (?:you|THE_READER|READER) READ IT $",
        "what (?:do|would|will|does) (?:you|THE_READER|READER) make_of IT",
        ".? .? test_(?:1|one)_(?:2|two)",
        ".? .? testing_(?:1|one|testing)",
        "LETS JUST* PLAY",
        "LETS JUST* (?:test|try_out|probe|debug|check_out) THE* READER",
        "i_(?:m_|am_)?(?:just_)?(?:wonder|wondering|curious) (?:whether|if|how|what) THE* READER",
        "(?:here|this|that)_(?:is|s) how (?:an?|the|your) MOVE (?:looks|goes|works|is|reads)",
        "(?:i_m|i_am|still|rather)* in two minds $",
        "REST BE JUST* SHOW $",
        "THE* BOOK s? .? SAMPLE",
        "THE* BOOK GIVE SOME .? SAMPLE",
        "THE* BOOK has_(?:this|the_following) (?:to_say|to_offer|on_it)* $",
        "the (?:shortest|simplest|easiest|smallest|plainest|most_basic|briefest) .? .? MOVE .. BE",
        (
            "for_your_(?:very_)?(?:first|next|own|maiden) MOVE .. (?:do|try|enough|suffice|suffices|say|"
            "write|choose|use)"
        ),
        "is (?:this|that|it|the_following) (?:real_|right_)?NATIVE (?:at_all)? $",
        "(?:please|kindly)? correct my (?:\\w+_)?(?:NATIVE|spelling|mistakes|wording|phrasing)",
        "let_me_(?:think|talk|speak|write|act|sound|play|behave)_like",
        (
            "(?:i_am|i_m|and)? not (?:quite|really|at_all|yet|entirely|100|fully)? SURE about (?:this|it|"
            "that) .? .? $"
        ),
        "(?:i_am|i_m|and)? not (?:quite|really|at_all|entirely|fully)? SURE yet",
        (
            "(?:i|but|and)? (?:havent|have_not) (?:yet|quite|really)? (?:made_up_my_mind|decided|settled) "
            "(?:yet|what_to_do|on_this|about_this)* $"
        ),
        "(?:i|still|but|i_m|i_am|i_d)* (?:lean|leaning|tending|inclined|tend) (?:this|that)_way",
        "(?:i_m|i_am|we_re|still|currently)* WEIGH (?:my|between|TWO) .? WAY",
        (
            "(?:there_are|i_have|i_see|i_ve_got) TWO WAY (?:to_go|open|forward|here|ahead|before_me|left|"
            "for_me)* $"
        ),
        (
            "TWO .? WAY (?:are|lie|stand|seem|look|remain) (?:open|possible|before|left|available|"
            "on_the_table|on_offer)"
        ),
        "(?:thinking|planning|plotting|scheming|looking|dreaming)_ahead $",
        "i_(?:would|could|might|d)_have_(?:written|said|sent|posted|announced|typed|done|played) IT $",
        "i_had IT PAST",
        (
            ".. (?:typed|wrote|drafted|had|prepared) .. (?:thought_better_of|no_longer_stand_by|"
            "no_longer_mean) IT"
        ),
        (
            "i_(?:was|am|have_been|m)_(?:told|advised|asked|warned|forbidden)_(?:not_)?to_(?:write|say|"
            "send|post) IT $"
        ),
        "(?:type|write|copy|say|repeat)_exactly_(?:that|this)",
    ),
)
TRYING: Final = words_in(
    "test tests testing try trying check checking probe probing exercise debug debugging exercising "
    "calibrating see find parser program programme bot robot machine software script automaton computer "
    "relay gateway filter mailer daemon reader server engine rehearse rehearsal practise practice pretend "
    "role roleplay simulate imagine through over believe act theatre theater fiction nonsense fantasy "
    "poetry satire parody game joke bluff story draft show pretence handbook rulebook manual faq guide "
    "tutorial wiki textbook primer website book introduction grammar phrasebook shortest simplest easiest "
    "smallest plainest basic briefest first next own maiden english german french latin grammatical "
    "spelling mistakes wording phrasing like sure certain decided convinced settled mind lean leaning "
    "inclined tend tending weighing considering comparing pondering contemplating mulling choosing torn "
    "wavering toying deciding ways moves options choices possibilities paths roads courses alternatives "
    "plans ideas ahead written said sent posted announced typed done played ready prepared drafted told "
    "advised asked warned forbidden exactly how what wrote longer minds wonder wondering curious dry"
)
"""Without one of these no sentence says so."""


def tries_out(parts: Sequence[str]) -> bool:
    """Whether a part of a sentence in front of acts makes a trial, a rehearsal, a lesson or a
    choice of them."""
    return _TRYING.fits_any(parts)
