# Agricola: alle woorden die iemand leest. Eigen formulering; de nummers van de regels staan in docs/rules/agricola.md.

agricola-name = Agricola

## Actievelden: een eigen naam, wat er gedrukt staat, en in één zin wat daar gebeurt.

agricola-space-B1 = Boerderij uitbreiden
    .print = Huisuitbreiding en/of stal bouwen
    .text = Bouw zoveel stallen als je wilt voor 2 hout per stuk en/of zoveel kamers als je wilt.
agricola-space-B2 = Dorpsplein
    .print = Startspeler en/of 1 kleine investering
    .text = Word startspeler; daarna mag je een kleine investering doen.
agricola-space-B3 = Graanzaad
    .print = 1 graan pakken
    .text = Pak 1 graan uit de voorraad.
agricola-space-B4 = Akkerland
    .print = 1 akker ploegen
    .text = Maak van een ongebruikt erfveld een akker.
agricola-space-B5 = Lessen
    .print = 1 ambacht
    .text = Speel een ambacht: het eerste is gratis, elk volgende kost 1 voedsel.
agricola-space-B6 = Dagloner
    .print = 2 voedsel
    .text = Pak 2 voedsel uit de voorraad.
agricola-space-B7 = Bos
    .print = 3 hout
    .text = Pak al het hout; elke ronde komt er nieuw hout bij.
agricola-space-B8 = Leemkuil
    .print = 1 leem
    .text = Pak al het leem; elke ronde komt er 1 bij.
agricola-space-B9 = Rietoever
    .print = 1 riet
    .text = Pak al het riet; elke ronde komt er 1 bij.
agricola-space-B10 = Vissen
    .print = 1 voedsel
    .text = Pak al het voedsel; elke ronde komt er 1 bij.
agricola-space-F2 = Pakhuis
    .print = Startspeler en voedsel
    .text = Word startspeler en pak het voedsel uit het pakhuis; elke ronde komt er 1 bij.
agricola-space-F5 = Stal en brood
    .print = 1 stal en/of brood bakken
    .text = Bouw één stal voor 1 hout en/of bak brood.
agricola-space-F6 = Klusjesman
    .print = 1 voedsel en 1 grondstof
    .text = Pak 1 voedsel en 1 grondstof naar keuze, of 2 voedsel als dat zo is afgesproken.
agricola-space-R1a = Zaaitijd
    .print = Zaaien en/of brood bakken
    .text = Zaai op zoveel lege akkers als je wilt en/of bak brood.
agricola-space-R1b = Investering
    .print = 1 grote of kleine investering
    .text = Doe één grote of één kleine investering.
agricola-space-R1b-family = Investering
    .print = 1 grote investering
    .text = Doe één grote investering.
agricola-space-R1c = Schapenmarkt
    .print = 1 schaap
    .text = Pak alle schapen; elke ronde komt er 1 bij.
agricola-space-R1d = Omheining
    .print = Hekken bouwen
    .text = Bouw hekken voor 1 hout per stuk; elke weide moet gesloten zijn.
agricola-space-R2a = Westelijke steengroeve
    .print = 1 steen
    .text = Pak alle stenen; elke ronde komt er 1 bij.
agricola-space-R2b = Huis verbouwen
    .print = Na 1 renovatie ook 1 investering
    .text = Renoveer je hele huis; daarna mag je één investering doen.
agricola-space-R2b-family = Huis verbouwen
    .print = Na 1 renovatie ook 1 grote investering
    .text = Renoveer je hele huis; daarna mag je één grote investering doen.
agricola-space-R2c = Kinderwens
    .print = Na 1 gezinsuitbreiding ook 1 kleine investering
    .text = Met een vrije kamer groeit je gezin met 1 gezinslid; daarna mag je een kleine investering doen.
agricola-space-R2c-family = Kinderwens
    .print = Gezinsuitbreiding
    .text = Met een vrije kamer groeit je gezin met 1 gezinslid.
agricola-space-R3a = Groentezaad
    .print = 1 groente pakken
    .text = Pak 1 groente uit de voorraad.
agricola-space-R3b = Varkensmarkt
    .print = 1 varken
    .text = Pak alle varkens; elke ronde komt er 1 bij.
