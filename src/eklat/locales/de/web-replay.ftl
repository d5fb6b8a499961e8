# Nachspielen: ein Spiel noch einmal ansehen und teilen.
replay-title = Nachspielen
replay-lead = Sieh dir ein Spiel Zug für Zug noch einmal an: vom Platz eines Spielers aus oder mit allen Karten offen. Das geht mit jeder beendeten Runde und auch mit einem Protokoll von anderswo.
replay-of = { $game }, Runde { $number }
replay-game = Spiel
replay-open-another = Ein anderes Spiel öffnen
replay-to-list = Alle Spiele zum Nachspielen
replay-to-table = Zum Tisch
replay-no-hands = Hier ist noch keine Runde zu Ende, es gibt also nichts nachzuspielen.
replay-no-picture = Diese Stellung lässt sich nicht zeichnen. Die Züge stehen daneben.

# Der Einstieg.
replay-mine = Meine Partien
replay-mine-none = Noch nichts da. Sobald du eine Runde zu Ende gespielt hast, steht die Partie hier.
replay-kept = Auf diesem Gerät geöffnet
replay-forget = Aus dieser Liste entfernen: { $title }
replay-running = läuft noch
replay-won = gewonnen von { $names } mit { $score }
replay-seat = Platz { $number }
replay-other = Ein Spiel von anderswo
replay-other-text = Bring ein Protokoll mit, wie Eklat und seine Programme es schreiben. Es bleibt auf diesem Gerät; auf den Server kommt es nur, wenn du es besprechen lässt oder daraus weiterspielst.
replay-paste = Text eines Protokolls einfügen
replay-show = Nachspielen
replay-choose = Datei wählen
replay-drop = Oder zieh eine Datei irgendwo auf diese Seite.
replay-many = { $count ->
    [one] { $count } Protokoll in dieser Datei
   *[other] { $count } Protokolle in dieser Datei
}
replay-no-record = { $count ->
    [one] Das ist kein Protokoll: Es braucht mindestens „game“, „players“ und „deals“.
   *[other] Nummer { $number } von { $count } ist kein Protokoll: Es braucht mindestens „game“, „players“ und „deals“.
}
replay-file-too-large = Diese Datei ist zu groß für ein Protokoll. Hier lassen sich höchstens 4 MB öffnen.
replay-bad-link = Das Protokoll in diesem Link ist nicht lesbar. Wurde der Link ganz kopiert?
replay-not-kept = Dieses Protokoll ist nicht mehr auf diesem Gerät. Öffne es noch einmal aus seiner Datei oder seinem Link.

# Was sich nicht lesen lässt.
replay-json-empty = Hier steht noch nichts.
replay-json-end = Zeile { $line }: Der Text hört zu früh auf. Es fehlt eine schließende Klammer oder ein Anführungszeichen.
replay-json-sign = Zeile { $line }, Spalte { $column }: „{ $found }“ kann hier nicht stehen.
replay-json-text = Zeile { $line }, Spalte { $column }: Das Anführungszeichen, das hier aufgeht, geht in derselben Zeile nicht wieder zu.
replay-json-key = Zeile { $line }, Spalte { $column }: Hier gehört ein Name in Anführungszeichen hin, nicht „{ $found }“.
replay-json-twice = Zeile { $line }: Den Eintrag „{ $found }“ gibt es zweimal.
replay-json-comma = Zeile { $line }, Spalte { $column }: Vor „{ $found }“ fehlt ein Komma oder die schließende Klammer.
replay-json-deep = Zeile { $line }: Zu viele Klammern ineinander.
replay-json-more = Zeile { $line }, Spalte { $column }: Das Protokoll ist zu Ende, aber es folgt noch „{ $found }“.
replay-wrong-deal = Das Problem liegt in Runde { $deal }.
replay-wrong-action = Das Problem liegt in Runde { $deal }, Zug { $action }:
replay-wrong-line = (Zeile { $line })
replay-edit = Berichtigen
replay-watch-so-far = Bis dahin ansehen

