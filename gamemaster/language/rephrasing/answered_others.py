"""What is said to others, or of what guides the sender, right in front of an act: `Watch me, Tarn: I ...`.

A challenge (`See for yourself, Jun:`, `Laugh all you want,`), what others may think (`Whatever Casimir may
say about it,`) and whose advice is taken (`I follow my head:`) say nothing of the act, and are left out. What
must stay true: words by which the act is shown to others, is only a wording or hangs on what they say
(`Repeat after me, Tarn:`, `Try this, Jun:`, `Whatever Tarn votes for,`) are kept.
"""

from typing import Final

from gamemaster.language.after.remark_words import OF_MAIL, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import OPAQUE, Token, Tokens, plain_lows, words_in
from gamemaster.language.tails.next_clauses import performs
from gamemaster.language.vocabulary.scene import Scene

_MARKS: Final = words_in(": , -- - – — ! ;")
_LONGEST: Final = 18
_CALLED: Final = words_in("everyone everybody all folks friends people guys dear mate buddy my you lot")
_CLASSES: Final = {
    "OH": (
        "well so ok okay oh ah ha haha hm and but now then alright all_right right yes yeah no sorry "
        "(?:you_)?just (?:you_)?wait_and please go_on come_on hey fine"
    ),
    "NOW": ("now then this_time here for_once at_last closely carefully out please this_week this_round"),
    "SEE": (
        "watch_(?:me|this|out|and_learn|and_weep|me_go|closely|how_it_s_done) look(?:_at_(?:this|me))? "
        "look_here see_for_yourself see_for_yourselves here_i_go here_we_go here_goes "
        "here_you_(?:go|are) there_you_(?:go|are) here_they_(?:are|come|go) "
        "surprise(?:_surprise)? guess_what guess_again think_again wrong_again (?:you_)?wait_for_it "
        "pay_up eat_your_hat eat_your_heart_out hold_(?:on_)?(?:to_)?your_\\w+ hold_tight cover_your_\\w+ "
        "brace_yourself brace_yourselves don_t_(?:faint|laugh|cry|worry|panic|be_sad|be_angry|be_cross|"
        "be_surprised|hold_your_breath|fall_off_your_\\w+) take_that behold believe_it_or_not "
        "like_it_or_not laugh_if_you_(?:like|want|must) sorry_to_disappoint_you sorry_to_disappoint "
        "i_can_surprise_you i_ll_surprise_you prepare_yourself prepare_to_be_\\w+ rejoice cheer "
        "not_(?:this_time|any_more|anymore|any_longer|me) "
        "far_from_it never_say_never you_win you_asked_for_it you_were_right you_were_wrong you_re_right "
        "you_re_wrong you_are_right you_are_wrong your_wish_is_my_command at_your_service as_you_wish "
        "i_(?:do_not|don_t|do|did|can|am|m_not|am_not|wasn_t|was_not) not_asleep still_here wide_awake "
        "challenge_accepted point_taken dare_accepted bet_accepted watch_and_see mark_my_words "
        "mind_your_\\w+ keep_calm relax patience no_need_to_(?:worry|wait|hurry|push|nag|shout|panic)"
    ),
    "SCOFF": (
        "say think believe call_(?:it|me)(?:_names)? laugh cry shout moan complain groan mock tease sneer "
        "grumble boo cheer frown shake_your_heads? roll_your_eyes sigh protest argue"
    ),
    "ALL": "what whatever all as_much_as as_loud_as as_loudly_as as_long_as",
    "WHO": "you he she they everybody everyone anyone anybody people",
    "LIKE": "likes? wants? will pleases? wish(?:es)? can may must cares?_to",
    "WHATEVER": (
        "whatever no_matter_(?:what|how_(?:loudly|often|much)) never_mind_what regardless_of_what "
        "however_(?:much|loudly|often) i_don_t_care_what i_do_not_care_what who_cares_what"
    ),
    "MAY": "may might will would can could must ever all both always then now still has have to",
    "THINKS": (
        "says? thinks? thought said feels? believes? tells?_(?:me|us|you) told_(?:me|us|you) claims? "
        "grumbles? moans? complains? suspects? objects? mutters? hopes? prefers? writes? wrote argues? "
        "shouts? likes? laughs? protests? (?:is|are)_(?:saying|thinking|muttering|telling_(?:us|me|you))"
    ),
    "TRUST": (
        "follow trust obey heed go_with go_by listen_to side_with rely_on stick_with stick_to "
        "give_in_to bow_to am_led_by am_guided_by act_on"
    ),
}
_SAID: Final = Grammar(
    _CLASSES,
    (
        "OH* SEE NOW* $",
        (
            "OH* i (?:always|just|now|simply|still|usually|do|will|shall|ll)? TRUST (?:my|the) "
            "(?:own|better|good|old|first|inner|little|poor)? \\w+ NOW* $"
        ),
        "OH* i (?:always|just)? do (?:as|what) i (?:m|am|was|must|have_to)? (?:told|asked|bid|can|must)? $",
        (
            "OH* i (?:say|think|know|believe|feel|see_(?:it|that|this)) "
            "(?:it_(?:isn_t|is_not|is|s_not)|otherwise|differently|not|so_too) $"
        ),
        (
            "OH* i (?:beg_to_differ|(?:respectfully_)?disagree|differ|agree|do_not_care|don_t_care|"
            "couldn_t_care_less|don_t_mind|do_not_mind|stand_firm|stay_firm|remain_unmoved|won_t_be_moved) $"
        ),
    ),
)
_THOUGHT: Final = Grammar(
    _CLASSES,
    (
        "OH* SCOFF (?:about|at|of)? (?:it|me|this)? ALL WHO (?:all|both)? LIKE (?:to)? $",
        "OH* SCOFF ALL WHO (?:all|both)? LIKE (?:to)? (?:about|of|at) . .? .? .? $",
        "OH* (?!i\\b|we\\b)\\w+ (?:can|may|might) SCOFF (?:about|at)? (?:it|me|this)? ALL WHO LIKE (?:to)? $",
        (
            "OH* let \\w+ (?:laugh|cry|shout|moan|complain|groan|mock|sneer|grumble|boo|frown|sigh|protest) "
            "(?:(?:about|at)_(?:it|me|this))? $"
        ),
        "OH* WHATEVER !i !we .. MAY* THINKS $",
        "OH* WHATEVER !i !we .. MAY* THINKS (?:about|of|to|against|on) . .? .? .? $",
    ),
)
"""What others may say or think, which no colon parts from an act: `Whatever Tarn told me:` shows it."""
_MINE: Final = Grammar(
    {
        "RATHER": "much far rather quite a_bit a_little even a_lot somewhat very less more pretty just",
        "ADJ": (
            "simpler simple better plain plainer dull duller shorter short easier easy safer safe modest "
            "different another smaller small humble humbler bolder bold quicker quick boring cheaper nicer "
            "worse clever elegant ambitious complicated as_good"
        ),
    },
    ("(?:and|but)? mine (?:s|is) RATHER* ADJ $", "(?:and|but)? i have a RATHER* ADJ one $"),
)
"""`(Lowri's plan is a good one), mine's simpler:`"""
_KEPT: Final = (
    words.CONDITION
    | words.FICTION
    | UNMEANT
    | OF_MAIL
    | words_in(
        "vote votes card cards tile tiles offer offers turn rule rules plan plans draft drafts example "
        "examples script wording words list lists idea ideas suggestion suggestions proposal advice lead"
    )
)
_TOLD: Final = words_in("whatever no never regardless however say i")
_IDLE: Final = words_in("well so ok okay oh ah ha haha hm and but now then alright hey")
_IF: Final = words_in("if")


