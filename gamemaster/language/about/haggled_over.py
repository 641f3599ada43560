"""Sentences and tails behind an offer by which it is open to fewer, more than one, dearer, or the other way.

`(I offer an A for a 5.) Friends only.`, `, Brask need not apply`, `Everyone but Brask may take it.`; `Plus a
B.`, `I also want a 6 on top.`; `The A is what I want.`, `My 5, your A.`; `Best offer wins.`, `Open to
haggling.`; `Two such offers.`, `First two takers.`, `Today only.` What must stay true: whoever praises the
goods, is glad of them or names what is wanted as wanted (`I need a 5.`, `You get the A.`) makes the very
offer that was made.
"""

import re
from typing import Final

from gamemaster.language.english.joined import any_of, as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_LEAD: Final = (
    r"(?:(?:and|but|though|so|oh|ps|nb|note|sorry|please|well|of course|however|to be clear|this is|it "
    r"is|it s|it s "
    r"open to|open to|open for|for|offer is|the offer is|this one is|only|just|strictly|i d rather|as "
    r"always) )*"
)
_END: Final = (
    r"(?: (?:please|thanks|of course|sorry|though|only|alone|this time|obviously|by the way|ok|tonight))*"
)
_GROUP: Final = (
    r"(?:(?:my |our |close |old |good )*(?:friends?|allies|mates|members|neighbou?rs|newcomers|newbies|"
    r"beginners|"
    r"veterans|locals|regulars|insiders|partners|customers|subscribers|fellow \w+|team ?mates)|\w+ "
    r"(?:members|players|"
    r"citizens|holders|owners|people|folk)|those \w+ .+|people \w+ .+)"
)
_LIMITED: Final = any_of(
    (
        (
            rf"^{_LEAD}{_GROUP} (?:only|first|preferred|excluded|excepted|alone|need not apply|get "
            rf"priority){_END}$"
        ),
        (
            rf"^(?:and |but )*(?:(?:this is|it s|it is|open|offer|reserved|strictly) )*(?:only|just|"
            rf"strictly) (?:for |to |open to )+"
            rf"(?:my |our )?{_GROUP}{_END}$"
        ),
        rf"^{_LEAD}(?:not (?:for|to)|no) {_GROUP}{_END}$",
        r"\bbetween (?:you and me|WHO and (?:me|i|myself)|me and WHO)\b",
        (
            r"\b(?:everyone|everybody|anyone|anybody|all|whoever|any player|any of you) (?:else )?(?:but|"
            r"except|except for|bar|"
            r"save|apart from|other than) (?:for )?(?:WHO|my \w+|\w+ members)\b"
        ),
        (
            r"\bWHO (?:is |are |\w+ )?(?:excluded|excepted|exempt|barred|not welcome|not eligible|need not|"
            r"needn t|neednt|"
            r"can t|cannot|may not|mustnt|must not)\b"
        ),
        r"\bWHO (?:gets|has|takes) (?:the )?(?:first|priority|dibs|precedence|preference)\b",
        (
            r"\bi (?:m |am )?(?:hold|keep|reserve|holding|keeping|reserving) (?:it|this|that) (?:back )?for "
            r"WHO\b"
        ),
        (
            r"^(?:but |and )?(?:not|never|except|excluding|barring|only|just) (?:for |to |from |with "
            r")*WHO(?: (?:of course|"
            r"though|please|sorry|only|alone))*$"
        ),
        rf"^{_LEAD}(?:this week|today|tonight|tomorrow|now|until \w+|till \w+|before \w+day) only{_END}$",
        (
            rf"^{_LEAD}(?:void|expires|ends|valid|closes|gone|off the table|open) (?:on|by|after|at|from|"
            rf"until|till|tomorrow|"
            rf"next)\b.*$"
        ),
        (
            rf"^{_LEAD}(?:one |limit one |max one )?per (?:customer|person|player|head|household|community|"
            rf"member){_END}$"
        ),
    )
)
_GOODS: Final = (
    r"(?:(?:an?|the|one|some|two|three|another|my|your|a little|a bit of|an extra|\d+) )+"
    r"(?:OTHER|GIVEN|WANTED)"
)
_SOMETHING: Final = (
    r"(?:(?:an?|some|the|one) )*(?:(?:small|little|tiny|modest|generous) )?(?:bit|something(?: \w+)?|fee|tip|"
    r"postage|bonus|extra|"
    r"favou?r|surcharge|commission|interest|tax|handling|delivery|shipping|token of \w+|vote|"
    r"promise)\b(?! (?:of|to) "
    r"(?:news|thanks|thank|luck|advice|fun))"
)
_EXTRA: Final = any_of(
    (
        (
            rf"^(?:and |but |oh |so )*(?:plus|with|and|also|add|adding|including|on top|together with|along "
            rf"with|throw in|"
            rf"throwing in)(?: also)? (?:{_GOODS}|{_SOMETHING})(?: (?:too|thrown in|on top|as a bonus|extra|"
            rf"as well|for free|"
            rf"for good measure|into the bargain|and (?:it|the \w+) (?:is|s) (?:yours|a deal|done)|please|"
            rf"of course))*$"
        ),
        (
            rf"^(?:and |but |oh |so |for that |in exchange |in return )*i (?:d |ll |will |would |even |also "
            rf"|gladly |could )*(?:"
            rf"throw in|add|want|expect|ask for|ask|need|demand|require|include|take|like|offer|put in)(?: "
            rf"also)? (?:{_GOODS}|"
            rf"{_SOMETHING}|something)(?: \w+)? (?:on top|as well|too|in addition|extra|besides|for it|with "
            rf"it|also|for free|"
            rf"into the bargain)\b.*$"
        ),
        (
            rf"^(?:and |but |oh |so )*i (?:d |ll |will |would |even |gladly |could |can )*(?:throw in|throw|"
            rf"add|include) (?:in )?"
            rf"{_GOODS}(?: .*)?$"
        ),
        (
            rf"^(?:and |or |but )*{_GOODS} (?:would|will|is|s|are|works?|does|d|ll|might|could|may)(?: also|"
            rf" too| as well| be| "
            rf"just| equally)* (?:also|too|do|does|fine|ok|okay|welcome|good|works?|work|acceptable|as good|"
            rf"as well|suit|"
            rf"nice)\b.*$"
        ),
        r"\b(?:in exchange|in return|for that|on top) (?:i|we) also (?:expect|want|ask|need|demand)\b",
        r"\bis (?:also )?(?:a )?part of the (?:deal|bargain|price|offer)\b",
        r"^(?:and |same |ditto |or )+(?:offer )?for (?:an? |the )?(?:OTHER|OWN)$|^ditto\b.*\bOTHER$",
    )
)
_TURNED: Final = any_of(
    (
        (
            r"\b(?:the|an?|your) GIVEN (?:is|s) (?:what|the one|all) (?:that )?i (?:want|need|m after|get|m "
            r"looking for|lack|"
            r"would like)\b"
        ),
        (
            r"^(?:and |so |but |well |that is |i mean )*(?:i (?:only |just |really |also |badly |\w+ly "
            r")?(?:want|need|get|take|"
            r"lack|seek|receive|am after|m after|m looking for|am looking for|d like|would like|could use|"
            r"d rather have|would rather have|d prefer|prefer|miss)|looking for|in "
            r"search of|in need of|wanted|wanting|seeking) (?:an?|the|your|one|another) GIVEN\b"
        ),
        (
            r"^(?:and |so |but |well |that is |i mean |where |here )*you (?:get|have|take|receive|d get|"
            r"will get|ll get) (?:an?|"
            r"the|my|one) WANTED\b|\byou (?:get|have|take|receive) (?:the|my) WANTED$"
        ),
        (
            r"^(?:and |so |but |well |that is |i mean |where |here )*you (?:give|hand over|part with|pay|"
            r"send|bring|supply)"
            r"(?: me)? (?:an?|the|your|one) GIVEN\b"
        ),
        r"\bmy WANTED\b.*\byour GIVEN\b|\byour GIVEN\b.*\bmy WANTED\b",
        r"^(?:and |so |but )*the WANTED is (?:mine|what i (?:give|have|offer|sell))\b",
        (
            r"^(?:and |so |but )*i (?:give|have|offer|sell|supply|hand over|pay)(?: you)? (?:an?|the|my|"
            r"one) WANTED\b"
        ),
    )
)
_BID: Final = any_of(
    (
        (
            rf"^{_LEAD}(?:the )?(?:best|highest|nearest|winning|top|any reasonable|reasonable|most "
            r"generous|any) "
            r"(?:offers?|bids?|bidders?|price|counter ?offers?)(?: (?:only|first))? (?:wins?|takes?|gets?|"
            r"by|secures?|accepted|"
            r"considered|before|until|till|welcome|counts?|will)\b.*$"
        ),
        (
            rf"^{_LEAD}(?:or )?(?:the )?(?:best|highest|nearest|near) (?:offer|bid|bidder)(?: please)?$|^o "
            rf"n o$|^ono$|^obo$"
        ),
        (
            rf"^{_LEAD}(?:i m |i am )?(?:open to|willing to consider|happy to consider|willing to hear|"
            rf"taking|inviting|"
            r"accepting) (?:all |any |other |better |counter )*(?:haggling|offers|bids|negotiations?|"
            r"counter ?offers|"
            rf"suggestions|discussion|proposals|alternatives|haggle|negotiate){_END}$"
        ),
        (
            rf"^{_LEAD}(?:happy|willing|ready|prepared|open) to (?:haggle|negotiate|bargain|talk about the "
            rf"price)\b.*$"
        ),
        rf"^{_LEAD}(?:price|terms|details?) (?:negotiable|to be \w+|on request|open|may vary|tbd|tba)\b.*$",
        r"^(?:so |please )?(?:make|send) me (?:an?|a better|another) (?:offer|one|bid|price)\b.*$",
        (
            r"^(?:any |only |all )?(?:offers?|bids?) (?:over|above|from|of|welcome|invited|considered|"
            r"accepted|below)\b.*$"
        ),
        r"^(?:some |other |the usual )?(?:terms|conditions)(?: and conditions)? apply$",
    )
)
_NUMBER: Final = r"(?:two|three|four|five|six|seven|eight|nine|ten|\d+|a couple of|several|a few)"
_SEVERAL: Final = any_of(
    (
        (
            rf"^{_LEAD}(?:make (?:it|that) |i make |i have |that s )?{_NUMBER} (?:such|of these|of those|of "
            rf"them|separate|"
            rf"identical|equal|like|similar|different|times)(?: offers?)?{_END}$"
        ),
        rf"^{_LEAD}(?:the |to |to the |for the )*first {_NUMBER}\b(?! (?:weeks|days|rounds))",
        (
            rf"^{_LEAD}(?:the )?same (?:offer|deal)(?: again)? (?:twice|thrice|again|two times|for \w+|to "
            rf"\w+)\b.*$"
        ),
        (
            rf"^{_LEAD}{_NUMBER} (?:of each|of both|each|GIVENs?|WANTEDs?|(?:GIVEN|WANTED) s)(?: (?:to be "
            rf"precise|please|to be "
            r"exact|that is|rather|actually|each|for \w+ \w+))*$"
        ),
    )
)
_HAGGLED: Final = re.compile("|".join((_LIMITED, _EXTRA, _TURNED, _BID, _SEVERAL)))
_ARTICLES: Final = words_in("a an the my your one two three another extra some 's of for")
_MOST: Final = 16


