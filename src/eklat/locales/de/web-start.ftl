# Startseite, neuer Tisch, Listen, Einstellungen und die Schau aller Karten.
gallery-title = Alle Karten
gallery-lead = Jede Vorderseite, jede Größe, beide Rückseiten. Gedruckt passen neun Karten auf ein Blatt.
gallery-print = Drucken
gallery-sizes = Größen
gallery-text = Im Satz
gallery-states = Zustände
gallery-state-legal = spielbar
gallery-state-lift = ausgewählt
gallery-state-dim = nicht spielbar
gallery-state-win = bisher am höchsten
gallery-state-focus = mit der Tastatur angewählt

# Startseite.
start-title = Mü und Heul doch! an einem Tisch
start-lead = Zwei durchtriebene Kartenspiele an einem Tisch. Mit Freunden, mit guten Bots oder neben den echten Karten.
start-back = Zurück an den Tisch
start-back-turn = Zurück an den Tisch: du bist dran
start-back-gathering = Zurück an den Tisch: noch nicht begonnen
start-more-tables = { $count ->
    [one] Noch ein Tisch läuft
   *[other] Noch { $count } Tische laufen
}
start-first = Neu hier? Geführte Partie
start-people = { $from } bis { $to } Personen
start-people-just = { $count } Personen
start-bots = Mit Bots spielen
start-friends = Freunde einladen
start-opening = Der Tisch wird gedeckt …
start-pad-title = Schreibblock
start-pad-text = Neben den echten Karten. Geht auch ohne Netz.
start-pad-open = Block aufschlagen
start-code-label = Hast du einen Tischcode?
start-code-placeholder = Code oder Link
start-code-join = Hingehen
start-code-bad = Das ist kein Tischcode. Ein Code steht am Ende des Links, den du bekommen hast.
start-code-none = Unter diesem Code gibt es keinen Tisch. Prüf die Buchstaben oder frag nach einem neuen Link.
start-new-table = Neuer Tisch
start-open-tables = Offene Tische
start-learn = Spielen lernen
start-cards = Alle Karten
start-replay = Partien nachspielen
start-play = Mein Spiel
start-ways = Mehr
start-credits = Eklat ist inoffiziell und freie Software. Mü ist von Doris Matthäus und Frank Nestel, die Variante für zwei von Roland Goslar; Heul doch! Mau Mau ist von Leo Colovini.
start-no-tracking = Niemand schaut dir zu. Deine Partien gehören dir.
start-lost-title = Hier liegt keine Karte
start-lost-text = Unter dieser Adresse gibt es nichts. Vielleicht fehlt am Link ein Stück.
start-lost-home = Zur Startseite

# Neuer Tisch.
new-title = Neuer Tisch
new-game = Spiel
new-players = Wie viele spielen mit?
new-seats = Plätze
new-seats-help = Freie Plätze bekommen einen Link zum Verschicken. Bots spielen sofort mit.
new-seat-you = Du
new-seat = Platz { $seat }
new-seat-friend = Jemand mit Link
new-seat-bot = Bot: { $bot }
new-all-friends = Alle einladen
new-all-bots = Nur Bots
new-name = Dein Name
new-name-help = So sehen dich die anderen am Tisch.
new-rules = Regeln
new-house-rules = Hausregeln
new-house-rules-help = Varianten, die auf keinem Regelblatt stehen.
new-table = Am Tisch
new-clock = Bedenkzeit
new-clock-none = keine Uhr
new-clock-move = je Zug
new-clock-match = je Partie
new-clock-help = Wer die Zeit überschreitet, verliert nicht: Die anderen warten oder lassen einen Bot einspringen.
new-seconds = Sekunden je Zug
new-minutes = Minuten je Partie
new-increment = Zuschlag je Zug in Sekunden
new-listed = In der Liste offener Tische
new-listed-help = Fremde sehen den Tisch und dürfen mitspielen. Sonst braucht man den Link.
new-practice = Übungstisch
new-practice-help = Tipps von den Bots, und Züge lassen sich frei zurücknehmen.
new-take-backs = Zurücknehmen unter Freunden
new-take-backs-help = Eine gespielte Karte darf zurückgenommen werden, wenn alle einverstanden sind.
new-pauses = Bots lassen sich Zeit
new-pauses-help = So kann man ihnen folgen. Sonst ziehen sie sofort.
new-open = Tisch öffnen
new-play = Losspielen

