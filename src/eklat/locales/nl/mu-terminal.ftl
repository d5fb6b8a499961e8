# Mü in de terminal.
mu-term-bar-side = Chef { $who }
mu-term-bar-called = vraagt { $card }
mu-term-bar-trumps = Troef
mu-term-bar-chief = cheftroef { $trump }
mu-term-bar-vice = vicetroef { $trump }
mu-term-bar-no-trump = geen cheftroef
mu-term-bar-goal = { $points } van { $goal } punten
mu-term-bar-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
mu-term-bar-auction = Bieden: { $leaders ->
    [0] nog niemand heeft gelegd
    [one] { $who } leidt met { $most }
   *[other] { $who } gelijk met { $most }
}
mu-term-bar-unplayed = De veiling is voorbij: deze ronde wordt niet gespeeld.
mu-term-line-auction = { $leaders ->
    [0] Bieden: nog niemand heeft gelegd.
    [one] { $you ->
        [yes] Bieden: je leidt met { $most }, doel { $goal }.
       *[no] Bieden: { $who } leidt met { $most }, doel { $goal }.
    }
   *[other] Bieden: { $who } staan gelijk met { $most }; blijft het zo, dan is het een schandaal.
}
mu-term-line-bid = { $count ->
    [one] Nog één kaart
   *[other] Nog { $count } kaarten
}: { $standing ->
    [lead] je leidt met { $total }, doel { $goal }.
   *[tie] je staat gelijk met { $total }.
}
mu-term-line-seat = { $open ->
    [0] { $who }: niets open, { $count } in de hand
   *[other] { $who }: open { $cards }, { $count } in de hand
}
mu-term-line-trick = Slag: { $cards }
mu-term-basket-empty = Kies kaarten met 1–9 of de pijlen, Enter legt ze, p past.
mu-term-basket = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} (samen { $total }): { $standing ->
    [lead] je leidt.
    [tie] gelijk.
   *[behind] anderen leiden nog.
} { $bonus ->
    [none] Doel { $goal }.
   *[other] Doel { $goal }, bonus { $bonus }, per stap te weinig −10.
} { $more ->
    [0] {""}
   *[other] Nog { $more } mogelijk.
}
mu-term-said-pass = past
mu-term-head-open = open
mu-term-head-hand = hand
mu-term-head-said = laatst
mu-term-head-trick = slag
mu-term-head-points = punten
mu-term-yours-below = zie onder
mu-term-column-points = kaarten
mu-term-column-bonus = bonus
mu-term-sheet-lens = Troeven, de sterkste eerst
mu-term-lens-law = Een troef hoort niet meer bij de kleur die erop staat.
mu-term-no-lens = Er zijn nu geen troeven.
mu-term-lens-order = Troeven, de sterkste eerst: { $cards }
mu-term-lens-mine = Van jou: { $cards }
mu-term-lens-open = Open bij anderen: { $cards }
mu-term-lens-unknown = Nog niet gezien: { $cards }
mu-term-lens-gone = Weg: { $cards }
mu-term-where-mine = van jou
mu-term-where-open = open
mu-term-where-gone = weg
mu-term-sheet-last = Laatste slag
mu-term-no-last = Er is nog geen laatste slag.
mu-term-line-last-trick = Laatste slag: { $cards }. { $who } kreeg hem.
mu-term-led = uitgespeeld
mu-term-winner = krijgt hem
mu-term-command = : begint een regel, zoals :bid R6 R2 · :play G7 · :pass · :hulp
mu-term-foot-lens = troeven
mu-term-foot-last = laatste slag
mu-term-help-moves = Zetten: pass, bid R6 R2, trump R, trump none, partner 2, play G7. In plaats van de plaats mag ook de naam, en een kaart alleen wordt gespeeld.
mu-term-commands = slag=last loep=lens trick=last
mu-term-help-look = Bekijken: tafel, kaarten, slag (de laatste), loep (alle troeven), punten, verloop, bewaar BESTAND (verslag van de partij), einde.
mu-term-help-colon-what = een zet typen: bid R6 R2, play G7
mu-term-help-t-what = troefloep: alle troeven op volgorde
mu-term-help-l-what = laatste slag
mu-term-sign-points = één kaartpunt
mu-term-sign-said = zoveel kaarten heeft iemand het laatst gelegd
mu-term-sign-trick = de eerste en de tweede kaart van de slag
mu-term-sign-leads = ligt voor in de slag, of krijgt hem
mu-term-sign-where = troefloep: van jou, open bij anderen, weg
mu-term-intro = Bieden doe je met kaarten. Wie het meeste legt is chef, noemt de hoogste troef en kiest een partner, maar heeft voor elke kaart meer punten nodig.
mu-term-rules =
    Eerst wordt er geboden: om de beurt legt iedereen kaarten open voor zich, of past.
    Heeft iedereen achter elkaar gepast, dan is chef wie het meeste heeft gelegd, en daarna komt de vice-chef.
    Liggen de besten gelijk, dan is dat een schandaal: de ronde wordt niet gespeeld.
    De vice-chef noemt een troef, dan de chef een sterkere: een kleur of een cijfer.
    De chef kiest een partner; samen spelen ze tegen de rest. Met drie spelers is de chef alleen.
    Open kaarten speel je net als die in je hand. Bekennen is verplicht.
    Troeven zijn een eigen kleur: chef- en vicetroef in één kaart slaat alles.
    Een kaart is zoveel punten waard als er tekens op staan.
    Hoe meer de chef heeft gelegd, hoe hoger het doel. Gehaald geeft een bonus; gemist kost de chef punten, en de anderen krijgen wat.
