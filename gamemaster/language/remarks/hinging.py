"""Sentences behind acts that let them hang on something, without an `if` at their head.

* What has no verb of its own or bids something, with a case behind it: `Teal if Mauve is gone.`, `Don't
  bother if it's late.`, `Move it to D4 if Joss complains.`, `It stands as long as nobody else does.`
* A case in front, and a scrap behind the comma: `If it's taken, the nearest free one.`
* What comes of the act if something is not done: `Brask comes along or it's off.`, `Confess and it's gone.`
* What has to come first or to be paid: `Potion first.`, `Cash on delivery.`, `It must not touch Teal.`
* Company and circumstances without which it is not done: `Not alone, though.`, `Without Brask I stay here.`
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in
from gamemaster.language.english.verbs import is_past

_CLASSES: Final = {
    "DEED": (
        "votes? ballots? moves? turn tiles? play plays discard attack gift gold money offer investment "
        "objection "
        "support order action end trade card deal whole_thing rest"
    ),
    "IT": "it that this those these mine one vo vv the_vo my_DEED the_DEED my_vo oo",
    "CASE": (
        "if unless once as_soon_as (?:as|so)_long_as the_(?:moment|minute|second|instant) in_case "
        "when(?!ever) "
        "until till provided"
    ),
    "VALUE": "vv nr(?!_times?) (?:nr|two|three)_vv (?:an?|the|another)_vv (?:some|a_few)_more vv_or_vv",
    "PLEASE": "please then so and but just rather better do you can may could gm dealer",
    "OFF": (
        "off gone void over dead cancelled canceled withdrawn history undone null nothing lapsed "
        "revoked mine_again "
        "forgotten moot worthless"
    ),
    "HE": "he she they nn oo somebody someone vv you",
    "THEM": "he she they nn oo vv you",
    "GIVES": (
        "owes owe gives give votes vote hands hand pays pay promises promise sends send lends lend drops"
    ),
    "HOLD": "stay stays wait pass refrain abstain dont wont do_not will_not cant keep_it",
}
_SHARED: Final = (
    # a scrap or a bid, and a case
    (
        "PLEASE* VALUE (?:instead|then|too|only|rather|please|better)? CASE "
        "!(?:i_(?:can|m_not|am_not|count|remember|recall|read)|memory|you_(?:like|ask|prefer|must))"
    ),
    "(?:the|my)_DEED (?:can|may)_wait CASE",
    "PLEASE* (?:dont|do_not|no_need_to|never_mind|not_necessary|no_point) (?:bother|do)? IT? CASE",
    "PLEASE* no need (?:to|for)? IT? (?:though)? CASE",
    "PLEASE* (?:hands|lay|back) off IT? CASE",
    (
        "PLEASE* (?:leave|skip|move|double|halve|triple|drop|swap|switch|shift|change|raise|lower|save|spare|"
        "cancel|undo|ignore|reverse|redirect|put|turn) IT .. CASE"
    ),
    (
        "PLEASE* (?:keep|make|use|take|play) (?:that|vv|vo|one|the_DEED|nr|it_(?:nr|vv)) .? .? .? "
        "(?:if|unless) !(?:you_(?:like|want|wish|please|must))"
    ),
    "(?:HE|gm|i) (?:keeps?) (?:it|this|the_vo) .? .? .? (?:until|till|unless)",
    (
        "PLEASE* (?:dont|do_not|never) (?:overwrite|touch|replace|use|disturb|stop|move|take) (?:the|"
        "his|her|my)? (?:vv|nr)"
    ),
    # what has to come first
    "(?:only|just)? valid (?:only|together|with|from|for|in)",
    "(?:cash|payment|payable|paid|due|refundable|money|gold) (?:on|upon|against|after|once|when) ",
    (
        "(?:fully|partly|partially|not|non)? (?:refundable|returnable|repayable|redeemable|"
        "transferable|recallable) $"
    ),
    "(?:payable|repayable) ..",
    "(?:but)? first (?:the|a|an|his|her|your)? . then (?:the|a|my) .? $",
    "(?:but)? (?:his|her|the|your)? (?:potion|token|armou?r|cash|payment|gold|money|goods|vv) first $",
    "(?:but)? nn first $",
    "(?:but|though)? THEM (?:must|has_to|have_to|needs_to|need_to|had_better) !(?:eat|sleep|wake) .. first $",
    "(?:finish|complete|clear|empty|use_up|pay|ask) (?:the|off|up)? (?:vo|vv|nr) first $",
    "my (?:terms|conditions?|price|demand|one_demand)(?:_are|_is|_s)? $",
    "(?:in_return|in_exchange|for_that|for_it|in_turn) HE (?:also|then|first)? GIVES",
    "(?:his|her|nn_s|oo_s) .. (?:is|s) the price $",
    "it (?:must|may|shall|should|can) not !(?:be|have|look|seem|rain|feel|matter|hurt) . .. (?:vv|nn|oo|nr)",
    "it (?:mustnt|maynt|cant|shouldnt) !(?:be|have|look|seem|rain|feel|matter|hurt) . .. (?:vv|nn|oo|nr)",
    (
        "it (?:must|has_to|needs_to) !(?:be_(?:said|done|the|love|a)|have|look|seem|rain|feel|go_on|"
        "start|stop|end) "
        ". .? .? (?:vv|nn|oo) (?:$|or|otherwise)"
    ),
    "it needs (?:at_least)? (?:nr|vv) .. to be",
    # company and circumstances
    (
        "(?:but|just|only)? not (?:alone|by_myself|on_my_own|single_handed\\w*|without_(?:nn|oo|help|"
        "company)) though? $"
    ),
    "(?:without|unless_with) (?:nn|oo|help|company|vv|a_\\w+) i HOLD",
    (
        "(?:on|(?:with|at)_(?:less|fewer|more|under|over|nr_or_(?:less|fewer|more))) .? (?:nr|vv|vo) "
        ".? i (?:d_rather|would_rather|wouldnt|would_not|d_not)"
    ),
    "(?:alone|by_myself|on_my_own) i (?:d_rather|would_rather|dont|wont|wouldnt|HOLD)",
    "i (?:m|am) (?:only|just)? assuming (?:that)? (?:i_m|i_am|i_have|i_ve|vv|vo|nn|oo|my_DEED)",
    "no .. (?:yet|out|left) .? no (?:DEED|vo|potion) $",
    (
        "(?:nn|oo|gm|an?_\\w+|one_\\w+|any_\\w+) .? .? .? (?:cancels|undoes|voids|ends|lifts|removes|"
        "revokes|withdraws|"
        "overrides|annuls) (?:it|this|that|my_DEED|mine) $"
    ),
)
_HINGING: Final = Grammar(_CLASSES, _SHARED)
_STANDING: Final = Grammar(
    _CLASSES,
    (
        (
            "IT (?:only|just)? (?:stands|stays|counts|holds|ends|vanishes|lapses|dies|expires|"
            "disappears|dissolves|"
            "evaporates|is_OFF|s_OFF|(?:falls|goes|melts)_away|is_valid|s_valid|is_good|applies) "
            "(?:only|just)? CASE"
        ),
    ),
)
"""These are of one breath: `That stays, unless he bakes something` jokes."""
_PERSON: Final = Grammar(
    _CLASSES,
    ("PLEASE* (?:nn|both|either) (?:instead|then|rather)? (?:if|unless|in_case|once) ",),
)
"""`Imke if Joss is cleared`, behind an act done to somebody."""
_CASES: Final = Grammar({}, ("(?:so|and|but|then)? (?:if|unless|should|in_case|failing) ..",))
_OUTCOME: Final = Grammar(
    _CLASSES,
    (
        "(?:then|rather|make_it)? (?:the)? VALUE (?:instead|then|it_is|please)? $",
        (
            "(?:then|rather)? (?:the|an?|my) (?:next|nearest|other|following|second|closest) (?:free|"
            "open|empty|one|best)? (?:one|square|place)? $"
        ),
        "(?:then|rather)? (?:the|an?|vv|nn|to)_?(?:vv|nn|\\w+) instead $",
        "(?:then)? (?:that|this|those|these|it|one|the_other) instead $",
        "(?:then)? (?:no|not|nothing|none|forget_it|scrap_it|skip_it|drop_it) $",
        (
            "(?:then)? (?:keep|leave|take|use|drop|skip|add|put) (?:one|it|mine|half|both|the_rest|"
            "that|(?:us|me)_(?:out|off|both))"
        ),
        "(?:then)? (?:so|neither|nor) do i $",
        (
            "(?:no_matter|then|so)? i (?:stay|stay_put|dont|wont|do_not|stay_at_home|stay_here|"
            "stay_where_i_am|wait) $"
        ),
        "(?:then|so)? the vv $",
    ),
)
_UNDONE: Final = Grammar(
    _CLASSES,
    (
        "(?:it|this|that|mine|my_DEED|the_(?:DEED|bargain|agreement)|everything|all_of_it) (?:is|s|are) OFF",
        "i (?:m|am) (?:against|for_it|in_favour|in_favor|not_(?:in|going|doing|playing)) ",
        "i (?:m|am) (?:against|for_it|in_favour|in_favor|staying_\\w+|not|out) $",
        (
            "i (?:stay|wait|pass|dont|wont|do_not|take_it_back|want_it_back|withdraw|revoke|change) "
            "(?:here|home|at_home|put|where_i_am|in_town|it|mine|my_DEED|want_it|want_to|go|do_it|"
            "bother)? $"
        ),
    ),
)
_GONE: Final = Grammar(
    {**_CLASSES, "OFF": "off gone void cancelled canceled withdrawn history undone null revoked mine_again"},
    (
        "(?:it|this|that|mine|my_DEED|the_(?:DEED|bargain|agreement)|all_of_it) (?:is|s|are) OFF $",
        "i (?:m|am) (?:against|for_it|in_favour|in_favor|with_you) ",
        "i (?:m|am) (?:against|for_it|in_favour|in_favor|with_you) $",
    ),
)
_NOT: Final = Grammar({}, ("(?:dont|do_not) (?:bother|do_it|count_it)? $",))
_AFTER_OR: Final = re.compile(r"\b(?:or else|or|otherwise|else)\b")
_AND: Final = re.compile(r"\band\b")
_NO_SUBJECT: Final = words.FINITE | words_in(
    "i we he she it they you there this that the my his her our their what who nobody everybody"
)
_HEADS: Final = words_in(
    "if unless once soon long moment minute second instant case until till provided when should or otherwise "
    "else first must has have needs valid cash payment payable paid due refundable returnable repayable "
    "redeemable recallable transferable terms conditions condition price demand return exchange turn "
    "alone myself "
    "own without with under over below above on at assuming no cancels undoes voids ends lifts removes "
    "revokes "
    "withdraws overrides annuls mustn't mustn not n't and failing for"
)
"""Without one of these words no sentence lets acts hang on anything."""


def may_hinge(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which nothing hinges on anything."""
    return not _HEADS.isdisjoint(lows)


