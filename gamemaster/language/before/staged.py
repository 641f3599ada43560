"""What stands about the acts of a sentence and says, wherever it stands, that they are none: they belong to
a scene that is told or a habit, are in somebody else's mouth, are laid out to be chosen from, or hang on a
case."""

from typing import Final

from gamemaster.language.before.put_off import phrase_puts_off, takes_back_half
from gamemaster.language.before.statements import pieces_of
from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens
from gamemaster.language.english.verbs import told_forms

_SPEAKING: Final = " ".join(
    sorted(
        (words.SPEECH - {"goes", "went", "reads", "send", "sending", "write", "told", "tells"})
        | told_forms(words.UTTERING)
    )
)
_IN_FRONT: Final = Grammar(
    {
        "SPEAKS": _SPEAKING,
        "AM": "am was stand stood sit sat lie lay kneel knelt hang hung crouch",
        "WHO": r"(?!i\b|you\b|we\b)\w+",
        "HARDLY": "hardly barely scarcely nearly almost",
    },
    (
        r"(?:so|and|now|then)? there (?:i|we) AM .. \w+",
        "what (?:WHO)? WHO SPEAKS",
        r"(?:it|the_year) (?:is|s|was) (?:the_year)? 1\d\d\d",
        r"(?:the_year_is|in_the_year) 1\d\d\d",
        "(?:primarily|principally|mainly|for_preference|by_preference|preferably|in_the_main|by_default)",
        "(?:but|so|and)? (?:i|we) HARDLY (?:agreed?|decided?|chose|settled|consented|concluded)",
        r"(?:\w+)? \w+ it (?:is|was) not $",
        (
            "(?:in|on) (?:an|a) (?:normal|typical|usual|average|ordinary|perfect|quiet|regular|standard|"
            "good) (?:week|day|month|round|turn|year|session|evening|morning|night|\\w+day)"
        ),
        (
            "(?:and|but|so)? (?:you|WHO) (?:pay|pays|promise|promises|apologi[sz]es?|nods?|helps?|say_yes|"
            "says_yes|say_please|says_please|chips?_in) (?:first|up|too)? (?:and|then|i)* $"
        ),
        "given (?:an?|the) (?:sign|nod|yes|word|signal|green_light|go_ahead|hint) (?:from|by|of)",
        "as my (?:first|main|preferred) (?:preference|choice|line|option)",
    ),
)
_BEHIND: Final = Grammar(
    {
        "SOME": "some several two three four five a_few both the_two all my the your our an a one_of_my",
        "CHOICES": "(?:candidate|option|choice|possibilit(?:y|ie)|alternative|idea|thought)s?",
        "THESE": "these_are those_are here_are they_are that_is this_is that_s",
    },
    (
        "(?:THESE)? (?:SOME)? (?:only|mere|possible|just)? CHOICES",
        "(?:or)? (?:in_the_alternative|as_an_alternative|by_way_of_alternative|alternatively|subsidiarily)",
        "(?:failing_which|failing_that|without_prejudice)",
        "(?:SOME)? (?:things|moves|ways|acts|ones) (?:that|which)? (?:i|we) (?:could|might|may)",
        (
            "(?:(?:despite|no_matter|notwithstanding|regardless_of|contrary_to)_what|whatever) i "
            "(?:may|might|have|ll|will|shall)? (?:say|said|write|wrote|put|claim) "
            "(?:below|later|further_down|elsewhere|after_this|next|tomorrow|hereafter)"
        ),
        r"(?:of_course|say|naturally|obviously|possibly) should (?:\w+)? \w+ \w+",
    ),
)


def staged(tokens: Tokens, start: int, end: int) -> bool:
    """Whether the words of a sentence in front of its acts, which begin at `start` in the text, or those
    behind them, from `end` on, say so.

    `So there I stand, in 1999, and`, `What Tarn mumbles at night, and that settles it:`, `You pay,`; `: two
    ideas, and I haven't picked one`, `, of course should it rain`.
    """
    front = [token for token in tokens if token.start < start]
    behind = [token for token in tokens if token.start >= end]
    if _fits(_IN_FRONT, front) or _fits(_BEHIND, behind):
        return True
    if any(map(phrase_puts_off, pieces_of(front))) or any(map(phrase_puts_off, pieces_of(behind))):
        return True
    return takes_back_half(behind, apart=False)


def _fits(grammar: Grammar, said: Tokens) -> bool:
    return bool(said) and grammar.match(as_clause(said)) is not None
