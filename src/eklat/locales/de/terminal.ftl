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
term-paused = Der Tisch macht Pause. resume geht weiter.
term-asked = { $who } möchte einen Zug zurücknehmen: agree oder refuse?
term-asking = Du hast die anderen gebeten, deinen Zug zurücknehmen zu dürfen.
term-gathering-empty = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein, oder bot PLATZ.
   *[other] { $count } Plätze sind noch frei: Lade Leute ein, oder bot PLATZ.
}
term-gathering-start = Alle sind da: start beginnt.
term-gathering-wait = Wer den Tisch führt, beginnt die Partie.
term-scoring = Die Runde ist vorbei: Enter gibt neue Karten.
term-scoring-watching = Die Runde ist vorbei.
term-over = Die Partie ist vorbei: rematch oder quit.
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
term-line-seat = { $who }: { $cards }, { $count } auf der Hand
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
term-saved = Dein Spiel ist gesichert: eklat play --resume geht weiter.
term-empty-line = Tippe einen Zug, oder help.
term-unknown-word = „{ $word }“ heißt hier nichts. help zeigt, was geht.
term-say-what = Hinter say gehören ein paar Wörter.
term-no-such-seat = „{ $word }“ ist kein Platz: { $seats }.
term-no-server = Der Server { $server } ist nicht zu erreichen: { $why }
term-no-answer = Der Server { $server } antwortet nicht.
term-notice-lost = Die Verbindung ist weg. Neuer Versuch …
term-notice-back = Die Verbindung ist wieder da.
term-notice-closed = Der Server hat den Tisch für uns geschlossen.
term-hint = Tipp: { $move }. { $why }
term-hint-thinking = Einen Moment …
term-too-small = Das Fenster ist zu klein: 80 × 24 Zeichen genügen.

# Hilfe.
term-plain-help = help zeigt alle Befehle; das Ende der Eingabe sichert das Spiel.
term-help-moves = Züge: pass, bid R6 R2, trump R, partner 2, play G7, discard R1 R2 R3 R4, reveal R, lay D3 1, onion D3, catapult, towel 2, carousel left, werewolf. Statt des Platzes geht auch der Name.
term-help-table = Tisch: next, rematch, undo, hint, say …, agree, refuse, pause, resume, start, sit, leave, bot 2 club, free 2, wait 2, stand-in 2, quit.
term-help-look = Ansehen: table, hand, last (letzter Stich), lens (Trümpfe), score, save DATEI (Aufzeichnung der Partie).
term-help-title = Tasten
term-help-cards = 1–9 0 - =
term-help-cards-what = Karte n: einmal hebt sie an, noch einmal spielt sie
term-help-arrows-what = bewegen
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
term-footer-cards = 1–9 Karte · Enter spielen · t Trümpfe · l Stich · h Tipp · : tippen · ? Hilfe
term-footer-heuldoch = 1–4 Karte · Enter legen · o Zwiebel · s sortieren · h Tipp · : tippen · ? Hilfe
term-footer-choice = 1–9 oder ←→ wählen · Enter bestätigen · : tippen · ? Hilfe
term-footer-onward = Enter weiter · e Punkte · v Protokoll · c reden · : tippen · ? Hilfe · q Ende
term-footer-wait = l letzter Stich · e Punkte · c reden · : tippen · ? Hilfe · q Ende
term-command = Zug tippen, etwa bid R6 R2 · play G7 · pass · help
term-command-heuldoch = Zug tippen, etwa lay D3 1 · onion D3 · help

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
term-footer-bid = 1–9 wählen · Enter legen · p passen · s sortieren · h Tipp · : tippen · ? Hilfe
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
term-bot = Bot, { $level }
term-company = { $count ->
    [one] { $names } ist ein Bot
   *[other] { $names } sind Bots
} ({ $level }).
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
