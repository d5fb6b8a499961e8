# Die Seite für alle, die den Server betreiben.
host-title = Dieser Server
host-lead = So geht es ihm gerade. Diese Seite sieht nur, wer das Token hat.
host-token = Token für den Betrieb
host-token-where = Es steht in der Datei, die beim Start genannt wurde: eklat serve --admin DATEI.
host-enter = Ansehen
host-leave = Verlassen
host-off = Dieser Server hat keine Seite für den Betrieb. Wer ihn betreibt, startet ihn mit eklat serve --admin DATEI.
host-lost = Der Server antwortet nicht. Diese Zahlen sind von { $time }.
host-up = Version { $version }, Laufzeit: { $time }.
host-people = Verbundene Leute
host-connections = { $count ->
    [one] eine Verbindung
   *[other] { $count } Verbindungen
}
host-tables = Tische mit Publikum
host-in-memory = { $count } im Speicher
host-events = Ereignisse pro Minute
host-events-all = { $count } insgesamt gespeichert
host-latency = Bestätigung
host-slowest = 99 von 100 in { $time }
host-bots = Bedenkzeit der Bots
host-bot-failures = { $count ->
    [0] nie ausgefallen
    [one] einmal ausgefallen
   *[other] { $count }-mal ausgefallen
}
host-storage = Speicherplatz
host-free = { $size } frei
host-commit = jedes zweite Speichern in { $time }
host-stored = Was gespeichert ist
host-stored-people = Leute
host-phase-gathering = Tische, die sich sammeln
host-phase-playing = Tische mitten im Spiel
host-phase-scoring = Tische zwischen zwei Spielen
host-phase-over = Beendete Partien
host-nodes = Prozesse und Knoten
host-worker = Prozess
host-node = Knoten
host-since = Laufzeit
host-limits = Erreichte Grenzen
host-limits-none = Niemand hat zu viel verlangt.
host-limit-messages = Nachrichten einer Verbindung
host-limit-pings = Pings einer Verbindung
host-limit-parts = Zerstückelte Nachrichten
host-limit-farewell = Nachrichten nach dem Abschied
host-limit-unread = Ungelesene Nachrichten
host-limit-talk = Gespräch an einem Tisch
host-limit-requests = Anfragen
host-limit-pages = Seiten
host-limit-openings = Neue Verbindungen
host-limit-connections = Offene Verbindungen
host-limit-http = Offene HTTP-Verbindungen
host-limit-tables = Neue Tische
host-limit-seats = Plätze einer Person
host-limit-people = Neue Gäste
host-limit-codes = Geratene Codes und Tokens
host-limit-misses = Tische, die es nicht gibt
host-limit-studio = Protokolle und Wiederholungen
host-limit-hints = Tipps
host-limit-reviews = Besprechungen
host-limit-reviews-waiting = Besprechungen in der Warteschlange
host-since-start = seit dem Start
host-last-minute = letzte Minute
host-faults = Letzte Warnungen und Fehler
host-faults-none = Nichts ist schiefgegangen.
host-latest = Neueste Tische
host-latest-none = Es gibt noch keine Tische.
host-is-gathering = sammelt sich
host-is-playing = mitten im Spiel
host-is-scoring = zwischen zwei Spielen
host-is-over = beendet
host-closed = geschlossen
