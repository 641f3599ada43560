"""The use cases of the program: take in mail, rule, turn the week, review, answer questions about state.

This layer owns transactions and is the only one that knows both the mail and the rules. `Workspace`
(`workspace.workspace`) is what every use case works on; a mail comes in by `rounds.intake`. Its rooms, from
the ground up; each knows only those before it:

    workspace    one workspace opened: its configuration, its games in memory, what people type to name things
    views        what may be seen of a game, by whom, in which words: where it stands, what happened, and why
    letters      the mail that the program writes: receipts, notices, what a game tells; sent, or come back
    ledger       what gets into the ledger and what follows: questions, corrections, secrets told, the proof
    games        games and people: set up, exported to a folder, imported from one
    messages     one message: whose it is, for which game, what it says, what comes of it, why it is held
    reports      the weekly report: written, drafted, published; claims of error, revisions, ratification
    ruling       what the game master decides, at the command line or by reply to a review
    rounds       the program at work: mail taken in, the week turned, reminders, mail sent
"""