# Zug für Zug.
replay-controls = Vor und zurück
replay-position = Stelle
replay-at = { $step } von { $steps }: { $line }
replay-first = An den Anfang
replay-last = Ans Ende
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-part-back = Einen Abschnitt zurück
replay-part-forward = Einen Abschnitt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = { $speed ->
    [slow] Tempo: langsam
    [fast] Tempo: schnell
   *[normal] Tempo: normal
}
replay-review = Besprechung
replay-next-loss = Zum nächsten Verlust
replay-last-loss = Zum vorigen Verlust
replay-moves = Züge
replay-result = Ergebnis
replay-show-result = Ergebnis zeigen
replay-unfinished = Diese Runde wurde nicht zu Ende gespielt.
replay-hand = Runde
replay-hands = Runden der Partie
replay-hand-number = Runde { $number } { $outcome }
replay-more = Runden und Karten
replay-match = Partie
replay-match-number = Partie { $number }
replay-outcome-unfinished = unvollendet
replay-eyes = Karten von
replay-eyes-all = allen, offen
replay-eyes-spectator = niemandem (Zuschauer)
replay-player = Spieler
replay-this-hand = Diese Runde
replay-total = Gesamt
replay-before = Vor dieser Runde
replay-after = Nach dieser Runde
replay-keys = Tasten
replay-hidden = Verdeckte Karten

# Teilen.
replay-share = Diesen Moment teilen
replay-share-short = Teilen
replay-play-on = Weiterspielen
replay-play-on-text = Ab hier mit Bots, anstelle von { $name }: ein Übungstisch
replay-share-table = Wer diesen Link öffnet, sieht genau diesen Moment.
replay-share-record = Wer diesen Link öffnet, sieht genau diesen Moment. Das Protokoll steckt im Link selbst, kein Server speichert es.
replay-link = Link
replay-copy = Kopieren
replay-send = Senden
replay-too-long = Dieses Protokoll ist zu lang für einen Link. Verschick stattdessen die Datei.
replay-file = Das Protokoll als Datei
replay-file-why = Alles, was gegeben und gespielt wurde: zum Aufheben, zum Prüfen mit „eklat verify“ oder um es hier wieder zu öffnen.
replay-download = Protokoll herunterladen

