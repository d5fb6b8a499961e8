# De redenen van de clubspeler bij Mü.
club-mu-only = Iets anders kon niet.
club-mu-pass-weak = Mijn kaarten beloven te weinig om hier te leiden, dus ik houd ze verborgen.
club-mu-pass-ahead = Ik leid met { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
  }, en een hoger doel kost meer dan het oplevert.
club-mu-pass-enough = Voor meer beloven mijn kaarten te weinig, en meer laten zien hoef ik niet.
club-mu-pass-eklat = { $who } kwam gelijk op { $points ->
    [one] 1 kaart
   *[other] { $points } kaarten
  } en zou voor het schandaal betalen, dus ik laat het gebeuren.
club-mu-pass-and-pay = Hoger gaan zou me meer kosten dan het schandaal bij { $points ->
    [one] 1 kaart
   *[other] { $points } kaarten
  }, dus ik betaal.
club-mu-push = { $who } laat te veel van één soort zien: ook met kans op een schandaal bij { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
  } moet het moeilijker worden.
club-mu-bid = Als ik { $trump-kind ->
    [none] zonder troef speel
   *[other] { $trump } noem
  }, acht ik het doel voor { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
  } haalbaar.
club-mu-raise = Ik leid al, maar als ik { $trump-kind ->
    [none] zonder troef speel
   *[other] { $trump } noem
  }, is de bonus voor { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
  } het hogere doel waard.
club-mu-show = Ik blijf met opzet onder het hoogste bod: { $card } laat { $who } alleen zien wat ik heb.
club-mu-escape = Een schandaal bij { $points ->
    [one] 1 kaart
   *[other] { $points } kaarten
  } zou me duur komen te staan, dus ga ik één hoger en wil ik { $trump-kind ->
    [none] zonder troef spelen
   *[other] { $trump } noemen
  }.
club-mu-trump = Als ik { $trump } noem, mag mijn kant het meest verwachten: ik heb { $number ->
    [one] 1 zo'n kaart
   *[other] { $number } van zulke kaarten
  }, en de bonus klopt.
club-mu-no-trump = Mijn hoge kaarten winnen ook zonder troef, en dat geeft de grootste bonus.
club-mu-vice-trump = Als vice-chef noem ik { $trump }: ik heb { $number ->
    [one] 1 zo'n kaart
   *[other] { $number } van zulke kaarten
  }, en dat maakt het de chef moeilijker.
club-mu-partner = { $number ->
    [one] De kaart voor { $who } helpt
   *[other] De { $number } kaarten voor { $who } helpen
  } mijn troeven het meest.
club-mu-partner-blind = Niemand die ik mag kiezen laat iets zien; { $who } is zo goed als ieder ander.
club-mu-call = { $card } is de sterkste kaart die ik mis; wie hem heeft, wordt mijn partner.
club-mu-draw-trumps = { $card } trekt troeven, zodat de anderen er minder overhouden om ons te storen.
club-mu-lead-top = { $card } zou deze slag moeten winnen.
club-mu-lead-friend = Ik speel { $card } naar mijn kant toe: in { $chance } van de 100 gevallen is de slag van ons.
club-mu-lead-safe = { $card } kan best verliezen, maar alles bij elkaar kom ik met niets liever uit.
club-mu-take = { $card } verslaat wat er ligt{ $points ->
    [0] , en ik wil hierna uitkomen
    [one] , en ik neem het punt mee
   *[other] , en { $points } punten zijn het waard
  }.
club-mu-trump-in = Ik kan niet bekennen en troef met { $card }{ $points ->
    [0] , om hierna uit te komen
    [one] {" "}voor 1 punt
   *[other] {" "}voor { $points } punten
  }.
club-mu-feed = { $who } hoort bij mijn kant en heeft de slag tot nu toe, dus leg ik de punten van { $card } erbij.
club-mu-throw-away = Tot nu toe heeft { $who } de slag, en { $card } is het minste wat ik kan verliezen.
club-mu-spare = Tot nu toe heeft { $who } de slag; { $card } kost me punten, maar wat ik houd is later meer waard.
club-mu-keep = { $card } geeft geen punten weg, en mijn andere kaarten houd ik liever.

# De redenen van de beginner.
novice-mu-only = Iets anders kon niet.
novice-mu-escape = We zijn gelijk met { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
  }, en ik wil geen schandaal.
novice-mu-ahead = Ik leid al, dat is dapper genoeg voor mij.
novice-mu-pass = Ik zou graag { $trump } troef maken, maar niet graag genoeg om meer te leggen.
novice-mu-bid = Ik zou graag { $trump } troef maken, en dat laat ik zien.
novice-mu-trump = Ik maak { $trump } troef: met { $number ->
    [one] 1 zo'n kaart
   *[other] { $number } van zulke kaarten
  } bevalt me dat het best van alles wat ik mag noemen.
novice-mu-call = { $card } is hoog en niet van mij, dus die roep ik.
novice-mu-partner = { $who } heeft van wie ik mag kiezen het meest gelegd: { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
  }.
novice-mu-partner-blind = Niemand die ik mag kiezen heeft iets gelegd, dus neem ik { $who }.
novice-mu-lead = { $card } is de hoogste kaart waarmee ik zonder troef kan uitkomen.
novice-mu-lead-trump = Ik heb alleen troeven om mee uit te komen, dus de hoogste: { $card }.
novice-mu-gift = { $who } wint voor ons, dus { $card } gaat mee.
novice-mu-take = { $card } is net genoeg om dit te winnen.
novice-mu-cheap = Dit kan ik niet winnen, dus geef ik { $card }, dat is goedkoop.

# Die van de waaghals.
daredevil-mu-even = Niemand gaat verder, dus kom ik gelijk met { $who } op { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
  }: eens kijken wie er knippert.
daredevil-mu-wait = { $who } en ik staan gelijk op { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
  }, en ik knipper niet.
