"""The command line: the only place that wires configuration, clock and use cases together."""


def main() -> None:
    """Run the command line; every foreseeable failure is one line on stderr and exit status 1."""
    from gamemaster.cli.app import run

    run()
