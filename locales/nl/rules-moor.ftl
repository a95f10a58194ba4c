# Het veen: wat nieuw is, om aan tafel na te lezen, in eigen woorden, en wat een zinsnede op een kaart betekent. Getallen: docs/rules/moor.md.

## Hoofdstukken

agricola-help-moor = Wat nieuw is in het veen
    .text =
        Alles van Agricola geldt. Maar je erf is niet meer leeg: er liggen 5 bostegels en 3 veentegels op, bij elke speler anders. In de oogst moet je ook stoken, en wie kou lijdt, wordt ziek. Er is een vierde dier, het paard.

        Bos en veen ruim je met speciale acties. Daarvoor heb je geen gezinslid nodig, maar ze kosten een beurt.

        Op niveau 1 heeft niemand kaarten in de hand. Op niveau 2 heeft ieder 7 kleine investeringen. Op niveau 3 speel je het volledige spel, met 7 ambachten, 3 kleine investeringen uit het basisspel en 4 uit het veen. In ronde 1 is het nieuwe actieveld altijd „Investering”.
agricola-help-tiles = Bos en veen
    .text =
        Een erfveld met een bos- of veentegel kun je niet omheinen, bebouwen of ploegen, en er kunnen geen dieren staan. Het geldt als gebruikt en kost dus geen punt.

        „Turf steken” haalt een veen weg en levert 3 brandstof op. „Bomen vellen” haalt een bos weg en levert 2 hout op. „Platbranden” maakt van een bos een akker, die aan je andere akkers moet grenzen, als je die hebt.

        Sommige kaarten leggen een bos op een andere tegel. Dan telt alleen de bovenste, en je haalt elke tegel apart weg.
agricola-help-special = Speciale acties
    .text =
        In je beurt zet je een gezinslid in, of je pakt een kaart met speciale acties en doet een van haar acties. Voor een speciale actie moet ten minste een van je gezinsleden nog thuis zijn; het blijft daar en kan later werken.

        Wie een kaart in een ronde als eerste gebruikt, pakt haar gratis en legt haar open voor zich. Een andere speler mag haar daar weghalen voor 2 voedsel, dat naar de algemene voorraad gaat; dan ligt ze dicht en kan niemand haar in deze ronde nog gebruiken. Een kaart die voor je ligt, gebruik je nooit nog een keer.

        De Paardenmarkt levert een paard op, de Arbeidsmarkt voedsel. Op de Zwarte markt betaal je 1 brandstof en doe je een kleine investering, bij Zwartwerk betaal je 1 brandstof en 1 voedsel en koop je een grote; de kaart zelf betaal je zoals altijd. Aan het einde van de ronde gaan alle kaarten terug.

        Met twee en drie spelers zijn er 2 kaarten met speciale acties, met vier spelers 3 en met vijf spelers 4.
agricola-help-heating = Brandstof en stoken
    .text =
        In de voedselfase van elke oogst heeft je huis 1 brandstof per kamer nodig: in een lemen huis in totaal 1 minder, in een stenen huis in totaal 2 minder. Hoeveel gezinsleden je hebt, maakt niet uit.

        Op elk moment kan 1 hout 1 brandstof worden. Brandstof wordt nooit hout.

        Voor elke brandstof die je niet betaalt, wordt een van je gezinsleden ziek. Je mag minder betalen dan je zou kunnen. Na de laatste oogst levert een ziek gezinslid maar 1 punt op in plaats van 3.
agricola-help-illness = Ziekte en de Ziekenboeg
    .text =
        Een ziek gezinslid kan in de volgende ronde maar één ding doen: naar de Ziekenboeg gaan. Daar wordt het gezond, en jij krijgt 1 voedsel. In de ronde daarna werkt het weer zoals altijd.

        In de Ziekenboeg mag elk aantal gezinsleden van alle spelers staan. Ook gezonde mogen erheen en leveren ook 1 voedsel op.

        Ook een ziek gezinslid thuis staat je speciale acties toe. Zieker dan ziek wordt niemand: ontbreekt er meer brandstof dan je gezinsleden hebt, dan heeft dat geen gevolgen.
