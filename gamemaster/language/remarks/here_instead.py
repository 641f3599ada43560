"""Sentences behind acts that tell what goes for the sender here, by which the acts were of elsewhere.

`Here I'm only a spectator.`, `Ours is fine by me.`, `Not the one here, the one in my book club.` do, and so
does what e sees too late: `Oh, the polls open on the 12th, so that was nothing.`

`Here I go again.`, `Ours is a small village.` and `Oh, and happy birthday, Jun!` leave the acts alone.
"""

from typing import Final

from gamemaster.language.english.sought import Sought
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_HERE: Final = (
    r"(?:(?:over |right |back |round )?here|(?:on|in) this (?:list|game|one|thread)|in (?:the|our) (?:guild|"
    r"village|"
    r"commune|game|list)|with mine|from where i (?:sit|stand)|in my (?:own|case)|at this table)"
)
_IDLE: Final = (
    r"(?:just |only |merely |still |simply |not |nothing )*(?:watch(?:ing)?|spectat\w*|spectator|"
    r"lurk(?:ing)?|wait(?:ing)?|"
    r"keep(?:ing)? (?:quiet|still|out)|sit(?:ting)? (?:it|this|today|that|here|out)|stay(?:ing)? (?:put|out|"
    r"quiet)|"
    r"read(?:ing)?(?: along)?|pass(?:ing)?|rest(?:ing)?|hold(?:ing)?|abstain(?:ing)?|stuck|undecided|silent|"
    r"quiet)"
)
_CONTRASTED: Final = (
    (
        rf"^(?:but |and |whereas |while )?{_HERE} (?:i|we)(?: m| am| just| only| still| shall| will| ll)* "
        rf"{_IDLE}\b"
    ),
    (
        rf"^(?:but |and |whereas |while )?{_HERE} (?:i|we) (?:ve|have|haven ?t|havent|did ?nt|didnt|do ?nt|"
        rf"dont|m not|am not|"
        r"will not|wont|would not|cannot|cant)\b.*\b(?:not|nt|made up|decided|dare|voted?|moved?|acted|cast|"
        r"anything|yet|"
        r"nothing)\b"
    ),
    rf"^(?:but |and )?{_HERE} (?:it|its|it s) (?:is |s )?(?:not|nt|another|different|someone|somebody|nn)\b",
    (
        r"^(?:but |and )?(?:ours|mine) (?:is|s|stays|will|ll|isnt|can|has) (?:fine|another|different|still|"
        r"quite|wait|not|"
        r"undecided|to|on|in|no)\b"
    ),
    (
        r"^(?:but |and )?i (?:m|am) (?:only |just |still )?(?:a spectator|sitting (?:this|today|that|it) "
        r"(?:one )?out|"
        r"staying put|going nowhere|keeping out of it|on the bench)\b"
    ),
    (
        r"^(?:but |and )?(?:they|he|she|nobody) (?:havent|hasnt|have not|has not|didnt|dont|doesnt|do not|"
        r"does not)\b.*\bso "
        r"i\b.*\b(?:nothing|not|nt|none|never)\b"
    ),
    (
        r"\b(?:which|that) (?:is|s) why i (?:m|am|ve|have|will|ll|shall) (?:not|doing nothing|staying|"
        r"passing|waiting|never|"
        r"keeping|leaving)\b|\bso i (?:m|am) (?:not|staying put|doing nothing|passing|waiting|leaving it)\b"
    ),
    r"\bi (?:ve|have) (?:cast|done|sent|voted|moved|said|played) (?:nothing|none|no \w+)\b",
    (
        r"^(?:so )+no$|^i (?:d|would) rather (?:wait|pass|stay put|sit it out)$|^you see why i (?:m|am|pass|"
        r"stay|won)\b"
    ),
    (
        r"\bi (?:m|am|ve) (?:just )?(?:dropp(?:ing|ed)|scrapp(?:ing|ed)|shelv(?:ing|ed)|binn(?:ing|ed)) "
        r"(?:it|that|this|the "
        r"plan|the idea)\b"
    ),
)
_OTHERS: Final = (
    r"^not (?:ours|the one (?:here|in this|on this|of ours)|this one|in this (?:game|one|village|guild))\b",
    (
        r"^(?:not ours |no )?(?:sorry |i mean )*(?:the one (?:in|on|of|from|over)|theirs|that of|the other "
        r"(?:list|game|club|"
        r"group)) (?:the |my |our |over |in |on |s )*\w+"
    ),
    (
        r"^(?:of|in|for|at|on) (?:the|my|our) (?:\w+ )+(?:club|group|class|choir|circle|league|society|"
        r"council|parish|team|"
        r"office|school|list)(?: that is| of course| i mean)?$"
    ),
    (
        r"^(?:the |my |our )(?:\w+ )*(?:club|group|class|choir|circle|league|society|council|parish|school) "
        r"s(?: i mean| that "
        r"is)?\b"
    ),
    r"\bthe one (?:in|of|from) my \w+ (?:club|group|class|choir|circle|league)\b",
)
_LATE: Final = (
    (
        r"\bso (?:that|this|it) (?:was|is|s|counts for|comes to) (?:nothing(?! \w+)|no \w+|void|invalid|moot|"
        r"a non ?event)\b"
    ),
    (
        r"\bi (?:ve|have) none left\b|\bi (?:do nt|dont|do not|no longer) (?:even )?have (?:it|that|one|"
        r"any)(?: any ?more| "
        r"now)?$|\bi m dead arent i\b|\bas you were$"
    ),
    (
        r"\b(?:polls?|voting|booth|vote|window|ballot) (?:only |does not |doesnt |isnt |is not |hasnt |has "
        r"not )*(?:opens?|"
        r"open(?:ed)?) (?:yet|only|till|until|on|at|in|tomorrow|next)\b"
    ),
)
_ABOVE: Final = Sought((*_CONTRASTED, *_OTHERS, *_LATE))
_HEADS: Final = words_in(
    "here list game one thread guild village commune mine own ours spectator out put nowhere bench why so no "
    "rather see "
    "nothing none cast dropping dropped scrapping scrapped shelving shelved binning binned not theirs that "
    "club group class "
    "choir circle league society council parish team office school anymore more longer dead already turn "
    "left have were "
    "opens open opened oh ah wait"
)


def goes_otherwise_here(said: Remark) -> bool:
    """Whether a sentence right behind acts tells that they were not done here, or cannot be."""
    if _HEADS.isdisjoint(said.lows):
        return False
    return _ABOVE.search(said.said) is not None or any(map(_ABOVE.search, said.parts[1:2]))
