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
term-paused = De tafel heeft pauze. resume gaat verder.
term-asked = { $who } wil een zet terugnemen: agree of refuse?
term-asking = Je hebt de anderen gevraagd of je je zet mag terugnemen.
term-gathering-empty = { $count ->
    [one] Er is nog één plaats vrij: nodig iemand uit, of bot PLAATS.
   *[other] Er zijn nog { $count } plaatsen vrij: nodig mensen uit, of bot PLAATS.
}
term-gathering-start = Iedereen is er: start begint.
term-gathering-wait = Wie de tafel leidt, begint de partij.
term-scoring = De ronde is voorbij: Enter deelt opnieuw.
term-scoring-watching = De ronde is voorbij.
term-over = De partij is voorbij: rematch of quit.
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
term-line-seat = { $who }: { $cards }, { $count } in de hand
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
    [tie] gelijkspel.
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
term-saved = Je spel is bewaard: eklat play --resume gaat verder.
term-empty-line = Typ een zet, of help.
term-unknown-word = ‘{ $word }’ betekent hier niets. help toont wat er kan.
term-say-what = Achter say horen een paar woorden.
term-no-such-seat = ‘{ $word }’ is geen plaats: { $seats }.
term-no-server = De server { $server } is niet bereikbaar: { $why }
term-no-answer = De server { $server } antwoordt niet.
term-notice-lost = De verbinding is weg. Nieuwe poging …
term-notice-back = De verbinding is terug.
term-notice-closed = De server heeft de tafel voor ons gesloten.
term-hint = Tip: { $move }. { $why }
term-hint-thinking = Een ogenblik …
term-too-small = Het venster is te klein: 80 × 24 tekens is genoeg.

# Hulp.
term-plain-help = help toont alle commando’s; het einde van de invoer bewaart het spel.
term-help-moves = Zetten: pass, bid R6 R2, trump R, partner 2, play G7, discard R1 R2 R3 R4, reveal R, lay D3 1, onion D3, catapult, towel 2, carousel left, werewolf. In plaats van de plaats mag ook de naam.
term-help-table = Tafel: next, rematch, undo, hint, say …, agree, refuse, pause, resume, start, sit, leave, bot 2 club, free 2, wait 2, stand-in 2, quit.
term-help-look = Bekijken: table, hand, last (laatste slag), lens (troeven), score, save BESTAND (verslag van de partij).
term-help-title = Toetsen
term-help-cards = 1–9 0 - =
term-help-cards-what = kaart n: één keer tilt hem op, nog eens speelt hem
term-help-arrows-what = bewegen
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
term-footer-cards = 1–9 kaart · Enter spelen · t troeven · l slag · h tip · : typen · ? hulp
term-footer-heuldoch = 1–4 kaart · Enter leggen · o ui · s sorteren · h tip · : typen · ? hulp
term-footer-choice = 1–9 of ←→ kiezen · Enter bevestigen · : typen · ? hulp
term-footer-onward = Enter verder · e stand · v verslag · c praten · : typen · ? hulp · q stop
term-footer-wait = l laatste slag · e stand · c praten · : typen · ? hulp · q stop
term-command = typ een zet, zoals bid R6 R2 · play G7 · pass · help
term-command-heuldoch = typ een zet, zoals lay D3 1 · onion D3 · help

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
term-footer-bid = 1–9 kiezen · Enter leggen · p passen · s sorteren · h tip · : typen · ? hulp
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
term-bot = bot, { $level }
term-company = { $count ->
    [one] { $names } is een bot
   *[other] { $names } zijn bots
} ({ $level }).
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
