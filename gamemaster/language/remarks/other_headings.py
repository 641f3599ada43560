"""What heads acts as something other than moves of now, in a sentence of its own or in front of a colon."""

from gamemaster.language.english.tokens import asks_at_end
from gamemaster.language.remarks.kinds_of_text import KINDS, heads_otherwise
from gamemaster.language.remarks.other_times import OF_TIMES, heads_with_time
from gamemaster.language.remarks.remark import Remark
from gamemaster.language.remarks.trying_out import TRYING, tries_out


def heads(said: Remark) -> bool:
    """Whether the words in front of acts name another time, another kind of text, or a trial."""
    lows = said.lows
    return (
        (not OF_TIMES.isdisjoint(lows) and heads_with_time(said.parts, asks_at_end(said.tokens)))
        or (not KINDS.isdisjoint(lows) and heads_otherwise(said.parts, said.tokens[-1].low))
        or (not TRYING.isdisjoint(lows) and tries_out(said.parts))
    )
