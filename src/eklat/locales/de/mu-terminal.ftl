# Mü im Terminal.
mu-term-bar-side = Chef { $who }
mu-term-bar-called = ruft { $card }
mu-term-bar-trumps = Trumpf
mu-term-bar-chief = Cheftrumpf { $trump }
mu-term-bar-vice = Vizetrumpf { $trump }
mu-term-bar-no-trump = kein Cheftrumpf
mu-term-bar-goal = { $points } von { $goal } Punkten
mu-term-bar-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
mu-term-bar-auction = Auktion: { $leaders ->
    [0] noch hat niemand gelegt
    [one] { $who } führt mit { $most }
   *[other] { $who } gleichauf mit { $most }
}
mu-term-bar-unplayed = Die Auktion ist aus: Diese Runde wird nicht gespielt.
mu-term-line-auction = { $leaders ->
    [0] Auktion: Noch hat niemand gelegt.
    [one] { $you ->
        [yes] Auktion: Du führst mit { $most }, Ziel { $goal }.
       *[no] Auktion: { $who } führt mit { $most }, Ziel { $goal }.
    }
   *[other] Auktion: { $who } sind gleichauf mit { $most }; bleibt es dabei, ist es ein Eklat.
}
mu-term-line-bid = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}: { $standing ->
    [lead] Du führst mit { $total }, Ziel { $goal }.
   *[tie] Du bist gleichauf mit { $total }.
}
mu-term-line-seat = { $open ->
    [0] { $who }: nichts offen, { $count } auf der Hand
   *[other] { $who }: offen { $cards }, { $count } auf der Hand
}
mu-term-line-trick = Stich: { $cards }
mu-term-basket-empty = Karten wählen mit 1–9 oder den Pfeilen, Enter legt sie, p passt.
mu-term-basket = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} (zusammen { $total }): { $standing ->
    [lead] Du führst.
    [tie] Gleichauf.
   *[behind] Andere führen noch.
} { $bonus ->
    [none] Ziel { $goal }.
   *[other] Ziel { $goal }, Bonus { $bonus }, je Stufe zu wenig −10.
} { $more ->
    [0] {""}
   *[other] Noch { $more } möglich.
}
mu-term-said-pass = passt
mu-term-head-open = offen
mu-term-head-hand = Hand
mu-term-head-said = zuletzt
mu-term-head-trick = Stich
mu-term-head-points = Punkte
mu-term-yours-below = siehe unten
mu-term-column-points = Karten
mu-term-column-bonus = Bonus
mu-term-sheet-lens = Trümpfe, der stärkste zuerst
mu-term-lens-law = Ein Trumpf gehört nicht mehr zu der Farbe, die auf ihm steht.
mu-term-no-lens = Es gibt gerade keine Trümpfe.
mu-term-lens-order = Trümpfe, der stärkste zuerst: { $cards }
mu-term-lens-mine = Deine: { $cards }
mu-term-lens-open = Offen bei anderen: { $cards }
mu-term-lens-unknown = Noch nicht gesehen: { $cards }
mu-term-lens-gone = Weg: { $cards }
mu-term-where-mine = deiner
mu-term-where-open = offen
mu-term-where-gone = weg
mu-term-sheet-last = Letzter Stich
mu-term-no-last = Es gibt noch keinen letzten Stich.
mu-term-line-last-trick = Letzter Stich: { $cards }. { $who } hat ihn bekommen.
mu-term-led = angespielt
mu-term-winner = bekommt ihn
mu-term-command = : beginnt eine Zeile, etwa :bid R6 R2 · :play G7 · :pass · :hilfe
mu-term-foot-lens = Trümpfe
mu-term-foot-last = letzter Stich
mu-term-help-moves = Züge: pass, bid R6 R2, trump R, trump none, partner 2, play G7. Statt des Platzes geht auch der Name, und eine Karte allein wird gespielt.
mu-term-commands = stich=last lupe=lens trick=last
mu-term-help-look = Ansehen: tisch, karten, stich (der letzte), lupe (alle Trümpfe), punkte, verlauf, sichern DATEI (Protokoll der Partie), ende.
mu-term-help-colon-what = einen Zug tippen: bid R6 R2, play G7
mu-term-help-t-what = Trumpflupe: alle Trümpfe der Reihe nach
mu-term-help-l-what = letzter Stich
mu-term-sign-points = ein Kartenpunkt
mu-term-sign-said = so viele Karten hat jemand zuletzt gelegt
mu-term-sign-trick = die erste und die zweite Karte im Stich
mu-term-sign-leads = führt im Stich, oder bekommt ihn
mu-term-sign-where = Trumpflupe: deiner, offen bei anderen, weg
mu-term-intro = Geboten wird mit Karten. Wer am meisten legt, ist Chef, nennt den obersten Trumpf und wählt einen Partner, braucht aber für jede Karte mehr Punkte.
mu-term-rules =
    Erst wird versteigert: Reihum legt jeder Karten offen vor sich hin oder passt.
    Passen alle nacheinander, ist Chef, wer am meisten gelegt hat; dahinter kommt der Vize.
    Liegen die Besten gleichauf, gibt es einen Eklat: Die Runde wird nicht gespielt.
    Der Vize nennt einen Trumpf, dann der Chef seinen, der stärker ist: eine Farbe oder eine Ziffer.
    Der Chef wählt einen Partner; beide spielen gegen den Rest. Zu dritt spielt er allein.
    Offene Karten spielt man wie die auf der Hand. Farbe bedienen ist Pflicht.
    Trümpfe sind eine eigene Farbe: Chef- und Vizetrumpf in einem schlägt alles.
    Eine Karte zählt so viele Punkte, wie Zeichen auf ihr stehen.
    Je mehr der Chef gelegt hat, desto höher ist sein Ziel. Geschafft bringt einen Bonus, verfehlt kostet den Chef, und die anderen bekommen etwas.