def haggled_over(scene: Scene, act: Act, tokens: Tokens) -> bool:
    """Whether the words behind an offer are of that kind."""
    if not 0 < len(tokens) <= _MOST or tokens[-1].low == "?":
        return False
    said = _roles(scene, act, tokens)
    if act.action.params().get("to") and said.startswith(("not ", "never ", "except ")):
        # "I offer a 3 to Brask for an A, not to Tarn"
        return False
    return _HAGGLED.search(said) is not None


def _roles(scene: Scene, act: Act, tokens: Tokens) -> str:
    """The words with signs for persons and for tokens: what is given, what is wanted, and any other."""
    params = act.action.params()
    given = str(params.get("token", "")).lower()
    wanted = params.get("wanted", ())
    wants = (
        {str(one).lower() for one in wanted} if isinstance(wanted, (list, tuple)) else {str(wanted).lower()}
    )
    found: list[str] = []
    behind = 0
    for place, token in enumerate(tokens):
        if place < behind:
            continue
        if _is_letter(tokens, place):
            found.append("GIVEN" if token.low == given else "WANTED" if token.low in wants else "OTHER")
            continue
        who = scene.referents.at(scene.text, tokens, place) if token.capital and token.low != "i" else None
        if who is not None and scene.sender not in who.who and who.who:
            found.append("WHO")
            behind = who.end
            continue
        found += plain_lows([token])
    return as_said(found)


def _is_letter(tokens: Tokens, place: int) -> bool:
    """Whether a sign stands for a token: a figure, or a capital that is no article and no `I`."""
    token = tokens[place]
    if len(token.low) != 1 or not token.low.isalnum():
        return False
    before = tokens[place - 1].low if place else ""
    if token.low.isdecimal():
        return before in _ARTICLES
    return token.capital and token.low != "i" and (token.low != "a" or before in _ARTICLES)
