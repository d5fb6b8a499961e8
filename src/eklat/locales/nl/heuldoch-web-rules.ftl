# De regels van Heul doch! Mau Mau, in onze eigen woorden.
law-heuldoch-intro = Je verzamelt punten op je stapel, en veel te vaak moet je ze aan je buren geven.

law-heuldoch-idea = Waar het om gaat
law-heuldoch-idea-1 = Iedereen bouwt voor zich een stapel. Aan het eind is elke open kaart op je stapel zijn getal waard. Je wilt dus hoge kaarten bij jezelf.
law-heuldoch-idea-2 = Maar een kaart die bij een buur past, moet daarheen. En telkens als je dat niet kunt of niet wilt, leg je een kaart gesloten op je eigen stapel: een <b>ui</b>. Het aantal van je uien maakt aan het eind sommige van je kaarten waardeloos.

law-heuldoch-cards = De kaarten
law-heuldoch-cards-1 = Er zijn 98 getalkaarten: 1 tot en met 7 in zeven kleuren, elk twee keer. Elke kleur heeft een eigen bol, een eigen vorm en een letter van A tot G (<a>H1</a>).
law-heuldoch-cards-2 = De twaalf speciale kaarten horen bij de variant en blijven eerst buiten het spel.

law-heuldoch-deal = Voorbereiding
law-heuldoch-deal-1 = Ieder krijgt één open kaart als begin van de eigen stapel en vier kaarten in de hand. De rest is de trekstapel. Beginnen mag iedereen (<a>H2</a>); je speelt met de klok mee.

law-heuldoch-turn = Jouw beurt
law-heuldoch-turn-1 = Je speelt precies één kaart uit je hand en trekt er dan een bij, zolang er een trekstapel is. Een kaart speel je open, of gesloten als ui.
law-heuldoch-turn-2 = Een kaart <b>past</b> op een stapel als de open kaart bovenop hetzelfde getal of dezelfde kleur heeft.

law-heuldoch-neighbours = Buren gaan voor
law-heuldoch-neighbours-1 = Kijk voor je een kaart open legt naar links en rechts. Past hij bij een van die twee buren, dan <b>moet</b> hij daarheen, ook als hij net zo goed bij jou zou passen. Past hij bij allebei, dan kies je.
law-heuldoch-neighbours-2 = Alleen een kaart die bij geen van beide buren past, mag op je eigen stapel, en alleen als hij daar past. Stapels van spelers die verder weg zitten tellen niet. Met drie spelers zijn allebei de anderen je buren.

law-heuldoch-onions = Uien
law-heuldoch-onions-1 = In plaats daarvan mag je een kaart naar keuze gesloten op je eigen stapel leggen. Dat mag altijd, ook als je anders zou kunnen, en ook op een andere ui.
law-heuldoch-onions-2 = Op je eigen ui mag je de volgende keer elke kaart open leggen, zolang hij bij geen buur past. Op de ui van een buur mag niets. Een lege stapel geldt als een ui (<a>H3</a>).
law-heuldoch-onions-3 = Niemand mag een stapel doorzoeken. Hoeveel uien je hebt, moet je zelf onthouden, tenzij de tafel de geheugensteun heeft aangezet.

law-heuldoch-end = Het einde
law-heuldoch-end-1 = Is de trekstapel op, dan speel je zonder trekken door tot alle handen leeg zijn. Wie geen kaart meer heeft, wordt overgeslagen (<a>H4</a>).
law-heuldoch-end-2 = Dan telt iedereen de eigen uien. Bij 1 tot en met 7 uien zijn al je kaarten met precies dat getal waardeloos. Bij meer dan zeven zijn je 7’s waardeloos, en ook de kaarten met het getal dat overblijft als je er zeven aftrekt (<a>H5</a>).
law-heuldoch-end-3 = Elke andere open kaart telt voor zijn getal, ook de eerste kaart van de stapel. De hoogste som wint. Bij gelijkspel wint van hen wie meer punten aan uien heeft verloren; is ook dat gelijk, dan delen ze de winst.