agricola-space-R4a = Oostelijke steengroeve
    .print = 1 steen
    .text = Pak alle stenen; elke ronde komt er 1 bij.
agricola-space-R4b = Rundermarkt
    .print = 1 rund
    .text = Pak alle runderen; elke ronde komt er 1 bij.
agricola-space-R5a = Akkerbouw
    .print = 1 akker ploegen en/of zaaien
    .text = Ploeg een akker en zaai daarna op zoveel lege akkers als je wilt; een van beide mag je overslaan.
agricola-space-R5b = Dringende wens
    .print = 1 gezinsuitbreiding zonder plaats in huis
    .text = Je gezin groeit met 1 gezinslid, ook als er geen kamer vrij is.
agricola-space-R6a = Boerderij verbouwen
    .print = Na 1 renovatie ook hekken bouwen
    .text = Renoveer je hele huis; daarna mag je hekken bouwen.
agricola-space-G3a = Bosrand
    .print = 2 hout
    .text = Pak al het hout; elke ronde komen er 2 bij.
agricola-space-G3b = Laagte
    .print = 1 leem
    .text = Pak al het leem; elke ronde komt er 1 bij.
agricola-space-G3c = Grondstoffenmarkt
    .print = 1 grondstof pakken
    .text = Pak naar keuze 1 hout, leem, riet of steen.
agricola-space-G3d = Privélessen
    .print = 1 ambacht
    .text = Speel een ambacht voor 2 voedsel.
agricola-space-FG3d = Bouwloods
    .print = 2 grondstoffen pakken
    .text = Pak 2 verschillende grondstoffen naar keuze.
agricola-space-G4a = Kreupelhout
    .print = 1 hout
    .text = Pak al het hout; elke ronde komt er 1 bij.
agricola-space-G4b = Hakhout
    .print = 2 hout
    .text = Pak al het hout; elke ronde komen er 2 bij.
agricola-space-G4c = Geul
    .print = 2 leem
    .text = Pak al het leem; elke ronde komen er 2 bij.
agricola-space-G4d = Oevermarkt
    .print = 1 riet, 1 steen en 1 voedsel pakken
    .text = Pak 1 riet, 1 steen en 1 voedsel uit de voorraad.
agricola-space-G4e = Avondlessen
    .print = 1 ambacht
    .text = Speel een ambacht: de eerste twee kosten elk 1 voedsel, elk volgende 2.
agricola-space-FG4e = Handelspost
    .print = 2 grondstoffen pakken
    .text = Pak 2 verschillende grondstoffen naar keuze.
agricola-space-G4f = Kleinkunst
    .print = 1 voedsel
    .text = Pak al het voedsel; elke ronde komt er 1 bij.
agricola-space-G5a = Woud
    .print = 4 hout
    .text = Pak al het hout; elke ronde komen er 4 bij.
agricola-space-G5b = Ravijn
    .print = 3 leem
    .text = Pak al het leem; elke ronde komen er 3 bij.
agricola-space-G5c = Moeras
    .print = 1 riet, daarnaast 1 steen en 1 hout
    .text = Pak al het riet, en uit de voorraad 1 steen en 1 hout; elke ronde komt er 1 riet bij.
agricola-space-G5d = Dierenmarkt
    .print = Dieren pakken
    .text = Pak 1 schaap en 1 voedsel, of 1 varken, of koop 1 rund voor 1 voedsel.
agricola-space-G5e = Lessen of kinderen
    .print = 1 ambacht, of vanaf ronde 5 gezinsuitbreiding
    .text = Speel een ambacht, of laat vanaf ronde 5 je gezin groeien als er een kamer vrij is.
agricola-space-FG5e = Grondstof of kinderen
    .print = 2 grondstoffen, of vanaf ronde 5 gezinsuitbreiding
    .text = Pak 2 verschillende grondstoffen, of laat vanaf ronde 5 je gezin groeien als er een kamer vrij is.
agricola-space-G5f = Kamer of kleinkunst
    .print = 1 huisuitbreiding of kleinkunst
    .text = Bouw precies één kamer, of pak al het voedsel; elke ronde komt er 1 bij.

## De puntentelling

