"""How the memory of a program that takes in mail for long is kept tidy."""

import gc

# what a mail leaves behind is freed at once, but for a few cycles; by default every mail looks for those
_OFTEN, _OFTEN_OLD, _OFTEN_OLDEST = 20_000, 20, 50


def settle_down() -> None:
    """What is loaded by now stays until the end: spare the collector going through it again and again.

    To be called once a program has opened its workspace; else a tenth of the time of each mail goes there.
    """
    gc.freeze()
    gc.set_threshold(_OFTEN, _OFTEN_OLD, _OFTEN_OLDEST)
