"""The command `eklat`."""


def main() -> None:
    """To come."""
