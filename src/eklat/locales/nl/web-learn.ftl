# De begeleide eerste partijen.
learn-title = Al spelend leren
learn-lead = Ga aan een oefentafel zitten. De anderen zijn bots die eenvoudig spelen, en een coach legt alles uit zodra het komt.
learn-begin = Ga zitten
learn-opening = De tafel wordt gedekt …
learn-note = Aan een oefentafel mag je zetten terugnemen en om tips vragen, en nergens wordt iets bijgehouden.
learn-coach = Coach
learn-earlier = Eerder: { $lesson }
learn-back = Terug
learn-next = Verder
learn-got-it = Begrepen
learn-any-help = Twijfel je?
learn-any-help-text = Druk hier op Tip als je aan de beurt bent: je ziet wat een sterke speler zou doen, en waarom. In het menu kun je je zet ook terugnemen.
