# Mü: het begeleide eerste spel.
learn-about-mu = Met vijf spelers. Bied met open kaarten, noem troef, vind een partner. Een ronde duurt ongeveer tien minuten.
learn-mu-aim = Waar het om gaat
learn-mu-aim-text = In een slag speelt iedereen één kaart; de beste krijgt ze allemaal, met hun punten. Eerst maakt een veiling iemand chef: chef en partner hebben een bepaald aantal punten nodig, en de anderen proberen dat te verhinderen.
learn-mu-cards = Je kaarten
learn-mu-cards-text = Het cijfer is de kracht van een kaart, de driehoekjes zijn zijn punten: een 9 is sterk maar niets waard, 6 en 7 tellen voor twee. Elke kleur heeft twee 1’en en twee 7’s.
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
learn-mu-lead-auction-text = Zoals het er nu voor staat, word je chef. Elke kaart erbij maakt het doel hoger, en de bonus ook; met zes van een kleur loont dat zelden. De veiling eindigt als iedereen na elkaar heeft gepast.
learn-mu-again = Nog eens bieden?
learn-mu-again-text = Je mag bijleggen tot je rij één langer is dan de langste. Tweede zijn is ook goed: de vice-chef noemt de tweede troef. En wat je laat zien, maakt je misschien tot partner.
learn-mu-settled = De veiling is voorbij
learn-mu-settled-text = { $chief } legde de meeste en is chef: doel { $goal }. Nu noemt de vice-chef, die er op een na de meeste legde, een troef; daarna mag de chef een sterkere noemen. Dan kiest de chef een partner, misschien jou.
learn-mu-chief-you = Je bent chef
learn-mu-chief-you-text = Je hebt de meeste kaarten gelegd. Met een partner heb je { $goal } punten nodig. Lukt het, dan krijgen jullie allebei een bonus; zo niet, dan betaal alleen jij.
learn-mu-vice-you = Je bent vice-chef
learn-mu-vice-you-text = Je legde er op een na de meeste. Daarom noem je een troef, nog vóór de chef. Je speelt tegen de chef en kunt geen partner worden.
learn-mu-trump-chief = Noem je troef
learn-mu-trump-chief-text = Troeven slaan alle andere kaarten. Kies een kleur of een cijfer uit je gelegde kaarten: kleuren geven meer troeven, cijfers meer bonus. Die van jou slaan die van de vice-chef.
learn-mu-trump-vice = Noem de tweede troef
learn-mu-trump-vice-text = Troeven slaan alle andere kaarten. Kies een kleur of een cijfer uit je gelegde kaarten, het liefst waar je veel van hebt. Noemt de chef er na jou een, dan is die sterker.
learn-mu-choose = Kies een partner
learn-mu-choose-text = Kijk naar de open rijen: wie laat troeven of hoge kaarten zien? Neem die speler.{ $vices ->
        [yes] {" "}Alleen de vice-chef mag niet.
       *[no] {""}
    }
learn-mu-chief-plays = Verzamel { $goal } punten
learn-mu-chief-plays-text = { $alone ->
        [yes] Je speelt alleen.
       *[no] Jouw punten en die van { $partner } tellen samen.
    } Begin met hoge troeven: iedereen moet er een bekennen, en als die weg zijn, winnen je andere hoge kaarten. Wat dubbel troef is, met kleur en cijfer, bewaar je.
learn-mu-partner-you = Jij bent de partner
learn-mu-partner-you-text = Jij en { $chief } hebben samen { $goal } punten nodig. Gooi kaarten met driehoekjes in slagen die { $chief } wint. Gaat het mis, dan kost het jou niets.
learn-mu-against = Tegen { $chief }
learn-mu-against-text = { $alone ->
        [yes] { $chief } heeft
       *[no] { $chief } en { $partner } hebben
    } { $goal } punten nodig: dat staat bovenaan. Win slagen met punten. Die zijn hoe dan ook van jou, en wordt het doel gemist, dan krijg je er 5 bij per stap.
learn-mu-lead = Jij komt uit
learn-mu-lead-text = Begin de slag met een kaart naar keuze, uit je hand of uit je open rij. De anderen moeten dezelfde kleur bekennen als ze kunnen. Troeven gelden als één kleur.
learn-mu-follow = Bekennen
learn-mu-follow-text = Speel een kaart van de uitgekomen kleur, want je hebt er een. De bleke kaarten kunnen nu niet. Tik er een aan, en hij zegt waarom.
learn-mu-free = Je bent vrij
learn-mu-free-text = Je hebt niets van de uitgekomen kleur, dus speel wat je wilt: een troef om te winnen, of een kaart zonder punten om kwijt te raken.
learn-mu-trick-won = Jouw slag
learn-mu-trick-won-text = Je hebt de slag gewonnen. De punten zijn van jou, en jij komt uit in de volgende.
learn-mu-trick-lost = Wie heeft hem?
learn-mu-trick-lost-text = De beste troef wint, en anders de hoogste kaart van de uitgekomen kleur. Van gelijke kaarten wint de eerste. De laatste slag kun je nog eens bekijken.
learn-mu-one-suit = Troeven zijn één kleur
learn-mu-one-suit-text = Een cijfer is troef. Je kaarten met dat cijfer hebben hun kleur verlaten: ze horen nu bij de troeven, welke kleur ze ook tonen. Zo is je hand ook gesorteerd.
learn-mu-made = Het doel is gehaald
learn-mu-made-text = Chef en partner krijgen de bonus, en iedereen houdt de punten van zijn slagen.
learn-mu-failed = Het doel is gemist
learn-mu-failed-text = Alleen de chef betaalt, de partner komt ermee weg, en elke tegenstander wint. Iedereen houdt de punten van zijn slagen.
learn-mu-eklat = Geen chef deze keer
learn-mu-eklat-text = De langste rij was gedeeld, dus er is geen chef en er zijn geen slagen. Wie van hen het laatst legde, betaalt; de anderen die gelijk lagen, winnen.
learn-mu-nobody = Niemand bood
learn-mu-nobody-text = Iedereen heeft meteen gepast. Er zijn geen punten, en er wordt opnieuw gedeeld.
learn-mu-more = Een partij gaat tot 200 punten: speel door, wat nieuw is leg ik uit.
