"""Why there is no table to play at."""


class CannotPlay(Exception):
    """There is no table to play at; the sentence says why, and what would help."""
