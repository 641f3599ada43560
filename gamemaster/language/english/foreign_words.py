"""Words that tell other languages from English, without their accents, as tokens are."""

from typing import Final

from gamemaster.language.english.tokens import words_in

FOREIGN_SELVES: Final = words_in(
    "ich jag jeg je ik mina eu yo io ego mi moj min mein mon mio meu mijn minun nous wir nosotros noi wij"
)
"""`I`, `we` and `my` in them: one of these is sign enough."""
FOREIGN: Final = FOREIGN_SELVES | words_in(
    "ja vi stimme stimmen waehle spiele lege nehme gebe vote voto votare votar voter pour contre jouer joue "
    "prends stem stemmer stemme rostar roster spelar spiller speel gioco juego tomo pongo prendo scelgo "
    "elijo fur gegen und oder der die das den dem ein eine einen meine meinen meinem nicht auf mit zum zur "
    "le la les un une des du au aux ma mes ne pas sur avec et ou c est "
    "el los las unos una mis por para contra con sin y o no es al del que "
    "il lo gli uno dei per non e sul sulla della "
    "pa og och att en ett det mitt ikke inte mot med til till av som ha sen na "
    "op voor tegen met het een de niet van "
    "proti dla moja jestem glosuje hlasuji glasam glasujem oddaje w z sie "
    "pelo pela com minha meus nao sim"
)
ENGLISH: Final = words_in(
    "i the an and is are was were be to of in on for with my your you me it this that we our they he she "
    "his her not will would can could have has had do does did at from but or if so as by what who there "
    "here dear hello hi thanks thank please all now then again about out up down just only very good bad "
    "poor old why when where how let mine yours their"
)
"""Words without which hardly anybody writes an English sentence."""
ENGLISH_ALONE: Final = ENGLISH - words_in("me on do no so as is was in an at by he we what there or")
"""Those of them that no other tongue has, too."""
