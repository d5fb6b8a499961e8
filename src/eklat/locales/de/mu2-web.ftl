# Das Brett von Mü zu zweit. $name ist jemand am Tisch, $card der Name einer Karte, $suit eine Farbe oder „trump“.
mu2-bar = Der Vertrag
mu2-you-object = dich
mu2-goal-would = Ziel { $goal } mit der Krone
mu2-auction-first = Die erste Karte über die vier hinaus führt
mu2-skat-for = vier Karten für die Krone
mu2-skat-tag = Skat
mu2-discard-known = { $count } Karten, { $points } Punkte für dich
mu2-discard-of = { $count } Karten, { $points } Punkte für { $name }
mu2-act = Dein Zug
mu2-now = Was gerade geschieht
mu2-crown-you = Du trägst die Krone
mu2-crown-other = { $name } trägt die Krone
mu2-shield-you = Du hast den Schild
mu2-shield-other = { $name } hat den Schild
mu2-auction = Die Auktion
mu2-auction-leads-you = Du führst mit { $count } offenen Karten
mu2-auction-leads = { $name } führt mit { $count } offenen Karten
mu2-auction-even = Noch hat niemand eine Karte gelegt
mu2-trumps = Trümpfe
mu2-of = von
mu2-goal = Ziel { $goal } mit { $height } Karten
mu2-goal-you = dann { $win } für dich, sonst { $lose } für { $other }
mu2-goal-other = dann { $win } für { $name }, sonst { $lose } für { $other }
mu2-tricks-left = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
mu2-tricks-short = { $count ->
    [one] noch 1 Stich
   *[other] { $count } Stiche
}
mu2-to-play = noch zu spielen

# Spalten.
mu2-columns-own = Deine Spalten
mu2-columns-of = Die Spalten von { $name }
mu2-column-super = Super
mu2-column-big = Groß
mu2-column-small = Klein
mu2-column-digit = { $digit }er
mu2-column-name = { $column }: { $down ->
    [0] { $open ->
        [0] leer
        [one] { $open } offene Karte
       *[other] { $open } offene Karten
    }
    [one] eine Karte verdeckt, { $open ->
        [0] nichts offen
        [one] { $open } offene Karte
       *[other] { $open } offene Karten
    }
   *[other] { $down } Karten verdeckt, { $open ->
        [0] nichts offen
        [one] { $open } offene Karte
       *[other] { $open } offene Karten
    }
}
mu2-turn-up = Auf­decken
mu2-turn-up-hint = Die aufgedeckte Karte kommt dorthin, wo sie hingehört, und deckt zu, was dort liegt.

# Plätze und Stapel.
mu2-role-crown = Krone
mu2-role-shield = Schild
mu2-points-won = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mu2-open-count = { $count ->
    [one] { $count } offene Karte
   *[other] { $count } offene Karten
}
mu2-hand-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand
mu2-away = nicht da
mu2-deals = { $name } gibt
mu2-discards = Weggelegt
mu2-discards-other = { $count } Karten, zählen für { $name }
mu2-last-trick = Letzter Stich
mu2-skat = Der Skat
mu2-skat-hidden = Der Skat: vier Karten für die Krone
mu2-hand = Deine Hand
mu2-hand-of = Die Hand von { $name }
mu2-hand-empty = Keine Handkarten mehr
mu2-trick-you = Du
mu2-took = bekommt ihn
mu2-lens = Trümpfe
mu2-lens-note = Alle Trümpfe sind eine Farbe: Eine Trumpfkarte gehört nicht mehr zu ihrer gedruckten Farbe.

# Auktion.
mu2-bid-now = Vor dir liegen { $count } offene Karten.
mu2-bid-most = Du darfst { $count ->
    [one] { $count } Karte legen.
   *[other] bis zu { $count } Karten legen.
}
mu2-bid-only-pass = Mehr Karten dürfen nicht gelegt werden: Passe.
mu2-bid-total = Das macht { $count } offene Karten.
mu2-bid-crown = Du hättest die Krone: Ziel { $goal }.
mu2-bid-shield = { $name } würde weiter führen.
mu2-bid-button = { $count ->
    [one] { $count } Karte legen
   *[other] { $count } Karten legen
}
mu2-bid-none = Wähl Karten zum Legen
mu2-unpick = { $card } zurücknehmen
mu2-pass = Passen
mu2-bid-final = Gelegte Karten bleiben offen und werden von dort gespielt.
mu2-too-many = Mehr darfst du jetzt nicht legen: höchstens { $count ->
    [one] eine
   *[other] { $count }
}.

# Weglegen.
mu2-discard-title = Der Skat gehört dir
mu2-discard-text = Leg { $count } Handkarten weg. Ihre Punkte zählen für dich.
mu2-discard-points = Sie bringen dir { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
mu2-discard-button = { $count } Karten weglegen
mu2-discard-more = { $count ->
    [one] Wähl noch eine
   *[other] Wähl noch { $count }
}
mu2-enough = { $count } Karten sind schon gewählt. Nimm erst eine zurück.

# Trümpfe nennen.
mu2-name-small = Dein kleiner Trumpf
mu2-name-big = Dein großer Trumpf
mu2-name-hint = Eine Farbe oder eine Ziffer deiner offenen Karten.
mu2-name-none = Keiner
mu2-name-button = { $trump } nennen
mu2-name-pick = Wähl einen Trumpf
mu2-name-would = Dann hast du { $count ->
    [0] keine Trümpfe
    [one] { $count } Trumpf
   *[other] { $count } Trümpfe
}: { $super } super, { $big } groß, { $small } klein.
mu2-name-see = Wähl einen Trumpf: Hier siehst du dann, welche deiner Karten Trumpf werden.

# Spiel.
mu2-play-button = { $card } spielen
mu2-play-pick = Wähl eine Karte
mu2-by-digit = Nach Ziffern
mu2-fan = Die offenen Karten dieser Spalte
mu2-fan-shut = Schließen
mu2-why-follow = { $open ->
    [yes] { $suit ->
        [trump] Trumpf ist angespielt, und du hast noch { $card } offen liegen.
       *[other] { $suit } ist angespielt, und du hast noch { $card } offen liegen.
    }
   *[no] { $suit ->
        [trump] Trumpf ist angespielt, und du hast noch { $card } auf der Hand.
       *[other] { $suit } ist angespielt, und du hast noch { $card } auf der Hand.
    }
}
mu2-why-wait = Du bist nicht dran.
mu2-why-reveal = Zuerst wird eine verdeckte Karte aufgedeckt.
mu2-why-discard-hand = Nur Handkarten können weggelegt werden.

# Der Satz, wer dran ist.
mu2-trick-taken = { $name } bekommt den Stich
mu2-trick-taken-you = Du bekommst den Stich

# Nach dem Spiel.
mu2-result-made = { $who ->
    [you] Du hattest die Krone und hast das Ziel erreicht.
   *[other] { $name } hatte die Krone und hat das Ziel erreicht.
}
mu2-result-failed = { $who ->
    [you] Du hattest die Krone und hast das Ziel verfehlt.
   *[other] { $name } hatte die Krone und hat das Ziel verfehlt.
}
mu2-result-points = Karten­punkte

# Tasten.
mu2-key-pass = passen
mu2-key-sort = Hand nach Ziffern oder Farben ordnen
mu2-key-lens = Trumpflupe
mu2-key-last = letzter Stich
