# Der Tisch im Terminal.
term-game-mu = Mü
term-game-mu2 = Mü zu zweit
term-game-heuldoch = Heul doch! Mau Mau
term-title = { $game }, { $players } Personen
term-hand-number = Runde { $hand }
term-watching = du siehst zu

# Wer dran ist, und wozu.
term-turn-auction = { $most ->
    [0] Du bist dran: Du kannst nur passen.
    [one] Du bist dran: passen oder eine Karte legen.
   *[other] Du bist dran: passen oder bis zu { $most } Karten legen.
}
term-turn-discard = Du bist dran: { $count } Karten weglegen.
term-turn-trump = { $role ->
    [chief] Du bist dran: Nenne den Cheftrumpf, oder spiel ohne.
    [vice] Du bist dran: Nenne den Vizetrumpf.
    [crown] Du bist dran: Nenne den großen Trumpf, oder spiel ohne.
   *[shield] Du bist dran: Nenne den kleinen Trumpf.
}
term-turn-partner = Du bist dran: Wähle einen Partner.
term-turn-partner-card = Du bist dran: Ruf eine Karte. Wer sie hat, ist dein Partner.
term-turn-reveal = Du bist dran: Welche Spalte wird zuerst aufgedeckt?
term-turn-lead = Du bist dran: Spiel eine beliebige Karte aus.
term-turn-follow = Du bist dran: { $suit } bedienen.
term-turn-any = Du bist dran: Du kannst { $suit } nicht bedienen, spiel eine beliebige Karte.
term-turn-heuldoch = Du bist dran: Leg eine Karte.
term-others-turn = { $who } ist dran.
term-paused = Der Tisch macht Pause. Mit resume geht es weiter.
term-asked = { $who } möchte einen Zug zurücknehmen: agree oder refuse?
term-asking = Du hast die anderen gebeten, deinen Zug zurücknehmen zu dürfen.
term-gathering-empty = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein, oder bot PLATZ.
   *[other] { $count } Plätze sind noch frei: Lade Leute ein, oder bot PLATZ.
}
term-gathering-start = Alle sind da: Mit Enter oder start geht es los.
term-gathering-wait = Wer den Tisch führt, beginnt die Partie.
term-scoring = Die Runde ist vorbei: Enter gibt neue Karten.
term-scoring-watching = Die Runde ist vorbei.
term-over = Die Partie ist vorbei: Mit Enter oder rematch kommt noch eine, mit quit ist Schluss.
term-usage-card = KARTE
term-usage-gathering = start, bot PLATZ, sit, leave, say …

# Zeilen über den Tisch.
term-line-open = Offen: { $cards }
term-line-hand = Hand: { $cards }
term-line-trick = Stich: { $cards }
term-line-piles = Oben liegt: { $tops }
term-line-onions = Dein Stapel: { $onions }
term-line-scores = Spielstand: { $scores }
term-line-draw = Zum Ziehen: { $cards }
term-line-seat = { $open ->
    [0] { $who }: nichts offen, { $count } auf der Hand
   *[other] { $who }: offen { $cards }, { $count } auf der Hand
}
term-line-auction = { $leaders ->
    [0] Versteigerung: Noch hat niemand gelegt.
    [one] { $you ->
        [yes] Versteigerung: Du führst mit { $most }, Ziel { $goal }.
       *[no] Versteigerung: { $who } führt mit { $most }, Ziel { $goal }.
    }
   *[other] Versteigerung: { $who } sind gleichauf mit { $most }; bleibt es dabei, ist es ein Eklat.
}
term-line-bid = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}: { $standing ->
    [lead] Du führst mit { $total }, Ziel { $goal }.
   *[tie] Du bist gleichauf mit { $total }.
}
term-line-last-trick = Letzter Stich: { $cards }. { $who } hat ihn bekommen.
term-no-last-trick = Es gibt noch keinen letzten Stich.
term-no-trumps = Es gibt gerade keine Trümpfe.
term-lens-order = Trümpfe, der stärkste zuerst: { $cards }
term-lens-mine = Deine: { $cards }
term-lens-open = Offen bei anderen: { $cards }
term-lens-unknown = Noch nicht gesehen: { $cards }
term-lens-gone = Weg: { $cards }

