# Caverna: alle woorden die iemand leest. Eigen bewoordingen; de regelnummers staan in docs/rules/caverna.md.

caverna-name = Caverna

## Actievelden: de naam, en in één of twee zinnen wat daar gebeurt.

caverna-space-ruby_mining = Robijnwinning
    .text = Neem alle robijnen, en 1 extra als je een robijnmijn hebt.
caverna-space-housework = Huisvlijt
    .text = Neem een hond en/of richt een grot in.
caverna-space-slash_and_burn = Platbranden
    .text = Leg een tegel weide/akker, zaai daarna; één van beide mag vervallen.
caverna-space-drift_mining = Gangenbouw
    .text = Neem alle stenen; daarna mag je een tegel grot/gang leggen.
caverna-space-excavation = Uitgraving
    .text = Neem alle stenen; daarna mag je een tegel met een grot en naar keuze een gang of een tweede grot leggen.
caverna-space-starting_player = Startspeler
    .text = Neem de startspelersteen voor de volgende ronde, al het voedsel en 2 erts; vanaf vier spelers 1 robijn in plaats van het erts.
caverna-space-logging = Houtkap
    .text = Neem al het hout; daarna mag de dwerg op een expeditie van niveau 1.
caverna-space-supplies = Bevoorrading
    .text = Neem 1 hout, 1 steen, 1 erts, 1 voedsel en 2 goud.
caverna-space-ore_mining = Ertswinning
    .text = Neem al het erts, en 2 extra voor elke ertsmijn van jou.
caverna-space-wood_gathering = Hout sprokkelen
    .text = Neem al het hout.
caverna-space-clearing = Ontginning
    .text = Neem al het hout; daarna mag je een tegel weide/akker leggen.
caverna-space-sustenance = Levensonderhoud
    .text = Neem alles wat hier ligt (tot drie spelers ook 1 graan); daarna mag je een tegel weide/akker leggen.
caverna-space-strip_mining = Dagbouw
    .text = Neem alles wat hier ligt, en 2 hout.
caverna-space-imitation_4 = Nabootsing voor 4 voedsel
    .text = Betaal 4 voedsel en gebruik een veld waar een dwerg van een ander staat.
caverna-space-forest_exploration = Bosverkenning
    .text = Neem al het hout en 1 groente; vanaf vier spelers 2 voedsel in plaats van de groente.
caverna-space-imitation_2 = Nabootsing voor 2 voedsel
    .text = Betaal 2 voedsel en gebruik een veld waar een dwerg van een ander staat.
caverna-space-growth = Aanwas
    .text = Neem ofwel 1 hout, 1 steen, 1 erts, 1 voedsel en 2 goud, of laat je familie groeien.
caverna-space-depot = Depot
    .text = Neem al het hout en erts.
caverna-space-small_scale_drift_mining = Kleine gangenbouw
    .text = Neem 1 steen en/of leg een tegel grot/gang.
caverna-space-weekly_market = Weekmarkt
    .text = Neem 4 goud; daarna mag je verschillende goederen kopen, van elk één.
caverna-space-hardware_rental = Gereedschapsverhuur
    .text = Met zes of zeven spelers neem je eerst 2 hout; dan een expeditie van niveau 2; dan zaaien. De expeditie of het zaaien mag vervallen.
caverna-space-fence_building = Hekken bouwen
    .text = Neem al het hout; daarna mag je hekken bouwen.
caverna-space-drift_mining_extra = Gangenbouw (tweede veld)
    .text = Neem alle stenen; daarna mag je een tegel grot/gang leggen.
caverna-space-imitation_1 = Nabootsing voor 1 voedsel
    .text = Betaal 1 voedsel en gebruik een veld waar een dwerg van een ander staat.
caverna-space-large_depot = Groot depot
    .text = Neem al het hout, erts en alle stenen.
caverna-space-imitation_0 = Gratis nabootsing
    .text = Gebruik een veld waar een dwerg van een ander staat.
