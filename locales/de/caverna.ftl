# Caverna: alle Worte, die jemand liest. Eigene Formulierungen; die Regelnummern stehen in docs/rules/caverna.md.

caverna-name = Caverna

## Aktionsfelder: der Name, und in ein, zwei Sätzen, was dort geschieht.

caverna-space-ruby_mining = Rubinabbau
    .text = Nimm alle Rubine und 1 weiteren, wenn du eine Rubinmine hast.
caverna-space-housework = Heimarbeit
    .text = Nimm einen Hund und/oder richte einen Höhlenraum ein.
caverna-space-slash_and_burn = Brandrodung
    .text = Lege ein Plättchen Wiese/Acker, säe dann aus; eines davon darf entfallen.
caverna-space-drift_mining = Sohlenbau
    .text = Nimm alle Steine; danach darfst du ein Plättchen Höhlenraum/Stollen legen.
caverna-space-excavation = Höhlenbau
    .text = Nimm alle Steine; danach darfst du ein Plättchen mit einem Höhlenraum und wahlweise einem Stollen oder zweiten Höhlenraum legen.
caverna-space-starting_player = Startspieler
    .text = Nimm den Startspielerstein für die nächste Runde, alle Nahrung und 2 Erz; ab vier Personen statt des Erzes 1 Rubin.
caverna-space-logging = Holzeinschlag
    .text = Nimm alles Holz; danach darf der Zwerg auf einen 1er-Streifzug gehen.
caverna-space-supplies = Nachschub
    .text = Nimm 1 Holz, 1 Stein, 1 Erz, 1 Nahrung und 2 Gold.
caverna-space-ore_mining = Erzabbau
    .text = Nimm alles Erz und 2 weitere für jede deiner Erzminen.
caverna-space-wood_gathering = Holz sammeln
    .text = Nimm alles Holz.
caverna-space-clearing = Rodung
    .text = Nimm alles Holz; danach darfst du ein Plättchen Wiese/Acker legen.
caverna-space-sustenance = Versorgung
    .text = Nimm alles, was hier liegt (bis drei Personen dazu 1 Getreide); danach darfst du ein Plättchen Wiese/Acker legen.
caverna-space-strip_mining = Tagebau
    .text = Nimm alles, was hier liegt, und 2 Holz.
caverna-space-imitation_4 = Nachahmung für 4 Nahrung
    .text = Zahle 4 Nahrung und nutze ein Feld, auf dem ein fremder Zwerg steht.
caverna-space-forest_exploration = Walderkundung
    .text = Nimm alles Holz und 1 Gemüse; ab vier Personen statt des Gemüses 2 Nahrung.
caverna-space-imitation_2 = Nachahmung für 2 Nahrung
    .text = Zahle 2 Nahrung und nutze ein Feld, auf dem ein fremder Zwerg steht.
caverna-space-growth = Zuwachs
    .text = Nimm entweder 1 Holz, 1 Stein, 1 Erz, 1 Nahrung und 2 Gold oder lass deine Familie wachsen.
caverna-space-depot = Depot
    .text = Nimm alles Holz und Erz.
caverna-space-small_scale_drift_mining = Kleiner Sohlenbau
    .text = Nimm 1 Stein und/oder lege ein Plättchen Höhlenraum/Stollen.
caverna-space-weekly_market = Wochenmarkt
    .text = Nimm 4 Gold; dann darfst du verschiedene Waren kaufen, von jeder eine.
caverna-space-hardware_rental = Geräteverleih
    .text = Zu sechst und siebt nimm erst 2 Holz; dann ein 2er-Streifzug; dann aussäen. Streifzug oder Aussaat darf entfallen.
caverna-space-fence_building = Zaunbau
    .text = Nimm alles Holz; danach darfst du Zäune bauen.
caverna-space-drift_mining_extra = Sohlenbau (zweites Feld)
    .text = Nimm alle Steine; danach darfst du ein Plättchen Höhlenraum/Stollen legen.
caverna-space-imitation_1 = Nachahmung für 1 Nahrung
    .text = Zahle 1 Nahrung und nutze ein Feld, auf dem ein fremder Zwerg steht.
caverna-space-large_depot = Großes Depot
    .text = Nimm alles Holz, Erz und alle Steine.
