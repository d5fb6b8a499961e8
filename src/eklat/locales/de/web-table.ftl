# Rund um einen Tisch im Browser.
tbl-heading = Ein Tisch { $game }
tbl-coming = Wir gehen zum Tisch …
tbl-no-table = Diesen Tisch gibt es nicht
tbl-no-table-why = Vielleicht ist der Link falsch abgeschrieben, oder der Tisch wurde entfernt.
tbl-unreachable = Wir kommen nicht an diesen Tisch
tbl-to-start = Zur Startseite
tbl-reconnecting = Die Verbindung ist weg. Wird wiederhergestellt …
tbl-seat-number = Platz { $number }
tbl-kind-empty = hier sitzt niemand
tbl-kind-person = ein Mensch
tbl-kind-bot = Bot: { $level }
tbl-kind-stand-in = ein Bot vertritt
tbl-you-watch = Du siehst zu.
tbl-take-seat = Platz nehmen
tbl-you = du
tbl-panel = Partie, Verlauf und Chat
tbl-menu = Menü des Tisches
tbl-speed = Tempo: { $speed }
tbl-log = Verlauf und Chat
tbl-hands = Runden
tbl-hand = Runde
tbl-scores = Spielstand
tbl-match = Die Partie
tbl-match-to = Partie bis { $target }
tbl-hand-number = Runde { $number }
tbl-no-hands = Noch ist keine Runde zu Ende.
tbl-time-left = noch { $time }
tbl-say = Sag etwas …
tbl-send = Senden
tbl-phrases = Fertige Sätze
tbl-reactions = Reaktionen
tbl-just-now = Was ist gerade passiert?
tbl-just-now-nothing = Noch ist nichts passiert.
tbl-paused = Der Tisch macht Pause.
tbl-pause = Uhren anhalten
tbl-resume = Weiter
tbl-stand-in-you = Ein Bot spielt für dich.
tbl-come-back = Ich spiele selbst
tbl-time-up = Die Zeit von { $who } ist um.
tbl-own-time-up = Deine Zeit ist um: Die anderen dürfen jetzt einen Bot für dich ziehen lassen. Spiel ruhig weiter, dein Zug zählt, wenn du schneller bist.
tbl-away = { $who } ist nicht da.
tbl-has-left = { $who } hat den Tisch verlassen.
tbl-wait = Warten
tbl-let-bot = Einen Bot ziehen lassen
tbl-take-back = Meinen Zug zurücknehmen
tbl-take-back-asked = { $who } möchte einen Zug zurücknehmen.
tbl-take-back-waits = Du möchtest deinen Zug zurücknehmen. Es fehlt noch das Wort von { $names }.
tbl-take-back-refused = { $who } möchte nicht, dass dieser Zug zurückgenommen wird.
tbl-agree = Einverstanden
tbl-no = Nein
tbl-newcomer = { $who } möchte auf den Platz von { $other } und sieht dann dessen Karten.
tbl-after-hand = Nach dieser Runde
tbl-newcomer-you = Du bekommst den Platz, sobald die anderen einverstanden sind, oder wenn diese Runde zu Ende ist.
tbl-thinking = Ein starker Spieler denkt nach …
tbl-advice = Tipp: { $move }
tbl-hint = Tipp
tbl-compare = Züge vergleichen
tbl-rules = Regeln dieses Spiels
tbl-keys = Tasten
tbl-leave = Den Tisch verlassen
tbl-leave-sure = Dein Platz steht dann allen offen. Solange er frei ist, kannst du mit demselben Link zurückkommen.
tbl-leave-hand = Die anderen spielen noch. An deiner Stelle kann ein Bot weiterspielen; mit demselben Link kommst du zurück.
tbl-leave-empty = Platz leer lassen
tbl-leave-bot = Gehen, ein Bot spielt weiter
tbl-seats = Plätze
tbl-bot-instead = Einen Bot für mich spielen lassen
tbl-sit-here = Hier sitzen
tbl-add-bot = Bot hinsetzen …
tbl-bot-for-seat = Bot auf Platz { $number } setzen
tbl-invite = Einladen
tbl-watching = { $count ->
    [one] Ein Mensch sieht zu.
   *[other] { $count } Menschen sehen zu.
}
tbl-link = Link zu diesem Tisch
tbl-copy = Link kopieren
tbl-share = Teilen
tbl-qr = QR-Code
tbl-qr-name = QR-Code des Links zu diesem Tisch
tbl-code = Code des Tisches:
tbl-lobby = Ein Tisch { $game }: setzt euch
tbl-your-name = Dein Name
tbl-name-save = So heiße ich
tbl-free-seat = Freier Platz
tbl-host = leitet den Tisch
tbl-free-it = Platz freimachen
tbl-fill = Bots auf alle freien Plätze
tbl-start = Partie beginnen
tbl-seats-left = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder nimm einen Bot.
   *[other] { $count } Plätze sind noch frei: Lade jemanden ein oder nimm Bots.
}
tbl-wait-for-host = { $who } beginnt die Partie, wenn alle da sind.
tbl-how = So wird hier gespielt
tbl-change = Ändern, wie gespielt wird
tbl-listed = Fremde finden diesen Tisch in der Liste.
tbl-private = Nur wer den Link hat, findet diesen Tisch.
tbl-practice = Übung: mit Tipps, und Züge dürfen zurückgenommen werden.
tbl-take-backs = Eine gespielte Karte darf zurückgenommen werden, wenn alle einverstanden sind.
tbl-no-clock = Keine Uhr.
tbl-clock-move = { $seconds } Sekunden für jeden Zug.
tbl-clock-match = { $minutes } Minuten für die Partie und { $increment } Sekunden mehr für jeden Zug.
tbl-fair = Ehrlich gemischt
tbl-fair-why = Wie gegeben wird, folgt aus einem Geheimnis, das feststand, bevor sich jemand hinsetzte, und aus dem, was die Geräte der Spieler dazugeben. Deines hat eine Zufallszahl versiegelt; du kannst ein eigenes Wort davorsetzen. Geöffnet werden alle Siegel erst, wenn die Partie beginnt; so kann niemand seinen Anteil passend wählen. Nach der Partie können alle es nachprüfen. Wer den Server betreibt, kann Karten ansehen, aber nicht aussuchen: Dein Gerät kann es nachweisen.
tbl-salt = Ein eigenes Wort
tbl-opening = Gleich geht es los: Die Geräte öffnen ihre Siegel.
tbl-salt-add = Dazugeben
tbl-commitment = Siegel des Geheimnisses:
tbl-show-result = Ergebnis zeigen
tbl-hand-over = Runde { $number } ist zu Ende
tbl-own-result = für dich, insgesamt { $total }
tbl-you-won = Du hast die Partie gewonnen!
tbl-won = { $count ->
    [one] { $names } hat die Partie gewonnen
   *[other] { $names } teilen sich den Sieg
}
tbl-player = Spieler
tbl-this-hand = diese Runde
tbl-total = gesamt
tbl-took-of = { $took } von { $goal } Punkten
tbl-winner = hat gewonnen
tbl-own-table = Ein eigener Tisch
tbl-next-hand = Nächste Runde
tbl-rematch = Noch eine Partie
tbl-ready = Bereit: { $names }.
tbl-looking = Schaut noch: { $names }.
tbl-go-on = Ohne sie weiter
tbl-dealt-again = Die nächste Runde hat begonnen.
tbl-gathers-again = Die anderen finden sich zu einer weiteren Partie ein.
tbl-to-table = An den Tisch
tbl-review = Besprechen
tbl-replay = Nachspielen
tbl-key-card = Karte oder Auswahl Nummer n
tbl-key-move = von Karte zu Karte; hoch und runter zwischen offenen Karten und Hand
tbl-key-confirm = spielen, bieten, bestätigen
tbl-key-cancel = Auswahl zurücknehmen, schließen
tbl-key-hint = Tipp (an Übungstischen)
tbl-key-undo = letzten Zug zurücknehmen
tbl-key-chat = Chat
tbl-key-just-now = was gerade passiert ist
tbl-key-help = diese Hilfe

