# What the game is called.
heuldoch-title = Heul doch! Mau Mau