def hinges(parts: Sequence[str], to_somebody: bool, asks: bool) -> bool:
    """Whether a sentence behind acts, in its parts, lets them hang on something.

    `to_somebody` tells that one of the acts names a person; `asks` that it is a question.
    """
    whole = " ".join(parts)
    if asks:
        return len(parts) > 1 and _ALONE.fits_any(parts[:1])
    if len(parts) > len(["tarn first", "then me"]) and "first" in whole:
        # "Tarn first, then Brask, then tea."
        return False
    if _HINGING.fits_any(dict.fromkeys((whole, *parts))):
        return True
    if _STANDING.fits_any(parts):
        return True
    if to_somebody and len(parts) == 1 and _PERSON.match(f" {whole}"):
        return True
    if len(parts) > 1 and _hangs_scrap(parts):
        return True
    return _comes_undone(parts)


_ALONE: Final = Grammar({}, ("(?:but|just|only)? not (?:alone|without_nn|by_myself|on_my_own) $",))


def _hangs_scrap(parts: Sequence[str]) -> bool:
    """`If it's taken, the nearest free one`: a case, and a scrap for its outcome."""
    case = next((place for place, part in enumerate(parts[:-1]) if _CASES.match(f" {part}")), -1)
    return case >= 0 and _OUTCOME.fits_any(parts[case + 1 :])


