# Het veen: alle woorden die iemand leest, behalve die van de kaarten. Eigen woorden; de nummers van de regels staan in docs/rules/moor.md.

## De ziekenboeg

agricola-space-IN = Ziekenboeg
    .print = 1 voedsel, en 1 gezinslid wordt gezond
    .text = Pak 1 voedsel. Is het gezinslid dat hier komt ziek, dan wordt het weer gezond. Hier mag elk aantal gezinsleden van alle spelers staan.

agricola-category-horses = Paarden

## Speciale acties

agricola-action-CP = Turf steken
    .text = Haal een zichtbare veentegel van je erf; je krijgt 3 brandstof.
agricola-action-SB = Platbranden
    .text = Ruil een bostegel voor een akker op hetzelfde erfveld; die moet aan je andere akkers grenzen, als je die hebt, en onder het bos mag geen tegel liggen.
agricola-action-FT = Bomen vellen
    .text = Haal een zichtbare bostegel van je erf; je krijgt 2 hout.
agricola-action-HM = Paardenmarkt
    .text = Pak 1 paard; op de kaarten voor twee en voor vijf spelers kost het 1 voedsel.
agricola-action-JM = Arbeidsmarkt
    .text = Pak 1 voedsel; op de kaart voor drie spelers is het 2 voedsel.
agricola-action-BM = Zwarte markt
    .text = Betaal 1 brandstof en doe een kleine investering; haar prijs en voorwaarde gelden zoals altijd.
agricola-action-IW = Zwartwerk
    .text = Betaal 1 brandstof en 1 voedsel en koop een grote investering voor de gewone prijs.

## Kaarten met speciale acties

agricola-card-S1 = Turf steken / Platbranden / Bomen vellen
agricola-card-S2 = Paardenmarkt / Arbeidsmarkt / Zwarte markt / Zwartwerk
agricola-card-S3 = Turf steken / Platbranden / Paardenmarkt
agricola-card-S4 = Bomen vellen / Arbeidsmarkt / Zwarte markt / Zwartwerk
agricola-card-S5 = Arbeidsmarkt / Zwarte markt / Zwartwerk
agricola-card-S6 = Bomen vellen / Paardenmarkt
agricola-card-S7 = Zwarte markt / Zwartwerk
agricola-card-S8 = Paardenmarkt
agricola-card-S9 = Turf steken / Platbranden
agricola-card-S10 = Bomen vellen / Arbeidsmarkt

## Vragen

agricola-prompt-special = Welke speciale actie doe je?
agricola-prompt-clear = Welke tegel haal je van je erf?
agricola-prompt-burn = Welke tegel wordt een akker?
agricola-prompt-extend = Waar groeit het erf?
agricola-prompt-lodge = Welk van je dieren staat op de kaart van de andere speler?
agricola-prompt-lay = Waar leg je het?
agricola-prompt-heat = Hoeveel brandstof betaal je om te stoken?
agricola-prompt-last_fuel = Hoeveel hout verstook je voor de puntentelling?
agricola-prompt-save_special = Betaal je 2 voedsel zodat de kaart met speciale acties open blijft?
agricola-prompt-swap_special = Leg je de open kaart met speciale acties onder de stapel en draai je de volgende om?
agricola-prompt-major = Welke grote investering koop je?

agricola-leave-special = Geen speciale actie
agricola-leave-clear = Geen tegel weghalen
agricola-leave-burn = Geen akker
agricola-leave-extend = Het erf niet uitbreiden
agricola-leave-lodge = Geen dier daarheen
agricola-leave-lay = Niets leggen
agricola-leave-last_fuel = Geen hout meer verstoken
agricola-leave-save_special = Nee, die gaat weg
agricola-leave-swap_special = Nee, die blijft open
agricola-leave-major = Geen grote investering

agricola-option-major = een grote investering doen
agricola-option-special = een speciale actie doen
agricola-option-clear = een tegel van het erf halen
agricola-option-lay = iets op het erf leggen

agricola-tile-forest = bos
agricola-tile-moor = veen

## Zetten

agricola-move-special = Speciale actie: { $action }
agricola-move-clear = De tegel op { $cell }
agricola-move-lay = Op { $cell } leggen
agricola-move-heat = { $fuel } brandstof betalen

## Wat er gebeurde

agricola-event-special = { $seat } doet een speciale actie: { $action }.
agricola-event-special_shown = Kaart met speciale acties: { $card }
agricola-event-cleared = { $seat } haalt een tegel van { $cell }: { $tile }.
agricola-event-tile_laid = { $seat } legt een tegel op { $cell }: { $tile }.
agricola-event-field_laid = { $seat } heeft een nieuwe akker op { $cell }.
agricola-event-marked = { $seat } bezet het erfveld { $cell } voorgoed.
agricola-event-space_added = { $seat } breidt het erf uit met het veld { $cell }.
agricola-event-heated =
    { $sick ->
        [0] { $seat } stookt met { $fuel } brandstof.
        [one] { $seat } stookt met { $fuel } brandstof, en 1 gezinslid wordt ziek.
       *[other] { $seat } stookt met { $fuel } brandstof, en { $sick } gezinsleden worden ziek.
    }
    .note =
    { $sick ->
        [0] { "" }
        [one] 1 gezinslid wordt ziek
       *[other] { $sick } gezinsleden worden ziek
    }
agricola-event-healed = Een gezinslid van { $seat } is weer gezond.
    .note = weer gezond
agricola-event-lit = { $seat } maakt vuur: { $card }.

## Waarom iets niet kan

agricola-why-bedridden = Al je gezinsleden thuis zijn ziek: ze kunnen alleen naar de Ziekenboeg.
agricola-why-special-taken = Deze kaart met speciale acties is niet te krijgen: ze ligt voor je, ligt dicht of doet in dit spel niet mee.
agricola-why-not-on-special = Deze speciale actie staat niet op deze kaart.
agricola-why-no-tile = Daar is geen passende tegel of geen vrij erfveld voor.
agricola-why-fuel-amount = Dat is meer brandstof dan je hebt of nodig hebt.
agricola-why-unlit = Het vuur van deze investering brandt nog niet.
