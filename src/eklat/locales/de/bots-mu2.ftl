# Warum der Klubspieler in Mü zu zweit so spielt.
club-mu2-pass-full = Mehr lässt sich nicht auslegen.
club-mu2-pass-ahead = Ich liege schon vorn, und { $goal } Punkte sind Ziel genug.
club-mu2-pass-weak = Mit meinem besten großen Trumpf ({ $trump }) käme ich nur in { $chance } Prozent der Fälle auf { $goal } Punkte.
club-mu2-pass-shield = Lieber bin ich Schild: Mit meinem besten großen Trumpf ({ $trump }) komme ich mit { $chance } Prozent auf { $goal } Punkte, der andere mit { $their_chance } Prozent auf { $their_goal }.
club-mu2-begin = Mit meinem besten großen Trumpf ({ $trump }) komme ich mit { $chance } Prozent auf { $goal } Punkte, also fange ich an.
club-mu2-bid = Mit meinem besten großen Trumpf ({ $trump }) komme ich mit { $chance } Prozent auf { $goal } Punkte, der andere käme mit { $their_chance } Prozent auf { $their_goal }: Ich will die Krone.
club-mu2-sacrifice = Als Krone scheitere ich vielleicht, mit { $chance } Prozent für { $goal } Punkte, aber das kostet weniger, als dem anderen { $their_goal } Punkte mit { $their_chance } Prozent zu überlassen.
club-mu2-show = Als Schild will ich { $trump } ansagen, also muss eine solche Karte offen liegen.
club-mu2-discard = Ich bringe { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } in Sicherheit und behalte { $mine } { $mine ->
        [one] Karte
       *[other] Karten
    } für den Trumpf, den ich will: { $trump }.
club-mu2-big = Als großen Trumpf sage ich { $trump } an, denn davon habe ich { $mine }.
club-mu2-no-trump = Kein großer Trumpf hilft mir mehr als jeder, den ich ansagen könnte.
club-mu2-small = Als kleinen Trumpf sage ich { $trump } an, denn mit meinen { $mine } davon halte ich die Krone auf.
club-mu2-small-deny = Ich sage { $trump } an, damit die Krone es nicht kann: Dort liegen { $theirs } davon offen, ich habe { $mine }.
club-mu2-reveal = In dieser Reihenfolge bleiben meine Karten am ehesten dort, wo sie mir nützen.
club-mu2-only = Ich hatte keine andere Karte.
club-mu2-decided = Über das Ziel ist entschieden, diese Karte ändert nichts mehr.
club-mu2-lead-sure = Diese Karte kann nichts mehr schlagen.
club-mu2-lead-likely = Diese Karte sollte mit { $chance } Prozent halten.
club-mu2-lead-trump = Ich ziehe Trümpfe: Drüben { $theirs ->
        [0] ist kaum noch einer
        [one] ist etwa noch einer
       *[other] sind etwa noch { $theirs }
    }.
club-mu2-lead-short = Das ist meine letzte Karte dieser Farbe, danach kann ich stechen.
club-mu2-lead-long = Ich spiele meine lange Farbe mit { $mine } Karten, bis die hohen weg sind.
club-mu2-lead-least = Einen sicheren Stich habe ich nicht, und mit dieser Karte riskiere ich { $points ->
        [0] nichts
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
club-mu2-take = Ich nehme einen Stich mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
club-mu2-take-lead = In diesem Stich liegt nichts, aber ich will ausspielen.
club-mu2-trump-in = Ich kann nicht bedienen und steche, für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
club-mu2-take-decides = { $points ->
        [one] Dieser eine Punkt entscheidet
       *[other] Diese { $points } Punkte entscheiden
    }, ob die Krone ihr Ziel erreicht.
club-mu2-spare = Ich könnte gewinnen, aber der Stich mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } ist die Karte nicht wert.
club-mu2-give = Diesen Stich kann ich nicht gewinnen, und diese Karte { $own ->
        [0] verschenkt nichts
        [one] verschenkt nur einen Punkt
       *[other] verschenkt { $own } Punkte
    }.

# Warum der Anfänger so spielt.
novice-mu2-pass = Das ist mir zu viel.
novice-mu2-pass-ahead = Bei mir liegen die meisten Karten offen, also höre ich auf.
novice-mu2-bid = Ich habe { $number } Karten für { $trump }, also versuche ich es als Krone.
novice-mu2-discard = Ich lege { $points } Punkte weg, die ich verlieren könnte.
novice-mu2-trump = Am liebsten mag ich { $trump }: Davon habe ich { $number }.
novice-mu2-reveal = Ich decke einfach eine auf.
novice-mu2-only = Etwas anderes konnte ich nicht spielen.
novice-mu2-lead-high = Ich spiele meine höchste Karte aus.
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
