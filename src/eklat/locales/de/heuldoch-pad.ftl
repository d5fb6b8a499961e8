# Heul doch! auf dem Schreibblock.
pad-game-heuldoch = Heul doch!
pad-option-specials = Mit Sonderkarten
pad-row-counted = { $names } { $count ->
    [one] gewinnt dieses Spiel
   *[other] gewinnen dieses Spiel gemeinsam
}
pad-row-lost = durch Zwiebeln verloren: { $list }
pad-by-points = Punkte
pad-by-pile = Stapel zählen
pad-how = Wie willst du es eingeben?
pad-pile-points = Punkte
pad-pile-lost = durch Zwiebeln verloren
pad-pile-lost-hint = Nur für einen Gleichstand nötig.
pad-onions-of = Zwiebeln von { $name }
pad-cards-of = { $name }: wie viele Karten mit { $number }?
pad-lost-of = { $name }: durch Zwiebeln verlorene Punkte
pad-worthless = nichts wert: { $numbers }
pad-nothing-worthless = alles zählt
pad-pile-is = { $points } Punkte, { $lost } verloren
pad-pack-so-far = { $given } von { $expected } Karten
pad-still-open = Noch offen: { $names }.
pad-wrong-pile-points = Punkte sind ganze Zahlen von 0 bis { $most }.
pad-wrong-pile-onions = Zwiebeln sind 0 bis { $most }.
pad-wrong-pile-cards = Von jeder Zahl von 1 bis 7 gibt es 0 bis { $most } Karten.
pad-wrong-piles = Jeder der { $players } Spieler braucht einen Stapel.
pad-wrong-pack-points = Das sind { $given } Punkte, im ganzen Spiel sind aber { $most }.
pad-wrong-pack-number = Zusammen habt ihr { $given } Karten mit { $number }, es gibt aber { $most }.
pad-wrong-pack = Zwiebeln und offene Karten ergeben { $given }, gespielt wurden aber { $expected }.
pad-wrong-pack-many = Zwiebeln und offene Karten ergeben { $given }, es gibt aber nur { $most }.
pad-ask-pile = { $name }: Punkte, oder Zwiebeln: Karten 1 bis 7 (wie 4: 3 2 0 1 5 2 2)
pad-ask-lost = Punkte, die { $name } durch Zwiebeln verloren hat (für einen Gleichstand)
pad-ask-pile-form = Punkte, oder Zwiebeln, ein Doppelpunkt und sieben Zahlen.
