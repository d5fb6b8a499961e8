# Mü voor twee in de terminal; wat hier niet staat, heet als in Mü.
mu2-term-bar-side = Kroon { $who }
mu2-term-bar-chief = groot { $trump }
mu2-term-bar-vice = klein { $trump }
mu2-term-bar-no-trump = geen grote troef
mu2-term-column-big = groot
mu2-term-column-small = klein
mu2-term-column-super = super
mu2-term-head-won = { $points } punten
mu2-term-label-trick = Slag
mu2-term-basket-discard = { $count } van { $needed } kaarten gekozen.
mu2-term-help-moves = Zetten: pass, bid R6 R2, discard R1 R2 R3 R4, trump R, trump none, reveal R, play G7. Een kaart alleen wordt gespeeld.
mu2-term-sign-down = dichte kaart van een kolom
mu2-term-intro = Kroon tegen schild, met open kaarten in kolommen en geheimen eronder.
mu2-term-rules =
    Voor ieder liggen zes kolommen: vier kleuren, grote en kleine troef, met open en dichte kaarten.
    Eerst wordt er geboden: leg handkaarten open neer, of pas.
    Wie meer kaarten open heeft is de kroon, bij gelijke stand wie er het eerst was; de ander is het schild.
    De kroon neemt vier kaarten op en legt er vier uit de hand weg; die tellen aan het eind voor de kroon.
    Het schild noemt de kleine troef, de kroon de grote, die sterker is.
    Je speelt uit je hand en uit je kolommen. Bekennen is verplicht.
    Ligt er in een kolom niets meer open, dan wordt de dichte kaart omgedraaid.
    Een kaart is zoveel punten waard als er tekens op staan.
    Haalt de kroon het doel, dan krijgt de kroon 10 punten, anders het schild 5.
    Wie het eerst 30 heeft, wint de partij.
