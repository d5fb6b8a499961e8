# Waarom niet.
mu-why-colour = { $colour } is gevraagd, dus speel { $cards }.
mu-why-trump = Troef is gevraagd, dus speel { $cards }.
mu-why-changed = Deze { $digit } is geen { $colour } meer, maar troef.
mu-why-full = Je mag nu { $count ->
    [0] geen kaart
    [one] maar { $count } kaart
   *[other] maar { $count } kaarten
} uitleggen.
mu-why-laid = Deze kaart ligt al. Hij blijft open tot je hem speelt.
mu-any-colour = een kaart in { $colour }
mu-any-trump = een troef
mu-card-open = { $card } (open)

# Mensen.
mu-you = jij
mu-you-object = jou
mu-players = Spelers
mu-nobody = niemand
mu-role-chief = Chef
mu-role-vice = Vice-chef
mu-role-partner = Partner
mu-role-dealer = Deler
mu-passed = gepast
mu-laid = { $count } uitgelegd
mu-laid-nothing = niets uitgelegd
mu-laid-before = Open voor je
mu-laid-tag = open

# De balk.
mu-bar = Contract
mu-auction = Veiling
mu-eklat = Schandaal
mu-hand-deals = ronde { $hand } · { $name } deelt
mu-deals = { $name } deelt
mu-most = Meeste kaarten
mu-most-is = { $names }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
mu-most-none = nog niets uitgelegd
mu-tied = gelijk
mu-would-chief = { $you ->
    [yes] zou chef zijn
   *[no] zou chef zijn
}
mu-may-lay = { $count ->
    [0] Je kunt alleen passen
    [one] Je mag { $count } kaart leggen
   *[other] Je mag er hoogstens { $count } leggen
}
mu-may-lay-why = samen hoogstens één meer dan de meeste
mu-passes = { $count ->
    [one] { $count } keer gepast
   *[other] { $count } keer gepast
}
mu-passes-end = { $count } op rij beëindigt het
mu-you-chief = Jij bent chef
mu-is-chief = { $name } is chef
mu-against = tegen { $names }
mu-alone = alleen tegen iedereen
mu-partner-open = nog geen partner
mu-partner-holds = met wie { $card } heeft
mu-trumps = Troeven
mu-of = van
mu-goal-height = Doel { $goal } met { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} · de bonus hangt van de troef af
mu-goal-cards = doel { $goal } met { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
mu-goal-left = Doel { $goal }: nog { $left } punten · dan bonus { $bonus }
mu-goal-made = Doel { $goal } gehaald · bonus { $bonus }
mu-goal-missed = Doel { $goal } met { $left } gemist
mu-left = nog { $left }
mu-made = gehaald
mu-trick = Slag { $number }
mu-trick-of = van { $count }
mu-trick-long = Slag { $number } van { $count }

# Het mandje.
mu-basket = Je bod
mu-pick = { $count ->
    [0] Je kunt alleen passen
    [one] Kies { $count } kaart of pas
   *[other] Kies tot { $count } kaarten of pas
}
mu-pick-why = Uitgelegde kaarten blijven open voor je liggen en speel je vandaar. De meeste: chef. De op één na meeste: vice-chef.
mu-tap-card = Tik kaarten van je hand aan
mu-tap-back = Tik een kaart aan om hem terug te nemen
mu-take-back = { $card } terugnemen
mu-no-card = Je hand is leeg
mu-would-be-chief = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}: je { $picked ->
    [yes] zou chef zijn
   *[no] bent nog chef
}
mu-would-be-vice = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}: je zou vice-chef zijn
mu-would-be-behind = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}: minder dan { $names }
mu-would-tie = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}: gelijk met { $names }
mu-tie-cost = Past iedereen nu, dan is het een schandaal: { $last }, { $scores }.
mu-you-last = jij legde het laatst
mu-other-last = { $name } legde het laatst
mu-tie-more = Met één kaart meer zou je chef zijn: doel { $goal }.
mu-vice-why = De vice-chef noemt de tweede troef en speelt tegen de chef.
mu-behind-why = Zonder de meeste of op één na meeste kaarten noem je geen troef. Partner kun je nog wel worden.
mu-laid-stay = Uitgelegde kaarten blijven open voor je liggen en speel je vandaar.
mu-goal = Doel
mu-goal-of = { $goal } van { $sum }
mu-bonus = Bonus
mu-each-step = per stap te weinig
mu-bid = { $count ->
    [one] { $count } kaart bieden
   *[other] { $count } kaarten bieden
}
mu-bid-word = Bieden
mu-pass = Passen

