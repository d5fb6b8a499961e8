# Die geführten ersten Partien.
learn-title = Beim Spielen lernen
learn-lead = Setz dich an einen Übungstisch. Die anderen sind Bots, die einfach spielen, und ein Coach erklärt jeden Schritt, wenn er kommt.
learn-about-mu = Zu fünft. Mit offenen Karten bieten, Trumpf nennen, einen Partner finden. Eine Runde dauert etwa zehn Minuten.
learn-about-mu2 = Du gegen einen Bot. Am besten kennst du Mü schon ein wenig: Hier ist der Tisch größer und voll verdeckter Karten.
learn-about-heuldoch = Zu viert, schnell gelernt: Jede Karte, die beim Nachbarn passt, muss dorthin. Der leichteste Einstieg.
learn-for-two = zu zweit
learn-begin = Hinsetzen
learn-opening = Der Tisch wird gedeckt …
learn-note = Am Übungstisch darfst du Züge zurücknehmen und nach Tipps fragen, und gezählt wird nirgends etwas.
learn-coach = Coach
learn-back = Zurück
learn-next = Weiter
learn-got-it = Verstanden
learn-any-help = Ratlos?
learn-any-help-text = Wenn du dran bist, drück hier auf Tipp: Du siehst, was ein starker Spieler täte, und warum. Im Menü kannst du deinen Zug auch zurücknehmen.

# Mü.
learn-mu-aim = Worum es geht
learn-mu-aim-text = Zu einem Stich spielen alle eine Karte; die beste bekommt sie alle, samt ihren Punkten. Zuerst macht eine Auktion jemanden zum Chef: Chef und Partner brauchen eine bestimmte Zahl Punkte, die anderen wollen das verhindern.
learn-mu-cards = Deine Karten
learn-mu-cards-text = Die Ziffer ist die Stärke einer Karte, die kleinen Dreiecke sind ihre Punkte: Die 9 ist stark, aber nichts wert, 6 und 7 zählen zwei. Jede Farbe hat zwei 1en und zwei 7en.
learn-mu-bid = Biete mit Karten
learn-mu-bid-text = Tipp Karten an, um sie offen hinzulegen, oder passe. Wer am meisten legt, ist Chef und nennt daraus einen Trumpf. Leg also, wovon du viel hast: eine Farbe oder eine Ziffer. Die Karten bleiben deine, und nach dem Passen darfst du wieder bieten.
learn-mu-eklat-you = Ein Eklat droht
learn-mu-eklat-you-text = Du liegst gleichauf vorn. Passen jetzt alle, { $last ->
        [you] zahlst du, denn du hast zuletzt gelegt: 10 für jede deiner Karten. Eine Karte mehr hilft dir heraus.
       *[other] zahlt, wer zuletzt gelegt hat, 10 je Karte, und du gewinnst 5 je Karte. Nicht schlecht!
    }
