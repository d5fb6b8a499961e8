# De terugblik: wat er verloren ging, wat geluk was
review-head = { $game }: { $hands ->
    [one] één spel
   *[other] { $hands } spellen
}, waardefunctie { $value }
review-how = Verloren punten per beslissing, met wat men kon weten; elk getal met zijn fout (95 %).
review-col-player = speler
review-col-hands = spellen
review-col-decisions = beslissingen
review-col-lost = verloren per beslissing
review-col-bands = slordigheden / fouten / blunders
review-col-small = kleine verliezen samen
review-col-ahead = voorsprong per spel
review-col-adjusted = zonder geluk
review-kind-bid = bod
review-kind-eklat = schandaal
review-kind-trump = troef
review-kind-partner = partner
review-kind-lead = uitkomst
review-kind-follow = bekennen
review-kind-discard = weggooien
review-kind-skat = skat
review-kind-reveal = omdraaien
review-kind-own = eigen stapel
review-kind-give = naar een buur
review-kind-onion = ui
review-kind-special = speciale kaart
review-band-slip = slordigheid
review-band-mistake = fout
review-band-blunder = blunder
review-band-small = klein verlies
review-band-good = goed
review-band-unclear = te dicht bij elkaar
review-worst = De duurste beslissingen
review-none = Geen verlies is hier van toeval te onderscheiden.
review-decision = Spel { $hand }, actie { $action }, { $name }, { $kind }: { $band }, { $loss } ± { $half } punten. Gespeeld: { $played }; beter: { $best }
review-why-goal = Na “{ $best }” wordt het doel in { $chance } van de 100 verdelingen gehaald, na “{ $played }” in { $other }.
review-why-held = In { $share } van de 100 verdelingen heeft { $who } { $card }; dan brengt “{ $best }” { $points } punten meer op.
review-why-not-held = In { $share } van de 100 verdelingen heeft { $who } { $card } niet; dan brengt “{ $best }” { $points } punten meer op.
review-second-less = Naar het uitproberen alleen zouden { $behind } punten verloren zijn. Bots die leerden door tegen zichzelf te spelen, oordelen milder over deze zet; daarom tellen { $points } punten minder.
review-second-open = Naar het uitproberen zouden { $behind } punten verloren zijn; maar bots die leerden door tegen zichzelf te spelen, zien zo’n verlies niet zeker: daarom heet het geen verlies.
review-disputed = { $count ->
    [one] Nog één lijkt op een verlies, maar bots die leerden door tegen zichzelf te spelen, zien het niet zeker: daarom heet het geen verlies.
   *[other] Nog { $count } lijken op verliezen, maar bots die leerden door tegen zichzelf te spelen, zien ze niet zeker: daarom heten ze geen verlies.
}
review-belief = { $was ->
    [yes] { $card } lag bij { $who }, wat { $chance } % waarschijnlijk leek.
   *[no] { $card } lag niet bij { $who }; dat die daar ligt, leek { $chance } % waarschijnlijk.
}
review-open = Zoals de kaarten lagen: { $points ->
    [0] er werd niets weggegeven.
    [one] er werd één kaartpunt weggegeven.
   *[other] er werden { $points } kaartpunten weggegeven.
}
review-kinds = Verloren per beslissing, naar soort
review-fall = { $name }, spel { $hand }: hoe het zo kwam
review-step-before = voor het delen
review-step-own-cards = eigen kaarten
review-step-other-cards = kaarten van de anderen
review-step-auction = veiling: { $who }
review-step-trumps = troeven en partner: { $who }
review-step-play = in het spel: { $who }
review-step-end = voorsprong op het gemiddelde van de anderen
review-luck = Kaartgeluk { $luck }, zonder dat { $adjusted }.
review-decisive = Het beslissende moment: actie { $action }, { $move } ({ $who }).
review-curve = Wat elke plaats waard was, actie voor actie
review-not-over = Verslag { $record }, spel { $hand } is niet afgelopen: daarvan wordt niets besproken.
review-nothing-over = Nog geen spel is afgelopen; pas daarna kan het besproken worden.
review-no-value = Voor { $game } met { $players } spelers volgens deze regels is er geen waardefunctie: beslissingen worden besproken, geluk en waterval ontbreken.
review-stopped = Gestopt: dit is wat af is.
review-memory = Uit het geheugen: van { $unknown } van de { $cards } kaarten ({ $share } %) weet niemand wie ze had. Ze worden geloot; geluk, waterval en hoe de kaarten lagen blijven weg.
review-memory-hand = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
} uit de hand van { $name } { $count ->
    [one] is
   *[other] zijn
} vergeten: elke beslissing is bekeken met { $hands } handen die passen, en de fouten zijn daardoor groter.
review-memory-open = { $moves ->
    [one] Eén zet is
   *[other] { $moves } zetten zijn
} bekend; wat daarna kwam, wordt niet beoordeeld.

# De coach, vóór de zet.
review-coach-worlds = Geprobeerd in { $worlds } verdelingen die het kunnen zijn, met wat jij weet: punten voor op het gemiddelde van de anderen, ernaast de afstand tot de beste zet.
review-coach-ahead = Bij het proberen kwam dat { $points ->
    [one] één punt
   *[other] { $points } punten
} beter uit dan “{ $played }”.
review-coach-close = { $count ->
    [0] Van de geprobeerde zetten is geen andere zo goed.
    [one] Eén andere zet is er niet van te onderscheiden.
   *[other] { $count } andere zetten zijn er niet van te onderscheiden.
}
review-coach-either = { $trump } of { $more }
review-coach-trumps = { $trump }, { $more }
review-coach-shows = Je laat { $cards } zien: iedereen ziet dat je troef { $trumps } kan worden.
review-coach-chief = Je wordt in { $chief } ± { $chief-error } van de 100 verdelingen chef en haalt dan het doel in { $made } ± { $made-error } van de 100.
review-coach-no-chief = Je wordt bijna nooit chef: in { $chief } ± { $chief-error } van de 100 verdelingen.
review-coach-crown = Je krijgt in { $crown } ± { $crown-error } van de 100 verdelingen de kroon en haalt dan het doel in { $made } ± { $made-error } van de 100.
review-coach-no-crown = Je krijgt de kroon bijna nooit: in { $crown } ± { $crown-error } van de 100 verdelingen.
review-coach-crown-needs = Met { $height } open kaarten heeft de kroon { $goal } van de { $total } punten nodig.
review-coach-eklat = In { $eklat } ± { $eklat-error } van de 100 verdelingen komt er een Eklat; in { $pays } ± { $pays-error } betaal jij ervoor.
review-coach-height = { $height ->
    [one] Eén kaart vraagt
   *[other] { $height } kaarten vragen
} { $goal } van de { $total } punten. Als chef haal je zelf ongeveer { $own } ± { $own-error }{ $tricks ->
    [0] , dat is al genoeg.
    [one] ; voor de overige { $missing } heb je één slag van je partner nodig.
   *[other] ; voor de overige { $missing } heb je { $tricks } slagen van je partner nodig.
} Met een partner is het genoeg in { $enough } ± { $enough-error } van de 100 verdelingen.
review-coach-alone = { $height ->
    [one] Eén kaart vraagt
   *[other] { $height } kaarten vragen
} { $goal } van de { $total } punten. Als chef haal je ongeveer { $own } ± { $own-error }; dat is genoeg in { $enough } ± { $enough-error } van de 100 verdelingen.
