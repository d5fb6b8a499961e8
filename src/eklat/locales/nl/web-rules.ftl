# De regelpagina’s: kader, tabellen, voorbeelden.
law-title = Regels
law-lead = Kies een spel. Elke pagina legt de regels uit in gewone woorden, met kleine situaties om te proberen en elke beslissing met haar nummer.
law-game-mu = Mü
law-for-two = voor twee
law-game-mu2 = Mü voor twee
law-game-heuldoch = Heul doch! Mau Mau
law-players-mu = 3 tot 6 spelers
law-players-mu2 = 2 spelers
law-players-heuldoch = 3 tot 6 spelers
law-page = Regels: { $game }
law-read = Regels lezen
law-learn = Al spelend leren
law-print = Afdrukken
law-all = Alle regels
law-contents = Inhoud
law-rulings = Beslissingen
law-number = Beslissing { $number }
law-search = Zoeken in de regels
law-search-hint = Woord of nummer, zoals M5
law-found = { $count ->
    [0] Niets gevonden voor ‘{ $word }’.
    [one] Eén plaats met ‘{ $word }’
   *[other] { $count } plaatsen met ‘{ $word }’
}
law-credits = Eklat is onofficieel. Mü is van Doris Matthäus en Frank Nestel, de variant voor twee van Roland Goslar; Heul doch! Mau Mau is van Leo Colovini. De woorden hier zijn van onszelf; bij twijfel gelden de gedrukte regels.
law-to-top = Naar boven

# Tabellen.
law-table-points = Punten per cijfer
law-table-digit = Cijfer
law-table-worth = Punten
law-table-dealt = Kaarten per speler
law-table-players = Spelers
law-table-cards-each = Kaarten elk
law-table-goals = Doel van de partij van de chef
law-table-height = Kaarten van de chef
law-table-in-all = van { $sum }
law-table-bonus = Bonus voor chef en partner, elk
law-table-trump = Cheftroef
law-table-bonus-colour = een kleur
law-table-bonus-doubled = de 1’en of de 7’s
law-table-bonus-digit = andere cijfers
law-table-bonus-none = zonder troef
law-table-or-more = { $height } of meer
law-table-goals2 = Doel van de kroon
law-table-open = Open kaarten
law-table-goal = Doel
law-table-kills = Wat uien waardeloos maken
law-table-onions = Uien
law-table-worthless = Waardeloos
law-table-eklat = Punten bij een schandaal, per kaart
law-table-eklat-last = gelijk, en het laatst gelegd
law-table-eklat-tied = de anderen die gelijk staan
law-table-eklat-rest = alle anderen
law-table-ranks = De troefkleur van boven af
law-rank-double = Dubbele troeven
law-rank-chief = Chef: alle 7’s
law-rank-vice = Vice-chef: rood
law-rank-note = Hier noemde de chef de 7’s en de vice-chef rood.

# Voorbeelden om te proberen.
law-example = Probeer het
law-example-loading = De kaarten worden gedeeld …
law-example-failed = De tafel antwoordt nu even niet. Probeer het zo nog eens.
law-example-moves = Wat doe je?
law-example-again = Iets anders proberen
law-example-allowed = Mag.
law-example-refused = Mag niet.
law-hand = Je hand
law-laid = open
law-trick = De slag
law-led = uitgekomen
law-wins = wint
law-pile-own = Je stapel
law-left = linkerbuur
law-right = rechterbuur
law-across = geen buur
law-pile-empty = leeg
law-pile-more = { $count ->
    [one] één kaart eronder
   *[other] { $count } kaarten eronder
}
law-trumps-now = Troeven: { $big } boven { $small }
law-trump-only = Troef: { $trump }
law-trump-none = Geen troef
law-goal = Doel { $goal }
law-covered = { $count } gesloten