# Die Zeile mit dem Vertrag.
term-bar-side = Chef { $who }
term-bar-crown = Krone { $who }
term-bar-called = ruft { $card }
term-bar-chief = Cheftrumpf { $trump }
term-bar-vice = Vizetrumpf { $trump }
term-bar-big = groß { $trump }
term-bar-small = klein { $trump }
term-bar-goal = { $points } von { $goal } Punkten
term-bar-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
term-bar-auction = Versteigerung: { $leaders ->
    [0] noch hat niemand gelegt
    [one] { $who } führt mit { $most }
   *[other] { $who } gleichauf mit { $most }
}
term-bar-draw = noch { $count } zu ziehen
term-bar-onions = deine Zwiebeln: { $count }

# Bieten.
term-basket-empty = Karten wählen mit 1–9 oder den Pfeilen, Enter legt sie, p passt.
term-basket = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} (zusammen { $total }): { $standing ->
    [lead] Du führst.
    [tie] Gleichauf.
   *[behind] Andere führen noch.
} { $bonus ->
    [none] Ziel { $goal }.
   *[other] Ziel { $goal }, Bonus { $bonus }, je Stufe zu wenig −10.
} { $more ->
    [0] {""}
   *[other] Noch { $more } möglich.
}
term-basket-discard = { $count } von { $needed } Karten gewählt.
term-too-many = Du kannst höchstens { $most } legen.

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
term-join-alone = --join geht an einen Tisch, wie er ist: { $flags } { $count ->
    [one] gehört
   *[other] gehören
} zu einem Spiel auf diesem Rechner.
term-dumb = Dieses Terminal ({ $term }) kann keinen ganzen Bildschirm, also kommt der Tisch Zeile für Zeile, wie mit --plain.
term-seat-kept = Dein Platz bleibt dir. Zurück kommst du mit: { $command }
term-only-server = Das gibt es nur an Tischen eines Servers. quit beendet das Programm, das Spiel bleibt erhalten.
term-no-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $levels }.
term-empty-line = Tippe einen Zug, oder help.
term-unknown-word = „{ $word }“ heißt hier nichts. help zeigt, was geht.
term-possible = Möglich: { $moves }
term-say-what = Hinter say gehören ein paar Wörter.
term-no-such-seat = „{ $word }“ ist kein Platz: { $seats }.
term-notice-lost = Die Verbindung ist weg. Neuer Versuch …
term-notice-back = Die Verbindung ist wieder da.
term-notice-closed = Der Server hat den Tisch für uns geschlossen.
term-notice-preparing = Die Bots werden vorbereitet, nur dieses eine Mal …
term-log-empty = Noch ist nichts geschehen.
term-hint = Tipp: { $move }. { $why }
term-hint-thinking = Einen Moment …
term-too-small = Nötig: 80 × 24 Zeichen.

