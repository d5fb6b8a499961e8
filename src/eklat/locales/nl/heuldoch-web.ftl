# Het bord van Heul doch! Mau Mau. $card is de naam van een kaart, $name iemand aan tafel.
heul-title = Heul doch! Mau Mau
heul-with-specials = met speciale kaarten
heul-plain = zonder speciale kaarten
heul-to-draw = { $count ->
    [0] geen meer
    [one] { $count } kaart
   *[other] { $count } kaarten
}
heul-to-draw-label = te trekken
heul-draw-pile = { $count ->
    [0] Trekstapel: leeg
    [one] Trekstapel: { $count } kaart
   *[other] Trekstapel: { $count } kaarten
}
heul-played = gespeeld
heul-played-pile = Gespeelde speciale kaarten en wat de katapult weggooide: bovenop { $card }, samen { $count }
heul-played-none = Nog geen speciale kaart gespeeld
heul-rule = Past hij bij je buur? Dan moet hij daarheen.
heul-rule-more = Alleen anders op je eigen stapel. Of gesloten als ui, altijd.
heul-counts = Zo wordt geteld
heul-table = De stapels
heul-hand = Jouw hand
heul-hand-of = De hand van { $name }
heul-actions = Wat je met de kaart doet
heul-left = linkerbuur
heul-right = rechterbuur
heul-left-short = links
heul-right-short = rechts
heul-away = weg
heul-hand-count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} in de hand
heul-piles = Stapels
heul-piles-cards = kaarten
heul-pile-count = { $count ->
    [0] jouw stapel: leeg
    [one] jouw stapel: { $count } kaart
   *[other] jouw stapel: { $count } kaarten
}
heul-pile-count-of = { $count ->
    [0] stapel: leeg
    [one] stapel: { $count } kaart
   *[other] stapel: { $count } kaarten
}
heul-memory = { $count ->
    [0] nog geen ui
    [one] { $count } ui
   *[other] { $count } uien
}
heul-pile = { $own ->
    [yes] Jouw stapel
   *[no] Stapel van { $name }
}: bovenop { $top }, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
heul-pile-empty = { $own ->
    [yes] Jouw stapel is leeg
   *[no] De stapel van { $name } is leeg
}

# Labels bij de stapels zolang er een kaart gekozen is.
heul-must = moet hierheen
heul-or = of hierheen
heul-may = mag hierheen
heul-swap = ruilen
heul-swap-for = ruilen voor { $card }
heul-flies = vliegt weg
heul-turns = draait om
heul-no-fit = past niet
heul-no-fit-short = past niet
heul-first = { $name } gaat voor
heul-first-short = eerst { $name }
heul-neighbours-first = buren gaan voor
heul-neighbours-first-short = eerst de buren
heul-closed = ui: dicht
heul-closed-short = dicht
heul-closed-empty = leeg: dicht
heul-not-neighbour = geen buur
heul-as-onion = als ui

# Knoppen.
heul-lay-on = Op de stapel van { $name }
heul-lay-on-short = Naar { $name }
heul-lay-own = Op je eigen stapel
heul-lay-onion = Als ui leggen
heul-onion = Ui
heul-turn-left = Naar links draaien
heul-turn-right = Naar rechts draaien
heul-fire = Katapult afvuren
heul-howl = Weerwolf loslaten
heul-tap-pile = Kies een stapel
heul-pick-first = Kies een kaart
heul-wait = Even wachten

# De zin wie er aan de beurt is.
heul-fits-one = { $card } past bij { $name }
heul-fits-both = { $card } past bij beide buren: kies
heul-fits-own = { $card } mag op je eigen stapel
heul-fits-none = { $card } past nergens: leg een ui
heul-towel = Handdoek: met wie ruil je?
heul-carousel-gets = Draaimolen: naar links krijg je { $left }, naar rechts { $right }
heul-gets-onion = de ui van { $name }
heul-gets-card = { $card } van { $name }
heul-gets-nothing = niets
heul-catapult = Katapult: de hoogste kaarten vliegen weg
heul-catapult-nothing = Katapult: er vliegt nu niets weg
heul-werewolf = Weerwolf: alle bovenste kaarten draaien om

# Zo wordt geteld.
heul-count-1 = Je uien worden geteld. Zoveel als het er zijn, dat getal wordt in jouw stapel waardeloos: met 3 uien tellen al je drieën niets.
heul-count-2 = Met meer dan 7 uien zijn de zevens waardeloos en ook wat boven zeven uitkomt: met 9 uien de zevens en de tweeën.
heul-count-3 = Alle andere open kaarten tellen hun getal, ook de allereerste. Geen uien, geen schade.
heul-count-4 = De meeste punten winnen. Gelijk: wie meer punten aan uien verloor.
heul-count-table = Uien en wat ze waardeloos maken
heul-count-onions = Uien
heul-count-kills = Waardeloos
heul-count-nothing = niets
heul-count-memory = In de stapels wordt niet gekeken: onthoud je uien.

# Na het einde.
heul-result = Wat de uien hebben aangericht
heul-result-name = Wie
heul-result-onions = Uien
heul-result-killed = Waardeloos
heul-result-lost = Verloren
heul-result-points = Punten
heul-result-winner = heeft gewonnen
heul-result-nothing = niets
heul-result-tie = Gelijk: wie meer aan uien verloor, staat voor.

# Hoe elke stapel aan zijn punten kwam, kaart voor kaart.
heul-why-none = Geen uien: elke open kaart telt.
heul-why = { $onions ->
    [one] { $onions } ui maakt elke
   *[other] { $onions } uien maken elke
} { $number }{ $sevens ->
    [yes] {" "}en elke 7
   *[no] {""}
} waardeloos: { $lost ->
    [0] niets verloren.
   *[other] { $lost } verloren.
}
heul-pile-of = { $own ->
    [yes] Jouw stapel
   *[no] Stapel van { $name }
}
heul-fan = De stapel, uitgewaaierd
heul-dead = waardeloos
heul-onion-of = ui: { $card }
heul-look = erin kijken

# Toetsen.
heuldoch-key-onion = als ui leggen
