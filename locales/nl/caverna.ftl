# Caverna: alle woorden die iemand leest. Eigen bewoordingen; de regelnummers staan in docs/rules/caverna.md.

caverna-name = Caverna
caverna-good-food = { $n } voedsel
    .name = voedsel

## Actievelden: de naam, en in één of twee zinnen wat daar gebeurt.

caverna-space-ruby_mining = Robijnwinning
    .text = Neem alle robijnen, en 1 extra als je een robijnmijn hebt.
caverna-space-housework = Huisvlijt
    .text = Neem een hond en/of richt een holte in.
caverna-space-slash_and_burn = Platbranden
    .text = Leg een tegel weide/akker, zaai daarna; één van beide mag vervallen.
caverna-space-drift_mining = Gangenbouw
    .text = Neem alle stenen; daarna mag je een tegel holte/gang leggen.
caverna-space-excavation = Uitgraving
    .text = Neem alle stenen; daarna mag je een tegel met een holte en naar keuze een gang of een tweede holte leggen.
caverna-space-starting_player = Startspeler
    .text = Neem de startspelersteen voor de volgende ronde, al het voedsel en 2 erts.
caverna-space-starting_player-7 =
    .text = Neem de startspelersteen voor de volgende ronde, al het voedsel en 1 robijn.
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
    .text = Neem al het voedsel en 1 graan; daarna mag je een tegel weide/akker leggen.
caverna-space-sustenance-7 =
    .text = Neem alles wat hier ligt; daarna mag je een tegel weide/akker leggen.
caverna-space-strip_mining = Dagbouw
    .text = Neem alles wat hier ligt, en 2 hout.
caverna-space-imitation_4 = Nabootsing voor 4 voedsel
    .text = Betaal 4 voedsel en gebruik een veld waar een dwerg van een ander staat.
    .short = Nabootsing
caverna-space-forest_exploration = Bosverkenning
    .text = Neem al het hout en 1 groente.
caverna-space-forest_exploration-7 =
    .text = Neem al het hout en 2 voedsel.
caverna-space-imitation_2 = Nabootsing voor 2 voedsel
    .text = Betaal 2 voedsel en gebruik een veld waar een dwerg van een ander staat.
    .short = Nabootsing
caverna-space-growth = Aanwas
    .text = Neem ofwel 1 hout, 1 steen, 1 erts, 1 voedsel en 2 goud, of breid je gezin uit.
caverna-space-depot = Depot
    .text = Neem al het hout en erts.
caverna-space-small_scale_drift_mining = Kleine gangenbouw
    .text = Neem 1 steen en/of leg een tegel holte/gang.
caverna-space-weekly_market = Weekmarkt
    .text = Neem 4 goud; daarna mag je verschillende goederen kopen, van elk één.
caverna-space-hardware_rental = Gereedschapsverhuur
    .text = Ga op een expeditie van niveau 2, zaai daarna; één van beide mag vervallen.
    .short = Gereedschap huren
caverna-space-hardware_rental-7 =
    .text = Neem 2 hout; daarna mag je op een expeditie van niveau 2, en daarna zaaien.
caverna-space-fence_building = Hekken bouwen
    .text = Neem al het hout; daarna mag je hekken bouwen.
caverna-space-drift_mining_extra = Gangenbouw (tweede veld)
    .text = Neem alle stenen; daarna mag je een tegel holte/gang leggen.
    .short = Gangenbouw II
caverna-space-imitation_1 = Nabootsing voor 1 voedsel
    .text = Betaal 1 voedsel en gebruik een veld waar een dwerg van een ander staat.
    .short = Nabootsing
caverna-space-large_depot = Groot depot
    .text = Neem al het hout, erts en alle stenen.
caverna-space-imitation_0 = Gratis nabootsing
    .text = Gebruik een veld waar een dwerg van een ander staat.
    .short = Nabootsing
caverna-space-extension = Uitbreiding
    .text = Leg ofwel weide/akker en neem 1 hout, of leg holte/gang en neem 1 steen.
caverna-space-blacksmithing = Smeedkunst
    .text = Smeed een wapen, daarna een expeditie van niveau 3; één van beide mag vervallen.
caverna-space-ore_mine_construction = Ertsmijn bouwen
    .text = Bedek twee aangrenzende gangen met een ertsmijn en neem 3 erts, daarna een expeditie van niveau 2; één van beide mag vervallen.