agricola-category-fields = Akkers
agricola-category-pastures = Weiden
agricola-category-grain = Graan
agricola-category-vegetables = Groente
agricola-category-sheep = Schapen
agricola-category-boar = Varkens
agricola-category-cattle = Runderen
agricola-category-unused_spaces = Ongebruikte erfvelden
agricola-category-fenced_stables = Omheinde stallen
agricola-category-clay_rooms = Lemen kamers
agricola-category-stone_rooms = Stenen kamers
agricola-category-persons = Gezinsleden
agricola-category-card_points = Punten op kaarten
agricola-category-bonus_points = Bonuspunten
# What the points of this row that no card gave come from.
agricola-rest-card_points = Bedelkaarten

## Fasen

agricola-phase-start_of_round = Begin van de ronde
agricola-phase-replenish = Aanvullen
agricola-phase-work = Werk
agricola-phase-return_home = Huiswaartsfase
agricola-phase-end_of_round = Einde van de ronde
agricola-phase-field = Oogst: akkerfase
agricola-phase-feeding = Oogst: voedselfase
agricola-phase-breeding = Oogst: voortplantingsfase
agricola-phase-before_scoring = Voor de puntentelling
agricola-phase-over = Het spel is afgelopen

## Vragen

agricola-prompt-place = Waar zet je een gezinslid in?
agricola-prompt-order = Welke kaart komt eerst?
agricola-prompt-choose = Wat doe je?
agricola-prompt-whether = Wil je dit gebruiken?
agricola-prompt-pay = Hoe betaal je?
agricola-prompt-goods = Welke goederen pak je?
agricola-prompt-plow = Waar ploeg je een akker?
agricola-prompt-sow = Wat zaai je, en waar?
agricola-prompt-bake = Waarmee bak je brood?
agricola-prompt-room = Waar bouw je de kamer?
agricola-prompt-rooms = Waar bouw je een kamer?
agricola-prompt-stable = Waar bouw je de stal?
agricola-prompt-stables = Waar bouw je een stal?
agricola-prompt-fences = Welke erfvelden omhein je?
agricola-prompt-renovate = Renoveer je je huis?
agricola-prompt-grow = Groeit je gezin?
agricola-prompt-occupation = Welk ambacht speel je?
agricola-prompt-minor = Welke kleine investering doe je?
agricola-prompt-improvement = Welke investering kies je?
agricola-prompt-keep = Niet alle dieren passen: welke blijven?
agricola-prompt-feed = Hoeveel voedsel betaal je voor je gezin?
agricola-prompt-breed = Welke jongen houd je?

## Mogelijkheden van een keuze

agricola-option-use = gebruiken
agricola-option-take = pakken wat er ligt
agricola-option-start_player = startspeler worden
agricola-option-goods = goederen pakken
agricola-option-plow = ploegen
agricola-option-sow = zaaien
agricola-option-bake = brood bakken
agricola-option-room = een kamer bouwen
agricola-option-rooms = kamers bouwen
agricola-option-stable = een stal bouwen
agricola-option-stables = stallen bouwen
agricola-option-fences = hekken bouwen
agricola-option-renovate = renoveren
agricola-option-grow = gezinsuitbreiding
agricola-option-occupation = een ambacht spelen
agricola-option-minor = een kleine investering doen
agricola-option-improvement = een investering doen

agricola-house-wood = houten huis
agricola-house-clay = lemen huis
agricola-house-stone = stenen huis

## Zetten

agricola-move-place = Gezinslid inzetten: { $space }
agricola-move-choose = Kiezen: { $option }
agricola-move-first = { $card } komt eerst
agricola-move-plow = Akker ploegen op { $cell }
agricola-move-sow = { $crop } zaaien op { $cell }
agricola-move-sow-card = { $crop } zaaien op { $card }
agricola-move-room = Kamer bouwen op { $cell }
agricola-move-stable = Stal bouwen op { $cell }
agricola-move-fence = Omheinen: { $cells }
agricola-move-renovate = Renoveren tot { $to }
agricola-move-grow = Gezinsuitbreiding
agricola-move-bake = { $grain } graan bakken met { $with }
agricola-move-bake-get = { $grain } graan bakken met { $with }, levert { $get }
agricola-move-improve = Investering: { $card }
agricola-move-improve-returns = Investering: { $card }, met teruggave van { $returns }
agricola-move-occupation = Ambacht spelen: { $card }
agricola-move-take = { $goods } pakken
agricola-move-exchange = { $give } ruilen met { $with }
agricola-move-exchange-get = { $give } ruilen voor { $get } met { $with }
agricola-move-exchange-raw = { $give } omzetten in { $get }
    .plain = { $give } omzetten in voedsel
