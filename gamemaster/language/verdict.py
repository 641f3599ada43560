"""From findings to the reading: other business is dropped, what is certain acts, the rest becomes
questions."""

from gamemaster.core.action import Attempt
from gamemaster.core.reading import Ignored, Question, Reading
from gamemaster.language.letter import Letter
from gamemaster.language.lexicon import Lexicon
from gamemaster.language.lines import Piece, Sort
from gamemaster.language.referents import Referents
from gamemaster.language.relevance import Bearing
from gamemaster.language.saying import sentence_for
from gamemaster.language.scene import Act, Doubt, Finding, Skip
from gamemaster.language.tokens import tokenize


class Verdict:
    """Judges the findings of one mail."""

    def __init__(self, lexicon: Lexicon, referents: Referents, letter: Letter, bears: Bearing) -> None:
        self.lexicon = lexicon
        self.referents = referents
        self.letter = letter
        self.bears = bears

    def reading(self, findings: list[Finding], pieces: list[Piece], version: str) -> Reading:
        """Drop other business, and put the findings into words."""
        bears = self.bears
        text = self.letter.text
        items: list[Attempt | Question] = []
        ignored = [Ignored((p.start, p.end), p.sort.value) for p in _others(pieces)]
        sure = any(isinstance(f, Act) and self.plainly_ours(f) for f in findings)
        for finding in findings:
            if isinstance(finding, Skip):
                ignored.append(Ignored((finding.start, finding.end), finding.why))
            elif not _ours(finding, bears) or self.unknown_intent(finding):
                ignored.append(Ignored((finding.start, finding.end), "other_business"))
            elif isinstance(finding, Act) and not (
                self.plainly_ours(finding) or (sure and finding.strength == "shared")
            ):
                items.append(
                    self.question(Doubt("which_game", finding.start, finding.end, ((finding,),), True))
                )
            elif isinstance(finding, Act) and self.letter.sender is not None:
                items.append(_attempt(text, finding))
            else:
                items.append(self.question(finding))
        ignored.sort(key=lambda i: i.span)
        return Reading(tuple(items), tuple(ignored), version)

    def unknown_intent(self, finding: Act | Doubt) -> bool:
        """An answer to an intent that is none of this game's, in a mail without a sign of it."""
        acts = _acts(finding)
        known = self.referents.names.things.get("intents", {})
        numbers = [str(params["intent"]) for act in acts if "intent" in (params := act.action.params())]
        return (
            self.bears is not Bearing.SIGNED
            and bool(numbers)
            and not any(number in known for number in numbers)
        )

    def plainly_ours(self, act: Act) -> bool:
        """Whether an act in a mail without any sign of the game is still certainly one of this game."""
        if (
            self.bears is Bearing.SIGNED
            or act.strength == "own"
            or act.action.name == "intend"
            or "intent" in act.action.params()
        ):
            return True
        tokens = tokenize(self.letter.text, act.start, act.end)
        if act.strength == "open" or any(token.low in self.lexicon.entities for token in tokens):
            return True
        if act.strength == "common":
            return False
        said = act.action.params().values()
        if any(value in self.referents.npcs for value in said):
            return True
        return self.bears is Bearing.NEUTRAL and not any(isinstance(value, str) for value in said)

    def question(self, finding: Act | Doubt) -> Question:
        """A doubt in words; an act of an unknown sender is one too."""
        text = self.letter.text
        if isinstance(finding, Act):
            finding = Doubt("unknown_sender", finding.start, finding.end, ((finding,),), True)
        reason = "unknown_sender" if self.letter.sender is None else finding.reason
        said = text[finding.start : finding.end]
        candidates = tuple(tuple(_attempt(text, act) for act in acts) for acts in finding.candidates)
        return Question(
            (finding.start, finding.end), said, reason, sentence_for(reason, said), candidates, finding.hint
        )


def _attempt(text: str, act: Act) -> Attempt:
    return Attempt(act.action, act.actor, text[act.start : act.end], (act.start, act.end), act.by)


def _acts(finding: Act | Doubt) -> tuple[Act, ...]:
    """The act, or those on offer."""
    if isinstance(finding, Act):
        return (finding,)
    return tuple(act for acts in finding.candidates for act in acts)


def _ours(finding: Act | Doubt, bears: Bearing) -> bool:
    """Whether a finding counts in a mail that bears so on the game."""
    if bears is Bearing.SIGNED:
        return True
    if bears is Bearing.FOREIGN:
        return False
    acts = _acts(finding)
    weak = {"common", "open"} if bears is Bearing.UNKNOWN else set()
    return not acts or any(act.strength not in weak for act in acts)


def _others(pieces: list[Piece]) -> list[Piece]:
    """Pieces that are not own words, neighbours of one class joined."""
    found: list[Piece] = []
    first: Piece | None = None
    last = -1
    for piece in pieces:
        sort = piece.sort
        if sort is Sort.OWN or sort is Sort.BLANK or sort is Sort.DOUBTFUL:
            continue
        if first is not None and first.sort is sort and piece.start - last <= 2:
            last = piece.end
            continue
        if first is not None:
            found.append(first._replace(end=last))
        first, last = piece, piece.end
    if first is not None:
        found.append(first._replace(end=last))
    return found