# Hilfe.
term-plain-help = help zeigt alle Befehle; das Ende der Eingabe sichert das Spiel.
term-plain-help-seat = help zeigt alle Befehle; am Ende der Eingabe bleibt dir dein Platz.
term-plain-help-watching = Du siehst zu. help zeigt alle Befehle, quit beendet.
term-help-moves-mu = Züge: pass, bid R6 R2, trump R, trump none, partner 2, play G7. Statt des Platzes geht auch der Name, und eine Karte allein wird gespielt.
term-help-moves-mu2 = Züge: pass, bid R6 R2, discard R1 R2 R3 R4, trump R, trump none, reveal R, play G7. Eine Karte allein wird gespielt.
term-help-moves-heuldoch = Züge: lay D3 1 (auf den Stapel von Platz 1), onion D3 (verdeckt auf den eigenen), und die Sonderkarten: catapult, towel 2, carousel left, werewolf. Statt des Platzes geht auch der Name.
term-help-table-local = Tisch: next, rematch, undo, hint, say …, pause, resume, bot 2 club.
term-help-table-server = Tisch: start, next, rematch, undo, agree, refuse, hint, say …, pause, resume, sit, leave, bot 2 club, free 2, wait 2, stand-in 2, back, salt …
term-help-look = Ansehen: table, hand, { $game ->
    [heuldoch] {""}
   *[other] last (letzter Stich), lens (Trümpfe),{" "}
}score, log, save DATEI (Aufzeichnung der Partie), quit.
term-help-title = Hilfe: Tasten, Zeichen, Spiel
term-help-cards = 1–9 0 - =
term-help-cards-what = Karte n: einmal hebt sie an, noch einmal spielt sie
term-help-arrows-what = bewegen; hoch und runter: offene Reihe, Hand
term-help-enter-what = bestätigen: legen, spielen, wählen
term-help-esc-what = abbrechen, zurück zu den Karten
term-help-p-what = passen
term-help-o-what = die Karte als Zwiebel legen, verdeckt
term-help-s-what = anders sortieren
term-help-t-what = Trumpflupe: alle Trümpfe der Reihe nach
term-help-l-what = letzter Stich
term-help-c-what = etwas sagen
term-help-h-what = Tipp (am Übungstisch)
term-help-u-what = zurücknehmen
term-help-e-what = Punktezettel
term-help-v-what = langes Protokoll
term-help-colon-what = einen Zug tippen: bid R6 R2, play G7
term-help-q-what = beenden; das Spiel ist gesichert
term-help-space = Leertaste
term-help-space-what = die Karte unter dem Zeiger anheben
term-help-tab-what = beim Tippen: ergänzen, frühere Zeilen
term-help-mouse = Maus
term-help-mouse-what = Karten, Stapel und die Wörter der letzten Zeile anklicken
term-help-colon-heuldoch-what = einen Zug tippen: lay D3 1, onion D3
term-help-signs = Zeichen
term-sign-turn = ist dran
term-sign-cursor = hier steht der Zeiger
term-sign-dim = diese Karte geht jetzt nicht
term-sign-points = ein Kartenpunkt
term-sign-down = verdeckte Karte einer Spalte
term-sign-trick = die erste und die zweite Karte im Stich
term-sign-leads = führt im Stich, oder bekommt ihn
term-sign-where = Trumpflupe: deiner, offen bei anderen, weg
term-sign-fits = hierhin passt die angehobene Karte
term-sign-onion = Zwiebel: eine verdeckte Karte
term-sign-special = Sonderkarte
term-sign-said = so viele Karten hat jemand zuletzt gelegt
term-sign-clock = deine Zeit ist fast um
term-rules-mu =
    Erst wird versteigert: Reihum legt jeder Karten offen vor sich hin oder passt.
    Passen alle nacheinander, ist Chef, wer am meisten gelegt hat; dahinter kommt der Vize.
    Liegen die Besten gleichauf, gibt es einen Eklat: Die Runde wird nicht gespielt.
    Der Vize nennt einen Trumpf, dann der Chef seinen, der stärker ist: eine Farbe oder eine Ziffer.
    Der Chef wählt einen Partner; beide spielen gegen den Rest. Zu dritt spielt er allein.
    Offene Karten spielt man wie die auf der Hand. Farbe bedienen ist Pflicht.
    Trümpfe sind eine eigene Farbe: Chef- und Vizetrumpf in einem schlägt alles.
    Eine Karte zählt so viele Punkte, wie Zeichen auf ihr stehen.
    Je mehr der Chef gelegt hat, desto höher ist sein Ziel. Geschafft bringt einen Bonus, verfehlt kostet den Chef, und die anderen bekommen etwas.
