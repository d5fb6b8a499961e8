# Mü zu zweit: Startseite und neuer Tisch.
mu2-option-target = Zielpunktzahl
mu2-option-target-help = Wer zuerst so viele Punkte hat, gewinnt. Üblich sind 30.
mu2-option-colours = Farben
mu2-option-colours-help = Zu zweit bleibt eine Farbe in der Schachtel.
mu2-option-last_trick = Letzter Stich
mu2-option-last_trick-help = Der letzte Stich darf noch einmal angesehen werden.
