"""What announces the act behind a colon and is nothing else: `Here is what I do:`, `Please record this:`.

The act is called one's move, is put on record, or is said to come now, in whatever circumstances the mail
was sent (`Sent from the bus stop, my move:`). What must stay true: words by which it is another's, another
time's, only a wording or only possible are none of them (`What I would do:`, `My usual move:`, `My move, if
Tarn agrees:`).
"""

from typing import Final

from gamemaster.language.before.leading_up import leads_up
from gamemaster.language.before.salutations import GREETINGS, addresses
from gamemaster.language.before.statements import pieces_of
from gamemaster.language.before.usual_fronts import is_usual
from gamemaster.language.before.verdicts import gives_verdict
from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.times import TIMES
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_CLASSES: Final = {
    "SO": "by_these_presents and but so well oh ok okay then right now hereby therefore please kindly gladly",
    "NOW": (
        "now then today tonight this_week this_turn this_round this_time at_last at_once next gladly "
        "and_gladly with_pleasure with_relish forthwith instantly accordingly"
    ),
    "DO": (
        "do am_doing m_doing have_decided(?:_on)? ve_decided(?:_on)? have_chosen ve_chosen have_settled_on "
        "have_come_to"
    ),
    "CONSIDERED": (
        "told warned informed notified done official said announced my_announcement notice fair_warning"
    ),
    "BE": "is s are comes come follows goes",
    "MOVE": (
        "moves? turn actions? deeds? votes? ballots? play contribution orders? business announcement "
        "game_(?:moves?|actions?|stuff|business) stuff"
    ),
    "MY": "my todays? today_s tonight_s this_week_s",
    "PLAIN": "only one next latest weekly humble modest small grand official single simple little whole",
    "ENTER": (
        "record process note enter register log mark note_down write_down put_down take_down mark_down "
        "take_note_of execute carry_out"
    ),
    "THIS": (
        "this the_following it what_follows as_follows the_following_(?:moves?|acts?|actions?|votes?) "
        "this_(?:moves?|act|action|vote)"
    ),
    "LONGING": "saving_up waiting longing itching looking_forward",
    "BOOKS": "let_the_(?:record|minutes|report|books)_(?:show|state|say)",
    "PAPERS": "minutes tally record log books ledger count protocol table board scribe",
    "READS": "is are reads read goes runs below here follows as_follows thus",
    "HAIL": "good_\\w+ dear_\\w+ for_me thank_you thanks please",
    "DOWN": "(?:take|put|write|mark|note|ink|jot)_(?:this|it|that)_(?:down|in|up)",
    "MINE": "as_mine for_me under_my_name as_done_by_me HAIL",
    "READY": (
        "on off up out in_hand lit fed done made made_up polished packed said shut closed open ready drawn "
        "in_bed asleep at_school at_work tucked_in in_the_oven on_the_stove sharpened laced tied "
        "filled charged washed folded raised lowered braced crossed brewed poured locked"
    ),
    "TEXT": (
        ""
        "(?:my|the|a)?_?(?:signs?|notes?|words?|chalk|headlines?|graffiti|posters?|labels?|stickers?|banners?|"
        ""
        "letters?|messages?|lines?|texts?|inscriptions?|mottos?|pages?|scripts?|songs?|drafts?|polls?|ballots?|"
        ""
        "samples?|writing|copy|copies|captions?|subtitles?|tattoos?|slogans?|poems?|stor(?:y|ies)|plans?|lists?)"
    ),
}
_ANNOUNCING: Final = Grammar(
    _CLASSES,
    (
        "SO* (?:here|this|that|below) BE NOW* what i DO NOW* $",
        "SO* what i DO NOW* (?:is)? (?:this|the_following)? NOW* $",
        "SO* this is what .. (?:has|have) come to $",
        "SO* this is (?:the|my) MOVE (?:that)? i (?:have|ve) been LONGING .. $",
        "SO* what you_see (?:here|below|now)? is my MOVE $",
        "SO* (?:below|here) (?:you_(?:find|see|have)|is|comes|stands) my MOVE (?:and_nothing_but_my_MOVE)? $",
        "SO* i (?:have|ve) made_up_my_mind and? (?:it_is|it_s) this $",
        "SO* i \\w+? (?:being_of_sound_mind(?:_and_body)?)? (?:hereby)? do the_following NOW* $",
        "SO* (?:my_)?mind (?:is)? made_up $",
        "SO* (?:hand_on_(?:my_)?heart|ta_?da|tl_dr|bottom_line|read_my_lips|deeds_not_words|game_hat_on) $",
        "SO* fortune_favou?rs_the_(?:bold|brave) $",
        "SO* (?:full_of_beans|cards_on_the_table|no_turning_back|as_clear_as_i_can_put_it) NOW* $",
        "SO* orders_of_the_day $",
        "SO* (?:please)? consider (?:yourselves|yourself|this|it|everybody) CONSIDERED $",
        "$",
        "SO* what this (?:mail|message|letter) is for $",
        "SO* (?:do)? ENTER THIS NOW* HAIL* $",
        "SO* DOWN MINE* $",
        "SO* write (?:this|it) (?:in|into) the PAPERS MINE* $",
        "SO* i (?:wish|want|would_like|d_like) THIS to_be (?:noted|recorded|entered|written_down) MINE* $",
        "SO* to_be (?:carried_out|executed|processed) (?:at_once|now|immediately|right_away|today) HAIL* $",
        "SO* BOOKS THIS* (?:of_mine)? $",
        "SO* BOOKS (?:the|this)? (?:following)? (?:act|MOVE) (?:of_mine)? $",
        "SO* let_it_be (?:recorded|noted|known|written|entered) THIS* $",
        "SO* (?:for|to|into|onto)_the PAPERS $",
        "SO* for_(?:execution|processing|immediate_(?:execution|processing)) $",
        "SO* MY PLAIN* MOVE (?:for|of|in|to)? (?:NOW|this_\\w+(?:_(?:week|turn|day))?)* READS* $",
        "SO* PLAIN? game_(?:moves?|actions?|stuff|business) (?:below|follows|coming_up|here|now)? $",
        "SO* i (?:have|ve) (?:decided|made_up_my_mind|come_to_a_decision|made_my_choice) $",
        "SO* i SO* (?:declare|announce|proclaim|state) (?:the_following|as_follows|this)? $",
        "SO* it (?:has|must|needs) (?:to_be|be) (?:said|done) $",
        "SO* (?:mine|ours) NOW* $",
        "SO* (?:mine|ours) for_(?:(?:the|this)_(?:week|turn|round|phase|day)|today|now) $",
        "SO* i NOW* act (?:thus|so|as_follows)? NOW* $",
        "SO* i SO* take (?:the_following|this) (?:actions?|steps?|moves?) NOW* $",
        "SO* here (?:it|they|we) (?:is|are|goes?|comes?) (?:in_words|again|in_writing)? NOW* $",
        "SO* (?:hear|watch|behold) this $",
        "SO* (?:carved|set|written|engraved) in (?:stone|ink|granite|blood) (?:so_to_speak)? $",
        "SO* i say (?:it|this) (?:loud_and_clear|out_loud|aloud|plainly|openly|once|without_blushing) $",
        "SO* on_behalf_of (?:nobody|no_one) (?:but|except|other_than) (?:me|myself) $",
        "SO* in(?:to)? the \\w+ (?:once_more|again|i_go|we_go) $",
    ),
)
_IN_STATE: Final = Grammar(
    _CLASSES,
    (
        "(?:my|the|both|all|a)? !TEXT (?:\\w+)? (?!and|or|is|are|was|were|will|has)\\w+ READY $",
        "(?:my|the|a)? !TEXT \\w+ (?:on|in|at|under|round) (?:my|the|one|his|her) (?:left|right)? \\w+ $",
    ),
)
"""`Cat fed, fire lit, mind made up:`, `Torch in the left hand, dagger in the right:`"""
_AWAY: Final[frozenset[str]] = (
    words.UNREAL
    | words.FICTION
    | words.SPEECH
    | words.CONDITION
    | words.OFTEN
    | words_in(
        "not no never n't 't nothing would could might may should shall will 'll 'd if or either until "
        "usual yours his her their example draft sample suggestion test plan planned idea template last "
        "previous earlier former old tomorrow later yesterday"
    )
)
_AFTER: Final = words_in("after before")
_SPENT: Final = words_in("a an much long some many two three four five six ten several hours days weeks")
"""`After a night without sleep, my vote:`, unlike `After Tarn's move, my vote:`."""
_CIRCUMSTANCES: Final = words_in("with from sent posted typed live")
_JOINTS: Final = words_in(", and ; --")
_LONGEST: Final = 30