# Was auf jedem Brett steht.
seat-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
seat-laid = { $count ->
    [one] { $count } Karte ausgelegt
   *[other] { $count } Karten ausgelegt
}
seat-away = fort · { $line }
seat-trump = { $word }: { $trump }
seat-trump-open = noch nicht genannt
seat-best = beste
seat-best-so-far = bisher beste
seat-led = angespielt
seat-trick = Der Stich
seat-go-on = Weiter
seat-hand = Deine Hand
seat-hand-of = Hand von { $name }
seat-laid-row = Offen vor dir
seat-laid-by = Offen bei { $name }
seat-sort-digit = Hand nach Ziffern ordnen
seat-chat = { $count ->
    [0] Verlauf und Chat
   *[other] Verlauf und Chat, { $count } neu
}
seat-over = Die Runde ist zu Ende
seat-early = gleich
seat-early-chosen = Vorgemerkt.
seat-early-not = Nicht mehr vorgemerkt.

# Ein Brett für Spiele, die kein eigenes haben.
plain-moves = Was du tun kannst
plain-not-now = Diese Karte kannst du jetzt nicht spielen.
plain-pick = Wähl eine Karte
plain-players = Mitspieler
plain-score = Stand { $score }
plain-takes = bekommt ihn
plain-field-points = Punkte
