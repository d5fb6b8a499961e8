# De tafel in een terminal.
term-title = { $game }, { $players } spelers
term-hand-number = ronde { $hand }
term-watching = je kijkt toe

# Wie er aan de beurt is, en waarvoor.
term-paused = De tafel heeft pauze. Met hervat ga je verder.
term-asked = { $who } wil een zet terugnemen: ja of nee?
term-newcomer = { $who } wil nu op de plaats van { $other } zitten: ja, of nee tot de ronde voorbij is?
term-newcomer-you = Je krijgt de plaats zodra de anderen akkoord gaan, of als deze ronde voorbij is.
term-asking = Je hebt de anderen gevraagd of je je zet mag terugnemen.
term-gathering-empty = { $count ->
    [one] Er is nog één plaats vrij: nodig iemand uit, of bot PLAATS.
   *[other] Er zijn nog { $count } plaatsen vrij: nodig mensen uit, of bot PLAATS.
}
term-gathering-start = Iedereen is er: met Enter of begin start de partij.
term-gathering-wait = Wie de tafel leidt, begint de partij.
term-scoring = De ronde is voorbij: Enter deelt opnieuw.
term-scoring-watching = De ronde is voorbij.
term-over = De partij is voorbij: met Enter of revanche komt er nog een, met einde stop je.
term-ready = Je bent klaar en wacht op { $names }.{ $host ->
    [yes] {" "}{ $word } wacht niet op hen.
   *[no] {""}
}
term-usage-card = KAART
term-usage-gathering = begin, bot PLAATS, zit, opstaan, zeg …

# Regels over de tafel.
term-line-open = Open: { $cards }
term-line-hand = Hand: { $cards }
term-line-scores = Stand: { $scores }
term-too-many = Je kunt er hoogstens { $most } leggen.
term-pick-hand = Je kunt alleen kaarten uit je hand kiezen.

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
term-find-tables = Tafels met plaats op { $server }:
term-find-none = Op { $server } is aan geen tafel plaats.
term-find-table = { $game } met { $players }: { $names } · { $free ->
    [one] één plaats vrij
   *[other] { $free } plaatsen vrij
}
term-find-how = Met een nummer ga je daar zitten. Een spel opent een tafel: { $games }. Zeg er desgewenst bij hoeveel er spelen en wie de anderen zijn: mu 4 club.
term-find-wrong = ‘{ $line }’ is geen nummer van deze lijst en ook geen spel: { $games }.
term-find-nobody = Zeg welke tafel: eklat play --join { $server }/t/ID, of open er een: eklat play mu --join { $server } --bots club.
term-join-alone = --join gaat naar een tafel zoals die is: { $flags } { $count ->
    [one] hoort
   *[other] horen
} bij een spel op deze computer.
term-dumb = Deze terminal ({ $term }) kan geen volledig scherm tonen, dus de tafel komt regel voor regel, zoals met --plain.
term-seat-kept = Je plaats blijft van jou. Je komt terug met: { $command }
term-only-server = Dit is voor tafels op een server. einde stopt het programma en bewaart het spel.
term-no-bot = Er is geen bot ‘{ $bot }’; er zijn { $levels }.
term-bot-game = De bot ‘{ $bot }’ speelt { $game } niet.
term-commands = hulp=help einde=quit tafel=table kaarten=hand punten=score verloop=log bewaar=save begin=start verder=next revanche=rematch nu=now terug=undo pauze=pause hervat=resume opstaan=leave overnemen=back ja=agree nee=refuse vrij=free wacht=wait vervang=stand-in zeg=say tip=hint zout=salt zit=sit exit=quit
term-empty-line = Typ een zet, of hulp.
term-unknown-word = ‘{ $word }’ betekent hier niets. hulp toont wat er kan.
term-possible = Mogelijk: { $moves }
term-say-what = Achter zeg horen een paar woorden.
term-no-such-seat = ‘{ $word }’ is geen plaats: { $seats }.
term-notice-lost = De verbinding is weg. Nieuwe poging …
term-notice-back = De verbinding is terug.
term-notice-closed = De server heeft de tafel voor ons gesloten.
term-notice-preparing = De bots worden voorbereid, alleen deze ene keer …
term-log-empty = Er is nog niets gebeurd.
term-hint = Tip: { $advice }
term-hint-thinking = Een ogenblik …
term-too-small = Nodig: 80 × 24 tekens.

