# Heul doch! in de terminal.
heuldoch-term-bar-draw = nog { $count } te trekken
heuldoch-term-bar-onions = jouw uien: { $count }
heuldoch-term-line-piles = Bovenop ligt: { $tops }
heuldoch-term-line-onions = Jouw stapel: { $onions }
heuldoch-term-line-draw = Te trekken: { $cards }
heuldoch-term-pile-count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
heuldoch-term-head-count = hand: { $count }
heuldoch-term-choose-for = { $card }: waarheen?
heuldoch-term-choice-lay-own = op je eigen stapel
heuldoch-term-choice-lay = op de stapel van { $who }
heuldoch-term-choice-onion = als ui
heuldoch-term-choice-towel = ruilen met { $who }
heuldoch-term-choice-carousel-left = naar links
heuldoch-term-choice-carousel-right = naar rechts
heuldoch-term-choice-catapult = afschieten
heuldoch-term-choice-werewolf = loslaten
heuldoch-term-column-onions = uien
heuldoch-term-column-dead = waardeloos
heuldoch-term-column-lost = verloren
heuldoch-term-sheet-tie = { $shared ->
    [yes] Evenveel punten, en evenveel verloren aan uien ({ $lost }): de winst wordt gedeeld.
   *[no] Evenveel punten: wie meer aan uien verloor, wint ({ $lost }).
}
heuldoch-term-no-tricks = Heul doch! heeft geen slagen en geen troeven.
heuldoch-term-command = : begint een regel, zoals :lay D3 1 · :onion D3 · :hulp
heuldoch-term-foot-onion = ui
heuldoch-term-help-moves = Zetten: lay D3 1 (op de stapel van plaats 1), onion D3 (dicht op je eigen), en de speciale kaarten: catapult, towel 2, carousel left, werewolf. In plaats van de plaats mag ook de naam.
heuldoch-term-help-colon-what = een zet typen: lay D3 1, onion D3
heuldoch-term-help-o-what = de kaart als ui leggen, dicht
heuldoch-term-sign-fits = hier past de opgetilde kaart
heuldoch-term-sign-onion = ui: een dichte kaart
heuldoch-term-sign-special = speciale kaart
heuldoch-term-intro = Hoge getallen op je eigen stapel tellen voor jou, maar wat bij je buur past, is van je buur.
heuldoch-term-rules =
    Iedereen heeft een stapel en vier kaarten in de hand. Wie aan de beurt is legt er één en pakt er één bij.
    Open past een kaart op een stapel met hetzelfde getal of dezelfde kleur.
    Past hij links of rechts van je, dan moet hij daarheen; past hij bij beide, dan kies je.
    Alleen als hij bij geen van beide buren past, mag hij op je eigen stapel.
    Elke kaart kan ook als ui dicht op je eigen stapel; daarop mag jij alles leggen.
    Op de ui van een ander mag niets.
    Aan het eind tellen je open kaarten hun getal.
    Het aantal van je uien is het getal dat bij jou niets telt; vanaf acht zijn het de zevens, en het aantal uien min zeven.
    Wie de meeste punten heeft, wint. Bij gelijke stand wint wie meer aan uien verloor.
heuldoch-term-commands = slag=last loep=lens trick=last
