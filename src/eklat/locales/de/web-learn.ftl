# Die geführten ersten Partien.
learn-title = Beim Spielen lernen
learn-lead = Setz dich an einen Übungstisch. Die anderen sind Bots, die einfach spielen, und ein Coach erklärt jeden Schritt, wenn er kommt.
learn-begin = Hinsetzen
learn-opening = Der Tisch wird gedeckt …
learn-note = Am Übungstisch darfst du Züge zurücknehmen und nach Tipps fragen, und gezählt wird nirgends etwas.
learn-coach = Coach
learn-earlier = Vorhin: { $lesson }
learn-back = Zurück
learn-next = Weiter
learn-got-it = Verstanden
learn-any-help = Ratlos?
learn-any-help-text = Wenn du dran bist, drück hier auf Tipp: Du siehst, was ein starker Spieler täte, und warum. Im Menü kannst du deinen Zug auch zurücknehmen.