caverna-space-imitation_0 = Nachahmung umsonst
    .text = Nutze ein Feld, auf dem ein fremder Zwerg steht.
caverna-space-extension = Ausweitung
    .text = Lege entweder Wiese/Acker und nimm 1 Holz oder lege Höhlenraum/Stollen und nimm 1 Stein.
caverna-space-blacksmithing = Schmiedekunst
    .text = Schmiede eine Waffe, dann ein 3er-Streifzug; eines davon darf entfallen.
caverna-space-ore_mine_construction = Erzminenbau
    .text = Decke zwei benachbarte Stollen mit einer Erzmine ab und nimm 3 Erz, dann ein 2er-Streifzug; eines davon darf entfallen.
caverna-space-sheep_farming = Schafzucht
    .text = Zuerst darfst du Zäune und/oder einen Stall bauen; dann nimm alle Schafe.
caverna-space-wish_for_children = Kinderwunsch
    .text = Lass entweder deine Familie wachsen oder richte eine Wohnhöhle ein.
caverna-space-donkey_farming = Eselzucht
    .text = Zuerst darfst du Zäune und/oder einen Stall bauen; dann nimm alle Esel.
caverna-space-ruby_mine_construction = Rubinminenbau
    .text = Baue eine Rubinmine, entweder auf einen Stollen oder auf einen tiefen Stollen, was 1 Rubin bringt.
caverna-space-exploration = Erkundung
    .text = Geh auf einen 4er-Streifzug.
caverna-space-family_life = Familienleben
    .text = Lass deine Familie wachsen und/oder säe aus.
caverna-space-ore_delivery = Erzförderung
    .text = Nimm alle Steine und alles Erz und 2 Erz für jede deiner Erzminen.
caverna-space-urgent_wish_for_children = Dringender Kinderwunsch
    .text = Richte entweder eine Wohnhöhle ein, worauf deine Familie wachsen darf, oder nimm 3 Gold.
caverna-space-adventure = Abenteuer
    .text = Schmiede eine Waffe, dann zwei 1er-Streifzüge nacheinander; eines davon darf entfallen.
caverna-space-ore_trading = Erzhandel
    .text = Bis zu dreimal: 2 Erz gegen 2 Gold und 1 Nahrung.
caverna-space-ruby_delivery = Rubinförderung
    .text = Nimm alle Rubine und 1 weiteren, wenn du mindestens zwei Rubinminen hast.

## Landschaftsplättchen

caverna-tile-meadow = Wiese
caverna-tile-field = Acker
caverna-tile-tunnel = Stollen
caverna-tile-cavern = Höhlenraum
caverna-tile-meadow_field = Wiese/Acker
caverna-tile-cavern_tunnel = Höhlenraum/Stollen
caverna-tile-cavern_cavern = Höhlenraum/Höhlenraum

## Einrichtungsplättchen

caverna-tile-dwelling = Wohnhöhle
    .text = Platz für 1 Zwerg.
caverna-tile-simple_dwelling_42 = Einfache Wohnhöhle (4 Holz, 2 Steine)
    .text = Platz für 1 Zwerg.
caverna-tile-simple_dwelling_33 = Einfache Wohnhöhle (3 Holz, 3 Steine)
    .text = Platz für 1 Zwerg.
caverna-tile-mixed_dwelling = Gemischte Wohnhöhle
    .text = Platz für 1 Zwerg und für 2 Nutztiere einer Art.
caverna-tile-couple_dwelling = Paarwohnhöhle
    .text = Platz für 2 Zwerge.
caverna-tile-additional_dwelling = Zusatzwohnhöhle
    .text = Platz für deinen sechsten Zwerg, für keinen anderen.
caverna-tile-cuddle_room = Kuschelzimmer
    .text = Fasst so viele Schafe, wie du Zwerge hast.
caverna-tile-breakfast_room = Frühstückszimmer
    .text = Fasst 3 Rinder.
caverna-tile-stubble_room = Stoppelzimmer
    .text = Jeder deiner leeren Äcker fasst 1 Nutztier.
caverna-tile-work_room = Arbeitszimmer
    .text = Du darfst auch Stollen und tiefe Stollen einrichten.
caverna-tile-guest_room = Gästezimmer
    .text = Bei „entweder … oder“ auf einem Feld darfst du beides tun; bei der Ausweitung nur einmal im Spiel.
