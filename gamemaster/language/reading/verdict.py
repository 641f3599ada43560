"""From findings to the reading: other business is dropped, what is certain acts, the rest becomes
questions."""

import re
from operator import attrgetter
from typing import Final

from gamemaster.core.action import Attempt
from gamemaster.core.reading import Ignored, Question, Reading
from gamemaster.language.english.tokens import Tokens, tokenize, words_in
from gamemaster.language.layout.letter import Letter
from gamemaster.language.layout.lines import UNMARKED, Piece, Sort
from gamemaster.language.reading.reasons import sentence_for
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.relevance import Bearing, numbers_another
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Skip
from gamemaster.language.whole_mails.other_games import of_another_game

_NEAR: Final = 60
_SPAN: Final = attrgetter("span")
_SEVERAL: Final = re.compile(
    r"\bas well as (?:on|in|at|to)\b|\bboth (?:of )?(?:the |my |our )?(?:games|lists|boards|places)\b"
    r"|\b(?:all|my|our|these|those|other|more) (?:the |my |our |of )*(?:games|contests|tournaments)\b",
    re.IGNORECASE,
)
"""What speaks of several games, of which a farewell may mean any."""
_CONTRACTS: Final = words_in(
    "contract contracts treaty treaties pact pacts agreement agreements charter club clubs society circle "
    "league union company bank alliance association council committee assembly office party parties guild"
)
"""What else one may leave, where a subject names it."""
_GATHERINGS: Final = frozenset({"tournament"})
_DAY: Final = re.compile(r"(?<!before )\bday\W{0,2}\d", re.IGNORECASE)
_AT_DEATH: Final = frozenset({"shoot"})
"""What may be done at any hour."""
_SEARCHED: Final = 2_000
"""Words of a text that are looked through."""


