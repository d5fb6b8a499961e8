# De regels van Mü met drie tot zes, in onze eigen woorden.
law-mu-intro = Een slagenspel met een veiling. Je biedt door eigen kaarten open neer te leggen, en ze blijven in het spel.

law-mu-idea = Waar het om gaat
law-mu-idea-1 = Voor de eerste slag bieden alle spelers om het recht troeven te noemen. Een bod is een rij eigen kaarten, open op tafel. Wie de meeste legt, wordt <b>chef</b>, wie er op een na de meeste legt, <b>vice-chef</b>. Allebei noemen ze een troef.
law-mu-idea-2 = Daarna worden alle kaarten gespeeld, slag voor slag. De punten van je eigen slagen houd je zelf. De chef en een partner naar keuze hebben bovendien samen een doel: halen ze het, dan krijgen beiden een bonus. Halen ze het niet, dan betaalt de chef alleen.
law-mu-idea-3 = Hoe meer kaarten de chef heeft gelegd, hoe hoger het doel en hoe groter de bonus. Maar pas op: staan er aan het eind van de veiling twee gelijk aan kop, dan is er een <b>schandaal</b>, en wie het heeft veroorzaakt betaalt fors.

law-mu-cards = De kaarten
law-mu-cards-1 = Er zijn 60 kaarten in vijf kleuren: rood, geel, groen, blauw en zwart. Elke kleur heeft de cijfers 0 tot en met 9, en de 1 en de 7 nog een keer: twaalf kaarten.
law-mu-cards-2 = Het cijfer zegt hoe sterk een kaart is. De driehoekjes zeggen hoeveel punten ze oplevert voor wie haar wint. Dat zijn twee verschillende dingen: een 9 is sterk en niets waard, een 6 of 7 telt voor twee.
law-mu-cards-3 = Dat zijn 12 punten per kleur en 60 in totaal.

law-mu-deal = Delen
law-mu-deal-1 = Alle kaarten worden geschud en gelijk verdeeld. Met drie spelers blijven twee kleuren in de doos; dan speel je met 36 kaarten en 36 punten (<a>M1</a>).
law-mu-deal-2 = Na elke ronde deelt de linkerbuur, ook na een schandaal. Wie deelt, begint de veiling.

law-mu-auction = De veiling
law-mu-auction-1 = Wie gedeeld heeft begint, daarna gaat het met de klok mee. Ben je aan de beurt, dan pas je of leg je een of meer kaarten uit je hand open voor je neer. Alleen het aantal telt: je bod is hoeveel kaarten er in totaal voor je liggen.
law-mu-auction-2 = Je mag er zoveel leggen als je wilt, zolang je rij hoogstens <b>één kaart langer wordt dan de langste op tafel</b>. Wie aan kop ligt, legt er dus maar één bij, en openen doe je met hoogstens één kaart.
law-mu-auction-3 = Je hoeft niemand te overbieden. Een korte rij mag altijd en is vaak slim: ze laat een toekomstige chef zien wat je als partner te bieden hebt, en misschien word je er vice-chef mee.
law-mu-auction-4 = Passen is niet definitief. Kom je weer aan de beurt, dan mag je weer bieden. De veiling eindigt als alle spelers direct na elkaar hebben gepast, ook wie het laatst heeft geboden.
law-mu-auction-5 = Gelegde kaarten blijven open voor je liggen. Ze blijven van jou: later speel je ze net als de kaarten in je hand.

law-mu-eklat = Het schandaal
law-mu-eklat-1 = Delen aan het eind van de veiling twee of meer spelers de langste rij, dan is er geen chef. De ronde is meteen voorbij: een schandaal.
law-mu-eklat-2 = Ieder van hen krijgt 5 punten voor elke kaart in de eigen rij. Alleen wie van hen het laatst een kaart heeft gelegd, heeft het schandaal veroorzaakt en verliest in plaats daarvan 10 punten per kaart (<a>M3</a>, <a>M4</a>). Verder krijgt niemand iets, en er wordt opnieuw gedeeld.
law-mu-eklat-3 = Past iedereen meteen in de eerste ronde, dan is dat ook een schandaal, maar een zonder punten.
law-mu-eklat-4 = Gelijk komen is dus gevaarlijk: passen de anderen nu, dan betaal jij. Wie er het eerst was, kan achteroverleunen. Soms is één hoger gaan de enige uitweg.

law-mu-roles = Chef en vice-chef
law-mu-roles-1 = Wie meer kaarten heeft gelegd dan alle anderen, is <b>chef</b>. Het aantal van die kaarten is de hoogte van het spel; het bepaalt het doel en de bonus.
law-mu-roles-2 = Vanaf vier spelers is er meestal ook een <b>vice-chef</b>: de speler met de op een na langste rij. Zijn er rijen even lang, vergelijk dan het hoogste cijfer, daarna het op een na hoogste, enzovoort. Het eerste verschil beslist.
law-mu-roles-3 = Er is geen vice-chef als de beste twee rijen in alle cijfers gelijk zijn (<a>M5</a>), als alleen de chef kaarten heeft gelegd, en met drie spelers.