caverna-space-sheep_farming = Schapenfokkerij
    .text = Eerst mag je hekken en/of een stal bouwen; neem daarna alle schapen.
caverna-space-wish_for_children = Kinderwens
    .text = Breid ofwel je gezin uit, of richt een woning in.
caverna-space-donkey_farming = Ezelfokkerij
    .text = Eerst mag je hekken en/of een stal bouwen; neem daarna alle ezels.
caverna-space-ruby_mine_construction = Robijnmijn bouwen
    .text = Bouw een robijnmijn, ofwel op een gang, of op een diepe gang, wat 1 robijn oplevert.
caverna-space-exploration = Verkenning
    .text = Ga op een expeditie van niveau 4.
caverna-space-family_life = Gezinsleven
    .text = Breid je gezin uit en/of zaai.
caverna-space-ore_delivery = Ertslevering
    .text = Neem alle stenen en al het erts, en 2 erts voor elke ertsmijn van jou.
caverna-space-urgent_wish_for_children = Dringende kinderwens
    .text = Richt ofwel een woning in, waarna je je gezin mag uitbreiden, of neem 3 goud.
    .short = Dringende wens
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
caverna-tile-cavern = holte
caverna-tile-meadow_field = weide/akker
caverna-tile-cavern_tunnel = holte/gang
caverna-tile-cavern_cavern = holte/holte

## Wat op een thuisbord is getekend

caverna-ground-forest = bos
caverna-ground-rock = rots
caverna-ground-meadow = weide
caverna-ground-field = akker
caverna-ground-pasture = omheinde weide
caverna-ground-small_pasture = kleine omheinde weide
caverna-ground-large_pasture = grote omheinde weide
caverna-ground-cavern = lege holte
caverna-ground-tunnel = gang
caverna-ground-deep_tunnel = diepe gang
caverna-ground-ore_mine = ertsmijn
caverna-ground-ruby_mine = robijnmijn
caverna-ground-entry_dwelling = startwoning
caverna-ground-stable = stal
caverna-ground-mountain = berg
caverna-ground-weapon = wapen

## Inrichtingstegels

caverna-tile-dwelling = Woning
    .text = Plaats voor 1 dwerg.
caverna-tile-simple_dwelling_42 = Eenvoudige woning
    .text = Plaats voor 1 dwerg.
caverna-tile-simple_dwelling_33 = Eenvoudige woning
    .text = Plaats voor 1 dwerg.
caverna-tile-mixed_dwelling = Gemengde woning
    .text = Plaats voor 1 dwerg en voor 2 boerderijdieren van één soort.
    .short = 1 dwerg, 2 gelijke dieren.
caverna-tile-couple_dwelling = Tweepersoonswoning
    .text = Plaats voor 2 dwergen.
caverna-tile-additional_dwelling = Extra woning
    .text = Plaats voor je zesde dwerg, en voor geen andere.
    .short = Alleen voor de zesde dwerg.
caverna-tile-cuddle_room = Knuffelvertrek
    .text = Biedt plaats aan zoveel schapen als je dwergen hebt.
    .short = Zoveel schapen als dwergen.
caverna-tile-breakfast_room = Ontbijtvertrek
    .text = Biedt plaats aan 3 runderen.
caverna-tile-stubble_room = Stoppelvertrek
    .text = Elke lege akker van jou biedt plaats aan 1 boerderijdier.
    .short = Elke lege akker: 1 dier.
caverna-tile-work_room = Werkvertrek
    .text = Je mag ook gangen en diepe gangen inrichten.
    .short = Ook gangen en diepe gangen inrichten.
caverna-tile-guest_room = Gastenvertrek
    .text = Waar een veld „ofwel … of” zegt, mag je beide doen; bij Uitbreiding één keer per spel.
    .short = „Ofwel … of” wordt beide.
caverna-tile-office_room = Kantoorvertrek
    .text = Je dubbele tegels mogen over de rand van het bord steken; elke keer levert dat 2 goud op.
    .short = Tegels steken uit: elk 2 goud.
caverna-tile-carpenter = Timmerman
    .text = Inrichtingen en elke actie hekken bouwen kosten jou 1 hout minder.
    .short = Inrichtingen en hekken: 1 hout minder.
caverna-tile-stone_carver = Steenhouwer
    .text = Meteen 2 stenen. Inrichtingen en stallen kosten jou 1 steen minder.
    .short = 2 stenen. Inrichten, stallen: −1 steen.
