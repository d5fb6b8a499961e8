"""Eklat in a terminal: play at once against bots, sit down at a server's table, watch, or read along line by line."""
