# Heul doch!: startpagina en nieuwe tafel.
heuldoch-start-text = Schuif je kaarten door naar de buren. En onthoud op hoeveel uien je zit.
heuldoch-start-also = Met speciale kaarten:
heuldoch-start-also-bots = tegen bots
heuldoch-start-also-friends = met uitnodiging
heuldoch-option-specials = Speciale kaarten
heuldoch-option-specials-help = Katapult, handdoek, carrousel en weerwolf doen mee: twaalf kaarten erbij.
heuldoch-option-memory_aid = Geheugensteun
heuldoch-option-memory_aid-help = Iedereen ziet hoeveel uien er in de eigen stapel liggen. Eigenlijk moet je dat onthouden.
