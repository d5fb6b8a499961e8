# Die Rückschau: was verloren ging, was Glück war
review-head = { $game }: { $hands ->
    [one] ein Spiel
   *[other] { $hands } Spiele
}, Wertfunktion { $value }
review-how = Verlorene Punkte pro Entscheidung, nach dem, was man wissen konnte; jede Zahl mit ihrem Fehler (95 %).
review-col-player = Spieler
review-col-hands = Spiele
review-col-decisions = Entscheidungen
review-col-lost = verloren je Entscheidung
review-col-bands = Patzer / Fehler / grobe Fehler
review-col-small = kleine Verluste zusammen
review-col-ahead = Vorsprung je Spiel
review-col-adjusted = ohne Glück
review-kind-bid = Gebot
review-kind-eklat = Eklat
review-kind-trump = Trumpf
review-kind-partner = Partner
review-kind-lead = Ausspiel
review-kind-follow = Bedienen
review-kind-discard = Abwerfen
review-kind-skat = Skat
review-kind-reveal = Aufdecken
review-kind-own = eigener Stapel
review-kind-give = zum Nachbarn
review-kind-onion = Zwiebel
review-kind-special = Sonderkarte
review-band-slip = Patzer
review-band-mistake = Fehler
review-band-blunder = grober Fehler
review-band-small = kleiner Verlust
review-band-good = gut
review-band-unclear = zu knapp
review-worst = Die teuersten Entscheidungen
review-none = Kein Verlust lässt sich hier vom Zufall unterscheiden.
review-decision = Spiel { $hand }, Aktion { $action }, { $name }, { $kind }: { $band }, { $loss } ± { $half } Punkte. Gespielt: { $played }; besser: { $best }
review-why-goal = Nach „{ $best }“ wird das Ziel in { $chance } von 100 Verteilungen erreicht, nach „{ $played }“ in { $other }.
review-why-held = In { $share } von 100 Verteilungen hat { $who } die Karte { $card }; dann bringt „{ $best }“ { $points } Punkte mehr.
review-why-not-held = In { $share } von 100 Verteilungen hat { $who } die Karte { $card } nicht; dann bringt „{ $best }“ { $points } Punkte mehr.
review-second-less = Nach dem Ausprobieren allein wären { $behind } Punkte verloren. Bots, die im Spiel gegen sich selbst gelernt haben, urteilen milder über diesen Zug; darum zählen { $points } Punkte weniger.
review-second-open = Nach dem Ausprobieren wären { $behind } Punkte verloren; aber Bots, die im Spiel gegen sich selbst gelernt haben, sehen so einen Verlust nicht sicher: Darum heißt es nicht Verlust.
review-disputed = { $count ->
    [one] Eine weitere sieht nach einem Verlust aus, aber Bots, die im Spiel gegen sich selbst gelernt haben, sehen ihn nicht sicher: Darum heißt sie nicht Verlust.
   *[other] { $count } weitere sehen nach Verlusten aus, aber Bots, die im Spiel gegen sich selbst gelernt haben, sehen sie nicht sicher: Darum heißen sie nicht Verluste.
}
review-belief = { $was ->
    [yes] { $card } lag bei { $who }, was zu { $chance } % wahrscheinlich aussah.
   *[no] { $card } lag nicht bei { $who }; dass sie dort liegt, sah zu { $chance } % wahrscheinlich aus.
}
review-open = Wie die Karten lagen: { $points ->
    [0] nichts wurde verschenkt.
    [one] ein Kartenpunkt wurde verschenkt.
   *[other] { $points } Kartenpunkte wurden verschenkt.
}
review-kinds = Verloren je Entscheidung, nach Art
review-fall = { $name }, Spiel { $hand }: wie es dazu kam
review-step-before = vor dem Geben
review-step-own-cards = eigene Karten
review-step-other-cards = Karten der anderen
review-step-auction = Auktion: { $who }
review-step-trumps = Trümpfe und Partner: { $who }
review-step-play = im Spiel: { $who }
review-step-end = Vorsprung vor dem Mittel der anderen
review-luck = Kartenglück { $luck }, ohne es { $adjusted }.
review-decisive = Der entscheidende Augenblick: Aktion { $action }, { $move } ({ $who }).
review-curve = Was jeder Platz wert war, Aktion für Aktion
review-not-over = Protokoll { $record }, Spiel { $hand } ist nicht zu Ende: davon wird nichts besprochen.
review-nothing-over = Noch ist kein Spiel zu Ende; erst danach lässt es sich besprechen.
review-no-value = Für { $game } zu { $players } nach diesen Regeln gibt es keine Wertfunktion: Entscheidungen werden besprochen, Glück und Wasserfall fehlen.
review-stopped = Abgebrochen: so weit ist es fertig.
review-memory = Aus dem Gedächtnis: Bei { $unknown } der { $cards } Karten ({ $share } %) weiß niemand, wer sie hatte. Sie werden ausgelost; Glück, Wasserfall und wie die Karten lagen bleiben weg.
review-memory-hand = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
} aus der Hand von { $name } { $count ->
    [one] ist
   *[other] sind
} vergessen: Jede Entscheidung wurde mit { $hands } passenden Händen angesehen, und die Fehler sind entsprechend größer.
review-memory-open = { $moves ->
    [one] Ein Zug ist
   *[other] { $moves } Züge sind
} bekannt; was danach kam, wird nicht beurteilt.