law-heuldoch-specials = De speciale kaarten
law-heuldoch-specials-1 = Voor meer opschudding schud je de twaalf speciale kaarten erbij, drie van elke soort (<a>H6</a>). In je beurt mag je er een spelen in plaats van een getalkaart. Hij gaat naar een aflegstapel en werkt meteen; daarna trek je zoals altijd. Ook een speciale kaart mag je gesloten als ui leggen.
law-heuldoch-specials-2 = <b>Katapult.</b> Wie bovenop het hoogste getal heeft, gooit die kaart weg. Hebben meer spelers het, dan doen ze het allemaal, en misschien ook jij (<a>H7</a>). Een lege stapel geldt bij het leggen als een ui, maar telt aan het eind niet als een.
law-heuldoch-specials-3 = <b>Handdoek.</b> Je ruilt de bovenste kaart van je stapel met de bovenste van een andere speler naar keuze, ook uien. Of ze passen maakt niet uit. Wie geen kaart heeft, geeft er geen en krijgt er toch een (<a>H8</a>).
law-heuldoch-specials-4 = <b>Draaimolen.</b> Je kiest links of rechts, en elke bovenste kaart schuift één stapel op, allemaal tegelijk (<a>H12</a>). Een lege stapel geeft niets door en krijgt toch iets.
law-heuldoch-specials-5 = <b>Weerwolf.</b> Iedereen draait de bovenste kaart van de eigen stapel om, jij ook. Een getal wordt een ui, en een ui laat zien wat hij altijd al was (<a>H10</a>).

law-heuldoch-house = Opties
law-heuldoch-house-1 = <b>Speciale kaarten.</b> Of je met de twaalf speciale kaarten speelt.
law-heuldoch-house-2 = <b>Geheugensteun.</b> Of iedereen te horen krijgt hoeveel uien er in de eigen stapel liggen. Goed voor de eerste partijen.
law-heuldoch-house-3 = <b>Wie begint.</b> Een plaats die jullie kiezen, of het lot (<a>H2</a>).
law-heuldoch-house-4 = En wat je mag weten: je hand, alles wat open ligt of lag, wie wat heeft gedaan, en hoeveel kaarten iedereen heeft. Van de uien ken je alleen die je zelf hebt gelegd.

law-heuldoch-rulings-1 = Wat de gedrukte regels openlaten, en hoe wij het hebben beslist.
law-ruling-H1 = Zeven kleuren, A tot G
law-ruling-H1-text = De regels noemen ze niet. Hier zijn het er zeven die ook kleurenblinden kunnen onderscheiden, elk met een vorm en een letter.
law-ruling-H2 = Beginnen mag iedereen
law-ruling-H2-text = Volgens de gedrukte regels begint wie het meest jammert. Een tafel kan een plaats kiezen; anders beslist het lot.
law-ruling-H3 = Een lege stapel is als een ui
law-ruling-H3-text = De eigenaar mag er alles op leggen, buren niets.
law-ruling-H4 = Wie geen kaart meer heeft, wordt overgeslagen
law-ruling-H4-text = De anderen spelen door tot ook hun handen leeg zijn.
law-ruling-H5 = Meer dan veertien uien
law-ruling-H5-text = Blijf er zeven aftrekken: vijftien maken 7’s en 1’en waardeloos, eenentwintig alleen 7’s. Ook veertien maken alleen 7’s waardeloos.
law-ruling-H6 = Drie van elke speciale kaart
law-ruling-H6-text = Het zijn twaalf kaarten van vier soorten. Een die een stapel zou beginnen, wordt teruggeschud, en er komt een andere.
law-ruling-H7 = De katapult mikt op open getallen
law-ruling-H7-text = Alleen open getalkaarten kunnen de hoogste zijn. Zijn die er niet, dan gebeurt er niets. Wat eronder lag, ligt nu bovenop.
law-ruling-H8 = De handdoek en een lege stapel
law-ruling-H8-text = Wie geen kaart heeft, geeft er geen en krijgt er toch een. Dat geldt voor allebei.
law-ruling-H9 = Een speciale kaart die open ligt
law-ruling-H9-text = Als ui gelegd en door de weerwolf omgedraaid, heeft hij geen getal en geen kleur: niets past erop, hij is niets waard, hij is geen ui, de katapult slaat hem over, en de eigenaar kan hem alleen met een ui bedekken.
law-ruling-H10 = Een kaart blijft wat hij is
law-ruling-H10-text = Geruild, verplaatst of omgedraaid houdt hij zijn naam en zijn kant. Wie hem eens heeft gezien, mag hem onthouden.
law-ruling-H11 = Een speciale kaart mag ook niets doen
law-ruling-H11-text = Een handdoek tussen twee lege stapels of een katapult zonder doel mag gespeeld worden en heeft geen gevolg.
law-ruling-H12 = Links is met de klok mee
law-ruling-H12-text = De draaimolen naar links geeft elke bovenste kaart aan de linkerbuur, die als volgende speelt.

