# Rond een tafel in de browser.
tbl-heading = Een tafel { $game }
tbl-coming = We gaan naar de tafel …
tbl-no-table = Deze tafel bestaat niet
tbl-no-table-why = Misschien is de link verkeerd overgetikt, of de tafel is weggehaald.
tbl-unreachable = We kunnen niet bij deze tafel komen
tbl-to-start = Naar de startpagina
tbl-reconnecting = De verbinding is weg. Er wordt opnieuw verbonden …
tbl-seat-number = Plaats { $number }
tbl-kind-empty = hier zit niemand
tbl-kind-person = een mens
tbl-kind-bot = Bot: { $level }
tbl-kind-stand-in = een bot valt in
tbl-you-watch = Je kijkt toe.
tbl-take-seat = Gaan zitten
tbl-you = jij
tbl-panel = Partij, verloop en chat
tbl-menu = Menu van de tafel
tbl-speed = Tempo: { $speed }
tbl-log = Verloop en chat
tbl-hands = Rondes
tbl-hand = Ronde
tbl-scores = Stand
tbl-match = De partij
tbl-match-to = Partij tot { $target }
tbl-hand-number = ronde { $number }
tbl-no-hands = Er is nog geen ronde afgelopen.
tbl-time-left = nog { $time }
tbl-say = Zeg iets …
tbl-send = Versturen
tbl-phrases = Kant-en-klare zinnen
tbl-reactions = Reacties
tbl-just-now = Wat gebeurde er net?
tbl-just-now-nothing = Er is nog niets gebeurd.
tbl-paused = De tafel heeft pauze.
tbl-pause = Klokken stilzetten
tbl-resume = Verder
tbl-stand-in-you = Een bot speelt voor jou.
tbl-come-back = Ik speel zelf
tbl-time-up = De tijd van { $who } is om.
tbl-own-time-up = Je tijd is om: de anderen mogen nu een bot voor je laten spelen. Speel gerust door, je zet telt nog als je eerst bent.
tbl-away = { $who } is er niet.
tbl-has-left = { $who } is van tafel gegaan.
tbl-wait = Wachten
tbl-let-bot = Een bot laten spelen
tbl-take-back = Mijn zet terugnemen
tbl-take-back-asked = { $who } wil graag een zet terugnemen.
tbl-take-back-waits = Je wilt je zet terugnemen. Wachten op { $names }.
tbl-take-back-refused = { $who } wil liever niet dat die zet wordt teruggenomen.
tbl-agree = Akkoord
tbl-no = Nee
tbl-newcomer = { $who } wil op de plaats van { $other } zitten en ziet dan die kaarten.
tbl-after-hand = Na deze ronde
tbl-newcomer-you = Je krijgt de plaats zodra de anderen akkoord gaan, of als deze ronde voorbij is.
tbl-thinking = Een sterke speler denkt na …
tbl-advice = Tip: { $move }
tbl-hint = Tip
tbl-compare = Zetten vergelijken
tbl-rules = Regels van dit spel
tbl-keys = Toetsen
tbl-leave = De tafel verlaten
tbl-leave-sure = Je plaats staat dan open voor iedereen. Zolang hij vrij is, kun je met dezelfde link terugkomen.
tbl-leave-hand = De anderen spelen nog. Een bot kan in jouw plaats verder spelen; met dezelfde link kom je terug.
tbl-leave-empty = De plaats leeg laten
tbl-leave-bot = Weggaan, een bot speelt verder
tbl-seats = Plaatsen
tbl-bot-instead = Een bot voor mij laten spelen
tbl-sit-here = Hier zitten
tbl-add-bot = Bot laten zitten …
tbl-bot-for-seat = Bot op plaats { $number } zetten
tbl-invite = Uitnodigen
tbl-watching = { $count ->
    [one] Eén mens kijkt mee.
   *[other] { $count } mensen kijken mee.
}
tbl-link = Link naar deze tafel
tbl-copy = Link kopiëren
tbl-share = Delen
tbl-qr = QR-code
tbl-qr-name = QR-code van de link naar deze tafel
tbl-code = Code van de tafel:
tbl-lobby = Een tafel { $game }: ga zitten
tbl-your-name = Je naam
tbl-name-save = Zo heet ik
tbl-free-seat = Vrije plaats
tbl-host = leidt de tafel
tbl-free-it = Plaats vrijmaken
tbl-fill = Bots op alle vrije plaatsen
tbl-start = De partij beginnen
tbl-seats-left = { $count ->
    [one] Er is nog één plaats vrij: nodig iemand uit of neem een bot.
   *[other] Er zijn nog { $count } plaatsen vrij: nodig iemand uit of neem bots.
}
tbl-wait-for-host = { $who } begint de partij als iedereen er is.
tbl-how = Zo wordt hier gespeeld
tbl-change = Veranderen hoe er gespeeld wordt
tbl-listed = Vreemden vinden deze tafel in de lijst.
tbl-private = Alleen wie de link heeft, vindt deze tafel.
tbl-practice = Oefening: met tips, en zetten mogen worden teruggenomen.
tbl-take-backs = Een gespeelde kaart mag worden teruggenomen als iedereen het goedvindt.
tbl-no-clock = Geen klok.
tbl-clock-move = { $seconds } seconden voor elke zet.
tbl-clock-match = { $minutes } minuten voor de partij en { $increment } seconden erbij voor elke zet.
tbl-fair = Eerlijk geschud
tbl-fair-why = Hoe er gedeeld wordt, volgt uit een geheim dat vaststond voordat er iemand ging zitten, en uit wat de apparaten van de spelers toevoegen. Het jouwe heeft een willekeurig getal verzegeld; je kunt er een eigen woord voor zetten. De zegels gaan pas open als de partij begint, zodat niemand zijn aandeel kan uitzoeken. Na de partij kan iedereen het nagaan. Wie de server beheert, kan kaarten bekijken, maar niet uitkiezen: je apparaat kan het aantonen.
tbl-salt = Een eigen woord
tbl-opening = Het begint zo: de apparaten openen hun zegels.
tbl-salt-add = Toevoegen
tbl-commitment = Zegel van het geheim:
tbl-show-result = De uitslag tonen
tbl-hand-over = Ronde { $number } is afgelopen
tbl-own-result = voor jou, in totaal { $total }
tbl-you-won = Je hebt de partij gewonnen!
tbl-won = { $count ->
    [one] { $names } heeft de partij gewonnen
   *[other] { $names } delen de overwinning
}
tbl-player = Speler
tbl-this-hand = deze ronde
tbl-total = totaal
tbl-took-of = { $took } van { $goal } punten
tbl-winner = heeft gewonnen
tbl-own-table = Een eigen tafel
tbl-next-hand = Volgende ronde
tbl-rematch = Nog een partij
tbl-ready = Klaar: { $names }.
tbl-looking = Kijkt nog: { $names }.
tbl-go-on = Zonder hen verder
tbl-dealt-again = De volgende ronde is begonnen.
tbl-gathers-again = De anderen komen bijeen voor nog een partij.
tbl-to-table = Naar de tafel
tbl-review = Bespreken
tbl-replay = Naspelen
tbl-key-card = kaart of keuze nummer n
tbl-key-move = van kaart naar kaart; omhoog en omlaag tussen open kaarten en hand
tbl-key-confirm = spelen, bieden, bevestigen
tbl-key-cancel = keuze terugnemen, sluiten
tbl-key-hint = tip (aan oefentafels)
tbl-key-undo = de laatste zet terugnemen
tbl-key-chat = chat
tbl-key-just-now = wat er net gebeurde
tbl-key-help = deze hulp

# Wat op elk bord staat.
seat-in-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
seat-laid = { $count ->
    [one] { $count } kaart uitgelegd
   *[other] { $count } kaarten uitgelegd
}
seat-away = weg · { $line }
seat-trump = { $word }: { $trump }
seat-trump-open = nog niet genoemd
seat-best = beste
seat-best-so-far = tot nu toe beste
seat-led = uitgekomen
seat-trick = De slag
seat-go-on = Verder
seat-hand = Je hand
seat-hand-of = Hand van { $name }
seat-laid-row = Open voor je
seat-laid-by = Open bij { $name }
seat-sort-digit = Hand op cijfer sorteren
seat-chat = { $count ->
    [0] Verloop en chat
   *[other] Verloop en chat, { $count } nieuw
}
seat-over = De ronde is voorbij
seat-early = straks
seat-early-chosen = Vooraf gekozen.
seat-early-not = Niet meer vooraf gekozen.

# Een bord voor spellen die er zelf geen hebben.
plain-moves = Wat je kunt doen
plain-not-now = Deze kaart kun je nu niet spelen.
plain-pick = Kies een kaart
plain-players = Spelers
plain-score = Stand { $score }
plain-takes = krijgt hem
plain-field-points = punten