# Hulp.
term-plain-help = hulp toont alle commando’s; het einde van de invoer bewaart het spel.
term-plain-help-seat = hulp toont alle commando’s; als de invoer eindigt, blijft je plaats van jou.
term-plain-help-watching = Je kijkt toe. hulp toont alle commando’s, einde stopt.
term-help-moves = Zetten: typ er een, of het nummer dat voor de invoer staat; een kaart alleen is genoeg als maar één zet hem gebruikt.
term-help-look = Bekijken: tafel, kaarten, punten, verloop, bewaar BESTAND (verslag van de partij), einde.
term-help-table-local = Tafel: verder, revanche, terug, tip, zeg …, pauze, hervat, bot 2 club.
term-help-table-server = Tafel: begin, verder, verder nu, revanche, terug, ja, nee, tip, zeg …, pauze, hervat, zit, opstaan, opstaan club, bot 2 club, vrij 2, wacht 2, vervang 2, overnemen, zout …
term-help-title = Hulp: toetsen, tekens, het spel
term-help-cards = 1–9 0 - =
term-help-cards-what = kaart n: één keer tilt hem op, nog eens speelt hem
term-help-arrows-what = bewegen; omhoog en omlaag: open rij, hand
term-help-enter-what = bevestigen: leggen, spelen, kiezen
term-help-esc-what = annuleren, terug naar de kaarten
term-help-p-what = passen
term-help-s-what = anders sorteren
term-help-c-what = iets zeggen
term-help-h-what = tip (aan een oefentafel)
term-help-u-what = terugnemen
term-help-e-what = scorebriefje
term-help-v-what = langer verloop
term-help-colon-what = een zet typen zoals die in de lijst staat
term-help-q-what = stoppen; het spel is bewaard
term-help-space = spatie
term-help-space-what = de kaart onder de cursor optillen
term-help-tab-what = tijdens het typen: aanvullen, eerdere regels
term-help-mouse = muis
term-help-mouse-what = klik op kaarten, stapels en de woorden van de laatste regel
term-help-signs = Tekens
term-sign-turn = is aan de beurt
term-sign-cursor = hier staat de cursor
term-sign-dim = deze kaart kan nu niet
term-sign-clock = je tijd is bijna om
term-foot-card = kaart
term-foot-pick = kiezen
term-foot-choose = kiezen
term-foot-play = spelen
term-foot-lay = leggen
term-foot-confirm = bevestigen
term-foot-pass = passen
term-foot-sort = sorteren
term-foot-score = punten
term-foot-log = verloop
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
term-command = : begint een regel, Tab loopt langs wat mogelijk is · :hulp
term-command-gathering = : begint een regel, zoals :begin · :bot 2 · :zeg hallo · :hulp
term-choose-for = { $card }: wat ermee?
term-press-again = Nog een keer { $key } of Enter bevestigt.
term-look-here = De tafel en je hand staan op dit scherm.
term-window-turn = ● Jouw beurt – Eklat
term-away = weg
term-standing-lost = Geen verbinding. Je zet blijft staan en gaat mee zodra die terug is.
term-standing-bot = Een bot speelt voor je; met overnemen speel je weer zelf.
term-lobby-address = Om mee te doen: { $address }
term-lobby-free = vrij
term-lobby-you = jij
term-lobby-host = leidt de tafel
term-lobby-here = is er
term-lobby-wait-seats = { $count ->
    [one] Er is nog één plaats vrij. Wie de tafel leidt, kan er met bot PLAATS een bot neerzetten.
   *[other] Er zijn nog { $count } plaatsen vrij. Wie de tafel leidt, kan er met bot PLAATS bots neerzetten.
}
term-lobby-begin = Alle plaatsen zijn bezet: Enter of begin start de partij.
term-lobby-wait-host = Alle plaatsen zijn bezet. { $who } begint de partij.
term-sheet-replay = bewaar BESTAND bewaart de partij, eklat show BESTAND toont elke zet.

# Bladen.
term-close = Enter of Esc sluit
term-sheet-next = Enter: volgende ronde · Esc: terug naar de tafel
term-sheet-over = Enter: nog een partij · w: bewaren · Esc: terug naar de tafel · q: stop
term-sheet-result = Einde van de ronde
term-sheet-match = Einde van de partij
term-sheet-score = Scorebriefje
term-column-score = ronde
term-column-total = totaal
term-column-hand = ronde
term-label-hand = Hand
term-label-open = Open

# Koppen en kleinigheden.
term-line-table = De partij is nog niet begonnen.
term-sheet-log = Wat er gebeurde

# Bots, klokken, verslagen.
term-level-random = toeval
term-level-novice = beginner
term-level-dreamer = dromer
term-level-daredevil = waaghals
term-level-club = clubspeler
term-level-student = leerling
term-level-adept = gevorderde
term-level-expert = expert
term-level-champion = kampioen
term-levels-random = toeval
term-levels-novice = beginners
term-levels-dreamer = dromers
term-levels-daredevil = waaghalzen
term-levels-club = clubspelers
term-levels-student = leerlingen
term-levels-adept = gevorderden
term-levels-expert = experts
term-levels-champion = kampioenen
term-bot = bot, { $level }
term-company = { $count ->
    [one] { $names } is een bot ({ $level }).
   *[other] { $names } zijn bots ({ $levels }).
}
term-clock = { $you ->
    [yes] Je hebt nog { $time }.
   *[no] { $who } heeft nog { $time }.
}
term-late = { $why ->
    [left] { $who } is van tafel gegaan: wacht { $seat } of vervang { $seat }.
    [time] De tijd van { $who } is om: wacht { $seat } of vervang { $seat }.
   *[away] { $who } is er niet: wacht { $seat } of vervang { $seat }.
}
term-line-hand-score = Ronde { $hand }: { $scores }
term-nothing-to-record = Er is nog geen ronde afgelopen om te bewaren.
term-record-saved = { $hands ->
    [one] Het verslag van { $hands } ronde staat in { $file }.
   *[other] Het verslag van { $hands } rondes staat in { $file }.
}
term-record-exists = { $file } bestaat al: geef achter bewaar een andere naam.
term-record-failed = { $file } kan niet worden geschreven: { $why }
term-help-w-what = het verslag van de partij in een bestand bewaren
term-scrolls = ↑ ↓ bladeren

# Spellen zonder eigen tafelblad: wat open ligt, naar de naam van het veld.
term-field-trick = Slag
term-field-last-trick = Laatste slag
term-field-laid = Op tafel
term-field-open = Open
term-field-piles = Stapels
term-field-discards = Weggelegd
term-field-table = Tafel
term-field-points = punten
term-field-hand-sizes = hand
term-help-f-what = het volgende tempo: rustig, vlot, meteen
term-speed-0 = Tempo: rustig.
term-speed-1 = Tempo: vlot.
term-speed-2 = Tempo: meteen.
