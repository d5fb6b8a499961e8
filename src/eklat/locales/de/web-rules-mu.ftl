# Die Regeln von Mü zu dritt bis sechst, in eigenen Worten.
law-mu-intro = Ein Stichspiel mit Auktion. Du bietest, indem du eigene Karten offen hinlegst, und sie bleiben im Spiel.

law-mu-idea = Worum es geht
law-mu-idea-1 = Vor dem ersten Stich bieten alle um das Recht, Trümpfe zu nennen. Ein Gebot ist eine Reihe eigener Karten, offen auf dem Tisch. Wer am meisten legt, wird <b>Chef</b>, wer am zweitmeisten legt, <b>Vize</b>. Beide nennen einen Trumpf.
law-mu-idea-2 = Dann werden alle Karten gespielt, Stich für Stich. Die Punkte der eigenen Stiche behält jeder. Der Chef und ein Partner seiner Wahl haben außerdem ein gemeinsames Ziel: Erreichen sie es, bekommen beide einen Bonus. Verfehlen sie es, zahlt der Chef allein.
law-mu-idea-3 = Je mehr Karten der Chef gelegt hat, desto höher das Ziel und desto fetter der Bonus. Aber Vorsicht: Liegen am Ende der Auktion zwei gleichauf vorn, gibt es einen <b>Eklat</b>, und wer ihn verursacht hat, zahlt kräftig.

law-mu-cards = Die Karten
law-mu-cards-1 = Es gibt 60 Karten in fünf Farben: Rot, Gelb, Grün, Blau und Schwarz. Jede Farbe hat die Ziffern 0 bis 9, die 1 und die 7 ein zweites Mal: zwölf Karten.
law-mu-cards-2 = Die Ziffer sagt, wie stark eine Karte ist. Die Dreiecke sagen, wie viele Punkte sie dem bringt, der sie gewinnt. Das sind zwei verschiedene Dinge: Eine 9 ist stark und nichts wert, eine 6 oder 7 zählt zwei.
law-mu-cards-3 = Das macht 12 Punkte in jeder Farbe und 60 insgesamt.

law-mu-deal = Das Geben
law-mu-deal-1 = Alle Karten werden gemischt und gleichmäßig verteilt. Zu dritt bleiben zwei Farben in der Schachtel; gespielt wird mit 36 Karten und 36 Punkten (<a>M1</a>).
law-mu-deal-2 = Nach jeder Runde gibt der linke Nachbar, auch nach einem Eklat. Wer gibt, hat in der Auktion das erste Wort.

law-mu-auction = Die Auktion
law-mu-auction-1 = Wer gegeben hat, beginnt, dann geht es im Uhrzeigersinn weiter. Bist du dran, passt du oder legst eine oder mehrere Karten aus der Hand offen vor dich. Nur die Anzahl zählt: Dein Gebot ist, wie viele Karten insgesamt vor dir liegen.
law-mu-auction-2 = Du darfst so viele legen, wie du magst, solange deine Reihe höchstens <b>eine Karte länger wird als die längste auf dem Tisch</b>. Wer vorn liegt, legt also nur eine nach, und eröffnet wird mit höchstens einer Karte.
law-mu-auction-3 = Du musst niemanden überbieten. Eine kurze Reihe ist jederzeit erlaubt und oft klug: Sie zeigt einem künftigen Chef, was du als Partner mitbringst, und vielleicht wirst du damit Vize.
law-mu-auction-4 = Passen ist nicht endgültig. Kommst du wieder dran, darfst du wieder bieten. Die Auktion endet, wenn alle unmittelbar nacheinander gepasst haben, auch wer zuletzt geboten hat.
law-mu-auction-5 = Gelegte Karten bleiben offen vor dir. Sie gehören dir weiter: Später spielst du sie wie die Karten auf der Hand.

