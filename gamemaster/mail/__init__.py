"""Mail in and out: bytes become a `Message`, somebody's name and a forum; answers become bytes again.

Nothing here knows a game or the database. Reading (`message`, `identity`, `forum`) is pure and never
raises for any mail; the edges (`imap`, `smtp`, `files`, `embedded`) raise only the errors of
`gamemaster.core.errors`.
"""