# Meine Partien und offene Tische.
games-title = Meine Partien
games-running = Laufende Tische
games-finished = Zu Ende gespielt
games-none = Noch keine Partie
games-none-text = Was du spielst, steht dann hier: zum Weiterspielen und zum Nachspielen.
games-begin = Spiel aussuchen
games-elsewhere = Eine Partie von anderswo öffnen oder aufschreiben
games-your-turn = Du bist dran
games-turn = { $name } ist dran
games-gathering = { $free ->
    [0] Kann beginnen
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
games-scoring = Runde gezählt, gleich geht es weiter
games-playing = Läuft
games-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
games-won-you = Du hast gewonnen
games-over = Partie zu Ende
games-left = Du bist aufgestanden
games-practice = Übung
games-to-table = An den Tisch
games-replay = Nachspielen
games-put-away = Weglegen
games-take-out = Wieder hervorholen
games-away = Weggelegt: { $count }
games-now = gerade eben
games-people = Am Tisch
games-free = frei
games-open-title = Offene Tische
games-open-text = Hier darf man sich dazusetzen.
games-open-none = Gerade ist kein Tisch offen
games-open-none-text = Öffne selbst einen: Beim neuen Tisch „Offener Tisch“ ankreuzen.
games-open-new = Neuer Tisch
games-sit = Dazusetzen
games-look-again = Neu laden

# Einstellungen.
settings-title = Einstellungen
settings-you = Du
settings-name = Dein Name
settings-name-help = So sehen dich die anderen. An Tischen, an denen du schon sitzt, bleibt der alte Name.
settings-save = Speichern
settings-saved = Gespeichert.
settings-look = Ansicht
settings-language = Sprache
settings-theme = Licht
settings-theme-auto = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-play = Spielen
settings-sound = Töne
settings-sound-help = Karten auf Holz, und zwei leise Klopfer, wenn du dran bist.
settings-quick = Schnell spielen
settings-quick-help = Ein Klick spielt die Karte. Sonst hebt der erste sie an, der zweite spielt sie.
settings-speed = Tempo
settings-speed-help = Wie schnell die Züge der anderen und volle Stiche gezeigt werden.
settings-speed-relaxed = gemütlich
settings-speed-brisk = zügig
settings-speed-at-once = sofort
settings-only = Die einzige Karte spielen
settings-only-help = Darf nur eine Karte gespielt werden, wird sie von selbst gespielt.
settings-pauses = Bots lassen sich Zeit
settings-pauses-help = Gilt für Tische, die du neu öffnest.
settings-device-title = Anderes Gerät
settings-device-text = Nimm deinen Namen, deine Spiele, Einstellungen, Schreibblöcke und Protokolle mit. Der Link gilt einmal und zehn Minuten lang; wer ihn öffnet, spielt als du weiter. Was er mitbringt, ist verschlossen: Der Server kann es nicht lesen.
settings-device-make = Link für ein anderes Gerät
settings-device-link = Dein Link
settings-device-qr = Dein Link als Quadrat für die Kamera
settings-device-until = Gilt bis { $time } Uhr, einmal.
settings-device-copy = Kopieren
settings-device-share = Weitergeben
settings-device-others = Andere Geräte abmelden
settings-device-others-done = { $count ->
    [0] Es war kein anderes Gerät angemeldet.
    [one] Ein anderes Gerät ist abgemeldet.
   *[other] { $count } andere Geräte sind abgemeldet.
}
settings-device-code = Oder tipp diesen Code unter { $page } ein:
settings-device-enter = Code eingeben
settings-device-left = { $count ->
    [one] Ein älteres Protokoll war zu viel für einen Link: Nimm dafür die Datei.
   *[other] { $count } ältere Sachen waren zu viel für einen Link: Nimm dafür die Datei.
}
settings-things-text = Ohne Netz: Einstellungen, Schreibblöcke und Protokolle als Datei. Wer du bist, steht nicht darin.
settings-things-save = Als Datei speichern
settings-things-open = Datei öffnen
settings-things-wrong = In dieser Datei sind keine Sachen von Eklat.
settings-things-lost = Auf diesem Gerät bist du jetzt du, aber was mitgeschickt wurde, ließ sich nicht öffnen. Nimm die Datei aus den Einstellungen.
settings-things-taken = Neu auf diesem Gerät: { $pads ->
    [one] { $pads } Schreibblock
   *[other] { $pads } Schreibblöcke
}, { $records ->
    [one] { $records } Protokoll
   *[other] { $records } Protokolle
}, { $parts ->
    [one] { $parts } teilweise mitgeschriebene Runde
   *[other] { $parts } teilweise mitgeschriebene Runden
}. Nichts, was hier war, ist verloren.
settings-app-title = Als App
settings-app-install = Eklat installieren
settings-app-iphone = Auf iPhone oder iPad: In Safari auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“.
settings-app-offline = Ohne Netz gehen der Schreibblock und die Regeln mit ihren Beispielen. Tische, Bots, Nachspielen und das Antippen einer Runde brauchen den Server.
settings-take-games = Zu meinen Spielen
settings-data-title = Deine Daten
settings-data-text = Gespeichert sind dein Name, deine Geräte, deine Partien und was du geschrieben hast. Sonst nichts.
settings-data-export = Daten herunterladen
settings-data-delete = Alles löschen …
settings-delete-title = Alles löschen?
settings-delete-text = Du stehst von allen Tischen auf. Name, Geräte und Nachrichten werden gelöscht; deine Züge bleiben ohne Namen in den Partien der anderen. Das lässt sich nicht zurücknehmen.
settings-delete-yes = Ja, alles löschen
settings-deleted = Alles gelöscht. Du bist wieder ein unbeschriebenes Blatt.
settings-nobody = Du bist hier noch niemand: Es ist nichts gespeichert.
settings-take-title = Auf diesem Gerät weiterspielen
settings-take-text = Mit diesem Link spielst du hier unter deinem Namen weiter, mit allen deinen Partien.
settings-take-instead = Auf diesem Gerät spielt bisher { $name }. Das ist danach vorbei.
settings-take-yes = Hier weiterspielen
settings-take-none = An diesem Link fehlt der Code. Öffne ihn noch einmal vom anderen Gerät aus, oder tippe den Code ein.
settings-take-code = Code
