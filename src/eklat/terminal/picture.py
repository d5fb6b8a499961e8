"""What the screens know of a table: the words of `eklat.client`, under their names of old and of now."""

from eklat.client import Answer, CannotPlay, Json, Link, Notice, Snapshot, Update

Picture, News = Snapshot, Update

__all__ = ["Answer", "CannotPlay", "Json", "Link", "News", "Notice", "Picture", "Snapshot", "Update"]
