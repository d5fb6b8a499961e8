# Wie das Spiel heißt.
mu-title = Mü
