"""Faces and hearts typed behind an act, which leave it as it is: `:D`, `<3`, `\\o/`."""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in

_FACES: Final = words_in(
    r""":) :-) :)) ;) ;-) (: :( :-( :D :-D ;D =D =) :P :-P :p ;P :'( :'-( :') ^^ ^_^ <3 </3 \o/ \o o/ B-) """
    r""":| :-| :/ :-/ :O :-O :o :* >:) >:( ^.^ xD XD"""
)


def before_faces(text: str, tokens: Tokens) -> int:
    """The number of the tokens without the faces that they end with; each stands apart from other words."""
    end = len(tokens)
    stopped = end > 1 and tokens[-1].low in {".", "!"} and tokens[-2].end == tokens[-1].start
    if stopped and (without := before_faces(text, tokens[:-1])) < end - 1:
        return without
    while end > 1:
        first = end - 1
        while first > 1 and tokens[first - 1].end == tokens[first].start:
            first -= 1
        face = text[tokens[first].start : tokens[end - 1].end]
        if face not in _FACES or not text[tokens[first].start - 1].isspace():
            return end
        end = first
    return end
