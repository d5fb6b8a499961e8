# Wie das Spiel heißt.
heuldoch-title = Heul doch! Mau Mau
