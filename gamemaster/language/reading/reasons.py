"""Reasons of questions in plain sentences, for receipts and the game master's list."""

from typing import Final

_SENTENCES: Final = {
    "already_public": "These words were public before, and repeating them may or may not act again.",
    "ambiguous": "This can be read in more than one way.",
    "ambiguous_name": "The name fits more than one person.",
    "after_end": "This stands below the line that ends the actions.",
    "aside": "The words in brackets may change what is done.",
    "below_quote": "It is not clear whether these words are new or quoted.",
    "boxes": "It is not clear what the box in front of it says.",
    "condition": "This hangs on something that the game's public values do not decide.",
    "correction": "It is not clear what is taken back and what still stands.",
    "disclaimer": "A disclaimer may take these actions back.",
    "disguised": "This seems to name an action in disguised letters.",
    "ditto": "Doing the same as somebody else has to be spelled out.",
    "draft": "This stands below a draft and may belong to it.",
    "each_of_whom": "It is not clear who gets how much.",
    "each_or_shared": "It is not clear whether each of them is meant or all together.",
    "fenced": "It is not clear whether the text between the lines is an announcement or a document.",
    "foreign_tongue": "This seems to be said in another language.",
    "gerund": "It is not clear whether this is done or told.",
    "hedge": "It is not certain that this is meant as an action.",
    "how_many": "The number of times is not clear.",
    "incomplete": "Something that the action needs is missing or was not recognised.",
    "intent_or_resolution": "This may announce an intent or carry one out.",
    "lead_in": "The words before it may change what is done.",
    "leftover": "Some words in it were not understood and may change what is done.",
    "maybe_quoted": "These words also stand in the mail that is answered, without quote marks.",
    "maybe_signature": "This stands below a signature line.",
    "answer": "This answers a question about what one does, and may only tell.",
    "mention": "The words around it may make this an example, or take it back.",
    "signed_by_another": "The mail is signed by somebody else.",
    "quoted_only": "All of it stands in quotation marks.",
    "unmarked_header": "It is not clear whether these words are new or forwarded.",
    "intent_method": "An intent needs a method, such as without 3 objections.",
    "misspelt": "This looks like a misspelt action.",
    "no_subject": "It does not say who does it.",
    "doubtful": "It is not certain that this is meant as an action.",
    "on_behalf_of_whom": "It is not clear on whose behalf this is done.",
    "price": "The price named is not the price of the action.",
    "progressive": "It is not clear whether this is done now or told.",
    "question": "This is put as a question.",
    "quote_marks": "The words carry quote marks but stand in no known mail.",
    "repeat": "It is not clear what the repetition means here.",
    "resend_altered": "The quoted words differ from the mail they come from.",
    "resend_unknown": "It is not known whether the quoted words were public before.",
    "speech": "Somebody else may be speaking here.",
    "story": "This may be told and not done.",
    "subject_only": "The action stands in the subject only.",
    "too_long": "This is too long to be read with certainty.",
    "too_many": "That is more repetitions than one sentence may ask for.",
    "unclosed_brace": "A brace was opened and never closed.",
    "unknown_sender": "It is not known who sent this.",
    "unknown_verb": "This may be an action, but the verb is not one of the game's.",
    "vague": "No action is named clearly enough.",
    "future": "It is not clear whether this is done now or later.",
    "intent": "It is not clear whether this is done now or later.",
    "versions": "These are versions of one text, and it is not clear which one is meant.",
    "wish": "It is not certain that this is meant as an action.",
    "which_game": "It does not say which game is meant.",
    "which_one": "It is not clear which one is meant.",
    "which_repeats": "It is not clear which actions are repeated.",
    "which_way": "It is not clear where back leads.",
}


def sentence_for(reason: str, said: str) -> str:
    """One sentence for people about a question with that reason; `said` are the words in question."""
    known = _SENTENCES.get(reason, "This could not be read with certainty.")
    quoted = " ".join(said.split())
    quoted = quoted if len(quoted) <= 120 else quoted[:117] + "..."
    return f"{known} ({quoted})" if quoted else known
