mu-title = Mü

# Was geschah.
mu-told-deal = { $who-you ->
    [yes] Du gibst.
   *[no] { $who } gibt.
}
mu-told-bid = { $who-you ->
    [yes] Du legst { $cards } und hast
   *[no] { $who } legt { $cards } und hat
} { $total ->
    [one] { $total } Karte offen.
   *[other] { $total } Karten offen.
}
mu-told-pass = { $who-you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
mu-told-chief = { $who-you ->
    [yes] Du bist Chef
   *[no] { $who } ist Chef
} mit { $height ->
    [one] { $height } Karte: Ziel { $goal } Punkte.
   *[other] { $height } Karten: Ziel { $goal } Punkte.
}
mu-told-vice = { $who-you ->
    [yes] Du bist Vize.
   *[no] { $who } ist Vize.
}
mu-told-no-vice = Es gibt keinen Vize.
mu-told-trump = { $who-you ->
    [yes] Du nennst
   *[no] { $who } nennt
} den { $role ->
    [chief] Cheftrumpf
   *[vice] Vizetrumpf
}: { $trump }.
mu-told-no-trump = { $who-you ->
    [yes] Du spielst ohne Cheftrumpf.
   *[no] { $who } spielt ohne Cheftrumpf.
}
mu-told-partner = { $who-you ->
    [yes] Du nimmst { $partner } als Partner.
   *[no] { $partner-you ->
        [yes] { $who } nimmt dich als Partner.
       *[no] { $who } nimmt { $partner } als Partner.
    }
}
mu-told-call = { $who-you ->
    [yes] Du rufst { $card }: Wer sie hat, ist dein Partner.
   *[no] { $who } ruft { $card }: Wer sie hat, ist Partner.
}
mu-told-called = Du hast sie: Du bist heimlich Partner.
mu-told-partner-open = { $who-you ->
    [yes] Sie liegt offen vor dir: Du bist Partner.
   *[no] Sie liegt offen vor { $who }, damit ist die Partnerschaft klar.
}
mu-told-partner-found = { $who-you ->
    [yes] Du zeigst { $card }: Du bist Partner.
   *[no] { $who } zeigt { $card } und ist Partner.
}
mu-told-alone = { $who-you ->
    [yes] Du spielst allein gegen alle.
   *[no] { $who } spielt allein gegen alle.
}
mu-told-play = { $who-you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
mu-told-trick = { $who-you ->
    [yes] Du bekommst den Stich
   *[no] { $who } bekommt den Stich
} mit { $card }: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}

# Was gefragt ist.
mu-ask-bid = { $who } bietet oder passt
mu-ask-lay = { $most ->
    [0] Du bist dran: nichts mehr auszulegen, also passen
    [one] Du bist dran: passen oder eine Karte legen
   *[other] Du bist dran: passen oder bis zu { $most } Karten legen
}
mu-ask-trump = { $who-you ->
    [yes] { $role ->
        [chief] Du bist dran: Nenn den Cheftrumpf oder spiel ohne
       *[vice] Du bist dran: Nenn den Vizetrumpf
    }
   *[no] { $role ->
        [chief] { $who } nennt den Cheftrumpf
       *[vice] { $who } nennt den Vizetrumpf
    }
}
mu-ask-partner = { $who-you ->
    [yes] Du bist dran: Wähl deinen Partner
   *[no] { $who } wählt einen Partner
}
mu-ask-call = { $who-you ->
    [yes] Du bist dran: Ruf die Karte deines Partners
   *[no] { $who } ruft die Karte des Partners
}
mu-ask-lead = { $who-you ->
    [yes] Du bist dran: Spiel eine Karte an
   *[no] { $who } spielt an
}
mu-ask-play = { $who } ist dran
mu-ask-follow = Du bist dran: { $suit } bedienen
mu-ask-any = Du bist dran: kein { $suit } mehr, alles erlaubt

# Wo wir sind.
mu-chapter-auction = Auktion
mu-chapter-trumps = Trümpfe
mu-chapter-trick = Stich { $number }

# Wie es ausging.
mu-end-taken = { $side-count ->
    [one] { $side } brauchte
   *[other] { $side } brauchten
} { $goal } Punkte für { $height ->
    [one] { $height } Karte
   *[other] { $height } Karten
} und bekam{ $side-count ->
    [one] {""}
   *[other] en
} { $points }.
mu-end-made = { $alone ->
    [yes] Allein geschafft
   *[no] Geschafft
}{ $trump-kind ->
    [none] {" "}ohne Trumpf
   *[other] {""}, Cheftrumpf { $trump }
}: { $each ->
    [yes] je { $bonus } Bonus.
   *[no] { $bonus } Bonus.
}
mu-end-failed = { $reached ->
    [0] Das reicht nicht einmal für 1
   *[other] Das reicht für { $reached }
}, Differenz { $difference }: { $chief-you ->
    [yes] Du verlierst { $loss }, jeder Gegner gewinnt { $gain }.
   *[no] { $chief } verliert { $loss }, jeder Gegner gewinnt { $gain }.
}
mu-end-eklat = Eklat: { $tied } haben je { $height ->
    [one] { $height } Karte gelegt.
   *[other] { $height } Karten gelegt.
}
mu-end-culprit = { $who-you ->
    [yes] Du hast zuletzt gelegt und zahlst { $loss };
   *[no] { $who } hat zuletzt gelegt und zahlt { $loss };
} { $others-count ->
    [one] { $others } gewinnt { $gain }.
   *[other] { $others } gewinnen je { $gain }.
}
mu-end-passed = Alle haben gepasst: ein Eklat ohne Punkte.

# Warum nicht.
mu-no-auction = Noch wird geboten: pass oder leg Karten.
mu-no-trump-now = Jetzt wird ein Trumpf genannt.
mu-no-partner-now = Jetzt wählt der Chef einen Partner.
mu-no-play-now = Jetzt wird eine Karte zum Stich gespielt.
mu-no-in-hand = { $card } ist nicht in deiner Hand (oder nicht so oft).
mu-no-held = Du hast { $card } nicht.
mu-no-bid-size = Ein Gebot von { $count } geht nicht: Du darfst jetzt { $most ->
    [0] keine Karte legen.
    [one] höchstens { $most } Karte legen.
   *[other] höchstens { $most } Karten legen.
}
mu-no-same-trump = Der andere Trumpf ist schon { $trump }; zweimal geht nicht.
mu-no-trump-none = Nur wer am meisten gelegt hat, darf ohne Trumpf spielen; du musst einen nennen.
mu-no-trump-laid = Du kannst nur nennen, was offen vor dir liegt: { $kinds }.
mu-no-partner-twice = { $card } gibt es zweimal: Ruf eine Karte, die es einmal gibt.
mu-no-partner-card = An diesem Tisch wählt der Chef einen Platz als Partner, keine Karte.
mu-no-partner-open = An diesem Tisch ruft der Chef eine Karte; wer sie hat, ist Partner.
mu-no-partner-self = Du kannst nicht dein eigener Partner sein.
mu-no-partner-vice = Der Vize kann nie Partner des Chefs sein.
mu-no-partner-seat = Einen Platz { $seat } gibt es nicht: Die Plätze gehen von 0 bis { $last }.
mu-no-source = { $place ->
    [open] { $card } liegt offen vor dir und kann nicht aus der Hand gespielt werden.
   *[hand] { $card } ist in deiner Hand und liegt nicht offen.
}
mu-no-follow = Du musst { $suit } bedienen: { $card } { $place ->
    [open] liegt noch offen vor dir.
   *[hand] ist noch in deiner Hand.
}
mu-no-gone = { $card } kann es nicht sein: Die Karte hatte { $who }.
mu-no-room = Alle deine Karten sind bekannt, und { $card } ist nicht darunter.
mu-no-revoke = Du kannst { $card } nicht haben: Du hast vorher { $suit } nicht bedient.
mu-no-other-way = Dann passen die übrigen Karten nirgends mehr hin: Jemand hat nicht bedient, oder eine Karte vorher stimmt nicht.

# Was sich nicht lesen, geben oder wählen lässt.
mu-no-such-card = { $given } ist keine Karte: Erwartet wird eine Farbe aus R Y G B K und eine Ziffer, zum Beispiel R6.
mu-no-such-trump = { $given } ist kein Trumpf: Erwartet wird eine Farbe aus R Y G B K, eine Ziffer oder none.
mu-no-such-move = { $given } ist kein Zug dieses Spiels: Erwartet wird pass, bid KARTE..., trump TRUMPF, partner PLATZ oder play KARTE [hand|open].
mu-no-hands = { $count ->
    [one] Es gibt { $count } Hand: Mü ist für 3 bis 6 Spieler.
   *[other] Es gibt { $count } Hände: Mü ist für 3 bis 6 Spieler.
}
mu-no-hand-size = Mit { $players } Spielern bekommt jeder { $size } Karten, aber { $who } hat { $count }.
mu-no-colours = Zu dritt sind genau drei Farben im Spiel, nicht { $count }.
mu-no-edition = Die englische Ausgabe ist für 4 bis 6 Spieler, nicht für 3; die deutsche und die niederländische gehen auch zu dritt.
mu-no-end-card = Die für das Ende gezogene Karte: { $reason }
mu-no-end-colour = { $card } kann nicht für das Ende gezogen werden: Diese Farbe ist in der Schachtel.

# Was jemand neben dir raten würde.
mu-advise-bid = Leg { $cards }.
mu-advise-pass = Pass.
mu-advise-trump = Nenn { $trump } als Trumpf.
mu-advise-no-trump = Spiel ohne Trumpf.
mu-advise-partner = Nimm { $partner } als Partner.
mu-advise-call = Ruf { $card }.
mu-advise-play = Spiel { $card }.

# Eine Runde als Text.
mu-text-points = Punkte
mu-text-laid = ausgelegt
mu-text-pass = passt
mu-text-partner = { $who } ist Partner.
mu-text-tricks = Stiche
mu-text-trick = Stich: { $cards }.
