# Terugkijken, het einde van een spel, en wat erop kan volgen.

## Terugkijken

ui-course = Het verloop van het spel
ui-round-back = Eén ronde terug
ui-round-forward = Eén ronde vooruit
ui-last = Naar de laatste zet
ui-play = Afspelen
ui-pause = Pauzeren
ui-speed = Snelheid
ui-show-home = Wiens bord te zien is
ui-share-moment = Link naar deze zet
ui-to-result = Naar de uitslag
ui-curve = Verwachte punten
ui-curve-how = wat iedereen aan het eind kon verwachten, aan het begin van elke ronde
ui-curve-later = Als het spel voorbij is, zie je hier wat iedereen kon verwachten.
ui-curve-of = { $who } van { $from } tot { $to }
ui-review-soon = Het spel wordt doorgenomen: { $percent } %
ui-move-best = De beste zet.
ui-move-below = { $n } punten onder de beste zet.
ui-choices = Waaruit gekozen kon worden
ui-choices-how = Met hoeveel punten men aan het eind zou voorstaan, zoals een sterke bot het ziet.
ui-choices-how-alone = Hoeveel punten men aan het eind zou hebben, zoals een sterke bot het ziet.
ui-chosen = gekozen
ui-keys-back = Terugkijken
ui-key-move = één zet terug of vooruit
ui-key-round = één ronde terug of vooruit
ui-key-play = afspelen, pauzeren
ui-key-continue = vanaf hier verder spelen
ui-key-now = terug naar nu of naar de uitslag

## Vanaf een moment verder spelen

ui-continue = Vanaf hier verder spelen
ui-continue-how = Na zet { $number } begint een nieuw spel. Dit blijft zoals het is.
ui-continue-hidden = Wat je in dit spel niet kunt weten, wordt daar opnieuw verdeeld.
ui-continue-seat = Jij speelt
ui-continue-others = De anderen zijn
ui-continue-same = bots, even sterk als tot nu toe
ui-continue-here = mensen aan dit scherm
ui-continue-begin = Beginnen

## Het einde van een spel

ui-end = Het spel is voorbij
ui-end-ahead =
    { $n ->
        [one] met één punt voorsprong
       *[other] met { $n } punten voorsprong
    }
ui-look-at-home = Het bord van { $who } van dichtbij bekijken
ui-end-of-whom = Wiens momenten en kaarten
ui-count-again = Nog eens tellen
ui-brought = Wat de punten opleverde
ui-rematch = Revanche
ui-play-again = Nog eens spelen
ui-rematch-waits = Naar de revanche
ui-look-back = Terugkijken
ui-share = Delen
ui-moment-best-title = Beste moment
ui-moment-worst-title = Duurste moment
ui-moment-best = { $who } koos ‘{ $chosen }’: { $n } meer waard dan ‘{ $other }’.
ui-moment-best-mine = Je koos ‘{ $chosen }’: { $n } meer waard dan ‘{ $other }’.
ui-moment-worst = { $who } koos ‘{ $chosen }’; ‘{ $other }’ was { $n } meer waard.
ui-moment-worst-mine = Je koos ‘{ $chosen }’; ‘{ $other }’ was { $n } meer waard.
ui-moment-look = Bekijken
ui-moment-try = Opnieuw proberen
ui-moment-none = Geen zet viel op: niets veel beter, niets veel slechter.
ui-hurry = Nu zetten
