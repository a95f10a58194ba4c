# Agricola: alle woorden die iemand leest. Eigen formulering; de nummers van de regels staan in docs/rules/agricola.md.

agricola-name = Agricola

## Actievelden: de naam, en in één zin wat daar gebeurt.

agricola-space-B1 = Huisuitbreiding en/of stal bouwen
    .short = Kamers, stallen
    .text = Bouw zoveel kamers als je wilt en/of zoveel stallen als je wilt voor 2 hout per stuk.
agricola-space-B2 = Startspeler en/of 1 kleine investering
    .short = Startspeler, investering
    .text = Word startspeler; daarna mag je een kleine investering doen.
agricola-space-B3 = 1 graan pakken
    .short = 1 graan
    .text = Pak 1 graan uit de voorraad.
agricola-space-B4 = 1 akker ploegen
    .text = Maak van een ongebruikt veld een akker.
agricola-space-B5 = 1 ambacht
    .text = Speel een ambacht: het eerste is gratis, elk volgende kost 1 voedsel.
agricola-space-B6 = Dagloner
    .text = Pak 2 voedsel uit de voorraad.
agricola-space-B7 = 3 hout
    .text = Pak al het hout; elke ronde komen er 3 bij, in het solospel 2.
agricola-space-B8 = 1 leem
    .text = Pak al het leem; elke ronde komt er 1 bij.
agricola-space-B9 = 1 riet
    .text = Pak al het riet; elke ronde komt er 1 bij.
agricola-space-B10 = Vissen
    .text = Pak al het voedsel; elke ronde komt er 1 bij.
agricola-space-F2 = Startspeler en pakhuis
    .short = Startspeler, pakhuis
    .text = Word startspeler en pak het voedsel uit het pakhuis; elke ronde komt er 1 bij.
agricola-space-F5 = 1 stal en/of brood bakken
    .short = 1 stal, bakken
    .text = Bouw één stal voor 1 hout en/of bak brood.
agricola-space-F6 = Dagloner
    .text = Pak 1 voedsel en 1 grondstof naar keuze.
agricola-space-R1a = Zaaien en/of brood bakken
    .short = Zaaien, bakken
    .text = Zaai op zoveel lege akkers als je wilt en/of bak brood.
agricola-space-R1b = 1 investering
    .short = Investering
    .text = Doe één grote of één kleine investering.
agricola-space-R1c = 1 schaap
    .text = Pak alle schapen; elke ronde komt er 1 bij.
agricola-space-R1d = Hekken bouwen
    .text = Bouw hekken voor 1 hout per stuk; elke weide moet gesloten zijn.
agricola-space-R2a = 1 steen
    .text = Pak alle stenen; elke ronde komt er 1 bij.
agricola-space-R2b = Renovatie, daarna 1 investering
    .short = Renovatie, investering
    .text = Renoveer je hele huis; daarna mag je één investering doen.
agricola-space-R2c = Gezinsuitbreiding, daarna 1 kleine investering
    .short = Gezin, investering
    .text = Met een vrije kamer groeit je gezin met één persoon; daarna mag je een kleine investering doen.
agricola-space-R3a = 1 groente pakken
    .short = 1 groente
    .text = Pak 1 groente uit de voorraad.
agricola-space-R3b = 1 varken
    .text = Pak alle varkens; elke ronde komt er 1 bij.
agricola-space-R4a = 1 steen
    .text = Pak alle stenen; elke ronde komt er 1 bij.
agricola-space-R4b = 1 rund
    .text = Pak alle runderen; elke ronde komt er 1 bij.
agricola-space-R5a = 1 akker ploegen en/of zaaien
    .short = Ploegen, zaaien
    .text = Ploeg een akker en zaai daarna op zoveel lege akkers als je wilt; een van beide mag je overslaan.
agricola-space-R5b = Gezinsuitbreiding zonder plaats
    .short = Gezin zonder plaats
    .text = Je gezin groeit met één persoon, ook als er geen kamer vrij is.
agricola-space-R6a = Renovatie, daarna hekken
    .short = Renovatie, hekken
    .text = Renoveer je hele huis; daarna mag je hekken bouwen.
agricola-space-G3a = 2 hout
    .text = Pak al het hout; elke ronde komen er 2 bij.
agricola-space-G3b = 1 leem
    .text = Pak al het leem; elke ronde komt er 1 bij.
agricola-space-G3c = 1 grondstof pakken
    .short = 1 grondstof
    .text = Pak naar keuze 1 hout, leem, riet of steen.
agricola-space-G3d = 1 ambacht
    .text = Speel een ambacht voor 2 voedsel.
agricola-space-FG3d = 2 grondstoffen pakken
    .short = 2 grondstoffen
    .text = Pak 2 verschillende grondstoffen naar keuze.
agricola-space-G4a = 1 hout
    .text = Pak al het hout; elke ronde komt er 1 bij.
agricola-space-G4b = 2 hout
    .text = Pak al het hout; elke ronde komen er 2 bij.