learn-mu-eklat-others = Gleichstand vorn
learn-mu-eklat-others-text = Andere liegen gleichauf vorn. Passen alle, gibt es einen Eklat: keine Stiche, und wer von ihnen zuletzt gelegt hat, zahlt. Lass es geschehen, oder leg mehr als sie.
learn-mu-lead-auction = Du liegst vorn
learn-mu-lead-auction-text = So wie es steht, wärst du Chef. Jede weitere Karte macht das Ziel höher, den Bonus auch. Die Auktion endet, wenn alle nacheinander gepasst haben.
learn-mu-again = Noch mal bieten?
learn-mu-again-text = Du darfst nachlegen, bis deine Reihe um eins länger ist als die längste. Auch Platz zwei ist gut: Der Vize nennt den zweiten Trumpf. Und was du zeigst, macht dich vielleicht zum Partner.
learn-mu-settled = Die Auktion ist vorbei
learn-mu-settled-text = { $chief } hat am meisten gelegt und ist Chef: Ziel { $goal }. Nun nennt der Vize, der am zweitmeisten gelegt hat, einen Trumpf; danach der Chef einen stärkeren. Dann wählt er einen Partner, vielleicht dich.
learn-mu-chief-you = Du bist Chef
learn-mu-chief-you-text = Du hast am meisten gelegt. Mit einem Partner brauchst du { $goal } Punkte. Schafft ihr es, bekommt ihr beide einen Bonus; wenn nicht, zahlst nur du.
learn-mu-vice-you = Du bist Vize
learn-mu-vice-you-text = Du hast am zweitmeisten gelegt. Darum nennst du einen Trumpf, noch vor dem Chef. Du spielst gegen ihn und kannst nicht sein Partner werden.
learn-mu-trump-chief = Nenn deinen Trumpf
learn-mu-trump-chief-text = Trümpfe schlagen alle anderen Karten. Nimm eine Farbe oder eine Ziffer aus deinen gelegten Karten: Farben bringen mehr Trümpfe, Ziffern mehr Bonus. Deine schlagen die des Vize.
learn-mu-trump-vice = Nenn den zweiten Trumpf
learn-mu-trump-vice-text = Trümpfe schlagen alle anderen Karten. Nimm eine Farbe oder eine Ziffer aus deinen gelegten Karten, am besten, wovon du viel hast. Der Chef nennt nach dir einen stärkeren.
learn-mu-choose = Wähl einen Partner
learn-mu-choose-text = Sieh dir die offenen Reihen an: Wer zeigt Trümpfe oder hohe Karten? Nimm den. Nur der Vize kommt nicht infrage.
learn-mu-chief-plays = Sammle { $goal } Punkte
learn-mu-chief-plays-text = { $alone ->
        [yes] Du spielst allein.
       *[no] Deine Punkte und die von { $partner } zählen zusammen.
    } Fang mit hohen Trümpfen an: Alle müssen mit ihren bedienen, und wenn die weg sind, gewinnen deine anderen hohen Karten.
learn-mu-partner-you = Du bist der Partner
learn-mu-partner-you-text = Du und { $chief } braucht zusammen { $goal } Punkte. Wirf Karten mit Dreiecken in Stiche, die { $chief } gewinnt. Geht es schief, kostet es dich nichts.
learn-mu-against = Gegen { $chief }
learn-mu-against-text = { $alone ->
        [yes] { $chief } braucht
       *[no] { $chief } und { $partner } brauchen
    } { $goal } Punkte: Das steht oben. Gewinn Stiche mit Punkten. Sie gehören dir auf jeden Fall, und wird das Ziel verfehlt, bekommst du 5 dazu für jede Stufe.
learn-mu-lead = Du spielst aus
learn-mu-lead-text = Beginn den Stich mit irgendeiner Karte, von der Hand oder aus deiner offenen Reihe. Die anderen müssen dieselbe Farbe geben, wenn sie können. Trümpfe gelten als eine Farbe.
learn-mu-follow = Bedienen
learn-mu-follow-text = Gib eine Karte der ausgespielten Farbe, denn du hast eine. Die blassen Karten gehen jetzt nicht. Tipp eine an, und sie sagt dir, warum.
learn-mu-free = Du bist frei
learn-mu-free-text = Du hast nichts von der ausgespielten Farbe, also spiel, was du willst: einen Trumpf, um zu gewinnen, oder eine Karte ohne Punkte zum Abwerfen.
learn-mu-trick-won = Dein Stich
learn-mu-trick-won-text = Du hast den Stich gewonnen. Seine Punkte gehören dir, und du spielst zum nächsten aus.
learn-mu-trick-lost = Wer hat ihn?
learn-mu-trick-lost-text = Der beste Trumpf gewinnt, sonst die höchste Karte der ausgespielten Farbe. Von gleichen Karten gewinnt die erste. Den letzten Stich kannst du noch einmal ansehen.
learn-mu-one-suit = Trümpfe sind eine Farbe
learn-mu-one-suit-text = Eine Ziffer ist Trumpf. Deine Karten mit dieser Ziffer haben ihre Farbe verlassen: Sie gehören jetzt zu den Trümpfen, zusammen mit dem anderen Trumpf. So ist auch deine Hand sortiert.
learn-mu-made = Das Ziel ist erreicht
learn-mu-made-text = Chef und Partner bekommen den Bonus, und alle behalten die Punkte ihrer Stiche.
learn-mu-failed = Das Ziel ist verfehlt
learn-mu-failed-text = Nur der Chef zahlt, der Partner kommt davon, und alle Gegner gewinnen. Die Punkte ihrer Stiche behalten alle.
learn-mu-eklat = Diesmal kein Chef
learn-mu-eklat-text = Die längste Reihe war geteilt, also gibt es keinen Chef und keine Stiche. Wer davon zuletzt gelegt hat, zahlt; wer sonst gleichauf lag, gewinnt.
learn-mu-nobody = Niemand hat geboten
learn-mu-nobody-text = Alle haben gleich gepasst. Es gibt keine Punkte, und es wird neu gegeben.
learn-mu-more = Eine Partie geht bis 200 Punkte: Spiel weiter, was neu ist, erkläre ich.

