# Der Tisch im Terminal.
term-title = { $game }, { $players } Personen
term-hand-number = Runde { $hand }
term-watching = du siehst zu

# Wer dran ist, und wozu.
term-paused = Der Tisch macht Pause. Mit fortsetzen geht es weiter.
term-asked = { $who } möchte einen Zug zurücknehmen: ja oder nein?
term-newcomer = { $who } möchte jetzt auf den Platz von { $other }: ja, oder nein bis zum Ende der Runde?
term-newcomer-you = Du bekommst den Platz, sobald die anderen einverstanden sind, oder wenn diese Runde zu Ende ist.
term-asking = Du hast die anderen gebeten, deinen Zug zurücknehmen zu dürfen.
term-gathering-empty = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein, oder bot PLATZ.
   *[other] { $count } Plätze sind noch frei: Lade Leute ein, oder bot PLATZ.
}
term-gathering-start = Alle sind da: Enter oder los beginnt.
term-gathering-wait = Wer den Tisch führt, beginnt die Partie.
term-scoring = Die Runde ist vorbei: Enter gibt neue Karten.
term-scoring-watching = Die Runde ist vorbei.
term-over = Die Partie ist vorbei: Mit Enter oder revanche kommt noch eine, mit ende ist Schluss.
term-ready = Du bist bereit und wartest auf { $names }.{ $host ->
    [yes] {" "}{ $word } wartet nicht auf sie.
   *[no] {""}
}
term-usage-card = KARTE
term-usage-gathering = los, bot PLATZ, hinsetzen, aufstehen, sag …

# Zeilen über den Tisch.
term-line-open = Offen: { $cards }
term-line-hand = Hand: { $cards }
term-line-scores = Spielstand: { $scores }
term-too-many = Du kannst höchstens { $most } legen.
term-pick-hand = Wählen kannst du nur Karten aus deiner Hand.

# Was nicht geht, und wie sonst.
term-not-saved = Das Spiel ließ sich nicht sichern, also ist nichts geschehen: { $why }
term-nothing-to-resume = Es gibt kein angefangenes Spiel. eklat play beginnt eines.
term-saved = Dein Spiel ist gesichert. Mit eklat play --resume geht es weiter.
term-other-games = Andere angefangene Spiele:
term-more-games = { $count ->
    [one] … und noch eines.
   *[other] … und noch { $count }.
}
term-game-about = { $game } mit { $names }, zuletzt gespielt { $day }
term-no-such-game = Ein angefangenes Spiel „{ $wanted }“ gibt es nicht. Es gibt:
term-open-elsewhere = Dieses Spiel ist in einem anderen Terminal offen: { $game }.
term-damaged = { $file } ist in Zeile { $line } beschädigt: Es geht beim letzten guten Zug weiter. Die beschädigte Datei bleibt als { $copy } erhalten.
term-damaged-lost = { $file } ist in Zeile { $line } beschädigt, noch vor dem ersten Zug. Die Datei bleibt, wo sie ist.
term-cannot-write = Das Spiel lässt sich nicht auf die Platte schreiben: { $file } { $why }
term-resume-alone = --resume geht mit einem Spiel weiter, wie es begonnen wurde: { $flags } { $count ->
    [one] gehört
   *[other] gehören
} zu einem neuen.
term-find-tables = Tische mit freien Plätzen auf { $server }:
term-find-none = Auf { $server } ist an keinem Tisch ein Platz frei.
term-find-table = { $game } zu { $players }: { $names } · { $free ->
    [one] ein Platz zu haben
   *[other] { $free } Plätze zu haben
}
term-find-how = Eine Nummer setzt dich dorthin. Ein Spiel eröffnet einen Tisch: { $games }. Wenn du magst, sag dazu, wie viele spielen und wer die anderen sind: mu 4 club.
term-find-wrong = „{ $line }“ ist weder eine Nummer dieser Liste noch ein Spiel: { $games }.
term-find-nobody = Sag, welcher Tisch: eklat play --join { $server }/t/ID, oder eröffne einen: eklat play mu --join { $server } --bots club.
term-join-alone = --join geht an einen Tisch, wie er ist: { $flags } { $count ->
    [one] gehört
   *[other] gehören
} zu einem Spiel auf diesem Rechner.
term-dumb = Dieses Terminal ({ $term }) kann keinen ganzen Bildschirm, also kommt der Tisch Zeile für Zeile, wie mit --plain.
term-seat-kept = Dein Platz bleibt dir. Zurück kommst du mit: { $command }
term-only-server = Das gibt es nur an Tischen eines Servers. ende beendet das Programm, das Spiel bleibt erhalten.
term-no-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $levels }.
term-bot-game = Der Bot „{ $bot }“ spielt { $game } nicht.
term-commands = hilfe=help ende=quit tisch=table karten=hand punkte=score verlauf=log sichern=save los=start weiter=next revanche=rematch jetzt=now zurück=undo fortsetzen=resume aufstehen=leave übernehmen=back ja=agree nein=refuse frei=free warten=wait vertreten=stand-in sag=say tipp=hint salz=salt hinsetzen=sit exit=quit
term-empty-line = Tippe einen Zug, oder hilfe.
term-unknown-word = „{ $word }“ heißt hier nichts. hilfe zeigt, was geht.
term-possible = Möglich: { $moves }
term-say-what = Hinter sag gehören ein paar Wörter.
term-no-such-seat = „{ $word }“ ist kein Platz: { $seats }.
term-notice-lost = Die Verbindung ist weg. Neuer Versuch …
term-notice-back = Die Verbindung ist wieder da.
term-notice-closed = Der Server hat den Tisch für uns geschlossen.
term-notice-preparing = Die Bots werden vorbereitet, nur dieses eine Mal …
term-log-empty = Noch ist nichts geschehen.
term-hint = Tipp: { $advice }
term-hint-thinking = Einen Moment …
term-too-small = Nötig: 80 × 24 Zeichen.

