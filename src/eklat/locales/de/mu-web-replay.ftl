# Nachspielen und Aufschreiben.
mu-outcome-made = geschafft
mu-outcome-failed = verfehlt
mu-outcome-eklat = Eklat
mu-how-cards = Ein Buchstabe für die Farbe und die Ziffer:
mu-how-deal = „dealer“ ist der Platz, der gibt. „hands“ nennt die Karten jedes Platzes vor dem Bieten. Zu dritt sind genau drei Farben im Spiel.
mu-how-pass = passen
mu-how-bid = diese Karten legen
mu-how-trump = eine Farbe als Trumpf nennen
mu-how-trump-digit = eine Ziffer als Trumpf nennen
mu-how-trump-none = ohne Trumpf spielen
mu-how-partner = Platz 2 als Partner nehmen
mu-how-play = diese Karte spielen
mu-how-play-hand = wenn dieselbe Karte auch offen liegt: die aus der Hand
