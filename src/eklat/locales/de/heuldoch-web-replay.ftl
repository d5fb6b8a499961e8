# Nachspielen und Aufschreiben.
heuldoch-outcome-finished = beendet
heuldoch-how-cards = Ein Buchstabe für die Sorte und die Zahl. Sonderkarten: catapult (Katapult), towel (Strandtuch), carousel (Karussell), werewolf (Werwolf).
heuldoch-how-deal = „first“ ist der Platz, der beginnt. „piles“ nennt die erste Karte jedes Stapels, „hands“ je vier Karten, „draw“ den Nachziehstapel, nächste Karte zuerst.
heuldoch-how-lay = die Karte auf den Stapel von Platz 2 legen
heuldoch-how-onion = die Karte verdeckt als Zwiebel legen
heuldoch-how-catapult = Katapult
heuldoch-how-towel = Strandtuch: mit Platz 3 tauschen
heuldoch-how-carousel = Karussell, nach links (left) oder rechts (right)
heuldoch-how-werewolf = Werwolf