caverna-tile-office_room = Bürozimmer
    .text = Deine Doppelplättchen dürfen über den Rand des Plans ragen; jedes solche bringt 2 Gold.
caverna-tile-carpenter = Zimmermann
    .text = Einrichtungen und jede Aktion Zaunbau kosten dich 1 Holz weniger.
caverna-tile-stone_carver = Steinmetz
    .text = Sofort 2 Steine. Einrichtungen und Ställe kosten dich 1 Stein weniger.
caverna-tile-blacksmith = Schmied
    .text = Sofort 2 Erz. Waffen kosten dich 2 Erz weniger.
caverna-tile-miner = Bergmann
    .text = Zu Beginn jeder Runde 1 Erz für jeden Esel in einer Erzmine.
caverna-tile-builder = Baumeister
    .text = Bei jeder Einrichtung darf 1 Erz für 1 Holz und ein weiteres für 1 Stein stehen.
caverna-tile-trader = Händler
    .text = Jederzeit: 2 Gold gegen 1 Holz, 1 Stein und 1 Erz. Kommt auf dein Ersatzteillager.
caverna-tile-wood_supplier = Holzlieferant
    .text = Zu Beginn jeder der nächsten 7 Runden bekommst du 1 Holz.
caverna-tile-stone_supplier = Steinlieferant
    .text = Zu Beginn jeder der nächsten 5 Runden bekommst du 1 Stein.
caverna-tile-ruby_supplier = Rubinlieferant
    .text = Zu Beginn jeder der nächsten 4 Runden bekommst du 1 Rubin.
caverna-tile-dog_school = Hundeschule
    .text = Mit jedem Hund, den du bekommst, kommt 1 Holz.
caverna-tile-quarry = Steinbruch
    .text = Jedes Mal, wenn dir ein Esel geboren wird, nimm 1 Stein.
caverna-tile-seam = Flöz
    .text = Mit jedem Stein, den du bekommst, kommt 1 Erz.
caverna-tile-slaughtering_cave = Schlachthöhle
    .text = Jedes Nutztier, das du zu Nahrung machst, gibt 1 Nahrung mehr.
caverna-tile-cooking_cave = Kochhöhle
    .text = Jederzeit: 1 Getreide und 1 Gemüse gegen 5 Nahrung.
caverna-tile-working_cave = Arbeitshöhle
    .text = Bei jeder Ernährung darf 1 Holz, 1 Stein oder 2 Erz einen Zwerg ernähren.
caverna-tile-mining_cave = Bergbauhöhle
    .text = Bei jeder Ernährung brauchst du 1 Nahrung weniger für jeden Esel in einer Mine.
caverna-tile-breeding_cave = Zuchthöhle
    .text = Wenn Tiere geboren werden: 1, 2, 3 oder 5 Nahrung für 1, 2, 3 oder 4 Jungtiere.
caverna-tile-peaceful_cave = Friedenshöhle
    .text = Jederzeit: gib eine Waffe ab und nimm so viel Nahrung, wie sie stark ist.
caverna-tile-weaving_parlor = Webstube
    .text = Sofort 1 Nahrung je Schaf. Am Ende 1 Punkt für je 2 Schafe.
caverna-tile-milking_parlor = Melkstube
    .text = Sofort 1 Nahrung je Rind. Am Ende 1 Punkt je Rind.
caverna-tile-state_parlor = Prunkstube
    .text = Sofort 2 Nahrung je angrenzender Wohnhöhle. Am Ende 4 Punkte für jede.
caverna-tile-hunting_parlor = Jagdstube
    .text = Jederzeit: 2 Wildschweine gegen 2 Gold und 2 Nahrung.
caverna-tile-beer_parlor = Bierstube
    .text = Jederzeit: 2 Getreide gegen 3 Gold oder gegen 4 Nahrung.
caverna-tile-blacksmithing_parlor = Schmiedestube
    .text = Jederzeit: 1 Rubin und 1 Erz gegen 2 Gold und 1 Nahrung.
caverna-tile-stone_storage = Steinlager
    .text = Am Ende 1 Punkt je Stein.
caverna-tile-ore_storage = Erzlager
    .text = Am Ende 1 Punkt für je 2 Erz.
