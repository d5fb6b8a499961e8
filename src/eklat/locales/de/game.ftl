# Was alle Spiele sagen. Tatsachen heißen, wie `eklat/games/said.py` es beschreibt.
game-seat = Platz { $seat }
game-list = { $first } und { $last }
game-ask = { $who-you ->
    [yes] Du bist dran
   *[no] { $who } ist dran
}
game-told-move = { $who }: { $move }
game-advise = { $move }

# Warum nicht.
game-no-deal-over = Diese Runde ist zu Ende.
game-no-turn = Jemand anders ist dran.
game-no-turn-of = Dran ist { $who }.
game-no-listed = Das ist keiner deiner Züge.

# Was sich nicht lesen lässt.
game-no-text = Ein Zug ist ein Text, nicht { $given }.
game-no-long-move = { $given } ist kein Zug: Kein Zug ist länger als { $most } Zeichen.
game-no-words = { $given } ist kein Zug: Erwartet werden Wörter aus Buchstaben und Ziffern mit je einem Leerzeichen dazwischen.
game-no-such-move = { $given } ist kein Zug dieses Spiels: Erwartet wird { $forms }.
game-no-jotting = Die Züge von { $game } verraten nicht, wer welche Karte hatte: Schreib auch die Verteilung auf.
game-no-seat = { $given } ist kein Platz: Erwartet wird eine Zahl wie 0 oder 3.

# Was sich nicht geben lässt.
game-no-object = { $where } muss ein Objekt mit { $keys } sein, nicht { $given }.
game-no-key = { $where } muss { $keys } haben: { $key } fehlt.
game-no-such-key = { $where } muss { $keys } haben: { $key } gehört nicht dazu.
game-no-cards = { $where } muss eine Liste von Karten sein, nicht { $given }.
game-no-card-there = { $where }: { $reason }
game-no-seats = { $where } muss eine Liste mit einem Eintrag für jeden Platz sein, nicht { $given }.
game-no-starter = Der Eintrag einer Runde muss { $key } haben.
game-no-starting-seat = { $key } muss ein Platz von 0 bis { $last } sein, nicht { $given }.
game-no-card-surplus = { $card } wurde { $dealt ->
    [1] einmal
    [2] zweimal
   *[other] { $dealt }-mal
} ausgeteilt, { $exists ->
    [0] gehört aber nicht zu diesem Blatt.
    [1] aber es gibt die Karte nur einmal.
    [2] aber es gibt die Karte nur zweimal.
   *[other] aber es gibt die Karte nur { $exists }-mal.
}
game-no-card-missing = { $card } fehlt: Es gibt die Karte { $exists ->
    [1] einmal
    [2] zweimal
   *[other] { $exists }-mal
}, ausgeteilt wurde sie { $dealt ->
    [0] gar nicht.
    [1] nur einmal.
    [2] nur zweimal.
   *[other] nur { $dealt }-mal.
}

# Was ein Tisch nicht wählen kann.
game-option-number = eine ganze Zahl von { $first } bis { $last }
game-option-values = eins von { $allowed }
game-no-option = Die Option { $name } kann nicht { $given } sein: Erlaubt ist { $expected }.
game-no-such-option = Eine Option { $name } gibt es nicht; es gibt { $known }.
game-no-players = { $game } ist für { $first } bis { $last } Spieler, nicht für { $given }.
game-no-players-but = { $game } ist für { $only } Spieler, nicht für { $given }.
game-no-players-number = Wie viele spielen, ist eine ganze Zahl, etwa 4, nicht { $given }.

# Was nicht in eine Partie gehört.
game-no-match-over = Die Partie ist vorbei: { $who-count ->
    [one] { $who } hat sie gewonnen.
   *[other] { $who } haben sie gewonnen.
}
game-no-deal-yet = Vor der nächsten Runde muss eine Karte für das Ende der Partie gezogen werden.
game-no-deal-for = Die Karten sind an { $dealt } Spieler gegeben, aber am Tisch sitzen { $players }.
game-no-dealer = Mit dieser Runde beginnt { $right }, nicht { $who }.
game-no-other-rules = Diese Runde wurde nach anderen Regeln gespielt als die Partie.
game-no-result-yet = Diese Runde ist noch nicht zu Ende.
game-no-end-draw = Bei { $game } wird für das Ende einer Partie keine Karte gezogen.
game-no-end-draw-now = Für das Ende der Partie wird jetzt keine Karte gezogen.
game-no-end-card = Für das Ende der Partie wird jetzt keine Karte gezogen, also ist { $given } zu viel.