# Der Trainer, vor dem Zug.
review-coach-worlds = Probiert in { $worlds } Verteilungen, die es sein könnten, mit dem, was du weißt: Punkte vor dem Schnitt der anderen, daneben der Abstand zum besten Zug.
review-coach-ahead = Beim Probieren lag das { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} vor „{ $played }“.
review-coach-close = { $count ->
    [0] Von den probierten Zügen ist kein anderer so gut.
    [one] Ein anderer Zug ist davon nicht zu unterscheiden.
   *[other] { $count } andere Züge sind davon nicht zu unterscheiden.
}
review-coach-either = { $trump } oder { $more }
review-coach-trumps = { $trump }, { $more }
review-coach-shows = Du zeigst { $cards }: Alle sehen, dass dein Trumpf { $trumps } sein könnte.
review-coach-chief = Du wirst in { $chief } ± { $chief-error } von 100 Verteilungen Chef und erreichst dann das Ziel in { $made } ± { $made-error } von 100.
review-coach-no-chief = Du wirst kaum Chef: in { $chief } ± { $chief-error } von 100 Verteilungen.
review-coach-crown = Du bekommst in { $crown } ± { $crown-error } von 100 Verteilungen die Krone und erreichst dann das Ziel in { $made } ± { $made-error } von 100.
review-coach-no-crown = Du bekommst die Krone kaum: in { $crown } ± { $crown-error } von 100 Verteilungen.
review-coach-crown-needs = Mit { $height } offenen Karten braucht die Krone { $goal } von { $total } Punkten.
review-coach-eklat = In { $eklat } ± { $eklat-error } von 100 Verteilungen kommt es zum Eklat; in { $pays } ± { $pays-error } zahlst du dafür.
review-coach-height = { $height ->
    [one] Eine Karte verlangt
   *[other] { $height } Karten verlangen
} { $goal } von { $total } Punkten. Als Chef machst du selbst etwa { $own } ± { $own-error }{ $tricks ->
    [0] , das reicht schon.
    [one] ; für die übrigen { $missing } brauchst du einen Stich von deinem Partner.
   *[other] ; für die übrigen { $missing } brauchst du { $tricks } Stiche von deinem Partner.
} Mit Partner reicht es in { $enough } ± { $enough-error } von 100 Verteilungen.
review-coach-alone = { $height ->
    [one] Eine Karte verlangt
   *[other] { $height } Karten verlangen
} { $goal } von { $total } Punkten. Als Chef machst du etwa { $own } ± { $own-error }; das reicht in { $enough } ± { $enough-error } von 100 Verteilungen.
