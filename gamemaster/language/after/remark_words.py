"""Closed lists of words that remarks on acts and on the mail itself are made of."""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import words_in

OPENERS: Final = words_in(
    "well hm hmm oh ah er err um ok okay sorry actually eh and but or so ha haha lol ps p s d please update "
    "edit note fwiw nb then hey also though tho"
)
PLAIN_OPENERS: Final[frozenset[str]] = OPENERS - {"so", "or"}
"""Those of them that say nothing of what follows."""
VERBAL: Final = words.FINITE | words_in(
    "do does did will would can could shall should may might must let be been being take takes make makes "
    "go goes come comes get gets says said think hope feel want see know keep put wish looks sounds feels"
)
POINTING: Final = words_in("this that these those it them above everything all following nothing none")
OF_MAIL: Final = words_in(
    "message mail email post posting line lines sentence sentences paragraph move moves action actions "
    "announcement order orders"
)
SENDING: Final = words_in("send post announce publish submit mail")
DENIALS: Final = words_in("not no never nah nope none nothing neither n't 't without cannot")
HEDGED: Final = words_in(
    "almost maybe perhaps possibly probably eventually someday hypothetically theoretically reflection "
    "thought thoughts theory joke jokes gotcha psych sike kidding tomorrow later soon tonight allegedly"
)
MEANINGS: Final = words_in("typo joke mistake error slip test misprint accident drill exaggeration rehearsal")
UNMEANT: Final = words_in(
    "typo mistake error slip joke jest lie quote sarcasm sarcastic hypothetical conditional contingent draft "
    "test rehearsal practice practising practicing pending void effect effective execute process perform "
    "wording form phrase phrasing format valid legal mean meant intended seriously serious pretend fiction "
    "demonstration illustration illustrative exercise purposes "
    "word template sample dream dreams fool fools autocorrect"
)
REVOKING: Final = words_in(
    "ignore disregard overlook forget strike scrap cancel undo drop belay hold skip retract withdraw "
    "discount void delete nix scratch revoke rescind erase reverse nullify unsay postpone defer delay queue "
    "schedule stop"
)
RECORDING: Final = words_in("count process execute record register perform")
PLACES_FOR_MAIL: Final = words_in("list game thread window forum")
NEGATING: Final = words_in("not n't 't never nothing none no")
MERELY: Final = words_in("just only merely simply obviously of course clearly")
THIS: Final = words_in("this that these those it")
BEING: Final = words_in("am 'm was is 's were are")
TYPING: Final = words_in("wrote typed dictated sent pasted posted")
FEELING: Final[frozenset[str]] = words_in(
    "happy glad sorry proud ashamed pleased sad afraid scared keen fond thrilled delighted content bitter "
    "angry"
)
WORTH: Final[frozenset[str]] = words_in(
    "much easy hard personal pretty ideal perfect fair elegant nice cheap enough brilliant clever great fun "
    "subtle fancy glamorous poetry chess art science hurt help matter bite kill cost bad best "
    "finest cleverest"
)
HANDLED: Final[frozenset[str]] = words_in(
    "finished edited completed checked reviewed amended revised undone redone reconsidered ignored "
    "announced counted processed applied executed done resolved performed confirmed decided determined "
    "recorded registered taken treated read used played placed moved valid effective final continued held "
    "kept sent posted paid made given delivered carried completed settled approved agreed ratified "
    "discussed clarified revealed named chosen specified be"
)
"""`To be counted`, and whatever else may be done with an act that stands in a mail."""
