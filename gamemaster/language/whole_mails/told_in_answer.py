"""Moves right below a quoted question that asks for something else than a move: `> What do I send to leave?`

What stands first below such a question is its answer and may only tell (`I leave my party.`), as does what
goes on in the same paragraph. The questions are of these kinds:

* for a wording or an example: `What do I write?`, `Which verb?`, `How does one vote?`, `Finish the sentence.`
* for a mail: `What did Tarn say?`, `Your mail came through garbled`, `Which line was invalid?`
* for a habit or a plan: `What's your policy?`, `How does a turn work?`, `Walk me through it.`
* for another case: `What if it fails?`, `And when the door opens?`, `Suppose Tarn is cleared.`
* who is to do or be something else, above somebody chosen: `Who hosts the next game?`

A question for the move itself (`What do you do?`, `Your vote?`), and one that is answered by other words
first, leave the move a move.
"""

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from gamemaster.language.english.tokens import words_in
from gamemaster.language.layout.lines import Piece, Sort, content
from gamemaster.language.vocabulary.scene import Act, Finding, Scene, asked_about
from gamemaster.language.whole_mails.corrected_below import corrects

_LONGEST_LEAD: Final = 50
_LINES: Final = 5
_ONE_LINE: Final = re.compile(r"[ \t]*\n")
_PARAGRAPH: Final = re.compile(r"\n[ \t]*\n")
_SENTENCE_END: Final = re.compile(r"(?<=[.!?])\s+")


def told_in_answers(scene: Scene, pieces: Sequence[Piece], found: list[Finding]) -> list[Finding]:
    """What was found, with doubt about the acts that a quoted question asks to be told."""
    quoted = [place for place, piece in enumerate(pieces) if piece.sort is Sort.QUOTE]
    if not quoted or not any(isinstance(one, Act) for one in found):
        return found
    told: list[Finding] = []
    until = -1
    for one in found:
        if isinstance(one, Act) and one.start >= until and _answers(scene, pieces, quoted, one):
            until = _paragraph_end(scene.text, pieces, one)
        told.append(asked_about(one, "answer") if one.start < until else one)
    return told


def _paragraph_end(text: str, pieces: Sequence[Piece], act: Act) -> int:
    """Where the paragraph of `act` ends, or the next quotation begins."""
    gap = _PARAGRAPH.search(text, act.end)
    below = (piece.start for piece in pieces if piece.sort is Sort.QUOTE and piece.start >= act.end)
    return min(gap.start() if gap else len(text), next(below, len(text)))


def _answers(scene: Scene, pieces: Sequence[Piece], quoted: Sequence[int], act: Act) -> bool:
    """Whether `act` is the first thing said below a quoted question of these kinds."""
    above = [place for place in quoted if pieces[place].end <= act.start]
    if not above:
        return False
    lead = scene.text[pieces[above[-1]].end : act.start].strip()
    if len(lead) > _LONGEST_LEAD:
        return False
    lines: list[str] = []
    for place in takewhile(lambda at: pieces[at].sort is Sort.QUOTE, range(above[-1], -1, -1)):
        line = content(scene.text, pieces[place])
        if (not line and lines) or len(lines) > _LINES:
            break
        lines = [line, *lines] if line else lines
    people = scene.referents.names.people
    behind = scene.text[act.end : act.end + _LONGEST_LEAD]
    if lines and corrects(lines[-1], lead, scene.text[act.start : act.end], behind):
        return True
    if lead[-1:] in {".", "!", "?"} and not _introduces(lead):
        return False
    asked = " ".join(" ".join(lines).split()).lower().replace("’", "'")
    return asks_to_be_told(asked) or (
        len(act.values) == 1
        and isinstance(act.values[0], str)
        and act.values[0] in people
        and _of_another_choice(_SENTENCE_END.split(asked), scene.text[act.start : act.end])
    )