law-mu-eklat = Der Eklat
law-mu-eklat-1 = Teilen sich am Ende der Auktion zwei oder mehr die längste Reihe, gibt es keinen Chef. Die Runde ist sofort vorbei: ein Eklat.
law-mu-eklat-2 = Wer gleichauf vorn liegt, bekommt 5 Punkte für jede Karte seiner Reihe. Nur wer von ihnen zuletzt eine Karte gelegt hat, hat den Eklat verursacht und verliert stattdessen 10 Punkte je Karte (<a>M3</a>, <a>M4</a>). Sonst bekommt niemand etwas, und es wird neu gegeben.
law-mu-eklat-3 = Passen gleich in der ersten Runde alle, ist auch das ein Eklat, aber einer ohne Punkte.
law-mu-eklat-4 = Gleichziehen ist also gefährlich: Passen nun die anderen, zahlst du. Wer zuerst da war, kann sich zurücklehnen. Manchmal hilft nur noch, um eins höher zu gehen.

law-mu-roles = Chef und Vize
law-mu-roles-1 = Wer mehr Karten gelegt hat als jeder andere, ist <b>Chef</b>. Die Zahl dieser Karten ist die Höhe des Spiels; sie bestimmt Ziel und Bonus.
law-mu-roles-2 = Ab vier Spielern gibt es meist auch einen <b>Vize</b>: Das ist, wer die zweitlängste Reihe hat. Sind mehrere Reihen gleich lang, vergleicht ihre höchste Ziffer, dann die zweithöchste und so weiter. Der erste Unterschied entscheidet.
law-mu-roles-3 = Keinen Vize gibt es, wenn die beiden besten Reihen in allen Ziffern gleich sind (<a>M5</a>), wenn nur der Chef Karten gelegt hat, und zu dritt.

law-mu-trumps = Die Trümpfe
law-mu-trumps-1 = Erst nennt der Vize einen Trumpf, dann der Chef. Ein Trumpf ist eine Farbe oder eine Ziffer, und du musst eine solche Karte gelegt haben. Der Vize muss einen nennen. Der Chef darf auch ohne eigenen Trumpf spielen; die Vizetrümpfe gelten trotzdem.
law-mu-trumps-2 = Cheftrümpfe und Vizetrümpfe bilden zusammen <b>eine eigene Farbe</b>. Eine Karte, die Trumpf ist, gehört nicht mehr zu ihrer aufgedruckten Farbe. Sind alle 7er Trumpf, dann ist die grüne 7 nicht grün: Mit ihr bedienst du kein Grün, aber du bedienst mit ihr Trumpf.
law-mu-trumps-3 = Jeder Cheftrumpf schlägt jeden Vizetrumpf, sogar mit einer 0. Unter Cheftrümpfen und unter Vizetrümpfen gewinnt die höhere Ziffer.
law-mu-trumps-4 = Nennt der eine eine Farbe und der andere eine Ziffer, sind manche Karten beides: <b>Doppeltrümpfe</b>. Sie schlagen alles. Es gibt einen davon, bei der 1 und der 7 zwei.
law-mu-trumps-5 = Der Chef darf sogar nennen, was der Vize genannt hat (<a>M6</a>). Dann sind diese Karten Cheftrümpfe, und Vizetrümpfe gibt es nicht.

law-mu-partner = Partner und Ziel
law-mu-partner-1 = Ab vier Spielern wählt der Chef nun einen Partner: jeden außer dem Vize. Sieh dir die Reihen auf dem Tisch an. Sie zeigen, wer deine Trümpfe hat oder starke Karten dazu.
law-mu-partner-2 = Chef und Partner sind eine Partei, alle anderen die andere. So viele Punkte braucht die Chefpartei in ihren Stichen. Zu dritt ist der Chef allein.

law-mu-play = Die Stiche
law-mu-play-1 = Der Chef spielt eine beliebige Karte aus, dann gibt im Uhrzeigersinn jeder eine zu. Du wählst immer frei zwischen Hand und offener Reihe (zu zwei gleichen Karten siehe <a>M9</a>).
law-mu-play-2 = Wer bedienen kann, muss bedienen, von der Hand oder aus der Reihe. Ist Trumpf ausgespielt, gib irgendeinen Trumpf zu, Chef- oder Vizetrumpf. Sonst gib eine Karte der ausgespielten Farbe zu, die kein Trumpf ist. Welche, ist deine Sache.
law-mu-play-3 = Wer nicht bedienen kann, spielt, was er will, Trumpf oder nicht. Du musst nie trumpfen und nie gewinnen.
law-mu-play-4 = Der beste Trumpf gewinnt den Stich. Ohne Trumpf gewinnt die höchste Ziffer der ausgespielten Farbe. Sind zwei Karten gleich stark, <b>gewinnt die zuerst gespielte</b>. Das ist wichtig bei den doppelten 1ern und 7ern und immer dann, wenn eine Ziffer Trumpf ist.
law-mu-play-5 = Wer gewinnt, nimmt die Karten verdeckt zu sich und spielt zum nächsten Stich aus, bis alle Karten gespielt sind.

