"""Words in which somebody else than their sender speaks.

A clause of somebody who is told of (`The wolf said: I ...`), an act that is put in another mouth (`..., he
always says`), and a whole line of a chat or a play (`[Tarn] I ...`, `GOBLIN: I ...`).
"""

import re
from typing import Final

from gamemaster.language.before.beside_text import ANSWERS
from gamemaster.language.before.moods import Mood
from gamemaster.language.before.statements import ANYBODY
from gamemaster.language.before.taking_sides import speaks_of_words
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import Tokens, plain_lows, tokenize, words_in
from gamemaster.language.english.verbs import is_past, told_forms
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.sentences.plays import CALLED, may_speak
from gamemaster.language.sentences.sayings_cited import cites
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

_TAG: Final = re.compile(r"\[([A-Z][\w ]{1,30})\]")
_SPEAKER: Final = re.compile(rf"(?:^|\n)[ \t]*{CALLED}")
_LABEL: Final = re.compile(CALLED)
_RELATIVE: Final = words_in("who which whoever")
_TOLD_OF: Final = words_in("you the it")
_READERS: Final = ANYBODY | words_in("who whoever nobody else still actually ever")


def clause_of_another(scene: Scene, tokens: Tokens, start: int, end: int, why: str) -> bool:
    """Somebody else speaks: `The wolf said: I ...`"""
    if why not in _TELLING:
        return False
    if (
        start + 1 < len(tokens)
        and tokens[start + 1].low == ":"
        and (who := person_at(scene, tokens, start)) is not None
        and not _addressed(tokens, start)
    ):
        return str(who.parts[0]) != scene.sender
    if (logged := _logged(scene, tokens, start)) is not None:
        return logged != scene.sender
    near = range(start, min(end, len(tokens)))
    return any(
        _quotes(tokens, p)
        and not (speaks_of_words(tokens, p) or _reads(tokens, p) or cites(scene, tokens, p))
        for p in near
        if tokens[p].low in words.SPEECH
    )


def _logged(scene: Scene, tokens: Tokens, start: int) -> str | None:
    """`Tue 09:14  Tarn: I ...`: whom a row of a log, which tells the time, gives its words to."""
    place = start
    while place < len(tokens) - 1 and (tokens[place].low in _DAYS or not tokens[place].low.isalpha()):
        place += 1
    times = [token.low for token in tokens[start:place]]
    if not any(low.isdecimal() or low in _DAYS for low in times):
        return None
    who = person_at(scene, tokens, place)
    labelled = who is not None and who.end < len(tokens) and tokens[who.end].low == ":"
    return str(who.parts[0]) if who is not None and labelled else None


_DAYS: Final[frozenset[str]] = WEEKDAYS | words_in("mon tue tues wed thu thur thurs fri sat sun")


def _reads(tokens: Tokens, place: int) -> bool:
    """`In case anyone reads that far:`: who reads, and what speaks to nobody."""
    return tokens[place].low == "reads" and not _READERS.isdisjoint(plain_lows(tokens[place - 1 : place]))


def _addressed(tokens: Tokens, start: int) -> bool:
    """`Since you ask, Joss: yes, it did`, `It is late, Joss: ...`: who is called upon, and does not speak."""
    before = [token.low for token in tokens[:start]]
    told = "you" in before or (before[:1] == ["it"] and not words.FINITE.isdisjoint(before))
    return before[-1:] == [","] and told and words.SPEECH.isdisjoint(before) and "quote" not in before


_TELLING: Final = frozenset({Mood.REPORT.value, Mood.UNKNOWN.value, Mood.QUESTION.value})