def _introduces(lead: str) -> bool:
    """`Sure.`, `...`: words that only say that the answer comes."""
    return not lead.strip(".") or _ASSENT.fullmatch(lead) is not None


def asks_to_be_told(quoted: str) -> bool:
    """Whether quoted words in small letters ask for words, mails, habits or other cases."""
    sentences = _SENTENCE_END.split(quoted)
    last = sentences[-1]
    if _OF_ANOTHER_ROUND.search(" ".join(sentences[-2:])) or _AND_WHAT_WAS_IT.search(quoted):
        return True
    return any(_is_asked(one) for one in sentences[-2:]) if _ADDS.match(last) else _is_asked(last)


def _is_asked(asked: str) -> bool:
    if _BIDS.match(asked) or _CASE.match(asked):
        return True
    left_open = asked.endswith(("?", "...", "…"))
    if left_open and _CASE_ASKED.match(asked) and not _REQUEST.search(asked):
        return True
    return bool((_QUESTION if asked[-1:] == "?" else _STATED).search(asked))


def _of_another_choice(sentences: list[str], done: str) -> bool:
    """`Who should host the next game?`, `We need a mascot.`; not what asks with the verb of what is done."""
    last = sentences[-1]
    if _ANOTHER_CHOICE.search(" ".join(sentences[-2:])):
        return True
    who = _WHO.search(last)
    words = words_in(re.sub(_NOT_LETTERS, " ", last[who.end() :])) if who else frozenset()
    return bool(words - _SMALL) and words.isdisjoint({*_OF_THE_GAME, *done.lower().split()[:2]})


def _one_of(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(patterns), re.IGNORECASE)