caverna-tile-blacksmith = Smid
    .text = Meteen 2 erts. Wapens kosten jou 2 erts minder.
    .short = 2 erts. Wapens: 2 erts minder.
caverna-tile-miner = Mijnwerker
    .text = Aan het begin van elke ronde 1 erts voor elke ezel in een ertsmijn.
    .short = Elke ronde 1 erts per ezel in een ertsmijn.
caverna-tile-builder = Bouwmeester
    .text = Bij elke inrichting mag 1 erts 1 hout vervangen, en nog 1 erts 1 steen.
    .short = Erts mag 1 hout en 1 steen vervangen.
caverna-tile-trader = Handelaar
    .text = Op elk moment: 2 goud voor 1 hout, 1 steen en 1 erts. Heb je de onderdelenopslag, dan komt hij daarop en vervangt die.
    .short = 2 goud → hout, steen en erts.
caverna-tile-wood_supplier = Houtleverancier
    .text = Aan het begin van elk van de volgende 7 rondes krijg je 1 hout.
    .short = 1 hout in elk van de volgende 7 rondes.
caverna-tile-stone_supplier = Steenleverancier
    .text = Aan het begin van elk van de volgende 5 rondes krijg je 1 steen.
    .short = 1 steen in elk van de volgende 5 rondes.
caverna-tile-ruby_supplier = Robijnleverancier
    .text = Aan het begin van elk van de volgende 4 rondes krijg je 1 robijn.
    .short = 1 robijn in elk van de volgende 4 rondes.
caverna-tile-dog_school = Hondenschool
    .text = Bij elke hond die je krijgt, komt 1 hout.
    .short = 1 hout bij elke hond.
caverna-tile-quarry = Steengroeve
    .text = Telkens als bij jou een ezel geboren wordt, neem je 1 steen.
    .short = 1 steen voor elke geboren ezel.
caverna-tile-seam = Ertsader
    .text = Bij elke steen die je krijgt, komt 1 erts.
    .short = 1 erts bij elke steen.
caverna-tile-slaughtering_cave = Slachtgrot
    .text = Elk boerderijdier dat je in voedsel omzet, geeft 1 voedsel meer.
    .short = Elk dier geeft 1 voedsel meer.
caverna-tile-cooking_cave = Kookgrot
    .text = Op elk moment: 1 graan en 1 groente voor 5 voedsel.
    .short = 1 graan + 1 groente → 5 voedsel.
caverna-tile-working_cave = Werkgrot
    .text = Bij elke voeding mag 1 hout, 1 steen of 2 erts één dwerg voeden.
    .short = Hout, steen of 2 erts voeden één dwerg.
caverna-tile-mining_cave = Mijnbouwgrot
    .text = Bij elke voeding heb je 1 voedsel minder nodig voor elke ezel in een mijn.
    .short = Voeding: −1 voedsel per ezel in een mijn.
caverna-tile-breeding_cave = Fokgrot
    .text = Als er dieren geboren worden: 1, 2, 3 of 5 voedsel voor 1, 2, 3 of 4 jongen.
    .short = 1, 2, 3, 5 voedsel voor 1 tot 4 jongen.
caverna-tile-peaceful_cave = Vredesgrot
    .text = Op elk moment: lever een wapen in voor zoveel voedsel als het sterk is.
    .short = Een wapen → voedsel naar kracht.
caverna-tile-weaving_parlor = Weefsalon
    .text = Meteen 1 voedsel per schaap. Aan het einde 1 punt per 2 schapen.
    .short = 1 voedsel per schaap. Einde: 1 per 2.
caverna-tile-milking_parlor = Melksalon
    .text = Meteen 1 voedsel per rund. Aan het einde 1 punt per rund.
    .short = 1 voedsel per rund. Einde: 1 per rund.
caverna-tile-state_parlor = Pronksalon
    .text = Meteen 2 voedsel per woning ernaast. Aan het einde 4 punten voor elk daarvan.
    .short = Per woning ernaast: 2 voedsel; einde: 4.
caverna-tile-hunting_parlor = Jachtsalon
    .text = Op elk moment: 2 varkens voor 2 goud en 2 voedsel.
    .short = 2 varkens → 2 goud en 2 voedsel.
caverna-tile-beer_parlor = Biersalon
    .text = Op elk moment: 2 graan voor 3 goud of voor 4 voedsel.
    .short = 2 graan → 3 goud of 4 voedsel.