# Zetten als knoppen.
law-move-pass = Passen
law-move-bid = { $cards } leggen
law-move-trump = { $trump } noemen
law-move-trump-none = Zonder troef spelen
law-move-partner = { $name } nemen
law-move-partner-self = Niemand nemen
law-move-play = { $card } spelen
law-move-discard = { $cards } wegleggen
law-move-reveal = Omdraaien: { $column }
law-move-lay = { $card } bij { $name }
law-move-lay-own = { $card } bij jezelf
law-move-onion = { $card } als ui
law-move-catapult = De katapult spelen
law-move-werewolf = De weerwolf spelen
law-move-towel = Met { $name } ruilen
law-move-towel-self = Met jezelf ruilen
law-move-carousel-left = Draaimolen naar links
law-move-carousel-right = Draaimolen naar rechts

# Waar een zet toe leidde.
law-after-trick = { $name } wint de slag met { $card }{ $points ->
    [0] {""}; er zit niets in.
    [one] {" "}en krijgt 1 punt.
   *[other] {" "}en krijgt { $points } punten.
}
law-after-chief = { $name } is chef met { $height } kaarten. Het doel is { $goal }.
law-after-vice = { $name } is vice-chef.
law-after-no-vice = Er is geen vice-chef.
law-after-eklat = Schandaal! { $name } heeft het laatst gelegd en betaalt.
law-after-made = De partij van { $name } had { $goal } nodig en haalde { $took }: gelukt. De bonus is { $bonus }.
law-after-failed = De partij van { $name } had { $goal } nodig en haalde { $took }: { $steps ->
    [one] één trede
   *[other] { $steps } treden
} tekort.
law-after-crown = De kroon had { $goal } nodig en heeft er { $took }: gelukt.
law-after-shield = De kroon had { $goal } nodig en heeft er maar { $took }: het schild wint.
law-after-heul = { $name }: { $points } punten. { $onions ->
    [0] Geen uien.
    [one] Eén ui maakt waardeloos: { $dead }
   *[other] { $onions } uien maken waardeloos: { $dead }
}{ $onions ->
    [0] {""}
   *[other] {" "}({ $lost } verloren).
}
law-after-score = Punten van deze ronde
law-after-turned = Omgedraaid: { $cards }

