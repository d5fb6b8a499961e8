# Waarom de clubspeler in Mü voor twee zo speelt.
club-mu2-pass-full = Er kan niets meer worden uitgelegd.
club-mu2-pass-ahead = Ik sta al voor, en { $goal } punten zijn doel genoeg.
club-mu2-pass-weak = Met { $trump } als grote troef zou ik maar in { $chance } procent van de gevallen aan { $goal } punten komen.
club-mu2-pass-shield = Ik ben liever schild: met { $trump } als grote troef zou ik met { $chance } procent kans aan { $goal } punten komen, en de ander komt met { $their_chance } procent kans aan { $their_goal }.
club-mu2-begin = Met { $trump } als grote troef kom ik met { $chance } procent kans aan { $goal } punten, dus ik begin.
club-mu2-bid = Met { $trump } als grote troef kom ik met { $chance } procent kans aan { $goal } punten, en de ander zou met { $their_chance } procent kans aan { $their_goal } komen: ik wil de kroon.
club-mu2-sacrifice = Als kroon kom ik met maar { $chance } procent kans aan { $goal } punten, maar dat kost minder dan hem aan de ander te laten, die met { $their_chance } procent kans aan { $their_goal } zou komen.
club-mu2-show = Als schild wil ik { $trump } noemen, dus moet er zo'n kaart open liggen.
club-mu2-discard = Ik breng { $points ->
        [0] geen punten
        [one] één punt
       *[other] { $points } punten
    } in veiligheid en houd { $mine ->
        [one] één kaart
       *[other] { $mine } kaarten
    } voor de troef die ik wil: { $trump }.
club-mu2-big = Als grote troef noem ik { $trump }, want daarvan heb ik { $mine ->
        [one] één kaart
       *[other] { $mine } kaarten
    }.
club-mu2-no-trump = Zonder grote troef ben ik beter af dan met een die ik kan noemen.
club-mu2-small = Als kleine troef noem ik { $trump }, want met { $mine ->
        [one] één zo'n kaart
       *[other] { $mine } van die kaarten
    } houd ik de kroon tegen.
club-mu2-small-deny = Ik noem { $trump }, zodat de kroon het niet kan: daar { $theirs ->
        [one] ligt één zo'n kaart
       *[other] liggen { $theirs } van die kaarten
    } open, en ik heb er { $mine ->
        [one] één
       *[other] { $mine }
    }.
club-mu2-reveal = In deze volgorde blijven mijn kaarten het vaakst liggen waar ik er iets aan heb.
club-mu2-only = Ik had geen andere kaart.
club-mu2-decided = Over het doel is beslist, deze kaart verandert niets meer.
club-mu2-lead-sure = Niets wat de ander nu mag spelen, verslaat deze kaart.
club-mu2-lead-likely = Deze kaart zou met { $chance } procent kans moeten houden.
club-mu2-lead-trump = Ik haal troeven op: de ander heeft er { $theirs ->
        [0] nauwelijks een
        [one] nog ongeveer één
       *[other] nog ongeveer { $theirs }
    }.
club-mu2-lead-short = Dit is mijn laatste kaart van deze kleur, daarna kan ik troeven.
club-mu2-lead-long = Ik speel mijn lange kleur van { $mine } kaarten door tot de hoge weg zijn.
club-mu2-lead-force = Van deze kleur heeft de ander niets meer: deze slag neemt hij alleen met een troef.
club-mu2-lead-few = Deze kaart houdt waarschijnlijk niet, maar van deze kleur heeft de ander het minst: { $theirs ->
        [0] nauwelijks een kaart
        [one] ongeveer één kaart
       *[other] ongeveer { $theirs } kaarten
    }.
club-mu2-lead-rather = Deze kaart houdt met maar { $chance } procent kans, maar alles afgewogen is geen andere me liever.
club-mu2-take = Ik neem een slag met { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
club-mu2-take-lead = In deze slag ligt niets, maar ik wil uitkomen.
club-mu2-trump-in = Ik kan niet bekennen en troef, { $points ->
        [0] ook zonder punten
        [one] voor één punt
       *[other] voor { $points } punten
    }.
club-mu2-take-decides = { $points ->
        [one] Dit ene punt beslist
       *[other] Deze { $points } punten beslissen
    } of de kroon het doel haalt.
club-mu2-spare = Ik zou kunnen winnen, maar de slag { $points ->
        [0] zonder punten
        [one] met één punt
       *[other] met { $points } punten
    } is de kaart niet waard.
club-mu2-give = Deze slag kan ik niet winnen, en deze kaart { $own ->
        [0] geeft niets weg
        [one] geeft maar één punt weg
       *[other] geeft { $own } punten weg
    }.

# Waarom de beginner zo speelt.
novice-mu2-pass = Dat is me te veel.
novice-mu2-pass-ahead = Bij mij liggen de meeste kaarten open, dus ik stop.
novice-mu2-bid = Ik heb { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    } voor { $trump } als troef, dus ik probeer kroon te worden.
novice-mu2-discard = Ik leg { $points ->
        [0] kaarten zonder punten
        [one] één punt
       *[other] { $points } punten
    } weg { $points ->
        [one] dat
       *[other] die
    } ik zou kunnen verliezen.
novice-mu2-trump = Ik maak het liefst { $trump } troef: daarvan heb ik { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    }.
novice-mu2-reveal = Ik draai er gewoon een om.
novice-mu2-only = Iets anders kon ik niet spelen.
novice-mu2-lead-high = Ik kom uit met een hoge kaart.
novice-mu2-lead-any = Ik heb geen hoge kaart, dus ik kom uit met zomaar een.
novice-mu2-win = Deze slag kan ik winnen, en er { $points ->
        [one] ligt één punt
       *[other] liggen { $points } punten
    } in.
novice-mu2-let-go = In deze slag zitten geen punten, dus ik laat hem gaan.
novice-mu2-lose = Ik kan niet winnen, dus speel ik wat { $points ->
        [0] niets telt
       *[other] het minst telt
    }.