caverna-tile-blacksmithing_parlor = Smeedsalon
    .text = Op elk moment: 1 robijn en 1 erts voor 2 goud en 1 voedsel.
    .short = Robijn + erts → 2 goud en 1 voedsel.
caverna-tile-stone_storage = Steenopslag
    .text = Aan het einde 1 punt per steen.
    .short = Einde: 1 per steen.
caverna-tile-ore_storage = Ertsopslag
    .text = Aan het einde 1 punt per 2 erts.
    .short = Einde: 1 per 2 erts.
caverna-tile-spare_part_storage = Onderdelenopslag
    .text = Op elk moment: 1 hout, 1 steen en 1 erts voor 2 goud. Heb je de handelaar, dan komt deze daarop en vervangt die.
    .short = Hout, steen en erts → 2 goud.
caverna-tile-main_storage = Hoofdopslag
    .text = Aan het einde 2 punten voor elke gele tegel van jou, deze inbegrepen.
    .short = Einde: 2 per gele tegel.
caverna-tile-weapon_storage = Wapenopslag
    .text = Aan het einde 3 punten per gewapende dwerg.
    .short = Einde: 3 per gewapende dwerg.
caverna-tile-supplies_storage = Proviandopslag
    .text = Aan het einde 8 punten als al je dwergen gewapend zijn.
    .short = Einde: 8 als allen gewapend zijn.
caverna-tile-broom_chamber = Bezemkamer
    .text = Aan het einde 5 punten met 5 dwergen, 10 met 6.
    .short = Einde: 5 met 5 dwergen, 10 met 6.
caverna-tile-treasure_chamber = Schatkamer
    .text = Aan het einde 1 punt per robijn.
    .short = Einde: 1 per robijn.
caverna-tile-food_chamber = Voorraadkamer
    .text = Aan het einde 2 punten per paar van graan en groente, ook die op akkers.
    .short = Einde: 2 per paar graan en groente.
caverna-tile-prayer_chamber = Gebedskamer
    .text = Aan het einde 8 punten als geen van je dwergen gewapend is.
    .short = Einde: 8 als niemand gewapend is.
caverna-tile-writing_chamber = Schrijfkamer
    .text = Aan het einde worden tot 7 verliespunten kwijtgescholden.
    .short = Einde: tot 7 verliespunten kwijt.
caverna-tile-fodder_chamber = Voederkamer
    .text = Aan het einde 1 punt per 3 boerderijdieren.
    .short = Einde: 1 per 3 dieren.

## Wat expedities opleveren

caverna-item-all_weapons = na de expeditie alle wapens +1
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
caverna-item-furnish = een holte inrichten
caverna-item-stable = een gratis stal
caverna-item-tunnel = een enkele gang
caverna-item-small_pasture = een kleine omheinde weide voor 1 hout
caverna-item-cattle = 1 rund
caverna-item-large_pasture = een grote omheinde weide voor 2 hout
caverna-item-meadow = een enkele weide
caverna-item-dwelling = een gewone woning voor 2 hout en 2 stenen
caverna-item-field = een enkele akker
caverna-item-sow = zaaien
caverna-item-cavern = een enkele holte
caverna-item-breed = tot 2 diersoorten fokken

## Het scoreblok

caverna-category-animals = Boerderijdieren en honden
caverna-category-missing_types = Ontbrekende soorten boerderijdieren
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
caverna-phase-last_exchanges = Vóór de puntentelling
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
caverna-prompt-last_exchanges = Ruil je nog iets vóór de puntentelling?

## Mogelijkheden van een keuze

caverna-option-take = de goederen nemen
caverna-option-clear = weide/akker leggen
caverna-option-dig = een tegel in de berg leggen
caverna-option-sow = zaaien
caverna-option-furnish = een holte inrichten
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
caverna-option-expedition-level = een expeditie van niveau { $level }

## Zetten

caverna-move-place =
    { $dwarf ->
        [0] Een ongewapende dwerg plaatsen: { $space }
       *[other] De dwerg met kracht { $dwarf } plaatsen: { $space }
    }