caverna-tile-spare_part_storage = Ersatzteillager
    .text = Jederzeit: 1 Holz, 1 Stein und 1 Erz gegen 2 Gold. Kommt auf deinen Händler.
caverna-tile-main_storage = Hauptlager
    .text = Am Ende 2 Punkte für jedes deiner gelben Plättchen, dieses mitgezählt.
caverna-tile-weapon_storage = Waffenlager
    .text = Am Ende 3 Punkte für jeden bewaffneten Zwerg.
caverna-tile-supplies_storage = Proviantlager
    .text = Am Ende 8 Punkte, wenn alle deine Zwerge bewaffnet sind.
caverna-tile-broom_chamber = Besenkammer
    .text = Am Ende 5 Punkte mit 5 Zwergen, 10 mit 6.
caverna-tile-treasure_chamber = Schatzkammer
    .text = Am Ende 1 Punkt je Rubin.
caverna-tile-food_chamber = Vorratskammer
    .text = Am Ende 2 Punkte für jedes Paar aus Getreide und Gemüse, auch auf Äckern.
caverna-tile-prayer_chamber = Gebetskammer
    .text = Am Ende 8 Punkte, wenn keiner deiner Zwerge bewaffnet ist.
caverna-tile-writing_chamber = Schreibkammer
    .text = Am Ende werden bis zu 7 Minuspunkte erlassen.
caverna-tile-fodder_chamber = Futterkammer
    .text = Am Ende 1 Punkt für je 3 Nutztiere.

## Was Streifzüge bringen

caverna-item-all_weapons = alle Waffen +1
caverna-item-dog = 1 Hund
caverna-item-wood = 1 Holz
caverna-item-grain = 1 Getreide
caverna-item-sheep = 1 Schaf
caverna-item-stone = 1 Stein
caverna-item-donkey = 1 Esel
caverna-item-vegetable = 1 Gemüse
caverna-item-ore = 2 Erz
caverna-item-boar = 1 Wildschwein
caverna-item-gold = 2 Gold
caverna-item-furnish = einen Höhlenraum einrichten
caverna-item-stable = ein Stall umsonst
caverna-item-tunnel = ein einzelner Stollen
caverna-item-small_pasture = eine kleine Weide für 1 Holz
caverna-item-cattle = 1 Rind
caverna-item-large_pasture = eine große Weide für 2 Holz
caverna-item-meadow = eine einzelne Wiese
caverna-item-dwelling = eine Wohnhöhle für 2 Holz und 2 Steine
caverna-item-field = ein einzelner Acker
caverna-item-sow = aussäen
caverna-item-cavern = ein einzelner Höhlenraum
caverna-item-breed = bis zu 2 Tierarten vermehren

## Der Wertungsblock

caverna-category-animals = Tiere und Hunde
caverna-category-missing_types = Fehlende Nutztiere
caverna-category-grain = Getreide
caverna-category-vegetables = Gemüse
caverna-category-rubies = Rubine
caverna-category-dwarfs = Zwerge
caverna-category-unused_spaces = Ungenutzte Felder
caverna-category-furnishings = Punkte auf Einrichtungen
caverna-category-pastures = Weiden
caverna-category-mines = Minen
caverna-category-bonus = Sonderpunkte
caverna-category-gold = Gold
caverna-category-begging = Bettelmarken
caverna-category-forgiven = Erlassene Verluste

## Phasen und Erntezeiten

caverna-phase-reveal = Rundenbeginn
caverna-phase-protect = Waren schützen
caverna-phase-refill = Auffüllen
caverna-phase-work = Arbeitszeit
caverna-phase-return_home = Heimkehr
caverna-phase-harvest_choice = Ernte: das Ereignis
caverna-phase-fields = Ernte: Äcker
caverna-phase-feeding = Ernte: Ernährung
caverna-phase-breeding = Ernte: Vermehrung
caverna-phase-end_of_round = Rundenende
caverna-phase-last_exchanges = Vor der Wertung
caverna-phase-over = Das Spiel ist zu Ende
caverna-harvest-none = keine Ernte
caverna-harvest-one_food = 1 Nahrung je Zwerg
caverna-harvest-normal = eine normale Ernte
caverna-harvest-choice = eine Ernte ohne Äcker oder ohne Vermehrung
caverna-part-field = die Ackerphase
caverna-part-breeding = die Vermehrungsphase