law-mu-scoring = Die Wertung
law-mu-scoring-1 = Jeder bekommt die Punkte der Karten in den eigenen Stichen, gleich zu welcher Partei er gehört.
law-mu-scoring-2 = Hat die Chefpartei ihr Ziel erreicht oder mehr, bekommen Chef und Partner beide den Bonus dazu. Er wächst mit der Zahl der gelegten Karten und damit, wie selten der Cheftrumpf ist: Eine Farbe ist der Normalfall, die 1er und 7er sind eine Stufe besser, andere Ziffern zwei, ganz ohne Trumpf drei. Mehr als 100 gibt es nie.
law-mu-scoring-3 = Ist das Ziel verfehlt, sieh in die Zieltabelle: Für welche Höhe hätten die Punkte gereicht? Zähl von dort die Stufen bis zur gebotenen Höhe. Der Chef verliert 10 Punkte je Stufe, der Partner nichts, jeder Gegner gewinnt 5 je Stufe. Reichen die Punkte nicht einmal für eine Karte, zählt jede Karte als Stufe.
law-mu-scoring-4 = Ein Beispiel zu fünft: Der Chef hat vier Karten gelegt, das Ziel ist 33. Seine Partei holt 29. Das reicht für zwei Karten, für drei nicht. Es fehlen zwei Stufen: −20 für den Chef, +10 für jeden Gegner, alles zusätzlich zu den Stichpunkten.

law-mu-end = Das Ende der Partie
law-mu-end-1 = Die Punkte aller Runden werden addiert. Nach der deutschen und der englischen Ausgabe ist die Partie vorbei, wenn jemand mehr als 200 Punkte hat, nach der niederländischen genügen 200 (<a>M7</a>). Ein Tisch darf eine andere Zahl vereinbaren.
law-mu-end-2 = Wer die meisten Punkte hat, gewinnt. Gleiche an der Spitze teilen sich den Sieg (<a>M8</a>).

law-mu-house = Einstellungen und Hausregeln
law-mu-house-1 = <b>Ausgabe.</b> Deutsch, englisch oder niederländisch. Sie bestimmt, wie die Partie endet; die englische braucht vier Spieler (<a>M13</a>).
law-mu-house-2 = <b>Zielpunkte und Ende.</b> Wie viele Punkte die Partie beenden, und ob es reicht, sie zu erreichen.
law-mu-house-3 = <b>Gleicher Trumpf.</b> Ob der Chef nennen darf, was der Vize genannt hat (<a>M6</a>).
law-mu-house-4 = <b>Farben zu dritt.</b> Mit welchen drei der fünf Farben gespielt wird (<a>M1</a>).
law-mu-house-5 = <b>Letzter Stich.</b> Ob man den letzten Stich noch einmal ansehen darf.
law-mu-house-6 = <b>Geheimer Partner</b> (Hausregel). Der Chef wählt niemanden aus, sondern ruft eine Karte. Wer sie hat, ist der Partner und darf es für sich behalten (<a>M10</a>).
law-mu-house-7 = <b>Geteilter Eklat</b> (Hausregel). Was der Verursacher verliert, teilen sich die anderen, die gleichauf liegen (<a>M11</a>).
law-mu-house-8 = <b>Zufälliges Ende</b> (Hausregel). Nach jeder Runde kann eine gezogene Karte die Partie vorzeitig beenden (<a>M12</a>).
law-mu-house-9 = Und was du wissen darfst: deine Hand, alles, was offen liegt oder lag, wer was getan hat, und wie viele Karten jeder hält. Gewonnene Stiche bleiben zu.

