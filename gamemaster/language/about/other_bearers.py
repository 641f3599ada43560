"""Sentences and tails behind an act by which another bears the name, or the goods are not one's own.

`(I give Brask 3 gold.) Brask the innkeeper, that is.`, `Not the player, the town crier.`, `(I invest in
Rust.) The metal.`; `Chocolate coins.`, `In Monopoly money.`, `Well, silver.`; `It comes out of Tarn's
purse.`, `Half each.`, `Tarn puts in one of them.`, `Per monster.` What must stay true: praise and epithets
(`Brask, the brave`, `The liar.`), one's own purse and what others laugh at or gave last week leave the act
alone.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.joined import any_of, as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_LEAD: Final = (
    r"(?:(?:and|but|so|oh|well|ah|hm|sorry|ps|nb|note|no|actually|rather|of course|that is|it is|it s|"
    r"that s|this is|"
    r"i mean|as in|meaning|in|of|the|some|just|only|my) )*"
)
_END: Final = (
    r"(?: (?:that is|i mean|of course|sorry|actually|really|rather|obviously|naturally|not gold|though|"
    r"please|to be "
    r"(?:exact|precise|clear)|in fact|by the way|this time))*"
)
_SURELY: Final = r"(?: (?:that is|i mean|of course|actually|really|rather|to be (?:exact|precise|clear)))+"
_KIND: Final = (
    r"(?:player|players|person|one in the game|card|community|party|place|town|person|token|location|"
    r"monster|quest|guild|"
    r"character|member|game|gm|square|letter|villager|town square)"
)
_KIN: Final = (
    r"(?:dog|cat|pet|brother|sister|uncle|aunt|hamster|boss|colleague|horse|goldfish|piggy bank|son|"
    r"daughter|teacher|"
    r"landlord|cousin|postman|parrot|neighbou?r|grandfather|grandmother|father|mother|dad|mum|husband|"
    r"wife|boat|car|"
    r"teddy(?: bear)?|house|rabbit|guinea pig|barber|dentist|goat|cow|donkey|pony|tortoise)"
)
_SENSE: Final = (
    r"(?:metal|language|programming language|month|river|lake|mountain|stream|band|choir|drink|card "
    r"game|board game|"
    r"video game|computer game|film|movie|book|novel|song|album|planet|fruit|plant|flower|bird|animal|"
    r"fish|insect|"
    r"software|brand|beer|wine|pub|bar|restaurant|cafe|hotel|football club|club|football team|month of "
    r"the year|"
    r"magazine|newspaper|ship|boat|statue|street|city|country|county|spice|colou?r|stone|element|"
    r"bookshop|musical|opera)"
)
_WORKER: Final = (
    r"(?!(?:kill|murder|slay|trait|li|deceiv|schem|plott|usurp|play|cheat|win|los|lead|hunt|foll)"
    r"(?:er|or|ar)\b)"
)
_BEARER: Final = any_of(
    (
        (
            r"^(?:in|of|from|for) (?:a different|another|some other|the other|an old|last \w+ s|my other|"
            r"our other|an earlier|"
            r"a previous) (?:\w+ )?(?:game|campaign|league|season|round of \w+)(?: (?:altogether|entirely|"
            r"of course|i mean))*$"
        ),
        rf"^{_LEAD}(?:\w+ ){{1,3}}(?:and |but )?not (?:the|our|a|your) {_KIND}{_END}$",
        (
            rf"^{_LEAD}not (?:the|our|a|your|this|that) (?:{_KIND}|OWN) (?:but |though )*(?:the|my|a|an|our|"
            rf"some|that) \w+(?: \w+)?"
            rf"(?: (?:by|of|from|in|with) .*)?{_END}$"
        ),
        rf"^{_LEAD}(?:a different|another|some other|the other|a second|some) OWN{_END}$",
        rf"^(?:(?:and|but|oh|well|that is) )*not (?:our|the|this|that|your|the usual) OWN{_END}$",
        (
            rf"^(?:(?:well|oh|that is|i mean|as in) )*OWN (?:the )?(?:elder|older|younger|senior|junior|sr|"
            rf"jr|ii|iii|the "
            rf"(?:first|second|third)){_END}$"
        ),
        (
            rf"^(?:(?:well|oh|that is|i mean|as in) )*OWN the {_WORKER}\w+(?:er|or|man|woman|keeper|smith|"
            rf"ist){_END}$"
        ),
        rf"^(?:(?:well|oh|that is|i mean|as in) )*OWN the \w+(?: \w+)?{_SURELY}$",
        (
            rf"^(?:(?:well|oh|that is|i mean|as in|of course) )*OWN (?:(?:is|s) )?(?:my|our|the name of my|"
            rf"what (?:i|we) call my) "
            rf"(?:\w+ )?{_KIN}\b.*$"
        ),
        (
            rf"^(?:(?:well|oh|and|of course) )*(?:that|he|she|it|this)(?: is| s) (?:my|our|the) (?:\w+ "
            rf")?{_KIN}{_END}$"
        ),
        r"^OWN (?:is|s) (?:what|how) (?:i|we) call\b.*$",
        (
            rf"^(?:(?:well|oh|that is|i mean) )*OWN from (?:(?:the|my|our) )?(?!start|beginning|outset|"
            rf"first|day|now|then)\w+{_END}$"
        ),
        r"^(?:(?:well|oh|that is|i mean) )*OWN (?:at|in|from) (?:\w+ ){1,3}(?:i mean|that is)$",
        (
            rf"^(?:(?:well|oh|that is|i mean|as in|not the game|at home) )*the {_SENSE}(?: (?:by|from|in|"
            rf"called|near) .*)?"
            rf"{_END}$"
        ),
        (
            rf"^(?:well |that is |i mean )*the one (?:in|near|off|outside) (?!my (?:hand|mind|pocket|deck)|"
            rf"hand|play|the "
            rf"game|question|a )\w+(?: \w+)?{_END}$"
        ),
    )
)
_SURE: Final = re.compile(
    r"an? (?:\w+ ){1,3}(?:that is|i mean)|the \w+(?: \w+)?(?: (?:that is|i mean|of course|sorry))+"
)
_TAIL: Final = re.compile(rf"(?:the )?{_SENSE}\b(?: (?:for|of|by|in|near|that|not|on|as) .*)?")
_FALSE: Final = (
    r"(?:chocolate|play|toy|monopoly|fake|false|counterfeit|imaginary|virtual|pretend|invisible|plastic|"
    r"paper|cardboard|"
    r"foreign|fool s|dream|funny|digital|marzipan|make believe|made up|fictional|theoretical|"
    r"metaphorical|symbolic|"
    r"inflatable|edible|painted|photoshopped|hypothetical|stolen|borrowed|old|ancient|confederate|"
    r"dragon|fairy|pirate)"
)
_MONEY: Final = r"(?:money|coins?|gold|ones?|kind|sort|currency|pieces?|cash|variety|stuff)"
_OTHER: Final = (
    r"(?:silver|bronze|copper|tin|brass|platinum|chocolate|marzipan|euros?|dollars?|pounds?|cents?|"
    r"pennies|yen|bitcoins?|"
    r"chips|buttons|beads|pebbles|kisses|hugs|biscuits|cookies|sweets|acorns|peanuts|stars|medals|"
    r"favou?rs|stickers)"
)
_GOODS: Final = any_of(
    (
        rf"^{_LEAD}{_FALSE} {_MONEY}{_END}$",
        (
            rf"^{_LEAD}(?:counterfeit|fake|imaginary|virtual|pretend|make believe|metaphorically|"
            rf"symbolically|virtually|"
            rf"hypothetically|figuratively|notionally){_END}$"
        ),
        (
            rf"^(?:(?:well|in|of|made of|or rather|rather|i mean|as|paid in|payable in|that is|no) "
            rf")+{_OTHER}(?: {_MONEY})?{_END}$"
        ),
        rf"^(?:the )?{_OTHER}(?: {_MONEY})?{_SURELY}$|^{_OTHER} (?:{_MONEY}|not gold|instead|rather){_END}$",
        rf"^{_LEAD}(?:gold|OWN) (?:stars?|leaf|medals?|dust|fish|rings?|foil|paint|teeth){_END}$",
        (
            r"^(?:and |but |well )*(?:with|in|for|using|of) (?:(?:real|actual|hard) )?(?:money|euros|"
            r"dollars|pounds|cash)"
            r"(?: of course| obviously)?$"
        ),
        r"^on the (?:stock market|stock exchange|exchange)\b.*$",
    )
)
_PURSE: Final = (
    r"(?:purse|pocket|stash|money|gold|account|wallet|chest|savings|share|coins?|coffers|funds|treasury|"
    r"hand|deck|pile|"
    r"supply|stock|bag|pack|inventory|hoard|budget|bank)"
)
_THINGS: Final = rf"(?:{_PURSE}|potions?|cards?|tokens?|tiles?|letters?|OWN|[a-z]|\d)"
_OTHERS: Final = any_of(
    (
        (
            r"^(?:and )?with NAME (?:covering|paying|adding|chipping in|contributing|putting in|providing|"
            r"supplying)\b"
        ),
        (
            r"^(?:this (?:one )?is |it is |it s |as )?NAME s treat$|^(?:please )?(?:bill|charge) NAME\b|"
            r"^(?:please )?send NAME "
            r"the bill$"
        ),
        rf"\b(?:out of|from|taken from|with|using|on|by) NAME s (?:\w+ )?{_PURSE}\b",
        rf"^{_LEAD}(?:one of |some of |all |both |all of )?NAME s(?: {_THINGS})?{_END}$(?<!own)",
        (
            rf"^{_LEAD}(?:one|two|some|half|part|most|all|the rest) (?:of (?:them|it|that|those|these) "
            rf")?(?:is|are|comes?|from|"
            rf"s|came)?(?: from)? ?NAME(?: s)?{_END}$"
        ),
        rf"^{_LEAD}the other (?:deck|hand|player|pile|side|team|party) s{_END}$",
        (
            rf"^{_LEAD}(?:half each|half and half|fifty fifty|50 50|half from each|in equal parts|equal "
            rf"shares)(?: (?:with|by|from|for|between) .*)?$"
        ),
        (
            r"^(?:and )?(?:jointly|shared|split|half and half|together) (?:with|between|by) (?:NAME|"
            r"us)\b.*\b(?:half|each|"
            r"split|share|equal)\b.*$|^(?:and )?(?:jointly|split) (?:with|between) NAME\b.*$"
        ),
        (
            r"^(?:and )?(?:NAME and (?:i|me|myself)|(?:me|i) and NAME|we) (?:will |ll |shall |each |both "
            r")*(?:split|share|go "
            r"halves|pay half|pool|go dutch|divide|pay)\b(?! (?:attention|the blame|a |your|my|our joy|an? ))"
        ),
        (
            r"^(?:and |but )*NAME (?:will |ll |also )*(?:puts? in|chips? in|adds?|contributes?|throws? in|"
            r"pays?|covers?|supplies|"
            r"supply|provides?|matches)(?: (?:for|with))? (?:one|half|two|three|some|the rest|the other|"
            r"part|a share|a "
            r"third|a quarter|\d|it all|it|that|all of it|everything|the same)\b"
        ),
    )
)
_PER: Final = re.compile(
    r"(?:(?:that is|i mean|and|each|well|one|once) )*(?:per (?!se\b|our\b|your\b|the\b|my\b|usual\b|"
    r"rule\b)\w+(?: \w+)?"
    r"(?: (?:please|of course|killed|slain|from now on))*"
    r"|for (?:each|every) \w+ (?:he|she|they|that|of|you|it|i|killed|slain|we)\b.*)"
)
_RULES: Final = re.compile("|".join((_BEARER, _GOODS, _OTHERS)))
_GATE: Final = words_in(
    "not the my our another different some other elder older younger senior junior sr jr is 's from at "
    "chocolate play "
    "toy monopoly fake false counterfeit imaginary virtual pretend silver bronze copper gold money "
    "coins ones half "
    "per each every and puts chips adds contributes throws pays jointly split shared euros dollars "
    "stars on metaphorically "
    "symbolically virtually hypothetically figuratively notionally in of well fifty 50 covers supplies "
    "provides put "
    "chip add covers treat bill charge send with an a"
)
_MOST: Final = 14


def is_of_other_bearer(scene: Scene, acts: Sequence[Act], tokens: Tokens, within: bool = False) -> bool:
    """Whether words behind acts put something else under a name or a good of the last of them; `within` its
    sentence a bare `, the metal` does so, too."""
    if not acts or not 0 < len(tokens) <= _MOST or tokens[-1].low == "?":
        return False
    if _GATE.isdisjoint([token.low for token in tokens]):
        return False
    said = _signs(scene, acts[-1], tokens)
    if _SURE.fullmatch(said) is not None:
        # "I place a tile at F6. The corner, that is." tells of a square
        return any(isinstance(value, str) and len(value) > 2 for value in acts[-1].values)
    if _RULES.search(said) is not None or (within and _TAIL.fullmatch(said) is not None):
        return True
    return _PER.fullmatch(said) is not None


def _signs(scene: Scene, act: Act, tokens: Tokens) -> str:
    """The words, with `OWN` for a name that the act holds and `NAME` for anybody else but the sender."""
    own = [str(value).lower().split() for value in act.values if isinstance(value, str)]
    lows: list[str] = []
    behind = 0
    for place, token in enumerate(tokens):
        if place < behind:
            continue
        if token.capital and token.low != "i":
            held = next((name for name in own if _stands(tokens, place, name)), None)
            if held is not None:
                lows.append("OWN")
                behind = place + len(held)
                continue
            named = scene.referents.at(scene.text, tokens, place)
            if named is not None and named.who and scene.sender not in named.who:
                lows.append("NAME")
                behind = named.end
                continue
        lows += plain_lows([token])
    return as_said(lows)


def _stands(tokens: Tokens, place: int, name: Sequence[str]) -> bool:
    return bool(name) and [token.low for token in tokens[place : place + len(name)]] == list(name)
