heuldoch-title = Heul doch! Mau Mau

# Was geschah.
heuldoch-told-begin = { $who-you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
}
heuldoch-told-lay = { $who-you ->
    [yes] { $own ->
        [yes] Du legst { $card } auf deinen Stapel.
       *[no] Du legst { $card } auf den Stapel von { $pile }.
    }
   *[no] { $own ->
        [yes] { $who } legt { $card } auf den eigenen Stapel.
       *[no] { $pile-you ->
            [yes] { $who } legt { $card } auf deinen Stapel.
           *[no] { $who } legt { $card } auf den Stapel von { $pile }.
        }
    }
}
heuldoch-told-onion = { $who-you ->
    [yes] Du legst { $card } als Zwiebel.
   *[no] { $who } legt { $card } als Zwiebel.
}
heuldoch-told-onion-hidden = { $who } legt eine Zwiebel.
heuldoch-told-catapult = { $who-you ->
    [yes] Du löst das Katapult aus.
   *[no] { $who } löst das Katapult aus.
}
heuldoch-told-catapult-nothing = { $who-you ->
    [yes] Du löst das Katapult aus und triffst nichts.
   *[no] { $who } löst das Katapult aus und trifft nichts.
}
heuldoch-told-flies = { $who-you ->
    [yes] Bei dir fliegt { $card } davon.
   *[no] Bei { $who } fliegt { $card } davon.
}
heuldoch-told-towel = { $who-you ->
    [yes] Du tauschst die oberste Karte mit { $other } (Strandtuch).
   *[no] { $other-you ->
        [yes] { $who } tauscht die oberste Karte mit dir (Strandtuch).
       *[no] { $who } tauscht die oberste Karte mit { $other } (Strandtuch).
    }
}
heuldoch-told-carousel = { $who-you ->
    [yes] Du drehst
   *[no] { $who } dreht
} das Karussell nach { $direction ->
    [left] links: Jede oberste Karte rückt einen Stapel weiter.
   *[right] rechts: Jede oberste Karte rückt einen Stapel weiter.
}
heuldoch-told-gets = { $who-you ->
    [yes] Du bekommst { $card } von { $giver }.
   *[no] { $giver-you ->
        [yes] { $who } bekommt { $card } von dir.
       *[no] { $who } bekommt { $card } von { $giver }.
    }
}
heuldoch-told-gets-onion = { $who-you ->
    [yes] Du bekommst die Zwiebel von { $giver }.
   *[no] { $giver-you ->
        [yes] { $who } bekommt deine Zwiebel.
       *[no] { $who } bekommt die Zwiebel von { $giver }.
    }
}
heuldoch-told-werewolf = { $who-you ->
    [yes] Du lässt den Werwolf los: Jede oberste Karte wird umgedreht.
   *[no] { $who } lässt den Werwolf los: Jede oberste Karte wird umgedreht.
}
heuldoch-told-uncovered = { $who-you ->
    [yes] Deine Zwiebel wird aufgedeckt: { $card }.
   *[no] Die Zwiebel von { $who } wird aufgedeckt: { $card }.
}
heuldoch-told-covered = { $who-you ->
    [yes] Aus deiner { $card } wird eine Zwiebel.
   *[no] Bei { $who } wird { $card } zur Zwiebel.
}

# Was gefragt ist, und wo wir sind.
heuldoch-ask-play = { $who-you ->
    [yes] Du bist dran: Wähl eine Karte
   *[no] { $who } ist dran
}
heuldoch-chapter-round = Durchgang { $number }

# Wie es ausging.
heuldoch-end-counted = { $who-you ->
    [yes] Du hast { $points } Punkte;
   *[no] { $who }: { $points } Punkte;
} { $onions ->
    [0] keine Zwiebel.
    [one] { $onions } Zwiebel macht jede { $number } wertlos ({ $lost } verloren).
   *[other] { $onions } Zwiebeln machen jede { $number }{ $sevens ->
        [yes] {" "}und jede 7
       *[no] {""}
    } wertlos ({ $lost } verloren).
}