caverna-move-choose = Kiezen: { $option }
caverna-move-choose-get = Kiezen: { $option } (+ { $get })
caverna-move-choose-level = Kiezen: een expeditie van niveau { $level }
caverna-move-lay = { $tile } leggen op { $cells }
caverna-move-lay-meadow_field = Weide op { $first }, akker op { $second } leggen
caverna-move-lay-cavern_tunnel = Holte op { $first }, gang op { $second } graven
caverna-move-lay-cavern_cavern = Holtes op { $first } en { $second } graven
caverna-move-lay_single = Een { $tile } leggen op { $cell }
caverna-move-lay_single-cavern = Een holte op { $cell } graven
caverna-move-lay_single-tunnel = Een gang op { $cell } graven
caverna-move-lay_single-field = Een akker op { $cell } leggen
caverna-move-lay_single-meadow = Een weide op { $cell } leggen
caverna-move-sow = { $crop } zaaien op { $cell }
caverna-move-sow-grain = Graan zaaien op { $cell }
caverna-move-sow-vegetable = Groente zaaien op { $cell }
caverna-move-furnish = Bouwen: { $tile }
caverna-move-pay = Op manier { $option } betalen
caverna-move-pay-cost = { $cost } betalen
caverna-move-put = De tegel op { $cell } leggen
caverna-move-fence_small = Een kleine weide omheinen op { $cell }
caverna-move-fence_large = Een grote weide omheinen op { $first } en { $second }
caverna-move-stable = Een stal bouwen op { $cell }
caverna-move-ore_mine = Ertsmijn op { $first }, diepe gang op { $second } bouwen
caverna-move-ruby_mine = Een robijnmijn bouwen op { $cell }
caverna-move-forge = Een wapen met kracht { $strength } smeden
caverna-move-loot = Meebrengen: { $item }
caverna-move-imitate = { $space } nabootsen
caverna-move-buy = { $good } kopen
caverna-move-buy-dog = 1 hond kopen
caverna-move-buy-sheep = 1 schaap kopen
caverna-move-buy-donkey = 1 ezel kopen
caverna-move-buy-boar = 1 varken kopen
caverna-move-buy-cattle = 1 rund kopen
caverna-move-buy-wood = 1 hout kopen
caverna-move-buy-stone = 1 steen kopen
caverna-move-buy-ore = 1 erts kopen
caverna-move-buy-grain = 1 graan kopen
caverna-move-buy-vegetable = 1 groente kopen
caverna-move-trade = 2 erts ruilen voor 2 goud en 1 voedsel
caverna-move-skip = { $part } overslaan
caverna-move-skip-field = De akkerfase overslaan
caverna-move-skip-breeding = De voortplantingsfase overslaan
caverna-move-feed = { $food } voedsel betalen
caverna-move-feed_dwarf = Eén dwerg voeden met { $with }
caverna-move-breed = Jongen: { $young }
caverna-move-protect = De goederen op { $space } beschermen
caverna-move-exchange = { $with }: { $give } voor { $get }
caverna-move-exchange-raw = { $give } omzetten in { $get }
caverna-move-exchange-ruby = { $give } ruilen voor { $get }
caverna-move-buy_tile = Een { $tile } kopen met robijnen en leggen op { $cell }
caverna-move-melt = Een wapen inleveren voor voedsel
caverna-move-melt-get = Een wapen inleveren voor { $get }
caverna-move-done = Klaar
caverna-with-trader = Handelaar
caverna-with-cooking_cave = Kookgrot
caverna-with-hunting_parlor = Jachtsalon
caverna-with-beer_parlor = Biersalon
caverna-with-blacksmithing_parlor = Smeedsalon
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
caverna-event-laid-meadow_field = { $seat } legt een weide op { $first }, een akker op { $second }.
caverna-event-laid-cavern_tunnel = { $seat } graaft een holte op { $first }, een gang op { $second }.
caverna-event-laid-cavern_cavern = { $seat } graaft holtes op { $first } en { $second }.
caverna-event-laid_single = { $seat } legt een { $tile } op { $cell }.
caverna-event-laid_single-cavern = { $seat } graaft een holte op { $cell }.
caverna-event-laid_single-tunnel = { $seat } graaft een gang op { $cell }.
caverna-event-laid_single-field = { $seat } legt een akker op { $cell }.
caverna-event-laid_single-meadow = { $seat } legt een weide op { $cell }.
caverna-event-sowed = { $seat } zaait { $crop } op { $cell }.
caverna-event-furnished = { $seat } bouwt { $tile } op { $cell }.
caverna-event-fenced = { $seat } omheint een kleine weide op { $cell }.
caverna-event-fenced-and = { $seat } omheint een grote weide op { $cell } en { $and }.
caverna-event-built_stable = { $seat } bouwt een stal op { $cell }.
caverna-event-built_ore_mine = { $seat } bouwt een ertsmijn op { $first }.
caverna-event-built_ruby_mine = { $seat } bouwt een robijnmijn op { $cell }.
caverna-event-forged = { $seat } smeedt een wapen met kracht { $strength }.
caverna-event-looted = { $seat } brengt mee: { $item }.
caverna-event-strengthened = Het wapen van een dwerg van { $seat } thuis groeit van { $from } naar { $to }.
caverna-event-strengthened-space = Het wapen van de dwerg van { $seat } op { $space } groeit van { $from } naar { $to }.
    .note = wapen { $from } → { $to }