_NOT_LETTERS: Final = re.compile(r"[^a-z]+")
_ASSENT: Final = _one_of(r"(?:(?:sure|easy|simple|okay|ok|yes|well|gladly|of course|here)[\s,.!]*)+")
_TEXT: Final = (
    r"(?:wordings?|words|phras(?:e|ing)s?|sentences?|lines?|verb|command|text|spelling|password|title|"
    r"catchphrase|motto|joke|punchline|lyrics|song|verse|examples?|samples?|template|formula|format|slogan|"
    r"mails?|messages?|e-?mails?|button|cookie|banner|speech|eulogy|story|novel|tale|poem|chapter|dialogue|"
    r"homework|caption|rule ?book)\b"
)
_SAY: Final = (
    r"(?:say|said|write|written|type|typed|send|sent|mail|whisper|post|posted|answer|reply|shout|look like|"
    r"mean)\b"
)
_HABIT: Final = (
    r"(?:policy|policies|habits?|tactics?|strategy|routine|tips?|secret|tricks?|recipe|combo|counter to|"
    r"favou?rite|winning|standard|step (?:one|two|three)|plans?|typical|usually|normally|offer|bid)\b"
)
_START: Final = (
    r"(?:(?:please|and|so|now|then|ok|okay|well|but|just|purely|sorry|could you|can you|would you|will you)"
    r"(?:, | ))*"
)
_AHEAD: Final = (
    r"(?:if|when|once|in case|unless|after|tomorrow|next (?:week|turn|month|time|round|season|game)|"
    r"on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b"
)
_QUESTION: Final = _one_of(
    # for words: "Which verb do you use?", "What do I write?", "How does one vote?"
    rf"\b(?:what|which)\b[^?]{{0,60}}\b{_TEXT}",
    rf"\b{_TEXT}[^?]{{0,60}}\bwhat(?:'s| is| was) (?:it|that|in it)\b",
    r"[\"“”]i\b",
    r"\b[a-d]\) i\b",
    rf"\bwhat (?:\w+ly )?(?:do|does|did|should|must|can|would|will)(?! you say\b)(?: [\w']+){{1,4}} {_SAY}",
    r"\bwhat (?:\w+ly )?(?:do|did) you (?:send|write|type)\b",
    rf"\bwhat'(?:d|ll) [\w' ]+ {_SAY}",
    r"\bhow (?:do|does|should|can|could|must) (?:i|one|people|some(?:body|one)|beginners)\b(?! help\b)",
    r"\bhow (?:do|does) (?:an?|the|it|this) [^?]*(?:work|go|end|run)\b",
    r"\bhow is an? [\w ]+ (?:written|worded|phrased|done|played|spelled|spelt)\b",
    r"\bhow (?:do|would) you (?:spell|say|write|word|phrase|type)\b",
    r"\bis there a form\b|\bway (?:of|to) (?:say|put|word)",
    # for mails: "Which act failed?", "What was your vote last week?"
    r"\b(?:what|which)\b.*\b(?:failed|invalid|illegal|legal|valid|broke|bounced|rejected|choke|parse)\b",
    r"\bwhat (?:was|were) (?:your|his|her|their|[\w']+'s)\b",
    r"\bwhat(?:'s| is) (?!your)\w+'s (?:vote|ballot|move|turn|bid)\b",
    r"\b(?:paste|forward) (?:me|us|the|that|\w+'s)\b|\bresend\b|\bcopy of\b",
    # for habits and plans
    rf"\b(?:what|which|any|your|is there|there's|tips?|plans)\b[^?]*\b{_HABIT}",
    r"^(?:\w+ )?(?:tips?|plans|tactics|terms)(?: for [^?]*)?\?",
    r"\bwhat do (?!you\b|we\b|i\b|they\b)(?:[\w']+ ){1,3}do\b|\bwhat does (?:an?|one) [\w ]*do\b",
    r"\bwhat do you (?:offer|pay|bid)\b|\bworth to you\b|\bfor (?:his|her|your|their) birthday\b",
    r"\bwhat does [\w']+ always\b|\b(?:which|what) order\b",
    r"\bwhere (?:would|does|do|should) (?:you [^?]*in my place|one|people)\b",
    # for another case
    rf"\bwh(?:at|ere|om?|ich)\b(?:'ll| will| would| do| are|'d) you\b[^?]*\b{_AHEAD}",
    r"\bwould you rather\b|\bwhat would (?!you\b)|\bwhat'd\b|\bwho'd you\b|\bthen what\?|\bwhat then\?",
    r"\bwhat (?:happens|comes|follows)\b(?! (?:now|next|here|today)?\?)",
    r"\bwhat happened (?:then|next|after|when)\b|\bdo something for me on\b",
    r"\bwhat(?:'s| is) the (?:worst|best|first|last) [^?]*\byou\b",
)
_STATED: Final = _one_of(
    r"\b(?:do not|don't) (?:see|understand|get|know) how (?:the|a|it|this|that|one|to)\b",
    r"\b(?:mail|message|it) (?:was|is|came|arrived|got) (?:[\w ]{0,20} )?(?:garbled|empty|blank)\b",
    rf"\b(?:need|want) (?:an? |the )(?:\w+ )?{_TEXT}",
    r"^what's the last line\b",
    r"\b[a-d]\) i\b",
)
_BIDS: Final = re.compile(
    rf"{_START}(?:"
    + "|".join(
        (
            r"repeat (?:after|it|that|what)|translate\b|dictate\b|recite\b|spell (?:it|that|out)",
            r"(?:complete|finish) (?:this|the|my|that) (?:sentence|line|phrase|verse)|fill in the",
            r"paste (?!it\b)|forward (?:me|us|the|that)\b|resend\b|read (?:me|us) ",
            r"predict\b|bet you can't\b|guess (?:my|which|the|how|what (?:i|you|he|she|we|they)\b)",
            r"true or false\b",
            r"explain (?!yourself)|describe (?!yourself)|(?:walk|talk|take) (?:me|us) through",
            r"name (?:an?|one|two|three|any) (?:\w+ )?(?:thing|move|act|action|example)s?\b",
            r"remind (?:me|us) (?:what|how|which)|say (?:any|some)thing\b|lie to\b",
            rf"(?:give|tell|send|show) (?:me|us) (?:an? |the |one )(?:[\w-]+ ){{0,2}}(?:{_TEXT}|lie|move)",
            r"(?:give|tell|show) (?:me|us) (?:the (?:last|first) thing|an? (?:sample|example|copy))\b",
            r"send (?:me|us) a copy\b",
            r"write (?:one|two|three|ten|some|an?) (?:\w+ )?(?:sentence|line|word|verse|story|poem)s?\b",
        )
    )
    + ")"
)
_CASE: Final = re.compile(
    rf"{_START}(?:what if\b|suppose (?!so\b)|supposing\b|imagine (?!that\b|my\b)|assum(?:e|ing)\b|"
    r"say (?!(?:hi|hello|when|thanks|what|yes|no|please|so|your|it|the|an?)\b|good)"
    r"(?:[\w']+ ){1,4}(?:\w+s|meet|find|see|get|lose|win|die)\b)"
)
_CASE_ASKED: Final = re.compile(
    rf"{_START}(?:unless\b|once (?!more\b|again\b)|after (?!you\b|all\b)|in case (?!you\b)|"
    r"if (?!not\b|you (?:are|have|haven't|don't|can|could|want|like|feel|were|would)\b)|"
    r"when(?:ever)? (?!(?:do|does|did|is|are|will|shall|can|would|was|am|may|should)\b))"
)
_REQUEST: Final = re.compile(r"\bplease\b|\b(?:could|can|may|shall|why|won't) (?:you|i|we|not)\b|\byet\b")
_OF_ANOTHER_ROUND: Final = _one_of(
    r"\b(?:mock|trial|practi[cs]e|test|dummy|straw) (?:ballot|round|vote|run|poll)\b",
    r"\bhypothetical|\bbetting\b|\bodd one out\b|\bbefore we (?:vote|play|move) for real\b",
    r"\brole-?\s?play\b|\bquiz\b|\bpretend\b|\briddle\b",
)
_AND_WHAT_WAS_IT: Final = _one_of(
    rf"\b{_TEXT}[^?]{{0,80}}\bwhat(?:'s| is| was) (?:it|that|in it)\?$", r"\bgarbled\b[^?]*\?$"
)
# "I can't open it." behind the question
_ADDS: Final = re.compile(r"(?:i|my|our|it|that|and|say|sorry|also)\b[^?]*$|and\b.*\?$")
_WHO: Final = re.compile(r"(?:^|[:,] |\band |\bso )(?:who(?:m|se)?|which of (?:us|you|them))\b")
_ANOTHER_CHOICE: Final = _one_of(
    r"\bfor (?:the )?(?:best|worst|funniest)\b|\bmascot\b|\bcandidates\b.*:$|^best \w+",
    r"\b(?:nominations|candidates|nominees) for (?!the (?:noose|rope|lynch))",
    r"\b(?:president|chair(?:man|woman)?) (?:of|for)\b|^some(?:one|body) (?:has|needs) to\b",
    r"^where shall we\b|\b(?:next|last) (?:season|game|year)\b",
)
_SMALL: Final = words_in(
    "do you is it be will would then now today tonight this that s ll d to the a an for us me your of are we "
    "i next and or please think shall can going really"
)
_OF_THE_GAME: Final = words_in(
    "vote votes voted voting lynch lynched hang hangs kill killed kills die dies dead wolf wolves werewolf "
    "suspect suspects suspicious accuse accused guilty evil out go goes noose rope gallows eliminate burn "
    "burns missing left waiting with agrees else want wants pick choose lying liar lies lied scum bad "
    "village town seer witch healer night awake alive there here home up did had was were wrote "
    "said knows cares fault side looks seems sounds look seem killer murderer culprit in been gone slow late "
    "doing reading"
)