## The labels of a replay

caverna-replay-persons = Zwerge
caverna-replay-weapons = Waffen
caverna-replay-cards = Einrichtungen
caverna-replay-begging = Bettelmarken

## Fragen

caverna-prompt-place = Wohin stellst du einen Zwerg?
caverna-prompt-choose = Was tust du?
caverna-prompt-whether = Möchtest du auch das tun?
caverna-prompt-clear = Wohin legst du das Plättchen im Wald?
caverna-prompt-dig = Wohin legst du das Plättchen im Berg?
caverna-prompt-tile = Wohin legst du das Einzelplättchen?
caverna-prompt-sow = Was säst du wo aus?
caverna-prompt-furnish = Welche Einrichtung baust du?
caverna-prompt-dwelling = Welche Wohnhöhle baust du?
caverna-prompt-pay = Wie zahlst du?
caverna-prompt-put = Wohin kommt das Plättchen?
caverna-prompt-fences = Welche Wiesen zäunst du ein?
caverna-prompt-stable = Wo baust du den Stall?
caverna-prompt-ore_mine = Wo baust du die Erzmine?
caverna-prompt-ruby_mine = Wo baust du die Rubinmine?
caverna-prompt-forge = Wie stark soll die Waffe sein?
caverna-prompt-expedition = Was bringst du vom Streifzug mit?
caverna-prompt-breed = Welche Jungtiere nimmst du?
caverna-prompt-imitate = Welches Feld ahmst du nach?
caverna-prompt-market = Was kaufst du?
caverna-prompt-trade = Handelst du mit Erz?
caverna-prompt-house = Nicht alle Tiere haben Platz: welche werden zu Nahrung?
caverna-prompt-skip = Welchen Teil der Ernte lässt du aus?
caverna-prompt-feed = Wie viel Nahrung zahlst du für deine Zwerge?
caverna-prompt-protect = Welche Waren schützt du mit einem Rubin?
caverna-prompt-round_start = Tauschst du noch etwas, bevor deine Einrichtungen zu Rundenbeginn zählen?
caverna-prompt-last_exchanges = Tauschst du vor der Wertung noch etwas?

## Möglichkeiten einer Wahl

caverna-option-take = die Waren nehmen
caverna-option-clear = Wiese/Acker legen
caverna-option-dig = ein Plättchen in den Berg legen
caverna-option-sow = aussäen
caverna-option-furnish = einen Höhlenraum einrichten
caverna-option-dwelling = eine Wohnhöhle einrichten
caverna-option-grow = Familienzuwachs
caverna-option-build = Zäune und/oder einen Stall bauen
caverna-option-fences = Zäune bauen
caverna-option-stable = einen Stall bauen
caverna-option-ore_mine = eine Erzmine bauen
caverna-option-tunnel = eine Rubinmine auf einen Stollen
caverna-option-deep_tunnel = eine Rubinmine auf einen tiefen Stollen
caverna-option-forge = eine Waffe schmieden
caverna-option-expedition = ein Streifzug

## Züge

caverna-move-place =
    { $dwarf ->
        [0] Einen unbewaffneten Zwerg einsetzen: { $space }
       *[other] Den Zwerg mit Stärke { $dwarf } einsetzen: { $space }
    }
