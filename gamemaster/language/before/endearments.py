"""What somebody is called behind eir name, or told there: `Tarn, caro, I ...`, `Tarn, bless you, I ...`.

The words are fond, or thank; those that tell who somebody is (`Tarn, the Surveyor, I ...`) are none of them.
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar, as_clause
from gamemaster.language.english.tokens import Tokens, words_in

_CLASSES: Final = {
    "MY": (
        "my mon ma mein meine mio mia meu minha mi oh you ye thou dear dearest good old sweet kind young "
        "poor clever brave noble gentle very own absolute utter total complete wonderful lovely little "
        "cara caro cher chere lieber liebe vieux alter gute guter dearly_beloved honoured esteemed most "
        "best silly sly crafty generous wicked magnificent splendid"
    ),
    "LOVE": (
        "caro cara cari dear dears dearest darling love lovely sweetheart sweetie honey friend friends "
        "amigo amiga ami amie cheri cherie tesoro liebling schatz lieber liebe freund freundin brother "
        "sister mate pal buddy bro dude man old_man old_boy old_girl old_friend old_thing old_chap chap "
        "fellow comrade neighbour neighbor captain boss chief legend star angel hero saint genius treasure "
        "gem marvel wonder rascal rogue scoundrel devil fox villain charmer crook bandit brigand pirate "
        "sir madam chum cousin compadre camarada carissimo carissima bello bella mein_lieber meine_liebe "
        "duck ducky petal pet sunshine kindred_spirit fiend menace monster goose beauty creature soul "
        "spirit flatterer"
    ),
}
_FOND: Final = Grammar(
    _CLASSES,
    (
        "MY* LOVE (?:mio|mia|meu|minha|of_mine|du)? $",
        "(?:god|gods|heaven|heavens)? bless (?:you|ye|your_heart|your_soul|your_cotton_socks|you_for_it) $",
        "you (?:are|re) (?:a|an|my|the) MY* LOVE (?:of_mine)? $",
        "(?:many|a_thousand|all_my|my|with_my|with)? thanks (?:for_that|for_this|for_it|again)? $",
        "thank you (?:for_that|for_this|so_much|kindly)? $",
        "(?:forgive|pardon|excuse) me $",
        "i (?:love|adore|salute|thank|forgive) you $",
    ),
)
_MOST: Final = 8
_MARKS: Final = words_in(", ! --")


def past_endearment(tokens: Tokens, mark: int) -> int:
    """The mark behind such words, which stand between it and that at `mark`; `mark` itself without them."""
    for place in range(mark + 2, min(len(tokens) - 1, mark + _MOST)):
        if tokens[place].low in _MARKS:
            return place if _FOND.match(as_clause(tokens[mark + 1 : place])) is not None else mark
    return mark
