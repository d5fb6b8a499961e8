# Warum nicht.
mu-why-colour = { $colour } ist angespielt, also spiel { $cards }.
mu-why-trump = Trumpf ist angespielt, also spiel { $cards }.
mu-why-changed = Diese { $digit } gehört nicht mehr zu { $colour }, sie ist Trumpf.
mu-why-full = Du darfst jetzt { $count ->
    [0] keine Karte
    [one] nur { $count } Karte
   *[other] nur { $count } Karten
} auslegen.
mu-why-laid = Diese Karte liegt schon. Sie bleibt offen, bis du sie spielst.
mu-any-colour = eine Karte in { $colour }
mu-any-trump = einen Trumpf
mu-card-open = { $card } (offen)

# Leute.
mu-you = du
mu-you-object = dich
mu-players = Mitspieler
mu-nobody = niemand
mu-role-chief = Chef
mu-role-vice = Vize
mu-role-partner = Partner
mu-role-dealer = Geber
mu-passed = gepasst
mu-laid = { $count } ausgelegt
mu-laid-nothing = nichts ausgelegt
mu-laid-before = Offen vor dir
mu-laid-tag = offen

# Die Leiste.
mu-bar = Vertrag
mu-auction = Auktion
mu-eklat = Eklat
mu-hand-deals = Runde { $hand } · { $name } gibt
mu-deals = { $name } gibt
mu-most = Meiste Karten
mu-most-is = { $names }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
mu-most-none = noch nichts ausgelegt
mu-tied = Gleichstand
mu-would-chief = { $you ->
    [yes] wärst Chef
   *[no] wäre Chef
}
mu-may-lay = { $count ->
    [0] Du kannst nur passen
    [one] Du darfst { $count } Karte legen
   *[other] Du darfst bis zu { $count } legen
}
mu-may-lay-why = zusammen höchstens eine mehr als die meisten
mu-passes = { $count ->
    [one] { $count } mal gepasst
   *[other] { $count } mal gepasst
}
mu-passes-end = { $count } mal in Folge beendet es
mu-you-chief = Du bist Chef
mu-is-chief = { $name } ist Chef
mu-against = gegen { $names }
mu-alone = allein gegen alle
mu-partner-open = noch ohne Partner
mu-partner-holds = mit dem, der { $card } hat
mu-trumps = Trümpfe
mu-of = von
mu-goal-height = Ziel { $goal } mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} · der Bonus hängt vom Trumpf ab
mu-goal-cards = Ziel { $goal } mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
mu-goal-left = Ziel { $goal }: noch { $left } Punkte · dann Bonus { $bonus }
mu-goal-made = Ziel { $goal } erreicht · Bonus { $bonus }
mu-goal-missed = Ziel { $goal } um { $left } verfehlt
mu-left = noch { $left }
mu-made = erreicht
mu-trick = Stich { $number }
mu-trick-of = von { $count }
mu-trick-long = Stich { $number } von { $count }

# Der Korb.
mu-basket = Dein Gebot
mu-pick = { $count ->
    [0] Du kannst nur passen
    [one] Wähle { $count } Karte oder passe
   *[other] Wähle bis zu { $count } Karten oder passe
}
mu-pick-why = Ausgelegte Karten bleiben offen vor dir und werden von dort gespielt. Die meisten: Chef. Die zweitmeisten: Vize.
mu-tap-card = Tippe Karten deiner Hand an
mu-tap-back = Antippen nimmt eine Karte zurück
mu-take-back = { $card } zurücknehmen
mu-no-card = Deine Hand ist leer
mu-would-be-chief = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: Du { $picked ->
    [yes] wärst
   *[no] bist noch
} Chef
mu-would-be-vice = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: Du wärst Vize
mu-would-be-behind = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: weniger als { $names }
mu-would-tie = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: gleich viele wie { $names }
mu-tie-cost = Passen jetzt alle, ist das ein Eklat: { $last }, { $scores }.
mu-you-last = du hast zuletzt gelegt
mu-other-last = { $name } hat zuletzt gelegt
mu-tie-more = Mit einer Karte mehr wärst du Chef: Ziel { $goal }.
mu-vice-why = Der Vize nennt den zweiten Trumpf und spielt gegen den Chef.
mu-behind-why = Ohne die meisten oder zweitmeisten Karten nennst du keinen Trumpf. Partner kannst du trotzdem werden.
mu-laid-stay = Ausgelegte Karten bleiben offen vor dir und werden von dort gespielt.
mu-goal = Ziel
mu-goal-of = { $goal } von { $sum }
mu-bonus = Bonus
mu-each-step = je Stufe darunter
mu-bid = { $count ->
    [one] { $count } Karte bieten
   *[other] { $count } Karten bieten
}
mu-bid-word = Bieten
mu-pass = Passen

