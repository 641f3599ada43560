"""Words beside a vote by which it is for something else than the vote that is open.

`I vote for Joss as our new host`, `to lead the inquiry`, `Best cook in the village? I vote for Joss.`, `For
mayor: I vote for Joss.`, `He must live!` A vote of Werewolves is to lynch, one on a proposal to adopt it.
Guilt (`as the likeliest wolf`), and why somebody is voted for (`as a precaution`), leave it as it is.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.masked_names import masked
from gamemaster.language.english import words
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Token, Tokens, asks_at_end, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Act, Scene

_ROLE: Final = (
    r"(?:mayor|host|hostess|captain|president|chairman|chairwoman|chair|sheriff|king|queen|leader|chief|"
    r"idiot|winner|hero|saint|treasurer|secretary|judge|champion|spokesman|spokeswoman|delegate|"
    r"representative|cook|baker of the year|master|moderator|player of the \w+|man of the match|jester|"
    r"fool|chancellor|prince|princess|pope|emperor)"
)
_BEST: Final = (
    r"(?:(?!(?:best|first|last|rest|guest|west|east|test|nest|forest|interest|honest)\b)\w+est|best|"
    r"(?:most|least) \w+|last)"
)
_KILLED: Final = (
    r"(?:\w+ ){0,2}(?:lynched|hanged|hung|killed|executed|put|gone|next|eliminated|sent|strung|burn\w*|the|"
    r"dead|adopted|passed|enacted|accepted|carried|approved|law|safe|sure|fair|honest|clear|precise|on|in|"
    r"with|rid|done|different|contrary|consistent|kind|nice|polite|helpful|useful|early|first|quick|"
    r"counted|removed|voted|thrown|driven|banished|today|tonight)\b"
)
"""Of whom or what one votes for, what the vote itself is to come to."""
_PURPOSE: Final = (
    r"(?:die|hang|swing|go|burn|leave|depart|perish|break|avoid|avert|prevent|end|get|see|make|put|force|"
    r"show|stop|help|keep|start|test|provoke|secure|save|protect|move|hurry|satisfy|please|appease|annoy|"
    r"honou?r|prove|find|hear|flush|smoke|shake|speed|tie|hammer|seal|settle|draw|give|do|match|join|"
    r"follow|back|support|balance|even|level|add|confirm|reach|bring|cast|open|close|finish|kill|punish|"
    r"repay|return|cut|learn|spare|ensure|try|clear|begin|kick|say|signal|set|pass|become law|take|let|"
    r"rule|fill|use|look|stay (?:in|consistent|on the|with)|have (?:it|something|this|my|a vote|one|things|"
    r"done|peace|him|her)|shut|cover|counter|balance|hasten|discourage|encourage|irritate|tease|thank|"
    r"celebrate|mark|demonstrate|create|generate|place|apply|increase|raise|push|pressure|feel|sleep|"
    r"narrow|rid|defend|remove|earn|atone|pay|meet|hedge|register)\b"
)
"""Verbs that say what somebody votes for, and not what e votes to let another do."""
_NOUNS: Final = (
    r"(?:the|an?|my|our|his|her|their|your|this|that|all|some|general|great|no|NAME|HE|me|us|you|bed|work|"
    r"town|sleep|lunch|dinner|supper|school|church|market|every\w*)\b"
)
"""What stands behind a `to` that is no verb's: `to my regret`."""
_TITLE: Final = (
    r"(?:names?|numbers?|title|motto|slogan|theme|logo|song|anthem|day|date|venue|topic|subject|mascot|"
    r"nickname|recipe|colour|color|word|book|film|dish|cake)"
)
_TO_DO: Final = re.compile(
    rf"to (?:be (?!{_KILLED})|(?!be\b|{_PURPOSE}|{_NOUNS}))\w+\b.*"
    r"|to (?:stay|have) (?!in\b|consistent|on the|with|it\b|something|this|my\b|a vote|one\b|done).*"
)
"""What somebody is to do: `I vote for Joss to feed the hens`. Behind a comma it is what the voter does."""
_CHANGED: Final = (
    r"(?:\w+ ){0,2}(?:better|shorter|longer|nicer|clearer|simpler|smaller|larger|bigger|higher|lower|"
    r"stricter|milder|other|different|new|changed?|changes|amend\w*|altered|edits?|edited|reworded|extra|"
    r"additional|removed|added|replaced|deleted|fixed|struck|missing)"
)
_CONTEST: Final = (
    r"(?:contest|competition|pageant|bake ?off|talent show|raffle|beauty parade|costume prize|song festival|"
    r"oscars|awards?|prize draw|photo prize)"
)
_FEW: Final = r"(?:(?!(?:i|we|you|he|she|they|it|once|won|lost)\b)\w+ ){0,4}"
_TAIL: Final = re.compile(
    "|".join(
        (
            rf"as (?:our |the |a |an |my |village )?(?:new |next |first |future |old )*{_ROLE}\b.*",
            rf"as (?:the |our |my )?{_BEST}\b.*",
            rf"for (?:the )?(?:village |town |next |new |our )*{_ROLE}\b.*",
            rf"as (?:(?:our|the|my|a|an|your|this|next) )(?:[\w ]+ (?:s )?)?{_TITLE}\b.*",
            rf"with (?:an? |the |some |its |his |her )?(?:{_CHANGED})\b.*",
            r"(?:as )?(?:being )?(?:innocent|harmless|not guilty)|not to (?:be|die|hang)\b.*",
            (
                r".*\b(?:should|must|ought to|deserves to) (?:be (?:let off|spared|saved|pardoned|freed|"
                r"left alone|acquitted)|live|stay alive)\b.*"
            ),
        )
    )
)
_BEHIND: Final = re.compile(
    "|".join(
        (
            r"(?:HE|he|she|they|e) (?:has|have) (?:my|our|all my|my full) (?:trust|confidence|respect)\b.*",
            (
                r"(?:HE|he|she|they|e) (?:must|should|shall|deserves to|has to) (?:live|survive|stay|be "
                r"spared|be let off|be saved)\b.*"
            ),
            (
                r"long live HE|(?:let|leave) (?:HE|him|her|them) (?:live|off|go free|be|alone|in "
                r"peace)\b.*|spare (?:HE|him|her|them)\b.*|(?:save|free|pardon|acquit) (?:HE|him|her|them)"
            ),
            (
                r"(?:HE|he|she|they|e) (?:is|s|are) (?:surely |clearly |certainly )?(?:innocent|not guilty|"
                r"no wolf|harmless|not a wolf)"
            ),
            rf"(?:HE|he|she|they|e) (?:d|would|will|ll) (?:make|be) (?:an? |the |our )(?:\w+ )?{_ROLE}\b.*",
            rf"(?:he s |she s )?(?:the |our )?{_BEST} {_ROLE}\b.*",
        )
    )
)
_AT_END: Final = re.compile(rf"\bfor (?:the )?(?:village |town |next |new |our )*{_ROLE}$")
_MOVED_AWAY: Final = re.compile(
    r"\bmy (?:\w+ )?(?:vote|ballot|finger|support)\b(?: \w+){0,3} (?:off|away from|out from)\b(?!.*\b(?:to|"
    r"on|onto|for)\b)"
    r"|\b(?:chang\w+|swap\w*|exchang\w+|trad\w+|sell\w*|barter\w*|alter\w*) my (?:\w+ )?(?:vote|ballot) "
    r"(?:for|on)\b(?!.*\b(?:for|to|with)\b)"
    r"|\bmy (?:\w+ )?(?:vote|ballot) (?:now )?(?:rests|lies|stays|remains|sits) with\b",
    re.IGNORECASE,
)
"""`I move my vote off Joss` takes a vote away from em; `I swap my vote for Joss` and `rests with Joss` may,
too.
"""
_UNDERGOING: Final = words_in("being having getting receiving")
"""`for proposal 7 being split`: behind a comma they tell of the voter."""
_IN_TRUST: Final = re.compile(
    r"^(?:so )?(?:who|he|she|they|which) (?:\w+ )?(?:may|can|will|shall|ll) (?:\w+ )?(?:cast|use|spend|"
    r"hold|keep|give) (?:it|this|that)\b"
)
"""`I give my vote to Joss, who may cast it`"""
_LEAST: Final = re.compile(r"as (?:the )?(?:least|last)\b .*")
_KILLING: Final = r"(?:die|hang|swing|go|burn|be|i|we|it|leave|lynch|suspect|follow|pay)"
_ASKED: Final = re.compile(
    "|".join(
        (
            rf"(?:the )?{_BEST} (?:\w+ ){{0,3}}(?:of|in|on|for|since|among|\w+)(?: .*)?",
            rf"who (?:is |s )(?:the )?(?:{_BEST}|{_ROLE})\b.*",
            r"which(?: one)? (?:should|shall|will|ought to) go (?:on|to|into)\b.*",
            (
                rf"(?:the |our |my |your )?(?:next|new|future) (?:\w+ )?(?:{_ROLE}|\w+(?:er|or|ist|ant|ian))"
                r"(?: .*)?"
            ),
            rf"(?:the |our )?{_ROLE} (?:of|in|for) .*",
            (
                r"who (?:brings|hosts|cooks|drives|pays|organi[sz]es|makes|sings|feeds|buys|bakes|carries|"
                r"washes|opens|orders|wins|gets|chairs|runs|leads|teaches|starts)"
                r"(?: (?!(?:he|she|i|we)\b)\w+){1,5}"
            ),
            (
                r"(?:which|what) (?:shirt|bus|room|seat|size|song|film|pub|restaurant|menu|dish|train|house|"
                r"table|number|page|channel|track|lottery)\b.*|"
                r"how (?:old|tall|heavy|far) (?:is|are|am)\b.*"
            ),
            r"(?:bus|room|seat|menu|dish|train|lot|tram|locker|platform|track|shirt|table)s? .*\bor\b.*",
            (
                rf"(?:who|which(?: one)?|whose \w+) (?:should|shall|will|ought to|is to|gets to|wants "
                rf"to)(?! {_KILLING}\b) \w+.*"
            ),
        )
    )
)
_LABEL: Final = re.compile(
    rf"(?:for|as) (?:the |our |next )*{_ROLE}(?: of .*)?|about the \w+|(?:as to|on the (?:question|matter) "
    rf"of) "
    r"(?:who|which one) (?:\w+s|should|will|is to|gets to)\b.*"
    rf"|(?:(?:in|for|at|on|about) )?(?:the |our |my |your |this )?{_FEW}{_CONTEST}"
    r"(?: (?:today|tonight|of|at|in|for)\b.*)?"
    rf"|{_FEW}best (?!of\b|for\b|to\b|we\b|i\b|guess|bet|case|move|reading|"
    r"week|day|hour|moment|side|effort|work|idea)\w+(?: award| prize)?"
)
_TOPIC: Final = re.compile(
    rf"(?:the |our |my |your |this |a )?{_FEW}{_CONTEST} "
    r"(?:closes|ends|is|runs|starts|opens|s|needs|has|was)\b.*"
    r"|(?:NAME|he|she) (?:runs|is running|s running|stands|is standing|is a candidate|is up) for "
    rf"(?:the )?(?:{_ROLE}|office|parliament|council|election|the board|senate)\b.*"
    rf"|{_FEW}(?:election|poll|vote) for (?:the |our |a )?(?:next |new )?{_ROLE}\b.*"
)
"""What a sentence in front of a vote on somebody is about: `The photo contest closes tonight.`"""
_GUILT: Final = words_in(
    "wolf wolves werewolf werewolves suspect suspects suspicious suspicion liar liars traitor culprit "
    "guilty villain killer murderer likeliest probable likely lynch lynched hang hanged noose vote votes "
    "quiet quietest silent shady shadiest fishy fishiest evil guiltiest trusted trustworthy lynching "
    "hanging ballot amendment execution"
)
_LONGEST: Final = 16