# Der Beweis, dass fair gegeben wurde.
replay-proof = Wurde fair gegeben?
replay-proof-short = Fair gegeben
replay-proof-why = Stimmt alles, was hier geprüft wird, dann hat sich niemand die Karten dieser Partie ausgesucht, auch nicht, wer den Server betreibt: Dein Gerät hatte seinen Anteil versiegelt, bevor die der anderen bekannt waren.
replay-proof-why-unsealed = Der Server hatte sein Geheimnis vor dem ersten Geben festgelegt und konnte danach keine Karte mehr ändern. Aber kein Gerät hat seinen Anteil versiegelt: Wer das Geheimnis kannte, konnte sich einen aussuchen, der ihm gute Karten bringt. Prüfen lässt sich dies:
replay-proof-why-elsewhere = Dass Geheimnis, Anteile, Siegel und Karten zusammenpassen, kann jeder nachprüfen. Dass die Siegel zuerst da waren, wissen nur die Geräte, die am Tisch waren. So wird geprüft:
replay-proof-later = Die Partie ist noch nicht zu Ende. Danach veröffentlicht der Server sein Geheimnis, und alle können prüfen, dass jede Runde daraus folgt.
replay-proof-promise = Darauf hat er sich vor der ersten Runde festgelegt:
replay-proof-none = Dieses Protokoll enthält keinen Beweis. Das ist bei Spielen, die von Hand aufgeschrieben wurden, ganz normal.
replay-proof-commitment = Das Versprechen
replay-proof-commitment-text = Vor der ersten Runde hat der Server den Fingerabdruck einer geheimen Zahl veröffentlicht. Das Geheimnis, das jetzt offenliegt, muss genau diesen Fingerabdruck haben.
replay-proof-own-good = Dein Browser hat selbst nachgerechnet: Er passt.
replay-proof-own-bad = Dein Browser hat selbst nachgerechnet: Er passt nicht.
replay-proof-kept = Dein Gerät kannte dieses Versprechen und alle Siegel, bevor es seines geöffnet hat, und sein Anteil ist dabei.
replay-proof-broken = Aber als dein Gerät sein Siegel öffnete, wurden ihm ein anderes Versprechen oder andere Siegel gezeigt, oder sein Anteil fehlt.
replay-proof-out = Der Anteil deines Geräts ist nicht dabei: Sein Siegel wurde nie geöffnet. War es die ganze Zeit am Tisch, dann hat es jemand ausgesperrt, und die Siegel der anderen versprechen dir nichts.
replay-proof-salts = Der Anteil der Spieler
replay-proof-salts-text = Nach dem Versprechen konnte das Gerät jedes Spielers einen eigenen Anteil versiegeln: eine Zufallszahl, vielleicht hinter einem Wort. Erst standen alle Siegel fest, dann wurden alle geöffnet. Niemand konnte seinen Anteil passend zu den anderen wählen. Wer seinen zurückhält, wird genannt, und ohne ihn werden neue gemacht. Ein Gerät, das sein Siegel geöffnet hat und trotzdem genannt wird, weiß, dass es ausgesperrt wurde.
replay-proof-no-salt = nichts
replay-proof-missed = versiegelt, aber nicht geöffnet
replay-proof-aloud = (laut gesagt)
replay-proof-deals = { $count ->
    [one] Die Karten von { $count } Runde
   *[other] Die Karten aller { $count } Runden
}
replay-proof-deals-text = Geheimnis und Wörter zusammen bestimmen jedes Mischen. Alle Runden werden daraus noch einmal gegeben und Karte für Karte verglichen.
replay-proof-moves = Die Züge
replay-proof-moves-text = Jeder Zug wird nach den Regeln noch einmal gespielt, und alle Punkte werden neu gezählt.
replay-proof-check = Jetzt prüfen
replay-proof-again = Noch einmal prüfen
replay-proof-good = { $count ->
    [one] Alles in Ordnung: Es wurde fair gegeben, jeder Zug war erlaubt, die Punkte stimmen.
   *[other] Alles in Ordnung: Alle { $count } Runden wurden fair gegeben, jeder Zug war erlaubt, die Punkte stimmen.
}
replay-proof-bad = Der Beweis stimmt nicht.
replay-proof-too-big = Diese Partie ist zu lang, um sie hier zu prüfen. Lade das Protokoll herunter und prüfe es mit „eklat verify“.

# Ein Protokoll schreiben.
replay-write = Ein echtes Spiel aufschreiben
replay-write-why = Ihr habt am echten Tisch gespielt, und du weißt die Karten noch? Schreib das Spiel auf und sieh es dir hier an.
replay-write-button = Spiel aufschreiben
replay-write-lead = Fang mit einer Vorlage an und ändere, was anders war. Die Regeln lesen mit: Sie sagen sofort, wer dran ist, was erlaubt ist und wo etwas nicht sein kann.
replay-write-sheet = Das Protokoll
replay-players = Spieler
replay-template = Mit der Vorlage anfangen
replay-record = Text des Protokolls
replay-tidy = Aufräumen
replay-verdict = Was die Regeln sagen
replay-checking = Einen Moment …
replay-edit-empty = Wähl ein Spiel und fang mit seiner Vorlage an.
replay-edit-no-record = Das ist noch kein Protokoll: Es braucht mindestens „format“, „game“, „players“ und „deals“.
replay-good-so-far = Bis hierher stimmt alles.
replay-good-finished = Alles stimmt. Die Partie ist zu Ende, gewonnen von { $names }.
replay-good-fair = Auch der Beweis, dass fair gegeben wurde, stimmt.
replay-standing = Stand: { $scores }
replay-point = Stelle zeigen
replay-next = { $who } ist dran
replay-action = Nächster Zug
replay-add = Anfügen
replay-legal = Was erlaubt ist
replay-hand-over = Diese Runde ist zu Ende.
replay-add-hand = Weitere Runde anfügen
replay-undo = Zurücknehmen: { $action }
replay-how = So schreibst du es
replay-how-cards = Karten
replay-how-seats = Plätze
replay-how-seats-text = Plätze zählen ab 0, im Uhrzeigersinn, in der Reihenfolge von „players“.
replay-how-deal = Das Geben
replay-how-actions = Züge
replay-how-actions-text = Einer nach dem anderen, ohne Namen: Wer dran ist, ergibt sich aus den Regeln.
replay-how-rest = Und der Rest
replay-how-rest-text = Ein Protokoll darf überall aufhören. „options“ nennt Regeln, die vom Üblichen abweichen; „scores“ und „winners“ dürfen fehlen und werden geprüft, wenn sie da sind. „date“, „place“ und „note“ kannst du dazuschreiben.

