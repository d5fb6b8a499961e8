"""Eklat: Mü, Mü for two and Heul doch! Mau Mau, as a library and as a table to play at."""

__version__ = "0.1.0"