law-mu-rulings-1 = Die gedruckten Regeln lassen manche Frage offen, und wo sie sich widersprechen, muss jemand entscheiden. Hier sind unsere Entscheidungen, jede mit einer Nummer.
law-ruling-M1 = Zu dritt mit Rot, Grün und Blau
law-ruling-M1-text = Zu dritt bleiben zwei Farben in der Schachtel, und die Regeln sagen nicht, welche. Ein Tisch darf drei beliebige wählen.
law-ruling-M2 = Mit leerer Hand kannst du nur passen
law-ruling-M2-text = Wer alle Karten gelegt hat, wird trotzdem gefragt und passt.
law-ruling-M3 = Wer für den Eklat zahlt
law-ruling-M3-text = Wer von denen, die gleichauf liegen, zuletzt eine Karte gelegt hat. Spätere Pässe ändern nichts, ebenso wenig spätere Gebote von anderen.
law-ruling-M4 = Ein Druckfehler
law-ruling-M4-text = Die Übersicht der englischen Regeln gibt die Eklat-Wertung anders an als ihr eigener Text und ihr Beispiel. Wir folgen dem Text: +5 je Karte für alle, die gleichauf liegen, −10 je Karte für den Letzten von ihnen, sonst nichts.
law-ruling-M5 = Ein Vize steht allein
law-ruling-M5-text = Liegen mehrere auf Platz zwei gleichauf, entscheiden die Ziffern, Karte für Karte. Sind die beiden besten in allen Ziffern gleich, gibt es keinen Vize, was immer andere gelegt haben: Niemand rückt nach.
law-ruling-M6 = Der Chef darf den Trumpf des Vize nennen
law-ruling-M6-text = Nichts verbietet es. Dann sind diese Karten Cheftrümpfe, und Vizetrümpfe gibt es nicht. Ein Tisch darf das abschalten; dann muss der Chef einen anderen Trumpf finden oder ohne spielen.
law-ruling-M7 = Wann die Partie endet
law-ruling-M7-text = Die deutschen Regeln beenden sie, wenn jemand mehr als die vereinbarten Punkte hat, die niederländischen, wenn jemand sie erreicht. Der englische Satz fehlt, darum lesen wir ihn wie den deutschen. Ein Tisch darf wählen.
law-ruling-M8 = Gleiche an der Spitze teilen sich den Sieg
law-ruling-M8-text = Es gibt kein Stechen und keine weitere Regel.
law-ruling-M9 = Du wählst, welches Exemplar du spielst
law-ruling-M9-text = Hast du eine 1 oder 7 auf der Hand und dieselbe in deiner Reihe, darfst du beide spielen. Es macht einen Unterschied für das, was die anderen wissen. Sagst du nichts, ist es die auf dem Tisch.
law-ruling-M10 = Geheimer Partner
law-ruling-M10-text = Der Chef ruft eine Karte, die es nur einmal gibt: eine offene, eine des Vize, sogar eine eigene. Hat der Vize oder der Chef sie, spielt der Chef allein, und ein allein erreichtes Ziel ist eine Bonusstufe mehr wert, höchstens 100. Sonst ist der Partner bekannt, sobald die Karte zu sehen ist. Zu dritt ändert sich nichts.
law-ruling-M11 = Geteilter Eklat
law-ruling-M11-text = Was der Verursacher verliert, teilen sich die anderen, die gleichauf liegen. Geht es nicht auf, bekommt jeder die ganzen Punkte, und der Rest verfällt.
law-ruling-M12 = Zufälliges Ende
law-ruling-M12-text = Nach jeder Runde, auch nach einem Eklat, wird eine Karte gezogen. Das Zehnfache ihrer Ziffer kommt zum Stand des Führenden, aber nur, um zu sehen, ob die Partie vorbei ist. Niemandes Punkte ändern sich, und eine 0 hilft keinem.
law-ruling-M13 = Die englische Ausgabe braucht vier
law-ruling-M13-text = Ihre Regeln gelten für vier bis sechs, also kann man sie zu dritt nicht wählen.
