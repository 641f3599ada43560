"""What players do who check draws: save the mails of the list, and run the program that came with one."""

import subprocess
import sys
from pathlib import Path

from service_kit import LIST, Desk

from gamemaster.service.ledger import revealing

CHECKER = Path(revealing.__file__).parents[2] / "standalone" / "check_draws.py"


def save(desk: Desk, folder: Path, to: str = LIST) -> list[Path]:
    """Every mail that went to the list, as files."""
    folder.mkdir(exist_ok=True)
    files = []
    for number, letter in enumerate(desk.every_letter(to=to)):
        files.append(folder / f"{number}.eml")
        files[-1].write_bytes(letter.stored.raw)
    return files


def check(folder: Path) -> tuple[int, str]:
    """What a player sees who runs the checker in a bare Python."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", CHECKER, folder], capture_output=True, text=True, check=False, cwd=folder
    )
    return done.returncode, done.stdout + done.stderr
