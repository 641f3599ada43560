"""What is half said, where the next sentence says it in full: `Deal. I accept your offer, giving my C.`"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import plain_lows, tokenize, words_in
from gamemaster.language.rephrasing.formally import comes_to_same, lead_of_form
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip, acts_in


def with_half_said(scene: Scene, found: list[Finding], findings: list[Finding]) -> list[Finding]:
    """The findings so far, without a question about a saying that the act right behind it says in full.

    That act has to be of the same sort, and of the only thing that the saying may answer. What only heads an
    act may have more of them behind it (`The Healer it is. I move to the Healer and heal.`).
    """
    acts = acts_in(findings)
    if _refused(scene, found, findings):
        return [*found[:-1], Skip("statement", found[-1].start, found[-1].end)]
    half = found[-1] if found and acts else None
    if half is None or (isinstance(half, Act) and len(acts) > 1) or half.end > acts[0].start:
        return found
    between = scene.text[half.end : acts[0].start].strip(" .!:\n")
    if between:
        return _without_everyday(scene, found, half, acts, between)
    if isinstance(half, Act):
        whole = _is_title_of(scene, half, acts[0])
    else:
        whole = isinstance(half, Doubt) and half.reason in _HALF and _is_half_of(scene, half, acts[0])
        leads = isinstance(half, Doubt) and len(acts) == 1 and _leads_to(scene, half, acts[0])
        whole = whole or leads or (not acts_in(found) and _eats_words(scene, half))
    return [*found[:-1], Skip("said_in_full", half.start, half.end)] if whole else found


def _without_everyday(
    scene: Scene, found: list[Finding], half: Finding, acts: tuple[Act, ...], between: str
) -> list[Finding]:
    """`Yes on 32. To be formal about it: I vote FOR 32.`: the findings without the first."""
    if not isinstance(half, Doubt) or half.reason not in _EVERYDAY or not lead_of_form(between):
        return found
    said = tokenize(scene.text, half.start, half.end)
    line = scene.text.find("\n\n", acts[0].start)
    done = tokenize(scene.text, acts[0].start, line if line >= 0 else len(scene.text))
    if not done or done[0].low != "i" or not comes_to_same(scene, said, done):
        return found
    return [*found[:-1], Skip("said_in_full", half.start, half.end)]


_HALF: Final = frozenset({"incomplete", "which_one", "no_subject", "vague", "unknown_verb", "aside"})


_EVERYDAY: Final[frozenset[str]] = _HALF | {"progressive"}


def _refused(scene: Scene, found: list[Finding], findings: list[Finding]) -> bool:
    """`Vote for Tarn? Never.`: a question without a subject, whose writer answers that e does not."""
    half = found[-1] if found else None
    if not isinstance(half, Doubt) or half.reason != "no_subject" or not findings:
        return False
    if any(not isinstance(one, Skip) for one in findings) or scene.text[half.end - 1 : half.end] != "?":
        return False
    said = scene.text[half.end : findings[-1].end].strip(" !.").lower()
    return said in _REFUSALS


_REFUSALS: Final = frozenset(
    {
        "never", "never ever", "no way", "not me", "not a chance", "no chance", "not in a million years",
        "not on your life", "over my dead body", "absolutely not", "certainly not", "hardly", "not likely",
        "nope", "no thanks", "no thank you", "no", "not today", "i think not", "forget it",
    }
)  # fmt: skip


def _leads_to(scene: Scene, half: Doubt, act: Act) -> bool:
    """`I oppose 33. I vote against it.`, `I change my vote. I vote for Tarn.`: what is in doubt is done
    behind it, and whoever changes a vote has yet to say whom to."""
    if half.reason == "doubtful":
        return [[one.deed for one in acts] for acts in half.candidates] == [[act.deed]] and act.when is None
    lows = plain_lows(tokenize(scene.text, half.start, half.end))
    if half.reason == "vague" and act.action.name == "leave" and _gives_up(lows):
        return True
    changed = half.reason == "incomplete" and act.action.name == "vote" and lows[:1] == ["i"]
    return changed and lows[-2:] == ["my", "vote"] and _CHANGING.issuperset(lows[1:-2])


def _gives_up(lows: list[str]) -> bool:
    """`Sorry all, I must drop out, too much on at home`: why whoever leaves behind it does so."""
    bound = next((p for p, low in enumerate(lows) if low in _BOUND), len(lows))
    plain = words.CONDITION.isdisjoint(lows)
    return plain and "i" in lows[:bound] and not _GIVING_UP.isdisjoint(lows[bound : bound + _FEW])


_BOUND: Final = words_in("must have need got 've")
_GIVING_UP: Final = words_in("drop stop quit bow step pull withdraw resign retire leave go")
_CHANGING: Final = words_in("change changing am 'm hereby now again also must have to do herewith")


def _is_half_of(scene: Scene, half: Doubt, act: Act) -> bool:
    """Whether what is in doubt is a saying that the act answers, or no more than its heading."""
    answers = half.reason == "incomplete" and not half.candidates and _answers(scene, half, act)
    return answers or _offers(half, act) or _heads(scene, half, act) or _sets_out(scene, half, act)


def _offers(half: Doubt, act: Act) -> bool:
    """`LYNCH RUTGER! I vote for Rutger!`: whether nothing but that act is what the few words may do."""
    return (
        half.reason == "no_subject"
        and bool(half.candidates)
        and all(len(acts) == 1 and acts[0].action == act.action for acts in half.candidates)
    )


def _sets_out(scene: Scene, half: Doubt, act: Act) -> bool:
    """`Going in.`, `Healing first, talking later.`: that one goes, or what one does before anything else."""
    said = plain_lows(tokenize(scene.text, half.start, half.end))
    while len(said) > 1 and said[0] in _OPENING:
        del said[0]
    if said[:1] in (["going"], ["off"], ["in"], ["down"]):
        return len(said) > 1 and _ONWARD.issuperset(said[1:])
    if "first" not in said or said[-1] not in _LATER or len(said) > _FEW:
        return False
    done = plain_lows(tokenize(scene.text, act.start, act.end))
    stems = {low.removesuffix("ing") for low in said[: said.index("first")]}
    return all(any(low.startswith(stem) for low in done) for stem in stems)


def _eats_words(scene: Scene, half: Finding) -> bool:
    """`I take back what I said. I vote for Jun.`, where nothing was done before: mere words are eaten."""
    if not isinstance(half, Doubt):
        return False
    said = " ".join(plain_lows(tokenize(scene.text, half.start, half.end)))
    return said.removeprefix("and ").startswith(_WORDS_EATEN)


_WORDS_EATEN: Final = tuple(
    f"i take back {what}" for what in ("what i said", "all i said", "everything i said", "my words")
)


_OPENING: Final = words_in("ok okay lol right so and well now then alright haha")
_ONWARD: Final = words_in("in down up out for it there now we i go then again deeper further on all on")
_LATER: Final = words_in("later after afterwards second last")


def _is_title_of(scene: Scene, half: Act, act: Act) -> bool:
    """`OBJECTION` right above `I object to intent 2`, where there is no other: one act, and its heading."""
    same = (half.action, half.actor, half.when) == (act.action, act.actor, act.when)
    named = "i" not in plain_lows(tokenize(scene.text, half.start, half.end)) and bool(act.values)
    return same and named and _heads(scene, half, act)


def _heads(scene: Scene, half: Act | Doubt, act: Act) -> bool:
    """`OBJECTION`, `Support!`, `Jun it is then.`: whether the few words in doubt are all of the act."""
    said = plain_lows(tokenize(scene.text, half.start, half.end))
    done = plain_lows(tokenize(scene.text, act.start, act.end))
    stems = {low[:_STEM] for low in done if len(low) >= _STEM}
    return 0 < len(said) <= _FEW and all(
        low in done or low in _IT_IS or (len(low) >= _STEM and low[:_STEM] in stems) for low in said
    )


_FEW: Final = 6
_STEM: Final = 4
_IT_IS: Final = words_in("it is then of the a for me to so and ok okay now this time")


def _answers(scene: Scene, half: Doubt, act: Act) -> bool:
    """Whether the words of the question are but a saying of the same action, about the same thing."""
    tokens = tokenize(scene.text, half.start, half.end)
    hits = scene.lexicon.sayings.at(tokens, 0)
    if not any(hit.what.frame.action == act.action.name and _ends(len(tokens), hit.end) for hit in hits):
        return False
    answered = {name for kind in scene.lexicon.answered for name in scene.prompts.things(kind, half.start)}
    return len(answered) == 1 and not answered.isdisjoint(map(str, act.values))


def _ends(length: int, end: int) -> bool:
    """Whether no more than a mark stands behind the saying."""
    return length - end <= 1
