# Startpagina, nieuwe tafel, lijsten, instellingen en de galerij met kaarten.
gallery-title = Alle kaarten
gallery-lead = Elke voorkant, elk formaat, beide achterkanten. Afgedrukt passen er negen kaarten op een vel.
gallery-print = Afdrukken
gallery-sizes = Formaten
gallery-text = In een zin
gallery-states = Toestanden
gallery-state-legal = speelbaar
gallery-state-lift = gekozen
gallery-state-dim = niet speelbaar
gallery-state-win = tot nu toe de hoogste
gallery-state-focus = gekozen met het toetsenbord

# Startpagina.
start-title = Mü en Heul doch! aan één tafel
start-lead = Twee doortrapte kaartspellen aan één tafel. Met vrienden, met goede bots of naast de echte kaarten.
start-back = Terug naar je tafel
start-back-turn = Terug naar je tafel: jouw beurt
start-back-gathering = Terug naar je tafel: nog niet begonnen
start-more-tables = { $count ->
    [one] Er loopt nog één tafel
   *[other] Er lopen nog { $count } tafels
}
start-first = Nieuw hier? Begeleide partij
start-people = { $from } tot { $to } spelers
start-people-just = { $count } spelers
start-bots = Met bots spelen
start-friends = Vrienden uitnodigen
start-opening = De tafel wordt gedekt …
start-pad-title = Scoreblok
start-pad-text = Naast de echte kaarten. Werkt ook offline.
start-pad-open = Blok openen
start-code-label = Heb je een tafelcode?
start-code-placeholder = Code of link
start-code-join = Erheen
start-code-bad = Dat is geen tafelcode. De code staat aan het eind van de link die je kreeg.
start-code-none = Er is geen tafel met deze code. Controleer de letters of vraag om een nieuwe link.
start-new-table = Nieuwe tafel
start-open-tables = Open tafels
start-learn = Leren spelen
start-cards = Alle kaarten
start-replay = Partijen naspelen
start-play = Mijn spel
start-ways = Meer
start-credits = Eklat is onofficieel en vrije software. Mü is van Doris Matthäus en Frank Nestel, de variant voor twee van Roland Goslar; Heul doch! Mau Mau is van Leo Colovini.
start-no-tracking = Niemand kijkt mee. Je partijen zijn van jou.
start-lost-title = Hier ligt geen kaart
start-lost-text = Op dit adres is niets. Misschien ontbreekt er een stukje van de link.
start-lost-home = Naar de startpagina

# Nieuwe tafel.
new-title = Nieuwe tafel
new-game = Spel
new-players = Met hoeveel spelen jullie?
new-seats = Plaatsen
new-seats-help = Vrije plaatsen krijgen een link om te versturen. Bots zijn er meteen.
new-seat-you = Jij
new-seat = Plaats { $seat }
new-seat-friend = Iemand met de link
new-seat-bot = Bot: { $bot }
new-all-friends = Iedereen uitnodigen
new-all-bots = Alleen bots
new-name = Je naam
new-name-help = Zo zien de anderen aan tafel je.
new-rules = Regels
new-house-rules = Huisregels
new-house-rules-help = Varianten die op geen enkel regelblad staan.
new-table = Aan tafel
new-clock = Bedenktijd
new-clock-none = geen klok
new-clock-move = per zet
new-clock-match = per partij
new-clock-help = Niemand verliest op tijd: de anderen wachten, of laten een bot invallen.
new-seconds = Seconden per zet
new-minutes = Minuten per partij
new-increment = Erbij per zet, in seconden
new-listed = In de lijst van open tafels
new-listed-help = Vreemden zien de tafel en mogen meedoen. Anders heb je de link nodig.
new-practice = Oefentafel
new-practice-help = Tips van de bots, en zetten mag je vrij terugnemen.
new-take-backs = Terugnemen onder vrienden
new-take-backs-help = Een gespeelde kaart mag worden teruggenomen als iedereen het goedvindt.
new-pauses = Bots nemen de tijd
new-pauses-help = Zo kun je ze volgen. Anders spelen ze meteen.
new-open = Tafel openen
new-play = Spelen

# Mijn partijen en open tafels.
games-title = Mijn partijen
games-running = Lopende tafels
games-finished = Uitgespeeld
games-none = Nog geen partij
games-none-text = Wat je speelt, staat straks hier: om verder te spelen en om na te spelen.
games-begin = Spel kiezen
games-elsewhere = Een partij van elders openen of opschrijven
games-your-turn = Jij bent aan de beurt
games-turn = { $name } is aan de beurt
games-gathering = { $free ->
    [0] Kan beginnen
    [one] Eén plaats vrij
   *[other] { $free } plaatsen vrij
}
games-scoring = Ronde geteld, zo gaat het verder
games-playing = Bezig
games-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben gewonnen
}
games-won-you = Jij hebt gewonnen
games-over = Partij voorbij
games-left = Je bent opgestaan
games-practice = Oefening
games-to-table = Naar de tafel
games-replay = Naspelen
games-put-away = Opbergen
games-take-out = Weer tevoorschijn halen
games-away = Opgeborgen: { $count }
games-now = zojuist
games-people = Aan tafel
games-free = vrij
games-open-title = Open tafels
games-open-text = Hier mag je aanschuiven.
games-open-none = Er is nu geen tafel open
games-open-none-text = Open er zelf een: vink bij een nieuwe tafel ‘Open tafel’ aan.
games-open-new = Nieuwe tafel
games-sit = Aanschuiven
games-look-again = Opnieuw laden

