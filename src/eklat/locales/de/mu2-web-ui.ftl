# Wie das Spiel heißt.
mu2-title = Mü zu zweit
mu2-beside = zu zweit