caverna-space-extension = Uitbreiding
    .text = Leg ofwel weide/akker en neem 1 hout, of leg grot/gang en neem 1 steen.
caverna-space-blacksmithing = Smeedkunst
    .text = Smeed een wapen, daarna een expeditie van niveau 3; één van beide mag vervallen.
caverna-space-ore_mine_construction = Ertsmijn bouwen
    .text = Bedek twee aangrenzende gangen met een ertsmijn en neem 3 erts, daarna een expeditie van niveau 2; één van beide mag vervallen.
caverna-space-sheep_farming = Schapenfokkerij
    .text = Eerst mag je hekken en/of een stal bouwen; neem daarna alle schapen.
caverna-space-wish_for_children = Kinderwens
    .text = Laat ofwel je familie groeien, of richt een woning in.
caverna-space-donkey_farming = Ezelfokkerij
    .text = Eerst mag je hekken en/of een stal bouwen; neem daarna alle ezels.
caverna-space-ruby_mine_construction = Robijnmijn bouwen
    .text = Bouw een robijnmijn, ofwel op een gang, of op een diepe gang, wat 1 robijn oplevert.
caverna-space-exploration = Verkenning
    .text = Ga op een expeditie van niveau 4.
caverna-space-family_life = Gezinsleven
    .text = Laat je familie groeien en/of zaai.
caverna-space-ore_delivery = Ertslevering
    .text = Neem alle stenen en al het erts, en 2 erts voor elke ertsmijn van jou.
caverna-space-urgent_wish_for_children = Dringende kinderwens
    .text = Richt ofwel een woning in, waarna je familie mag groeien, of neem 3 goud.
caverna-space-adventure = Avontuur
    .text = Smeed een wapen, daarna twee expedities van niveau 1 na elkaar; één van beide mag vervallen.
caverna-space-ore_trading = Ertshandel
    .text = Tot driemaal toe: 2 erts voor 2 goud en 1 voedsel.
caverna-space-ruby_delivery = Robijnlevering
    .text = Neem alle robijnen, en 1 extra als je ten minste twee robijnmijnen hebt.

## Landschapstegels

caverna-tile-meadow = weide
caverna-tile-field = akker
caverna-tile-tunnel = gang
caverna-tile-cavern = grot
caverna-tile-meadow_field = weide/akker
caverna-tile-cavern_tunnel = grot/gang
caverna-tile-cavern_cavern = grot/grot

## Inrichtingstegels

caverna-tile-dwelling = Woning
    .text = Plaats voor 1 dwerg.
caverna-tile-simple_dwelling_42 = Eenvoudige woning (4 hout, 2 steen)
    .text = Plaats voor 1 dwerg.
caverna-tile-simple_dwelling_33 = Eenvoudige woning (3 hout, 3 steen)
    .text = Plaats voor 1 dwerg.
caverna-tile-mixed_dwelling = Gemengde woning
    .text = Plaats voor 1 dwerg en voor 2 boerderijdieren van één soort.
caverna-tile-couple_dwelling = Tweepersoonswoning
    .text = Plaats voor 2 dwergen.
caverna-tile-additional_dwelling = Extra woning
    .text = Plaats voor je zesde dwerg, en voor geen andere.
caverna-tile-cuddle_room = Knuffelkamer
    .text = Biedt plaats aan zoveel schapen als je dwergen hebt.
caverna-tile-breakfast_room = Ontbijtkamer
    .text = Biedt plaats aan 3 runderen.
caverna-tile-stubble_room = Stoppelkamer
    .text = Elke lege akker van jou biedt plaats aan 1 boerderijdier.
caverna-tile-work_room = Werkkamer
    .text = Je mag ook gangen en diepe gangen inrichten.
caverna-tile-guest_room = Logeerkamer
    .text = Waar een veld „ofwel … of” zegt, mag je beide doen; bij Uitbreiding één keer per spel.
