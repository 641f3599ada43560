"""Sentences behind an act by which the same is done to something else as well, without a verb of its own.

`(I place a tile at F6.) And F7 while I'm here.`, `(I vote for proposal 52.) 51 too, on reflection.`, `For 51
the opposite.`, `Then the same back.`: more may be done than the reader knows to do. What must stay true:
another value of the act stands first and comes with a word of adding; `And Teal is pretty` tells something.
"""

from typing import Final

from gamemaster.language.english.sought import Sought

_X: Final = r"(?:the |a |an |in |on |at |to |for |against |with )*(?:ELSE|WHO)"
_MORE: Final = Sought(
    (
        (
            rf"^and {_X} (?:too |also |as well |likewise )?(?:, )?(?:while|why not|if|since|because|as "
            rf"i|for good|just|of course|"
            r"naturally|obviously|come to that|please|now that)\b"
        ),
        r"^(?:and )?(?:for |against |in )?ELSE (?:too|as well|also|likewise) , (?!please)\w+",
        r"^WHO (?:too|as well|also|likewise) , (?:if|when|since|because|why)\b",
        (
            r"^(?:and )?(?:for |against |on |OWN )*ELSE ,? ?(?:the|quite the|just the) (?:opposite|"
            r"reverse|same|contrary)\b"
        ),
        (
            r"^(?:and )?(?:just |quite |exactly )?the (?:opposite|reverse|same|contrary) (?:for|on|to|"
            r"with|at|OWN|in|about)(?: for| on| OWN)? (?:the )?ELSE\b"
        ),
        (
            r"^ELSE i (?:cant|cannot|wont|dont|do not|d|would|will|ll|shall|support|reject|accept|like|"
            r"am|m|oppose|favou?r)\b"
        ),
        r"^and (?:everything|everyone|everybody|anything|all the) (?:else|rest|others?)\b",
        r"(?:, |\bthen )(?:the )?ELSE (?:as well|too|also)$",
        r"^ELSE (?:stays|remains|goes) , or\b|^ELSE goes (?:too|as well|down|with)\b",
        r"^(?:(?:so )?home|(?:and )?then (?:home|back|away|out|on|up|down|the same(?: \w+)*))$",
        r"^WHO (?:right )?(?:after|before|behind) (?:that|me|this|him|her|them|OWN)\b",
        (
            r"^(?:choosing|taking|picking|naming|targeting|aiming at) (?:WHO s? ?)?(?:the |a |his |her "
            r")?(?:ELSE|WHO)\b"
        ),
    )
)


def does_one_more(said: str) -> bool:
    """Whether the marked words behind an act are of that kind."""
    return "?" not in said.rstrip("?") and _MORE.search(said) is not None
