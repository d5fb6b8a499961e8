# Mü: das geführte erste Spiel.
learn-about-mu = Zu fünft. Mit offenen Karten bieten, Trumpf nennen, einen Partner finden. Eine Runde dauert etwa zehn Minuten.
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
learn-mu-lead-auction-text = So wie es steht, wärst du Chef. Jede weitere Karte macht das Ziel höher, den Bonus auch; mit sechs Karten einer Farbe lohnt sie sich selten. Die Auktion endet, wenn alle nacheinander gepasst haben.
learn-mu-again = Noch mal bieten?
learn-mu-again-text = Du darfst nachlegen, bis deine Reihe um eins länger ist als die längste. Auch Platz zwei ist gut: Der Vize nennt den zweiten Trumpf. Und was du zeigst, macht dich vielleicht zum Partner.
learn-mu-settled = Die Auktion ist vorbei
learn-mu-settled-text = { $chief } hat am meisten gelegt und ist Chef: Ziel { $goal }. Nun nennt der Vize, der am zweitmeisten gelegt hat, einen Trumpf; danach darf der Chef einen stärkeren nennen. Dann wählt er einen Partner, vielleicht dich.
learn-mu-chief-you = Du bist Chef
learn-mu-chief-you-text = Du hast am meisten gelegt. Mit einem Partner brauchst du { $goal } Punkte. Schafft ihr es, bekommt ihr beide einen Bonus; wenn nicht, zahlst nur du.
learn-mu-vice-you = Du bist Vize
learn-mu-vice-you-text = Du hast am zweitmeisten gelegt. Darum nennst du einen Trumpf, noch vor dem Chef. Du spielst gegen ihn und kannst nicht sein Partner werden.
learn-mu-trump-chief = Nenn deinen Trumpf
learn-mu-trump-chief-text = Trümpfe schlagen alle anderen Karten. Nimm eine Farbe oder eine Ziffer aus deinen gelegten Karten: Farben bringen mehr Trümpfe, Ziffern mehr Bonus. Deine schlagen die des Vize.
learn-mu-trump-vice = Nenn den zweiten Trumpf
learn-mu-trump-vice-text = Trümpfe schlagen alle anderen Karten. Nimm eine Farbe oder eine Ziffer aus deinen gelegten Karten, am besten, wovon du viel hast. Nennt der Chef nach dir einen, ist der stärker.
learn-mu-choose = Wähl einen Partner
learn-mu-choose-text = Sieh dir die offenen Reihen an: Wer zeigt Trümpfe oder hohe Karten? Nimm den.{ $vices ->
        [yes] {" "}Nur der Vize kommt nicht infrage.
       *[no] {""}
    }
learn-mu-chief-plays = Sammle { $goal } Punkte
learn-mu-chief-plays-text = { $alone ->
        [yes] Du spielst allein.
       *[no] Deine Punkte und die von { $partner } zählen zusammen.
    } Fang mit hohen Trümpfen an: Alle müssen mit ihren bedienen, und wenn die weg sind, gewinnen deine anderen hohen Karten. Was doppelt Trumpf ist, mit Farbe und Ziffer, hebst du auf.
learn-mu-partner-you = Du bist der Partner
learn-mu-partner-you-text = Du und { $chief } braucht zusammen { $goal } Punkte. Wirf Karten mit Dreiecken in Stiche, die { $chief } gewinnt. Geht es schief, kostet es dich nichts.
learn-mu-against = Gegen { $chief }
learn-mu-against-text = { $alone ->
        [yes] { $chief } braucht
       *[no] { $chief } und { $partner } brauchen
    } { $goal } Punkte: Das steht oben. Gewinn Stiche mit Punkten. Sie gehören dir auf jeden Fall, und wird das Ziel verfehlt, bekommst du 5 dazu für jede Stufe.
learn-mu-lead = Du spielst an
learn-mu-lead-text = Beginn den Stich mit irgendeiner Karte, von der Hand oder aus deiner offenen Reihe. Die anderen müssen dieselbe Farbe geben, wenn sie können. Trümpfe gelten als eine Farbe.
learn-mu-follow = Bedienen
learn-mu-follow-text = Gib eine Karte der angespielten Farbe, denn du hast eine. Die blassen Karten gehen jetzt nicht. Tipp eine an, und sie sagt dir, warum.
learn-mu-free = Du bist frei
learn-mu-free-text = Du hast nichts von der angespielten Farbe, also spiel, was du willst: einen Trumpf, um zu gewinnen, oder eine Karte ohne Punkte zum Abwerfen.
learn-mu-trick-won = Dein Stich
learn-mu-trick-won-text = Du hast den Stich gewonnen. Seine Punkte gehören dir, und du spielst zum nächsten an.
learn-mu-trick-lost = Wer hat ihn?
learn-mu-trick-lost-text = Der beste Trumpf gewinnt, sonst die höchste Karte der angespielten Farbe. Von gleichen Karten gewinnt die erste. Den letzten Stich kannst du noch einmal ansehen.
learn-mu-one-suit = Trümpfe sind eine Farbe
learn-mu-one-suit-text = Eine Ziffer ist Trumpf. Deine Karten mit dieser Ziffer haben ihre Farbe verlassen: Sie gehören jetzt zu den Trümpfen, welche Farbe sie auch zeigen. So ist auch deine Hand sortiert.
learn-mu-made = Das Ziel ist erreicht
learn-mu-made-text = Chef und Partner bekommen den Bonus, und alle behalten die Punkte ihrer Stiche.
learn-mu-failed = Das Ziel ist verfehlt
learn-mu-failed-text = Nur der Chef zahlt, der Partner kommt davon, und alle Gegner gewinnen. Die Punkte ihrer Stiche behalten alle.
learn-mu-eklat = Diesmal kein Chef
learn-mu-eklat-text = Die längste Reihe war geteilt, also gibt es keinen Chef und keine Stiche. Wer davon zuletzt gelegt hat, zahlt; wer sonst gleichauf lag, gewinnt.
learn-mu-nobody = Niemand hat geboten
learn-mu-nobody-text = Alle haben gleich gepasst. Es gibt keine Punkte, und es wird neu gegeben.
learn-mu-more = Eine Partie geht bis 200 Punkte: Spiel weiter, was neu ist, erkläre ich.
