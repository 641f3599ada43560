"""Sentences in front of acts that take what follows out of play: `Chat only.`, `Nothing official here.`

They say so of the mail (`Unofficially speaking.`, `Nonsense follows.`, `Today I only lie.`), tell the machine
that reads it to look away (`Bot, do not read this.`, `Humans only, please.`), or send it to another game
(`Playing my other game now.`, `To the Thursday group.`). Out-of-game words that are said there and then
(`OOC: sorry for the delay.`) leave what stands below as it is.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "SO": "so and but now well ok okay right please dear hey hi folks friends",
    "ONLY": "only just merely simply purely strictly entirely all mere",
    "HERE": (
        "here in_here below today in_this_mail this_time this_week now folks friends everybody everyone "
        "all below_here"
    ),
    "IS": (
        "is s are was this_is that_is that_s it_is it_s what_follows_is all_of_this_is everything_here_is"
    ),
    "CHAT": (
        "chat chats chatter chatting discussion discussing information fyi banter bantering small_talk "
        "theory theorizing theorising talk talking musing musings gossip gossiping blather rambling "
        "table_talk flavour role_?play"
    ),
    "READERS": "humans? people persons players readers friends_and_family eyes",
    "RUBBISH": (
        "nonsense rubbish gibberish silliness drivel lies an?_lie fiction fantasy jokes? an?_joke quotes? "
        "an?_quote quotations? poetry verse spam poem an?_poem song an?_song dream sarcasm irony satire "
        "parody twaddle waffle old_stuff old_news an?_copy copy_and_paste role_?play"
    ),
    "BOT": (
        "bots? parser robots? machine computer automaton referee_bot script reader game_?master gm program "
        "software algorithm ai dear_bot dear_robot hey_bot"
    ),
    "OFFICIAL": "official serious binding formal real actual valid legal",
    "GAME": "game table match campaign list group club league board forum server round universe",
    "DAY": " ".join(sorted(WEEKDAYS)),
    "OTHER": (
        "(?:other|second|another|different|practice|practise|demo|test|training|private|old|new|DAY|sister|"
        "neighbouring|chess|bridge|poker|local|solo|rival|parallel|weekend|office|school|sunday|nn_s)"
    ),
}
_OUT: Final = Grammar(
    _CLASSES,
    (
        "SO* (?:IS)? ONLY* CHAT (?:only|and_no_moves?|not_play\\w*)? HERE* $",
        (
            "SO* (?:IS)? ONLY* (?:for)? (?:your|general)? (?:information|discussion|entertainment|"
            "amusement) only HERE* $"
        ),
        "SO* (?:IS)? (?:for)? READERS only HERE* $",
        "SO* (?:IS)? (?:ooc|off_topic|ot|ic) (?:only|mail|note|post)? $",
        (
            "SO* (?:IS)? ONLY* (?:out_of|in) (?:game|character|role|fiction|universe) "
            "(?:only|here|for_a_moment)? $"
        ),
        "SO* (?:IS)? ONLY* (?:unofficial|informal|hypothetical|theoretical|noncanon|non_?binding) HERE* $",
        "SO* (?:unofficially|informally|hypothetically|theoretically|privately) (?:speaking)? HERE* $",
        "SO* nothing OFFICIAL (?:is_happening|happens|going_on)? HERE HERE* $",
        (
            "SO* (?:nothing|no_moves?) (?:happens|is_done|is_happening|for_the_BOT|for_BOT|for_you|"
            "to_do) HERE HERE*"
        ),
        (
            "SO* no (?:OFFICIAL)? (?:business|moves?|acts?|actions?|game_actions?) "
            "(?:HERE|from_me|in_here) HERE* $"
        ),
        "SO* (?:IS)? ONLY* RUBBISH (?:follows?|ahead|below|coming_up|alert|warning|incoming|mode_on)",
        (
            "SO* (?:silly|joke|story|dream|drunk|fiction|troll|goblin|irony|poetry|nonsense|role_?play) "
            "mode (?:is)? (?:on|activated|engaged|enabled) $"
        ),
        "SO* (?:dont|don_t|do_not) (?:be_fooled|be_misled|take_the_bait|bite|fall_for) .. (?:BOT) $",
        "SO* i ONLY* (?:always)? lie (?:in|on|today|every|all|when)",
        "SO* today i ONLY* (?:lie|joke|jest|fib|invent)",
        (
            "SO* (?:this|what_follows|it|the_following)_?(?:is|s) ONLY* "
            "(?:untrue|false|invented|made_up|fake|not_true|a_fib)"
        ),
        "ONLY* (?:fictional|fictitious|invented|untrue) (?:of_course)? $",
        "(?:any|all) (?:resemblance|similarity|likeness)",
        "for your (?:drawer|scrapbook|amusement|collection|entertainment|wastebasket|bin|recycling)",
        "i (?:am|m) (?:said|supposed|rumoured|reported|alleged) to have",
        "i (?:stand|am|m) accused of",
        (
            "(?:the|an?|another|some|all_the)? (?:accusations?|charges?|allegations?|case|evidence) "
            "against (?:me|nn|us)"
        ),
        # another game
        (
            "SO* (?:IS)? (?:a|an|the|my|our|from|in|on)* OTHER GAME "
            "(?:now|today|here|altogether|entirely|first)? $"
        ),
        (
            "SO* (?:for|to|at|on|in|over_in|over_at|meanwhile_on|meanwhile_in|dear) "
            "(?:a|an|the|my|our|your)? OTHER GAME HERE* $"
        ),
        (
            "SO* (?:i_m|i_am|we_re|we_are)? (?:playing|moving|voting) (?:in)? (?:a|an|my|our|the) OTHER "
            "GAME HERE* $"
        ),
        (
            "SO* (?:our|my|the|some) OTHER (?:club|game|group|league) "
            "(?:news|report|minutes|round_up|corner) $"
        ),
        (
            "SO* (?:meanwhile)? (?:over)? (?:in|on|at) (?:blog_?nomic|agora|discord|irc|reddit|facebook|"
            "whatsapp|chess_com) $"
        ),
    ),
)
_ADDRESSED: Final = Grammar(
    _CLASSES,
    (
        "SO* (?:look|turn|walk|go) (?:away|the_other_way) .? $",
        "SO* (?:close|shut|cover) your (?:eyes|ears)",
        (
            "SO* (?:dont|don_t|do_not|never|please_dont) (?:be_fooled|be_misled|read|parse|count|process|"
            "listen|execute|record|bite)"
        ),
        (
            "SO* (?:ignore|skip|disregard|forget|overlook|leave) (?:this|it|me|that|these|the_next|"
            "what_follows|everything|all)"
        ),
        (
            "SO* (?:nothing|no_moves?|no_work) (?:for_you|to_do|to_process|to_count) "
            "(?:in_here|here|today|below)* $"
        ),
        "SO* (?:go_to_sleep|go_back_to_sleep|sleep|take_a_(?:break|nap)|move_along) .? $",
        (
            "SO* (?:this|it|what_follows) (?:is|s|isnt) (?:not|no|nothing)? "
            "(?:for_you|your_business|a_move|bait)"
        ),
    ),
)
_BOT: Final = words_in(
    "bot bots parser robot robots machine computer automaton gm gamemaster program software algorithm ai "
    "referee steward"
)
_ALONE: Final = frozenset({"between us", "between ourselves", "between you and me", "entre nous"})


def is_out_of_play(parts: Sequence[str], mark: str) -> bool:
    """Whether a sentence in front of acts, its names `nn`, does so."""
    if not parts:
        return False
    rest = [part for part in parts if not _is_bot(part)]
    if len(rest) < len(parts) and rest and all(_ADDRESSED.match(f" {part}") for part in rest[:1]):
        return True
    if parts[0] in _ALONE and parts[1:] == ["nn"]:
        return True
    rest = [part for part in rest if part not in _BESIDE]
    if len(rest) > 1 and rest[0].split(" ", 1)[0] not in _GOING_ON:
        return False
    return bool(rest) and mark != "!" and _OUT.match(f" {rest[0]}") is not None


def _is_bot(part: str) -> bool:
    said = part.split()
    return (0 < len(said) <= _SHORT and said[-1] in _BOT) or part in _MASTER


_MASTER: Final = frozenset({"game master", "dear game master"})
_SHORT: Final = 3
_BESIDE: Final = words_in("please folks friends everyone everybody all nn today meanwhile") | {"just chat"}
_GOING_ON: Final = words_in("any fictional i")
