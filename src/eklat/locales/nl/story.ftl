# Eén regel voor alles wat er gebeurt: verslag, voorleesprogramma’s en terminal.
# $you is "yes" als $who zelf leest. $card, $cards, $trump, $scores komen kant-en-klaar.
story-list = { $first } en { $last }
story-you = jij

# Mü, ook voor twee.
story-dealt = { $you ->
    [yes] Ronde { $hand }: jij deelt.
   *[no] Ronde { $hand }: { $who } deelt.
}
story-bid = { $you ->
    [yes] Je legt { $cards } en hebt
   *[no] { $who } legt { $cards } en heeft
} { $total ->
    [one] { $total } kaart open.
   *[other] { $total } kaarten open.
}
story-pass = { $you ->
    [yes] Je past.
   *[no] { $who } past.
}
story-chief = { $you ->
    [yes] Je bent chef
   *[no] { $who } is chef
} met { $height ->
    [one] { $height } kaart: doel { $goal } punten.
   *[other] { $height } kaarten: doel { $goal } punten.
}
story-vice = { $you ->
    [yes] Je bent vice-chef.
   *[no] { $who } is vice-chef.
}
story-no-vice = Er is geen vice-chef.
story-crown = { $you ->
    [yes] Je krijgt de kroon
   *[no] { $who } krijgt de kroon
} met { $height } open kaarten: doel { $goal } punten.
story-trump = { $you ->
    [yes] Je noemt
   *[no] { $who } noemt
} de { $role ->
    [chief] cheftroef
    [vice] vicetroef
    [crown] grote troef
   *[shield] kleine troef
}: { $trump }.
story-trump-none = { $you ->
    [yes] Je speelt
   *[no] { $who } speelt
} zonder { $role ->
    [crown] grote troef.
   *[chief] cheftroef.
}
story-partner = { $you ->
    [yes] Je kiest { $partner } als partner.
   *[no] { $mate ->
        [yes] { $who } kiest jou als partner.
       *[no] { $who } kiest { $partner } als partner.
    }
}
story-partner-card = { $you ->
    [yes] Je vraagt { $card }: wie hem heeft, is je partner.
   *[no] { $who } vraagt { $card }: wie hem heeft, is de partner.
}
story-partner-found = { $you ->
    [yes] Je toont { $card }: je bent de partner.
   *[no] { $who } toont { $card } en is de partner.
}
story-alone = { $you ->
    [yes] Je speelt alleen tegen iedereen.
   *[no] { $who } speelt alleen tegen iedereen.
}
story-play = { $you ->
    [yes] Je speelt { $card }.
   *[no] { $who } speelt { $card }.
}
story-trick = { $you ->
    [yes] Je krijgt de slag
   *[no] { $who } krijgt de slag
} met { $card }: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
story-discard = { $you ->
    [yes] Je neemt de skat en legt vier kaarten gesloten weg.
   *[no] { $who } neemt de skat en legt vier kaarten gesloten weg.
}
story-discard-own = Je neemt de skat en legt { $cards } gesloten weg.
story-reveal = { $you ->
    [yes] Je kiest waar er wordt omgedraaid: { $column }.
   *[no] { $who } kiest waar er wordt omgedraaid: { $column }.
}
story-turned = { $you ->
    [yes] Je draait { $card } om.
   *[no] { $who } draait { $card } om.
}

# Heul doch! $own: op de eigen stapel van $who; $yours: op die van jou, die dit leest.
story-begins = { $you ->
    [yes] Ronde { $hand }: jij begint.
   *[no] Ronde { $hand }: { $who } begint.
}
story-lay = { $you ->
    [yes] { $own ->
        [yes] Je legt { $card } op je eigen stapel.
       *[no] Je legt { $card } op de stapel van { $whose }.
    }
   *[no] { $own ->
        [yes] { $who } legt { $card } op de eigen stapel.
       *[no] { $yours ->
            [yes] { $who } legt { $card } op jouw stapel.
           *[no] { $who } legt { $card } op de stapel van { $whose }.
        }
    }
}
story-onion = { $you ->
    [yes] Je legt een ui.
   *[no] { $who } legt een ui.
}
story-onion-own = Je legt { $card } als ui.
story-catapult = { $you ->
    [yes] Je schiet de katapult af
   *[no] { $who } schiet de katapult af
}, weg met { $cards }.
story-catapult-nothing = { $you ->
    [yes] Je schiet de katapult af
   *[no] { $who } schiet de katapult af
} zonder iets te raken.
story-towel = { $you ->
    [yes] Je ruilt de bovenste kaart met { $other } (handdoek).
   *[no] { $yours ->
        [yes] { $who } ruilt de bovenste kaart met jou (handdoek).
       *[no] { $who } ruilt de bovenste kaart met { $other } (handdoek).
    }
}
story-carousel = { $you ->
    [yes] Je draait
   *[no] { $who } draait
} de draaimolen naar { $direction ->
    [left] links: elke bovenste kaart schuift een stapel op.
   *[right] rechts: elke bovenste kaart schuift een stapel op.
}
story-werewolf = { $you ->
    [yes] Je laat de weerwolf los: elke bovenste kaart wordt omgedraaid.
   *[no] { $who } laat de weerwolf los: elke bovenste kaart wordt omgedraaid.
}

