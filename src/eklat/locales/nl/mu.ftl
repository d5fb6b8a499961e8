mu-title = Mü

# Wat er gebeurde.
mu-told-deal = { $who-you ->
    [yes] Jij deelt.
   *[no] { $who } deelt.
}
mu-told-bid = { $who-you ->
    [yes] Je legt { $cards } en hebt
   *[no] { $who } legt { $cards } en heeft
} { $total ->
    [one] { $total } kaart open.
   *[other] { $total } kaarten open.
}
mu-told-pass = { $who-you ->
    [yes] Je past.
   *[no] { $who } past.
}
mu-told-chief = { $who-you ->
    [yes] Je bent chef
   *[no] { $who } is chef
} met { $height ->
    [one] { $height } kaart: doel { $goal } punten.
   *[other] { $height } kaarten: doel { $goal } punten.
}
mu-told-vice = { $who-you ->
    [yes] Je bent vice-chef.
   *[no] { $who } is vice-chef.
}
mu-told-no-vice = Er is geen vice-chef.
mu-told-trump = { $who-you ->
    [yes] Je noemt
   *[no] { $who } noemt
} de { $role ->
    [chief] cheftroef
   *[vice] vicetroef
}: { $trump }.
mu-told-no-trump = { $who-you ->
    [yes] Je speelt zonder cheftroef.
   *[no] { $who } speelt zonder cheftroef.
}
mu-told-partner = { $who-you ->
    [yes] Je kiest { $partner } als partner.
   *[no] { $partner-you ->
        [yes] { $who } kiest jou als partner.
       *[no] { $who } kiest { $partner } als partner.
    }
}
mu-told-call = { $who-you ->
    [yes] Je vraagt { $card }: wie hem heeft, is je partner.
   *[no] { $who } vraagt { $card }: wie hem heeft, is de partner.
}
mu-told-called = Jij hebt hem: je bent de geheime partner.
mu-told-partner-open = { $who-you ->
    [yes] Hij ligt open voor jou: je bent de partner.
   *[no] Hij ligt open voor { $who }, die dus de partner is.
}
mu-told-partner-found = { $who-you ->
    [yes] Je toont { $card }: je bent de partner.
   *[no] { $who } toont { $card } en is de partner.
}
mu-told-alone = { $who-you ->
    [yes] Je speelt alleen tegen iedereen.
   *[no] { $who } speelt alleen tegen iedereen.
}
mu-told-play = { $who-you ->
    [yes] Je speelt { $card }.
   *[no] { $who } speelt { $card }.
}
mu-told-trick = { $who-you ->
    [yes] Je krijgt de slag
   *[no] { $who } krijgt de slag
} met { $card }: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}

# Wat er gevraagd wordt.
mu-ask-bid = { $who } biedt of past
mu-ask-lay = { $most ->
    [0] Jouw beurt: niets meer uit te leggen, dus passen
    [one] Jouw beurt: passen of één kaart leggen
   *[other] Jouw beurt: passen of hoogstens { $most } kaarten leggen
}
mu-ask-trump = { $who-you ->
    [yes] { $role ->
        [chief] Jouw beurt: noem de cheftroef of speel zonder
       *[vice] Jouw beurt: noem de vicetroef
    }
   *[no] { $role ->
        [chief] { $who } noemt de cheftroef
       *[vice] { $who } noemt de vicetroef
    }
}
mu-ask-partner = { $who-you ->
    [yes] Jouw beurt: kies je partner
   *[no] { $who } kiest een partner
}
mu-ask-call = { $who-you ->
    [yes] Jouw beurt: vraag de kaart van je partner
   *[no] { $who } vraagt de kaart van de partner
}
mu-ask-lead = { $who-you ->
    [yes] Jouw beurt: kom uit met een kaart
   *[no] { $who } komt uit
}
mu-ask-play = { $who } is aan de beurt
mu-ask-follow = Jouw beurt: { $suit } bekennen
mu-ask-any = Jouw beurt: geen { $suit } meer, alles mag

# Waar we zijn.
mu-chapter-auction = Veiling
mu-chapter-trumps = Troeven
mu-chapter-trick = Slag { $number }

# Hoe het afliep.
mu-end-taken = { $side } had{ $side-count ->
    [one] {""}
   *[other] den
} { $goal } punten nodig voor { $height ->
    [one] { $height } kaart
   *[other] { $height } kaarten
} en haalde{ $side-count ->
    [one] {""}
   *[other] n
} er { $points }.
mu-end-made = { $alone ->
    [yes] Alleen gehaald
   *[no] Gehaald
}{ $trump-kind ->
    [none] {" "}zonder troef
   *[other] {""}, cheftroef { $trump }
}: { $each ->
    [yes] elk { $bonus } bonus.
   *[no] { $bonus } bonus.
}
mu-end-failed = { $reached ->
    [0] Dat is niet eens genoeg voor 1
   *[other] Dat is genoeg voor { $reached }
}, verschil { $difference }: { $chief-you ->
    [yes] je verliest { $loss }, elke tegenstander wint { $gain }.
   *[no] { $chief } verliest { $loss }, elke tegenstander wint { $gain }.
}
mu-end-eklat = Schandaal: { $tied } hebben elk { $height ->
    [one] { $height } kaart gelegd.
   *[other] { $height } kaarten gelegd.
}
mu-end-culprit = { $who-you ->
    [yes] Je hebt het laatst gelegd en betaalt { $loss };
   *[no] { $who } heeft het laatst gelegd en betaalt { $loss };
} { $others-count ->
    [one] { $others } wint { $gain }.
   *[other] { $others } winnen elk { $gain }.
}
mu-end-passed = Iedereen heeft gepast: een schandaal zonder punten.