# Hilfe.
term-plain-help = hilfe zeigt alle Befehle; das Ende der Eingabe sichert das Spiel.
term-plain-help-seat = hilfe zeigt alle Befehle; am Ende der Eingabe bleibt dir dein Platz.
term-plain-help-watching = Du siehst zu. hilfe zeigt alle Befehle, mit ende gehst du.
term-help-moves = Züge: Tippe einen, oder die Nummer, die vor der Eingabe steht; eine Karte allein genügt, wo nur ein Zug sie braucht.
term-help-look = Ansehen: tisch, karten, punkte, verlauf, sichern DATEI (Protokoll der Partie), ende.
term-help-table-local = Tisch: weiter, revanche, zurück, tipp, sag …, pause, fortsetzen, bot 2 club.
term-help-table-server = Tisch: los, weiter, weiter jetzt, revanche, zurück, ja, nein, tipp, sag …, pause, fortsetzen, hinsetzen, aufstehen, aufstehen club, bot 2 club, frei 2, warten 2, vertreten 2, übernehmen, salz …
term-help-title = Hilfe: Tasten, Zeichen, Spiel
term-help-cards = 1–9 0 - =
term-help-cards-what = Karte n: einmal hebt sie an, noch einmal spielt sie
term-help-arrows-what = bewegen; hoch und runter: offene Reihe, Hand
term-help-enter-what = bestätigen: legen, spielen, wählen
term-help-esc-what = abbrechen, zurück zu den Karten
term-help-p-what = passen
term-help-s-what = anders sortieren
term-help-c-what = etwas sagen
term-help-h-what = Tipp (am Übungstisch)
term-help-u-what = zurücknehmen
term-help-e-what = Punktezettel
term-help-v-what = längerer Verlauf
term-help-colon-what = einen Zug tippen, wie er in der Liste steht
term-help-q-what = beenden; das Spiel ist gesichert
term-help-space = Leertaste
term-help-space-what = die Karte unter dem Zeiger anheben
term-help-tab-what = beim Tippen: ergänzen, frühere Zeilen
term-help-mouse = Maus
term-help-mouse-what = Karten, Stapel und die Wörter der letzten Zeile anklicken
term-help-signs = Zeichen
term-sign-turn = ist dran
term-sign-cursor = hier steht der Zeiger
term-sign-dim = diese Karte geht jetzt nicht
term-sign-clock = deine Zeit ist fast um
term-foot-card = Karte
term-foot-pick = wählen
term-foot-choose = wählen
term-foot-play = spielen
term-foot-lay = legen
term-foot-confirm = bestätigen
term-foot-pass = passen
term-foot-sort = sortieren
term-foot-score = Punkte
term-foot-log = Verlauf
term-foot-chat = reden
term-foot-hint = Tipp
term-foot-undo = zurücknehmen
term-foot-type = tippen
term-foot-help = Hilfe
term-foot-quit = Ende
term-foot-onward = weiter
term-foot-start = beginnen
term-foot-complete = ergänzt
term-foot-earlier = frühere Zeilen
term-foot-send = schickt ab
term-foot-back = zurück
term-command = : beginnt eine Zeile, Tab geht durch, was möglich ist · :hilfe
term-command-gathering = : beginnt eine Zeile, etwa :los · :bot 2 · :sag Hallo · :hilfe
term-choose-for = { $card }: was damit?
term-press-again = Noch einmal { $key } oder Enter bestätigt.
term-look-here = Tisch und Hand siehst du hier.
term-window-turn = ● Du bist dran – Eklat
term-away = weg
term-standing-lost = Keine Verbindung. Dein Zug bleibt und wird geschickt, sobald sie da ist.
term-standing-bot = Ein Bot spielt für dich; mit übernehmen spielst du wieder selbst.
term-lobby-address = Zum Mitspielen: { $address }
term-lobby-free = frei
term-lobby-you = du
term-lobby-host = führt den Tisch
term-lobby-here = ist da
term-lobby-wait-seats = { $count ->
    [one] Ein Platz ist noch frei. Wer den Tisch führt, kann mit bot PLATZ einen Bot setzen.
   *[other] { $count } Plätze sind noch frei. Wer den Tisch führt, kann mit bot PLATZ Bots setzen.
}
term-lobby-begin = Alle Plätze sind besetzt: Enter oder los beginnt.
term-lobby-wait-host = Alle Plätze sind besetzt. { $who } beginnt die Partie.
term-sheet-replay = sichern DATEI hebt die Partie auf, eklat show DATEI zeigt jeden Zug.