caverna-tile-office_room = Kantoor
    .text = Je dubbele tegels mogen over de rand van het bord steken; elke keer levert dat 2 goud op.
caverna-tile-carpenter = Timmerman
    .text = Inrichtingen en elke actie hekken bouwen kosten jou 1 hout minder.
caverna-tile-stone_carver = Steenhouwer
    .text = Meteen 2 steen. Inrichtingen en stallen kosten jou 1 steen minder.
caverna-tile-blacksmith = Smid
    .text = Meteen 2 erts. Wapens kosten jou 2 erts minder.
caverna-tile-miner = Mijnwerker
    .text = Aan het begin van elke ronde 1 erts voor elke ezel in een ertsmijn.
caverna-tile-builder = Bouwmeester
    .text = Bij elke inrichting mag 1 erts 1 hout vervangen, en nog 1 erts 1 steen.
caverna-tile-trader = Handelaar
    .text = Op elk moment: 2 goud voor 1 hout, 1 steen en 1 erts. Komt op je onderdelenopslag.
caverna-tile-wood_supplier = Houtleverancier
    .text = Aan het begin van elk van de volgende 7 rondes krijg je 1 hout.
caverna-tile-stone_supplier = Steenleverancier
    .text = Aan het begin van elk van de volgende 5 rondes krijg je 1 steen.
caverna-tile-ruby_supplier = Robijnleverancier
    .text = Aan het begin van elk van de volgende 4 rondes krijg je 1 robijn.
caverna-tile-dog_school = Hondenschool
    .text = Bij elke hond die je krijgt, komt 1 hout.
caverna-tile-quarry = Steengroeve
    .text = Telkens als bij jou een ezel geboren wordt, neem je 1 steen.
caverna-tile-seam = Ertsader
    .text = Bij elke steen die je krijgt, komt 1 erts.
caverna-tile-slaughtering_cave = Slachtgrot
    .text = Elk boerderijdier dat je in voedsel omzet, geeft 1 voedsel meer.
caverna-tile-cooking_cave = Kookgrot
    .text = Op elk moment: 1 graan en 1 groente voor 5 voedsel.
caverna-tile-working_cave = Werkgrot
    .text = Bij elke voeding mag 1 hout, 1 steen of 2 erts één dwerg voeden.
caverna-tile-mining_cave = Mijnbouwgrot
    .text = Bij elke voeding heb je 1 voedsel minder nodig voor elke ezel in een mijn.
caverna-tile-breeding_cave = Fokgrot
    .text = Als er dieren geboren worden: 1, 2, 3 of 5 voedsel voor 1, 2, 3 of 4 jongen.
caverna-tile-peaceful_cave = Vredesgrot
    .text = Op elk moment: lever een wapen in voor zoveel voedsel als het sterk is.
caverna-tile-weaving_parlor = Weefkamer
    .text = Meteen 1 voedsel per schaap. Aan het einde 1 punt per 2 schapen.
caverna-tile-milking_parlor = Melkkamer
    .text = Meteen 1 voedsel per rund. Aan het einde 1 punt per rund.
caverna-tile-state_parlor = Pronkkamer
    .text = Meteen 2 voedsel per woning ernaast. Aan het einde 4 punten voor elk daarvan.
caverna-tile-hunting_parlor = Jachtkamer
    .text = Op elk moment: 2 varkens voor 2 goud en 2 voedsel.
caverna-tile-beer_parlor = Bierkamer
    .text = Op elk moment: 2 graan voor 3 goud of voor 4 voedsel.
caverna-tile-blacksmithing_parlor = Smeedkamer
    .text = Op elk moment: 1 robijn en 1 erts voor 2 goud en 1 voedsel.
caverna-tile-stone_storage = Steenopslag
    .text = Aan het einde 1 punt per steen.
caverna-tile-ore_storage = Ertsopslag
    .text = Aan het einde 1 punt per 2 erts.
caverna-tile-spare_part_storage = Onderdelenopslag
    .text = Op elk moment: 1 hout, 1 steen en 1 erts voor 2 goud. Komt op je handelaar.
