heuldoch-title = Heul doch! Mau Mau

# Wat er gebeurde.
heuldoch-told-begin = { $who-you ->
    [yes] Jij begint.
   *[no] { $who } begint.
}
heuldoch-told-lay = { $who-you ->
    [yes] { $own ->
        [yes] Je legt { $card } op je eigen stapel.
       *[no] Je legt { $card } op de stapel van { $pile }.
    }
   *[no] { $own ->
        [yes] { $who } legt { $card } op de eigen stapel.
       *[no] { $pile-you ->
            [yes] { $who } legt { $card } op jouw stapel.
           *[no] { $who } legt { $card } op de stapel van { $pile }.
        }
    }
}
heuldoch-told-onion = { $who-you ->
    [yes] Je legt { $card } als ui.
   *[no] { $who } legt { $card } als ui.
}
heuldoch-told-onion-hidden = { $who } legt een ui.
heuldoch-told-catapult = { $who-you ->
    [yes] Je schiet de katapult af.
   *[no] { $who } schiet de katapult af.
}
heuldoch-told-catapult-nothing = { $who-you ->
    [yes] Je schiet de katapult af zonder iets te raken.
   *[no] { $who } schiet de katapult af zonder iets te raken.
}
heuldoch-told-flies = { $who-you ->
    [yes] Bij jou vliegt { $card } weg.
   *[no] Bij { $who } vliegt { $card } weg.
}
heuldoch-told-towel = { $who-you ->
    [yes] Je ruilt de bovenste kaart met { $other } (handdoek).
   *[no] { $other-you ->
        [yes] { $who } ruilt de bovenste kaart met jou (handdoek).
       *[no] { $who } ruilt de bovenste kaart met { $other } (handdoek).
    }
}
heuldoch-told-carousel = { $who-you ->
    [yes] Je draait
   *[no] { $who } draait
} de draaimolen naar { $direction ->
    [left] links: elke bovenste kaart schuift een stapel op.
   *[right] rechts: elke bovenste kaart schuift een stapel op.
}
heuldoch-told-gets = { $who-you ->
    [yes] Je krijgt { $card } van { $giver }.
   *[no] { $giver-you ->
        [yes] { $who } krijgt { $card } van jou.
       *[no] { $who } krijgt { $card } van { $giver }.
    }
}
heuldoch-told-gets-onion = { $who-you ->
    [yes] Je krijgt de ui van { $giver }.
   *[no] { $giver-you ->
        [yes] { $who } krijgt jouw ui.
       *[no] { $who } krijgt de ui van { $giver }.
    }
}
heuldoch-told-werewolf = { $who-you ->
    [yes] Je laat de weerwolf los: elke bovenste kaart wordt omgedraaid.
   *[no] { $who } laat de weerwolf los: elke bovenste kaart wordt omgedraaid.
}
heuldoch-told-uncovered = { $who-you ->
    [yes] Jouw ui wordt omgedraaid: { $card }.
   *[no] De ui van { $who } wordt omgedraaid: { $card }.
}
heuldoch-told-covered = { $who-you ->
    [yes] Jouw { $card } is nu een ui.
   *[no] De { $card } van { $who } is nu een ui.
}

# Wat er gevraagd wordt, en waar we zijn.
heuldoch-ask-play = { $who-you ->
    [yes] Jouw beurt: kies een kaart
   *[no] { $who } is aan de beurt
}
heuldoch-chapter-round = Beurt { $number }

# Hoe het afliep.
heuldoch-end-counted = { $who-you ->
    [yes] Je hebt { $points } punten;
   *[no] { $who }: { $points } punten;
} { $onions ->
    [0] geen uien.
    [one] { $onions } ui maakt elke { $number } waardeloos ({ $lost } verloren).
   *[other] { $onions } uien maken elke { $number }{ $sevens ->
        [yes] {" "}en elke 7
       *[no] {""}
    } waardeloos ({ $lost } verloren).
}

