# De tafel in een terminal.
term-game-mu = Mü
term-game-mu2 = Mü voor twee
term-game-heuldoch = Heul doch! Mau Mau
term-title = { $game }, { $players } spelers
term-hand-number = ronde { $hand }
term-watching = je kijkt toe

# Wie er aan de beurt is, en waarvoor.
term-turn-auction = { $most ->
    [0] Jouw beurt: je kunt alleen passen.
    [one] Jouw beurt: passen of één kaart leggen.
   *[other] Jouw beurt: passen of hoogstens { $most } kaarten leggen.
}
term-turn-discard = Jouw beurt: leg { $count } kaarten weg.
term-turn-trump = { $role ->
    [chief] Jouw beurt: noem de cheftroef, of speel zonder.
    [vice] Jouw beurt: noem de vicetroef.
    [crown] Jouw beurt: noem de grote troef, of speel zonder.
   *[shield] Jouw beurt: noem de kleine troef.
}
term-turn-partner = Jouw beurt: kies een partner.
term-turn-partner-card = Jouw beurt: vraag een kaart. Wie hem heeft, is je partner.
term-turn-reveal = Jouw beurt: welke kolom wordt het eerst omgedraaid?
term-turn-lead = Jouw beurt: speel een kaart naar keuze uit.
term-turn-follow = Jouw beurt: { $suit } bekennen.
term-turn-any = Jouw beurt: je kunt { $suit } niet bekennen, speel een kaart naar keuze.
term-turn-heuldoch = Jouw beurt: leg een kaart.
term-others-turn = { $who } is aan de beurt.
term-paused = De tafel heeft pauze. Met resume ga je verder.
term-asked = { $who } wil een zet terugnemen: agree of refuse?
term-asking = Je hebt de anderen gevraagd of je je zet mag terugnemen.
term-gathering-empty = { $count ->
    [one] Er is nog één plaats vrij: nodig iemand uit, of bot PLAATS.
   *[other] Er zijn nog { $count } plaatsen vrij: nodig mensen uit, of bot PLAATS.
}
term-gathering-start = Iedereen is er: met Enter of start begint het.
term-gathering-wait = Wie de tafel leidt, begint de partij.
term-scoring = De ronde is voorbij: Enter deelt opnieuw.
term-scoring-watching = De ronde is voorbij.
term-over = De partij is voorbij: met Enter of rematch komt er nog een, met quit stop je.
term-usage-card = KAART
term-usage-gathering = start, bot PLAATS, sit, leave, say …

# Regels over de tafel.
term-line-open = Open: { $cards }
term-line-hand = Hand: { $cards }
term-line-trick = Slag: { $cards }
term-line-piles = Bovenop ligt: { $tops }
term-line-onions = Jouw stapel: { $onions }
term-line-scores = Stand: { $scores }
term-line-draw = Te trekken: { $cards }
term-line-seat = { $open ->
    [0] { $who }: niets open, { $count } in de hand
   *[other] { $who }: open { $cards }, { $count } in de hand
}
term-line-auction = { $leaders ->
    [0] Bieden: nog niemand heeft gelegd.
    [one] { $you ->
        [yes] Bieden: je leidt met { $most }, doel { $goal }.
       *[no] Bieden: { $who } leidt met { $most }, doel { $goal }.
    }
   *[other] Bieden: { $who } staan gelijk met { $most }; blijft het zo, dan is het een schandaal.
}
term-line-bid = { $count ->
    [one] Nog één kaart
   *[other] Nog { $count } kaarten
}: { $standing ->
    [lead] je leidt met { $total }, doel { $goal }.
   *[tie] je staat gelijk met { $total }.
}
term-line-last-trick = Laatste slag: { $cards }. { $who } kreeg hem.
term-no-last-trick = Er is nog geen laatste slag.
term-no-trumps = Er zijn nu geen troeven.
term-lens-order = Troeven, de sterkste eerst: { $cards }
term-lens-mine = Van jou: { $cards }
term-lens-open = Open bij anderen: { $cards }
term-lens-unknown = Nog niet gezien: { $cards }
term-lens-gone = Weg: { $cards }