caverna-tile-main_storage = Hoofdopslag
    .text = Aan het einde 2 punten voor elke gele tegel van jou, deze inbegrepen.
caverna-tile-weapon_storage = Wapenopslag
    .text = Aan het einde 3 punten per gewapende dwerg.
caverna-tile-supplies_storage = Proviandopslag
    .text = Aan het einde 8 punten als al je dwergen gewapend zijn.
caverna-tile-broom_chamber = Bezemkast
    .text = Aan het einde 5 punten met 5 dwergen, 10 met 6.
caverna-tile-treasure_chamber = Schatkamer
    .text = Aan het einde 1 punt per robijn.
caverna-tile-food_chamber = Voorraadkamer
    .text = Aan het einde 2 punten per paar van graan en groente, ook die op akkers.
caverna-tile-prayer_chamber = Gebedskamer
    .text = Aan het einde 8 punten als geen van je dwergen gewapend is.
caverna-tile-writing_chamber = Schrijfkamer
    .text = Aan het einde worden tot 7 verliespunten kwijtgescholden.
caverna-tile-fodder_chamber = Voederkamer
    .text = Aan het einde 1 punt per 3 boerderijdieren.

## Wat expedities opleveren

caverna-item-all_weapons = alle wapens +1
caverna-item-dog = 1 hond
caverna-item-wood = 1 hout
caverna-item-grain = 1 graan
caverna-item-sheep = 1 schaap
caverna-item-stone = 1 steen
caverna-item-donkey = 1 ezel
caverna-item-vegetable = 1 groente
caverna-item-ore = 2 erts
caverna-item-boar = 1 varken
caverna-item-gold = 2 goud
caverna-item-furnish = een grot inrichten
caverna-item-stable = een gratis stal
caverna-item-tunnel = een enkele gang
caverna-item-small_pasture = een kleine omheinde weide voor 1 hout
caverna-item-cattle = 1 rund
caverna-item-large_pasture = een grote omheinde weide voor 2 hout
caverna-item-meadow = een enkele weide
caverna-item-dwelling = een woning voor 2 hout en 2 steen
caverna-item-field = een enkele akker
caverna-item-sow = zaaien
caverna-item-cavern = een enkele grot
caverna-item-breed = tot 2 diersoorten fokken

## Het scoreblok

caverna-category-animals = Dieren en honden
caverna-category-missing_types = Ontbrekende boerderijdieren
caverna-category-grain = Graan
caverna-category-vegetables = Groente
caverna-category-rubies = Robijnen
caverna-category-dwarfs = Dwergen
caverna-category-unused_spaces = Ongebruikte velden
caverna-category-furnishings = Punten op inrichtingen
caverna-category-pastures = Omheinde weiden
caverna-category-mines = Mijnen
caverna-category-bonus = Bonuspunten
caverna-category-gold = Goud
caverna-category-begging = Bedelfiches
caverna-category-forgiven = Kwijtgescholden verliezen

## Fasen en oogsten

caverna-phase-reveal = Begin van de ronde
caverna-phase-protect = Goederen beschermen
caverna-phase-refill = Aanvullen
caverna-phase-work = Werk
caverna-phase-return_home = Naar huis
caverna-phase-harvest_choice = Oogst: de gebeurtenis
caverna-phase-fields = Oogst: akkers
caverna-phase-feeding = Oogst: voeding
caverna-phase-breeding = Oogst: fokken
caverna-phase-end_of_round = Einde van de ronde
caverna-phase-last_exchanges = Voor de puntentelling
caverna-phase-over = Het spel is afgelopen
caverna-harvest-none = geen oogst
caverna-harvest-one_food = 1 voedsel per dwerg
caverna-harvest-normal = een gewone oogst
caverna-harvest-choice = een oogst zonder akkers of zonder fokken
caverna-part-field = de akkerfase
caverna-part-breeding = de voortplantingsfase

