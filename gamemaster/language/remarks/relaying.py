"""Sentences and fronts by which the words beside them are another player's: `Tarn texted me his move.`

Somebody hands the sender a move or words by whatever means (`Imke dictates and I type`, `I have a message
from Imke`), a label without a verb gives them to somebody (`From Brask.`, `Brask's plan.`), or a sentence
behind says whose they were (`That came from Imke.`, `I'd never write that.`). In the lines of the grammars
`nn` is the name of a player other than the sender.
"""

import re
from typing import Final

from gamemaster.language.after.remark_words import PLAIN_OPENERS
from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.joined import MOST_WORDS, parts_said
from gamemaster.language.english.tokens import OPAQUE, Tokens, words_in
from gamemaster.language.remarks.giving_the_floor import gives_floor
from gamemaster.language.remarks.marked_names import marked_parts
from gamemaster.language.vocabulary.scene import Act, Scene

_NAME: Final = "nn"
_CLASSES: Final = {
    "HANDED": (
        "texted texts called calls rang phoned phones mailed mails e-mailed emailed sent sends radioed "
        "wired wrote "
        "writes dictated dictates whispered whispers shouted shouts passed gave gives left telegraphed "
        "cabled "
        "faxed posted wired told tells signalled read"
    ),
    "DEED": (
        "moves? votes? ballots? turns? orders? actions? answers? choices? decisions? instructions? "
        "announcement"
    ),
    "TEXT": "messages? mails? emails? letters? notes? texts? telegram postcard fax line words voicemail",
    "THEIR": "his her their nn_s",
    "THIS": "this these the_following the_below",
    "SAYS": "says? said writes? wrote sends? sent posts? posted does did plays? played argues? "
    "argued tells? mails? mailed",
    "WHOLE": "whole entire full complete latest last first usual daily weekly typical standard only "
    "opening closing",
    "KEYS": "keyboard keys computer laptop typewriter machine phone",
    "KIN": " ".join(sorted(words.KIN)),
    "BE": "is was s are were",
    "HE": "he she they nn",
    "POINT": "that this it those these",
    "MIND": "advice plan idea words reasoning reasons suggestion proposal thinking strategy motto argument",
}
_AHEAD: Final = Grammar(
    _CLASSES,
    (
        # who hands a move on, and how
        (
            "nn .. HANDED .. THEIR (?:last|first|next|own|new)? DEED "
            "(?:today|this_morning|last_night|again)? $"
        ),
        "nn .. HANDED (?:me|us)? (?:only|just)? THIS $",
        (
            "nn .. (?:asked|asks|wants|told|begged) me to "
            "(?:move|play|vote|act|post|write|send|step_in|sit_in) for "
            "(?:him|her|them) $"
        ),
        "nn HANDED and i (?:type|write|listen|post)",
        ".. i (?:type|write|post|copy|repeat|pass_on|relay|send) what HE .? HANDED",
        "i (?:ve|have|had)? (?:got|have|received|had|found) (?:a|the|this|another|an) .. TEXT from nn $",
        "i (?:hold|have|am|m|keep) the (?:pen|keyboard|hand|typist|secretary) for nn",
        "i (?:am|m)? (?:type|typing|writing|write|sit_in|sitting_in|relay|relaying|playing|voting) for nn",
        "the whole of nn s .? TEXT (?:was|is)",
        ".. here BE nn s .? DEED",
        "(?:his|her|their) DEED BE (?:short|simple|easy|quick|brief|this|the_following|as_follows|below)",
        "POINT (?:came|arrived|landed|turned_up) in (?:my|our|the) (?:mail|inbox|mailbox|post|letterbox)",
        "whose (?:is|was|move_is|vote_is) (?:this|that|it) $",
        (
            "(?:i|we|you|one)? (?:can|could)? (?:already|just|practically|almost|still|only)* hear nn "
            "(?:now|already|again)? $"
        ),
        "what nn !is !was !has .. SAYS(?!.*_(?:is|was|makes|made|sounds|has)_(?!this|that)) .* $",
        (
            ".. (?:what|all|that|all_that|everything) nn SAYS (?:was|is) (?:this|the_following|simple|"
            "short|as_follows|below)"
        ),
        (
            "nn (?:cant|cannot|couldnt|is_unable_to|isnt_able_to|wont_be_able_to) (?:post|write|mail|"
            "send|type|vote|move|play|reach|get_online) (?:today|tonight|now|himself|herself|"
            "this_\\w+|just_now|"
            "at_the_moment|the_list|right_now|until_.+|till_.+|from_.+)? $"
        ),
        "so from (?:him|her|them|nn) $",
        "(?:someone|somebody|one|another|a_third) else s (?:DEED|turn|TEXT) $",
    ),
)
_LABEL: Final = Grammar(
    _CLASSES,
    (
        "(?:from|for|by_order_of|on_behalf_of|as|to_quote|quoting|in_the_words_of|via|by) nn $",
        "(?:relay|relayed|proxy|message|forwarded|quote|quoted) (?:from|for|of)? nn $",
        "on nn s behalf $",
        (
            "nn s (?:last|own|latest|new)? (?:MIND|DEED) "
            "(?:to_me|for_me|today|again|of_today|this_week|in_full|so_far|to_date|until_now|last_\\w+)? $"
        ),
        "nn in (?:his|her|their) own words $",
        "from (?:him|her|them) $",
        (
            "nn s WHOLE (?:TEXT|posts?|contribution|speech|argument|reply|turn|routine|DEED) (?:so_far|"
            "today|again)? $"
        ),
        (
            "nn s WHOLE (?:TEXT|posts?|contribution|speech|turn) (?:was|is|ran_to) .? (?:words?|lines?) "
            "(?:long|short)? $"
        ),
        (
            "nn s WHOLE (?:TEXT|posts?|contribution|speech|turn) (?:was|is|ran|goes|went|reads) (?:this|"
            "so|thus|as_follows) $"
        ),
        (
            "(?:my|our)? KIN s (?:own|first|very_first)? (?:moves?|votes?|turns?|ballot|choice|answer) "
            "(?:today|again|now)? $"
        ),
        (
            "(?:it|this)? BE? (?:my|our|his|her|their|(?!nn)\\w+_s) KIN (?:here|speaking|typing|writing|"
            "at_the_KEYS|on_the_KEYS) $"
        ),
        "(?:THEIR|whose) (?:DEED|turn) (?:today|then|now|below|here|in_full|this_\\w+)? $",
        "nn be like $",
    ),
)
_ALONE: Final = Grammar(
    _CLASSES,
    (
        "nn (?:on|at|in|around) (?:day|week|round|phase|page|night|turn|round)_\\w+ $",
        "nn (?:doing|giving|at|in|with|reading|reciting) (?:his|her|their) .. $",
        (
            "nn (?:on|last|this|yesterday|today) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|"
            "night|morning)? $"
        ),
    ),
)
_FRONT: Final = Grammar(
    _CLASSES,
    (
        (
            "as nn (?:always|often|never|once|so)? "
            "(?:says|said|put_it|puts_it|used_to_say|would_say|likes_to_say)"
        ),
    ),
)
_TIMED: Final = Grammar(
    _CLASSES,
    ("(?:yesterday|this_morning|last_night|earlier|day_\\w+|week_\\w+|last_\\w+|on_\\w+|\\d+_\\w+) $",),
)
_BEHIND: Final = Grammar(
    _CLASSES,
    (
        (
            "(?:so)? POINT BE (?:all|what|everything) nn (?:has|had|s|have)? .. "
            "(?:said|say|says|sent|wrote|told|gave|texted)"
        ),
        "(?:so)? POINT BE (?:all|what|everything) i (?:got|get|have|had|heard|received) from nn",
        (
            "(?:so)? POINT BE (?:all|what|everything) (?:nn_s|his|her|their) .? (?:TEXT|mail) "
            "(?:says|said|reads)"
        ),
        "POINT (?:came|comes|is|was|s) (?:straight|directly)? from nn $",
        "(?:all|everything|most)_(?:of_)?(?:this|the_above|it|that|above) (?:is|was|s) (?:by|from) nn",
        (
            "i (?:didnt|never|havent|did_not|have_not) "
            "(?:write|say|type|send|wrote|said|typed|sent|written|mean) "
            "(?:that|this|such_a_thing) $"
        ),
        (
            "i (?:d|would) never (?:ever)? (?:write|say|type|send) "
            "(?:that|this|such_a_thing|anything_like_that) $"
        ),
        (
            "(?:that|this|the_last|the) (?:last|whole)? (?:line|bit|one|sentence|part)? (?:was|is) "
            "(?:my|the|our) KIN $"
        ),
        "(?:that|this) (?:was|is|s) (?:predictive_text|autocorrect|autofill|dictation|autocomplete)",
        "we (?:ve|have) all heard (?:that|it|this) (?:before)? $",
        "if i hear (?:that|this|it) (?:once_more|again|one_more_time|once_again)",
    ),
)
_SAID: Final = Grammar(_CLASSES, ("(?:said|says|quoth) nn",))
_ABSENT: Final = Grammar(
    _CLASSES, ("who (?:has_no|is|was|can|cant|cannot|could|couldnt|asked|has_lost|lost|doesnt) ..",)
)
_FOR: Final = Grammar(_CLASSES, ("POINT BE .? for nn $",))
_AGAIN: Final = Grammar(
    _CLASSES, ("(?:so|and)? here (?:it|this) is (?:again|below)? $", "here BE THEIR .. $")
)


