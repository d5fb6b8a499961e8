# Das Brett von Heul doch! Mau Mau. $card ist der Name einer Karte, $name jemand am Tisch.
heul-title = Heul doch! Mau Mau
heul-with-specials = mit Sonderkarten
heul-plain = ohne Sonderkarten
heul-to-draw = { $count ->
    [0] keine mehr
    [one] { $count } Karte
   *[other] { $count } Karten
}
heul-to-draw-label = zum Ziehen
heul-draw-pile = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: { $count } Karte
   *[other] Nachziehstapel: { $count } Karten
}
heul-played = gespielt
heul-played-pile = Gespielte Sonderkarten und was das Katapult weggeworfen hat: oben { $card }, zusammen { $count }
heul-played-none = Noch keine Sonderkarte gespielt
heul-rule = Passt sie beim Nachbarn? Dann muss sie dorthin.
heul-rule-more = Nur sonst auf den eigenen Stapel. Oder verdeckt als Zwiebel, immer.
heul-counts = So wird gezählt
heul-table = Die Stapel
heul-hand = Deine Hand
heul-hand-of = Die Hand von { $name }
heul-actions = Was du mit der Karte tust
heul-left = links von dir
heul-right = rechts von dir
heul-left-short = links
heul-right-short = rechts
heul-away = nicht da
heul-hand-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand
heul-piles = Stapel
heul-piles-cards = Karten
heul-pile-count = { $count ->
    [0] dein Stapel: leer
    [one] dein Stapel: { $count } Karte
   *[other] dein Stapel: { $count } Karten
}
heul-pile-count-of = { $count ->
    [0] Stapel: leer
    [one] Stapel: { $count } Karte
   *[other] Stapel: { $count } Karten
}
heul-memory = { $count ->
    [0] noch keine Zwiebel
    [one] { $count } Zwiebel
   *[other] { $count } Zwiebeln
}
heul-pile = { $own ->
    [yes] Dein Stapel
   *[no] Stapel von { $name }
}: oben { $top }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
heul-pile-empty = { $own ->
    [yes] Dein Stapel ist leer
   *[no] Der Stapel von { $name } ist leer
}

# Schildchen an den Stapeln, wenn eine Karte gewählt ist.
heul-must = muss hierhin
heul-or = oder hierhin
heul-may = darf hierhin
heul-swap = tauschen
heul-swap-for = tauschen gegen { $card }
heul-flies = fliegt weg
heul-turns = dreht sich um
heul-no-fit = passt nicht
heul-no-fit-short = passt nicht
heul-first = { $name } geht vor
heul-first-short = { $name } zuerst
heul-neighbours-first = Nachbarn gehen vor
heul-neighbours-first-short = Nachbarn zuerst
heul-closed = Zwiebel: zu
heul-closed-short = zu
heul-closed-empty = leer: zu
heul-not-neighbour = kein Nachbar
heul-as-onion = als Zwiebel

# Knöpfe.
heul-lay-on = Auf den Stapel von { $name }
heul-lay-on-short = Zu { $name }
heul-lay-own = Auf deinen Stapel
heul-lay-onion = Als Zwiebel legen
heul-onion = Zwiebel
heul-turn-left = Nach links drehen
heul-turn-right = Nach rechts drehen
heul-fire = Katapult abfeuern
heul-howl = Werwolf loslassen
heul-tap-pile = Wähl einen Stapel
heul-pick-first = Karte wählen
heul-wait = Bitte warten

# Der Satz, wer dran ist.
heul-fits-one = { $card } passt bei { $name }
heul-fits-both = { $card } passt bei beiden Nachbarn: Wähl aus
heul-fits-own = { $card } darf auf deinen Stapel
heul-fits-none = { $card } passt nirgends: Leg eine Zwiebel
heul-towel = Strandtuch: Mit wem tauschst du?
heul-carousel-gets = Karussell: Nach links bekommst du { $left }, nach rechts { $right }
heul-gets-onion = die Zwiebel von { $name }
heul-gets-card = { $card } von { $name }
heul-gets-nothing = nichts
heul-catapult = Katapult: Die höchsten Karten fliegen weg
heul-catapult-nothing = Katapult: Gerade fliegt nichts weg
heul-werewolf = Werwolf: Alle obersten Karten drehen sich um

# So wird gezählt.
heul-count-1 = Deine Zwiebeln werden gezählt. So viele es sind, diese Zahl wird in deinem Stapel wertlos: Bei 3 Zwiebeln zählen alle deine Dreien nichts.
heul-count-2 = Bei mehr als 7 Zwiebeln sind die Siebenen wertlos und dazu, was über sieben hinausgeht: bei 9 Zwiebeln die Siebenen und die Zweien.
heul-count-3 = Alle anderen offenen Karten zählen ihre Zahl, auch die allererste. Ohne Zwiebeln kein Schaden.
heul-count-4 = Die meisten Punkte gewinnen. Bei Gleichstand, wer mehr Punkte an Zwiebeln verloren hat.
heul-count-table = Zwiebeln und was sie wertlos machen
heul-count-onions = Zwiebeln
heul-count-kills = Wertlos
heul-count-nothing = nichts
heul-count-memory = In den Stapeln wird nicht nachgesehen: Merk dir deine Zwiebeln.

# Nach dem Ende.
heul-result = Was die Zwiebeln angerichtet haben
heul-result-name = Wer
heul-result-onions = Zwiebeln
heul-result-killed = Wertlos
heul-result-lost = Verloren
heul-result-points = Punkte
heul-result-winner = hat gewonnen
heul-result-nothing = nichts
heul-result-tie = Gleichstand: Wer mehr an Zwiebeln verloren hat, liegt vorn.

# Wie jeder Stapel zu seinen Punkten kam, Karte für Karte.
heul-why-none = Keine Zwiebel: Jede offene Karte zählt.
heul-why = { $onions ->
    [one] { $onions } Zwiebel macht jede
   *[other] { $onions } Zwiebeln machen jede
} { $number }{ $sevens ->
    [yes] {" "}und jede 7
   *[no] {""}
} wertlos: { $lost ->
    [0] nichts verloren.
   *[other] { $lost } verloren.
}
heul-pile-of = { $own ->
    [yes] Dein Stapel
   *[no] Stapel von { $name }
}
heul-fan = Der Stapel, aufgefächert
heul-dead = wertlos
heul-onion-of = Zwiebel: { $card }
heul-look = hineinschauen

# Tasten.
heuldoch-key-onion = als Zwiebel legen