## The labels of a replay

caverna-replay-persons = Dwergen
caverna-replay-weapons = Wapens
caverna-replay-cards = Inrichtingen
caverna-replay-begging = Bedelfiches

## Vragen

caverna-prompt-place = Waar plaats je een dwerg?
caverna-prompt-choose = Wat doe je?
caverna-prompt-whether = Wil je dit ook doen?
caverna-prompt-clear = Waar leg je de tegel in het bos?
caverna-prompt-dig = Waar leg je de tegel in de berg?
caverna-prompt-tile = Waar leg je de enkele tegel?
caverna-prompt-sow = Wat zaai je, en waar?
caverna-prompt-furnish = Welke inrichting bouw je?
caverna-prompt-dwelling = Welke woning bouw je?
caverna-prompt-pay = Hoe betaal je?
caverna-prompt-put = Waar komt de tegel?
caverna-prompt-fences = Welke weiden omhein je?
caverna-prompt-stable = Waar bouw je de stal?
caverna-prompt-ore_mine = Waar bouw je de ertsmijn?
caverna-prompt-ruby_mine = Waar bouw je de robijnmijn?
caverna-prompt-forge = Hoe sterk moet het wapen zijn?
caverna-prompt-expedition = Wat breng je mee van de expeditie?
caverna-prompt-breed = Welke jongen neem je?
caverna-prompt-imitate = Welk veld boots je na?
caverna-prompt-market = Wat koop je?
caverna-prompt-trade = Handel je in erts?
caverna-prompt-house = Niet alle dieren hebben plaats: welke worden voedsel?
caverna-prompt-skip = Welk deel van de oogst sla je over?
caverna-prompt-feed = Hoeveel voedsel betaal je voor je dwergen?
caverna-prompt-protect = Welke goederen bescherm je met een robijn?
caverna-prompt-round_start = Ruil je nog iets voordat je inrichtingen aan het begin van de ronde tellen?
caverna-prompt-last_exchanges = Ruil je nog iets voor de puntentelling?

## Mogelijkheden van een keuze

caverna-option-take = de goederen nemen
caverna-option-clear = weide/akker leggen
caverna-option-dig = een tegel in de berg leggen
caverna-option-sow = zaaien
caverna-option-furnish = een grot inrichten
caverna-option-dwelling = een woning inrichten
caverna-option-grow = gezinsuitbreiding
caverna-option-build = hekken en/of een stal bouwen
caverna-option-fences = hekken bouwen
caverna-option-stable = een stal bouwen
caverna-option-ore_mine = een ertsmijn bouwen
caverna-option-tunnel = een robijnmijn op een gang
caverna-option-deep_tunnel = een robijnmijn op een diepe gang
caverna-option-forge = een wapen smeden
caverna-option-expedition = een expeditie

## Zetten

caverna-move-place =
    { $dwarf ->
        [0] Een ongewapende dwerg plaatsen: { $space }
       *[other] De dwerg met kracht { $dwarf } plaatsen: { $space }
    }
