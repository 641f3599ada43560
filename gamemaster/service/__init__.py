"""The use cases of the program: take in mail, rule, turn the week, review, answer questions about state.

This layer owns transactions and is the only one that knows both the mail and the rules.
"""