# Ziele.
mu-goals = Ziele
mu-goals-why = Ziel und Bonus für Chef und Partner, je nach ausgelegten Karten und Cheftrumpf. Jede Stufe unter dem Ziel: { $step } für den Chef.
mu-cards-col = Karten
mu-goals-R = Farbe
mu-goals-7 = 1 oder 7
mu-goals-4 = Ziffer
mu-goals-none = ohne

# Einen Trumpf nennen.
mu-name-trump = Nenne deinen Trumpf
mu-name-why = { $count ->
    [one] Aus deiner ausgelegten Karte.
   *[other] Aus deinen { $count } ausgelegten Karten.
} Seltenes bringt mehr.
mu-name-why-vice = { $count ->
    [one] Aus deiner ausgelegten Karte.
   *[other] Aus deinen { $count } ausgelegten Karten.
} Der Cheftrumpf schlägt ihn.
mu-with-bonus = mit Bonus
mu-colour = Farbe
mu-digit = Ziffer
mu-or = Oder
mu-bonus-word = Bonus
mu-none-bonus = ohne Trumpf: Bonus
mu-option = { $trump }, Bonus { $bonus }
mu-name-it = { $kind ->
    [none] Ohne Trumpf
   *[other] Nenne { $trump }
}
mu-pick-trump = Wähle einen Trumpf, und du siehst hier seine Karten.
mu-name-word = Nennen
mu-then-trumps = Dann sind { $count } von { $all } Karten Trumpf, { $mine } davon deine
mu-now-trumps = Bisher sind { $count } von { $all } Karten Trumpf, { $mine } davon deine
mu-no-trumps-yet = Noch keine Trümpfe
mu-preview = { $trump }: { $count } Trümpfe, { $mine } davon deine

# Einen Partner wählen.
mu-choose-partner = Wähle deinen Partner
mu-choose-why = { $vice ->
    [yes] Jeden außer dem Vize. Ihr teilt Ziel und Bonus.
   *[no] Wen du willst. Ihr teilt Ziel und Bonus.
}
mu-call-partner = Rufe die Karte deines Partners
mu-call-why = { $vice ->
    [yes] Wer sie hat, ist dein geheimer Partner. Hast du sie selbst oder der Vize, spielst du allein.
   *[no] Wer sie hat, ist dein geheimer Partner. Hast du sie selbst, spielst du allein.
}
mu-vice-never = der Vize nie
mu-take = { $name } nehmen
mu-call = { $card } rufen
mu-choose-word = Wählen

# Lupe und letzter Stich.
mu-lens = Trumpflupe
mu-lens-order = Höchste zuerst. Bei gleichen gewinnt die zuerst gespielte.
mu-lens-count = Noch { $out } im Spiel: { $mine } deine, { $open } offen, { $unseen } unbekannt.
mu-lens-known = Noch { $out } im Spiel: { $open } davon sichtbar, { $unseen } unbekannt.
mu-lens-note = { $card } gehört nicht mehr zu { $colour }: Wer { $colour } bedienen muss, darf sie nicht spielen.
mu-lens-none = In dieser Runde gibt es keine Trümpfe.
mu-beats-all = schlägt alle
mu-gone = weg
mu-away = weggelegt
mu-group-double = Doppelt
mu-group-chief = Chef
mu-group-vice = Vize
mu-group-digit = { $digit }er
mu-last = Letzter Stich
mu-last-none = Es ist noch kein Stich fertig.
mu-last-hidden = An diesem Tisch bleiben fertige Stiche verdeckt.
mu-took = { $you ->
    [yes] Du hast ihn
   *[no] { $name } hat ihn
}: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
mu-takes = { $points ->
    [one] holt { $points } Punkt
   *[other] holt { $points } Punkte
}
mu-wins = hat ihn

# Taten.
mu-play = { $card } spielen
mu-by-digit = Nach Ziffern
mu-pick-card = Wähle eine Karte
mu-scores = Spielstand

# Nach einer Runde.
mu-result-made = { $count ->
    [one] { $you ->
        [yes] Du hast das Ziel erreicht
       *[no] { $names } hat das Ziel erreicht
    }
   *[other] { $you ->
        [yes] { $names } habt das Ziel erreicht
       *[no] { $names } haben das Ziel erreicht
    }
}
mu-result-failed = { $count ->
    [one] { $you ->
        [yes] Du hast das Ziel verfehlt
       *[no] { $names } hat das Ziel verfehlt
    }
   *[other] { $you ->
        [yes] { $names } habt das Ziel verfehlt
       *[no] { $names } haben das Ziel verfehlt
    }
}
mu-result-of = von
mu-result-card-points = Karten­punkte
mu-result-missed = Ziel verfehlt
mu-result-laid = Karten gelegt
mu-result-eklat-word = Eklat!
mu-again = Noch ein Klick: { $deed }

# Tasten.
mu-key-pass = passen
mu-key-sort = Hand nach Ziffern oder Farben ordnen
mu-key-lens = Trumpflupe; in der Auktion die Ziele
mu-key-last = letzter Stich

# Ein Augenblick vor der Abrechnung.
mu-moment-goal = Geschafft, mit dem letzten Stich!
