# Mü op het scoreblok.
pad-game-mu = Mü
pad-option-edition = Uitgave
pad-edition-de = Duits
pad-edition-en = Engels
pad-edition-nl = Nederlands
pad-option-end = Het is afgelopen als iemand
pad-end-exceed = meer heeft
pad-end-reach = zoveel heeft
pad-option-shared_eklat = Gedeeld schandaal: wat de laatste betaalt, gaat naar de anderen die gelijk stonden
pad-option-hidden_partner = Verborgen partner: de chef roept een kaart en is misschien alleen
pad-option-random_end = Willekeurig einde: na elke ronde wordt een kaart getrokken; tien keer het cijfer helpt wie voor staat, alleen om te zien of het afgelopen is
pad-row-made = Doel { $goal }, { $height ->
    [one] 1 kaart
   *[other] { $height } kaarten
}, { $trump }: met { $points } gehaald, bonus { $bonus }
pad-row-failed = Doel { $goal }, { $height ->
    [one] 1 kaart
   *[other] { $height } kaarten
}, { $trump }: { $points }, { $short ->
    [one] 1 stap te kort
   *[other] { $short } stappen te kort
}
pad-row-alone = { $chief } alleen: { $what }
pad-row-eklat = Schandaal: { $names } met elk { $height }, { $culprit } als laatste
pad-row-passed = Iedereen paste, niemand krijgt punten
pad-drawn-was = getrokken: { $digit }
pad-trump-colour = kleur
pad-trump-1or7 = 1 of 7
pad-trump-digit = cijfer
pad-trump-none = zonder troef
pad-played = Gespeeld
pad-eklat = Schandaal
pad-passed = Iedereen past
pad-chief = Chef
pad-vice = Vice-chef
pad-partner = Partner
pad-points = Punten
pad-points-of = Kaartpunten van { $name }
pad-laid = kaarten gelegd
pad-laid-each = kaarten elk
pad-goal = doel
pad-bonus = bonus
pad-bonus-is = bonus { $bonus }
pad-chief-trump = Troef van de chef
pad-choice-colour = Kleur
pad-choice-1or7 = 1 of 7
pad-choice-digit = Cijfer
pad-choice-none = Zonder
pad-tied = Gelijk
pad-last = Laatst
pad-who-tied = Wie had evenveel kaarten, en wie van hen legde als laatste?
pad-drawn-digit = Cijfer van de getrokken kaart
pad-result-made = Gehaald: { $points } van { $goal }.
pad-result-failed = Gemist: { $points } van { $goal }, { $short ->
    [one] 1 stap te kort
   *[other] { $short } stappen te kort
}.
pad-result-nobody = Niemand krijgt punten, de volgende deelt.
pad-no-vice = Geen vice-chef in deze ronde.
pad-alone = { $name } speelt alleen.
pad-filled = Met { $points } voor { $name } zijn het er { $total }.
pad-still-missing = Er ontbreken nog { $missing } punten.
pad-first-chief = Wie is chef? Dan { $players ->
    [3] de kaartpunten.
   *[other] de partner, de vice-chef als die er is, en de kaartpunten.
}
pad-first-tied = Geef aan wie evenveel had, en wie van hen als laatste legde.
pad-wrong-points-missing = Van { $missing } spelers ontbreken de kaartpunten. Alleen het laatste getal vult zichzelf in.
pad-wrong-sum = De kaartpunten zijn samen { $given }, maar er zijn er { $expected } in het spel.
pad-wrong-drawn-missing = Aan deze tafel wordt na elke ronde een kaart getrokken: vul het cijfer in.
pad-wrong-drawn-extra = Aan deze tafel wordt na de rondes geen kaart getrokken.
pad-wrong-drawn = De getrokken kaart heeft een cijfer van 0 tot 9.
pad-wrong-tied = Bij een schandaal horen minstens twee verschillende spelers met evenveel kaarten.
pad-wrong-culprit = Wie als laatste legde, is een van hen die gelijk stonden.
pad-wrong-vice-height = Als de chef maar één kaart legde, kan niemand vice-chef zijn.
pad-wrong-trump = De troef van de chef is een kleur, 1 of 7, een ander cijfer of geen.
pad-wrong-vice-of-three = Met drie spelers is er geen vice-chef.
pad-wrong-partner-of-three = Met drie spelers heeft de chef geen partner.
pad-wrong-vice-is-chief = Chef en vice-chef zijn twee verschillende mensen.
pad-wrong-partner-is-chief = De chef heeft iemand anders als partner nodig.
pad-wrong-partner-missing = Geef aan wie de partner van de chef was.
pad-wrong-partner-is-vice = De vice-chef kan nooit partner van de chef zijn.
pad-wrong-height = Het aantal kaarten is { $low } tot { $high }.
pad-wrong-points-count = Elk van de { $players } spelers heeft kaartpunten nodig.
pad-wrong-points = Kaartpunten zijn hele getallen van 0 tot { $most }.
pad-wrong-edition-players = De Engelse uitgave is voor vier tot zes spelers. Neem met drie de Duitse of de Nederlandse.
pad-ask-kind = p: gespeeld · e: schandaal · 0: iedereen past
pad-ask-chief = Chef
pad-ask-vice = Vice-chef (-: geen)
pad-ask-partner = Partner
pad-ask-partner-hidden = Partner (-: alleen)
pad-ask-height = Gelegde kaarten van de chef
pad-ask-height-eklat = Gelegde kaarten van elk
pad-ask-trump = Troef van de chef (c: kleur · 1: 1 of 7 · d: cijfer · 0: zonder)
pad-ask-points = Kaartpunten van { $name }
pad-ask-tied = Wie had evenveel, met komma’s ertussen
pad-ask-culprit = Wie legde als laatste
pad-ask-drawn = Cijfer van de getrokken kaart
