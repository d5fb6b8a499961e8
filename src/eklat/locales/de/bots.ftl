# Die Bots, je eine Zeile.
bot-random = Tut, was der Zufall will.
bot-novice = Spielt nach Gefühl, vergisst gespielte Karten und bietet schüchtern.
bot-club = Kennt das Spiel, zählt mit und antwortet sofort.
bot-expert = Stellt sich die verdeckten Karten vor und probiert jeden Zug in Tausenden von Partien.

# Wie Begründungen Spieler und Trümpfe nennen.
bot-seat = Platz { $seat }
bot-trump-R = Rot
bot-trump-Y = Gelb
bot-trump-G = Grün
bot-trump-B = Blau
bot-trump-K = Schwarz
bot-trump-0 = die Nullen
bot-trump-1 = die Einsen
bot-trump-2 = die Zweien
bot-trump-3 = die Dreien
bot-trump-4 = die Vieren
bot-trump-5 = die Fünfen
bot-trump-6 = die Sechsen
bot-trump-7 = die Siebenen
bot-trump-8 = die Achten
bot-trump-9 = die Neunen
bot-trump-none = ohne Trumpf

# Die Gründe des Experten.
expert-only = Etwas anderes ging nicht.
expert-best = In { $playouts } denkbaren Partien lag „{ $move }“ um { $lead } { $lead ->
    [one] Punkt
   *[other] Punkte
  } vor „{ $other }“.
expert-sure = Inzwischen ist jede Karte bekannt, und „{ $move }“ führt erwiesenermaßen zum Besten, was noch geht.
expert-even = In { $playouts } denkbaren Partien lagen „{ $move }“ und „{ $other }“ gleichauf, und nichts war besser.
