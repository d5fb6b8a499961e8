mu2-title = Mü zu zweit

# Was geschah; was wie in Mü ist, heißt wie in Mü.
mu2-told-crown = { $who-you ->
    [yes] Du bekommst die Krone
   *[no] { $who } bekommt die Krone
} mit { $height } offenen Karten: Ziel { $goal } Punkte.
mu2-told-discard = { $who-you ->
    [yes] Du nimmst den Skat und legst { $cards } verdeckt weg.
   *[no] { $who } nimmt den Skat und legt { $cards } verdeckt weg.
}
mu2-told-discard-hidden = { $who } nimmt den Skat und legt { $count } Karten verdeckt weg.
mu2-told-trump = { $who-you ->
    [yes] Du nennst
   *[no] { $who } nennt
} den { $role ->
    [crown] großen Trumpf
   *[shield] kleinen Trumpf
}: { $trump }.
mu2-told-no-trump = { $who-you ->
    [yes] Du spielst ohne großen Trumpf.
   *[no] { $who } spielt ohne großen Trumpf.
}
mu2-told-reveal = { $who-you ->
    [yes] Du entscheidest, wo aufgedeckt wird:
   *[no] { $who } entscheidet, wo aufgedeckt wird:
} { $column }.
mu2-told-turned = { $who-you ->
    [yes] Du deckst { $card } auf.
   *[no] { $who } deckt { $card } auf.
}

# Was gefragt ist.
mu2-ask-discard = { $who-you ->
    [yes] Du bist dran: Leg { $count } Karten weg
   *[no] { $who } legt { $count } Karten weg
}
mu2-ask-trump = { $who-you ->
    [yes] { $role ->
        [crown] Du bist dran: Nenn den großen Trumpf oder spiel ohne
       *[shield] Du bist dran: Nenn den kleinen Trumpf
    }
   *[no] { $role ->
        [crown] { $who } nennt den großen Trumpf
       *[shield] { $who } nennt den kleinen Trumpf
    }
}
mu2-ask-reveal = { $who-you ->
    [yes] Du bist dran: Welche Karte deckst du zuerst auf?
   *[no] { $who } deckt eine Karte auf
}
mu2-chapter-reveal = Aufdecken

# Wie es ausging.
mu2-end-redeal = Niemand hat gelegt: Dieselbe Person gibt noch einmal.
mu2-end-taken = { $who-you ->
    [yes] Du brauchtest { $goal } Punkte für { $height } offene Karten und bekamst { $points }
   *[no] { $who } brauchte { $goal } Punkte für { $height } offene Karten und bekam { $points }
}, davon { $discarded } weggelegt.
mu2-end-crown = { $who-you ->
    [yes] Du (Krone) bekommst { $score }.
   *[no] { $who } (Krone) bekommt { $score }.
}
mu2-end-shield = { $who-you ->
    [yes] Du (Schild) bekommst { $score }.
   *[no] { $who } (Schild) bekommt { $score }.
}

# Spalten.
mu2-column = { $column ->
    [R] rote Spalte
    [Y] gelbe Spalte
    [G] grüne Spalte
    [B] blaue Spalte
    [K] schwarze Spalte
    [big] Spalte des großen Trumpfs
   *[small] Spalte des kleinen Trumpfs
}
mu2-columns = { $column }, { $others }

# Warum nicht.
mu2-no-discard-now = Jetzt muss die Krone { $count } Handkarten weglegen.
mu2-no-discard-count = Die Krone legt { $count } Karten weg, nicht { $given }.
mu2-no-reveal = In dieser Spalte liegt keine freie verdeckte Karte; möglich: { $columns }.
mu2-no-reveal-first = Erst muss eine verdeckte Karte aufgedeckt werden: { $columns }.

# Was sich nicht lesen, geben oder wählen lässt.
mu2-no-such-column = { $given } ist keine Spalte: Erwartet wird eine Farbe aus R Y G B K, big oder small.
mu2-no-such-move = { $given } ist kein Zug dieses Spiels: Erwartet wird pass, bid KARTE..., discard KARTE KARTE KARTE KARTE, trump TRUMPF, reveal SPALTE oder play KARTE [hand|open].
mu2-no-colours = Mü zu zweit hat vier Farben in der Reihenfolge RYGBK, nicht { $given }.
mu2-no-counts = { $part ->
    [hidden] Verdeckte Karten
    [open] Offene Karten
   *[hands] Handkarten
}: Zu zweit bekommt jeder { $size }, nicht { $sizes }.
mu2-no-skat = Im Skat liegen { $size } Karten, nicht { $count }.
mu2-no-hidden = deal.hidden muss eine Liste mit zwei Objekten sein, mit einer Karte für jede der sechs Spalten.
mu2-no-columns = deal.hidden muss vier Farben, big und small haben, nicht { $count ->
    [one] { $count } Farbe.
   *[other] { $count } Farben.
}

# Was jemand neben dir raten würde.
mu2-advise-discard = Leg { $cards } verdeckt weg.
mu2-advise-reveal = Deck eine Karte auf: { $column }.

# Eine Runde als Text.
mu2-text-hand = Hand
mu2-text-open = offen
mu2-text-column = { $column ->
    [big] groß
    [small] klein
    [super] super
   *[other] { $column }
}
mu2-text-down = verdeckt { $column }
mu2-text-skat = Skat: { $cards }
mu2-text-columns = Spalten: # ist eine verdeckte Karte, dann folgen die offenen.
mu2-text-columns-open = Spalten: in Klammern, was verdeckt liegt, dann die offenen Karten.
mu2-text-turned = Aufgedeckt: { $cards }.
mu2-text-turned-nothing = Noch ist nichts aufgedeckt.