# Warum nicht.
heuldoch-no-play-now = Jetzt wird eine Handkarte gespielt.
heuldoch-no-held = { $card } ist nicht in deiner Hand.
heuldoch-no-special = { $card } ist keine Zahlenkarte: Spiel sie als Sonderkarte, oder leg sie als Zwiebel.
heuldoch-no-direction = Das Karussell dreht sich nach links oder rechts, nicht nach { $given }.
heuldoch-no-towel-self = Mit dir selbst kannst du nicht tauschen: Das Strandtuch braucht jemand anderen.
heuldoch-no-towel-seat = Einen Platz { $seat } gibt es nicht: Das Strandtuch braucht jemand anderen.
heuldoch-no-neighbour-first = { $card } passt nebenan und muss dorthin: { $must-count ->
    [one] zu { $must }.
   *[other] zu { $must }, du hast die Wahl.
}
heuldoch-no-pile = Einen Platz { $seat } gibt es nicht: Die Plätze gehen von 0 bis { $last }.
heuldoch-no-fit-own = { $card } passt weder in Zahl noch Farbe auf deinen Stapel.
heuldoch-no-fit-closed = { $card } kann nicht zu { $pile }: Dort liegt eine Zwiebel oder nichts.
heuldoch-no-fit = { $card } kann nicht zu { $pile }: Weder Zahl noch Farbe passt.
heuldoch-no-neighbour = Du sitzt nicht neben { $pile }.

# Was sich nicht lesen, geben oder wählen lässt.
heuldoch-no-such-card = { $given } ist keine Karte: Erwartet wird eine Farbe von A bis G mit einer Zahl von 1 bis 7, zum Beispiel C5, oder { $specials }.
heuldoch-no-number = { $card } ist keine Zahlenkarte: Spiel sie als { $card } oder verdeckt als Zwiebel.
heuldoch-no-such-move = { $given } ist kein Zug dieses Spiels: Erwartet wird lay KARTE PLATZ, onion KARTE, catapult, towel PLATZ, carousel left, carousel right oder werewolf.
heuldoch-no-hands = Stapel: { $piles }, Hände: { $hands }. Jeder von 3 bis 6 Spielern bekommt einen Stapel und eine Hand.
heuldoch-no-hand-size = Jeder bekommt { $size } Handkarten, aber { $who } hat { $count }.
heuldoch-no-first-card = Der Stapel von { $who } kann nicht mit einer Sonderkarte ({ $card }) beginnen.
heuldoch-no-first-seat = Platz { $seat } kann nicht beginnen: Es gibt die Plätze 0 bis { $last }.
heuldoch-no-specials = { $found ->
    [yes] In dieser Runde sind Sonderkarten, das passt nicht zur Option specials.
   *[no] In dieser Runde sind keine Sonderkarten, das passt nicht zur Option specials.
}

# Was jemand neben dir raten würde.
heuldoch-advise-lay = { $own ->
    [yes] Leg { $card } auf deinen Stapel.
   *[no] Leg { $card } auf den Stapel von { $pile }.
}
heuldoch-advise-onion = Leg { $card } als Zwiebel.
heuldoch-advise-towel = Nimm das Strandtuch und tausch mit { $other }.
heuldoch-advise-carousel = Dreh das Karussell nach { $direction ->
    [left] links.
   *[right] rechts.
}
heuldoch-advise-catapult = Schieß das Katapult ab.
heuldoch-advise-werewolf = Lass den Werwolf los.

# Eine Runde als Text.
heuldoch-text-pile = Stapel
heuldoch-text-hand = Hand
heuldoch-text-top = oben
heuldoch-text-turns = Züge (ein Name sagt, auf wessen Stapel die Karte kam)
heuldoch-text-carousel = { $direction ->
    [left] Karussell links
   *[right] Karussell rechts
}
heuldoch-text-draw = Noch { $count ->
    [one] { $count } Karte zu ziehen.
   *[other] { $count } Karten zu ziehen.
}
heuldoch-text-onions = In deinem Stapel { $count ->
    [one] liegt { $count } Zwiebel.
   *[other] liegen { $count } Zwiebeln.
}