law-mu-trumps = De troeven
law-mu-trumps-1 = Eerst noemt de vice-chef een troef, daarna de chef. Een troef is een kleur of een cijfer, en je moet zo’n kaart hebben gelegd. De vice-chef moet er een noemen. De chef mag ook zonder eigen troef spelen; de vicetroeven gelden dan nog steeds.
law-mu-trumps-2 = Cheftroeven en vicetroeven vormen samen <b>één eigen kleur</b>. Een kaart die troef is, hoort niet meer bij de kleur die erop staat. Zijn alle 7’s troef, dan is de groene 7 niet groen: je bekent er geen groen mee, maar wel troef.
law-mu-trumps-3 = Elke cheftroef slaat elke vicetroef, zelfs met een 0. Onder cheftroeven en onder vicetroeven wint het hogere cijfer.
law-mu-trumps-4 = Noemt de een een kleur en de ander een cijfer, dan zijn sommige kaarten allebei: <b>dubbele troeven</b>. Die slaan alles. Er is er één, of twee als het cijfer een 1 of een 7 is.
law-mu-trumps-5 = De chef mag zelfs noemen wat de vice-chef heeft genoemd (<a>M6</a>). Dan zijn die kaarten cheftroeven en zijn er geen vicetroeven.

law-mu-partner = Partner en doel
law-mu-partner-1 = Vanaf vier spelers kiest de chef nu een partner: iedereen behalve de vice-chef. Kijk naar de rijen op tafel. Ze laten zien wie jouw troeven heeft, of sterke kaarten erbij.
law-mu-partner-2 = Chef en partner vormen de ene partij, alle anderen de andere. Zoveel punten heeft de partij van de chef in haar slagen nodig. Met drie spelers staat de chef alleen.

law-mu-play = De slagen
law-mu-play-1 = De chef komt uit met een willekeurige kaart, daarna speelt iedereen met de klok mee één kaart. Je kiest altijd vrij tussen je hand en je open rij (voor twee gelijke kaarten zie <a>M9</a>).
law-mu-play-2 = Wie kan bekennen, moet bekennen, uit de hand of uit de rij. Is er troef uitgekomen, speel dan een troef, van de chef of van de vice-chef. Speel anders een kaart van de uitgekomen kleur die geen troef is. Welke, mag je zelf weten.
law-mu-play-3 = Wie niet kan bekennen, speelt wat hij wil, troef of niet. Je hoeft nooit te troeven en nooit te winnen.
law-mu-play-4 = De beste troef wint de slag. Zonder troef wint het hoogste cijfer van de uitgekomen kleur. Zijn twee kaarten even sterk, <b>dan wint de eerst gespeelde</b>. Dat telt bij de dubbele 1’s en 7’s, en altijd als een cijfer troef is.
law-mu-play-5 = Wie wint, legt de kaarten gesloten bij zich neer en komt uit in de volgende slag, tot alle kaarten gespeeld zijn.

law-mu-scoring = De telling
law-mu-scoring-1 = Iedereen krijgt de punten van de kaarten in de eigen slagen, bij welke partij je ook hoort.
law-mu-scoring-2 = Heeft de partij van de chef haar doel gehaald of meer, dan krijgen chef en partner allebei de bonus erbij. Die groeit met het aantal gelegde kaarten en met hoe zeldzaam de cheftroef is: een kleur is het gewone geval, de 1’s en 7’s zijn een trede beter, andere cijfers twee, zonder troef drie. Meer dan 100 wordt het nooit.
law-mu-scoring-3 = Is het doel gemist, kijk dan in de tabel met doelen: voor welke hoogte waren de punten genoeg geweest? Tel vandaar de treden tot de geboden hoogte. De chef verliest 10 punten per trede, de partner niets, en elke tegenstander wint er 5 per trede. Zijn de punten niet eens genoeg voor één kaart, dan telt elke kaart als een trede.
law-mu-scoring-4 = Een voorbeeld met vijf spelers: de chef heeft vier kaarten gelegd, dus het doel is 33. Zijn partij haalt 29. Dat is genoeg voor twee kaarten, maar niet voor drie. Er ontbreken twee treden: −20 voor de chef, +10 voor elke tegenstander, allemaal boven op de punten uit de slagen.

law-mu-end = Het einde van de partij
law-mu-end-1 = De punten van alle rondes worden opgeteld. In de Duitse en de Engelse uitgave is de partij voorbij als iemand meer dan 200 punten heeft, in de Nederlandse is 200 genoeg (<a>M7</a>). Een tafel mag een ander aantal afspreken.
law-mu-end-2 = Wie de meeste punten heeft, wint. Wie gelijk aan kop staan, delen de winst (<a>M8</a>).