caverna-move-choose = Kiezen: { $option }
caverna-move-lay = { $tile } leggen op { $cells }
caverna-move-lay_single = Een { $tile } leggen op { $cell }
caverna-move-sow = { $crop } zaaien op { $cell }
caverna-move-furnish = Bouwen: { $tile }
caverna-move-pay = Op manier { $option } betalen
caverna-move-pay-cost = { $cost } betalen
caverna-move-put = De tegel op { $cell } leggen
caverna-move-fence_small = Een kleine weide omheinen op { $cell }
caverna-move-fence_large = Een grote weide omheinen op { $cells }
caverna-move-stable = Een stal bouwen op { $cell }
caverna-move-ore_mine = Een ertsmijn bouwen op { $cells }
caverna-move-ruby_mine = Een robijnmijn bouwen op { $cell }
caverna-move-forge = Een wapen met kracht { $strength } smeden
caverna-move-loot = Meebrengen: { $item }
caverna-move-imitate = { $space } nabootsen
caverna-move-buy = { $good } kopen
caverna-move-trade = 2 erts ruilen voor 2 goud en 1 voedsel
caverna-move-skip = { $part } overslaan
caverna-move-feed = { $food } voedsel betalen
caverna-move-feed_dwarf = Eén dwerg voeden met { $with }
caverna-move-breed = Jongen: { $young }
caverna-move-protect = { $space } beschermen voor 1 robijn
caverna-move-exchange = { $with }: { $give } voor { $get }
caverna-move-exchange-raw = { $give } omzetten in { $get }
caverna-move-exchange-ruby = { $give } ruilen voor { $get }
caverna-move-buy_tile = Een { $tile } kopen met robijnen en leggen op { $cell }
caverna-move-melt = Het wapen van dwerg { $dwarf } inleveren voor voedsel
caverna-move-done = Klaar
caverna-with-trader = Handelaar
caverna-with-cooking_cave = Kookgrot
caverna-with-hunting_parlor = Jachtkamer
caverna-with-beer_parlor = Bierkamer
caverna-with-blacksmithing_parlor = Smeedkamer
caverna-with-spare_part_storage = Onderdelenopslag

## Wat er gebeurde. De notitie is de korte vorm voor het eind van een regel.

caverna-event-round_began = Ronde { $round }: { $space }
caverna-event-wish_turned = De kinderwens wordt dringend.
caverna-event-marker_revealed = Deze ronde eindigt met { $harvest }.
    .note = { $harvest }
caverna-event-space_emptied = { $goods } op { $space } gaan verloren.
caverna-event-protected = { $seat } beschermt { $space } met een robijn.
caverna-event-placed = { $seat } plaatst een dwerg: { $space }.
caverna-event-imitated = { $seat } bootst { $space } na.
caverna-event-gained = { $seat } krijgt { $goods }.
    .note = +{ $goods }
caverna-event-paid = { $seat } betaalt { $goods }.
    .note = −{ $goods }
caverna-event-exchanged = { $seat } ruilt { $give } voor { $get }.
caverna-event-melted = { $seat } levert een wapen in voor { $weapon } voedsel.
caverna-event-starting_player = { $seat } heeft de startspelersteen.
    .note = startspeler
caverna-event-laid = { $seat } legt { $tile } op { $cells }.
caverna-event-laid_single = { $seat } legt een { $tile } op { $cell }.
caverna-event-sowed = { $seat } zaait { $crop } op { $cell }.
caverna-event-furnished = { $seat } bouwt { $tile } op { $cell }.
caverna-event-fenced = { $seat } omheint een kleine weide op { $cell }.
caverna-event-fenced-and = { $seat } omheint een grote weide op { $cell } { $and }.
caverna-event-built_stable = { $seat } bouwt een stal op { $cell }.
caverna-event-built_ore_mine = { $seat } bouwt een ertsmijn op { $cells }.
caverna-event-built_ruby_mine = { $seat } bouwt een robijnmijn op { $cell }.
caverna-event-forged = { $seat } smeedt een wapen met kracht { $strength }.
caverna-event-looted = { $seat } brengt mee: { $item }.
caverna-event-strengthened = Een wapen van { $seat } groeit van { $from } naar { $to }.
    .note = wapen { $from } → { $to }
caverna-event-grew = De familie van { $seat } groeit.
caverna-event-went_home = Alle dwergen gaan naar huis.
caverna-event-harvest_began = Na ronde { $round }: { $harvest }
caverna-event-skipped = { $seat } slaat { $part } over.
caverna-event-fed =
    { $begging ->
        [0] { $seat } voedt de dwergen met { $food } voedsel.
        [one] { $seat } betaalt { $food } voedsel en neemt 1 bedelfiche.
       *[other] { $seat } betaalt { $food } voedsel en neemt { $begging } bedelfiches.
    }
caverna-event-bred = { $seat } heeft jongen: { $young }.
caverna-event-game_over = Het spel is afgelopen.

