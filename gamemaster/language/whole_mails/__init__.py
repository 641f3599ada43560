"""Mails judged as a whole: of few words or key words, answers to a question, off topic or another's."""
