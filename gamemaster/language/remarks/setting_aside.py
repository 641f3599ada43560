"""Whether words beside an act, wherever they stand, keep it from being done as it stands.

Behind it or in brackets (`sets_aside`), in a sentence in front of it (`forestalls`), and what leads up to it
in its own sentence (`leads_astray`).
"""

from gamemaster.language.after.rejoinders import rejoins
from gamemaster.language.remarks.at_odds import is_at_odds, leads_at_odds
from gamemaster.language.remarks.bargains import bargains_ahead
from gamemaster.language.remarks.crossed_over import crosses_over
from gamemaster.language.remarks.echoing import echoes
from gamemaster.language.remarks.for_others import for_others
from gamemaster.language.remarks.holding_back import holds_back, misnames
from gamemaster.language.remarks.loaded_words import is_loaded
from gamemaster.language.remarks.not_yet_done import leads_away, not_yet_done
from gamemaster.language.remarks.other_headings import leads_over
from gamemaster.language.remarks.remark import Remark
from gamemaster.language.remarks.showing_how import shows_how
from gamemaster.language.remarks.unsaying import unsays_at_end


def sets_aside(remark: Remark, mine: bool = False) -> bool:
    """Whether words behind acts let them not stand; `mine` tells that they are not said to be another's."""
    if not remark.lows:
        return False
    if unsays_at_end(remark.parts):
        return True
    return _told_apart(remark) or holds_back(remark) or is_at_odds(remark) or (mine and for_others(remark))


def forestalls(remark: Remark) -> bool:
    """Whether a sentence keeps what stands below it from being done, or gives it to somebody else."""
    told = _told_apart(remark) and not rejoins(remark.tokens)
    return (
        told
        or not_yet_done(remark)
        or misnames(remark)
        or for_others(remark)
        or crosses_over(remark.lows, remark.parts)
    )


def leads_astray(remark: Remark, mine: bool) -> bool:
    """Whether words in front of acts, in their own sentence, do so; `mine` as above."""
    if not remark.lows:
        return False
    if (
        _told_apart(remark)
        or not_yet_done(remark)
        or bargains_ahead(remark.parts, False)
        or leads_over(remark)
        or leads_at_odds(remark)
    ):
        return True
    return mine and (for_others(remark) or leads_away(remark))


def _told_apart(remark: Remark) -> bool:
    return is_loaded(remark.lows) or echoes(remark) or shows_how(remark)
