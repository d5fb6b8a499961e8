# De begeleide eerste partijen.
learn-title = Al spelend leren
learn-lead = Ga aan een oefentafel zitten. De anderen zijn bots die eenvoudig spelen, en een coach legt elke stap uit als hij komt.
learn-about-mu = Met vijf spelers. Bied met open kaarten, noem troef, vind een partner. Een ronde duurt ongeveer tien minuten.
learn-about-mu2 = Jij tegen één bot. Ken Mü liefst al een beetje: hier is de tafel groter en vol gesloten kaarten.
learn-about-heuldoch = Met vier spelers, snel geleerd: elke kaart die bij een buur past, moet daarheen. Het makkelijkste begin.
learn-for-two = voor twee
learn-begin = Ga zitten
learn-opening = De tafel wordt gedekt …
learn-note = Aan een oefentafel mag je zetten terugnemen en om tips vragen, en nergens wordt iets bijgehouden.
learn-coach = Coach
learn-back = Terug
learn-next = Verder
learn-got-it = Begrepen
learn-any-help = Twijfel je?
learn-any-help-text = Druk hier op Tip als je aan de beurt bent: je ziet wat een sterke speler zou doen, en waarom. In het menu kun je je zet ook terugnemen.

# Mü.
learn-mu-aim = Waar het om gaat
learn-mu-aim-text = In een slag speelt iedereen één kaart; de beste krijgt ze allemaal, met hun punten. Eerst maakt een veiling iemand chef: chef en partner hebben een bepaald aantal punten nodig, en de anderen proberen dat te verhinderen.
learn-mu-cards = Je kaarten
learn-mu-cards-text = Het cijfer is de kracht van een kaart, de driehoekjes zijn haar punten: een 9 is sterk maar niets waard, 6 en 7 tellen voor twee. Elke kleur heeft twee 1’en en twee 7’s.
learn-mu-bid = Bied met kaarten
learn-mu-bid-text = Tik kaarten aan om ze open neer te leggen, of pas. Wie de meeste legt, is chef en noemt daaruit een troef. Leg dus waar je veel van hebt: één kleur of één cijfer. De kaarten blijven van jou, en na een pas mag je weer bieden.
learn-mu-eklat-you = Er dreigt een schandaal
learn-mu-eklat-you-text = Je deelt de kop. Past nu iedereen, { $last ->
        [you] dan betaal jij, want jij legde het laatst: 10 voor elke kaart van je. Eén kaart erbij redt je.
       *[other] dan betaalt wie het laatst legde 10 per kaart, en win jij 5 per kaart. Niet slecht!
    }
learn-mu-eklat-others = Gelijk aan kop
learn-mu-eklat-others-text = Anderen delen de kop. Past iedereen, dan is het een schandaal: geen slagen, en wie van hen het laatst legde, betaalt. Laat het gebeuren, of leg er meer dan zij.
learn-mu-lead-auction = Je ligt aan kop
learn-mu-lead-auction-text = Zoals het er nu voor staat, word je chef. Elke kaart erbij maakt het doel hoger, en de bonus ook. De veiling eindigt als iedereen na elkaar heeft gepast.
learn-mu-again = Nog eens bieden?
learn-mu-again-text = Je mag bijleggen tot je rij één langer is dan de langste. Tweede zijn is ook goed: de vice-chef noemt de tweede troef. En wat je laat zien, maakt je misschien tot partner.
learn-mu-settled = De veiling is voorbij
learn-mu-settled-text = { $chief } legde de meeste en is chef: doel { $goal }. Nu noemt de vice-chef, die er op een na de meeste legde, een troef; daarna de chef een sterkere. Dan kiest de chef een partner, misschien jou.
learn-mu-chief-you = Je bent chef
learn-mu-chief-you-text = Je hebt de meeste kaarten gelegd. Met een partner heb je { $goal } punten nodig. Lukt het, dan krijgen jullie allebei een bonus; zo niet, dan betaal alleen jij.
learn-mu-vice-you = Je bent vice-chef
learn-mu-vice-you-text = Je legde er op een na de meeste. Daarom noem je een troef, nog vóór de chef. Je speelt tegen de chef en kunt geen partner worden.
learn-mu-trump-chief = Noem je troef
learn-mu-trump-chief-text = Troeven slaan alle andere kaarten. Kies een kleur of een cijfer uit je gelegde kaarten: kleuren geven meer troeven, cijfers meer bonus. Die van jou slaan die van de vice-chef.
learn-mu-trump-vice = Noem de tweede troef
learn-mu-trump-vice-text = Troeven slaan alle andere kaarten. Kies een kleur of een cijfer uit je gelegde kaarten, het liefst waar je veel van hebt. De chef noemt na jou een sterkere.
learn-mu-choose = Kies een partner
learn-mu-choose-text = Kijk naar de open rijen: wie laat troeven of hoge kaarten zien? Neem die speler. Alleen de vice-chef mag niet.
learn-mu-chief-plays = Verzamel { $goal } punten
learn-mu-chief-plays-text = { $alone ->
        [yes] Je speelt alleen.
       *[no] Jouw punten en die van { $partner } tellen samen.
    } Begin met hoge troeven: iedereen moet er een bekennen, en als die weg zijn, winnen je andere hoge kaarten.