def votes_for_else(scene: Scene, acts: Sequence[Act], tokens: Tokens, said: str) -> bool:
    """Whether a sentence behind a vote says so of whom it is for; `said` are its words, the names masked."""
    last = acts[-1] if acts else None
    if last is None or last.action.name != _VOTE or len(tokens) > _LONGEST or asks_at_end(tokens):
        return False
    people = {str(value) for value in last.values} & scene.referents.names.people.keys()
    if not people or not (_GUILT - {"wolf", "guilty"}).isdisjoint([token.low for token in tokens]):
        return False
    if "NAME" in said:
        named = (scene.referents.at(scene.text, tokens, p) for p, token in enumerate(tokens) if token.capital)
        if any(one is not None and set(one.who).isdisjoint(people) for one in named):
            return False
        said = said.replace("NAME", "HE")
    return _BEHIND.fullmatch(said) is not None


def votes_for_else_within(
    scene: Scene, acts: Sequence[Act], before: Sequence[Token], after: Sequence[Token]
) -> bool:
    """The same of the words behind a vote in its sentence, in front of it, and of the sentence in front."""
    if not acts or any(act.action.name != _VOTE for act in acts):
        return False
    if any(_AT_END.search(scene.text, act.start, act.end) for act in acts):
        return True
    first = min([token.start for token in before[:1]] + [act.start for act in acts])
    if _on_somebody(scene, acts) and _MOVED_AWAY.search(" ".join(scene.text[first : acts[-1].end].split())):
        return True
    if after and (after[0].low in _UNDERGOING or _IN_TRUST.search(as_said(plain_lows(after)))):
        return True
    if after and after[0].low == "to" and len(after) <= _LONGEST and _tells_else(scene, _TO_DO, after):
        return True
    if after and len(after) <= _LONGEST and _tells_else(scene, _TAIL, after):
        # of a proposal `as the quest board would overflow` is a reason
        clause = not _CLAUSAL.isdisjoint([token.low for token in after])
        return _on_somebody(scene, acts) or after[0].low not in {"as", ","} or not clause
    if before:
        # a vote on a proposal is on some matter anyway
        return _on_somebody(scene, acts) and len(before) <= _LONGEST and _tells_else(scene, _LABEL, before)
    if not scene.before or len(scene.before) > _LONGEST:
        return False
    if scene.before[-1].low == "?":
        return _tells_else(scene, _ASKED, scene.before)
    if not _on_somebody(scene, acts):
        return False
    heads = scene.before[0].low in _HEADING or not _CONTESTS.isdisjoint([t.low for t in scene.before])
    return (heads and _tells_else(scene, _LABEL, scene.before)) or _tells_else(scene, _TOPIC, scene.before)


def _on_somebody(scene: Scene, acts: Sequence[Act]) -> bool:
    """Whether the votes are on people."""
    people = scene.referents.names.people.keys()
    return all(not people.isdisjoint(str(value) for value in act.values) for act in acts)


_VOTE: Final = "vote"
_CLAUSAL: Final = words.FINITE | words_in("would could will can must might")
_CONTESTS: Final = words_in(
    "contest competition pageant bake bakeoff talent raffle parade prize festival oscars award awards best"
)
_HEADING: Final = words_in("for about concerning regarding re on as")


def _tells_else(scene: Scene, pattern: re.Pattern[str], tokens: Sequence[Token]) -> bool:
    """Whether the words are of that form, and of no guilt."""
    said = masked(scene, tokens)
    if pattern is _TAIL and _LEAST.fullmatch(said) is not None:
        return True
    return _GUILT.isdisjoint([token.low for token in tokens]) and pattern.fullmatch(said) is not None