# De voorbeelden.
law-ex-mu-bid = Hoeveel mag ik er leggen?
law-ex-mu-bid-ask = Aylin ligt aan kop met twee kaarten, jij hebt er één. Hoe ver mag je gaan?
law-ex-mu-bid-so = Hoogstens één meer dan de langste rij: drie in totaal, dus nog twee. Met één kaart kom je alleen gelijk, en als dan iedereen past, betaal jij voor het schandaal.
law-ex-mu-eklat = Drie staan gelijk
law-ex-mu-eklat-ask = Jij, Tom en Ruth hebben elk twee kaarten, en jij legde het laatst. Alle anderen hebben gepast. Nu is het aan jou.
law-ex-mu-eklat-so = Pas je, dan betaal je 10 per kaart en krijgen de andere twee er 5 per kaart. Met een derde kaart lig je alleen aan kop, maar dan is het doel voor jou.
law-ex-mu-vice = Wie is vice-chef?
law-ex-mu-vice-ask = Jij hebt drie kaarten en wordt chef. Tom en Kiesel hebben er elk twee, en beiden tonen een 9. Pas, en de veiling is voorbij.
law-ex-mu-vice-so = Hun hoogste cijfers zijn gelijk, dus beslist de tweede kaart: de 8 is hoger dan de 6.
law-ex-mu-no-vice = Helemaal geen vice-chef
law-ex-mu-no-vice-ask = Ruth heeft drie kaarten. Jij, Tom en Kiesel hebben er elk twee. Tom en Kiesel tonen allebei een 9 en een 6, jij een 8 en een 7.
law-ex-mu-no-vice-so = De beste twee zijn tot het laatste cijfer gelijk, dus er is geen vice-chef. Jouw rij is zwakker, en niemand schuift door (M5).
law-ex-mu-trump = Welke troef mag ik noemen?
law-ex-mu-trump-ask = Je bent chef en hebt rood 7, groen 4 en blauw 2 gelegd. Tom, de vice-chef, heeft rood genoemd.
law-ex-mu-trump-so = Alleen wat je gelegd hebt: rood, groen, blauw, 7, 4 of 2, of zonder. Geel heb je niet gelegd. Ook rood mag (M6).
law-ex-mu-merged = Een 7 die niet meer groen is
law-ex-mu-merged-ask = Tom, de chef, noemde alle 7’s; rood is vicetroef. Er is groen uitgekomen. Jij hebt groen 7 en groen 3.
law-ex-mu-merged-so = De groene 7 is nu troef en hoort niet bij groen. Zolang je een echte groene kaart hebt, moet je die spelen.
law-ex-mu-double = De dubbele troef
law-ex-mu-double-ask = Alle 7’s zijn cheftroef, rood is vicetroef. Tom kwam uit met blauw 7. Jij speelt het laatst.
law-ex-mu-double-so = Rood 7 is allebei en slaat alles. Zwart 7 is even sterk als blauw 7, maar komt later. Rood 9 is maar een vicetroef. En groen is geen troef: je moet bekennen.
law-ex-mu-partner = Een partner kiezen
law-ex-mu-partner-ask = Je bent chef met de 7’s als troef. Kijk wat de anderen hebben gelegd.
law-ex-mu-partner-so = Aylin toont een 7, een van jouw troeven, en is dus een goede keus. Tom is vice-chef en kan nooit je partner zijn.
law-ex-mu-follow = Bekennen met een open kaart
law-ex-mu-follow-ask = Er is rood uitgekomen. In je hand heb je geen rood, maar rood 3 ligt open voor je.
law-ex-mu-follow-so = Open kaarten zijn jouw kaarten. De open rode 3 verplicht je te bekennen.
law-ex-mu-equal = Gelijke kaarten
law-ex-mu-equal-ask = Tom kwam uit met groen 7. Jij hebt de andere groene 7, de 9 en de 5. Alleen rood is troef.
law-ex-mu-equal-so = Van gelijke kaarten wint de eerste, dus jouw 7 komt te laat. De 9 neemt de slag.
law-ex-mu-missed = Doel gemist
law-ex-mu-missed-ask = De laatste slag. Jij bent de partner van Aylin: zij is chef met drie kaarten, dus jullie hebben 30 punten nodig.
law-ex-mu-missed-so = 26 punten zijn genoeg voor één kaart (24), maar niet voor twee (27). Er ontbreken twee treden: de chef verliest 20, elke tegenstander wint er 10, en jij als partner verliest niets.
law-ex-mu-bonus = Doel gehaald
law-ex-mu-bonus-ask = De laatste slag. Kiesel is chef met vijf kaarten en de 7’s als troef; het doel is 36. Aylin is de partner.
law-ex-mu-bonus-so = Vijf kaarten met een kleur zou 50 zijn; de 7’s zijn een trede beter: 60 voor Kiesel en 60 voor Aylin. Iedereen houdt bovendien de punten van zijn slagen.
law-ex-mu2-auction = De vijfde kaart
law-ex-mu2-auction-ask = Jullie hebben allebei vier open kaarten van het delen. Jij begint.
law-ex-mu2-auction-so = Vier is het meeste, dus vijf mag: één kaart, in de kolom van haar kleur.
law-ex-mu2-discard = Vier kaarten opzij
law-ex-mu2-discard-ask = Je hebt de kroon en de skat genomen. Vier kaarten uit je hand gaan naar je puntenstapel.
law-ex-mu2-discard-so = Precies vier, en alleen uit je hand: open kaarten blijven in hun kolommen.
law-ex-mu2-trump = De kolommen verhuizen
law-ex-mu2-trump-ask = Jij hebt de kroon. Tom, het schild, noemde geel: de gele kolommen zijn naar de kleine troef verhuisd. Nu noem jij de grote.
law-ex-mu2-trump-so = Een cijfer neemt alleen zijn open kaarten mee, een kleur haar hele kolom. Wat het schild heeft genoemd, is bezet (T5).
law-ex-mu2-reveal = Welke kaart eerst?
law-ex-mu2-reveal-ask = In twee van je kolommen ligt een gesloten kaart vrij. Probeer beide volgordes.
law-ex-mu2-reveal-so = De kaart uit de grote kolom is rood. Draai je die eerst om, dan bedekt ze de rode kolom en blijft de kaart daar voorlopig verborgen.
law-ex-mu2-follow = Uit de hand of uit een kolom
law-ex-mu2-follow-ask = Tom kwam uit met troef, en rood is kleine troef. Je hebt rode kaarten in je hand en in een kolom.
law-ex-mu2-follow-so = Je mag met allebei bekennen. De open kaart maakt een gesloten kaart vrij, die na de slag wordt omgedraaid. Iets anders dan troef mag niet.
law-ex-mu2-goal = De laatste slag
law-ex-mu2-goal-ask = Elk nog één kaart. Daarna telt de kroon haar vier weggelegde kaarten bij haar slagen.
law-ex-mu2-goal-so = De kroon heeft haar doel gehaald en krijgt 10 punten. Met hoeveel, maakt niet uit.
law-ex-heul-forced = Ze moet naar de buur
law-ex-heul-forced-ask = Hemel 5 zou mooi op je goud 5 passen. Maar Tom links van je toont hemel 2.
law-ex-heul-forced-so = Ze past bij Tom, dus moet ze daarheen. Goud 7 past alleen bij jou. En elke kaart kan in plaats daarvan een ui worden.
law-ex-heul-two = Twee buren
law-ex-heul-two-ask = Hemel 5 past links bij Tom met haar kleur en rechts bij Kiesel met haar getal.
law-ex-heul-two-so = Een van de twee moet het zijn, en welke kies jij. Je eigen stapel komt pas na allebei.
law-ex-heul-onion = Uien bovenop
law-ex-heul-onion-ask = Iedereen heeft net een ui gelegd, jij ook.
law-ex-heul-onion-so = Op je eigen ui mag elke kaart die bij geen buur past. Op die van een ander mag niets. En een ui op een ui mag ook.
law-ex-heul-end = Uien tellen
law-ex-heul-end-ask = De allerlaatste kaart van het spel is van jou. Speel haar, en de stapels worden geteld.
law-ex-heul-end-so = Acht uien zijn zeven en één: 7’s en 1’en zijn waardeloos. Zeven uien maken alleen de 7’s waardeloos.
law-ex-heul-catapult = De katapult
law-ex-heul-catapult-ask = Tom en Kiesel tonen allebei een 7, het hoogste getal op tafel.
law-ex-heul-catapult-so = Beiden verliezen hun 7. Hun stapels zijn nu leeg en gelden bij het leggen als uien.
law-ex-heul-towel = De handdoek
law-ex-heul-towel-ask = Je goud 2 is niet veel. Van wie wil je de bovenste kaart?
law-ex-heul-towel-so = Je mag met iedereen ruilen, buur of niet, en niets hoeft te passen. Alleen niet met jezelf.
law-ex-heul-carousel = De draaimolen
law-ex-heul-carousel-ask = Elke bovenste kaart schuift één stapel op. Welke kant op?
law-ex-heul-carousel-so = Naar links is met de klok mee: jouw kaart gaat naar Tom, en die van Kiesel komt bij jou. Naar rechts is het andersom.
law-ex-heul-werewolf = De weerwolf
law-ex-heul-werewolf-ask = Je bovenste kaart is een ui, die van Aylin ook. Tom en Kiesel tonen getallen.
law-ex-heul-werewolf-so = Alles draait om: jouw pruim 7 komt open en telt, en de getallen van Tom en Kiesel zijn nu uien.
law-ex-heul-special-open = Een speciale kaart die open ligt
law-ex-heul-special-open-ask = Je legde een handdoek als ui. Toen speelde Kiesel de weerwolf, en nu ligt ze open op je stapel.
law-ex-heul-special-open-so = Ze heeft geen getal en geen kleur, dus niets past erop. Alleen een ui dekt haar toe (H9).
