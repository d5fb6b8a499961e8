# Die Gründe des Klubspielers bei Mü.
club-mu-only = Etwas anderes ging nicht.
club-mu-pass-weak = Meine Karten versprechen zu wenig, um hier zu führen, also behalte ich sie verdeckt.
club-mu-pass-ahead = Ich führe mit { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }, und ein höheres Ziel kostet mehr, als es bringt.
club-mu-pass-enough = Für mehr versprechen meine Karten zu wenig, und zeigen muss ich nicht noch mehr.
club-mu-pass-eklat = { $who } hat auf { $points ->
    [one] 1 Karte
   *[other] { $points } Karten
  } gleichgezogen und müsste den Eklat bezahlen, also lasse ich es darauf ankommen.
club-mu-pass-and-pay = Höher zu gehen käme mich teurer als der Eklat bei { $points ->
    [one] 1 Karte
   *[other] { $points } Karten
  }, also zahle ich.
club-mu-push = { $who } zeigt zu viel von einer Sorte: Selbst wenn ein Eklat bei { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  } droht, muss es schwerer werden.
club-mu-bid = { $trump-kind ->
    [none] Spiele ich ohne Trumpf
   *[other] Nenne ich { $trump }
  }, halte ich das Ziel für { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  } für erreichbar.
club-mu-raise = Ich führe schon, aber wenn ich { $trump-kind ->
    [none] ohne Trumpf spiele
   *[other] { $trump } nenne
  }, ist der Bonus für { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  } das höhere Ziel wert.
club-mu-show = Ich bleibe absichtlich unter dem höchsten Gebot: { $card } zeigt { $who } nur, was ich habe.
club-mu-escape = Ein Eklat bei { $points ->
    [one] 1 Karte
   *[other] { $points } Karten
  } käme mich teuer, also gehe ich eine höher und will { $trump-kind ->
    [none] ohne Trumpf spielen
   *[other] { $trump } nennen
  }.
club-mu-trump = Wenn ich { $trump } nenne, darf meine Seite am meisten erwarten: Ich habe { $number ->
    [one] 1 solche Karte
   *[other] { $number } solche Karten
  }, und der Bonus stimmt.
club-mu-no-trump = Meine hohen Karten stechen auch ohne Trumpf, und das bringt den größten Bonus.
club-mu-vice-trump = Als Vize nenne ich { $trump }: Ich habe { $number ->
    [one] 1 solche Karte
   *[other] { $number } solche Karten
  }, und das macht es dem Chef schwerer.
club-mu-partner = { $number ->
    [one] Die Karte vor { $who } hilft
   *[other] Die { $number } Karten vor { $who } helfen
  } meinen Trümpfen am meisten.
club-mu-partner-blind = Niemand, den ich wählen darf, zeigt etwas; { $who } ist so gut wie jeder.
club-mu-call = { $card } ist die stärkste Karte, die mir fehlt; wer sie hat, soll mein Partner sein.
club-mu-draw-trumps = { $card } zieht Trümpfe, damit die anderen weniger behalten, um uns zu stören.
club-mu-lead-top = { $card } sollte diesen Stich machen.
club-mu-lead-friend = Ich spiele { $card } meiner Seite zu: In { $chance } von 100 Fällen gehört der Stich uns.
club-mu-lead-safe = { $card } kann gut verlieren, aber alles in allem spiele ich nichts lieber an.
club-mu-take = { $card } schlägt, was da liegt{ $points ->
    [0] , und ich will als Nächster anspielen
    [one] , und ich nehme den Punkt mit
   *[other] , und { $points } Punkte sind es wert
  }.
club-mu-trump-in = Ich kann nicht bedienen und steche mit { $card }{ $points ->
    [0] , um als Nächster auszuspielen
    [one] {" "}für 1 Punkt
   *[other] {" "}für { $points } Punkte
  }.
club-mu-feed = { $who } ist auf meiner Seite und hat den Stich bisher, also lege ich die Punkte von { $card } dazu.
club-mu-throw-away = Bisher hat { $who } den Stich, und { $card } ist das Wenigste, was ich verlieren kann.
club-mu-spare = Bisher hat { $who } den Stich; { $card } kostet mich Punkte, aber was ich behalte, ist später mehr wert.
club-mu-keep = { $card } verschenkt keine Punkte, und meine anderen Karten behalte ich lieber.

# Die Gründe des Anfängers.
novice-mu-only = Etwas anderes ging nicht.
novice-mu-escape = Wir sind mit { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  } gleichauf, und ich will keinen Eklat.
novice-mu-ahead = Ich führe schon, das ist mir mutig genug.
novice-mu-pass = Ich würde gern { $trump } zum Trumpf machen, aber nicht gern genug, um mehr zu legen.
novice-mu-bid = Ich würde gern { $trump } zum Trumpf machen, und das zeige ich.
novice-mu-trump = Ich mache { $trump } zum Trumpf: Mit { $number ->
    [one] 1 solchen Karte
   *[other] { $number } solchen Karten
  } gefällt mir das am besten von allem, was ich nennen darf.
novice-mu-call = { $card } ist hoch und nicht bei mir, also rufe ich sie.
novice-mu-partner = { $who } hat von denen, die ich wählen darf, am meisten gelegt: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }.
novice-mu-partner-blind = Niemand, den ich wählen darf, hat etwas gelegt, also nehme ich { $who }.
novice-mu-lead = { $card } ist das Höchste, was ich ohne Trumpf anspielen kann.
novice-mu-lead-trump = Ich kann nur Trümpfe anspielen, also den höchsten: { $card }.
novice-mu-gift = { $who } sticht gerade für uns, also kommt { $card } dazu.
novice-mu-take = { $card } reicht gerade, um das zu stechen.
novice-mu-cheap = Das kann ich nicht stechen, also gebe ich { $card }, das ist billig.

# Die des Draufgängers.
daredevil-mu-even = Niemand geht weiter, also ziehe ich mit { $who } gleich, bei { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }: Mal sehen, wer zuerst zuckt.
daredevil-mu-wait = { $who } und ich liegen gleichauf bei { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }, und ich zucke nicht.