agricola-help-horses = Paarden
    .text =
        Paarden houd je zoals andere dieren, en ze krijgen net zo jongen. Voedsel worden ze alleen met de Paardenslagerij, de Kooknis en een paar kleine investeringen.

        Bij de puntentelling levert elk paard 1 punt op, zonder grens. Geen paard hebben kost 1 punt. Kaarten met paarden in hun naam zijn geen paarden.
agricola-help-stacks = Grote investeringen in stapels
    .text =
        Er zijn 24 grote investeringen in 12 stapels van twee. Alleen de bovenste kaart is te koop; daarna is de kaart eronder te koop.

        Een teruggegeven Kookplaats of Fornuis komt weer op de eigen stapel en bedekt wat daar ligt. Kaarten waarvan staat dat ze uit het spel gaan, komen niet terug.

        Een kleine investering die in de plaats van een grote komt, telt als allebei.
agricola-help-moor_scoring = Puntentelling in het veen
    .text =
        Alles telt zoals in Agricola. Daarbij levert elk paard 1 punt op, en geen paard kost er 1. Een ziek gezinslid levert 1 punt op in plaats van 3. Erfvelden met bos- of veentegels gelden als gebruikt.

        Vlak voor de puntentelling mag je nog hout in brandstof omzetten, als een kaart van jou die telt.
agricola-help-moor_solo = Alleen in het veen
    .text =
        Alle tien kaarten met speciale acties liggen in de stapel, en je kent altijd de volgende. Aan het begin van een ronde wordt er een omgedraaid als er geen open ligt. Een open kaart uit de ronde ervoor mag je in plaats daarvan onder de stapel leggen en de volgende omdraaien.

        Eén keer per ronde mag je de open kaart voor een van haar acties gebruiken; dan gaat ze uit het spel. Voor 2 voedsel blijft ze, en mag je haar een tweede keer gebruiken. Is de stapel leeg, dan komt de laatst gebruikte kaart terug. Op niveau 1 en 2 ligt er nooit voedsel op „Pakhuis”.

        De doelen zijn 65 punten op niveau 1, 70 op niveau 2 en 72 op niveau 3.
agricola-help-fire = Variant: vuur maken
    .text =
        Met deze variant werkt een Kookplaats, een Fornuis, een Paardenslagerij of een Kooknis pas als het vuur brandt. Dat kost één keer 1 brandstof, op elk moment.

        Wie een kaart verbetert waarvan het vuur brandt, krijgt een kaart waarvan het vuur brandt. Brandt het nog niet, dan moet ook het vuur van de nieuwe kaart nog worden aangestoken.

## Zinsneden op kaarten

agricola-phrase-fuel = brandstof
    .text = Daarmee stook je en betaal je sommige speciale acties. Op elk moment wordt 1 hout 1 brandstof. Brandstof is geen grondstof en geen voedsel.
agricola-phrase-visible = zichtbaar
    .text = De bovenste tegel op een erfveld. Tegels eronder tellen niet.
agricola-phrase-forest_tile = bostegel
    .text = Een tegel op je erf. Met het actieveld Bos heeft hij niets te maken.
agricola-phrase-moor_tile = veentegel
    .text = De andere kant van een bostegel. Met „Turf steken” raak je hem kwijt.
agricola-phrase-special_action = speciale actie
    .text = Een van zeven acties waarvoor je geen gezinslid nodig hebt. Een kaart die over actievelden of gezinsleden gaat, bedoelt ze niet.
agricola-phrase-sick = ziek
    .text = Een gezinslid dat in de oogst kou heeft geleden. In de volgende ronde kan het alleen naar de Ziekenboeg.
agricola-phrase-at_home = thuis
    .text = Een gezinslid van jou dat in deze ronde nog niet is ingezet.
agricola-phrase-upgrade = telt ook als grote investering
    .text = De kaart kwam in de plaats van een grote investering. Voor voorwaarden telt ze als grote en als kleine, maar slechts één keer waar alle investeringen worden geteld.
agricola-phrase-leaves_game = uit het spel
    .text = De kaart komt niet terug; niemand kan haar opnieuw kopen.