agricola-move-release = { $animals } vrijlaten
agricola-move-keep = { $animals } houden
agricola-move-pay = Betalen op manier { $option }
agricola-move-pay-cost = { $cost } betalen
agricola-move-feed = { $food } voedsel betalen
agricola-move-breed = Jongen: { $young }
agricola-move-done = Klaar

## Wat er gebeurde. De notitie is de korte vorm voor het einde van een regel.

agricola-event-round_began = Ronde { $round }: { $space }
agricola-event-placed = { $seat } zet een gezinslid in: { $space }.
agricola-event-gained = { $seat } krijgt { $goods }.
    .note = +{ $goods }
agricola-event-paid = { $seat } betaalt { $goods }.
    .note = −{ $goods }
agricola-event-put_on_rounds = Voor { $seat } ligt op rondevelden telkens { $goods } klaar, voor het eerst in ronde { $first }.
    .note = vanaf ronde { $first } elke ronde { $goods }
agricola-event-start_player = { $seat } heeft de startspelerpion.
    .note = startspeler
agricola-event-plowed = { $seat } ploegt een akker op { $cell }.
agricola-event-sowed = { $seat } zaait { $crop } op { $cell }.
agricola-event-sowed-card = { $seat } zaait { $crop } op { $card }.
agricola-event-baked = { $seat } bakt { $grain } graan met { $with }.
agricola-event-built_room = { $seat } bouwt een kamer op { $cell }.
agricola-event-built_stable = { $seat } bouwt een stal op { $cell }.
agricola-event-built_fences =
    { $fences ->
        [one] { $seat } bouwt 1 hek om { $cells }.
       *[other] { $seat } bouwt { $fences } hekken om { $cells }.
    }
agricola-event-renovated = { $seat } renoveert, nu: { $to }.
agricola-event-grew = Het gezin van { $seat } groeit.
agricola-event-occupation = { $seat } speelt het ambacht { $card }.
agricola-event-improved = { $seat } heeft de investering { $card }.
agricola-event-handed_back = { $seat } geeft { $card } terug.
agricola-event-passed_on = { $seat } geeft { $card } door.
agricola-event-exchanged = { $seat } zet { $give } om in { $get }.
agricola-event-released = { $seat } geeft { $animals } terug.
    .note = { $animals } vrijgelaten
agricola-event-went_home = Iedereen gaat naar huis.
agricola-event-harvest_began = Oogst na ronde { $round }
agricola-event-harvested = { $seat } oogst { $goods }.
agricola-event-fed =
    { $begging ->
        [0] { $seat } voedt het gezin met { $food } voedsel.
        [one] { $seat } betaalt { $food } voedsel en neemt 1 bedelkaart.
       *[other] { $seat } betaalt { $food } voedsel en neemt { $begging } bedelkaarten.
    }
    .note =
    { $begging ->
        [0] { "" }
        [one] 1 bedelkaart
       *[other] { $begging } bedelkaarten
    }
agricola-event-bred = { $seat } krijgt jongen: { $young }.
agricola-event-game_over = Het spel is afgelopen.

## Waarom iets niet kan