term-rules-mu2 =
    Vor jedem liegen sechs Spalten: vier Farben, großer und kleiner Trumpf, Karten offen und verdeckt.
    Erst wird versteigert: Man legt Handkarten offen dazu oder passt.
    Wer mehr Karten offen hat, ist die Krone, sonst wer zuerst so weit war; die andere Seite ist der Schild.
    Die Krone nimmt vier Karten auf und legt vier aus der Hand weg; die zählen am Ende für sie.
    Der Schild nennt den kleinen Trumpf, die Krone den großen, der stärker ist.
    Gespielt wird aus der Hand und aus den Spalten. Farbe bedienen ist Pflicht.
    Ist eine Spalte offen leer, wird ihre verdeckte Karte aufgedeckt.
    Eine Karte zählt so viele Punkte, wie Zeichen auf ihr stehen.
    Erreicht die Krone ihr Ziel, bekommt sie 10 Punkte, sonst der Schild 5.
    Wer zuerst 30 hat, gewinnt die Partie.
term-rules-heuldoch =
    Jeder hat einen Stapel vor sich und vier Karten auf der Hand. Wer dran ist, legt eine und zieht nach.
    Offen passt eine Karte auf einen Stapel mit derselben Zahl oder Farbe.
    Passt sie links oder rechts von dir, muss sie dorthin; passt beides, wählst du.
    Nur wenn sie bei keinem Nachbarn passt, darf sie auf deinen Stapel.
    Jede Karte kann stattdessen als Zwiebel verdeckt auf deinen Stapel; darauf passt alles von dir.
    Auf eine fremde Zwiebel darf nichts.
    Am Ende zählen deine offenen Karten ihre Zahl.
    So viele Zwiebeln wie du hast, so heißt die Zahl, die bei dir nichts zählt; ab acht sind es die Siebenen und die Zahl der Zwiebeln minus sieben.
    Die meisten Punkte gewinnen. Bei Gleichstand zählt, wer mehr an Zwiebeln verloren hat.
term-foot-card = Karte
term-foot-pick = wählen
term-foot-choose = wählen
term-foot-play = spielen
term-foot-lay = legen
term-foot-confirm = bestätigen
term-foot-onion = Zwiebel
term-foot-pass = passen
term-foot-sort = sortieren
term-foot-lens = Trümpfe
term-foot-last = letzter Stich
term-foot-score = Punkte
term-foot-log = Protokoll
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
term-command = : beginnt eine Zeile, etwa :bid R6 R2 · :play G7 · :pass · :help
term-command-heuldoch = : beginnt eine Zeile, etwa :lay D3 1 · :onion D3 · :help
term-command-gathering = : beginnt eine Zeile, etwa :start · :bot 2 · :say Hallo · :help
term-press-again = Noch einmal { $key } oder Enter bestätigt.
term-look-here = Tisch und Hand siehst du hier.
term-no-tricks = In Heul doch! gibt es keine Stiche und keine Trümpfe.
term-window-turn = ● Du bist dran – Eklat
term-away = weg
term-standing-lost = Keine Verbindung. Dein Zug bleibt und wird geschickt, sobald sie da ist.
term-standing-bot = Ein Bot spielt für dich: back übernimmt wieder.
term-lobby-address = Zum Mitspielen: { $address }
term-lobby-free = frei
term-lobby-you = du
term-lobby-host = führt den Tisch
term-lobby-here = ist da
term-lobby-wait-seats = { $count ->
    [one] Ein Platz ist noch frei. Wer den Tisch führt, kann mit bot PLATZ einen Bot setzen.
   *[other] { $count } Plätze sind noch frei. Wer den Tisch führt, kann mit bot PLATZ Bots setzen.
}
term-lobby-begin = Alle Plätze sind besetzt: Enter oder start beginnt.
term-lobby-wait-host = Alle Plätze sind besetzt. { $who } beginnt die Partie.
term-bar-unplayed = Die Versteigerung ist aus: Diese Runde wird nicht gespielt.
term-sheet-tie = { $shared ->
    [yes] Gleich viele Punkte, und gleich viel an Zwiebeln verloren ({ $lost }): Der Sieg wird geteilt.
   *[no] Gleich viele Punkte: Es gewinnt, wer mehr an Zwiebeln verloren hat ({ $lost }).
}
term-sheet-replay = save DATEI hebt die Partie auf, eklat show DATEI zeigt sie Zug für Zug.