# Mü zu zweit.
learn-mu2-aim = Worum es geht
learn-mu2-aim-text = Zu einem Stich spielt jeder von euch eine Karte; die bessere bekommt beide, samt ihren Punkten. Die kleinen Dreiecke sind Punkte. Eine Auktion entscheidet, wer die Krone trägt und ein Ziel erreichen muss; der andere ist das Schild.
learn-mu2-table = Deine Spalten
learn-mu2-table-text = Jeder von euch hat sechs Spalten: vier Farben, großer Trumpf, kleiner Trumpf. In jeder liegt eine verdeckte Karte, die niemand kennt, und vielleicht offene darauf. Zwölf weitere hast du auf der Hand.
learn-mu2-bid = Biete um die Krone
learn-mu2-bid-text = Leg Handkarten offen hin oder passe. Alle offenen Karten zählen, auch die vom Geben. Wer mehr davon hat, trägt die Krone: Ziel 26 bei fünf Karten, 2 mehr für jede weitere. Leg, was du gern als Trumpf hättest.
learn-mu2-crown-you = Du trägst die Krone
learn-mu2-crown-you-text = Du brauchst { $goal } Punkte, aus deinen Stichen und aus vier Karten, die du weglegst. Das bringt dir 10; verfehlst du es, bekommt das Schild 5.
learn-mu2-shield-you = Du bist das Schild
learn-mu2-shield-you-text = Halt die Krone unter { $goal } Punkten, dann bekommst du 5. Die Krone nimmt die vier Karten des Skats; danach nennst du als Erster einen Trumpf, den kleinen.
learn-mu2-discard = Leg vier Karten weg
learn-mu2-discard-text = Der Skat ist jetzt auf deiner Hand. Wähl vier Handkarten zum Weglegen: Ihre Punkte hast du schon sicher. Leg Punkte weg, die du sonst verlierst, oder eine ganze Farbe, um sie dann zu trumpfen.
learn-mu2-trump = Nenn einen Trumpf
learn-mu2-trump-text = Eine Farbe oder eine Ziffer aus deinen offenen Karten, am besten, wovon du viel hast. Die Spalte einer Farbe wandert dann zu den Trümpfen, samt verdeckten Karten.
learn-mu2-columns = Die Spalten sind gewandert
learn-mu2-columns-text = Offene Trümpfe liegen jetzt in den Trumpfspalten. Verdeckte Karten, die frei lagen, wurden aufgedeckt und liegen nun, wo sie hingehören.
learn-mu2-reveal = Welche zuerst?
learn-mu2-reveal-text = Mehrere deiner verdeckten Karten liegen frei. Deck eine auf: Sie kommt in ihre Spalte und kann dort eine andere bedecken.
learn-mu2-lead = Du spielst aus
learn-mu2-lead-text = Beginn den Stich mit einer Handkarte oder einer offenen Karte deiner Spalten. Was verdeckt liegt, kann niemand spielen.
learn-mu2-follow = Bedienen
learn-mu2-follow-text = Gib die ausgespielte Farbe, von der Hand oder aus deinen Spalten. Nimmst du die letzte offene Karte einer Spalte, wird nach dem Stich die verdeckte darunter aufgedeckt.
learn-mu2-free = Du bist frei
learn-mu2-free-text = Du hast nichts von der ausgespielten Farbe, also spiel, was du willst: einen Trumpf, um zu gewinnen, oder eine Karte ohne Punkte.
learn-mu2-turned = Eine Karte kam ans Licht
learn-mu2-turned-text = Eine deiner verdeckten Karten lag frei und wurde aufgedeckt. Sie ist jetzt im Spiel: Du kannst sie ausspielen, und du musst mit ihr bedienen.
learn-mu2-trick-won = Dein Stich
learn-mu2-trick-won-text = Du hast den Stich gewonnen, seine Punkte gehören dir, und du spielst zum nächsten aus. Es sind 22 Stiche.
learn-mu2-crown = Die Krone hat es geschafft
learn-mu2-crown-text = Stiche und weggelegte Karten haben gereicht: 10 Punkte für die Krone.
learn-mu2-shield = Das Schild hat gehalten
learn-mu2-shield-text = Die Krone hat ihr Ziel verfehlt: 5 Punkte für das Schild.
learn-mu2-redeal = Niemand hat geboten
learn-mu2-redeal-text = Ihr habt beide gleich gepasst, also gibt dieselbe Person noch einmal.
learn-mu2-more = Wer zuerst 30 Punkte hat, gewinnt die Partie: Spiel weiter, was neu ist, erkläre ich.