learn-mu-partner-you = Jij bent de partner
learn-mu-partner-you-text = Jij en { $chief } hebben samen { $goal } punten nodig. Gooi kaarten met driehoekjes in slagen die { $chief } wint. Gaat het mis, dan kost het jou niets.
learn-mu-against = Tegen { $chief }
learn-mu-against-text = { $alone ->
        [yes] { $chief } heeft
       *[no] { $chief } en { $partner } hebben
    } { $goal } punten nodig: dat staat bovenaan. Win slagen met punten. Die zijn hoe dan ook van jou, en wordt het doel gemist, dan krijg je er 5 bij per trede.
learn-mu-lead = Jij komt uit
learn-mu-lead-text = Begin de slag met een kaart naar keuze, uit je hand of uit je open rij. De anderen moeten dezelfde kleur bekennen als ze kunnen. Troeven gelden als één kleur.
learn-mu-follow = Bekennen
learn-mu-follow-text = Speel een kaart van de uitgekomen kleur, want je hebt er een. De bleke kaarten kunnen nu niet. Tik er een aan, en ze zegt waarom.
learn-mu-free = Je bent vrij
learn-mu-free-text = Je hebt niets van de uitgekomen kleur, dus speel wat je wilt: een troef om te winnen, of een kaart zonder punten om kwijt te raken.
learn-mu-trick-won = Jouw slag
learn-mu-trick-won-text = Je hebt de slag gewonnen. De punten zijn van jou, en jij komt uit in de volgende.
learn-mu-trick-lost = Wie heeft hem?
learn-mu-trick-lost-text = De beste troef wint, en anders de hoogste kaart van de uitgekomen kleur. Van gelijke kaarten wint de eerste. De laatste slag kun je nog eens bekijken.
learn-mu-one-suit = Troeven zijn één kleur
learn-mu-one-suit-text = Een cijfer is troef. Je kaarten met dat cijfer hebben hun kleur verlaten: ze horen nu bij de troeven, samen met de andere troef. Zo is je hand ook gesorteerd.
learn-mu-made = Het doel is gehaald
learn-mu-made-text = Chef en partner krijgen de bonus, en iedereen houdt de punten van zijn slagen.
learn-mu-failed = Het doel is gemist
learn-mu-failed-text = Alleen de chef betaalt, de partner komt ermee weg, en elke tegenstander wint. Iedereen houdt de punten van zijn slagen.
learn-mu-eklat = Geen chef deze keer
learn-mu-eklat-text = De langste rij was gedeeld, dus er is geen chef en er zijn geen slagen. Wie van hen het laatst legde, betaalt; de anderen die gelijk lagen, winnen.
learn-mu-nobody = Niemand bood
learn-mu-nobody-text = Iedereen heeft meteen gepast. Er zijn geen punten, en er wordt opnieuw gedeeld.
learn-mu-more = Een partij gaat tot 200 punten: speel door, wat nieuw is leg ik uit.