def relays_ahead(scene: Scene, tokens: Tokens) -> bool:
    """Whether a sentence in front of acts hands on somebody else's words or move."""
    if _gives_floor(scene, tokens, tokens[-1].low) and not _said_already(scene, tokens):
        return True
    parts = _parts(scene, tokens)
    if not parts or tokens[-1].low == "!":
        # "For Brask!" is what one cries
        return False
    if _hands_on(parts) or _FRONT.match(f" {parts[-1]}"):
        return True
    if (parts[0] in _ATTRIBUTING and parts[1:] == [_NAME]) or " ".join(parts) in _FORWARDED:
        # as in "Sender: Brask"
        return True
    if parts[0] in _FORWARDED | {"fyi"} and len(parts) > 1:
        del parts[0]
    if parts[0] == _NAME and len(parts) == _PAIR and _TIMED.match(f" {parts[1]}"):
        return True
    told = any(f"{_NAME} s " in f"{part} " and not _TEXTS.isdisjoint(part.split()) for part in parts[:1])
    return told and _AGAIN.fits_any(parts[1:])


def _said_already(scene: Scene, tokens: Tokens) -> bool:
    """`Jun said "be bold".`: who is quoted to the end has had eir say, unless e asks for something there."""
    quoted = next((token for token in tokens if token.low == OPAQUE), None)
    if quoted is None or tokens[-1].low not in {".", OPAQUE}:
        return False
    said = scene.text[quoted.start : quoted.end].lower()
    return '"' in scene.text[tokens[0].start : tokens[-1].end + 1] and _COMMISSIONING.isdisjoint(
        _WORD.findall(said)
    )


