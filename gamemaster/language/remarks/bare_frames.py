"""Whole sentences in front of acts, without a colon, that make a text, a tally or a thought of what follows.

`Just thinking aloud here.`, `Chapter three of my novel.`, `This is what I typed before the coffee.`,
`The sort of thing Rutger writes.`, `Standings after day two.`, `The votes at noon.`, `Yet to do.`,
`Mate in two.`, `Before anything else Brask has to open the door.`
"""

from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_NUMBER: Final = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|i{1,3}|iv)"
_WHOLE: Final = Sought(
    (
        r"(?:just |only |merely )*thinking (?:aloud|out loud)(?: here| now| for (?:a|the) moment)*",
        (
            rf"(?:chapter|part|scene|verse|canto|episode|volume) {_NUMBER} of (?:my|the|a|our|his|"
            rf"her) \w+(?: \w+)?"
        ),
        (
            r"(?:this|that|here) (?:is|s|was) what i (?:typed|wrote|had|drafted|"
            r"saved)\b.*\b(?:before|until)\b.*"
        ),
        (
            r"(?:here s|here is|this is|below is) (?:roughly |about |more or less )?what i (?:m|am) "
            r"(?:thinking of|thinking about|planning on|considering|toying with) \w+ing\b.*"
        ),
        r"guess what \w+ (?:is going to|s going to|will|ll|is about to) (?:send|say|write|post|do)\b.*",
        (
            r"(?:just )?the (?:sort|kind) of (?:thing|line|mail|move|vote) \w+ (?:writes|says|"
            r"sends|plays|posts|would (?:write|say|send|do))"
        ),
        (
            r"(?:auto ?saved|drafted|typed|saved|scribbled) (?:this|that|it)\b.*\bbefore (?:i "
            r"knew better|the coffee|i was awake).*"
        ),
        r"what \w+ (?:is going to|s going to|will|ll|would|is about to) (?:say|write|do|post|send)\b.*",
        (
            r"(?:the )?(?:standings|votes|count|tally|score|scores) (?:after|at|as of) (?:day|"
            r"round|week|phase|noon|midnight|the|last)\b.*"
        ),
        r"(?:still |yet |left )+to (?:do|send|write|decide)",
        rf"mate in {_NUMBER}",
        r"\w+ to the letter",
        r"before anything else \w+ (?:has|have|needs?|must|had) .*",
    )
)
_HEADS: Final = words_in(
    "thinking chapter part scene verse canto episode volume typed wrote had drafted "
    "saved sort kind autosaved "
    "scribbled planning considering toying guess going will 'll would standings votes count tally score "
    "scores to mate letter anything"
)
"""Without one of these no sentence frames what follows."""


def frames_bare(said: Remark) -> bool:
    """Whether a sentence in front of acts does so."""
    return said.is_wholly(_WHOLE, _HEADS)
