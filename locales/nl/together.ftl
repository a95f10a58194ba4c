# Samen: voor het spel, meedoen, tekens, terugnemen, bots als vervanger.

## Voor het spel

ui-lobby-title = De tafel van { $who }
ui-lobby-listed = wacht op medespelers
ui-lobby-taken = { $taken } van { $seats } plaatsen bezet
ui-lobby-invite = Uitnodigen
ui-lobby-invite-how = Geef je vrienden deze code of stuur ze de link.
ui-lobby-code = Code van dit spel
ui-lobby-qr = De link als QR-code
ui-lobby-camera = Richt de camera van een telefoon hierop.
ui-lobby-no-account = Een account is niet nodig: een gast kiest alleen een naam.
ui-lobby-agreed = Het spel
ui-lobby-agreed-how = Zo is het bij het maken afgesproken.
ui-lobby-start = Spel starten
ui-lobby-waits-host = Het spel begint als { $who } het start.
ui-lobby-free =
    { $n ->
        [one] 1 plaats is nog vrij. Iemand kan er later gaan zitten; tot dan wacht het spel als die plaats aan de beurt is.
       *[other] { $n } plaatsen zijn nog vrij. Iemand kan er later gaan zitten; tot dan wacht het spel als ze aan de beurt zijn.
    }
ui-lobby-you = jij
ui-lobby-host = nodigt uit
ui-lobby-here = is er
ui-lobby-waiting = vrij
ui-lobby-use = Wie speelt er op plaats { $n }
ui-lobby-use-open = Iemand die meedoet
ui-lobby-sit-here = Hier zitten
ui-lobby-get-up = Opstaan
ui-lobby-free-seat = Plaats vrijmaken
ui-lobby-watching = Je kijkt toe. Neem een vrije plaats als je wilt meespelen.

## Meedoen

ui-join-title = Je bent uitgenodigd
ui-join-how = Hoe zullen we je noemen?
ui-join-sit = Gaan zitten
ui-join-watch = Toekijken
ui-join-full = Alle plaatsen zijn bezet. Je kunt toekijken.
ui-join-running = Het spel is al bezig; er is een plaats vrij.
ui-name-save = Zo heten

## Tekens

ui-say = Iets zeggen
ui-pane-say = Zeggen
ui-signal-hello = Hallo!
ui-signal-moment = Een ogenblikje
ui-signal-well-played = Goed gespeeld!
ui-signal-your-turn = Jij bent aan de beurt
ui-signal-thanks = Dank je!
ui-signal-said = { $who }: { $what }

## Toekijken en vervangen

ui-watching = Je kijkt toe.
ui-watching-free = Je kijkt toe. Er is een plaats vrij.
ui-stand-in = Een bot speelt voor jou.
ui-stand-in-back = Zelf verder spelen
ui-stand-in-for = bot voor { $who }
ui-take-over-sure = Vanaf nu speelt een bot verder voor { $who }. Dat kan ongedaan worden gemaakt: de plaats blijft van { $who }.
ui-take-over-own = Vanaf nu speelt een bot verder voor jou. Je kunt altijd terugkomen.
ui-take-over-yes = Een bot laten spelen
ui-take-over-no = Nee, laat maar
ui-open-seat = Vrijmaken voor iemand

## Terugnemen

ui-undo-ask = Vragen om terug te nemen
ui-undo-ask-turn = Vragen om de hele beurt
ui-take-back-wish = { $who } wil terugnemen:
ui-take-back-own = Jij wilt terugnemen:
ui-take-back-waits = { $who } moet het goedvinden.
ui-take-back-more = … en wat eruit voortkwam
ui-take-back-yes = Goedvinden
ui-take-back-no = Nee
ui-take-back-refused = Het wordt niet teruggenomen.

## Terugkijken

ui-looking-back-over = Je kijkt terug; het spel is afgelopen.

## Toetsen

ui-skip = Springen naar
ui-key-rules = de regels
ui-key-game = dit spel: plaatsen, uitnodiging, verslag
