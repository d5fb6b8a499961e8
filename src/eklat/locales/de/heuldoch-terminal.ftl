# Heul doch! im Terminal.
heuldoch-term-bar-draw = noch { $count } zu ziehen
heuldoch-term-bar-onions = deine Zwiebeln: { $count }
heuldoch-term-line-piles = Oben liegt: { $tops }
heuldoch-term-line-onions = Dein Stapel: { $onions }
heuldoch-term-line-draw = Zum Ziehen: { $cards }
heuldoch-term-pile-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
heuldoch-term-head-count = Hand: { $count }
heuldoch-term-choose-for = { $card }: wohin?
heuldoch-term-choice-lay-own = auf deinen Stapel
heuldoch-term-choice-lay = auf den Stapel von { $who }
heuldoch-term-choice-onion = als Zwiebel
heuldoch-term-choice-towel = tauschen mit { $who }
heuldoch-term-choice-carousel-left = nach links
heuldoch-term-choice-carousel-right = nach rechts
heuldoch-term-choice-catapult = auslösen
heuldoch-term-choice-werewolf = loslassen
heuldoch-term-column-onions = Zwiebeln
heuldoch-term-column-dead = wertlos
heuldoch-term-column-lost = verloren
heuldoch-term-sheet-tie = { $shared ->
    [yes] Gleich viele Punkte, und gleich viel an Zwiebeln verloren ({ $lost }): Der Sieg wird geteilt.
   *[no] Gleich viele Punkte: Es gewinnt, wer mehr an Zwiebeln verloren hat ({ $lost }).
}
heuldoch-term-no-tricks = In Heul doch! gibt es keine Stiche und keine Trümpfe.
heuldoch-term-command = : beginnt eine Zeile, etwa :lay D3 1 · :onion D3 · :hilfe
heuldoch-term-foot-onion = Zwiebel
heuldoch-term-help-moves = Züge: lay D3 1 (auf den Stapel von Platz 1), onion D3 (verdeckt auf den eigenen), und die Sonderkarten: catapult, towel 2, carousel left, werewolf. Statt des Platzes geht auch der Name.
heuldoch-term-help-colon-what = einen Zug tippen: lay D3 1, onion D3
heuldoch-term-help-o-what = die Karte als Zwiebel legen, verdeckt
heuldoch-term-sign-fits = hierhin passt die angehobene Karte
heuldoch-term-sign-onion = Zwiebel: eine verdeckte Karte
heuldoch-term-sign-special = Sonderkarte
heuldoch-term-intro = Hohe Zahlen auf dem eigenen Stapel zählen für dich, doch was beim Nachbarn passt, gehört ihm.
heuldoch-term-rules =
    Jeder hat einen Stapel vor sich und vier Karten auf der Hand. Wer dran ist, legt eine und zieht nach.
    Offen passt eine Karte auf einen Stapel mit derselben Zahl oder Farbe.
    Passt sie links oder rechts von dir, muss sie dorthin; passt beides, wählst du.
    Nur wenn sie bei keinem Nachbarn passt, darf sie auf deinen Stapel.
    Jede Karte kann stattdessen als Zwiebel verdeckt auf deinen Stapel; darauf passt alles von dir.
    Auf eine fremde Zwiebel darf nichts.
    Am Ende zählen deine offenen Karten ihre Zahl.
    So viele Zwiebeln wie du hast, so heißt die Zahl, die bei dir nichts zählt; ab acht sind es die Siebenen und die Zahl der Zwiebeln minus sieben.
    Die meisten Punkte gewinnen. Bei Gleichstand zählt, wer mehr an Zwiebeln verloren hat.
heuldoch-term-commands = stich=last lupe=lens trick=last
