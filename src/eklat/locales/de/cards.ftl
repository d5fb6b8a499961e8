# Farben von Mü: wie in „Grün bedienen“, und als Beschriftung.
card-colour-R = Rot
card-colour-Y = Gelb
card-colour-G = Grün
card-colour-B = Blau
card-colour-K = Schwarz
card-Colour-R = Rot
card-Colour-Y = Gelb
card-Colour-G = Grün
card-Colour-B = Blau
card-Colour-K = Schwarz

# Was auf den Karten für sie steht; die Schreibweise der Protokolle ist in allen Sprachen gleich.
card-letter-R = R
card-letter-Y = Ge
card-letter-G = Gr
card-letter-B = B
card-letter-K = S

# Eine Karte von Mü aus Buchstabe und Ziffer.
card-mu = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[K] Schwarz
} { $digit }

# Farben von Heul doch!, und eine Karte aus Farbe und Zahl.
card-suit-A = Gold
card-suit-B = Pflaume
card-suit-C = Himmel
card-suit-D = Grün
card-suit-E = Rot
card-suit-F = Rosa
card-suit-G = Nacht
card-heul = { $suit ->
    [A] Gold
    [B] Pflaume
    [C] Himmel
    [D] Grün
    [E] Rot
    [F] Rosa
   *[G] Nacht
} { $number }
card-towel = Strandtuch
card-carousel = Karussell
card-catapult = Katapult
card-werewolf = Werwolf
card-onion = Zwiebel
card-onions = { $count ->
    [one] { $count } Zwiebel
   *[other] { $count } Zwiebeln
}
card-empty = leer
card-face-down = verdeckt

# Was Trumpf ist: eine Farbe, eine Ziffer oder nichts.
card-trump = { $kind ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
    [K] Schwarz
    [trump] Trumpf
    [none] ohne Trumpf
   *[other] alle { $kind }er
}
card-trump-word = Trumpf
card-trump-chief = Cheftrumpf
card-trump-vice = Vizetrumpf
card-trump-big = großer Trumpf
card-trump-small = kleiner Trumpf
card-trump-double = Doppeltrumpf
card-trump-super = Supertrumpf

# Spalten von Mü zu zweit.
card-column = { $column ->
    [R] Spalte Rot
    [Y] Spalte Gelb
    [G] Spalte Grün
    [B] Spalte Blau
    [K] Spalte Schwarz
    [big] Spalte des großen Trumpfs
    [small] Spalte des kleinen Trumpfs
   *[super] Spalte der Supertrümpfe
}

# Wer was ist.
card-role-chief = Chef
card-role-vice = Vize
card-role-partner = Partner
card-role-opponent = Gegner
card-role-dealer = gibt
card-role-crown = Krone
card-role-shield = Schild
card-role-first = beginnt

# Zählen.
card-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
card-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
card-in-hand = auf der Hand
card-on-the-table = offen