def _quotes(tokens: Tokens, place: int) -> bool:
    """Whether somebody else's words follow the verb of speech at `place`, behind a colon or comma."""
    before, following = tokens[place - 1].low if place else "", _low_at(tokens, place + 1)
    related = before in _RELATIVE and following != ":"
    related = related or _by_nobody(tokens, place) or _likens(tokens, place) or _tells(tokens, place)
    related = related or _thought(tokens, place)
    if before in _NOT_TOLD or following == "for" or related:
        return False
    if following == "so" and "i" in [token.low for token in tokens[place + 2 : place + 6]]:
        # "asked so nicely that I give up"
        return False
    if before in {"will", "'ll"} and following in _TOLD_OF:
        return False
    if tokens[place].low == "saying" and before in words.PREPOSITIONS and following in ANSWERS:
        # as in `there is no excuse for saying no:`
        return False
    if [t.low for t in tokens[max(0, place - _PAIR) : place]] in (["as", "they"], ["as", "people"]):
        # "Nothing ventured, as they say, and therefore I ...": a saying
        return False
    if before in _BEING and tokens[place].low in _TO_ME and following != ":":
        # "The house has, I am told, a sort of telephone"
        return False
    if before in _BEING and following == "at":
        # as in `having been shouted at by Tarn: I ...`
        return False
    if tokens[place].low == "told" and [t.low for t in tokens[place - _PAIR : place]] == ["truth", "be"]:
        return False
    goes = tokens[place].low in {"goes", "went"}
    if goes and (following in _WHITHER or before in _GOING or _goes_in(tokens, place)):
        # "one potion goes down my throat", "onto the table it goes"
        return False
    if following == "," and place > 1 and tokens[place - _PAIR].low in _ANTECEDENTS:
        # "everything Uli says, he ...", "more than she said, so ..."
        return False
    if following == "," and _tells_on(tokens, place + 2):
        return False
    near = range(place + 1, min(len(tokens), place + 6))
    colon = next((p for p in near if tokens[p].low == ":" and not _of_clock(tokens, p)), 0)
    inquired = tokens[place].low in {"asked", "asks"} and _low_at(tokens, place + 2) in _CONCLUDING
    inquired = inquired and _low_at(tokens, place + 3) in _GOING_ON
    quoted = following == "," and not inquired
    return quoted or (colon > 0 and tokens[colon - 1].low not in _CONCLUDING)


def _thought(tokens: Tokens, place: int) -> bool:
    """`I have thought, with cold feet, about Tarn`, `Second box of mails answered, nineteen to go`: what the
    sender thinks emself, and what was answered."""
    before = [token.low for token in tokens[max(0, place - _PAIR) : place]]
    if tokens[place].low == "answered":
        return before[-1:] != [] and before[-1] in _MAILS and _low_at(tokens, place + 1) == ","
    return tokens[place].low == "thought" and before[:1] == ["i"] and before[-1] in _HAVE


_HAVE: Final = words_in("have 've had")
_MAILS: Final = words_in("mails mail letters emails questions calls messages")


def _tells(tokens: Tokens, place: int) -> bool:
    """`Somewhat draughty, I must say, and ...`, `It is what my heart says, and ...`: nothing is quoted."""
    said = [token.low for token in tokens[max(0, place - _BEFORE) : place]]
    mine = said[-2:-1] == ["i"] and said[-1] in _MODALS
    told = "what" in said and all(token.low not in _ASKED for token in tokens[:place])
    return _low_at(tokens, place + 1) == "," and (mine or told)


_MODALS: Final = words_in("must should dare might may")
_BEFORE: Final = 3
_ASKED: Final = words_in("ask asked asks told wonder wondered")
_SAID_OF_IT: Final = 4


def _likens(tokens: Tokens, place: int) -> bool:
    """`As our dealer was fond of saying, ...`, `it must be said, ...`, `more than I can say, ...`: a
    saying, and nobody's words; nor are those behind `as announced, ...`, which are the sender's own."""
    if tokens[place - 1].low == "as" and _low_at(tokens, place + 1) == ",":
        return is_past(tokens[place].low)
    if [t.low for t in tokens[max(0, place - _PAIR) : place + 2 : 3]] == ["i", ","]:
        return tokens[place - 1].low in _ABLE
    if tokens[place - 1].low == "be" and "it" in [t.low for t in tokens[max(0, place - _SAID_OF_IT) : place]]:
        return True
    if tokens[place].low not in {"say", "saying"} or tokens[place - 1].low not in _HABITS:
        return False
    opens = next((p + 1 for p in range(place - 1, -1, -1) if not tokens[p].low[0].isalnum()), 0)
    return tokens[opens].low == "as"


_ABLE: Final = words_in("can could")
_HABITS: Final = words_in("of to always often")


def _by_nobody(tokens: Tokens, place: int) -> bool:
    """Whether it is told that nobody speaks, as in `since nobody asked: ...`."""
    before = [token.low for token in tokens[max(0, place - _PAIR) : place]]
    if before[-1:] != [] and before[-1] in _MAY:
        # "so that nobody can say ..."
        before = before[:-1]
    return before == ["no", "one"] or (before[-1:] != [] and before[-1] in _NO_SPEAKERS)


