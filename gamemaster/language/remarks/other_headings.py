"""What heads acts as something other than moves of now, in a sentence of its own or in front of a colon."""

from gamemaster.language.before.other_words import of_other_words
from gamemaster.language.english.tokens import asks_at_end
from gamemaster.language.remarks.kinds_of_text import KINDS, heads_otherwise
from gamemaster.language.remarks.lines_of_play import ANNOUNCING, announces_line
from gamemaster.language.remarks.other_boards import is_of_another_board
from gamemaster.language.remarks.other_times import OF_TIMES, heads_with_time
from gamemaster.language.remarks.out_of_play import is_out_of_play
from gamemaster.language.remarks.recapping import RECAPPING, tells_over
from gamemaster.language.remarks.remark import Remark
from gamemaster.language.remarks.setting_scene import sets_scene
from gamemaster.language.remarks.titled import titles
from gamemaster.language.remarks.trying_out import TRYING, tries_out
from gamemaster.language.remarks.ways_of_life import is_way_of_life


def heads(said: Remark) -> bool:
    """Whether the words in front of acts name another time, kind of text, line of play or tally, or
    a trial."""
    lows = said.lows
    return (
        (not OF_TIMES.isdisjoint(lows) and heads_with_time(said.parts, asks_at_end(said.tokens)))
        or (not KINDS.isdisjoint(lows) and heads_otherwise(said.parts, said.tokens[-1].low))
        or (not ANNOUNCING.isdisjoint(lows) and announces_line(said.parts, said.tokens[-1].low))
        or (not RECAPPING.isdisjoint(lows) and tells_over(said.parts))
        or (not TRYING.isdisjoint(lows) and tries_out(said.parts))
        or sets_scene(said.parts, said.tokens[-1].low)
    )


def leads_over(said: Remark) -> bool:
    """Whether what leads up to an act in its own sentence, to a colon or a comma, does the last but one."""
    parts = said.parts[:-1] if said.parts[-1:] == ["i"] else said.parts
    told = not RECAPPING.isdisjoint(said.lows) and tells_over(parts)
    mark = next((token.low for token in reversed(said.tokens) if not token.low[0].isalnum()), "")
    if mark in {":", ","} and is_out_of_play(parts, mark):
        return True
    if mark != ":":
        return told
    if is_way_of_life(said) or is_of_another_board(said):
        return True
    if (
        sets_scene(parts, mark)
        or titles(parts, mark)
        or of_other_words([token for token in said.tokens if token.low != ":"])
    ):
        return True
    return told or (not ANNOUNCING.isdisjoint(said.lows) and announces_line(parts, mark))