# Waarom niet.
mu-no-auction = Er wordt nog geboden: pas of leg kaarten.
mu-no-trump-now = Nu wordt er een troef genoemd.
mu-no-partner-now = Nu kiest de chef een partner.
mu-no-play-now = Nu wordt er een kaart bij de slag gespeeld.
mu-no-in-hand = { $card } zit niet in je hand (of niet zo vaak).
mu-no-held = Je hebt { $card } niet.
mu-no-bid-size = Een bod van { $count } kan niet: je mag nu { $most ->
    [0] geen kaart leggen.
    [one] hoogstens { $most } kaart leggen.
   *[other] hoogstens { $most } kaarten leggen.
}
mu-no-same-trump = De andere troef is al { $trump }; twee keer kan niet.
mu-no-trump-none = Alleen wie het meest heeft gelegd, mag zonder troef spelen; jij moet er een noemen.
mu-no-trump-laid = Je kunt alleen noemen wat open voor je ligt: { $kinds }.
mu-no-partner-twice = { $card } bestaat twee keer: vraag een kaart die één keer bestaat.
mu-no-partner-card = Aan deze tafel kiest de chef een plaats als partner, geen kaart.
mu-no-partner-open = Aan deze tafel vraagt de chef een kaart; wie hem heeft, is de partner.
mu-no-partner-self = Je kunt niet je eigen partner zijn.
mu-no-partner-vice = De vice-chef kan nooit de partner van de chef zijn.
mu-no-partner-seat = Een plaats { $seat } is er niet: de plaatsen gaan van 0 tot { $last }.
mu-no-source = { $place ->
    [open] { $card } ligt open voor je en kan niet uit de hand worden gespeeld.
   *[hand] { $card } zit in je hand en ligt niet open.
}
mu-no-follow = Je moet { $suit } bekennen: { $card } { $place ->
    [open] ligt nog open voor je.
   *[hand] zit nog in je hand.
}
mu-no-gone = { $card } kan het niet zijn: { $who } had die kaart.
mu-no-room = Al je kaarten zijn bekend, en { $card } hoort daar niet bij.
mu-no-revoke = Je kunt { $card } niet hebben: je hebt eerder { $suit } niet bekend.
mu-no-other-way = Dan passen de overige kaarten nergens meer: iemand heeft niet bekend, of een eerdere kaart klopt niet.

# Wat niet te lezen, te delen of te kiezen is.
mu-no-such-card = { $given } is geen kaart: verwacht wordt een kleur uit R Y G B K en een cijfer, zoals R6.
mu-no-such-trump = { $given } is geen troef: verwacht wordt een kleur uit R Y G B K, een cijfer of none.
mu-no-such-move = { $given } is geen zet van dit spel: verwacht wordt pass, bid KAART..., trump TROEF, partner PLAATS of play KAART [hand|open].
mu-no-hands = { $count ->
    [one] Er is { $count } hand: Mü is voor 3 tot 6 spelers.
   *[other] Er zijn { $count } handen: Mü is voor 3 tot 6 spelers.
}
mu-no-hand-size = Met { $players } spelers krijgt iedereen { $size } kaarten, maar { $who } heeft er { $count }.
mu-no-colours = Met drie spelers zijn er precies drie kleuren in het spel, niet { $count }.
mu-no-edition = De Engelse uitgave is voor 4 tot 6 spelers, niet voor 3; de Duitse en de Nederlandse kunnen ook met 3.
mu-no-end-card = De kaart die voor het einde is getrokken: { $reason }
mu-no-end-colour = { $card } kan niet voor het einde worden getrokken: die kleur zit in de doos.

# Wat iemand naast je zou aanraden.
mu-advise-bid = Leg { $cards }.
mu-advise-pass = Pas.
mu-advise-trump = Noem { $trump } als troef.
mu-advise-no-trump = Speel zonder troef.
mu-advise-partner = Kies { $partner } als partner.
mu-advise-call = Vraag { $card }.
mu-advise-play = Speel { $card }.

# Een ronde als tekst.
mu-text-points = punten
mu-text-laid = gelegd
mu-text-pass = past
mu-text-partner = { $who } is de partner.
mu-text-tricks = Slagen
mu-text-trick = Slag: { $cards }.
