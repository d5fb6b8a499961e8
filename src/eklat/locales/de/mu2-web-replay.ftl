# Nachspielen und Aufschreiben.
mu2-outcome-crown = Krone gewinnt
mu2-outcome-shield = Schild gewinnt
mu2-outcome-redeal = neu gegeben
mu2-replay-face-down = Verdeckt: { $who }
mu2-replay-discards = Von der Krone weggelegt
mu2-replay-skat = Skat
mu2-how-deal = „hidden“ nennt je Spieler die verdeckte Karte jeder Spalte, „open“ die vier offenen Karten, „hands“ die zwölf Handkarten, „skat“ die vier Karten im Skat.
mu2-how-discard = diese vier Karten weglegen
mu2-how-reveal = die Karte dieser Spalte aufdecken
