"""What surrounds an act by which its words are those of everyday life: `I play Rum with my grandmother.`

A verb and a name of the game may tell of a card night, a band, a savings account or a knee as well. Who is
there, what for, on which instrument and what the thing is called tells which (`for a living`, `on drums`,
`Rust, the programming language`), or the sentence in front of it does (`How's the knee? I heal.`, `What
song are you listening to? I play Rum.`). What must stay true: how somebody does it (`with a heavy heart`),
from where (`from the office`) and what is thought of a thing of the game (`the best of the lot`) tell
nothing of the kind.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_NOT_THERE: Final = words_in("cat dog parrot goldfish voice friend partner boss teacher doctor")
_KIN: Final = "|".join(
    sorted(
        {f"{one}{s}" for one in words.KIN - _NOT_THERE for s in ("", "s")}
        | words_in(
            "kids children grandchildren grandmother grandfather granny grandpa nana niece nephew cousins "
            "parents "
            "neighbours neighbors colleagues classmates pupils students flatmates family daughters sons "
            "toddler baby "
            "coworkers schoolmates"
        )
    )
)
_INSTRUMENT: Final = (
    "(?:guitar|drums|bass|keyboards?|piano|violin|viola|cello|vocals|trumpet|saxophone|sax|flute|clarinet|"
    "trombone|"
    "harp|banjo|accordion|tuba|oboe|organ|ukulele|percussion|harmonica|backing vocals|lead vocals|stage|tour)"
)
_REAL: Final = (
    "(?:language|company|companies|firm|band|choir|orchestra|team|club|song|pub|brand|film|movie|series|"
    "restaurant|"
    "framework|musical|novel|bookshop|charity|startup|start-up|stock|stocks|fund|funds|album|singer|actor|"
    "shares|software|"
    "drink|liqueur|cocktail|board game|video game|bar|cafe)"
)
_OFFICE: Final = (
    "(?:singer|drummer|guitarist|bassist|goalkeeper|goalie|striker|coach|manager|accountant|intern|trainee|"
    "conductor|"
    "table|lodger|volunteer|pianist|soprano|tenor|alto|baritone|bass|roadie|treasurer|[a-z]+ist)"
)
_BEHIND: Final = re.compile(
    rf"(?:\w+ ){{0,2}}?with (?:my|our) (?:\w+ )?(?:{_KIN})\b(?! '| (?:\w+ )?\w+ing\b| (?:on|in|over|beside|"
    rf"next|asleep)\b)"
    rf"|(?:\w+ ){{0,2}}?(?:to|for) (?:my|our) (?:\w+ )?(?:{_KIN}) (?:at|every|on|when|before|in)\b"
    r"|for a living\b|as a hobby\b|(?:\w+ ){0,3}at bedtime\b"
    rf"|on (?:the |my |lead |second |electric )?{_INSTRUMENT}\b"
    rf"|as (?:their|our|the|a|an|its) (?:\w+ )?{_OFFICE}\b"
    rf"|, (?:the|a|an|my|our|that) (?!best\b)(?:[\w'-]+ ){{0,4}}?(?!team\b|band\b|club\b|company\b|"
    rf"firm\b){_REAL}\b"
    rf"|, (?:my|our) (?:[\w'-]+ ){{2,4}}?{_REAL}\b"
    rf"|(?:, \w+ )?and (?:other|several other|some other|a few other) (?:\w+ )?{_REAL}\b"
    r"|(?:, )?in (?:song|verse|a song|the school play|a play|the panto|a film|a movie)\b"
    r"|with (?:my|our) (?:\w+ )?(?:jokes?|puns?|cooking|singing|charm|looks|stories|music)\b"
    r"|(?:\w+ ){0,5}(?:at|in) (?:the|our|my|a) (?:\w+ )?(?:parish council|town council|council|parliament|"
    r"wedding|"
    r"congregation|shareholders|general meeting)\b"
    r"|, (?:leading the witness|your honou?r|hearsay|speculation|relevance|counsel|badgering)\b"
)
_HEALING: Final = re.compile(
    r"(?:very |quite |rather |so |too )?(?:slowly|quickly|fast|well|nicely|badly|poorly|with time|in time|"
    r"over time|"
    r"naturally|like (?:a|an) \w+) (?:[.!;,]|and\b|these|after|now)"
)
_BODY: Final = (
    "(?:knees?|back|legs?|arms?|foot|feet|hand|shoulder|hip|ankle|wrist|elbow|eye|tooth|teeth|head|heart|"
    "neck|finger|"
    "thumb|toe|wound|scar|stitches|surgery|operation|injury|fracture|burn|cut|nose|rib|ribs|cold|flu)"
)
_STAGE: Final = (
    r"\b(?:school play|school musical|theatre|theater|pantomime|panto|amateur dramatics|musical|drama club|"
    r"nativity play|operetta)\b"
)
_CAST: Final = r"\b(?:cast|parts?|roles?|rehears\w*|perform\w*|premiere|opens|opening|on stage)\b"
_OF_PLAYS: Final = (
    r".*\b(?:cards?|quiz|poker|film|movie|bingo|games?|karaoke|darts|bridge) (?:night|evening|party) (?:at|"
    r"with"
    r"|in|tonight)\b.*|(?:so |and )?what (?:song|music|album|record|tune|instrument|game|role|part)s? "
    rf"(?:are|do|is|did)\b.*|.*{_STAGE}.*{_CAST}.*|.*{_CAST}.*{_STAGE}.*"
)
_OF_A_NAME: Final = (
    r"\w+(?: \w+)? (?:is|was|'s) (?:such )?(?:a|an|my) (?:\w+ )?(?:great |nice |good |lovely |wonderful |"
    rf"favourite |funny )?(?:{_REAL}|name for an? \w+|tune|word|poem|colour|color|beer|programming "
    rf"language)\b.*"
)
_AHEAD: Final[dict[str, re.Pattern[str]]] = {
    "heal": re.compile(rf"(?:and |so |but )?how (?:is|'s|are|about) (?:the|your|that) (?:\w+ )?{_BODY}\b.*"),
    "invest": re.compile(
        r".*\b(?:career|job|work|office|personal|private|family|financial) news\b.*|" + _OF_A_NAME
    ),
    "place": re.compile(
        r"(?:still |just |busy |i 'm |i am |we 're |we are )*(?:redoing|renovating|refurbishing|redecorating|"
        r"tiling|retiling|remodelling|remodeling) (?:the|our|my) \w+.*"
    ),
    "play": re.compile(f"{_OF_PLAYS}|{_OF_A_NAME}"),
    "discard": re.compile(_OF_A_NAME),
    "vote": re.compile(
        r"(?:what a )?(?:lovely|great|delicious|nice|wonderful|tasty|beautiful|excellent) (?:\w+ )?(?:cakes?|"
        r"costume|dress|painting|garden|photos?|pie|soup|song|singing|performance|cookies|jam|recipe|"
        r"drawing|hat)"
        r"\b.*"
    ),
}
"""What is talked of in front of an act, by the verb that may go on with it."""
_THEATRE: Final = re.compile(r"\b(?:theatre|theater)\b|\b(?:school play|panto|pantomime|drama club)\b")
_DOCTORS: Final = re.compile(
    r".*\b(?:doctor|doctors|physio|physiotherapist|surgeon|hospital|crutches|x-ray|plaster|nurse|"
    r"dentist)\b.*\b"
    rf"{_BODY}\b.*|.*\b{_BODY}\b.*\b(?:doctor|doctors|physio|physiotherapist|surgeon|hospital|x-ray|"
    rf"nurse)\b.*"
)
_PRONOUNS: Final = words_in("he she they you thou")
_JOINING: Final = words_in("and , ; but while whereas")
_MOST: Final = 30


def in_everyday_sense(
    scene: Scene,
    acts: Sequence[Act],
    before: Sequence[Token],
    after: Sequence[Token],
    ahead: Tokens,
) -> bool:
    """Whether words behind acts, or the sentence right `ahead`, tell that they may be of everyday life."""
    if _heals_somehow(scene, acts[-1], after):
        return True
    if 1 < len(after) <= _MOST:
        said = " ".join(token.low for token in after)
        if _BEHIND.match(said):
            return True
        if _set_against(scene, acts[-1], after):
            return True
    if 2 < len(before) <= _MOST and _THEATRE.search(" ".join(token.low for token in before)):
        return True
    if not ahead or len(ahead) > _MOST:
        return False
    verb = scene.text[acts[0].start : acts[0].end].lower().split()[1:2]
    told = _AHEAD.get(verb[0]) if verb else None
    return told is not None and told.fullmatch(" ".join(token.low for token in ahead)) is not None


_FEASTS: Final = re.compile(
    r"\b(?:birthday|dinner|garden|tea|cocktail|house|housewarming|office|surprise|costume|pyjama|pajama|"
    r"cake|pool|"
    r"farewell|leaving|christmas|halloween|beach|dance|dancing|wedding|hen|stag|street|barbecue|slumber) "
    r"part(?:y|"
    r"ies)\b|\bbring (?:your (?:kids|children|own|swimsuits?)|a (?:bottle|cake|dish|salad))\b|\bballoons\b|"
    r"\br ?s ?v ?p\b"
)
"""`A birthday party, for my son.`"""


def of_ones_body(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """`(I heal.) The doctor is pleased with my knee.`, `(I create a party ...) A birthday party, for my
    son.`"""
    if not acts or len(tokens) > _MOST:
        return False
    if acts[-1].action.name == "create_party":
        return _FEASTS.search(" ".join(token.low for token in tokens)) is not None
    if not _is_healing(scene, acts[-1]):
        return False
    return _DOCTORS.fullmatch(" ".join(token.low for token in tokens)) is not None


def _is_healing(scene: Scene, act: Act) -> bool:
    """Whether the words of an act are no more than that its sender heals."""
    return scene.text[act.start : act.end].lower().split()[-1:] == ["heal"]


def _heals_somehow(scene: Scene, act: Act, after: Sequence[Token]) -> bool:
    """`I heal slowly; the knee is still stiff.`, `I heal quickly and pay slowly.`"""
    said = scene.text[act.start : act.end].lower()
    if not said.startswith("i heal") or len(after) > _MOST:
        return False
    rest = said.removeprefix("i heal").strip()
    words_said = " ".join([*([rest] if rest else []), *(token.low for token in after), "."])
    return _HEALING.match(words_said) is not None


def _set_against(scene: Scene, act: Act, after: Sequence[Token]) -> bool:
    """`I play Rum, she plays gin`: what somebody else does by the same verb."""
    said = scene.text[act.start : act.end].lower().split()
    if len(said) < 2 or said[0] != "i":
        return False
    lows = [token.low for token in after[:4]]
    place = next((p for p, low in enumerate(lows) if low in _PRONOUNS), 0)
    if not place or not _JOINING.issuperset(lows[:place]) or place + 1 >= len(lows):
        return False
    return lows[place + 1] in {said[1], said[1] + "s", said[1] + "es", said[1] + "est"}