# Tabellen en voorbeelden.
law-players-heuldoch = 3 tot 6 spelers
law-table-kills = Wat uien waardeloos maken
law-table-onions = Uien
law-table-worthless = Waardeloos
law-pile-own = Je stapel
law-left = linkerbuur
law-right = rechterbuur
law-across = geen buur
law-pile-empty = leeg
law-pile-more = { $count ->
    [one] één kaart eronder
   *[other] { $count } kaarten eronder
}
law-ex-heuldoch-forced = Hij moet naar de buur
law-ex-heuldoch-forced-ask = Hemel 5 zou mooi op je goud 5 passen. Maar Tom links van je toont hemel 2.
law-ex-heuldoch-forced-so = Hij past bij Tom, dus moet hij daarheen. Goud 7 past alleen bij jou. En elke kaart kan in plaats daarvan een ui worden.
law-ex-heuldoch-two = Twee buren
law-ex-heuldoch-two-ask = Hemel 5 past links bij Tom met zijn kleur en rechts bij Kiesel met zijn getal.
law-ex-heuldoch-two-so = Een van de twee moet het zijn, en welke kies jij. Je eigen stapel komt pas na allebei.
law-ex-heuldoch-onion = Uien bovenop
law-ex-heuldoch-onion-ask = Iedereen heeft net een ui gelegd, jij ook.
law-ex-heuldoch-onion-so = Op je eigen ui mag elke kaart die bij geen buur past. Op die van een ander mag niets. En een ui op een ui mag ook.
law-ex-heuldoch-end = Uien tellen
law-ex-heuldoch-end-ask = De allerlaatste kaart van het spel is van jou. Speel hem, en de stapels worden geteld.
law-ex-heuldoch-end-so = Acht uien zijn zeven en één: 7’s en 1’en zijn waardeloos. Zeven uien maken alleen de 7’s waardeloos.
law-ex-heuldoch-catapult = De katapult
law-ex-heuldoch-catapult-ask = Tom en Kiesel tonen allebei een 7, het hoogste getal op tafel.
law-ex-heuldoch-catapult-so = Afgevuurd kost hij allebei hun 7: hun stapels zijn dan leeg en gelden bij het leggen als uien. Als ui raakt hij niemand.
law-ex-heuldoch-towel = De handdoek
law-ex-heuldoch-towel-ask = Je goud 2 is niet veel. Van wie wil je de bovenste kaart?
law-ex-heuldoch-towel-so = Je mag met iedereen ruilen, buur of niet, en niets hoeft te passen. Alleen niet met jezelf.
law-ex-heuldoch-carousel = De draaimolen
law-ex-heuldoch-carousel-ask = Elke bovenste kaart schuift één stapel op. Welke kant op?
law-ex-heuldoch-carousel-so = Naar links is met de klok mee: jouw kaart gaat naar Tom, en die van Kiesel komt bij jou. Naar rechts is het andersom.
law-ex-heuldoch-werewolf = De weerwolf
law-ex-heuldoch-werewolf-ask = Je bovenste kaart is een ui, die van Aylin ook. Tom en Kiesel tonen getallen.
law-ex-heuldoch-werewolf-so = Alles draait om: jouw pruim 7 komt open en telt, en de getallen van Tom en Kiesel zijn nu uien.
law-ex-heuldoch-special-open = Een speciale kaart die open ligt
law-ex-heuldoch-special-open-ask = Je legde een handdoek als ui. Toen speelde Kiesel de weerwolf, en nu ligt hij open op je stapel.
law-ex-heuldoch-special-open-so = Hij heeft geen getal en geen kleur, dus niets past erop. Alleen een ui dekt hem toe (H9).