# Mü voor twee.
learn-mu2-aim = Waar het om gaat
learn-mu2-aim-text = In een slag spelen jullie elk één kaart; de beste krijgt ze allebei, met hun punten. De driehoekjes zijn punten. Een veiling bepaalt wie de kroon draagt en een doel moet halen; de ander is het schild.
learn-mu2-table = Je kolommen
learn-mu2-table-text = Jullie hebben elk zes kolommen: vier kleuren, grote troef, kleine troef. In elke ligt een gesloten kaart die niemand kent, en soms open kaarten erop. Nog twaalf kaarten heb je in je hand.
learn-mu2-bid = Bied om de kroon
learn-mu2-bid-text = Leg handkaarten open neer of pas. Alle open kaarten tellen, ook die van het delen. Wie er meer heeft, draagt de kroon: doel 26 bij vijf kaarten, 2 meer voor elke volgende. Leg wat je graag als troef zou hebben.
learn-mu2-crown-you = Jij draagt de kroon
learn-mu2-crown-you-text = Je hebt { $goal } punten nodig, uit je slagen en uit vier kaarten die je weglegt. Dat levert je 10 op; mis je het, dan krijgt het schild er 5.
learn-mu2-shield-you = Jij bent het schild
learn-mu2-shield-you-text = Houd de kroon onder { $goal } punten, dan krijg je er 5. De kroon pakt de vier kaarten van de skat; daarna noem jij als eerste een troef, de kleine.
learn-mu2-discard = Leg vier kaarten weg
learn-mu2-discard-text = De skat zit nu in je hand. Kies vier handkaarten om weg te leggen: hun punten heb je alvast. Leg punten weg die je anders verliest, of een hele kleur, zodat je die kunt troeven.
learn-mu2-trump = Noem een troef
learn-mu2-trump-text = Een kleur of een cijfer uit je open kaarten, het liefst waar je veel van hebt. De kolom van een kleur verhuist dan naar de troeven, met gesloten kaarten en al.
learn-mu2-columns = De kolommen zijn verhuisd
learn-mu2-columns-text = Open troeven liggen nu in de troefkolommen. Gesloten kaarten die vrij lagen, zijn omgedraaid en liggen waar ze horen.
learn-mu2-reveal = Welke eerst?
learn-mu2-reveal-text = Er liggen meer gesloten kaarten van je vrij. Draai er een om: ze gaat naar haar kolom en kan daar een andere bedekken.
learn-mu2-lead = Jij komt uit
learn-mu2-lead-text = Begin de slag met een handkaart of een open kaart uit je kolommen. Wat gesloten ligt, kan niemand spelen.
learn-mu2-follow = Bekennen
learn-mu2-follow-text = Speel de uitgekomen kleur, uit je hand of uit je kolommen. Neem je de laatste open kaart van een kolom, dan wordt na de slag de gesloten kaart eronder omgedraaid.
learn-mu2-free = Je bent vrij
learn-mu2-free-text = Je hebt niets van de uitgekomen kleur, dus speel wat je wilt: een troef om te winnen, of een kaart zonder punten.
learn-mu2-turned = Er kwam een kaart open
learn-mu2-turned-text = Een gesloten kaart van jou lag vrij en is omgedraaid. Ze doet nu mee: je mag ermee uitkomen, en je moet ermee bekennen.
learn-mu2-trick-won = Jouw slag
learn-mu2-trick-won-text = Je hebt de slag gewonnen, de punten zijn van jou, en jij komt uit in de volgende. Er zijn 22 slagen.
learn-mu2-crown = De kroon heeft het gehaald
learn-mu2-crown-text = Slagen en weggelegde kaarten waren genoeg: 10 punten voor de kroon.
learn-mu2-shield = Het schild heeft standgehouden
learn-mu2-shield-text = De kroon heeft haar doel gemist: 5 punten voor het schild.
learn-mu2-redeal = Niemand bood
learn-mu2-redeal-text = Jullie hebben allebei meteen gepast, dus dezelfde speler deelt nog eens.
learn-mu2-more = Wie het eerst 30 punten heeft, wint de partij: speel door, wat nieuw is leg ik uit.

# Heul doch!
learn-heuldoch-piles = De stapels
learn-heuldoch-piles-text = Iedereen heeft een stapel met een open kaart bovenop en vier kaarten in de hand. Aan het eind tellen de open kaarten in je stapel voor hun getal. Je wilt dus hoge kaarten bij jezelf en lage bij de anderen.
learn-heuldoch-turn = Jij bent aan de beurt
learn-heuldoch-turn-text = Kies een kaart. De stapels waar ze mag, lichten op: de jouwe of die van een buur, waar kleur of getal gelijk is. Daarna komt er vanzelf een nieuwe in je hand.
learn-heuldoch-only-onion = Niets past
learn-heuldoch-only-onion-text = Geen van je kaarten past ergens. Leg er dus een gesloten op je stapel: dat is een ui. Neem een lage, want haar punten ben je kwijt.
learn-heuldoch-own = Voor jezelf
learn-heuldoch-own-text = Een van je kaarten past bij jou en bij geen buur. Dat is wat je zoekt: daar telt ze voor jou.
learn-heuldoch-gift = Een cadeau
learn-heuldoch-gift-text = Sommige kaarten kunnen alleen naar een buur. Moet je toch iets weggeven, geef dan weinig: liever een 1 dan een 7.
learn-heuldoch-forced = Eerst de buren
learn-heuldoch-forced-text = Een van je kaarten past bij jou, maar ook bij een buur. Dan moet ze naar de buur. Is dat een te mooi cadeau, leg dan een andere.
learn-heuldoch-onion = Of een ui
learn-heuldoch-onion-text = Je mag altijd een kaart gesloten op je stapel leggen, als ui: beter dan een mooi cadeau. En op je ui mag dan elke kaart die bij geen buur past.
learn-heuldoch-own-onion = Je ui ligt bovenop
learn-heuldoch-own-onion-text = Nu mag er elke kaart op die bij geen buur past. Een goed moment voor een hoge.
learn-heuldoch-their-onion = Een ui bij de buur
learn-heuldoch-their-onion-text = Bij een buur ligt een ui bovenop: daar mag niets van jou heen. Die buur kan je nu dus niets afnemen.
learn-heuldoch-count = Tel je uien
learn-heuldoch-count-text = Aan het eind maakt hun aantal je kaarten met dat getal waardeloos: met 3 uien tellen je 3’en niet. Hier telt de tafel mee. Mik op een getal waarvan je er weinig hebt.
learn-heuldoch-last = De laatste kaarten
learn-heuldoch-last-text = Er valt niets meer te trekken, iedereen speelt zijn hand uit. Denk aan je uien: maakt er nog een een beter getal waardeloos?
learn-heuldoch-end = De telling
learn-heuldoch-end-text = De uien worden geteld, de getallen die ze raken zijn niets waard, en alle andere open kaarten tellen op.
learn-heuldoch-more = Speel nog eens, of neem aan een eigen tafel de speciale kaarten erbij: dat geeft meer opschudding.
