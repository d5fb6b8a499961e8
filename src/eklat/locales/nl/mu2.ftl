mu2-title = Mü voor twee

# Wat er gebeurde; wat als in Mü is, heet als in Mü.
mu2-told-crown = { $who-you ->
    [yes] Je krijgt de kroon
   *[no] { $who } krijgt de kroon
} met { $height } open kaarten: doel { $goal } punten.
mu2-told-discard = { $who-you ->
    [yes] Je neemt de skat en legt { $cards } gesloten weg.
   *[no] { $who } neemt de skat en legt { $cards } gesloten weg.
}
mu2-told-discard-hidden = { $who } neemt de skat en legt { $count } kaarten gesloten weg.
mu2-told-trump = { $who-you ->
    [yes] Je noemt
   *[no] { $who } noemt
} de { $role ->
    [crown] grote troef
   *[shield] kleine troef
}: { $trump }.
mu2-told-no-trump = { $who-you ->
    [yes] Je speelt zonder grote troef.
   *[no] { $who } speelt zonder grote troef.
}
mu2-told-reveal = { $who-you ->
    [yes] Je kiest waar er wordt omgedraaid:
   *[no] { $who } kiest waar er wordt omgedraaid:
} { $column }.
mu2-told-turned = { $who-you ->
    [yes] Je draait { $card } om.
   *[no] { $who } draait { $card } om.
}

# Wat er gevraagd wordt.
mu2-ask-discard = { $who-you ->
    [yes] Jouw beurt: leg { $count } kaarten weg
   *[no] { $who } legt { $count } kaarten weg
}
mu2-ask-trump = { $who-you ->
    [yes] { $role ->
        [crown] Jouw beurt: noem de grote troef of speel zonder
       *[shield] Jouw beurt: noem de kleine troef
    }
   *[no] { $role ->
        [crown] { $who } noemt de grote troef
       *[shield] { $who } noemt de kleine troef
    }
}
mu2-ask-reveal = { $who-you ->
    [yes] Jouw beurt: welke kaart draai je eerst om?
   *[no] { $who } draait een kaart om
}
mu2-chapter-reveal = Omdraaien

# Hoe het afliep.
mu2-end-redeal = Niemand heeft gelegd: dezelfde deler deelt opnieuw.
mu2-end-taken = { $who-you ->
    [yes] Je had { $goal } punten nodig voor { $height } open kaarten en haalde er { $points }
   *[no] { $who } had { $goal } punten nodig voor { $height } open kaarten en haalde er { $points }
}, waarvan { $discarded } weggelegd.
mu2-end-crown = { $who-you ->
    [yes] Jij (kroon) krijgt { $score }.
   *[no] { $who } (kroon) krijgt { $score }.
}
mu2-end-shield = { $who-you ->
    [yes] Jij (schild) krijgt { $score }.
   *[no] { $who } (schild) krijgt { $score }.
}

# Kolommen.
mu2-column = { $column ->
    [R] rode kolom
    [Y] gele kolom
    [G] groene kolom
    [B] blauwe kolom
    [K] zwarte kolom
    [big] kolom van de grote troef
   *[small] kolom van de kleine troef
}
mu2-columns = { $column }, { $others }

# Waarom niet.
mu2-no-discard-now = De kroon moet nu { $count } handkaarten wegleggen.
mu2-no-discard-count = De kroon legt { $count } kaarten weg, niet { $given }.
mu2-no-reveal = In die kolom ligt geen vrije gesloten kaart; mogelijk: { $columns }.
mu2-no-reveal-first = Eerst moet er een gesloten kaart worden omgedraaid: { $columns }.

# Wat niet te lezen, te delen of te kiezen is.
mu2-no-such-column = { $given } is geen kolom: verwacht wordt een kleur uit R Y G B K, big of small.
mu2-no-such-move = { $given } is geen zet van dit spel: verwacht wordt pass, bid KAART..., discard KAART KAART KAART KAART, trump TROEF, reveal KOLOM of play KAART [hand|open].
mu2-no-colours = Mü voor twee heeft vier kleuren in de volgorde RYGBK, niet { $given }.
mu2-no-counts = { $part ->
    [hidden] Gesloten kaarten
    [open] Open kaarten
   *[hands] Handkaarten
}: met z’n tweeën krijgt ieder er { $size }, niet { $sizes }.
mu2-no-skat = In de skat liggen { $size } kaarten, niet { $count }.
mu2-no-hidden = deal.hidden moet een lijst van twee objecten zijn, met een kaart voor elk van de zes kolommen.
mu2-no-columns = deal.hidden moet vier kleuren, big en small hebben, niet { $count ->
    [one] { $count } kleur.
   *[other] { $count } kleuren.
}

# Wat iemand naast je zou aanraden.
mu2-advise-discard = Leg { $cards } gesloten weg.
mu2-advise-reveal = Draai een kaart om: { $column }.

# Een ronde als tekst.
mu2-text-hand = hand
mu2-text-open = open
mu2-text-column = { $column ->
    [big] groot
    [small] klein
    [super] super
   *[other] { $column }
}
mu2-text-down = gesloten { $column }
mu2-text-skat = Skat: { $cards }
mu2-text-columns = Kolommen: # is een gesloten kaart, daarna de open kaarten.
mu2-text-columns-open = Kolommen: tussen haakjes wat gesloten ligt, daarna de open kaarten.
mu2-text-turned = Omgedraaid: { $cards }.
mu2-text-turned-nothing = Er is nog niets omgedraaid.