# Eine Runde mit echten Karten, angetippt.
jot-title = Eine Runde durch Antippen mitschreiben
jot-lead = Für echte Karten auf dem Tisch: Tipp an, wer in der Auktion was legt, dann Karte für Karte, was gespielt wird. Niemand muss die Hände kennen, sie folgen aus dem Gespielten. Alles wird sofort auf diesem Gerät behalten. Die Regeln weiß der Server, darum braucht es eine Verbindung.
jot-begin = Eine Runde mitschreiben
jot-count = Spieler
jot-names = Namen im Uhrzeigersinn
jot-player = Spieler { $number }
jot-dealer = Wer gibt
jot-start = Zu den Karten
jot-hand = Runde { $number } · { $dealer } gibt
jot-back = Zurück
jot-undo = Zurücknehmen
jot-table = Der Tisch
jot-grid = Das Blatt
jot-colours = Farben im Spiel
jot-card = { $card }{ $open ->
    [yes] , offen vor { $names }
   *[no] { "" }
}, { $state ->
    [gone] weg
    [chosen] gewählt
    [possible] möglich
   *[not] jetzt nicht möglich
}
jot-pass = Passen
jot-lay = { $count ->
    [0] { $most ->
        [one] Eine Karte legen
       *[other] Bis zu { $most } Karten legen
    }
    [one] { $count } Karte legen
   *[other] { $count } Karten legen
}
jot-keys = Tastatur: { $letters } und eine Ziffer für eine Karte, P passt, Enter legt, Rücktaste nimmt zurück.
jot-ask-drawn = Welche Karte wurde für das Ende gezogen?
jot-over = Die Runde ist zu Ende
jot-refused = { $name }: { $sentence }
jot-waiting = Der Server antwortet nicht. Was du angetippt hast, ist behalten und wird angesehen, sobald die Verbindung wieder da ist.
jot-not-kept = Dieser Browser behält nichts: Die Runde ist weg, wenn die Seite geschlossen wird.
jot-not-here = Diese Runde ist nicht auf diesem Gerät.
jot-forced = { $count ->
    [one] Die letzte Karte wurde ergänzt: Es konnte nur diese sein.
   *[other] Die letzten { $count } Karten wurden ergänzt: Es konnten nur diese sein.
}
jot-partial = { $count ->
    [one] Bei einer Karte weiß niemand, wer sie hatte. In einem Protokoll steht jede Karte, darum bleibt diese Runde ein Teil: Du findest sie unter „Nachspielen“.
   *[other] Bei { $count } Karten weiß niemand, wer sie hatte. In einem Protokoll steht jede Karte, darum bleibt diese Runde ein Teil: Du findest sie unter „Nachspielen“.
}
jot-memory = Eine Hand, an die ich mich erinnere
jot-memory-none = keine
jot-memory-text = Wer noch weiß, welche Karten er bekam, kann sein Spiel beurteilen lassen, so wenig sonst bekannt ist. Höchstens { $most } eigene Karten dürfen fehlen.
jot-memory-ask = Tippe die Hand an, die { $name } bekam: { $count } von { $all }
jot-memory-done = Zurück zu den Zügen
jot-memory-review = { $name } beurteilen
jot-memory-title = { $name }, aus dem Gedächtnis beurteilt
jot-memory-back = Zurück zum Spiel
jot-sheet-moved = Auf dem Schreibblock ist es inzwischen weitergegangen; diese Runde wird nur als Protokoll behalten.
jot-not-on-sheet = Diese Runde passt nicht auf den Schreibblock: Dort gelten andere Regeln.
jot-onto-sheet = Auf den Schreibblock
jot-replay = Nachspielen
jot-parts = Teilweise mitgeschriebene Runden
jot-part = Runde { $number } · { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
jot-from-replay = Echte Karten, Karte für Karte: Tipp eine Runde auf dem Blatt an, und es wird ein Protokoll daraus.
