# Heul doch!: startpagina en nieuwe tafel.
heuldoch-start-text = Schuif je kaarten door naar de buren. En onthoud op hoeveel uien je zit.
heuldoch-start-also = Met speciale kaarten:
heuldoch-start-also-bots = tegen bots
heuldoch-start-also-friends = met uitnodiging
heuldoch-option-specials = Speciale kaarten
heuldoch-option-specials-help = Katapult, handdoek, draaimolen en weerwolf doen mee: twaalf kaarten erbij.
heuldoch-option-memory_aid = Geheugensteun
heuldoch-option-memory_aid-help = Iedereen ziet hoeveel uien er in de eigen stapel liggen. Eigenlijk moet je dat onthouden.
heuldoch-option-first = Wie begint
heuldoch-option-first-help = Volgens de gedrukte regels de grootste huilebalk. De plaatsen tellen zoals vooraf aan tafel.
heuldoch-option-first-lot = het lot beslist
heuldoch-option-first-0 = plaats 1
heuldoch-option-first-1 = plaats 2
heuldoch-option-first-2 = plaats 3
heuldoch-option-first-3 = plaats 4
heuldoch-option-first-4 = plaats 5
heuldoch-option-first-5 = plaats 6