caverna-event-grew = Het gezin van { $seat } groeit.
caverna-event-went_home = Alle dwergen gaan naar huis.
caverna-event-harvest_began = Na ronde { $round }: { $harvest }
caverna-event-skipped = { $seat } slaat { $part } over.
caverna-event-fed =
    { $begging ->
        [0] { $seat } voedt de dwergen met { $food } voedsel.
        [one] { $seat } betaalt { $food } voedsel en neemt 1 bedelfiche.
       *[other] { $seat } betaalt { $food } voedsel en neemt { $begging } bedelfiches.
    }
    .note =
    { $begging ->
        [0] { "" }
        [one] +1 bedelfiche
       *[other] +{ $begging } bedelfiches
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
    .rule-6-6 = In je woningen is geen plaats voor nog een dwerg, en ook verder kun je daar nu niets.
    .rule-6-9 = De mijn vraagt twee aangrenzende gewone gangen, de expeditie een gewapende dwerg.
    .rule-9-2 = Deze dwerg heeft geen wapen, en ook verder kun je daar nu niets.
caverna-why-too-dear = Dat kun je niet betalen.
    .rule-6-7 = Je hebt te weinig hout voor de hekken.
    .rule-6-8 = Je hebt geen steen voor de stal.
    .rule-6-11 = Je hebt te weinig erts: een wapen kost 1 erts per punt kracht.
    .rule-6-13 = Je kunt het voedsel voor het nabootsen niet betalen.
    .rule-6-14 = Daarvoor heb je niet genoeg goud.
    .rule-17-8 = Je hebt geen 2 erts om te ruilen.
caverna-why-no-goods = Deze goederen heb je niet.
caverna-why-no-clearing = In je bos is geen plaats voor deze tegel.
caverna-why-no-digging = In je berg is geen plaats voor deze tegel.
caverna-why-tile-does-not-fit = Daar kan de tegel niet liggen.
caverna-why-space-covered = Daar ligt al een tegel.
caverna-why-no-room-for-half = Daar is maar plaats voor één helft: het veld ernaast is bezet.
caverna-why-away-from-clearing = De eerste tegel in het bos moet het veld voor de grot bedekken; elke volgende moet een weide, een akker of een omheinde weide raken.
caverna-why-away-from-cave = De tegel moet je grot raken.
caverna-why-field-on-stable = Daar staat een stal: daaronder kan alleen een weide liggen, geen akker.
caverna-why-no-empty-field = Dat is geen lege akker.
caverna-why-no-field-to-sow = Je hebt geen lege akker.
caverna-why-no-seed = Je hebt niets om te zaaien.
caverna-why-sown-enough = In één actie zaai je hooguit 2 graan en 2 groente.
caverna-why-no-cavern = Er is geen lege holte voor.
caverna-why-no-such-tile = Dit is niet te koop.
caverna-why-only-dwellings = Hier kun je alleen een woning bouwen.
caverna-why-full-family = Je gezin is voltallig.
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
caverna-why-nobody-to-imitate = Hier staat geen dwerg van een ander.
caverna-why-not-imitable = Dit is het enige veld dat nooit mag worden nagebootst.
caverna-why-imitated-already = Dit veld boots je al na.
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

## De tafel

caverna-table-home = Jouw thuisbord
caverna-table-look-at = Het thuisbord van { $who } bekijken
caverna-read-get = Je krijgt
caverna-read-owner = Van
caverna-read-bonus = De eerste tegel hier levert op
caverna-read-stands = Hier
caverna-read-room = Plaats voor
caverna-read-animals =
    { $n ->
        [one] { $n } boerderijdier
       *[other] { $n } boerderijdieren van één soort
    }
caverna-read-end = Ze eindigt zo: { $harvest }.
caverna-read-end-hidden = Hoe ze eindigt, is nog gedekt: een oogst of een gebeurtenis.
caverna-table-skip-home = Naar je thuisbord
caverna-table-shelf = Inrichtingen
caverna-table-at = { $what }: { $cells }
caverna-table-armed = wapen met kracht { $strength }
caverna-table-unarmed = ongewapend
caverna-table-dwarfs = Jouw dwergen
caverna-table-newborn = volgende ronde
caverna-table-at-home = thuis
caverna-table-for-ruby = voor 1 robijn
caverna-table-turn = Tegel draaien
caverna-table-turn-fence = Andersom omheinen
caverna-table-side = Welke kant boven ligt
caverna-table-begging =
    { $n ->
        [one] { $n } bedelfiche
       *[other] { $n } bedelfiches
    }
caverna-table-end = Na deze ronde: { $harvest }
caverna-table-end-next = Na de volgende ronde: { $harvest }
caverna-table-end-hidden = Hoe deze ronde eindigt, is nog verborgen
caverna-table-end-next-hidden = Hoe de volgende ronde eindigt, is nog verborgen
caverna-table-printed =
    { $players ->
        [one] Altijd, alleen
       *[other] Altijd, met { $players } spelers
    }
caverna-table-stage = Fase { $stage }
caverna-table-round-to-come = Ronde { $round } komt nog
caverna-table-events = Gebeurtenissen
caverna-table-event = gebeurtenis
caverna-table-was-round = ronde { $round }
caverna-table-face-down = gedekt:
caverna-table-solo = Alleen
caverna-table-solo-harvests = Vanaf de derde ronde eindigt elke ronde met een oogst; na de vierde eet elke dwerg maar 1 voedsel.
caverna-table-endangered = Zes of meer goederen op een veld gaan vóór het aanvullen verloren, tenzij een robijn ze beschermt.
caverna-table-any-time = Op elk moment
caverna-table-track = Blaadjes zijn oogsten, vraagtekens gebeurtenissen.
caverna-table-filter = Welke getoond worden
caverna-table-filter-all = alle
caverna-table-filter-sale = te koop
caverna-table-filter-pay = betaalbaar
caverna-table-dear = te duur
caverna-table-sold = verkocht
caverna-table-free = gratis
caverna-table-short = tekort:
caverna-table-unlimited = hiervan zijn er onbeperkt veel
caverna-table-open = Openen
caverna-table-open-shelf = Inrichtingen openen
caverna-table-tile-names = De teksten en een deel van de namen zijn van ons, niet van de doos.
caverna-table-how-place = Wijs een verlicht veld aan.
caverna-table-how-place-armed = Wijs een verlicht veld aan. Je zwakste dwerg gaat; een andere kies je hierboven voor 1 robijn.
caverna-table-how-imitate = Wijs een verlicht veld op het bord aan of kies het hier. Goederen die er lagen, zijn weg.
caverna-table-how-protect = Wat niet beschermd wordt, gaat verloren. Elk veld kost 1 robijn.
caverna-table-how-twin = Wijs een verlicht veld aan: daar ligt de tegel. Nog eens draait hem; bevestig dan.
caverna-table-other-way = Andersom: { $why }
caverna-table-points-now = Nu { $n } punten, gedrukt { $printed }.
caverna-table-how-fences = Wijs een weide aan voor een kleine omheinde weide, daarna de weide ernaast voor een grote.
caverna-table-how-cell = Wijs een verlicht veld van je thuisbord aan.
caverna-table-sow-how = Wijs lege akkers aan; nog eens voor het andere gewas.
caverna-table-left = nog { $n }
caverna-table-how-forge = Een sterker wapen levert op expedities meer op.
caverna-table-opens =
    { $n ->
        [one] Daarmee is 1 beloning van de expedities bereikbaar.
       *[other] Daarmee zijn { $n } beloningen van de expedities bereikbaar, als laatste: { $item }.
    }
caverna-table-skip-field =
    { $any ->
        [no] Er staat niets op je akkers.
       *[yes] Op je akkers zou blijven staan: { $goods }.
    }
caverna-table-skip-breeding =
    { $any ->
        [no] Je zou toch geen jongen krijgen.
       *[yes] Je zou geen jongen krijgen: { $goods }.
    }
caverna-table-level = niveau { $level }
caverna-table-strength = kracht { $strength }
caverna-table-taken = Tot nu toe genomen
caverna-table-empty = leeg
caverna-table-loot = Wat je mee kunt brengen
caverna-table-how-market = Van elk één; { $gold } goud over.
caverna-table-no-pair = Voor geen enkel paar is er plaats voor jongen. Een ruil kan nog een ouderdier opleveren of plaats maken.
caverna-table-how-breed =
    { $n ->
        [0] Er komt geen jong bij.
        [one] Er komt 1 jong bij.
       *[other] Er komen { $n } jongen bij.
    }
caverna-table-how-tiles = Kies een verlichte inrichting. Wat er voor de andere ontbreekt, staat erop.
caverna-table-pay = Betalen
caverna-table-trade = Ruilen
caverna-harvest-needs = { $food } voedsel nodig
caverna-feed-short = { $n } voedsel te weinig
caverna-feed-enough =
    { $left ->
        [0] Precies genoeg.
       *[other] Genoeg, { $left } voedsel blijft over.
    }
caverna-table-feed-saved = { $n } bespaard door je inrichtingen
caverna-table-gold-fee = Goud: per ruil gaat 1 verloren
caverna-table-meal = Eén dwerg voeden met
caverna-table-feed-beg =
    { $n ->
        [one] 1 bedelfiche nemen (−3 punten)
       *[other] { $n } bedelfiches nemen (elk −3 punten)
    }
caverna-table-homeless = { $animals } zonder plaats
caverna-table-how-house = Zet dieren om in voedsel, of maak plaats met een ruil.
caverna-table-ruby-goods = Goederen voor robijnen
caverna-table-ruby-tiles = Tegels voor robijnen
caverna-table-into-food = Omzetten in voedsel
caverna-table-trades = Met je inrichtingen
caverna-group-dwellings = Woningen
caverna-group-rooms = Vertrekken
caverna-group-crafts = Ambachten
caverna-group-supplies = Leveranciers
caverna-group-caves = Grotten
caverna-group-parlors = Salons
caverna-group-storages = Opslagen
caverna-group-chambers = Kamers
caverna-event-short-none = 1e: geen oogst
caverna-event-short-one_food = 2e: elk 1 voedsel
caverna-event-short-choice = 3e: zonder akkers of fokken
caverna-form-set = Inrichtingen
caverna-form-set-beginner = Beginnersset
    .how = 27 inrichtingen: goed voor de eerste spellen.
caverna-form-set-full = Volledige set
    .how = Alle 48 inrichtingen.
caverna-form-late_reveal = Oogstfiches pas aan het einde van de ronde omdraaien
caverna-form-fence_discount = De timmerman bespaart hout
caverna-form-fence_discount-per_action = één keer per actie
caverna-form-fence_discount-per_pasture = voor elke omheinde weide

## Het daarbij laten: wat dat bij elke vraag betekent

caverna-leave-whether = Nee, liever niet
caverna-leave-choose = Niets meer
caverna-leave-clear = Geen tegel leggen
caverna-leave-dig = Geen tegel leggen
caverna-leave-tile = Geen tegel leggen
caverna-leave-sow = Niets meer zaaien
caverna-leave-furnish = Geen inrichting
caverna-leave-dwelling = Geen woning
caverna-leave-fences = Geen hekken meer
caverna-leave-stable = Geen stal
caverna-leave-ore_mine = Geen ertsmijn
caverna-leave-ruby_mine = Geen robijnmijn
caverna-leave-forge = Geen wapen smeden
caverna-leave-expedition = Naar huis
caverna-leave-breed = Geen jongen
caverna-leave-market = Niets meer kopen
caverna-leave-trade = Niet meer ruilen
caverna-leave-protect = Niets meer beschermen
caverna-leave-round_start = Niets meer ruilen
caverna-leave-last_exchanges = Punten tellen

## Wat bevestigd wordt, bij elke vraag

caverna-deed-clear = Tegel leggen
caverna-deed-dig = Tegel leggen
caverna-deed-tile = Tegel leggen
caverna-deed-put = Hier neerleggen
caverna-deed-sow = Zaaien
caverna-deed-furnish = Bouwen
caverna-deed-dwelling = Bouwen
caverna-deed-fences = Omheinen
caverna-deed-stable = Bouwen
caverna-deed-ore_mine = Bouwen
caverna-deed-ruby_mine = Bouwen
caverna-deed-forge = Smeden
caverna-deed-expedition = Meebrengen
caverna-deed-breed = Jongen nemen
caverna-deed-imitate = Nabootsen
caverna-deed-market = Kopen
caverna-deed-feed = Dwergen voeden
caverna-deed-protect = Beschermen
