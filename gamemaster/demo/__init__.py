"""`gamemaster demo`: three weeks of one game, played over real SMTP and IMAP on this machine.

`story` holds what the people write, `cast` who they are, `play` lets it happen, `show` is the command.
"""