# De regel met het contract.
term-bar-side = Chef { $who }
term-bar-crown = Kroon { $who }
term-bar-called = vraagt { $card }
term-bar-chief = cheftroef { $trump }
term-bar-vice = vicetroef { $trump }
term-bar-big = groot { $trump }
term-bar-small = klein { $trump }
term-bar-goal = { $points } van { $goal } punten
term-bar-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
term-bar-auction = Bieden: { $leaders ->
    [0] nog niemand heeft gelegd
    [one] { $who } leidt met { $most }
   *[other] { $who } gelijk met { $most }
}
term-bar-draw = nog { $count } te trekken
term-bar-onions = jouw uien: { $count }

# Bieden.
term-basket-empty = Kies kaarten met 1–9 of de pijlen, Enter legt ze, p past.
term-basket = { $count ->
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
term-basket-discard = { $count } van { $needed } kaarten gekozen.
term-too-many = Je kunt er hoogstens { $most } leggen.

# Wat niet kan, en hoe wel.
term-not-saved = Het spel kon niet worden bewaard, dus er is niets gebeurd: { $why }
term-nothing-to-resume = Er is geen onvoltooid spel. eklat play begint er een.
term-saved = Je spel is bewaard. Met eklat play --resume ga je verder.
term-other-games = Andere onvoltooide spellen:
term-more-games = { $count ->
    [one] … en nog één.
   *[other] … en nog { $count }.
}
term-game-about = { $game } met { $names }, laatst gespeeld { $day }
term-no-such-game = Er is geen onvoltooid spel ‘{ $wanted }’. Er zijn:
term-open-elsewhere = Dit spel is in een andere terminal open: { $game }.
term-damaged = { $file } is beschadigd in regel { $line }: het spel gaat verder na de laatste goede zet. Het beschadigde bestand blijft bewaard als { $copy }.
term-damaged-lost = { $file } is beschadigd in regel { $line }, nog voor de eerste zet. Het bestand blijft waar het is.
term-cannot-write = Het spel kan niet naar de schijf worden geschreven: { $file } { $why }
term-resume-alone = --resume gaat verder met een spel zoals het begonnen is: { $flags } { $count ->
    [one] hoort
   *[other] horen
} bij een nieuw spel.
term-join-alone = --join gaat naar een tafel zoals die is: { $flags } { $count ->
    [one] hoort
   *[other] horen
} bij een spel op deze computer.
term-dumb = Deze terminal ({ $term }) kan geen volledig scherm tonen, dus de tafel komt regel voor regel, zoals met --plain.
term-seat-kept = Je plaats blijft van jou. Je komt terug met: { $command }
term-only-server = Dit is voor tafels op een server. quit stopt het programma en bewaart het spel.
term-no-bot = Er is geen bot ‘{ $bot }’; er zijn { $levels }.
term-empty-line = Typ een zet, of help.
term-unknown-word = ‘{ $word }’ betekent hier niets. help toont wat er kan.
term-possible = Mogelijk: { $moves }
term-say-what = Achter say horen een paar woorden.
term-no-such-seat = ‘{ $word }’ is geen plaats: { $seats }.
term-notice-lost = De verbinding is weg. Nieuwe poging …
term-notice-back = De verbinding is terug.
term-notice-closed = De server heeft de tafel voor ons gesloten.
term-notice-preparing = De bots worden voorbereid, alleen deze ene keer …
term-log-empty = Er is nog niets gebeurd.
term-hint = Tip: { $move }. { $why }
term-hint-thinking = Een ogenblik …
term-too-small = Nodig: 80 × 24 tekens.

# Hulp.
term-plain-help = help toont alle commando’s; het einde van de invoer bewaart het spel.
term-plain-help-seat = help toont alle commando’s; als de invoer eindigt, blijft je plaats van jou.
term-plain-help-watching = Je kijkt toe. help toont alle commando’s, quit stopt.
term-help-moves-mu = Zetten: pass, bid R6 R2, trump R, trump none, partner 2, play G7. In plaats van de plaats mag ook de naam, en een kaart alleen wordt gespeeld.
term-help-moves-mu2 = Zetten: pass, bid R6 R2, discard R1 R2 R3 R4, trump R, trump none, reveal R, play G7. Een kaart alleen wordt gespeeld.
term-help-moves-heuldoch = Zetten: lay D3 1 (op de stapel van plaats 1), onion D3 (dicht op je eigen), en de speciale kaarten: catapult, towel 2, carousel left, werewolf. In plaats van de plaats mag ook de naam.
term-help-table-local = Tafel: next, rematch, undo, hint, say …, pause, resume, bot 2 club.
term-help-table-server = Tafel: start, next, rematch, undo, agree, refuse, hint, say …, pause, resume, sit, leave, bot 2 club, free 2, wait 2, stand-in 2, back, salt …
term-help-look = Bekijken: table, hand, { $game ->
    [heuldoch] {""}
   *[other] last (laatste slag), lens (troeven),{" "}
}score, log, save BESTAND (verslag van de partij), quit.
term-help-title = Hulp: toetsen, tekens, het spel
term-help-cards = 1–9 0 - =
term-help-cards-what = kaart n: één keer tilt hem op, nog eens speelt hem
term-help-arrows-what = bewegen; omhoog en omlaag: open rij, hand
term-help-enter-what = bevestigen: leggen, spelen, kiezen
term-help-esc-what = annuleren, terug naar de kaarten
term-help-p-what = passen
term-help-o-what = de kaart als ui leggen, dicht
term-help-s-what = anders sorteren
term-help-t-what = troefloep: alle troeven op volgorde
term-help-l-what = laatste slag
term-help-c-what = iets zeggen
term-help-h-what = tip (aan een oefentafel)
term-help-u-what = terugnemen
term-help-e-what = scorebriefje
term-help-v-what = lang verslag
term-help-colon-what = een zet typen: bid R6 R2, play G7
term-help-q-what = stoppen; het spel is bewaard
term-help-space = spatie
term-help-space-what = de kaart onder de cursor optillen
term-help-tab-what = tijdens het typen: aanvullen, eerdere regels
term-help-mouse = muis
term-help-mouse-what = klik op kaarten, stapels en de woorden van de laatste regel
term-help-colon-heuldoch-what = een zet typen: lay D3 1, onion D3
term-help-signs = Tekens
term-sign-turn = is aan de beurt
term-sign-cursor = hier staat de cursor
term-sign-dim = deze kaart kan nu niet
term-sign-points = één kaartpunt
term-sign-down = dichte kaart van een kolom
term-sign-trick = de eerste en de tweede kaart van de slag
term-sign-leads = ligt voor in de slag, of krijgt hem
term-sign-where = troefloep: van jou, open bij anderen, weg
term-sign-fits = hier past de opgetilde kaart
term-sign-onion = ui: een dichte kaart
term-sign-special = speciale kaart
term-sign-said = zoveel kaarten heeft iemand het laatst gelegd
term-sign-clock = je tijd is bijna om
term-rules-mu =
    Eerst wordt er geboden: om de beurt legt iedereen kaarten open voor zich, of past.
    Heeft iedereen achter elkaar gepast, dan is chef wie het meeste heeft gelegd, en daarna komt de vice-chef.
    Liggen de besten gelijk, dan is dat een schandaal: de ronde wordt niet gespeeld.
    De vice-chef noemt een troef, dan de chef een sterkere: een kleur of een cijfer.
    De chef kiest een partner; samen spelen ze tegen de rest. Met drie spelers is de chef alleen.
    Open kaarten speel je net als die in je hand. Bekennen is verplicht.
    Troeven zijn een eigen kleur: chef- en vicetroef in één kaart slaat alles.
    Een kaart is zoveel punten waard als er tekens op staan.
    Hoe meer de chef heeft gelegd, hoe hoger het doel. Gehaald geeft een bonus; gemist kost de chef punten, en de anderen krijgen wat.
term-rules-mu2 =
    Voor ieder liggen zes kolommen: vier kleuren, grote en kleine troef, met open en dichte kaarten.
    Eerst wordt er geboden: leg handkaarten open neer, of pas.
    Wie meer kaarten open heeft is de kroon, bij gelijke stand wie er het eerst was; de ander is het schild.
    De kroon neemt vier kaarten op en legt er vier uit de hand weg; die tellen aan het eind voor de kroon.
    Het schild noemt de kleine troef, de kroon de grote, die sterker is.
    Je speelt uit je hand en uit je kolommen. Bekennen is verplicht.
    Ligt er in een kolom niets meer open, dan wordt de dichte kaart omgedraaid.
    Een kaart is zoveel punten waard als er tekens op staan.
    Haalt de kroon het doel, dan krijgt de kroon 10 punten, anders het schild 5.
    Wie het eerst 30 heeft, wint de partij.
term-rules-heuldoch =
    Iedereen heeft een stapel en vier kaarten in de hand. Wie aan de beurt is legt er één en pakt er één bij.
    Open past een kaart op een stapel met hetzelfde getal of dezelfde kleur.
    Past ze links of rechts van je, dan moet ze daarheen; past ze bij beide, dan kies je.
    Alleen als ze bij geen van beide buren past, mag ze op je eigen stapel.
    Elke kaart kan ook als ui dicht op je eigen stapel; daarop mag jij alles leggen.
    Op de ui van een ander mag niets.
    Aan het eind tellen je open kaarten hun getal.
    Het aantal van je uien is het getal dat bij jou niets telt; vanaf acht zijn het de zevens, en het aantal uien min zeven.
    Wie de meeste punten heeft, wint. Bij gelijke stand wint wie meer aan uien verloor.
term-foot-card = kaart
term-foot-pick = kiezen
term-foot-choose = kiezen
term-foot-play = spelen
term-foot-lay = leggen
term-foot-confirm = bevestigen
term-foot-onion = ui
term-foot-pass = passen
term-foot-sort = sorteren
term-foot-lens = troeven
term-foot-last = laatste slag
term-foot-score = punten
term-foot-log = verslag
term-foot-chat = praten
term-foot-hint = tip
term-foot-undo = terugnemen
term-foot-type = typen
term-foot-help = hulp
term-foot-quit = stoppen
term-foot-onward = verder
term-foot-start = beginnen
term-foot-complete = vult aan
term-foot-earlier = eerdere regels
term-foot-send = verstuurt
term-foot-back = terug
term-command = : begint een regel, zoals :bid R6 R2 · :play G7 · :pass · :help
term-command-heuldoch = : begint een regel, zoals :lay D3 1 · :onion D3 · :help
term-command-gathering = : begint een regel, zoals :start · :bot 2 · :say hallo · :help
term-press-again = Nog een keer { $key } of Enter bevestigt.
term-look-here = De tafel en je hand staan op dit scherm.
term-no-tricks = Heul doch! heeft geen slagen en geen troeven.
term-window-turn = ● Jouw beurt – Eklat
term-away = weg
term-standing-lost = Geen verbinding. Je zet blijft staan en gaat mee zodra die terug is.
term-standing-bot = Een bot speelt voor je: back neemt het weer over.
term-lobby-address = Om mee te doen: { $address }
term-lobby-free = vrij
term-lobby-you = jij
term-lobby-host = leidt de tafel
term-lobby-here = is er
term-lobby-wait-seats = { $count ->
    [one] Er is nog één plaats vrij. Wie de tafel leidt, kan er met bot PLAATS een bot neerzetten.
   *[other] Er zijn nog { $count } plaatsen vrij. Wie de tafel leidt, kan er met bot PLAATS bots neerzetten.
}
term-lobby-begin = Alle plaatsen zijn bezet: Enter of start begint.
term-lobby-wait-host = Alle plaatsen zijn bezet. { $who } begint de partij.
term-bar-unplayed = Het bieden is voorbij: deze ronde wordt niet gespeeld.
term-sheet-tie = { $shared ->
    [yes] Evenveel punten, en evenveel verloren aan uien ({ $lost }): de winst wordt gedeeld.
   *[no] Evenveel punten: wie meer aan uien verloor, wint ({ $lost }).
}
term-sheet-replay = save BESTAND bewaart de partij, eklat show BESTAND toont haar zet voor zet.

# Bladen.
term-close = Enter of Esc sluit
term-sheet-next = Enter: volgende ronde · Esc: terug naar de tafel
term-sheet-over = Enter: nog een partij · w: bewaren · Esc: terug naar de tafel · q: stop
term-sheet-result = Einde van de ronde
term-sheet-match = Einde van de partij
term-sheet-score = Scorebriefje
term-sheet-lens = Troeven, de sterkste eerst
term-sheet-last = Laatste slag
term-column-points = kaarten
term-column-bonus = bonus
term-column-score = ronde
term-column-total = totaal
term-column-hand = ronde
term-column-onions = uien
term-column-lost = verloren
term-where-mine = van jou
term-where-open = open
term-where-gone = weg
term-winner = krijgt hem
term-led = uitgespeeld
term-label-hand = Hand
term-label-open = Open
term-label-trick = Slag
term-pile-count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
term-choice-lay-own = op je eigen stapel
term-choice-lay = op de stapel van { $who }
term-choice-onion = als ui
term-choice-towel = ruilen met { $who }
term-choice-carousel-left = naar links
term-choice-carousel-right = naar rechts
term-choice-catapult = afschieten
term-choice-werewolf = loslaten
term-choose-for = { $card }: waarheen?

# Koppen en kleinigheden.
term-said-pass = past
term-head-open = open
term-head-hand = hand
term-head-trick = slag
term-head-points = punten
term-head-count = hand: { $count }
term-head-won = { $points } punten
term-yours-below = zie onder
term-column-big = groot
term-column-small = klein
term-column-super = super
term-line-table = De partij is nog niet begonnen.
term-bar-trumps = Troef
term-sheet-log = Wat er gebeurde
term-lens-law = Een troef hoort niet meer bij de kleur die erop staat.
term-head-said = laatst
term-column-dead = waardeloos
term-bar-no-trump = { $role ->
    [crown] geen grote troef
   *[chief] geen cheftroef
}

# Bots, klokken, verslagen.
term-level-random = toeval
term-level-novice = beginner
term-level-club = clubspeler
term-level-expert = expert
term-levels-random = toeval
term-levels-novice = beginners
term-levels-club = clubspelers
term-levels-expert = experts
term-bot = bot, { $level }
term-company = { $count ->
    [one] { $names } is een bot ({ $level }).
   *[other] { $names } zijn bots ({ $levels }).
}
term-bot-seated = { $bot } (bot, { $level }) gaat zitten.
term-clock = { $you ->
    [yes] Je hebt nog { $time }.
   *[no] { $who } heeft nog { $time }.
}
term-late = { $why ->
    [time] De tijd van { $who } is om: wait { $seat } of stand-in { $seat }.
   *[away] { $who } is er niet: wait { $seat } of stand-in { $seat }.
}
term-line-hand-score = Ronde { $hand }: { $scores }
term-nothing-to-record = Er is nog geen ronde afgelopen om te bewaren.
term-record-saved = { $hands ->
    [one] Het verslag van { $hands } ronde staat in { $file }.
   *[other] Het verslag van { $hands } rondes staat in { $file }.
}
term-record-exists = { $file } bestaat al: save heeft een andere naam nodig.
term-record-failed = { $file } kan niet worden geschreven: { $why }
term-help-w-what = het verslag van de partij in een bestand bewaren
term-scrolls = ↑ ↓ bladeren