# Heul doch!
learn-heuldoch-piles = Die Stapel
learn-heuldoch-piles-text = Jeder hat einen Stapel mit einer offenen Karte obenauf und vier Karten auf der Hand. Am Ende zählen die offenen Karten deines Stapels ihre Zahl. Du willst also hohe Karten bei dir und niedrige bei den anderen.
learn-heuldoch-turn = Du bist dran
learn-heuldoch-turn-text = Wähl eine Karte. Die Stapel, auf die sie darf, leuchten auf: deiner oder der eines Nachbarn, wo Farbe oder Zahl gleich ist. Danach kommt von selbst eine neue auf deine Hand.
learn-heuldoch-only-onion = Nichts passt
learn-heuldoch-only-onion-text = Keine deiner Karten passt irgendwo. Leg also eine verdeckt auf deinen Stapel: Das ist eine Zwiebel. Nimm eine niedrige, denn ihre Punkte sind weg.
learn-heuldoch-own = Für dich
learn-heuldoch-own-text = Eine deiner Karten passt bei dir und bei keinem Nachbarn. Genau das willst du: Dort zählt sie für dich.
learn-heuldoch-gift = Ein Geschenk
learn-heuldoch-gift-text = Manche Karten können nur zu einem Nachbarn. Wenn du schon schenken musst, dann wenig: lieber eine 1 als eine 7.
learn-heuldoch-forced = Nachbarn zuerst
learn-heuldoch-forced-text = Eine deiner Karten passt bei dir, aber auch bei einem Nachbarn. Dann muss sie zum Nachbarn. Ist dir das Geschenk zu gut, leg eine andere.
learn-heuldoch-onion = Oder eine Zwiebel
learn-heuldoch-onion-text = Du darfst immer eine Karte verdeckt auf deinen Stapel legen, als Zwiebel: besser als ein gutes Geschenk. Und auf deine Zwiebel darf dann jede Karte, die bei keinem Nachbarn passt.
learn-heuldoch-own-onion = Deine Zwiebel liegt oben
learn-heuldoch-own-onion-text = Jetzt darf jede Karte darauf, die bei keinem Nachbarn passt. Ein guter Moment für eine hohe.
learn-heuldoch-their-onion = Zwiebel beim Nachbarn
learn-heuldoch-their-onion-text = Bei einem Nachbarn liegt eine Zwiebel oben: Dort darf nichts von dir hin. Dieser Nachbar kann dir gerade nichts wegnehmen.
learn-heuldoch-count = Zähl deine Zwiebeln
learn-heuldoch-count-text = Am Ende macht ihre Anzahl deine Karten mit dieser Zahl wertlos: Bei 3 Zwiebeln zählen deine 3er nichts. Hier zählt der Tisch mit. Ziel auf eine Zahl, von der du wenig hast.
learn-heuldoch-last = Die letzten Karten
learn-heuldoch-last-text = Es gibt nichts mehr zu ziehen, alle spielen ihre Hand zu Ende. Denk an deine Zwiebeln: Macht eine mehr eine bessere Zahl wertlos?
learn-heuldoch-end = Die Abrechnung
learn-heuldoch-end-text = Die Zwiebeln werden gezählt, die Zahlen, die sie treffen, sind nichts wert, und alle anderen offenen Karten werden addiert.
learn-heuldoch-more = Spiel noch einmal, oder nimm an einem eigenen Tisch die Sonderkarten dazu: Das gibt mehr Trubel.
