"""Lines below an act that complete it: the items of a list, and labelled fields."""

from gamemaster.language.english.tokens import Token
from gamemaster.language.layout.clauses import Sentence
from gamemaster.language.reading.reaching_back import ReachingBack
from gamemaster.language.sentences.fields import Fields
from gamemaster.language.sentences.itemized import Itemized
from gamemaster.language.vocabulary.scene import Act, Scene, Skip, acts_in


class Below(ReachingBack):
    """Reads what stands below an act and belongs to it."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.itemized: Itemized | None = None
        self.fields: Fields | None = None
        self.item_paragraph = 0

    def one_field(self, sentence: Sentence, tokens: list[Token]) -> bool:
        """Whether the sentence is a field of the act above it."""
        current = self.fields
        if current is None:
            return False
        if tokens and current.take(self.scene, tokens, sentence.paragraph, sentence.end, sentence.item):
            return True
        if not current.read_any and (current.lingers or current.may_linger(self.scene)):
            current.lingers = True
        else:
            self.close_fields()
        return False

    def pause_fields(self, doubt: str) -> None:
        """At the end of a stretch of own words: below a document may stand fields of one more act."""
        if self.fields is not None and self.fields.several and self.fields.read_any and not doubt:
            self.fields.paragraph = 0
        else:
            self.close_fields()

    def close_fields(self) -> None:
        """Put what the fields have made of an act in the place of what it was without them."""
        current, self.fields = self.fields, None
        if current is None or not (current.read_any or (current.several and self.scene.signed)):
            return
        place = next(
            (p for p in range(len(self.found) - 1, -1, -1) if self.found[p].start == current.start), None
        )
        if place is not None:
            made = current.findings(self.scene)
            if isinstance(self.found[place], Skip) and not (self.scene.signed or acts_in(made)):
                # a bare verb above a form that another matter fills
                return
            self.found[place : place + 1] = made
            self.scene.acted = any(isinstance(f, Act) for f in self.found)

    def completes(self, sentence: Sentence, tokens: list[Token]) -> bool:
        """Whether the sentence is a part of the act above it: an item of its list, or a field."""
        if self.itemized is not None and self.item(sentence, tokens):
            return True
        return self.fields is not None and self.one_field(sentence, tokens)

    def item(self, sentence: Sentence, tokens: list[Token]) -> bool:
        """Whether the sentence is an item of the list that fills the clause above it."""
        current = self.itemized
        if current is None:
            return False
        further = sentence.paragraph - self.item_paragraph
        if further > 1 or (further == 1 and current.parts and not sentence.item):
            self.close_items()
            return False
        if further == 1:
            self.item_paragraph += 0 if current.parts else 1
        current.read(self.scene, tokens, sentence.end)
        return True

    def close_items(self) -> None:
        """Put what a list of items came to with the other findings."""
        current, self.itemized = self.itemized, None
        if current is None:
            return
        found = current.findings(self.scene)
        self.found.extend(found)
        self.scene.acted = self.scene.acted or any(isinstance(f, Act) for f in found)
