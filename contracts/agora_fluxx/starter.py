"""The starter deck (F-1): cards of our own, written down in `starter_deck.toml`."""

import tomllib
from pathlib import Path
from typing import Final

from contracts.agora_fluxx.cards import Card, CardSpec, card

_FILE = Path(__file__).with_name("starter_deck.toml")


def _read() -> dict[str, Card]:
    written = tomllib.loads(_FILE.read_text(encoding="utf-8"))["cards"]
    specs = [CardSpec.model_validate(one) for one in written]
    return {spec.name: card(spec) for spec in sorted(specs, key=lambda spec: spec.name)}


STARTER: Final = _read()
"""The cards of the starter deck by name, sorted."""
