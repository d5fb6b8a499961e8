# Mü voor twee: startpagina en nieuwe tafel.
mu2-option-target = Doel
mu2-option-target-help = Wie het eerst zoveel punten heeft, wint. Gebruikelijk is 30.
mu2-option-colours = Kleuren
mu2-option-colours-help = Met twee spelers blijft één kleur in de doos.
mu2-option-last_trick = Laatste slag
mu2-option-last_trick-help = De laatste slag mag nog eens bekeken worden.