def _tells_on(tokens: Tokens, place: int) -> bool:
    """`(Joss shouted,) Tarn wept`: what somebody else did besides, and not what was shouted."""
    did = [token.low for token in tokens[place + 1 : place + 3]]
    other = place < len(tokens) and (tokens[place].capital or tokens[place].low in _DETERMINING)
    return other and tokens[place].low != "i" and any(is_past(low) for low in did)


_DETERMINING: Final = words_in("the my his her their our your he she they somebody everybody nobody")


def _of_clock(tokens: Tokens, colon: int) -> bool:
    """`My clock says 23:52`: the mark between hours and minutes."""
    return tokens[colon - 1].low.isdecimal() and _low_at(tokens, colon + 1)[:1].isdecimal()


_MAY: Final = words_in("can could may might will would shall should")
_NO_SPEAKERS: Final = words_in("nobody noone none anyone anybody")
_BEING: Final = words_in("am 'm was been be")
_TO_ME: Final = words_in("told informed assured asked")
_WHITHER: Final = words_in(
    "down up in out over to into onto under away back home off for by through here there"
)
_GOING: Final = words_in("life time work")


def _goes_in(tokens: Tokens, place: int) -> bool:
    """`Onto the table it goes`: where something goes stands first; `as the saying goes,`."""
    saying = [token.low for token in tokens[max(0, place - 3) : place + 2]] == [*_SAYING, "goes", ","]
    return saying or (place > 1 and tokens[place - 1].low == "it" and tokens[0].low in _WHITHER)


_SAYING: Final = ("as", "the", "saying")


_CONCLUDING: Final = words_in("so hence therefore thus anyway anyhow")


_PAIR: Final = 2
_ANTECEDENTS: Final = words_in("everything all than whatever word anything nothing things")
_GOING_ON: Final = words_in("i here my let this")
_NOT_TOLD: Final = words_in("my his her their your our i to here hereby herewith 't n't")


def _low_at(tokens: Tokens, place: int) -> str:
    """The word at `place`, "" behind the end."""
    return tokens[place].low if place < len(tokens) else ""


def credited_to_another(after: Tokens) -> bool:
    """`..., he always says`, `..., said the cat`: words after an act that give it to another mouth."""
    lows = [token.low for token in after]
    while lows and lows[0] in {",", "--", ".", "("}:
        del lows[0]
    if lows[:1] == ["it"] and words.SPEECH.isdisjoint(lows[1:3]):
        # ", it squeaks"
        return False
    if lows[:1] == ["i"] and lows[1:2] != [] and lows[1] in _TOLD_ONCE and lows[2:3] not in (["you"], ["so"]):
        # ", I told my barber", ", I wrote then"
        return True
    if lows[:1] != [] and lows[0] in _SAYS and lows[1:] != [] and lows[1] not in _MYSELF:
        return True
    if lows[:1] != [] and lows[0] in _TELLS and lows[1:] != []:
        # ", thought the young woman", ", announced Tarn."; but ", thought about it all night"
        named = after[-1].capital or (len(after) > 1 and after[-2].capital)
        return lows[1] in _TELLERS or (named and len(lows) - lows.count(".") == _VERB_AND_NAME)
    for place, low in enumerate(lows[1:5], 1):
        if low in _ADDED:
            behind = lows[place + 1 : place + 2]
            closed = not behind or not behind[0][0].isalnum() or behind[0] in _CIRCUMSTANCES
            later = lows[0] in {"and", "but"} and lows[place - 1] in _LATER
            told = lows[0] != "as" and (lows[0] != "i" or is_past(low)) and not later
            return closed and told and _ALSO_SAID.issuperset(lows[1:place])
    return False


_UTTERED: Final = told_forms(words.UTTERING) - words_in("calls called texts texted")
_LATER: Final = words_in("will shall 'll")
"""`, and will write again on Friday`: what the sender does some time."""
_ADDED: Final = words.SPEECH | _UTTERED | words_in("add adds added")
_TOLD_ONCE: Final = words_in("told wrote texted whispered shouted mumbled muttered yelled typed")
_SAYS: Final = _UTTERED | words_in("said says quoth cried sighed")
_TELLS: Final = words_in(
    "thought thinks wrote writes replied replies answered answers asked asks mused muses announced announces "
    "declared declares remarked remarks noted notes claimed claims recited recites read reads observed "
    "reflected reasoned concluded added confessed wondered began begins ended ends typed dreamt dreamed "
    "pretended bluffed lied joked jokes laughed laughs"
)
_TELLERS: Final = words_in(
    "the a an my his her their your our this that one some every any no he she they you nobody somebody "
    "someone everybody everyone"
)
_VERB_AND_NAME: Final = 2
_CIRCUMSTANCES: Final = words_in("in to at with next again from over under before after into now once too")
_MYSELF: Final = words_in("i we so as that it and . ,")
_ALSO_SAID: Final = words.ADVERBS | words_in(
    "always will would once nearly almost 'll 'd will often usually never used to"
)