agricola-why-not-asked = Nu beslist iemand anders.
agricola-why-over = Het spel is afgelopen.
agricola-why-other-question = Dat is geen antwoord op de vraag die nu gesteld is.
agricola-why-not-in-play = Dit actieveld is niet in het spel: het hoort bij een ander spel of een latere ronde.
agricola-why-occupied = Op dit actieveld staat al iemand.
agricola-why-empty = Op dit actieveld ligt niets.
agricola-why-too-dear = Dat kun je niet betalen.
agricola-why-no-room-site = Daar is geen plaats voor een kamer: die heeft een ongebruikt erfveld naast een van je kamers nodig.
agricola-why-no-field-site = Daar is geen plaats voor een akker: die heeft een ongebruikt erfveld nodig, naast je andere akkers als je die hebt.
agricola-why-no-stable-site = Daar is geen plaats voor een stal, of alle 4 stallen zijn gebouwd.
agricola-why-no-empty-field = Daar is een lege akker voor nodig.
agricola-why-no-seed = Daarvan heb je niets om te zaaien.
agricola-why-no-oven = Je hebt geen investering waarmee je nu zoveel brood kunt bakken.
agricola-why-no-grain = Zoveel graan heb je niet om te bakken.
agricola-why-no-pasture = Met je hout en hekken valt er niets te omheinen.
agricola-why-not-one-area = Deze erfvelden vormen geen aaneengesloten gebied, of er staat een hek tussen.
agricola-why-fence-blocked = In een weide mag geen kamer of akker liggen.
agricola-why-fence-nothing-new = Deze erfvelden zijn al een weide.
agricola-why-fence-apart = Een nieuwe weide moet aan je weiden grenzen.
agricola-why-fence-pieces = Zoveel hekken heb je niet meer.
agricola-why-stone-house = Zo kun je je huis niet renoveren.
agricola-why-full-family = Je gezin heeft al 5 gezinsleden.
agricola-why-no-free-room = Je hebt meer kamers dan gezinsleden nodig.
agricola-why-too-early = Daarvoor is het nog te vroeg in het spel.
agricola-why-no-occupation = Je hebt geen ambacht in je hand.
agricola-why-no-improvement = Je kunt nu geen investering doen.
agricola-why-no-such-card = Deze kaart is niet in je hand en niet te koop.
agricola-why-condition = Aan de voorwaarde van de kaart is niet voldaan.
agricola-why-no-goods = Deze goederen heb je niet, of je kunt ze hier niet kiezen.
agricola-why-no-exchange = Deze ruil is nu niet mogelijk.
agricola-why-committed = Dan kun je niet meer doen waaraan je begonnen bent.
agricola-why-no-place-for-animals = Voor deze dieren is geen plaats.
agricola-why-animals-fit = Al je dieren hebben een plaats.
agricola-why-food-amount = Zoveel voedsel heb je niet of ben je niet verschuldigd.
agricola-why-no-young = Er zijn geen twee ouders, of er is geen plaats voor de jongen.
agricola-why-part-closed = Dit deel van de actie is voorbij.
agricola-why-not-optional = Hier moet je eerst iets doen.

## De tafel in de browser

agricola-table-home = Je boerderij
agricola-table-look-at = Boerderij van { $who } bekijken
agricola-table-skip-home = Naar je boerderij
agricola-table-shelf = Kaarten
agricola-table-begging =
    { $n ->
        [one] 1 bedelkaart
       *[other] { $n } bedelkaarten
    }
agricola-table-cells-how = Kies een van de verlichte plekken op je boerderij.
agricola-table-always = Altijd
agricola-table-for-players = Met { $n } spelers
agricola-table-on-cards = Op kaarten
agricola-table-rounds = Rondekaarten
agricola-table-round-card-hidden = De kaart van ronde { $round } is nog verborgen.
agricola-table-needs = Voorwaarde: { $needs }.
agricola-table-passing = Gaat daarna naar je linkerbuur.
agricola-table-held-count = tot nu toe: { $n }
agricola-table-held-round = laatst gebruikt in ronde { $round }
agricola-table-held-rounds = in de ronden { $rounds }
agricola-table-held-space = op { $space }
agricola-table-held-animals = erop: { $animals }
agricola-table-held-coming = ronde { $round }: { $n } hekken
agricola-table-need-occupation =
    { $n ->
        [one] 1 ambacht
       *[other] { $n } ambachten
    }
agricola-table-need-improvement =
    { $n ->
        [one] 1 investering
       *[other] { $n } investeringen
    }
agricola-table-need-planted_field =
    { $n ->
        [one] 1 bezaaide akker
       *[other] { $n } bezaaide akkers
    }
agricola-table-need-grain_field =
    { $n ->
        [one] 1 graanakker
       *[other] { $n } graanakkers
    }
agricola-table-need-vegetable_field =
    { $n ->
        [one] 1 groenteakker
       *[other] { $n } groenteakkers
    }
agricola-table-need-animal =
    { $n ->
        [one] 1 dier
       *[other] { $n } dieren
    }
agricola-table-need-oven =
    { $n ->
        [one] 1 oven
       *[other] { $n } ovens
    }