# Hoe ronden en partijen eindigen. $names en $scores komen kant-en-klaar.
story-hand-over = Deze ronde: { $scores }.
story-totals = Stand: { $scores }.
story-eklat = Schandaal: { $names } hebben elk { $height ->
    [one] { $height } kaart gelegd.
   *[other] { $height } kaarten gelegd.
} { $you ->
    [yes] Je hebt het laatst gelegd en verliest { $loss }.
   *[no] { $who } heeft het laatst gelegd en verliest { $loss }.
}
story-all-passed = Iedereen heeft gepast: een schandaal zonder punten.
story-dealt-again = Niemand heeft gelegd: dezelfde deler deelt opnieuw.
story-made = { $names }: { $points } van { $goal } punten. Gehaald, bonus { $bonus }.
story-failed = { $names }: { $points } van { $goal } punten. { $you ->
    [yes] Je verliest { $loss }, elke tegenstander wint { $gain }.
   *[no] { $who } verliest { $loss }, elke tegenstander wint { $gain }.
}
story-crown-made = { $you ->
    [yes] Je hebt
   *[no] { $who } heeft
} { $points } van { $goal } punten: { $score } voor de kroon.
story-crown-failed = { $you ->
    [yes] Je hebt
   *[no] { $who } heeft
} maar { $points } van { $goal } punten: { $score } voor het schild.
story-counted = { $you ->
    [yes] Je hebt
   *[no] { $who } heeft
} { $points } punten; { $onions ->
    [0] geen uien.
    [one] { $onions } ui kost { $lost }.
   *[other] { $onions } uien kosten { $lost }.
}
story-end-drawn = Voor het einde van de partij wordt { $card } getrokken.
story-match-over = { $count ->
    [one] { $you ->
        [yes] De partij is voorbij. Je hebt gewonnen!
       *[no] De partij is voorbij. { $who } heeft gewonnen.
    }
   *[other] De partij is voorbij. { $names } delen de winst.
}

# De tafel.
story-created = De tafel is open.
story-settings-changed = De instellingen zijn gewijzigd.
story-sat-down = { $you ->
    [yes] Je gaat zitten.
   *[no] { $who } gaat zitten.
}
story-left = { $you ->
    [yes] Je staat op.
   *[no] { $who } staat op.
}
story-seat-freed = { $who } heeft geen plaats meer.
story-bot-seated = { $bot } (bot) gaat zitten.
story-stood-in = { $once ->
    [yes] { $bot } (bot) zet één keer voor { $who }.
   *[no] { $bot } (bot) valt in voor { $who }.
}
story-came-back = { $you ->
    [yes] Je bent terug.
   *[no] { $who } is terug.
}
story-waited = { $you ->
    [yes] Je wacht liever op { $other }.
   *[no] { $who } wacht liever op { $other }.
}
story-salted = { $you ->
    [yes] Je draagt
   *[no] { $who } draagt
} iets bij aan het toeval.
story-started = De partij begint.
story-rematched = Nog een partij: iedereen komt weer bij elkaar.
story-paused = { $you ->
    [yes] Je neemt pauze.
   *[no] { $who } neemt pauze.
}
story-resumed = { $you ->
    [yes] Je gaat verder na de pauze.
   *[no] { $who } gaat verder na de pauze.
}
story-take-back-asked = { $you ->
    [yes] Je wilt de laatste zet terugnemen.
   *[no] { $who } wil de laatste zet terugnemen.
}
story-take-back-answered = { $you ->
    [yes] { $agreed ->
        [yes] Je bent het ermee eens.
       *[no] Je bent het er niet mee eens.
    }
   *[no] { $agreed ->
        [yes] { $who } is het ermee eens.
       *[no] { $who } is het er niet mee eens.
    }
}
story-taken-back = { $you ->
    [yes] Je neemt je zet terug.
   *[no] { $who } neemt de zet terug.
}
story-chat = { $who }: { $text }
