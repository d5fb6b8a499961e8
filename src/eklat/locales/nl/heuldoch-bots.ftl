# Waarom de clubspeler bij Heul doch! zo speelt.
club-heuldoch-only = Iets anders kon niet.
club-heuldoch-own-fits = { $card } past bij mij en bij geen buur; hier telt hij waarschijnlijk { $number }.
club-heuldoch-own-free = Op mijn ui mag elke kaart, en { $card } is daar { $number } waard.
club-heuldoch-own-next = { $card } telt voor mij, en { $next } zou daarna passen.
club-heuldoch-own-idle = { $card } telt bij mij waarschijnlijk niet mee, maar zo krijgt niemand anders hem.
club-heuldoch-gift-dead = { $who } mag { $card } best hebben: met tot nu toe { $onions } uien telt een { $number } daar nauwelijks.
club-heuldoch-gift-choice = Een van mijn buren moest { $card } krijgen, en { $who } heeft er minder aan dan { $other }.
club-heuldoch-gift-small = { $card } is maar een klein cadeautje voor { $who }: hooguit { $number }.
club-heuldoch-gift-least = { $card } aan { $who } geven kost me minder dan al het andere.
club-heuldoch-onion-rescue = Met ui nummer { $onions } tellen mijn kaarten met een { $number } weer mee, samen { $points } punten.
club-heuldoch-onion-harmless = Ui nummer { $onions } doet mij geen kwaad, want ik heb geen { $number }.
club-heuldoch-onion-special = Aan { $card } heb ik als ui het meest.
club-heuldoch-onion-no-fit = Geen kaart past ergens, en { $card } mis ik het minst.
club-heuldoch-onion-room = Op een ui zou volgende keer { $next } passen, en { $card } kan ik missen.
club-heuldoch-onion-keep = Open zou elke kaart naar een buur gaan, dus blijft { $card } gesloten bij mij.
club-heuldoch-onion-least = Een ui is beter dan wat nu past, en { $card } mis ik het minst.
club-heuldoch-catapult-one = Het hoogste getal op tafel is de { $number } van { $who }, en weg is die.
club-heuldoch-catapult-many = { $count } stapels tonen een { $number }, en allemaal raken ze die kwijt.
club-heuldoch-catapult-own = Mijn eigen { $number } vliegt weg, maar ik verlies er weinig aan en krijg een nieuwe bovenste kaart.
club-heuldoch-catapult-nothing = De katapult raakt niemand, en zo houd ik mijn andere kaarten.
club-heuldoch-towel-cards = Ik ruil mijn { $mine } voor { $theirs } van { $who }, daar heb ik meer aan.
club-heuldoch-towel-get = { $theirs } van { $who } komt naar mij, en wat ik ervoor geef is geen kaart van waarde.
club-heuldoch-towel-give = { $who } krijgt { $mine }, en bij ons allebei verandert het aantal uien.
club-heuldoch-towel-onions = Ruilen met { $who } kost niets, en ik houd mijn andere kaarten.
club-heuldoch-carousel-card = De draaimolen brengt mij { $card } van { $who }.
club-heuldoch-carousel-onion = De draaimolen brengt mij de ui van { $who }, die in mijn telling past.
club-heuldoch-carousel-away = Met de draaimolen komt er niets bij mij, en dat bevalt me.
club-heuldoch-werewolf-up = De weerwolf draait mijn ui open, en bij de anderen { $count ->
    [one] één open kaart
   *[other] { $count } open kaarten
} om.
club-heuldoch-werewolf-others = De weerwolf maakt bij de anderen { $count ->
    [one] van één kaart een ui
   *[other] van { $count } kaarten uien
}, en dat schaadt hen meer dan mij.
club-heuldoch-werewolf-own = De weerwolf verandert de uien in de stapels in mijn voordeel.

# Waarom de beginner bij Heul doch! zo speelt.
novice-heuldoch-only = Iets anders kon niet.
novice-heuldoch-own = { $card } past bij mij, en { $number } punten zijn { $number } punten.
novice-heuldoch-gift = Hij moet toch ergens heen, dus krijgt { $who } { $card }.
novice-heuldoch-gift-dead = Ik denk dat de uien van { $who } { $card } waardeloos maken.
novice-heuldoch-onion = Niets bevalt me beter, dus wordt { $card } een ui.
novice-heuldoch-onion-count = Als ik goed heb geteld is dit mijn ui nummer { $onions }, en die redt me punten.
novice-heuldoch-catapult = Weg met de hoogste getallen.
novice-heuldoch-towel = De bovenste kaart van { $who } wil ik wel hebben.
novice-heuldoch-carousel = Wat bij mij aankomt is beter dan wat ik heb.
novice-heuldoch-werewolf = Alles omdraaien: de anderen hebben meer te verliezen.
novice-heuldoch-use = Niets bevalt me beter, dus zet ik { $card } in.
