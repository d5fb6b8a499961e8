# Warum der Vereinsspieler bei Heul doch! so spielt.
club-heuldoch-only = Etwas anderes ging nicht.
club-heuldoch-own-fits = { $card } passt bei mir und bei keinem Nachbarn; hier zählt die Karte wohl { $number }.
club-heuldoch-own-free = Auf meine Zwiebel darf jede Karte, und { $card } ist dort { $number } wert.
club-heuldoch-own-next = { $card } zählt für mich, und { $next } würde danach darauf passen.
club-heuldoch-own-idle = { $card } zählt bei mir wahrscheinlich nicht, aber so bekommt sie auch kein anderer.
club-heuldoch-gift-dead = { $who } darf { $card } gern haben: Bei bisher { $onions } Zwiebeln zählt die { $number } dort kaum.
club-heuldoch-gift-choice = Ein Nachbar musste { $card } bekommen, und { $who } hat weniger davon als { $other }.
club-heuldoch-gift-small = { $card } ist nur ein kleines Geschenk an { $who }: höchstens { $number }.
club-heuldoch-gift-least = { $card } an { $who } kostet mich weniger als alles andere.
club-heuldoch-onion-rescue = Mit der Zwiebel Nummer { $onions } zählen meine Karten mit der { $number } wieder, zusammen { $points } Punkte.
club-heuldoch-onion-harmless = Zwiebel Nummer { $onions } schadet mir nicht, denn ich habe keine { $number }.
club-heuldoch-onion-special = { $card } nützt mir als Zwiebel am meisten.
club-heuldoch-onion-no-fit = Keine Karte passt irgendwo, und { $card } fehlt mir am wenigsten.
club-heuldoch-onion-room = Auf die Zwiebel würde beim nächsten Mal { $next } passen, und { $card } kann ich entbehren.
club-heuldoch-onion-keep = Offen ginge jede Karte an einen Nachbarn, also bleibt { $card } verdeckt bei mir.
club-heuldoch-onion-least = Eine Zwiebel ist besser als das, was gerade passt, und { $card } fehlt mir am wenigsten.
club-heuldoch-catapult-one = Die höchste Zahl auf dem Tisch ist die { $number } von { $who }, und weg ist sie.
club-heuldoch-catapult-many = { $count } Stapel zeigen eine { $number }, und alle verlieren sie.
club-heuldoch-catapult-own = Zwar fliegt meine eigene { $number }, aber sie bringt mir wenig, und darunter liegt eine neue oberste Karte.
club-heuldoch-catapult-nothing = Das Katapult trifft niemanden, und so behalte ich meine anderen Karten.
club-heuldoch-towel-cards = Ich tausche { $mine } gegen { $theirs } von { $who }, davon habe ich mehr.
club-heuldoch-towel-get = { $theirs } von { $who } kommt zu mir, und was ich dafür gebe, ist keine Karte wert.
club-heuldoch-towel-give = { $who } bekommt { $mine }, und bei uns beiden ändert sich die Zahl der Zwiebeln.
club-heuldoch-towel-onions = Der Tausch mit { $who } kostet nichts, und ich behalte meine anderen Karten.
club-heuldoch-carousel-card = Das Karussell bringt mir { $card } von { $who }.
club-heuldoch-carousel-onion = Das Karussell bringt mir die Zwiebel von { $who }, die mir in die Rechnung passt.
club-heuldoch-carousel-away = Mit dem Karussell kommt nichts zu mir, und das ist mir recht.
club-heuldoch-werewolf-up = Der Werwolf dreht meine Zwiebel auf und bei den anderen { $count ->
    [one] eine offene Karte
   *[other] { $count } offene Karten
} um.
club-heuldoch-werewolf-others = Der Werwolf macht bei den anderen { $count ->
    [one] eine Karte zur Zwiebel
   *[other] { $count } Karten zu Zwiebeln
}, das schadet ihnen mehr als mir.
club-heuldoch-werewolf-own = Der Werwolf ändert die Zwiebeln in den Stapeln zu meinen Gunsten.

# Warum der Anfänger bei Heul doch! so spielt.
novice-heuldoch-only = Etwas anderes ging nicht.
novice-heuldoch-own = { $card } passt bei mir, und { $number } Punkte sind { $number } Punkte.
novice-heuldoch-gift = Irgendwohin muss sie ja, also bekommt { $who } { $card }.
novice-heuldoch-gift-dead = Ich glaube, die Zwiebeln von { $who } machen { $card } wertlos.
novice-heuldoch-onion = Nichts gefällt mir besser, also wird { $card } eine Zwiebel.
novice-heuldoch-onion-count = Wenn ich richtig gezählt habe, ist das meine Zwiebel Nummer { $onions }, und sie rettet mir Punkte.
novice-heuldoch-catapult = Weg mit den höchsten Zahlen.
novice-heuldoch-towel = Die oberste Karte von { $who } hätte ich gern.
novice-heuldoch-carousel = Was bei mir ankommt, ist besser als das, was ich habe.
novice-heuldoch-werewolf = Alles umdrehen: Die anderen haben mehr zu verlieren.
novice-heuldoch-use = Nichts gefällt mir besser, also setze ich { $card } ein.
