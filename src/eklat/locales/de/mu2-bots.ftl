# Warum der Klubspieler in Mü zu zweit so spielt.
club-mu2-pass-full = Mehr lässt sich nicht auslegen.
club-mu2-pass-ahead = Ich liege schon vorn, und { $goal } Punkte sind Ziel genug.
club-mu2-pass-weak = Mit meinem besten großen Trumpf ({ $trump }) käme ich nur in { $chance } Prozent der Fälle auf { $goal } Punkte.
club-mu2-pass-shield = Lieber bin ich Schild: Mit meinem besten großen Trumpf ({ $trump }) käme ich in { $chance } Prozent der Fälle auf { $goal } Punkte, der andere kommt in { $their_chance } Prozent auf { $their_goal }.
club-mu2-begin = Mit meinem besten großen Trumpf ({ $trump }) komme ich in { $chance } Prozent der Fälle auf { $goal } Punkte, also fange ich an.
club-mu2-bid = Mit meinem besten großen Trumpf ({ $trump }) komme ich in { $chance } Prozent der Fälle auf { $goal } Punkte, der andere käme in { $their_chance } Prozent auf { $their_goal }: Ich will die Krone.
club-mu2-sacrifice = Als Krone komme ich nur in { $chance } Prozent der Fälle auf { $goal } Punkte, aber das kostet weniger, als sie dem anderen zu lassen: Er käme in { $their_chance } Prozent auf { $their_goal }.
club-mu2-show = Als Schild will ich { $trump } ansagen, also muss eine solche Karte offen liegen.
club-mu2-discard = Ich bringe { $points ->
        [0] keine Punkte
        [one] einen Punkt
       *[other] { $points } Punkte
    } in Sicherheit und behalte { $mine ->
        [one] eine Karte
       *[other] { $mine } Karten
    } für den Trumpf, den ich will: { $trump }.
club-mu2-big = Als großen Trumpf sage ich { $trump } an, denn davon habe ich { $mine ->
        [one] eine Karte
       *[other] { $mine } Karten
    }.
club-mu2-no-trump = Ohne großen Trumpf stehe ich besser da als mit jedem, den ich ansagen könnte.
club-mu2-small = Als kleinen Trumpf sage ich { $trump } an, denn mit { $mine ->
        [one] einer solchen Karte
       *[other] { $mine } solchen Karten
    } halte ich die Krone auf.
club-mu2-small-deny = Ich sage { $trump } an, damit die Krone es nicht kann: Dort { $theirs ->
        [one] liegt eine solche Karte
       *[other] liegen { $theirs } solche Karten
    } offen, ich habe { $mine ->
        [one] eine
       *[other] { $mine }
    }.
club-mu2-reveal = In dieser Reihenfolge bleiben meine Karten am ehesten dort, wo sie mir nützen.
club-mu2-only = Ich hatte keine andere Karte.
club-mu2-decided = Über das Ziel ist entschieden, diese Karte ändert nichts mehr.
club-mu2-lead-sure = Nichts, was der andere jetzt spielen darf, schlägt diese Karte.
club-mu2-lead-likely = Diese Karte sollte in { $chance } Prozent der Fälle halten.
club-mu2-lead-trump = Ich ziehe Trümpfe: Drüben { $theirs ->
        [0] ist kaum noch einer
        [one] ist etwa noch einer
       *[other] sind etwa noch { $theirs }
    }.
club-mu2-lead-short = Das ist meine letzte Karte dieser Farbe, danach kann ich stechen.
club-mu2-lead-long = Ich spiele meine lange Farbe mit { $mine } Karten, bis die hohen weg sind.
club-mu2-lead-force = Diese Farbe hat der andere nicht mehr: Nehmen kann er den Stich nur mit einem Trumpf.
club-mu2-lead-few = Diese Karte hält wohl nicht, aber von ihrer Farbe hat der andere am wenigsten: { $theirs ->
        [0] kaum noch eine Karte
        [one] etwa eine Karte
       *[other] etwa { $theirs } Karten
    }.
club-mu2-lead-rather = Diese Karte hält nur in { $chance } Prozent der Fälle, aber alles abgewogen ist mir keine andere lieber.
club-mu2-take = Ich nehme einen Stich mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
club-mu2-take-lead = In diesem Stich liegt nichts, aber ich will anspielen.
club-mu2-trump-in = Ich kann nicht bedienen und steche, { $points ->
        [0] auch ohne Punkte
        [one] für einen Punkt
       *[other] für { $points } Punkte
    }.
club-mu2-take-decides = { $points ->
        [one] Dieser eine Punkt entscheidet
       *[other] Diese { $points } Punkte entscheiden
    }, ob die Krone ihr Ziel erreicht.
club-mu2-spare = Ich könnte gewinnen, aber der Stich { $points ->
        [0] ohne Punkte
        [one] mit einem Punkt
       *[other] mit { $points } Punkten
    } ist die Karte nicht wert.
club-mu2-give = Diesen Stich kann ich nicht gewinnen, und diese Karte { $own ->
        [0] verschenkt nichts
        [one] verschenkt nur einen Punkt
       *[other] verschenkt { $own } Punkte
    }.

# Warum der Anfänger so spielt.
novice-mu2-pass = Das ist mir zu viel.
novice-mu2-pass-ahead = Bei mir liegen die meisten Karten offen, also höre ich auf.
novice-mu2-bid = Ich habe { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } für { $trump } als Trumpf, also versuche ich es als Krone.
novice-mu2-discard = Ich lege { $points ->
        [0] Karten ohne Punkte
        [one] einen Punkt
       *[other] { $points } Punkte
    } weg, { $points ->
        [one] den
       *[other] die
    } ich verlieren könnte.
novice-mu2-trump = Am liebsten mache ich { $trump } zum Trumpf: Davon habe ich { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
novice-mu2-reveal = Ich decke einfach eine auf.
novice-mu2-only = Etwas anderes konnte ich nicht spielen.
novice-mu2-lead-high = Ich spiele eine hohe Karte aus.
novice-mu2-lead-any = Ich habe keine hohe Karte, also spiele ich irgendeine aus.
novice-mu2-win = Diesen Stich kann ich gewinnen, und darin { $points ->
        [one] liegt ein Punkt
       *[other] liegen { $points } Punkte
    }.
novice-mu2-let-go = In diesem Stich sind keine Punkte, also lasse ich ihn.
novice-mu2-lose = Ich kann nicht gewinnen, also spiele ich, was { $points ->
        [0] nichts zählt
       *[other] am wenigsten zählt
    }.
