# Het bord van Mü voor twee. $name is iemand aan tafel, $card de naam van een kaart, $suit een kleur of ‘trump’.
mu2-bar = Het contract
mu2-you-object = jou
mu2-goal-would = Doel { $goal } met de kroon
mu2-auction-first = De eerste kaart boven de vier staat voor
mu2-skat-for = vier kaarten voor de kroon
mu2-skat-tag = skat
mu2-discard-known = { $count } kaarten, { $points } punten voor jou
mu2-discard-of = { $count } kaarten, { $points } punten voor { $name }
mu2-act = Jouw zet
mu2-now = Wat er nu gebeurt
mu2-crown-you = Jij draagt de kroon
mu2-crown-other = { $name } draagt de kroon
mu2-shield-you = Jij hebt het schild
mu2-shield-other = { $name } heeft het schild
mu2-auction = De veiling
mu2-auction-leads-you = Jij staat voor met { $count } open kaarten
mu2-auction-leads = { $name } staat voor met { $count } open kaarten
mu2-auction-even = Nog niemand heeft een kaart gelegd
mu2-trumps = Troeven
mu2-of = van
mu2-goal = Doel { $goal } met { $height } kaarten
mu2-goal-you = dan { $win } voor jou, anders { $lose } voor { $other }
mu2-goal-other = dan { $win } voor { $name }, anders { $lose } voor { $other }
mu2-tricks-left = { $count ->
    [one] { $count } slag
   *[other] { $count } slagen
}
mu2-tricks-short = { $count ->
    [one] nog 1 slag
   *[other] { $count } slagen
}
mu2-to-play = te spelen

# Kolommen.
mu2-columns-own = Jouw kolommen
mu2-columns-of = De kolommen van { $name }
mu2-column-super = Super
mu2-column-big = Groot
mu2-column-small = Klein
mu2-column-digit = { $digit }’s
mu2-column-name = { $column }: { $down ->
    [0] { $open ->
        [0] leeg
        [one] { $open } open kaart
       *[other] { $open } open kaarten
    }
    [one] één kaart gesloten, { $open ->
        [0] niets open
        [one] { $open } open kaart
       *[other] { $open } open kaarten
    }
   *[other] { $down } kaarten gesloten, { $open ->
        [0] niets open
        [one] { $open } open kaart
       *[other] { $open } open kaarten
    }
}
mu2-turn-up = Om­draaien
mu2-turn-up-hint = De omgedraaide kaart gaat naar waar hij hoort en dekt af wat daar ligt.

# Plaatsen en stapels.
mu2-role-crown = Kroon
mu2-role-shield = Schild
mu2-points-won = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
mu2-open-count = { $count ->
    [one] { $count } open kaart
   *[other] { $count } open kaarten
}
mu2-hand-count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} in de hand
mu2-away = weg
mu2-deals = { $name } geeft
mu2-discards = Weggelegd
mu2-discards-other = { $count } kaarten, tellen voor { $name }
mu2-last-trick = Laatste slag
mu2-skat = De skat
mu2-skat-hidden = De skat: vier kaarten voor de kroon
mu2-hand = Jouw hand
mu2-hand-of = De hand van { $name }
mu2-hand-empty = Geen handkaarten meer
mu2-trick-you = Jij
mu2-took = krijgt hem
mu2-lens = Troeven
mu2-lens-note = Alle troeven zijn één kleur: een troefkaart hoort niet meer bij zijn gedrukte kleur.

# Bieden.
mu2-bid-now = Je hebt { $count } open kaarten.
mu2-bid-most = Je mag { $count ->
    [one] { $count } kaart leggen.
   *[other] tot { $count } kaarten leggen.
}
mu2-bid-only-pass = Er mogen geen kaarten meer gelegd worden: pas.
mu2-bid-total = Dat maakt { $count } open kaarten.
mu2-bid-crown = Jij zou de kroon hebben: doel { $goal }.
mu2-bid-shield = { $name } zou nog steeds voorstaan.
mu2-bid-button = { $count ->
    [one] { $count } kaart leggen
   *[other] { $count } kaarten leggen
}
mu2-bid-none = Kies kaarten om te leggen
mu2-unpick = { $card } terugnemen
mu2-pass = Passen
mu2-bid-final = Gelegde kaarten blijven open en worden van daaruit gespeeld.
mu2-too-many = Meer mag je nu niet leggen: hoogstens { $count ->
    [one] één
   *[other] { $count }
}.

# Wegleggen.
mu2-discard-title = De skat is van jou
mu2-discard-text = Leg { $count } handkaarten weg. Hun punten tellen voor jou.
mu2-discard-points = Ze brengen je { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
mu2-discard-button = { $count } kaarten wegleggen
mu2-discard-more = { $count ->
    [one] Kies er nog één
   *[other] Kies er nog { $count }
}
mu2-enough = Er zijn al { $count } kaarten gekozen. Zet er eerst één terug.

# Troeven noemen.
mu2-name-small = Jouw kleine troef
mu2-name-big = Jouw grote troef
mu2-name-hint = Een kleur of een cijfer van je open kaarten.
mu2-name-none = Geen
mu2-name-button = { $trump } noemen
mu2-name-pick = Kies een troef
mu2-name-would = Dan heb je { $count ->
    [0] geen troeven
    [one] { $count } troef
   *[other] { $count } troeven
}: { $super } super, { $big } groot, { $small } klein.
mu2-name-see = Kies een troef: hier zie je dan welke van je kaarten troef worden.

# Spel.
mu2-play-button = { $card } spelen
mu2-play-pick = Kies een kaart
mu2-by-digit = Op cijfer
mu2-fan = De open kaarten van deze kolom
mu2-fan-shut = Sluiten
mu2-why-follow = { $open ->
    [yes] { $suit ->
        [trump] Troef is uitgespeeld, en je hebt { $card } nog open liggen.
       *[other] { $suit } is uitgespeeld, en je hebt { $card } nog open liggen.
    }
   *[no] { $suit ->
        [trump] Troef is uitgespeeld, en je hebt { $card } nog in je hand.
       *[other] { $suit } is uitgespeeld, en je hebt { $card } nog in je hand.
    }
}
mu2-why-wait = Je bent niet aan de beurt.
mu2-why-reveal = Eerst wordt een gesloten kaart omgedraaid.
mu2-why-discard-hand = Alleen handkaarten kun je wegleggen.

# De zin wie er aan de beurt is.
mu2-trick-taken = { $name } krijgt de slag
mu2-trick-taken-you = Jij krijgt de slag

# Na het spel.
mu2-result-made = { $who ->
    [you] Jij had de kroon en haalde het doel.
   *[other] { $name } had de kroon en haalde het doel.
}
mu2-result-failed = { $who ->
    [you] Jij had de kroon en miste het doel.
   *[other] { $name } had de kroon en miste het doel.
}
mu2-result-points = kaart­punten

# Toetsen.
mu2-key-pass = passen
mu2-key-sort = hand op cijfers of kleuren ordenen
mu2-key-lens = troefloep
mu2-key-last = laatste slag