# Instellingen.
settings-title = Instellingen
settings-you = Jij
settings-name = Je naam
settings-name-help = Zo zien de anderen je. Aan tafels waar je al zit, blijft je oude naam staan.
settings-save = Opslaan
settings-saved = Opgeslagen.
settings-look = Weergave
settings-language = Taal
settings-theme = Licht
settings-theme-auto = zoals het apparaat
settings-theme-light = licht
settings-theme-dark = donker
settings-play = Spelen
settings-sound = Geluid
settings-sound-help = Kaarten op hout, en twee zachte klopjes als jij aan de beurt bent.
settings-quick = Snel spelen
settings-quick-help = Eén klik speelt de kaart. Anders tilt de eerste hem op en speelt de tweede hem.
settings-speed = Tempo
settings-speed-help = Hoe snel de zetten van anderen en volle slagen te zien zijn.
settings-speed-relaxed = rustig
settings-speed-brisk = vlot
settings-speed-at-once = meteen
settings-only = De enige kaart spelen
settings-only-help = Mag er maar één kaart gespeeld worden, dan wordt die vanzelf gespeeld.
settings-pauses = Bots nemen de tijd
settings-pauses-help = Geldt voor tafels die je vanaf nu opent.
settings-device-title = Ander apparaat
settings-device-text = Neem je naam, je spellen, instellingen, scoreblokken en verslagen mee. De link geldt één keer en tien minuten lang; wie hem opent, ben jij. Wat hij meebrengt is verzegeld: de server kan het niet lezen.
settings-device-make = Link voor een ander apparaat
settings-device-link = Je link
settings-device-qr = Je link als vierkant voor de camera
settings-device-until = Geldig tot { $time } uur, één keer.
settings-device-copy = Kopiëren
settings-device-share = Delen
settings-device-others = Andere apparaten afmelden
settings-device-others-done = { $count ->
    [0] Er was geen ander apparaat aangemeld.
    [one] Eén ander apparaat is afgemeld.
   *[other] { $count } andere apparaten zijn afgemeld.
}
settings-device-code = Of typ deze code in op { $page }:
settings-device-enter = Code invoeren
settings-device-left = { $count ->
    [one] Eén ouder verslag was te veel voor een link: neem daarvoor het bestand.
   *[other] { $count } oudere dingen waren te veel voor een link: neem daarvoor het bestand.
}
settings-things-text = Zonder netwerk: instellingen, scoreblokken en verslagen als bestand. Wie je bent staat er niet in.
settings-things-save = Als bestand bewaren
settings-things-open = Bestand openen
settings-things-wrong = In dit bestand zitten geen dingen van Eklat.
settings-things-lost = Op dit apparaat ben je nu jezelf, maar wat meegestuurd was ging niet open. Neem het bestand uit de instellingen.
settings-things-taken = Nieuw op dit apparaat: { $pads ->
    [one] { $pads } scoreblok
   *[other] { $pads } scoreblokken
}, { $records ->
    [one] { $records } verslag
   *[other] { $records } verslagen
}, { $parts ->
    [one] { $parts } gedeeltelijk opgeschreven ronde
   *[other] { $parts } gedeeltelijk opgeschreven rondes
}. Niets van wat hier was is verloren.
settings-app-title = Als app
settings-app-install = Eklat installeren
settings-app-iphone = Op iPhone of iPad: tik in Safari op “Deel”, dan op “Zet op beginscherm”.
settings-app-offline = Zonder netwerk werken het scoreblok en de regels met hun voorbeelden. Tafels, bots, naspelen en het aantikken van een ronde hebben de server nodig.
settings-take-games = Naar mijn spellen
settings-data-title = Je gegevens
settings-data-text = Opgeslagen zijn je naam, je apparaten, je partijen en wat je geschreven hebt. Verder niets.
settings-data-export = Gegevens downloaden
settings-data-delete = Alles wissen …
settings-delete-title = Alles wissen?
settings-delete-text = Je staat op van alle tafels. Naam, apparaten en berichten worden gewist; je zetten blijven zonder naam in de partijen van de anderen. Dit kun je niet ongedaan maken.
settings-delete-yes = Ja, alles wissen
settings-deleted = Alles gewist. Je bent weer een onbeschreven blad.
settings-nobody = Je bent hier nog niemand: er is niets opgeslagen.
settings-take-title = Op dit apparaat verder spelen
settings-take-text = Met deze link speel je hier onder je naam verder, met al je partijen.
settings-take-instead = Op dit apparaat speelt tot nu toe { $name }. Dat is daarna voorbij.
settings-take-yes = Hier verder spelen
settings-take-none = Van deze link ontbreekt de code. Open hem nog eens vanaf het andere apparaat, of typ de code in.
settings-take-code = Code
