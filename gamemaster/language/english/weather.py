"""`Is it snowing?`, `It's late`: `it` that is the weather or the hour, and nothing in the game."""

import re
from typing import Final

_IT_IS: Final = (
    r"(?:it (?:is|'s|s|was|has been|'s been|will be|'ll be|gets|got|looks|keeps|kept)|(?:is|was) it)"
)
_HOW: Final = (
    r"(?:still|already|really|finally|now|always|going to be|so|very|rather|quite|terribly|nearly|almost|"
    r"getting|not|n't)"
)
_WEATHER: Final = (
    r"(?:rain|rains|raining|snow|snows|snowing|hailing|pouring|freezing|drizzling|thundering|thawing|sunny|"
    r"cloudy|foggy|misty|windy|stormy|icy|chilly|mild|warm|cold|hot|dark|light|late|early|"
    r"spring|summer|autumn|"
    r"winter|christmas|easter|midnight|noon|bedtime|dinner time|lunch time|tea time|time "
    r"for (?:bed|tea|lunch|"
    r"dinner|breakfast))"
)
_OPENED: Final = r"(?:(?:i wonder (?:if|whether)|wait|look|listen|oh|heavens|brr|my|and|but|now) )*"
_WHERE: Final = (
    r"(?: (?:here|there|outside|again|today|tonight|now|too|in|at|on|over|up|down|out|for|since)\b"
    r"(?: [\w']+){0,4})?"
)
_IDLE_IT: Final = re.compile(rf"{_OPENED}{_IT_IS} (?:{_HOW} )*{_WEATHER}{_WHERE}")


def is_weather(said: str) -> bool:
    """Whether the words of a sentence, without their marks, say or ask how the weather
    is, or how late it is."""
    return _IDLE_IT.fullmatch(said) is not None