caverna-move-choose = Wählen: { $option }
caverna-move-lay = { $tile } auf { $cells } legen
caverna-move-lay_single = { $tile } auf { $cell } legen
caverna-move-sow = { $crop } auf { $cell } säen
caverna-move-furnish = Bauen: { $tile }
caverna-move-pay = Auf Art { $option } zahlen
caverna-move-pay-cost = { $cost } zahlen
caverna-move-put = Das Plättchen auf { $cell } legen
caverna-move-fence_small = Eine kleine Weide auf { $cell } einzäunen
caverna-move-fence_large = Eine große Weide auf { $cells } einzäunen
caverna-move-stable = Einen Stall auf { $cell } bauen
caverna-move-ore_mine = Eine Erzmine auf { $cells } bauen
caverna-move-ruby_mine = Eine Rubinmine auf { $cell } bauen
caverna-move-forge = Eine Waffe der Stärke { $strength } schmieden
caverna-move-loot = Mitbringen: { $item }
caverna-move-imitate = { $space } nachahmen
caverna-move-buy = { $good } kaufen
caverna-move-trade = 2 Erz gegen 2 Gold und 1 Nahrung tauschen
caverna-move-skip = { $part } auslassen
caverna-move-feed = { $food } Nahrung zahlen
caverna-move-feed_dwarf = Einen Zwerg mit { $with } ernähren
caverna-move-breed = Jungtiere: { $young }
caverna-move-protect = { $space } für 1 Rubin schützen
caverna-move-exchange = { $with }: { $give } gegen { $get }
caverna-move-exchange-raw = { $give } zu { $get } machen
caverna-move-exchange-ruby = { $give } gegen { $get } tauschen
caverna-move-buy_tile = { $tile } mit Rubinen kaufen und auf { $cell } legen
caverna-move-melt = Die Waffe von Zwerg { $dwarf } gegen Nahrung abgeben
caverna-move-done = Fertig
caverna-with-trader = Händler
caverna-with-cooking_cave = Kochhöhle
caverna-with-hunting_parlor = Jagdstube
caverna-with-beer_parlor = Bierstube
caverna-with-blacksmithing_parlor = Schmiedestube
caverna-with-spare_part_storage = Ersatzteillager

## Was geschah. Die Notiz ist die kurze Form für ein Zeilenende.

caverna-event-round_began = Runde { $round }: { $space }
caverna-event-wish_turned = Der Kinderwunsch wird dringend.
caverna-event-marker_revealed = Diese Runde endet so: { $harvest }.
    .note = { $harvest }
caverna-event-space_emptied = { $goods } auf { $space } gehen verloren.
caverna-event-protected = { $seat } schützt { $space } mit einem Rubin.
caverna-event-placed = { $seat } setzt einen Zwerg ein: { $space }.
caverna-event-imitated = { $seat } ahmt { $space } nach.
caverna-event-gained = { $seat } bekommt { $goods }.
    .note = +{ $goods }
caverna-event-paid = { $seat } zahlt { $goods }.
    .note = −{ $goods }
caverna-event-exchanged = { $seat } tauscht { $give } gegen { $get }.
caverna-event-melted = { $seat } gibt eine Waffe für { $weapon } Nahrung ab.
caverna-event-starting_player = { $seat } hat den Startspielerstein.
    .note = Startspieler
caverna-event-laid = { $seat } legt { $tile } auf { $cells }.
caverna-event-laid_single = { $seat } legt { $tile } auf { $cell }.
caverna-event-sowed = { $seat } sät { $crop } auf { $cell }.
caverna-event-furnished = { $seat } baut { $tile } auf { $cell }.
caverna-event-fenced = { $seat } zäunt eine kleine Weide auf { $cell } ein.
caverna-event-fenced-and = { $seat } zäunt eine große Weide auf { $cell } { $and } ein.
caverna-event-built_stable = { $seat } baut einen Stall auf { $cell }.
caverna-event-built_ore_mine = { $seat } baut eine Erzmine auf { $cells }.
caverna-event-built_ruby_mine = { $seat } baut eine Rubinmine auf { $cell }.
caverna-event-forged = { $seat } schmiedet eine Waffe der Stärke { $strength }.
caverna-event-looted = { $seat } bringt mit: { $item }.
caverna-event-strengthened = Eine Waffe von { $seat } wächst von { $from } auf { $to }.
    .note = Waffe { $from } → { $to }
caverna-event-grew = Die Familie von { $seat } wächst.
caverna-event-went_home = Alle Zwerge kehren heim.
caverna-event-harvest_began = Nach Runde { $round }: { $harvest }
caverna-event-skipped = { $seat } lässt aus: { $part }.
caverna-event-fed =
    { $begging ->
        [0] { $seat } ernährt die Zwerge mit { $food } Nahrung.
        [one] { $seat } zahlt { $food } Nahrung und nimmt 1 Bettelmarke.
       *[other] { $seat } zahlt { $food } Nahrung und nimmt { $begging } Bettelmarken.
    }
caverna-event-bred = { $seat } hat Jungtiere: { $young }.
caverna-event-game_over = Das Spiel ist zu Ende.

## Warum etwas nicht geht