law-mu-house = Opties en huisregels
law-mu-house-1 = <b>Uitgave.</b> Duits, Engels of Nederlands. Ze bepaalt hoe de partij eindigt; voor de Engelse zijn vier spelers nodig (<a>M13</a>).
law-mu-house-2 = <b>Eindpunten.</b> Hoeveel punten de partij beëindigen, en of het genoeg is ze te halen.
law-mu-house-3 = <b>Zelfde troef.</b> Of de chef mag noemen wat de vice-chef heeft genoemd (<a>M6</a>).
law-mu-house-4 = <b>Kleuren met drie.</b> Met welke drie van de vijf kleuren je speelt (<a>M1</a>).
law-mu-house-5 = <b>Laatste slag.</b> Of je de laatste slag nog eens mag bekijken.
law-mu-house-6 = <b>Geheime partner</b> (huisregel). De chef kiest geen speler maar roept een kaart. Wie haar heeft, is de partner en mag dat voor zich houden (<a>M10</a>).
law-mu-house-7 = <b>Gedeeld schandaal</b> (huisregel). Wat de veroorzaker verliest, verdelen de anderen die gelijk stonden (<a>M11</a>).
law-mu-house-8 = <b>Willekeurig einde</b> (huisregel). Na elke ronde kan een getrokken kaart de partij eerder beëindigen (<a>M12</a>).
law-mu-house-9 = En wat je mag weten: je eigen hand, alles wat open ligt of lag, wie wat heeft gedaan, en hoeveel kaarten iedereen heeft. Gewonnen slagen blijven dicht.

law-mu-rulings-1 = De gedrukte regels laten sommige vragen open, en waar ze elkaar tegenspreken moet iemand beslissen. Dit zijn onze beslissingen, elk met een nummer.
law-ruling-M1 = Met drie speel je met rood, groen en blauw
law-ruling-M1-text = Met drie spelers blijven twee kleuren in de doos, en de regels zeggen niet welke. Een tafel mag er drie naar keuze nemen.
law-ruling-M2 = Met een lege hand kun je alleen passen
law-ruling-M2-text = Wie alle kaarten heeft gelegd, wordt toch gevraagd, en past.
law-ruling-M3 = Wie voor het schandaal betaalt
law-ruling-M3-text = Wie van de gelijk geëindigden het laatst een kaart heeft gelegd. Latere passen veranderen niets, en latere biedingen van anderen ook niet.
law-ruling-M4 = Een drukfout
law-ruling-M4-text = Het overzicht in de Engelse regels geeft de punten van een schandaal anders dan hun eigen tekst en voorbeeld. Wij volgen de tekst: +5 per kaart voor wie gelijk staat, −10 per kaart voor de laatste van hen, verder niets.
law-ruling-M5 = Een vice-chef staat alleen
law-ruling-M5-text = Staan er meer spelers gelijk op de tweede plaats, dan beslissen de cijfers, kaart voor kaart. Zijn de beste twee in alle cijfers gelijk, dan is er geen vice-chef, wat anderen ook hebben gelegd: niemand schuift door.
law-ruling-M6 = De chef mag de troef van de vice-chef noemen
law-ruling-M6-text = Niets verbiedt het. Dan zijn die kaarten cheftroeven en zijn er geen vicetroeven. Een tafel mag dit uitzetten; dan moet de chef een andere troef vinden of zonder spelen.
law-ruling-M7 = Wanneer de partij eindigt
law-ruling-M7-text = De Duitse regels beëindigen haar als iemand meer dan de afgesproken punten heeft, de Nederlandse als iemand ze haalt. De Engelse zin is verloren, dus die lezen we als de Duitse. Een tafel mag kiezen.
law-ruling-M8 = Gelijk aan kop is samen winnen
law-ruling-M8-text = Er is geen beslissingsronde en geen verdere regel.
law-ruling-M9 = Je kiest welk exemplaar je speelt
law-ruling-M9-text = Heb je een 1 of 7 in je hand en dezelfde in je rij, dan mag je allebei spelen. Het maakt verschil voor wat de anderen weten. Zeg je niets, dan is het die op tafel.
law-ruling-M10 = Geheime partner
law-ruling-M10-text = De chef roept een kaart die maar één keer bestaat: een die open ligt, een van de vice-chef, zelfs een eigen kaart. Heeft de vice-chef of de chef haar, dan speelt de chef alleen, en een doel dat alleen is gehaald is een bonustrede meer waard, tot hoogstens 100. Anders is de partner bekend zodra de kaart te zien is. Met drie spelers verandert er niets.
law-ruling-M11 = Gedeeld schandaal
law-ruling-M11-text = Wat de veroorzaker verliest, wordt gelijk verdeeld over de anderen die gelijk stonden. Komt het niet uit, dan krijgt ieder de hele punten en vervalt de rest.
law-ruling-M12 = Willekeurig einde
law-ruling-M12-text = Na elke ronde, ook na een schandaal, wordt een kaart getrokken. Tien keer haar cijfer komt bij de stand van de koploper, maar alleen om te zien of de partij voorbij is. Niemands punten veranderen, en een 0 helpt niemand.
law-ruling-M13 = De Engelse uitgave vraagt er vier
law-ruling-M13-text = Haar regels zijn voor vier tot zes, dus met drie kun je haar niet kiezen.
