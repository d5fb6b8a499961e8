"""The steps from one schema to the next; the server takes them by itself when it starts."""
