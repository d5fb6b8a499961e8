# De pagina van wie de server beheert.
host-title = Deze server
host-lead = Zo gaat het er nu mee. Alleen wie het token heeft, ziet deze pagina.
host-token = Token van de beheerder
host-token-where = Het staat in het bestand dat bij de start is genoemd: eklat serve --admin BESTAND.
host-enter = Bekijken
host-leave = Verlaten
host-off = Deze server heeft geen pagina voor de beheerder. Wie hem beheert, start hem met eklat serve --admin BESTAND.
host-lost = De server antwoordt niet. Deze cijfers zijn van { $time }.
host-up = Versie { $version }, draait al { $time }.
host-people = Verbonden mensen
host-connections = { $count ->
    [one] één verbinding
   *[other] { $count } verbindingen
}
host-tables = Tafels met kijkers
host-in-memory = { $count } in het geheugen
host-events = Gebeurtenissen per minuut
host-events-all = { $count } in totaal bewaard
host-latency = Bevestiging
host-slowest = 99 van de 100 binnen { $time }
host-bots = Bedenktijd van de bots
host-bot-failures = { $count ->
    [0] nooit uitgevallen
    [one] één keer uitgevallen
   *[other] { $count } keer uitgevallen
}
host-storage = Opslag
host-free = { $size } vrij
host-commit = de helft bewaard binnen { $time }
host-stored = Wat er bewaard is
host-stored-people = Mensen
host-phase-gathering = Tafels die zich vullen
host-phase-playing = Tafels midden in een spel
host-phase-scoring = Tafels tussen twee spellen
host-phase-over = Afgelopen partijen
host-nodes = Processen en knooppunten
host-worker = Proces
host-node = Knooppunt
host-since = Draait al
host-limits = Bereikte grenzen
host-limits-none = Niemand heeft te veel gevraagd.
host-limit-messages = Berichten op een verbinding
host-limit-pings = Pings op een verbinding
host-limit-parts = Berichten in te veel stukken
host-limit-farewell = Berichten na het afscheid
host-limit-unread = Ongelezen berichten
host-limit-talk = Gesprek aan een tafel
host-limit-requests = Verzoeken
host-limit-pages = Pagina’s
host-limit-openings = Nieuwe verbindingen
host-limit-connections = Open verbindingen
host-limit-http = Open HTTP-verbindingen
host-limit-tables = Nieuwe tafels
host-limit-seats = Plaatsen van één persoon
host-limit-people = Nieuwe gasten
host-limit-codes = Geraden codes en tokens
host-limit-misses = Tafels die niet bestaan
host-limit-studio = Verslagen en herhalingen
host-limit-hints = Tips
host-limit-reviews = Besprekingen
host-limit-reviews-waiting = Besprekingen in de wachtrij
host-since-start = sinds de start
host-last-minute = laatste minuut
host-faults = Laatste waarschuwingen en fouten
host-faults-none = Er is niets misgegaan.
host-latest = Nieuwste tafels
host-latest-none = Er zijn nog geen tafels.
host-is-gathering = vult zich
host-is-playing = midden in een spel
host-is-scoring = tussen twee spellen
host-is-over = afgelopen
host-closed = gesloten