def comes_from_another(scene: Scene, after: Tokens) -> bool:
    """`Seconded, by Brask`, `FOR 31, on behalf of Brask`, `Objection, as ever, from my wife`: whose an answer
    without a subject is."""
    for place in range(min(len(after), _NEAR)):
        if place and after[place - 1].low not in {",", "--", "("}:
            continue
        lead = _FOR_ANOTHER.longest(after, place)
        if lead is None:
            continue
        who = lead.end
        while who < len(after) and after[who].low in _THEIR:
            who += 1
        named = person_at(scene, after, who)
        other = named is not None and str(named.parts[0]) != scene.sender
        # "as everybody knows" is no office
        if other or (after[place].low != "as" and _low_at(after, who) in _SOMEBODY):
            return True
    return False


_NEAR: Final = 8
_FOR_ANOTHER: Final = table_of("by; from; on behalf of; as; in the name of; instead of; in place of")
_THEIR: Final = words_in("my our the a his her eir their old good dear little")
_SOMEBODY: Final = words_in(
    "nobody somebody someone everybody everyone whom who wife husband partner sister brother mother father "
    "mum dad son daughter cat dog neighbour neighbor friend boss flatmate roommate kids children family him "
    "her them you"
)


def line_of_another(scene: Scene, sentence: Sentence, end: int) -> bool:
    """Whether a line of a chat (`[Tarn] I ...`) or of a play (`GOBLIN: I ...`) gives it to somebody else."""
    text = scene.text
    if text[sentence.start] == "[" and (tag := _TAG.match(text, sentence.start)) is not None:
        tokens = tokenize(text, sentence.start + 1, tag.end() - 1)
        named = scene.referents.at(text, tokens, 0)
        return named is not None and named.end == len(tokens) and named.who != (scene.sender,)
    speaker = _LABEL.match(text, sentence.start) if text[sentence.start].isupper() else None
    if speaker is None:
        return False
    label = {word.lower() for word in speaker[1].split()}
    ours = not (label.isdisjoint(scene.lexicon.base_words) and label.isdisjoint(scene.lexicon.naming_words))
    if ours or not may_speak(speaker[1]) or set_phrases.LEADS.at(tokenize(speaker[1]), 0):
        return False
    return len({match[1] for match in _SPEAKER.finditer(text, 0, end)}) > 1


def other_tag(scene: Scene, text: str) -> bool:
    """Whether a sentence opens with a tag in brackets that is not the game's."""
    tag = _TAG.match(text)
    if tag is None or scene.lexicon.has_sign(tag[1]):
        return False
    return bool({word.lower() for word in tag[1].split()} - words.TAGS_OF_ANY_GAME)


def signs(scene: Scene, tokens: Tokens) -> bool:
    """Whether nothing stands there but the sender's own name, which may be a word as well (`Fin`), and what
    title e gives emself: `Ondine, Duchess of Nothing`."""
    named = scene.referents.at(scene.text, tokens, 0)
    if named is None or named.who != (scene.sender,) or not tokens[0].capital:
        return False
    return all(not token.low[0].isalnum() for token in tokens[named.end :]) or _entitled(tokens[named.end :])


def _entitled(said: Tokens) -> bool:
    """`, Duchess of Nothing`, `the Unready`: a title, every word of weight in capitals."""
    first = 1 if said[0].low in {",", "--", "-"} else 0
    titled = [token for token in said[first:] if token.low not in {".", "!"}]
    if not titled or len(titled) > _LONGEST_TITLE or not titled[-1].capital:
        return False
    if not first and titled[0].low != "the":
        return False
    inner = all(token.capital or token.low in _OF_TITLES for token in titled)
    return inner and any(token.low in {"the", "of"} for token in titled)


_LONGEST_TITLE: Final = 8
_OF_TITLES: Final = words_in("the of and for in de la von van all to at on")
