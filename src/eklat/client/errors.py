"""Why there is no table to play at."""


class CannotPlay(Exception):
    """There is no table to play at; the sentence says why, and what would help."""

    def __init__(self, sentence: str, code: str | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        """The server's word for a refusal; None where it did not refuse."""