caverna-why-not-asked = Gerade entscheidet jemand anderes.
caverna-why-over = Das Spiel ist zu Ende.
caverna-why-other-question = Das ist keine Antwort auf die jetzige Frage.
caverna-why-not-in-play = Dieses Feld ist nicht im Spiel: es gehört zu einer anderen Personenzahl oder einer späteren Runde.
caverna-why-occupied = Auf diesem Feld steht schon ein Zwerg.
caverna-why-no-such-dwarf = Du hast keinen Zwerg dieser Stärke zu Hause.
caverna-why-order-of-use = Deine schwächeren Zwerge gehen zuerst; ein Rubin würde das ändern.
caverna-why-empty = Hier gibt es nichts zu nehmen.
caverna-why-nothing-possible = Nichts von dem, was dort angeboten wird, kannst du jetzt tun.
caverna-why-too-dear = Das kannst du nicht bezahlen.
caverna-why-no-goods = Diese Waren hast du nicht.
caverna-why-no-clearing = In deinem Wald ist kein Platz für dieses Plättchen.
caverna-why-no-digging = In deinem Berg ist kein Platz für dieses Plättchen.
caverna-why-tile-does-not-fit = Dort kann das Plättchen nicht liegen.
caverna-why-no-empty-field = Das ist kein leerer Acker.
caverna-why-no-field-to-sow = Du hast keinen leeren Acker.
caverna-why-no-seed = Du hast nichts zum Aussäen.
caverna-why-sown-enough = In einer Aktion säst du höchstens 2 Getreide und 2 Gemüse.
caverna-why-no-cavern = Dafür ist kein leerer Höhlenraum da.
caverna-why-no-such-tile = Das steht nicht zum Verkauf.
caverna-why-only-dwellings = Hier kannst du nur eine Wohnhöhle bauen.
caverna-why-full-family = Deine Familie ist vollzählig.
caverna-why-no-dwarf-room = In deinen Wohnhöhlen ist kein Platz für einen weiteren Zwerg.
caverna-why-no-meadow = Dort ist keine Wiese zum Einzäunen.
caverna-why-no-meadow-pair = Eine große Weide braucht zwei benachbarte Wiesen.
caverna-why-pasture-built = Mit dieser Aktion kannst du keine weitere Weide dieser Größe einzäunen.
caverna-why-no-stable-site = Dort lässt sich kein Stall bauen, oder alle 3 sind gebaut.
caverna-why-no-tunnel-pair = Eine Erzmine braucht zwei benachbarte gewöhnliche Stollen.
caverna-why-no-tunnel = So ein Stollen ist nicht da.
caverna-why-armed = Dieser Zwerg hat schon eine Waffe.
caverna-why-forge-limit = Waffen werden mit Stärke 1 bis 8 geschmiedet.
caverna-why-unarmed = Dieser Zwerg hat keine Waffe.
caverna-why-too-weak = Dafür ist der Zwerg nicht stark genug.
caverna-why-loot-taken = Von einem Streifzug bringt man nichts doppelt mit.
caverna-why-no-more-loot = Dieser Streifzug bringt nichts mehr.
caverna-why-nothing-to-imitate = Kein fremdes Feld lässt sich jetzt nachahmen.
caverna-why-not-imitable = Dieses Feld lässt sich nicht nachahmen.
caverna-why-bought-already = Davon hast du schon eins gekauft.
caverna-why-traded-enough = Mehr als dreimal wird nicht getauscht.
caverna-why-no-exchange = Dieser Tausch ist jetzt nicht möglich.
caverna-why-committed = Dann könntest du nicht mehr tun, was du begonnen hast.
caverna-why-animals-fit = Deine Tiere haben alle Platz.
caverna-why-food-amount = Das ist mehr Nahrung, als du hast oder schuldest.
caverna-why-not-edible = Damit kannst du jetzt keinen Zwerg ernähren.
caverna-why-no-young = Es fehlen zwei Eltern oder der Platz für die Jungtiere.
caverna-why-nothing-to-skip = In dieser Ernte wird nichts ausgelassen.
caverna-why-not-in-danger = Die Waren dort sind nicht in Gefahr.
caverna-why-part-closed = Dieser Teil der Aktion steht nicht offen.
caverna-why-not-optional = Hier musst du erst etwas tun.
