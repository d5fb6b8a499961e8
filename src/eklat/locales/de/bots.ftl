# Die Bots, je eine Zeile.
bot-random = Tut, was der Zufall will.
bot-novice = Spielt nach Gefühl, vergisst gespielte Karten und bietet schüchtern.
bot-dreamer = Hat gelernt, was der Schüler kann, ist aber oft in Gedanken und bietet so schüchtern wie ein Neuling.
bot-daredevil = Spielt wie ein Clubspieler, liebt aber den Eklat: Geht in der Auktion von Mü niemand weiter, zieht er gleich.
bot-club = Kennt das Spiel, zählt mit und antwortet sofort.
bot-student = Hat das Spiel in Millionen Runden gegen sich selbst gelernt und antwortet sofort.
bot-adept = Probiert seine Lieblingszüge in einigen Partien und grübelt nicht, was die anderen wohl dachten.
bot-expert = Stellt sich die verdeckten Karten vor und probiert jeden Zug in Tausenden von Partien.
bot-champion = Weiß, was Millionen Runden gelehrt haben, und probiert seine Lieblingszüge in sehr vielen Partien.

# Die Gründe des Schülers.
student-only = Mehr Auswahl hatte ich nicht.
student-trusts = Nach allem, was ich im Spiel gegen mich selbst gelernt habe, setze ich zu { $share } % auf „{ $move }“.

# Die Gründe des Experten.
expert-only = Etwas anderes ging nicht.
expert-best = In { $playouts } denkbaren Partien lag „{ $move }“ um { $lead } { $lead ->
    [one] Punkt
   *[other] Punkte
  } vor „{ $other }“.
expert-sure = Inzwischen ist jede Karte bekannt, und „{ $move }“ führt erwiesenermaßen zum Besten, was noch geht.
expert-even = In { $playouts } denkbaren Partien lagen „{ $move }“ und „{ $other }“ gleichauf, und nichts war besser.

# Die Gründe des Meisters.
champion-best = Von den Zügen, über die ich nachdachte, lag „{ $move }“ in { $playouts } denkbaren Partien um { $lead } { $lead ->
    [one] Punkt
   *[other] Punkte
  } vor „{ $other }“.
champion-trusts = In { $playouts } denkbaren Partien lag „{ $move }“ zwar nicht vor „{ $other }“, doch was ich gelernt habe, setzt zu { $share } % darauf.

# Der Grund des Könners, wo er wenige Partien probiert hat; sonst spricht er wie der Meister.
adept-best = Von den Zügen, über die ich nachdachte, lag „{ $move }“ vor „{ $other }“; um wie viel, lässt sich nach { $playouts } denkbaren Partien nicht sagen.