def without_rejoinder(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens behind such words; as they are where they do not open so, or no act follows."""
    for place in range(2, min(len(tokens) - 1, _LONGEST)):
        if tokens[place - 1].low not in _MARKS or not _acts(scene, tokens, place):
            continue
        front = tokens[: place - 1]
        bare = tokens[place].low != "i"
        if any(token.low == OPAQUE for token in front) or (bare and front[0].low != "here"):
            return tokens
        return tokens[place:] if _answers(scene, front, tokens[place - 1].low) else tokens
    return tokens


def _acts(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether an act is done there: by `i`, or by a bare answer behind a colon (`: FOR 31`)."""
    if tokens[place].low == "i":
        return performs(scene, tokens, place)
    return tokens[place - 1].low == ":" and bool(scene.lexicon.sayings.at(tokens, place))


def _answers(scene: Scene, front: Tokens, mark: str) -> bool:
    """Whether the words, less those who are called, are such words throughout."""
    pieces = [piece for piece in _parted(front) if not (_calls(scene, piece) or _is_idle(piece))]
    if len(pieces) == _PAIR and mark == ":" and _MINE.match(as_clause(pieces[1])) is not None:
        return _is_of_another(scene, pieces[0])
    if not pieces or any(not _KEPT.isdisjoint(set(plain_lows(piece)) - _IF) for piece in pieces):
        return False
    clauses = [as_clause(piece) for piece in pieces]
    if len(clauses) == 1 and len(front) <= _PAIR and pieces[0][0].low in {"watch", "look"}:
        # "Watch me: I ..." shows the others, in earnest, what was an example before
        return False
    scoffed = mark != ":" or front[0].low not in _TOLD
    return all(
        _SAID.match(clause) is not None or (scoffed and _THOUGHT.match(clause) is not None)
        for clause in clauses
    )


def _is_of_another(scene: Scene, piece: Tokens) -> bool:
    """`Lowri's plan for the north is a good one`, `Jun has a clever scheme`: praise of somebody else."""
    lows = set(plain_lows(piece))
    who = scene.referents.at(scene.text, piece, 0) if piece[0].capital else None
    named = who is not None or piece[0].low in _OTHERS
    plain = (_KEPT - _SCHEMES | words.SPEECH | words_in("i we me my not n't")).isdisjoint(lows)
    return named and plain and not words_in("is 's has was are have").isdisjoint(lows)


_PAIR: Final = 2
_OTHERS: Final = words_in(
    "your yours his her hers their theirs the others everybody everyone you he she they"
)
_SCHEMES: Final = words_in("plan plans idea ideas move moves tile tiles vote votes offer offers theory")


def _is_idle(piece: Tokens) -> bool:
    return piece[-1].low in _IDLE and len(piece) == 1


def _parted(front: Tokens) -> list[Tokens]:
    """The pieces between the marks."""
    pieces: list[Tokens] = []
    begin = 0
    for place, token in enumerate([*front, None]):
        if token is None or token.low in _MARKS:
            if place > begin:
                pieces.append(front[begin:place])
            begin = place + 1
    return pieces


def _calls(scene: Scene, piece: Tokens) -> bool:
    """`Tarn`, `my dear Brask`, `everyone`: whether a piece only calls people."""
    kept = [token for token in piece if token.low not in _CALLED]
    if not kept:
        return True
    named = scene.referents.at(scene.text, kept, 0) if kept[0].capital else None
    return named is not None and named.end == len(kept)