# Blätter.
term-close = Enter oder Esc schließt
term-sheet-next = Enter: nächste Runde · Esc: zurück zum Tisch
term-sheet-over = Enter: noch eine Partie · w: aufheben · Esc: zurück zum Tisch · q: Ende
term-sheet-result = Ende der Runde
term-sheet-match = Ende der Partie
term-sheet-score = Punktezettel
term-column-score = Runde
term-column-total = gesamt
term-column-hand = Runde
term-label-hand = Hand
term-label-open = Offen

# Köpfe und Kleinigkeiten.
term-line-table = Die Partie hat noch nicht begonnen.
term-sheet-log = Was geschah

# Bots, Uhren, Protokolle.
term-level-random = Zufall
term-level-novice = Neuling
term-level-dreamer = Träumer
term-level-daredevil = Draufgänger
term-level-club = Clubspieler
term-level-student = Schüler
term-level-adept = Könner
term-level-expert = Experte
term-level-champion = Meister
term-levels-random = Zufall
term-levels-novice = Neulinge
term-levels-dreamer = Träumer
term-levels-daredevil = Draufgänger
term-levels-club = Clubspieler
term-levels-student = Schüler
term-levels-adept = Könner
term-levels-expert = Experten
term-levels-champion = Meister
term-bot = Bot, { $level }
term-company = { $count ->
    [one] { $names } ist ein Bot ({ $level }).
   *[other] { $names } sind Bots ({ $levels }).
}
term-clock = { $you ->
    [yes] Du hast noch { $time }.
   *[no] { $who } hat noch { $time }.
}
term-late = { $why ->
    [left] { $who } hat den Tisch verlassen: warten { $seat } oder vertreten { $seat }.
    [time] Die Zeit von { $who } ist um: warten { $seat } oder vertreten { $seat }.
   *[away] { $who } ist nicht da: warten { $seat } oder vertreten { $seat }.
}
term-line-hand-score = Runde { $hand }: { $scores }
term-nothing-to-record = Noch ist keine Runde zu Ende, die man aufheben könnte.
term-record-saved = { $hands ->
    [one] Das Protokoll ({ $hands } Runde) liegt in { $file }.
   *[other] Das Protokoll ({ $hands } Runden) liegt in { $file }.
}
term-record-exists = { $file } gibt es schon: Nimm hinter sichern einen anderen Namen.
term-record-failed = { $file } kann nicht geschrieben werden: { $why }
term-help-w-what = das Protokoll der Partie in eine Datei schreiben
term-scrolls = ↑ ↓ blättern

# Spiele ohne eigenes Pult: was offen liegt, nach dem Namen seines Feldes.
term-field-trick = Stich
term-field-last-trick = Letzter Stich
term-field-laid = Auf dem Tisch
term-field-open = Offen
term-field-piles = Stapel
term-field-discards = Abgelegt
term-field-table = Tisch
term-field-points = Punkte
term-field-hand-sizes = Hand
term-help-f-what = das nächste Tempo: gemütlich, zügig, sofort
term-speed-0 = Tempo: gemütlich.
term-speed-1 = Tempo: zügig.
term-speed-2 = Tempo: sofort.