_WORD: Final = re.compile(r"[a-z']+")
_COMMISSIONING: Final = words_in(
    "me my mine i i'm i'll i'd we our behalf tell say write send post forward pass copy please following "
    "this "
    "below here"
)


def _hands_on(parts: list[str]) -> bool:
    """Whether the words between some marks do so, or the first of them are such a label."""
    if _ALONE.match(f" {' '.join(parts)}"):
        return True
    return _LABEL.match(f" {parts[0]}") is not None or _AHEAD.fits_any(parts)


def _gives_floor(scene: Scene, tokens: Tokens, mark: str) -> bool:
    return gives_floor(marked_parts(scene, (), tokens), mark, scene.sender.split(" ", 1)[0].lower())


def leads_as_another(scene: Scene, before: Tokens) -> bool:
    """Whether what leads up to an act in its own sentence does so: `Tarn, day 2:`, `As Brask put it,`."""
    if ":" in {token.low for token in before[-_PAIR:]} and _gives_floor(
        scene, [token for token in before if token.low != "i"], ":"
    ):
        return True
    parts = _parts(scene, before)
    if parts and parts[-1] == "i":
        del parts[-1]
    if not parts:
        return False
    if _FRONT.match(f" {parts[-1]}"):
        return True
    if ":" not in {token.low for token in before[-_PAIR:]}:
        return False
    timed = len(parts) == _PAIR and parts[0] == _NAME and _TIMED.match(f" {parts[1]}") is not None
    return timed or _hands_on(parts)


def relayed_above(scene: Scene, tokens: Tokens, acts: tuple[Act, ...]) -> bool:
    """Whether a sentence behind acts says that their words are or were somebody else's."""
    parts = _parts(scene, tokens)
    if not parts:
        return False
    if _SAID.match(f" {parts[0]}") or _BEHIND.fits_any(parts):
        return True
    absent = len(parts) > 1 and _FOR.match(f" {parts[0]}") and _ABSENT.match(f" {parts[1]}")
    return bool(absent) and any("to" not in act.action.params() for act in acts)


_PAIR: Final = 2
_FORWARDED: Final = words_in("fwd fw forwarded forwarding")
_ATTRIBUTING: Final = words_in("relay sender author player writer poster by signed")
_TEXTS: Final = words_in("mail mails message messages letter text note vote move ballot turn")


_RELAYING: Final[frozenset[str]] = words.KIN | words_in(
    "else someone somebody his her their whose came arrived landed turned write say said type send "
    "wrote typed sent written mean "
    "predictive autocorrect autofill dictation autocomplete heard here relay fwd fw forwarded forwarding"
)
"""Without one of these, or somebody's name, no sentence hands anything on."""


def _parts(scene: Scene, tokens: Tokens) -> list[str]:
    """The words of a sentence between its marks, with `nn` for every other player."""
    lows = {token.low for token in tokens}
    if len(tokens) > MOST_WORDS or (
        lows.isdisjoint(_RELAYING) and lows.isdisjoint(scene.referents.people_words)
    ):
        return []
    said, place, people = [], 0, scene.referents.names.people
    while place < len(tokens):
        token = tokens[place]
        named = scene.referents.at(scene.text, tokens, place) if token.capital and token.low != "i" else None
        other = named is not None and scene.sender not in named.who and any(w in people for w in named.who)
        said.append(token.changed(low=_NAME) if other else token)
        place = named.end if named is not None and other else place + 1
    return [part.removeprefix("[").strip() for part in parts_said(said, PLAIN_OPENERS)]