agricola-table-need-no_occupation = geen ambacht
agricola-table-need-round = uiterlijk ronde { $n }
agricola-table-cards = Kaarten
agricola-table-kind-occupation = Ambacht
agricola-table-kind-minor = Kleine investering
agricola-table-kind-major = Grote investering
agricola-table-cards-in-hand =
    { $n ->
        [one] 1 handkaart
       *[other] { $n } handkaarten
    }
agricola-table-tab-pack = Om uit te kiezen
agricola-table-tab-hand = Hand
agricola-table-card-nowhere = Geen actieveld waar deze kaart wordt gespeeld, kan nu gekozen worden.
agricola-table-card-where = Kies een van de omlijnde actievelden: daar kan deze kaart worden gespeeld.
agricola-table-tab-play = Voor je
agricola-table-tab-majors = Grote investeringen
agricola-table-sort = Hand gesorteerd op
agricola-table-sort-dealt = zoals gedeeld
agricola-table-sort-name = naam
agricola-table-sort-price = prijs
agricola-table-owned-by = Is van { $who }.
agricola-table-rooms =
    { $n ->
        [one] 1 kamer
       *[other] { $n } kamers
    }
agricola-table-persons =
    { $n ->
        [one] 1 gezinslid
       *[other] { $n } gezinsleden
    }
agricola-table-fences-left =
    { $n ->
        [one] nog 1 hek
       *[other] nog { $n } hekken
    }
agricola-table-stables-left =
    { $n ->
        [one] nog 1 stal
       *[other] nog { $n } stallen
    }
agricola-table-harvest-after = Oogst na ronde { $round }
agricola-table-farm-rooms =
    { $rooms ->
        [one] { $house } met 1 kamer op { $cells }
       *[other] { $house } met { $rooms } kamers op { $cells }
    }
agricola-table-farm-empty-fields =
    { $n ->
        [one] lege akker op { $cells }
       *[other] lege akkers op { $cells }
    }
agricola-table-farm-sown = akker op { $cell } met { $goods }
agricola-table-farm-stables =
    { $n ->
        [one] stal op { $cells }
       *[other] stallen op { $cells }
    }
agricola-table-farm-pasture = weide op { $cells } voor { $capacity } dieren
agricola-table-plot-empty = vrije plek
agricola-table-plot-room = kamer
agricola-table-plot-stable = stal
agricola-table-plot-field = akker
agricola-table-plot-pasture = weide
agricola-table-mark-cell = Markeren voor een weide
agricola-table-fence-how = Markeer de plekken van één weide op je boerderij, of sleep eroverheen. Je hebt { $wood } hout en { $fences } hekken.
agricola-table-fence-count =
    { $n ->
        [one] 1 hek
       *[other] { $n } hekken
    }
agricola-table-fence-price = { $n } van je { $have } hout
agricola-table-pasture =
    { $n ->
        [one] Weide { $cells }: plaats voor { $capacity } dieren
       *[other] Weide van { $n } plekken ({ $cells }): plaats voor { $capacity } dieren
    }
agricola-table-sow-how = Klik op je akkers, of tel hier.
agricola-table-left = nog { $n }
agricola-table-bake-total = { $grain } graan voor { $food } voedsel; nog { $left } graan
agricola-table-bake-rate = elk { $food } voedsel
agricola-table-feed-beg =
    { $n ->
        [one] 1 bedelkaart nemen (−3 punten)
       *[other] { $n } bedelkaarten nemen (elk −3 punten)
    }
agricola-table-keep = Houden
agricola-table-give-back = teruggeven
agricola-table-keep-how = Wat je niet houdt, gaat terug.
agricola-table-keep-cook = Wat je niet houdt, gaat terug; je mag eerst dieren koken.
agricola-table-take = Nemen
agricola-table-pay = Betalen
agricola-table-young = Jongen:
agricola-table-no-young = geen jongen
agricola-table-release = vrijlaten
agricola-table-in-play = Kaarten in het spel
agricola-table-your-hand = Je hand
agricola-table-hand-counts =
    { $occupations ->
        [one] 1 ambacht
       *[other] { $occupations } ambachten
    }, { $minors ->
        [one] 1 kleine investering
       *[other] { $minors } kleine investeringen
    }