# Waarom niet.
heuldoch-no-play-now = Nu wordt er een handkaart gespeeld.
heuldoch-no-held = { $card } zit niet in je hand.
heuldoch-no-special = { $card } is geen getalkaart: speel hem om wat hij doet, of leg hem als ui.
heuldoch-no-direction = De draaimolen draait naar links of rechts, niet naar { $given }.
heuldoch-no-towel-self = Met jezelf kun je niet ruilen: de handdoek heeft iemand anders nodig.
heuldoch-no-towel-seat = Een plaats { $seat } is er niet: de handdoek heeft iemand anders nodig.
heuldoch-no-neighbour-first = { $card } past bij de buren en moet daarheen: { $must-count ->
    [one] naar { $must }.
   *[other] naar { $must }, je mag kiezen.
}
heuldoch-no-pile = Een plaats { $seat } is er niet: de plaatsen gaan van 0 tot { $last }.
heuldoch-no-fit-own = { $card } past qua getal noch kleur op je eigen stapel.
heuldoch-no-fit-closed = { $card } kan niet naar { $pile }: daar ligt een ui of niets.
heuldoch-no-fit = { $card } kan niet naar { $pile }: getal noch kleur past.
heuldoch-no-neighbour = Je zit niet naast { $pile }.

# Wat niet te lezen, te delen of te kiezen is.
heuldoch-no-such-card = { $given } is geen kaart: verwacht wordt een kleur van A tot G met een getal van 1 tot 7, zoals C5, of { $specials }.
heuldoch-no-number = { $card } is geen getalkaart: speel hem als { $card }, of gesloten als ui.
heuldoch-no-such-move = { $given } is geen zet van dit spel: verwacht wordt lay KAART PLAATS, onion KAART, catapult, towel PLAATS, carousel left, carousel right of werewolf.
heuldoch-no-hands = Stapels: { $piles }, handen: { $hands }. Ieder van 3 tot 6 spelers krijgt een stapel en een hand.
heuldoch-no-hand-size = Iedereen krijgt { $size } handkaarten, maar { $who } heeft er { $count }.
heuldoch-no-first-card = De stapel van { $who } kan niet met een speciale kaart ({ $card }) beginnen.
heuldoch-no-first-seat = Plaats { $seat } kan niet beginnen: de plaatsen gaan van 0 tot { $last }.
heuldoch-no-specials = { $found ->
    [yes] In deze ronde zitten speciale kaarten, en dat past niet bij de optie specials.
   *[no] In deze ronde zitten geen speciale kaarten, en dat past niet bij de optie specials.
}

# Wat iemand naast je zou aanraden.
heuldoch-advise-lay = { $own ->
    [yes] Leg { $card } op je eigen stapel.
   *[no] Leg { $card } op de stapel van { $pile }.
}
heuldoch-advise-onion = Leg { $card } als ui.
heuldoch-advise-towel = Neem de handdoek en ruil met { $other }.
heuldoch-advise-carousel = Draai de draaimolen naar { $direction ->
    [left] links.
   *[right] rechts.
}
heuldoch-advise-catapult = Schiet de katapult af.
heuldoch-advise-werewolf = Laat de weerwolf los.

# Een ronde als tekst.
heuldoch-text-pile = stapel
heuldoch-text-hand = hand
heuldoch-text-top = boven
heuldoch-text-turns = Beurten (een naam zegt op wiens stapel de kaart kwam)
heuldoch-text-carousel = { $direction ->
    [left] draaimolen links
   *[right] draaimolen rechts
}
heuldoch-text-draw = Nog { $count ->
    [one] { $count } kaart te trekken.
   *[other] { $count } kaarten te trekken.
}
heuldoch-text-onions = In jouw stapel { $count ->
    [one] ligt { $count } ui.
   *[other] liggen { $count } uien.
}
