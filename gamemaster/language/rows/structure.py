"""What rows, forms, marks, brackets and lines around the acts of a mail leave open, each asked in its turn.

Every step takes the findings of the whole mail and gives them back, with a question for each act that its
room knows a reason against; none makes an act of anything.
"""

from gamemaster.language.layout.letter import Letter
from gamemaster.language.layout.lines import Piece
from gamemaster.language.rows.answer_forms import in_answer_forms
from gamemaster.language.rows.answered_twice import answered_twice
from gamemaster.language.rows.answers_in_row import answered_within
from gamemaster.language.rows.bare_lines import own_lines
from gamemaster.language.rows.captions_below import under_captions
from gamemaster.language.rows.crossed_out import without_crossed_out
from gamemaster.language.rows.doubt_marks import with_doubt_marks
from gamemaster.language.rows.either_value import either_of_two
from gamemaster.language.rows.errata import put_right_by_notes
from gamemaster.language.rows.fields_around import beside_fields
from gamemaster.language.rows.half_rows import without_blanks
from gamemaster.language.rows.heads_of_mails import under_others_heads
from gamemaster.language.rows.items_told_of import items_told_of
from gamemaster.language.rows.labelled_alternatives import under_alternatives
from gamemaster.language.rows.labelled_items import items_named
from gamemaster.language.rows.later_values import put_right_below
from gamemaster.language.rows.left_in_brackets import bracketed_asked
from gamemaster.language.rows.left_in_series import series_asked
from gamemaster.language.rows.passed_on import passed_on
from gamemaster.language.rows.side_by_side import beside_column
from gamemaster.language.rows.status_heads import under_status
from gamemaster.language.rows.titles import under_title
from gamemaster.language.rows.unlisted import without_their_list
from gamemaster.language.rows.unread_in_block import rows_asked
from gamemaster.language.rows.whose_rows import WhoseRows
from gamemaster.language.vocabulary.lexicon import Lexicon
from gamemaster.language.vocabulary.referents import Referents
from gamemaster.language.vocabulary.relevance import Bearing
from gamemaster.language.vocabulary.scene import Finding, Scene


def beside_structure(
    lexicon: Lexicon,
    referents: Referents,
    letter: Letter,
    pieces: list[Piece],
    findings: list[Finding],
    bears: Bearing,
) -> list[Finding]:
    """The findings of a mail that acts or asks, for what its layout says of them."""
    text, sender = letter.text, letter.sender or ""
    scene, lines = Scene(text, lexicon, referents, sender, 0), own_lines(text, pieces)
    findings = without_blanks(text, answered_twice(lexicon, text, findings))
    findings = answered_within(scene, either_of_two(text, findings))
    findings = in_answer_forms(scene, findings)
    findings = without_crossed_out(text, under_others_heads(referents, sender, text, findings))
    findings = items_named(text, items_told_of(text, with_doubt_marks(text, findings)))
    findings = put_right_by_notes(text, put_right_below(scene, pieces, findings))
    findings = rows_asked(scene, letter.subject, pieces, findings, bears)
    findings = bracketed_asked(scene, series_asked(scene, findings))
    findings = WhoseRows(referents, sender, text, pieces, lines).asked(findings)
    findings = under_captions(referents, sender, text, lines, under_status(text, lines, findings))
    findings = under_title(lexicon, text, lines, findings)
    findings = beside_fields(referents, sender, text, lines, findings)
    findings = under_alternatives(text, beside_column(text, findings))
    findings = without_their_list(scene, findings)
    return passed_on(text, pieces, findings)