agricola-table-majors-left = nog { $n }
agricola-table-later =
    { $n ->
        [one] nog 1 kaart
       *[other] nog { $n } kaarten
    }
agricola-read-get = Je krijgt
agricola-read-then = dan heb je { $goods }
agricola-read-cards-add = Door kaarten
agricola-read-stage = Fase
agricola-read-stage-n = Fase { $stage }
agricola-read-price-room = Een kamer
agricola-read-price-stable = Een stal
agricola-read-price-renovate = Renovatie
agricola-read-payable = dat kun je betalen
agricola-read-taken = { $space } (bezet)
agricola-read-owner = Van
agricola-read-where = Te spelen op
agricola-read-round = Ronde { $round }
agricola-read-face-down = fase { $stage }, nog gedekt
agricola-read-one-of =
    { $n ->
        [one] Het kan alleen deze kaart zijn:
       *[other] Het is een van deze { $n } kaarten:
    }
agricola-read-waits = ligt hier klaar
agricola-read-later = De rondekaarten van de latere fasen. Binnen een fase kent niemand de volgorde.
agricola-table-plan = Wat je op je boerderij zet
agricola-table-plan-how = Klik op plekken van je boerderij; alles wat gepland is, gebeurt tegelijk.
agricola-table-plan-plow = Akker
agricola-table-plan-room = Kamer
agricola-table-plan-stable = Stal
agricola-table-plan-sow = Zaaien
agricola-leave-whether = Nee, liever niet
agricola-leave-choose = Niets meer
agricola-leave-plow = Geen akker
agricola-leave-sow = Niets meer zaaien
agricola-leave-bake = Geen brood bakken
agricola-leave-room = Geen kamer
agricola-leave-rooms = Geen kamers meer
agricola-leave-stable = Geen stal
agricola-leave-stables = Geen stallen meer
agricola-leave-fences = Geen hekken meer
agricola-leave-renovate = Niet renoveren
agricola-leave-grow = Geen gezinsuitbreiding
agricola-leave-occupation = Geen ambacht
agricola-leave-minor = Geen kleine investering
agricola-leave-improvement = Geen investering
agricola-leave-hand_back = Niets teruggeven
agricola-leave-discard = Niets weggeven
agricola-leave-mulligan = Deze hand houden
agricola-leave-pay = Niet betalen
agricola-leave-goods = Niets nemen
agricola-leave-breed = Geen jongen
agricola-deed-feed = Gezin voeden
agricola-deed-sow = Zaaien
agricola-deed-bake = Brood bakken
agricola-deed-fences = Omheinen
agricola-deed-plow = Ploegen
agricola-deed-rooms = Bouwen
agricola-deed-stables = Bouwen
agricola-deed-room = Bouwen
agricola-deed-stable = Bouwen
agricola-deed-renovate = Renoveren
agricola-deed-occupation = Kaart spelen
agricola-deed-minor = Kaart spelen
agricola-deed-improvement = Investering nemen
agricola-deed-keep = Deze houden

## Een nieuw spel

agricola-form-mode = { ui-mode }
agricola-form-mode-family = { ui-mode-family }
    .how = zonder handkaarten
agricola-form-mode-full = { ui-mode-full }
    .how = met ambachten en kleine investeringen
agricola-form-decks = Kaarten
agricola-form-decks-E = Deck E, het deck om mee te beginnen
agricola-form-decks-I = Deck I, meer met elkaar
agricola-form-decks-K = Deck K, voor kenners
agricola-form-variant = Delen
agricola-form-variant-none = 7 van elk
agricola-form-variant-three_for_one = drie voor één ruilen
agricola-form-variant-ten_for_seven = 7 van de 10 houden
agricola-form-variant-mulligan = één keer een hele nieuwe hand
agricola-form-variant-draft = Om de beurt kiezen
agricola-form-banned = Kaarten die niet meedoen
agricola-form-edition = Waar de uitgaven verschillen
agricola-form-edition-de = Duitse eerste uitgave
agricola-form-edition-nl = Nederlandse uitgave
agricola-form-family_day_labourer = De klusjesman krijgt
agricola-form-family_day_labourer-resource = 1 voedsel en 1 grondstof
agricola-form-family_day_labourer-food = 2 voedsel
