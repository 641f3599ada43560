"""The exceptions of the program. What a player can cause is a value (`core.outcome`), never one of these.

GamemasterError
├── UsageError          the person at the command line can mend it (bad name, bad file, no such game)
│   ├── BadSetting      a setting has an impossible value, or two settings exclude each other
│   └── NotYet          nothing may happen in a game now: its clock is behind, or a draw waits
├── WorkspaceError      the workspace cannot be used as it is (no configuration, newer database)
├── TransportError      a mail server or database could not be reached; trying again may help
└── LedgerError         stored history contradicts itself; somebody must look before going on
"""


class GamemasterError(Exception):
    """Base of all errors that are shown as one clear line instead of a traceback."""


class UsageError(GamemasterError):
    """The command cannot be carried out as given."""


class BadSetting(UsageError):
    """A setting has an impossible value, or two settings exclude each other."""


class NotYet(UsageError):
    """Nothing may happen in a game now; nothing was lost, and it can be done later."""


class WorkspaceError(GamemasterError):
    """The workspace folder, its configuration or its database cannot be used."""


class TransportError(GamemasterError):
    """A server could not be reached or broke off; nothing was lost and a later try may succeed."""


class LedgerError(GamemasterError):
    """Stored history contradicts itself."""