# Doelen.
mu-goals = Doelen
mu-goals-why = Doel en bonus voor chef en partner, naar uitgelegde kaarten en cheftroef. Elke stap onder het doel: { $step } voor de chef.
mu-cards-col = kaarten
mu-goals-R = kleur
mu-goals-7 = 1 of 7
mu-goals-4 = cijfer
mu-goals-none = zonder

# Een troef noemen.
mu-name-trump = Noem je troef
mu-name-why = { $count ->
    [one] Uit de kaart die je hebt uitgelegd.
   *[other] Uit je { $count } uitgelegde kaarten.
} Zeldzaam is meer waard.
mu-name-why-vice = { $count ->
    [one] Uit de kaart die je hebt uitgelegd.
   *[other] Uit je { $count } uitgelegde kaarten.
} De cheftroef gaat erboven.
mu-with-bonus = met bonus
mu-colour = Kleur
mu-digit = Cijfer
mu-or = Of
mu-bonus-word = bonus
mu-none-bonus = zonder troef: bonus
mu-option = { $trump }, bonus { $bonus }
mu-name-it = { $kind ->
    [none] Zonder troef
   *[other] Noem { $trump }
}
mu-pick-trump = Kies een troef en zie hier de kaarten ervan.
mu-name-word = Noemen
mu-then-trumps = Dan zijn { $count } van { $all } kaarten troef, { $mine } van jou
mu-now-trumps = Tot nu toe zijn { $count } van { $all } kaarten troef, { $mine } van jou
mu-no-trumps-yet = Nog geen troeven
mu-preview = { $trump }: { $count } troeven, { $mine } van jou

# Een partner kiezen.
mu-choose-partner = Kies je partner
mu-choose-why = { $vice ->
    [yes] Iedereen behalve de vice-chef. Jullie delen doel en bonus.
   *[no] Wie je wilt. Jullie delen doel en bonus.
}
mu-call-partner = Roep de kaart van je partner
mu-call-why = { $vice ->
    [yes] Wie hem heeft, is je geheime partner. Heb je hem zelf of heeft de vice-chef hem, dan speel je alleen.
   *[no] Wie hem heeft, is je geheime partner. Heb je hem zelf, dan speel je alleen.
}
mu-vice-never = nooit de vice-chef
mu-take = { $name } nemen
mu-call = { $card } roepen
mu-choose-word = Kiezen

# Loep en laatste slag.
mu-lens = Troefloep
mu-lens-order = Hoogste eerst. Bij gelijke wint de eerst gespeelde.
mu-lens-count = Nog { $out } in het spel: { $mine } van jou, { $open } open, { $unseen } onbekend.
mu-lens-known = Nog { $out } in het spel: { $open } daarvan zichtbaar, { $unseen } onbekend.
mu-lens-note = { $card } is geen { $colour } meer: wie { $colour } moet bekennen, mag hem niet spelen.
mu-lens-none = In deze ronde zijn er geen troeven.
mu-beats-all = slaat alles
mu-gone = weg
mu-away = weggelegd
mu-group-double = Dubbel
mu-group-chief = Chef
mu-group-vice = Vice
mu-group-digit = { $digit }’s
mu-last = Laatste slag
mu-last-none = Er is nog geen slag klaar.
mu-last-hidden = Aan deze tafel blijven slagen die klaar zijn gesloten.
mu-took = { $you ->
    [yes] Jij hebt hem
   *[no] { $name } heeft hem
}: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
mu-takes = { $points ->
    [one] haalt { $points } punt
   *[other] haalt { $points } punten
}
mu-wins = heeft hem

# Daden.
mu-play = { $card } spelen
mu-by-digit = Op cijfer
mu-pick-card = Kies een kaart
mu-scores = Stand

# Na een ronde.
mu-result-made = { $count ->
    [one] { $you ->
        [yes] Je hebt het doel gehaald
       *[no] { $names } heeft het doel gehaald
    }
   *[other] { $names } hebben het doel gehaald
}
mu-result-failed = { $count ->
    [one] { $you ->
        [yes] Je hebt het doel gemist
       *[no] { $names } heeft het doel gemist
    }
   *[other] { $names } hebben het doel gemist
}
mu-result-of = van
mu-result-card-points = kaart­punten
mu-result-missed = doel gemist
mu-result-laid = kaarten gelegd
mu-result-eklat-word = Schandaal!
mu-again = Klik nog eens: { $deed }

# Toetsen.
mu-key-pass = passen
mu-key-sort = hand op cijfers of kleuren ordenen
mu-key-lens = troefloep; tijdens de veiling de doelen
mu-key-last = laatste slag

# Een ogenblik voor de afrekening.
mu-moment-goal = Gehaald, met de laatste slag!