def _comes_undone(parts: Sequence[str]) -> bool:
    """`Brask comes along or it's off`, `Confess by noon and it's gone`: what becomes of the act else."""
    for place, part in enumerate(parts):
        for found in _AFTER_OR.finditer(part):
            behind = part[found.end() :].strip()
            told = [behind] if behind else parts[place + 1 : place + 2]
            if found.group() != "or" and _NOT.match(f" {told[0] if told else ''}"):
                return True
            if (found.start() or place or part.startswith("or")) and any(
                _UNDONE.match(f" {one}") for one in told
            ):
                return True
    for place, part in enumerate(parts):
        for found in _AND.finditer(part):
            before = part[: found.start()].split()
            if before and _bids(before) and _GONE.match(f" {part[found.end() :].strip()}"):
                return True
        if place and _OUT_OF_IT.search(part):
            return True
    return False


_OUT_OF_IT: Final = re.compile(
    r"\b(?:so|then) (?:leave|count|keep) (?:us|me|mine|both of us)(?: both)? (?:out|off)$"
)


def _bids(before: Sequence[str]) -> bool:
    """Whether words are a bid or a scrap, with neither subject nor finite verb."""
    return (
        before[0] not in _NO_SUBJECT
        and _NO_SUBJECT.isdisjoint(before[:1])
        and not any(word in words.FINITE or (is_past(word) and place) for place, word in enumerate(before))
    )
