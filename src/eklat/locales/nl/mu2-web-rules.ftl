# De regels van Mü voor twee, in onze eigen woorden.
law-mu2-intro = Mü als duel: zes kolommen met gesloten kaarten, een skat en twee troeven.

law-mu2-idea = Waar het om gaat
law-mu2-idea-1 = Twee spelers bieden zoals bij Mü met open kaarten. Wie meer legt, krijgt de <b>kroon</b> en moet een doel halen; de ander is het <b>schild</b> en wil dat verhinderen. De telling is simpel: de kroon wint 10 punten of het schild wint er 5.
law-mu2-idea-2 = Het bijzondere is de tafel. Voor elke speler liggen zes kolommen met gesloten kaarten die jullie geen van beiden kennen. In de loop van de ronde komen ze open, en over de volgorde heb je iets te zeggen.
law-mu2-idea-3 = De woorden zijn anders dan bij Mü, de zaak is dezelfde: kroon is de chef, schild de vice-chef, grote troef de cheftroef, kleine troef de vicetroef en supertroef de dubbele troef. Wat hier niet staat, gaat als bij Mü.

law-mu2-deal = Kaarten en kolommen
law-mu2-deal-1 = Eén kleur blijft in de doos (<a>T1</a>). Zo blijven er 48 kaarten met 48 punten over.
law-mu2-deal-2 = Iedere speler heeft zes kolommen: een voor elk van de vier kleuren, een voor de grote troef en een voor de kleine troef. Zes kaarten worden gesloten gedeeld, een in elke kolom. Niemand bekijkt ze, ook de eigenaar niet.
law-mu2-deal-3 = Daarna krijgt ieder vier kaarten open en legt elke kaart in de kolom van zijn kleur, boven op de gesloten kaart. Nog twaalf kaarten zijn de hand. De laatste vier liggen gesloten in het midden: de skat.
law-mu2-deal-4 = Er wordt om de beurt gedeeld (<a>T8</a>), en wie deelt begint de veiling.

law-mu2-auction = De veiling
law-mu2-auction-1 = Om de beurt pas je of leg je kaarten uit je hand, elk in de kolom van zijn kleur. <b>Al je open kaarten tellen, ook de vier van het delen.</b> Allebei begin je dus met vier, en openen doe je hoogstens met de vijfde. Boven de vijftien komt niemand (<a>T2</a>).
law-mu2-auction-2 = Zoals bij Mü mag je hoogstens één kaart meer hebben dan wie er nu de meeste heeft. Twee keer passen achter elkaar beëindigt de veiling.
law-mu2-auction-3 = Wie meer open kaarten heeft, krijgt de kroon. Hebben jullie er evenveel, dan krijgt wie dat aantal het eerst had. Een schandaal bestaat hier dus niet.
law-mu2-auction-4 = Legt niemand een kaart, dan worden alle 48 opnieuw geschud en deelt dezelfde speler nog een keer (<a>T3</a>).

law-mu2-skat = De skat
law-mu2-skat-1 = De kroon neemt de vier kaarten van de skat op in de hand. Daarna legt hij vier kaarten naar keuze <b>uit de hand</b> gesloten op zijn puntenstapel. Die tellen aan het eind voor de kroon en blijven tot dan geheim (<a>T12</a>).
law-mu2-skat-2 = Dat is de plek voor punten die je anders nauwelijks thuisbrengt, zoals een losse 6 of 7 in een kleur waarin de ander sterk is.

law-mu2-trumps = De troeven
law-mu2-trumps-1 = Eerst noemt het schild de kleine troef, daarna de kroon de grote, of hij speelt zonder. Beiden mogen alleen noemen wat onder hun eigen open kaarten is (<a>T4</a>), en niet hetzelfde (<a>T5</a>).
law-mu2-trumps-2 = Nu verhuizen de kolommen. Is een kleur troef, dan gaat de hele kolom naar de kolom van die troef, met gesloten kaarten en al. Is een cijfer troef, dan gaan alleen de open kaarten van dat cijfer daarheen; gesloten kaarten blijven liggen. Open kaarten die allebei zijn, zijn supertroeven en krijgen een eigen kolom.

law-mu2-reveal = Kaarten omdraaien
law-mu2-reveal-1 = Een gesloten kaart waar in zijn kolom geen open kaart op ligt, wordt omgedraaid en gaat meteen naar zijn plaats. Komt daardoor een volgende vrij, dan wordt die ook omgedraaid.
law-mu2-reveal-2 = Zijn er meer kolommen vrij, dan kies je welke van jou het eerst komt. Een kaart die in een kolom aankomt, bedekt wat daar gesloten ligt. Daarom <b>doet de volgorde ertoe</b>: met geluk blijft een kaart langer verborgen.
law-mu2-reveal-3 = De kroon draait het eerst om, dan het schild; na een slag het eerst wie hem gewonnen heeft (<a>T7</a>). Liggen er twee gesloten kaarten in een kolom, dan komt de bovenste eerst (<a>T6</a>).

law-mu2-play = De slagen
law-mu2-play-1 = De kroon komt uit. Je mag elke kaart uit je hand en elke open kaart uit je kolommen spelen, niet alleen de bovenste. Bekennen moet je als bij Mü, met hand en open kaarten.
law-mu2-play-2 = Gesloten kaarten kun je niet spelen, en ze verplichten je nooit tot bekennen, in welke kolom ze ook liggen.
law-mu2-play-3 = Na elke slag worden vrijgekomen kaarten omgedraaid zoals beschreven. Er zijn altijd 22 slagen.