# Blätter.
term-close = Enter oder Esc schließt
term-sheet-next = Enter: nächste Runde · Esc: zurück zum Tisch
term-sheet-over = Enter: noch eine Partie · w: aufheben · Esc: zurück zum Tisch · q: Ende
term-sheet-result = Ende der Runde
term-sheet-match = Ende der Partie
term-sheet-score = Punktezettel
term-sheet-lens = Trümpfe, der stärkste zuerst
term-sheet-last = Letzter Stich
term-column-points = Karten
term-column-bonus = Bonus
term-column-score = Runde
term-column-total = gesamt
term-column-hand = Runde
term-column-onions = Zwiebeln
term-column-lost = verloren
term-where-mine = deiner
term-where-open = offen
term-where-gone = weg
term-winner = bekommt ihn
term-led = ausgespielt
term-label-hand = Hand
term-label-open = Offen
term-label-trick = Stich
term-pile-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
term-choice-lay-own = auf deinen Stapel
term-choice-lay = auf den Stapel von { $who }
term-choice-onion = als Zwiebel
term-choice-towel = tauschen mit { $who }
term-choice-carousel-left = nach links
term-choice-carousel-right = nach rechts
term-choice-catapult = auslösen
term-choice-werewolf = loslassen
term-choose-for = { $card }: wohin?

# Köpfe und Kleinigkeiten.
term-said-pass = passt
term-head-open = offen
term-head-hand = Hand
term-head-trick = Stich
term-head-points = Punkte
term-head-count = Hand: { $count }
term-head-won = { $points } Punkte
term-yours-below = siehe unten
term-column-big = groß
term-column-small = klein
term-column-super = super
term-line-table = Die Partie hat noch nicht begonnen.
term-bar-trumps = Trumpf
term-sheet-log = Was geschah
term-lens-law = Ein Trumpf gehört nicht mehr zu der Farbe, die auf ihm steht.
term-head-said = zuletzt
term-column-dead = wertlos
term-bar-no-trump = { $role ->
    [crown] kein großer Trumpf
   *[chief] kein Cheftrumpf
}

# Bots, Uhren, Aufzeichnungen.
term-level-random = Zufall
term-level-novice = Neuling
term-level-club = Clubspieler
term-level-expert = Experte
term-levels-random = Zufall
term-levels-novice = Neulinge
term-levels-club = Clubspieler
term-levels-expert = Experten
term-bot = Bot, { $level }
term-company = { $count ->
    [one] { $names } ist ein Bot ({ $level }).
   *[other] { $names } sind Bots ({ $levels }).
}
term-bot-seated = { $bot } (Bot, { $level }) setzt sich.
term-clock = { $you ->
    [yes] Du hast noch { $time }.
   *[no] { $who } hat noch { $time }.
}
term-late = { $why ->
    [time] Die Zeit von { $who } ist um: wait { $seat } oder stand-in { $seat }.
   *[away] { $who } ist nicht da: wait { $seat } oder stand-in { $seat }.
}
term-line-hand-score = Runde { $hand }: { $scores }
term-nothing-to-record = Noch ist keine Runde zu Ende, die man aufheben könnte.
term-record-saved = { $hands ->
    [one] Die Aufzeichnung ({ $hands } Runde) liegt in { $file }.
   *[other] Die Aufzeichnung ({ $hands } Runden) liegt in { $file }.
}
term-record-exists = { $file } gibt es schon: save braucht einen anderen Namen.
term-record-failed = { $file } kann nicht geschrieben werden: { $why }
term-help-w-what = die Aufzeichnung der Partie in eine Datei schreiben
term-scrolls = ↑ ↓ blättern
