"""Eklat in a terminal."""