law-mu2-scoring = Doel en telling
law-mu2-scoring-1 = Het doel van de kroon hangt af van hoeveel open kaarten hij aan het eind van de veiling had. Zijn slagen en zijn vier weggelegde kaarten tellen.
law-mu2-scoring-2 = Haalt de kroon zijn doel, dan krijgt hij 10 punten. Zo niet, dan krijgt het schild er 5. Kaartpunten en bonus worden niet genoteerd.
law-mu2-scoring-3 = Wie het eerst 30 punten heeft, wint de partij.

law-mu2-house = Opties
law-mu2-house-1 = <b>Eindpunten.</b> Hoeveel punten de partij winnen; gewoonlijk 30.
law-mu2-house-2 = <b>Kleuren.</b> Met welke vier van de vijf kleuren je speelt (<a>T1</a>).
law-mu2-house-3 = <b>Laatste slag.</b> Of je de laatste slag nog eens mag bekijken.

law-mu2-rulings-1 = Wat de gedrukte regels voor twee openlaten, en hoe wij het hebben beslist.
law-ruling-T1 = Zwart blijft in de doos
law-ruling-T1-text = Welke kleur wegblijft, kiest de tafel; anders is het zwart.
law-ruling-T2 = Niemand heeft meer dan vijftien open kaarten
law-ruling-T2-text = Verder gaan de biedingen van het spel niet.
law-ruling-T3 = Niemand heeft een kaart gelegd
law-ruling-T3-text = Er wordt opnieuw geschud, en dezelfde speler deelt nog een keer.
law-ruling-T4 = Je noemt een troef die je laat zien
law-ruling-T4-text = Kroon en schild noemen alleen wat onder hun eigen open kaarten is, zoals bij Mü. De vier van het delen tellen mee.
law-ruling-T5 = Twee verschillende troeven
law-ruling-T5-text = Van elke soort is er één fiche, dus de kroon kan niet noemen wat het schild heeft genoemd.
law-ruling-T6 = De bovenste gesloten kaart eerst
law-ruling-T6-text = Wordt een kleur troef, dan verhuist de kolom, en de gesloten kaart komt op de kaart te liggen die er al was.
law-ruling-T7 = De kroon draait het eerst om
law-ruling-T7-text = Daarna het schild. Na een slag draait het eerst om wie hem gewonnen heeft.
law-ruling-T8 = Om de beurt delen
law-ruling-T8-text = De gedrukte regels zeggen niet wie de volgende keer deelt; met twee kan het alleen de ander zijn.
law-ruling-T9 = Je kiest welk exemplaar je speelt
law-ruling-T9-text = Heb je een kaart in de hand en dezelfde open, dan mag je allebei spelen. De open kaart spelen kan een gesloten kaart vrijmaken.
law-ruling-T10 = Zonder grote troef is zijn kolom vrij
law-ruling-T10-text = Dan kan niets de gesloten kaart in de grote kolom bedekken, dus wordt hij omgedraaid als elke andere.
law-ruling-T11 = Je wordt naar de volgorde gevraagd
law-ruling-T11-text = Altijd als er twee of meer kolommen om te draaien zijn, ook als het op hetzelfde neerkomt. Met één gaat het vanzelf.
law-ruling-T12 = Weggelegde kaarten blijven tot het eind geheim
law-ruling-T12-text = Tijdens het spel zie je alleen de punten uit slagen. De vier kaarten van de kroon komen er aan het eind bij.

# Tabellen en voorbeelden.
law-players-mu2 = 2 spelers
law-table-goals2 = Doel van de kroon
law-table-open = Open kaarten
law-table-goal = Doel
law-covered = { $count } gesloten
law-ex-mu2-auction = De vijfde kaart
law-ex-mu2-auction-ask = Jullie hebben allebei vier open kaarten van het delen. Jij begint.
law-ex-mu2-auction-so = Vier is het meeste, dus vijf mag: één kaart, in de kolom van zijn kleur.
law-ex-mu2-discard = Vier kaarten opzij
law-ex-mu2-discard-ask = Je hebt de kroon en de skat genomen. Vier kaarten uit je hand gaan naar je puntenstapel.
law-ex-mu2-discard-so = Precies vier, en alleen uit je hand: open kaarten blijven in hun kolommen.
law-ex-mu2-trump = De kolommen verhuizen
law-ex-mu2-trump-ask = Jij hebt de kroon. Tom, het schild, noemde geel: de gele kolommen zijn naar de kleine troef verhuisd. Nu noem jij de grote.
law-ex-mu2-trump-so = Een cijfer neemt alleen zijn open kaarten mee, een kleur zijn hele kolom. Wat het schild heeft genoemd, is bezet (T5).
law-ex-mu2-reveal = Welke kaart eerst?
law-ex-mu2-reveal-ask = In twee van je kolommen ligt een gesloten kaart vrij. Probeer beide volgordes.
law-ex-mu2-reveal-so = De kaart uit de grote kolom is rood. Draai je die eerst om, dan bedekt hij de rode kolom en blijft de kaart daar voorlopig verborgen.
law-ex-mu2-follow = Uit de hand of uit een kolom
law-ex-mu2-follow-ask = Tom kwam uit met troef, en rood is kleine troef. Je hebt rode kaarten in je hand en in een kolom.
law-ex-mu2-follow-so = Je mag met allebei bekennen. De open kaart maakt een gesloten kaart vrij, die na de slag wordt omgedraaid. Iets anders dan troef mag niet.
law-ex-mu2-goal = De laatste slag
law-ex-mu2-goal-ask = Elk nog één kaart. Daarna telt de kroon zijn vier weggelegde kaarten bij zijn slagen.
law-ex-mu2-goal-so = De kroon heeft zijn doel gehaald en krijgt 10 punten. Met hoeveel, maakt niet uit.
