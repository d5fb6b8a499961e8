# Die Besprechung im Browser: eine Schicht über dem Nachspielen, und das eigene Spiel über viele Runden.
review-of = { $game }, Runde { $number }
review-whose = Wessen Entscheidungen
review-everybody = die von allen
review-mine = Das war ich
review-working = Die Runde wird durchgesehen …
review-ahead = { $count ->
    [one] Eine Besprechung kommt vorher dran.
   *[other] { $count } Besprechungen kommen vorher dran.
}
review-kept = Der Server bewahrt die Besprechung dieses Protokolls 30 Tage lang auf, ohne Namen.
review-failed = Diese Runde ließ sich nicht besprechen. Bitte versuch es später noch einmal.
review-curve-line = { $name }: von { $from } nach { $to }.
review-last = Voriger Verlust
review-next = Nächster Verlust
review-losses = { $count ->
    [0] keine Verluste
    [one] ein Verlust
   *[other] { $count } Verluste
}
review-begin = Geh die Runde durch oder spring zum ersten Verlust.
review-nothing-here = Hier gab es nichts zu entscheiden, oder es wurde nicht besprochen.
review-loss = { $points } Punkte verloren
review-what = { $name }, { $kind }; ausprobiert mit { $worlds } Verteilungen, die möglich waren.
review-candidates = Die Züge, die ausprobiert wurden
review-move = Zug
review-knew = Nach damaligem Wissen
review-know = Mit dem, was du weißt
review-goal = Ziel
review-lay = Wie die Karten lagen
review-best = am besten
review-played = gespielt
review-try = Noch einmal versuchen
review-try-ask = Was würdest du an { $name }s Stelle tun?
review-try-text = Du siehst, was man damals wusste. Diese Züge wurden ausprobiert; jeder, der sich vom besten nicht unterscheiden lässt, gilt.
review-try-show = Lösung zeigen
review-try-good = Das gilt: vom besten Zug nicht zu unterscheiden.
review-try-worse = { $points } Punkte hinter dem besten.
review-try-again = Einen anderen
review-try-back = Zurück zur Besprechung
review-fall-of = { $name }: wie es dazu kam
review-to-decisive = Zum entscheidenden Moment
review-sum-lost = { $count ->
    [one] { $points } Punkte verloren bei einer Entscheidung
   *[other] { $points } Punkte verloren bei { $count } Entscheidungen
}
review-sum-slip = { $count ->
    [one] { $count } Patzer
   *[other] { $count } Patzer
}
review-sum-mistake = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
review-sum-blunder = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}
review-sum-small = kleine Verluste zusammen { $points }
review-share = Als Bild
review-summary = Die Runde auf einem Blatt
review-picture-alt = { $name }: verlorene Punkte, die Kurve der Runde und wie es dazu kam.
review-picture-foot = Nach damaligem Wissen, ± 95 %. Eklat { $version }, Wertfunktion { $value }.
review-picture-failed = Das Bild ließ sich nicht machen. Bitte nimm die andere Art.
review-send = Senden
review-save = Als { $kind } sichern
review-to-play = Mein Spiel über viele Runden
review-play-title = Mein Spiel
review-play-lead = Verlorene Punkte je Entscheidung, über alle besprochenen Runden, nach deinem Wissen von damals. Hinter jeder Zahl steht ihr Fehler (95 %).
review-play-none = In diesem Spiel wurde noch keine Runde von dir besprochen. Öffne eine beendete Runde und wähle „Besprechung“.
review-play-few = { $hands ->
    [one] Eine Runde sagt wenig: der Fehler zeigt, wie wenig man noch weiß.
   *[other] { $hands } Runden sind wenig: die Fehler sagen, wie wenig man noch weiß.
}
review-play-lost = Verloren je Entscheidung
review-play-ahead = Vor den anderen je Runde
review-play-adjusted = Dasselbe ohne das Glück der Karten
review-play-kind = Art
review-play-decisions = Entscheidungen
review-play-me = Du
review-play-bots = Die Bots des Hauses wurden genauso besprochen: { $hands } Runden zu { $players }, eine kleine Stichprobe.
review-play-no-bots = Die Bots des Hauses wurden in diesem Spiel noch nicht besprochen.
review-play-trend = Im Lauf der Zeit, in Schritten von { $part } Runden
review-play-all = alle Entscheidungen
review-play-hands = { $hands ->
    [one] eine Runde
   *[other] { $hands } Runden
}
