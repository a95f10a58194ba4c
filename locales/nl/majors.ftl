# The ten major improvements: names and texts, in our own words.

card-M1 = Kookplaats
    .text = Op elk moment: groente 2, schaap 2, zwijn 2, rund 3 voedsel. Bakken: graan 2 voedsel per stuk.
card-M2 = Kookplaats
    .text = Op elk moment: groente 2, schaap 2, zwijn 2, rund 3 voedsel. Bakken: graan 2 voedsel per stuk.
card-M3 = Fornuis
    .text = Op elk moment: groente 3, schaap 2, zwijn 3, rund 4 voedsel. Bakken: graan 3 voedsel per stuk. In plaats van de leem mag je een Kookplaats teruggeven.
card-M4 = Fornuis
    .text = Op elk moment: groente 3, schaap 2, zwijn 3, rund 4 voedsel. Bakken: graan 3 voedsel per stuk. In plaats van de leem mag je een Kookplaats teruggeven.
card-M5 = Leemoven
    .text = Bakken: hoogstens 1 graan voor 5 voedsel. Je mag meteen bakken.
card-M6 = Steenoven
    .text = Bakken: hoogstens 2 graan, 4 voedsel per stuk. Je mag meteen bakken.
card-M7 = Schrijnwerkerij
    .text = Eén keer per oogst wordt 1 hout 2 voedsel. Aan het einde 1, 2 of 3 punten voor 3, 5 of 7 hout.
card-M8 = Pottenbakkerij
    .text = Eén keer per oogst wordt 1 leem 2 voedsel. Aan het einde 1, 2 of 3 punten voor 3, 5 of 7 leem.
card-M9 = Mandenmakerij
    .text = Eén keer per oogst wordt 1 riet 3 voedsel. Aan het einde 1, 2 of 3 punten voor 2, 4 of 5 riet.
card-M10 = Waterput
    .text = Leg 1 voedsel op elk van de volgende 5 rondevakken; je krijgt het aan het begin van de ronde.