## Waarom iets niet kan

caverna-why-not-asked = Het is nu niet jouw beslissing.
caverna-why-over = Het spel is afgelopen.
caverna-why-other-question = Dat is geen antwoord op de vraag van nu.
caverna-why-not-in-play = Dit veld is niet in het spel: het hoort bij een ander aantal spelers of een latere ronde.
caverna-why-occupied = Op dit veld staat al een dwerg.
caverna-why-no-such-dwarf = Je hebt geen dwerg van die kracht thuis.
caverna-why-order-of-use = Je zwakkere dwergen gaan eerst; een robijn zou dat veranderen.
caverna-why-empty = Er valt hier niets te nemen.
caverna-why-nothing-possible = Niets van wat daar wordt aangeboden, kun je nu doen.
caverna-why-too-dear = Dat kun je niet betalen.
caverna-why-no-goods = Deze goederen heb je niet.
caverna-why-no-clearing = In je bos is geen plaats voor deze tegel.
caverna-why-no-digging = In je berg is geen plaats voor deze tegel.
caverna-why-tile-does-not-fit = Daar kan de tegel niet liggen.
caverna-why-no-empty-field = Dat is geen lege akker.
caverna-why-no-field-to-sow = Je hebt geen lege akker.
caverna-why-no-seed = Je hebt niets om te zaaien.
caverna-why-sown-enough = In één actie zaai je hooguit 2 graan en 2 groente.
caverna-why-no-cavern = Er is geen lege grot voor.
caverna-why-no-such-tile = Dit is niet te koop.
caverna-why-only-dwellings = Hier kun je alleen een woning bouwen.
caverna-why-full-family = Je familie is voltallig.
caverna-why-no-dwarf-room = In je woningen is geen plaats voor nog een dwerg.
caverna-why-no-meadow = Daar is geen weide om te omheinen.
caverna-why-no-meadow-pair = Een grote omheinde weide vraagt twee aangrenzende weiden.
caverna-why-pasture-built = Met deze actie kun je geen weide van deze grootte meer omheinen.
caverna-why-no-stable-site = Daar kan geen stal komen, of alle 3 zijn gebouwd.
caverna-why-no-tunnel-pair = Een ertsmijn vraagt twee aangrenzende gewone gangen.
caverna-why-no-tunnel = Zo'n gang is er niet.
caverna-why-armed = Deze dwerg heeft al een wapen.
caverna-why-forge-limit = Wapens worden gesmeed met kracht 1 tot 8.
caverna-why-unarmed = Deze dwerg heeft geen wapen.
caverna-why-too-weak = Daar is de dwerg niet sterk genoeg voor.
caverna-why-loot-taken = Van één expeditie breng je niets dubbel mee.
caverna-why-no-more-loot = Deze expeditie levert niets meer op.
caverna-why-nothing-to-imitate = Er is nu geen veld van een ander na te bootsen.
caverna-why-not-imitable = Dit veld kan niet worden nagebootst.
caverna-why-bought-already = Daar heb je er al één van gekocht.
caverna-why-traded-enough = Meer dan driemaal wordt er niet geruild.
caverna-why-no-exchange = Deze ruil is nu niet mogelijk.
caverna-why-committed = Dan zou je niet meer kunnen doen wat je begonnen bent.
caverna-why-animals-fit = Je dieren hebben allemaal een plaats.
caverna-why-food-amount = Dat is meer voedsel dan je hebt of schuldig bent.
caverna-why-not-edible = Daar kun je nu geen dwerg mee voeden.
caverna-why-no-young = Er zijn geen twee ouders, of er is geen plaats voor de jongen.
caverna-why-nothing-to-skip = In deze oogst wordt niets overgeslagen.
caverna-why-not-in-danger = De goederen daar zijn niet in gevaar.
caverna-why-part-closed = Dit deel van de actie staat niet open.
caverna-why-not-optional = Je moet hier eerst iets doen.