agricola-space-G4c = 2 leem
    .text = Pak al het leem; elke ronde komen er 2 bij.
agricola-space-G4d = 1 riet, 1 steen en 1 voedsel pakken
    .short = Riet, steen, voedsel
    .text = Pak 1 riet, 1 steen en 1 voedsel uit de voorraad.
agricola-space-G4e = 1 ambacht
    .text = Speel een ambacht: de eerste twee kosten elk 1 voedsel, elk volgende 2.
agricola-space-FG4e = 2 grondstoffen pakken
    .short = 2 grondstoffen
    .text = Pak 2 verschillende grondstoffen naar keuze.
agricola-space-G4f = Kleinkunst
    .text = Pak al het voedsel; elke ronde komt er 1 bij.
agricola-space-G5a = 4 hout
    .text = Pak al het hout; elke ronde komen er 4 bij.
agricola-space-G5b = 3 leem
    .text = Pak al het leem; elke ronde komen er 3 bij.
agricola-space-G5c = 1 riet, plus 1 steen en 1 hout
    .short = Riet, steen, hout
    .text = Pak al het riet, en uit de voorraad 1 steen en 1 hout; elke ronde komt er 1 riet bij.
agricola-space-G5d = Dieren pakken
    .text = Pak 1 schaap en 1 voedsel, of 1 varken, of koop 1 rund voor 1 voedsel.
agricola-space-G5e = 1 ambacht of gezinsuitbreiding
    .short = Ambacht, gezin
    .text = Speel een ambacht, of laat vanaf ronde 5 je gezin groeien als er een kamer vrij is.
agricola-space-FG5e = 2 grondstoffen of gezinsuitbreiding
    .short = Grondstof, gezin
    .text = Pak 2 verschillende grondstoffen, of laat vanaf ronde 5 je gezin groeien als er een kamer vrij is.
agricola-space-G5f = 1 kamer of kleinkunst
    .short = 1 kamer, kleinkunst
    .text = Bouw precies één kamer, of pak al het voedsel; elke ronde komt er 1 bij.

## De puntentelling

agricola-category-fields = Akkers
agricola-category-pastures = Weiden
agricola-category-grain = Graan
agricola-category-vegetables = Groente
agricola-category-sheep = Schapen
agricola-category-boar = Varkens
agricola-category-cattle = Runderen
agricola-category-unused_spaces = Ongebruikte velden
agricola-category-fenced_stables = Omheinde stallen
agricola-category-clay_rooms = Lemen kamers
agricola-category-stone_rooms = Stenen kamers
agricola-category-persons = Gezinsleden
agricola-category-card_points = Punten op kaarten
agricola-category-bonus_points = Bonuspunten

## Fasen

agricola-phase-start_of_round = Begin van de ronde
agricola-phase-replenish = Aanvullen
agricola-phase-work = Werk
agricola-phase-return_home = Naar huis
agricola-phase-end_of_round = Einde van de ronde
agricola-phase-field = Oogst: akkers
agricola-phase-feeding = Oogst: voeding
agricola-phase-breeding = Oogst: voortplanting
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
agricola-prompt-fences = Welke velden omhein je?
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
agricola-move-exchange-raw = { $give } omzetten in voedsel
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
agricola-event-put_on_rounds = Vanaf ronde { $first } ligt er elke ronde { $goods } klaar voor { $seat }.
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
agricola-why-not-in-play = Dit veld is niet in het spel: het hoort bij een ander spel of een latere ronde.
agricola-why-occupied = Op dit veld staat al iemand.
agricola-why-empty = Op dit veld ligt niets.
agricola-why-too-dear = Dat kun je niet betalen.
agricola-why-no-room-site = Daar is geen plaats voor een kamer: die heeft een ongebruikt veld naast een van je kamers nodig.
agricola-why-no-field-site = Daar is geen plaats voor een akker: die heeft een ongebruikt veld nodig, naast je andere akkers als je die hebt.
agricola-why-no-stable-site = Daar is geen plaats voor een stal, of alle 4 stallen zijn gebouwd.
agricola-why-no-empty-field = Dat is geen lege akker.
agricola-why-no-seed = Daarvan heb je niets om te zaaien.
agricola-why-no-oven = Je hebt geen investering waarmee je nu zoveel brood kunt bakken.
agricola-why-no-grain = Zoveel graan heb je niet om te bakken.
agricola-why-no-pasture = Met je hout en hekken valt er niets te omheinen.
agricola-why-not-one-area = Deze velden vormen geen aaneengesloten gebied, of er staat een hek tussen.
agricola-why-fence-blocked = In een weide mag geen kamer of akker liggen.
agricola-why-fence-nothing-new = Deze velden zijn al een weide.
agricola-why-fence-apart = Een nieuwe weide moet aan je weiden grenzen.
agricola-why-fence-pieces = Zoveel hekken heb je niet meer.
agricola-why-stone-house = Zo kun je je huis niet renoveren.
agricola-why-full-family = Je gezin heeft al 5 personen.
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