def announces(scene: Scene, tokens: Tokens) -> bool:
    """Whether the words in front of a colon announce what stands behind it as done now.

    Words in front of the announcement are judged like those that a comma parts from an act.
    """
    if len(tokens) > _LONGEST:
        return False
    behind = _past_greeting(scene, tokens)
    if is_usual(behind) or gives_verdict(scene, behind):
        return True
    pieces = pieces_of(tokens)
    if all(addresses(scene, piece) and piece[0].low not in scene.referents.gm_words for piece in pieces):
        return True
    if len(pieces) > 1 and all(_IN_STATE.match(as_clause(piece)) is not None for piece in pieces):
        return _AWAY.isdisjoint(_settled(tokens))
    starts = [0, *(p + 1 for p, token in enumerate(tokens) if token.low in _JOINTS)]
    if tokens[0].low in _AFTER:
        # behind "after two cups of coffee" stands no mark
        starts += [p for p, token in enumerate(tokens) if token.low in {"i", "my"}]
    told = next((start for start in starts if _ANNOUNCING.match(as_clause(tokens[start:])) is not None), None)
    return told is not None and (not told or _is_idle(scene, tokens[:told]))


def _past_greeting(scene: Scene, tokens: Tokens) -> Tokens:
    """`(Dear Game Master,) I wish to make the following move`: the words behind a greeting and its comma."""
    comma = next((place for place in range(1, min(len(tokens) - 1, _FEW)) if tokens[place].low == ","), 0)
    greeted = comma and (tokens[0].low in GREETINGS or addresses(scene, tokens[:comma]))
    return tokens[comma + 1 :] if greeted else tokens


_FEW: Final = 6


def _settled(tokens: Tokens) -> list[str]:
    """The words without what is a state at the end of a piece: `goodbyes said`, `mind made up`."""
    return [low for low in plain_lows(tokens) if low not in {"said", "mind"}]


def _is_idle(scene: Scene, before: Tokens) -> bool:
    """Whether words in front of an announcement leave it alone."""
    before = before[:-1] if before[-1].low in _JOINTS else before
    if all(addresses(scene, piece) for piece in pieces_of(before)):
        return True
    first, second, *rest = (*plain_lows(before), "", "")
    spent = first in _AFTER and second in _SPENT
    if not (spent or first in _CIRCUMSTANCES) or any(token.capital for token in before[1:]):
        return False
    idle = _AWAY.isdisjoint((second, *rest)) and not TIMES.anywhere(before)
    return idle and leads_up(scene, before, ",")