class Verdict:
    """Judges the findings of one mail."""

    def __init__(self, lexicon: Lexicon, referents: Referents, letter: Letter, bears: Bearing) -> None:
        self.lexicon = lexicon
        self.referents = referents
        self.letter = letter
        self.bears = bears
        self.pieces: list[Piece] = []
        self._speaks_of_others: bool | None = None

    def reading(self, findings: list[Finding], pieces: list[Piece], version: str) -> Reading:
        """Drop other business, and put the findings into words."""
        bears, self.pieces = self.bears, pieces
        text = self.letter.text
        items: list[Attempt | Question] = []
        ignored = [Ignored((p.start, p.end), str(p.sort)) for p in _others(pieces)]
        findings = self.without_declining(findings)
        sure = any(isinstance(f, Act) and self.plainly_ours(f) for f in findings)
        before: Finding | None = None
        for finding in findings:
            if finding is before:
                # what is done a hundred times is one act a hundred times over, and needs judging once
                items.append(items[-1])
                continue
            before = None
            if isinstance(finding, Skip):
                ignored.append(Ignored((finding.start, finding.end), finding.why))
                continue
            ours = self.is_ours(finding)
            if not (
                ours or (sure and bears is not Bearing.FOREIGN and self.may_go_along(finding, items))
            ) or self.unknown_intent(finding):
                ignored.append(Ignored((finding.start, finding.end), "other_business"))
            elif isinstance(finding, Act) and (
                not ours
                or of_another_game(text, finding)
                or not (
                    self.plainly_ours(finding)
                    or (sure and (self.goes_with(finding, items) or self.leads_up(finding, findings)))
                )
            ):
                items.append(
                    self.question(Doubt("which_game", finding.start, finding.end, ((finding,),), True))
                )
            elif isinstance(finding, Act) and self.by_day(finding):
                items.append(
                    self.question(Doubt("doubtful", finding.start, finding.end, ((finding,),), True))
                )
            elif isinstance(finding, Act) and self.said_before(finding, items):
                ignored.append(Ignored((finding.start, finding.end), "said_before"))
            elif isinstance(finding, Act) and self.letter.sender is not None:
                items.append(_attempt(text, finding))
                before = finding
            else:
                items.append(self.question(finding))
        ignored.sort(key=_SPAN)
        return Reading(tuple(items), tuple(ignored), version)

    def goes_with(self, act: Act, items: list[Attempt | Question]) -> bool:
        """Whether an act beside certain ones of this game is one too: its verb says so, or they share a
        sentence."""
        if act.strength == "shared" or (
            self.bears is Bearing.NEUTRAL and "text" in act.action.params() and not self.speaks_of_others
        ):
            return True
        last = items[-1] if items else None
        between = self.letter.text[last.span[1] : act.start] if isinstance(last, Attempt) else "."
        return len(between) <= _NEAR and not any(mark in between for mark in ".!?;:")

    def is_ours(self, finding: Act | Doubt) -> bool:
        """Whether a finding counts as this game's by itself."""
        return _ours(finding, self.bears) or self.known(finding) or self.chosen(finding)

    def may_go_along(self, finding: Act | Doubt, items: list[Attempt | Question]) -> bool:
        """Whether what shows no sign of a game may be of this one, beside an act that surely is: a doubt, or
        `I also leave the game`."""
        if isinstance(finding, Doubt):
            return True
        bare = finding.action.name in self.lexicon.members and not any(finding.action.params().values())
        return bare and any(isinstance(item, Attempt) for item in items)

    def leads_up(self, act: Act, findings: list[Finding]) -> bool:
        """Whether an act opens a series of one sentence that goes on with an act of this game."""
        following = next((f for f in findings if f.start >= act.end), None)
        if not isinstance(following, Act) or following.actor != act.actor:
            return False
        between = self.letter.text[act.end : following.start]
        return between.strip() in {",", "and", ", and"} and self.plainly_ours(following)

    @property
    def speaks_of_others(self) -> bool:
        """Whether own words of the mail name other business, such as an election."""
        if self._speaks_of_others is None:
            elsewhere = self.lexicon.elsewhere
            own = (p for p in self.pieces if p.sort is Sort.OWN)
            self._speaks_of_others = bool(elsewhere) and any(
                word in elsewhere for p in own for word in self.letter.text[p.start : p.end].lower().split()
            )
        return self._speaks_of_others

    def without_declining(self, findings: list[Finding]) -> list[Finding]:
        """`Heal: no. Poison: Quillon.`: what is declined is no act beside what is done."""
        acts = [f for f in findings if isinstance(f, Act) and f.action.name in self.lexicon.secret]
        idle = [
            f
            for f in acts
            if f.action.name in self.lexicon.declining and f.action.params() and not self.stated(f)
        ]
        if not idle or all(f.action.name in self.lexicon.declining for f in acts):
            return findings
        return [Skip("declined", f.start, f.end) if f in idle else f for f in findings]

    def stated(self, act: Act) -> bool:
        """Whether it is said by a verb (`and poison nobody`), not filled in (`Heal: no`)."""
        said = self.letter.text[act.start : act.end].lower()
        return said.startswith("i ") or (
            ":" not in said and said.partition(" ")[0] in self.lexicon.base_words
        )

    def said_before(self, act: Act, items: list[Attempt | Question]) -> bool:
        """`I join. Count me in!`: joining twice is joining once, as is passing twice in a breath."""
        last = items[-1] if items else None
        once = act.action.name in self.lexicon.once and not act.action.params()
        if once and isinstance(last, Attempt) and (last.action, last.actor) == (act.action, act.actor):
            return last.span[1] < act.start and self.letter.text[last.span[1] : act.start].strip() == ","
        return act.action.name in self.lexicon.lax and any(
            isinstance(item, Attempt) and item.action == act.action and item.actor == act.actor
            for item in items
        )

    def by_day(self, act: Act) -> bool:
        """`I look at Joss with suspicion`, to all, below `day 2`: what is done by night, in private."""
        if not self.letter.public or act.action.name not in self.lexicon.secret - _AT_DEATH:
            return False
        return _DAY.search(self.letter.subject) is not None

    def unknown_intent(self, finding: Act | Doubt) -> bool:
        """An answer to an intent that is none of this game's, in a mail without a sign of it."""
        if self.bears is Bearing.NEUTRAL or self.bears is Bearing.SIGNED:
            return False
        acts = _acts(finding)
        known = self.referents.names.things.get("intents", {})
        numbers = [str(params["intent"]) for act in acts if "intent" in (params := act.action.params())]
        return bool(numbers) and not any(number in known for number in numbers)

    def known(self, finding: Act | Doubt) -> bool:
        """Whether an act, in a mail of no other game, is about something this game has."""
        if self.bears is Bearing.FOREIGN:
            return False
        if isinstance(finding, Doubt):
            return any(self.names_ours(act) for act in _acts(finding))
        return self.names_ours(finding) or self.writes_of_ours(finding)

    def writes_of_ours(self, act: Act) -> bool:
        """Whether what somebody submits speaks of this game, and more than once."""
        if "text" not in act.action.params():
            return False
        said = tokenize(self.letter.text, act.start, act.end)[:_SEARCHED]
        return sum(token.low in self.lexicon.entities for token in said) > 1

    def chosen(self, finding: Act | Doubt) -> bool:
        """Whether somebody of this game is chosen, or no longer, in a mail whose subject names no other
        business."""
        if self.bears is Bearing.FOREIGN or not isinstance(finding, Act):
            return False
        params = [value for value in finding.action.params().values() if value is not None]
        somebody = any(isinstance(value, str) and value in self.referents.names.people for value in params)
        somebody = somebody or (not params and self.names_somebody(finding))
        subject = self.letter.subject[:300]
        named = {token.low for token in tokenize(subject)} & self.lexicon.elsewhere
        elsewhere = named or numbers_another(subject, self.lexicon.subjects)
        return somebody and finding.action.name in self.lexicon.changeable and not elsewhere

    def names_somebody(self, act: Act) -> bool:
        """`I take back my vote for Brask`: whether the words of an act name somebody of this game."""
        text, people = self.letter.text, self.referents.names.people
        tokens = tokenize(text, act.start, act.end)
        named = (self.referents.at(text, tokens, p) for p, token in enumerate(tokens) if token.capital)
        return any(one is not None and any(who in people for who in one.who) for one in named)

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
        if self.goes_away(act) or self.of_our_number(act, tokens):
            return True
        if (act.strength == "open" and not self.speaks_of_others) or any(
            token.low in self.lexicon.entities for token in tokens
        ):
            return True
        if self.names_ours(act):
            return True
        if act.strength == "common":
            return False
        if self.bears is Bearing.NEUTRAL and any(
            token.low in self.lexicon.nouns_of_things for token in tokens
        ):
            return True
        said = act.action.params().values()
        if any(isinstance(value, str) and value in self.referents.npcs for value in said):
            return True
        # in an answer to anything at all, only what is one's own: "I end my turn"
        mine = self.bears is Bearing.NEUTRAL or (
            self.bears is Bearing.TALK and any(token.low == "my" for token in tokens)
        )
        return mine and not any(isinstance(value, str) for value in said)

    def goes_away(self, act: Act) -> bool:
        """`I leave this contract.` from one of the game's people, in a mail that begins something and shows
        no other business and no other game."""
        member = act.action.name == "leave" and act.actor in self.referents.names.people
        if not member or any(act.action.params().values()):
            return False
        if self.bears is not Bearing.NEUTRAL or self.letter.thread or self.speaks_of_others:
            return False
        subject = tokenize(self.letter.subject[:300])
        lows = {token.low for token in subject}
        named = any(token.capital and token.low != "i" for token in subject[1:])
        other = named or not lows.isdisjoint(_CONTRACTS | self.lexicon.elsewhere)
        begins = lows <= self.lexicon.subjects or not other
        return begins and _SEVERAL.search(self.letter.text) is None

    def of_our_number(self, act: Act, tokens: Tokens) -> bool:
        """`I become a participant once more`: what those who take part are called here, and in no other game.

        Who is one of them may leave `this tournament`, too, which a stranger might well join elsewhere.
        """
        called = self.lexicon.members.get(act.action.name)
        if called is None or self.bears is not Bearing.NEUTRAL or self.speaks_of_others:
            return False
        leaves = act.action.name == "leave" and act.actor in self.referents.names.people
        return any(token.low in called and (leaves or token.low not in _GATHERINGS) for token in tokens)

    def names_ours(self, act: Act) -> bool:
        """Whether the act is about one of the things that this game has just now."""
        things = self.referents.names.things
        params = act.action.params()
        for key, value in params.items():
            noun = str(params.get("of", key)) if key == "ref" else key
            plural = noun[:-1] + "ies" if noun.endswith("y") else noun + "s"
            # what is no thing by itself (a vote) is known by the thing it is about
            among = [things[called] for called in (noun, plural) if called in things] or (
                list(things.values()) if key == "ref" else []
            )
            named = value if isinstance(value, list | tuple) else (value,)
            if any(str(one) in known for known in among for one in named):
                return True
        return False

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
    return Attempt(
        act.action, act.actor, text[act.start : act.end], (act.start, act.end), act.by, act.when, act.spread
    )


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
    if bears is Bearing.UNKNOWN and isinstance(finding, Doubt) and not acts and not finding.sure:
        return False
    unsigned = bears is Bearing.UNKNOWN or (bears is Bearing.TALK and isinstance(finding, Act))
    weak = {"common", "open"} if unsigned else set()
    return not acts or any(act.strength not in weak for act in acts)


def _others(pieces: list[Piece]) -> list[Piece]:
    """Pieces that are not own words, neighbours of one class joined."""
    found: list[Piece] = []
    first: Piece | None = None
    last = -1
    for piece in pieces:
        sort = piece.sort
        if sort in UNMARKED:
            continue
        if first is not None and first.sort is sort and piece.start - last <= 2:
            last = piece.end
            continue
        if first is not None:
            found.append(Piece(first.start, last, first.sort))
        first, last = piece, piece.end
    if first is not None:
        found.append(Piece(first.start, last, first.sort))
    return found
