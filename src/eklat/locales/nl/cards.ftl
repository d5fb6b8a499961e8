# Kleuren van Mü: zoals in ‘groen bekennen’, en als opschrift.
card-colour-R = rood
card-colour-Y = geel
card-colour-G = groen
card-colour-B = blauw
card-colour-K = zwart
card-Colour-R = Rood
card-Colour-Y = Geel
card-Colour-G = Groen
card-Colour-B = Blauw
card-Colour-K = Zwart

# Wat er op de kaarten voor staat; de schrijfwijze van verslagen is in alle talen gelijk.
card-letter-R = R
card-letter-Y = Ge
card-letter-G = Gr
card-letter-B = B
card-letter-K = Z

# Een kaart van Mü uit letter en cijfer.
card-mu = { $colour ->
    [R] rood
    [Y] geel
    [G] groen
    [B] blauw
   *[K] zwart
} { $digit }

# Kleuren van Heul doch!, en een kaart uit kleur en getal.
card-suit-A = goud
card-suit-B = pruim
card-suit-C = hemel
card-suit-D = groen
card-suit-E = rood
card-suit-F = roze
card-suit-G = nacht
card-heul = { $suit ->
    [A] goud
    [B] pruim
    [C] hemel
    [D] groen
    [E] rood
    [F] roze
   *[G] nacht
} { $number }
card-towel = handdoek
card-carousel = draaimolen
card-catapult = katapult
card-werewolf = weerwolf
card-onion = ui
card-onions = { $count ->
    [one] { $count } ui
   *[other] { $count } uien
}
card-empty = leeg
card-face-down = gesloten

# Wat troef is: een kleur, een cijfer, of niets.
card-trump = { $kind ->
    [R] rood
    [Y] geel
    [G] groen
    [B] blauw
    [K] zwart
    [trump] troef
    [none] zonder troef
   *[other] alle { $kind }’s
}
card-trump-word = troef
card-trump-chief = cheftroef
card-trump-vice = vicetroef
card-trump-big = grote troef
card-trump-small = kleine troef
card-trump-double = dubbele troef
card-trump-super = supertroef

# Kolommen van Mü voor twee.
card-column = { $column ->
    [R] rode kolom
    [Y] gele kolom
    [G] groene kolom
    [B] blauwe kolom
    [K] zwarte kolom
    [big] kolom van de grote troef
    [small] kolom van de kleine troef
   *[super] kolom van de supertroeven
}

# Wie wat is.
card-role-chief = chef
card-role-vice = vice-chef
card-role-partner = partner
card-role-opponent = tegenstander
card-role-dealer = deelt
card-role-crown = kroon
card-role-shield = schild
card-role-first = begint

# Tellen.
card-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
card-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
card-in-hand = in de hand
card-on-the-table = open
