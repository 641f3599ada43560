"""Words by which a writer who passed on a letter, told a story or laid out a plan speaks for emself again.

What opens somebody else's letter holds all of it, however many paragraphs it has: a greeting, the weather and
a farewell in between are the letter's. It ends with `So much from Brask.`, `Now my own move:`, `Ondine
again:`, `Back to business.`, `That was the story.`, or with an act led in by `Meanwhile`, `For myself` or
`therefore`. A signature ends nothing, and neither does `Mine will follow.`
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in

_CLASSES: Final = {
    "SO": "so and but well now ok okay anyway anyhow right then finally ps p s oh yes",
    "MOVE": (
        "(?:real_|own_|actual_|proper_)*(?:moves?|turns?|votes?|ballots?|actions?|orders?|part|business|game|"
        "answer|line|decision|choice)"
    ),
    "TODAY": "now today this_week this_time this_round here at_last again tonight",
    "TEXT": (
        "(?:\\w+_)?(?:mail|e_?mail|letter|story|tale|message|note|quote|quotation|dream|example|draft|"
        "interlude|digression|fun|chat|joke|imagination|theory|theories|past|memories|history|plans|speech|"
        "text|report|page|poem|extract|nonsense|preface|preamble|introduction)"
    ),
    "REAL": (
        "(?:the_)?(?:business|present|today|reality|real_life|the_game|game|here_and_now|real_world|"
        "this_week|this_round|our_game|facts|earth|work|matter_in_hand|point|topic|seriousness)"
    ),
}
_AGAIN: Final = Grammar(
    _CLASSES,
    (
        "SO* (?:back|over|down|on|returning|turning|now|coming)* (?:back)? to (?:me|myself|mine) TODAY* $",
        "SO* (?:back|over|down|on|returning|turning|now|coming)* to (?:my|our) MOVE TODAY* $",
        "SO* (?:let_us|let_s|i|to)? (?:back|get|go|come|return|down|on)+ (?:back|down)? to REAL TODAY* $",
        "SO* to REAL $",
        "SO* (?:it_s|it_is|here_is|here_s|here_comes|this_is|for|comes|as_for|the)* my MOVE TODAY* $",
        "SO* (?:my|our) MOVE (?:for|this) (?:today|this_\\w+|now|the_\\w+|week|round) $",
        "SO* (?:as_)?for (?:me|myself|my_part|my_own_part|mine) TODAY* $",
        "SO* (?:me|myself|mine|speaking_for_myself|my_turn|for_real|in_earnest|seriously) TODAY* $",
        "now (?:me|mine|for_me|for_mine|it_s_me|it_is_me|i_m_on|for_real) $",
        "SO* (?:that_was|that_s|thats|here_ends|so_ends|end_of|the_end_of) !all_this !all_it !all_there .. $",
        "SO* so_(?:much|far) (?:from|for|of|by)? .. $",
        "SO* enough (?:of|about|with) .. $",
        "SO* enough (?:now|said)? $",
        "SO* me again TODAY* $",
        "SO* (?:this|it) (?:is|s) me again TODAY* $",
        "SO* (?:here|there)_i_am_again $",
        (
            "SO* (?:joking|kidding|jokes|dreams|fun|stories|quotes|memories|history|all_that|that)_"
            "(?:apart|aside|over) $"
        ),
        "SO* (?:unquote|un_quote|end_quote|quote_ends|end_of_TEXT) $",
        "SO* (?:i|we)_(?:ve_|have_)?(?:now_)?(?:decided|made_up_my_mind|chosen|settled|made_my_choice)",
        "SO* my_mind_is_made_up",
        # whoever greets from somebody speaks of em
        (
            "SO* (?:he|she|they|nn) (?:sends?|says?) (?:\\w+)? (?:his|her|their|hello|hi|you_all|to_say|"
            "best|all_the)"
        ),
        "SO* i_(?:m|am) .. myself $",
        "SO* what_i_(?:really_|actually_|now_)?(?:do|did|am_doing|m_doing)_(?:is|today|now|this_week)",
        "SO* here_(?:is|s)_what_i_(?:really_|actually_)?(?:do|am_doing|m_doing) TODAY* $",
    ),
)
AGAIN: Final = words_in(
    "back over down to me my mine myself now real earnest seriously that ends end much far enough again "
    "sends send says say apart aside unquote quote decided made chosen settled do doing for our here"
)
"""Without one of these no sentence says so."""
_LEADING: Final = words_in(
    "meanwhile therefore thus hence anyway anyhow regardless nevertheless nonetheless hereby myself instead "
    "again seriously"
)
_PHRASES: Final = frozenset(
    {
        "in the meantime",
        "in the meanwhile",
        "for myself",
        "for my part",
        "for now",
        "once more",
        "so i",
        "and so i",
        "until then",
        "till then",
        "be that as it may",
        "on my part",
        "for me",
    }
)
_EDGES: Final = 4


def speaks_again(parts: Sequence[str], own: str) -> bool:
    """Whether a sentence without an act does so; `own` is the writer's first name in small letters."""
    if not parts or not words.CONDITION.isdisjoint(" ".join(parts).split()):
        return False
    if _AGAIN.fits_any(parts[:1]) or (len(parts) > 1 and _AGAIN.fits_any(parts[-1:])):
        return True
    said = parts[0].split()
    return bool(own) and said[:1] == [own] and said[1:2] in (["again"], ["here"], ["speaking"])


def leads_in_again(before: Tokens) -> bool:
    """Whether the words in front of an act, below what somebody else has said, are its writer's again."""
    lows = plain_lows(before)
    if lows[:1] in (["until"], ["till"]):
        # "Until one of you works that out I explore"
        return True
    if not lows or not words.CONDITION.isdisjoint(lows):
        return False
    if not _LEADING.isdisjoint(lows[:_EDGES]) or not _LEADING.isdisjoint(lows[-2:]):
        return True
    said = " ".join(lows)
    return any(said.startswith(phrase) for phrase in _PHRASES)


def concludes(tokens: Tokens) -> bool:
    """`I therefore vote for Tarn`, `I now explore`: what was said above leads up to it."""
    lows = plain_lows(tokens[:_EDGES])
    return lows[:1] == ["i"] and not _CONCLUDING.isdisjoint(lows[1:])


_CONCLUDING: Final = words_in("therefore thus hence now meanwhile")
