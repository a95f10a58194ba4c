# Caverna: alle Worte, die jemand liest. Eigene Formulierungen; die Regelnummern stehen in docs/rules/caverna.md.

caverna-name = Caverna
caverna-good-food =
    { $n ->
        [one] { $n } Nährwert
       *[other] { $n } Nährwerte
    }
    .name = Nährwerte

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
    .text = Nimm den Startspielerstein für die nächste Runde, alle Nährwerte und 2 Erz.
caverna-space-starting_player-7 =
    .text = Nimm den Startspielerstein für die nächste Runde, alle Nährwerte und 1 Rubin.
caverna-space-logging = Holzeinschlag
    .text = Nimm alles Holz; danach darf der Zwerg auf einen 1er-Streifzug gehen.
caverna-space-supplies = Nachschub
    .text = Nimm 1 Holz, 1 Stein, 1 Erz, 1 Nährwert und 2 Gold.
caverna-space-ore_mining = Erzabbau
    .text = Nimm alles Erz und 2 weitere für jede deiner Erzminen.
caverna-space-wood_gathering = Holz sammeln
    .text = Nimm alles Holz.
caverna-space-clearing = Rodung
    .text = Nimm alles Holz; danach darfst du ein Plättchen Wiese/Acker legen.
caverna-space-sustenance = Versorgung
    .text = Nimm alle Nährwerte und 1 Getreide; danach darfst du ein Plättchen Wiese/Acker legen.
caverna-space-sustenance-7 =
    .text = Nimm alles, was hier liegt; danach darfst du ein Plättchen Wiese/Acker legen.
caverna-space-strip_mining = Tagebau
    .text = Nimm alles, was hier liegt, und 2 Holz.
caverna-space-imitation_4 = Nachahmung für 4 Nährwerte
    .text = Zahle 4 Nährwerte und nutze ein Feld, auf dem ein fremder Zwerg steht.
    .short = Nachahmung
caverna-space-forest_exploration = Walderkundung
    .text = Nimm alles Holz und 1 Gemüse.
caverna-space-forest_exploration-7 =
    .text = Nimm alles Holz und 2 Nährwerte.
caverna-space-imitation_2 = Nachahmung für 2 Nährwerte
    .text = Zahle 2 Nährwerte und nutze ein Feld, auf dem ein fremder Zwerg steht.
    .short = Nachahmung
caverna-space-growth = Zuwachs
    .text = Nimm entweder 1 Holz, 1 Stein, 1 Erz, 1 Nährwert und 2 Gold oder lass deine Familie wachsen.
caverna-space-depot = Depot
    .text = Nimm alles Holz und Erz.
caverna-space-small_scale_drift_mining = Kleiner Sohlenbau
    .text = Nimm 1 Stein und/oder lege ein Plättchen Höhlenraum/Stollen.
caverna-space-weekly_market = Wochenmarkt
    .text = Nimm 4 Gold; dann darfst du verschiedene Waren kaufen, von jeder eine.
caverna-space-hardware_rental = Geräteverleih
    .text = Geh auf einen 2er-Streifzug, säe dann aus; eines davon darf entfallen.
    .short = Geräteverleih
caverna-space-hardware_rental-7 =
    .text = Nimm 2 Holz; danach darfst du auf einen 2er-Streifzug gehen und danach aussäen.
caverna-space-fence_building = Zaunbau
    .text = Nimm alles Holz; danach darfst du Zäune bauen.
caverna-space-drift_mining_extra = Sohlenbau (zweites Feld)
    .text = Nimm alle Steine; danach darfst du ein Plättchen Höhlenraum/Stollen legen.
    .short = Sohlenbau II
caverna-space-imitation_1 = Nachahmung für 1 Nährwert
    .text = Zahle 1 Nährwert und nutze ein Feld, auf dem ein fremder Zwerg steht.
    .short = Nachahmung
caverna-space-large_depot = Großes Depot
    .text = Nimm alles Holz, Erz und alle Steine.
caverna-space-imitation_0 = Kostenlose Nachahmung
    .text = Nutze ein Feld, auf dem ein fremder Zwerg steht.
    .short = Nachahmung
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
    .short = Dringender Wunsch
caverna-space-adventure = Abenteuer
    .text = Schmiede eine Waffe, dann zwei 1er-Streifzüge nacheinander; eines davon darf entfallen.
caverna-space-ore_trading = Erzhandel
    .text = Bis zu dreimal: 2 Erz gegen 2 Gold und 1 Nährwert.
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

## Was auf einem Heimatplan gezeichnet ist

caverna-ground-forest = Wald
caverna-ground-rock = Fels
caverna-ground-meadow = Wiese
caverna-ground-field = Acker
caverna-ground-pasture = Weide
caverna-ground-small_pasture = Einzelweide
caverna-ground-large_pasture = Doppelweide
caverna-ground-cavern = leerer Höhlenraum
caverna-ground-tunnel = Stollen
caverna-ground-deep_tunnel = tiefer Stollen
caverna-ground-ore_mine = Erzmine
caverna-ground-ruby_mine = Rubinmine
caverna-ground-entry_dwelling = Einstiegswohnhöhle
caverna-ground-stable = Stall
caverna-ground-mountain = Berg
caverna-ground-weapon = Waffe

## Einrichtungsplättchen

caverna-tile-dwelling = Wohnhöhle
    .text = Platz für 1 Zwerg.
caverna-tile-simple_dwelling_42 = Einfache Wohnhöhle
    .text = Platz für 1 Zwerg.
caverna-tile-simple_dwelling_33 = Einfache Wohnhöhle
    .text = Platz für 1 Zwerg.
caverna-tile-mixed_dwelling = Gemischte Wohnhöhle
    .text = Platz für 1 Zwerg und für 2 Nutztiere einer Art.
    .short = 1 Zwerg, 2 gleiche Tiere.
caverna-tile-couple_dwelling = Paarwohnhöhle
    .text = Platz für 2 Zwerge.
caverna-tile-additional_dwelling = Zusatzwohnhöhle
    .text = Platz für deinen sechsten Zwerg, für keinen anderen.
    .short = Nur für den sechsten Zwerg.
caverna-tile-cuddle_room = Kuschelzimmer
    .text = Fasst so viele Schafe, wie du Zwerge hast.
    .short = So viele Schafe wie Zwerge.
caverna-tile-breakfast_room = Frühstückszimmer
    .text = Fasst 3 Rinder.
caverna-tile-stubble_room = Stoppelzimmer
    .text = Jeder deiner leeren Äcker fasst 1 Nutztier.
    .short = Jeder leere Acker fasst 1 Nutztier.
caverna-tile-work_room = Arbeitszimmer
    .text = Du darfst auch Stollen und tiefe Stollen einrichten.
    .short = Auch Stollen und tiefe Stollen einrichten.
caverna-tile-guest_room = Gästezimmer
    .text = Bei „entweder … oder“ auf einem Feld darfst du beides tun; bei der Ausweitung nur einmal im Spiel.
    .short = „Entweder … oder“ wird beides.
caverna-tile-office_room = Bürozimmer
    .text = Deine Doppelplättchen dürfen über den Rand des Plans ragen; jedes solche bringt 2 Gold.
    .short = Plättchen stehen über: je 2 Gold.
caverna-tile-carpenter = Zimmermann
    .text = Einrichtungen und jede Aktion Zaunbau kosten dich 1 Holz weniger.
    .short = Einrichtungen und Zäune: 1 Holz weniger.
caverna-tile-stone_carver = Steinmetz
    .text = Sofort 2 Steine. Einrichtungen und Ställe kosten dich 1 Stein weniger.
    .short = 2 Steine. Einrichten, Ställe: −1 Stein.
caverna-tile-blacksmith = Schmied
    .text = Sofort 2 Erz. Waffen kosten dich 2 Erz weniger.
    .short = 2 Erz. Waffen: 2 Erz weniger.
caverna-tile-miner = Bergmann
    .text = Zu Beginn jeder Runde 1 Erz für jeden Esel in einer Erzmine.
    .short = Jede Runde 1 Erz je Esel in einer Erzmine.
caverna-tile-builder = Baumeister
    .text = Bei jeder Einrichtung darf 1 Erz für 1 Holz und ein weiteres für 1 Stein stehen.
    .short = Erz darf 1 Holz und 1 Stein ersetzen.
caverna-tile-trader = Händler
    .text = Jederzeit: 2 Gold gegen 1 Holz, 1 Stein und 1 Erz. Hast du das Ersatzteillager, kommt er darauf und ersetzt es.
    .short = 2 Gold → Holz, Stein und Erz.
caverna-tile-wood_supplier = Holzlieferant
    .text = Zu Beginn jeder der nächsten 7 Runden bekommst du 1 Holz.
    .short = 7 Runden lang je 1 Holz.
caverna-tile-stone_supplier = Steinlieferant
    .text = Zu Beginn jeder der nächsten 5 Runden bekommst du 1 Stein.
    .short = 5 Runden lang je 1 Stein.
caverna-tile-ruby_supplier = Rubinlieferant
    .text = Zu Beginn jeder der nächsten 4 Runden bekommst du 1 Rubin.
    .short = 4 Runden lang je 1 Rubin.
caverna-tile-dog_school = Hundeschule
    .text = Mit jedem Hund, den du bekommst, kommt 1 Holz.
    .short = 1 Holz mit jedem Hund.
caverna-tile-quarry = Steinbruch
    .text = Jedes Mal, wenn dir ein Esel geboren wird, nimm 1 Stein.
    .short = 1 Stein für jeden geborenen Esel.
caverna-tile-seam = Flöz
    .text = Mit jedem Stein, den du bekommst, kommt 1 Erz.
    .short = 1 Erz mit jedem Stein.
caverna-tile-slaughtering_cave = Schlachthöhle
    .text = Jedes Nutztier, das du in Nährwerte umwandelst, gibt 1 Nährwert mehr.
    .short = Jedes Nutztier gibt 1 NW mehr.
caverna-tile-cooking_cave = Kochhöhle
    .text = Jederzeit: 1 Getreide und 1 Gemüse gegen 5 Nährwerte.
    .short = 1 Getreide + 1 Gemüse → 5 NW.
caverna-tile-working_cave = Arbeitshöhle
    .text = Bei jeder Ernährung darf 1 Holz, 1 Stein oder 2 Erz einen Zwerg ernähren.
    .short = Ein Zwerg isst Holz, Stein oder 2 Erz.
caverna-tile-mining_cave = Bergbauhöhle
    .text = Bei jeder Ernährung brauchst du 1 Nährwert weniger für jeden Esel in einer Mine.
    .short = Ernährung: −1 NW je Esel in einer Mine.
caverna-tile-breeding_cave = Zuchthöhle
    .text = Wenn Tiere geboren werden: 1, 2, 3 oder 5 Nährwerte für 1, 2, 3 oder 4 Jungtiere.
    .short = 1, 2, 3, 5 NW für 1 bis 4 Jungtiere.
caverna-tile-peaceful_cave = Friedenshöhle
    .text = Jederzeit: gib eine Waffe ab und nimm so viele Nährwerte, wie sie stark ist.
    .short = Eine Waffe → NW ihrer Stärke.
caverna-tile-weaving_parlor = Webstube
    .text = Sofort 1 Nährwert je Schaf. Am Ende 1 Punkt für je 2 Schafe.
    .short = 1 NW je Schaf. Ende: 1 je 2 Schafe.
caverna-tile-milking_parlor = Melkstube
    .text = Sofort 1 Nährwert je Rind. Am Ende 1 Punkt je Rind.
    .short = 1 NW je Rind. Ende: 1 je Rind.
caverna-tile-state_parlor = Prunkstube
    .text = Sofort 2 Nährwerte je angrenzender Wohnhöhle. Am Ende 4 Punkte für jede.
    .short = Je Wohnhöhle daneben 2 NW; Ende 4.
caverna-tile-hunting_parlor = Jagdstube
    .text = Jederzeit: 2 Wildschweine gegen 2 Gold und 2 Nährwerte.
    .short = 2 Wildschweine → 2 Gold, 2 NW.
caverna-tile-beer_parlor = Bierstube
    .text = Jederzeit: 2 Getreide gegen 3 Gold oder gegen 4 Nährwerte.
    .short = 2 Getreide → 3 Gold oder 4 NW.
caverna-tile-blacksmithing_parlor = Schmiedestube
    .text = Jederzeit: 1 Rubin und 1 Erz gegen 2 Gold und 1 Nährwert.
    .short = Rubin + Erz → 2 Gold und 1 NW.
caverna-tile-stone_storage = Steinlager
    .text = Am Ende 1 Punkt je Stein.
    .short = Ende: 1 je Stein.
caverna-tile-ore_storage = Erzlager
    .text = Am Ende 1 Punkt für je 2 Erz.
    .short = Ende: 1 je 2 Erz.
caverna-tile-spare_part_storage = Ersatzteillager
    .text = Jederzeit: 1 Holz, 1 Stein und 1 Erz gegen 2 Gold. Hast du den Händler, kommt es auf ihn und ersetzt ihn.
    .short = Holz, Stein und Erz → 2 Gold.
caverna-tile-main_storage = Hauptlager
    .text = Am Ende 2 Punkte für jedes deiner gelben Plättchen, dieses mitgezählt.
    .short = Ende: 2 je gelbem Plättchen.
caverna-tile-weapon_storage = Waffenlager
    .text = Am Ende 3 Punkte für jeden bewaffneten Zwerg.
    .short = Ende: 3 je bewaffnetem Zwerg.
caverna-tile-supplies_storage = Proviantlager
    .text = Am Ende 8 Punkte, wenn alle deine Zwerge bewaffnet sind.
    .short = Ende: 8, wenn alle bewaffnet sind.
caverna-tile-broom_chamber = Besenkammer
    .text = Am Ende 5 Punkte mit 5 Zwergen, 10 mit 6.
    .short = Ende: 5 mit 5 Zwergen, 10 mit 6.
caverna-tile-treasure_chamber = Schatzkammer
    .text = Am Ende 1 Punkt je Rubin.
    .short = Ende: 1 je Rubin.
caverna-tile-food_chamber = Vorratskammer
    .text = Am Ende 2 Punkte für jedes Paar aus Getreide und Gemüse, auch auf Äckern.
    .short = Ende: 2 je Paar Getreide und Gemüse.
caverna-tile-prayer_chamber = Gebetskammer
    .text = Am Ende 8 Punkte, wenn keiner deiner Zwerge bewaffnet ist.
    .short = Ende: 8, wenn keiner bewaffnet ist.
caverna-tile-writing_chamber = Schreibkammer
    .text = Am Ende werden bis zu 7 Minuspunkte erlassen.
    .short = Ende: bis zu 7 Minuspunkte erlassen.
caverna-tile-fodder_chamber = Futterkammer
    .text = Am Ende 1 Punkt für je 3 Nutztiere.
    .short = Ende: 1 je 3 Nutztiere.

## Was Streifzüge bringen

caverna-item-all_weapons = nach dem Streifzug alle Waffen +1
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
caverna-item-small_pasture = eine Einzelweide für 1 Holz
caverna-item-cattle = 1 Rind
caverna-item-large_pasture = eine Doppelweide für 2 Holz
caverna-item-meadow = eine einzelne Wiese
caverna-item-dwelling = eine gewöhnliche Wohnhöhle für 2 Holz und 2 Steine
caverna-item-field = ein einzelner Acker
caverna-item-sow = aussäen
caverna-item-cavern = ein einzelner Höhlenraum
caverna-item-breed = bis zu 2 Tierarten vermehren

## Der Wertungsblock

caverna-category-animals = Nutztiere und Hunde
caverna-category-missing_types = Fehlende Nutztierarten
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
caverna-phase-harvest_choice = Erntezeit: das Ereignis
caverna-phase-fields = Erntezeit: Ackerphase
caverna-phase-feeding = Erntezeit: Ernährungsphase
caverna-phase-breeding = Erntezeit: Tiervermehrungsphase
caverna-phase-end_of_round = Rundenende
caverna-phase-last_exchanges = Vor der Wertung
caverna-phase-over = Das Spiel ist zu Ende
caverna-harvest-none = keine Erntezeit
caverna-harvest-one_food = 1 Nährwert je Zwerg
caverna-harvest-normal = eine normale Erntezeit
caverna-harvest-choice = eine Erntezeit ohne Ackerphase oder ohne Tiervermehrungsphase
caverna-part-field = die Ackerphase
caverna-part-breeding = die Tiervermehrungsphase

## The labels of a replay

caverna-replay-persons = Zwerge
caverna-replay-weapons = Waffen
caverna-replay-cards = Einrichtungen
caverna-replay-begging = Bettelmarken

## Fragen

caverna-prompt-place = Wo setzt du einen Zwerg ein?
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
caverna-prompt-house = Nicht alle Tiere haben Platz: welche wandelst du in Nährwerte um?
caverna-prompt-skip = Welchen Teil der Erntezeit lässt du aus?
caverna-prompt-feed = Wie viele Nährwerte zahlst du für deine Zwerge?
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
caverna-option-expedition-level = ein { $level }er-Streifzug

## Züge

caverna-move-place =
    { $dwarf ->
        [0] Einen unbewaffneten Zwerg einsetzen: { $space }
       *[other] Den Zwerg mit Stärke { $dwarf } einsetzen: { $space }
    }
caverna-move-choose = Wählen: { $option }
caverna-move-choose-get = Wählen: { $option } (+ { $get })
caverna-move-choose-level = Wählen: ein { $level }er-Streifzug
caverna-move-lay = { $tile } auf { $cells } legen
caverna-move-lay-meadow_field = Wiese auf { $first }, Acker auf { $second } legen
caverna-move-lay-cavern_tunnel = Höhlenraum auf { $first }, Stollen auf { $second } graben
caverna-move-lay-cavern_cavern = Höhlenräume auf { $first } und { $second } graben
caverna-move-lay_single = { $tile } auf { $cell } legen
caverna-move-lay_single-cavern = Einen Höhlenraum auf { $cell } graben
caverna-move-lay_single-tunnel = Einen Stollen auf { $cell } graben
caverna-move-lay_single-field = Einen Acker auf { $cell } legen
caverna-move-lay_single-meadow = Eine Wiese auf { $cell } legen
caverna-move-sow = { $crop } auf { $cell } säen
caverna-move-sow-grain = Getreide auf { $cell } säen
caverna-move-sow-vegetable = Gemüse auf { $cell } säen
caverna-move-furnish = Bauen: { $tile }
caverna-move-pay = Auf Art { $option } zahlen
caverna-move-pay-cost = { $cost } zahlen
caverna-move-put = Das Plättchen auf { $cell } legen
caverna-move-fence_small = Eine Einzelweide auf { $cell } einzäunen
caverna-move-fence_large = Eine Doppelweide auf { $first } und { $second } einzäunen
caverna-move-stable = Einen Stall auf { $cell } bauen
caverna-move-ore_mine = Erzmine auf { $first }, tiefen Stollen auf { $second } bauen
caverna-move-ruby_mine = Eine Rubinmine auf { $cell } bauen
caverna-move-forge = Eine Waffe der Stärke { $strength } schmieden
caverna-move-loot = Mitbringen: { $item }
caverna-move-imitate = { $space } nachahmen
caverna-move-buy = { $good } kaufen
caverna-move-buy-dog = 1 Hund kaufen
caverna-move-buy-sheep = 1 Schaf kaufen
caverna-move-buy-donkey = 1 Esel kaufen
caverna-move-buy-boar = 1 Wildschwein kaufen
caverna-move-buy-cattle = 1 Rind kaufen
caverna-move-buy-wood = 1 Holz kaufen
caverna-move-buy-stone = 1 Stein kaufen
caverna-move-buy-ore = 1 Erz kaufen
caverna-move-buy-grain = 1 Getreide kaufen
caverna-move-buy-vegetable = 1 Gemüse kaufen
caverna-move-trade = 2 Erz gegen 2 Gold und 1 Nährwert tauschen
caverna-move-skip = { $part } auslassen
caverna-move-skip-field = Die Ackerphase auslassen
caverna-move-skip-breeding = Die Tiervermehrungsphase auslassen
caverna-move-feed = { $food } NW zahlen
caverna-move-feed_dwarf = Einen Zwerg mit { $with } ernähren
caverna-move-breed = Jungtiere: { $young }
caverna-move-protect = Die Waren auf { $space } schützen
caverna-move-exchange = { $with }: { $give } gegen { $get }
caverna-move-exchange-raw = { $give } in { $get } umwandeln
caverna-move-exchange-ruby = { $give } gegen { $get } tauschen
caverna-move-buy_tile = { $tile } mit Rubinen kaufen und auf { $cell } legen
caverna-move-melt = Eine Waffe gegen Nährwerte abgeben
caverna-move-melt-get = Eine Waffe gegen { $get } abgeben
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
caverna-event-melted = { $seat } gibt eine Waffe für { $weapon } NW ab.
caverna-event-starting_player = { $seat } hat den Startspielerstein.
    .note = Startspieler
caverna-event-laid = { $seat } legt { $tile } auf { $cells }.
caverna-event-laid-meadow_field = { $seat } legt eine Wiese auf { $first }, einen Acker auf { $second }.
caverna-event-laid-cavern_tunnel = { $seat } gräbt einen Höhlenraum auf { $first }, einen Stollen auf { $second }.
caverna-event-laid-cavern_cavern = { $seat } gräbt Höhlenräume auf { $first } und { $second }.
caverna-event-laid_single = { $seat } legt { $tile } auf { $cell }.
caverna-event-laid_single-cavern = { $seat } gräbt einen Höhlenraum auf { $cell }.
caverna-event-laid_single-tunnel = { $seat } gräbt einen Stollen auf { $cell }.
caverna-event-laid_single-field = { $seat } legt einen Acker auf { $cell }.
caverna-event-laid_single-meadow = { $seat } legt eine Wiese auf { $cell }.
caverna-event-sowed = { $seat } sät { $crop } auf { $cell }.
caverna-event-furnished = { $seat } baut { $tile } auf { $cell }.
caverna-event-fenced = { $seat } zäunt eine Einzelweide auf { $cell } ein.
caverna-event-fenced-and = { $seat } zäunt eine Doppelweide auf { $cell } und { $and } ein.
caverna-event-built_stable = { $seat } baut einen Stall auf { $cell }.
caverna-event-built_ore_mine = { $seat } baut eine Erzmine auf { $first }.
caverna-event-built_ruby_mine = { $seat } baut eine Rubinmine auf { $cell }.
caverna-event-forged = { $seat } schmiedet eine Waffe der Stärke { $strength }.
caverna-event-looted = { $seat } bringt mit: { $item }.
caverna-event-strengthened = Die Waffe eines Zwergs von { $seat } zu Hause wächst von { $from } auf { $to }.
caverna-event-strengthened-space = Die Waffe des Zwergs von { $seat } auf { $space } wächst von { $from } auf { $to }.
    .note = Waffe { $from } → { $to }
caverna-event-grew = Die Familie von { $seat } wächst.
caverna-event-went_home = Alle Zwerge kehren heim.
caverna-event-harvest_began = Nach Runde { $round }: { $harvest }
caverna-event-skipped = { $seat } lässt aus: { $part }.
caverna-event-fed =
    { $begging ->
        [0] { $seat } ernährt die Zwerge mit { $food } NW.
        [one] { $seat } zahlt { $food } NW und nimmt 1 Bettelmarke.
       *[other] { $seat } zahlt { $food } NW und nimmt { $begging } Bettelmarken.
    }
    .note =
    { $begging ->
        [0] { "" }
        [one] +1 Bettelmarke
       *[other] +{ $begging } Bettelmarken
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
    .rule-6-6 = In deinen Wohnhöhlen ist kein Platz für einen weiteren Zwerg, und auch sonst ist dir dort jetzt nichts möglich.
    .rule-6-9 = Für die Mine braucht es zwei benachbarte gewöhnliche Stollen, für den Streifzug einen bewaffneten Zwerg.
    .rule-9-2 = Dieser Zwerg hat keine Waffe, und auch sonst ist dir dort jetzt nichts möglich.
caverna-why-too-dear = Das kannst du nicht bezahlen.
    .rule-6-7 = Dir fehlt Holz für die Zäune.
    .rule-6-8 = Dir fehlt Stein für den Stall.
    .rule-6-11 = Dir fehlt Erz: eine Waffe kostet 1 Erz je Stärkepunkt.
    .rule-6-13 = Du kannst die Nährwerte für die Nachahmung nicht zahlen.
    .rule-6-14 = Dafür hast du nicht genug Gold.
    .rule-17-8 = Du hast keine 2 Erz zum Tauschen.
caverna-why-no-goods = Diese Waren hast du nicht.
caverna-why-no-clearing = In deinem Wald ist kein Platz für dieses Plättchen.
caverna-why-no-digging = In deinem Berg ist kein Platz für dieses Plättchen.
caverna-why-tile-does-not-fit = Dort kann das Plättchen nicht liegen.
caverna-why-space-covered = Dort liegt schon ein Plättchen.
caverna-why-no-room-for-half = Dort ist nur Platz für eine Hälfte: Der Platz daneben ist belegt.
caverna-why-away-from-clearing = Das erste Plättchen im Wald muss den Platz vor der Höhle bedecken; jedes weitere muss eine Wiese, einen Acker oder eine Weide berühren.
caverna-why-away-from-cave = Das Plättchen muss deine Höhle berühren.
caverna-why-field-on-stable = Dort steht ein Stall: Darunter kann nur eine Wiese liegen, kein Acker.
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
caverna-why-no-meadow-pair = Eine Doppelweide braucht zwei benachbarte Wiesen.
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
caverna-why-nobody-to-imitate = Hier steht kein fremder Zwerg.
caverna-why-not-imitable = Dieses Feld ist das einzige, das nie nachgeahmt werden darf.
caverna-why-imitated-already = Dieses Feld ahmst du schon nach.
caverna-why-bought-already = Davon hast du schon eins gekauft.
caverna-why-traded-enough = Mehr als dreimal wird nicht getauscht.
caverna-why-no-exchange = Dieser Tausch ist jetzt nicht möglich.
caverna-why-committed = Dann könntest du nicht mehr tun, was du begonnen hast.
caverna-why-animals-fit = Deine Tiere haben alle Platz.
caverna-why-food-amount = Das sind mehr Nährwerte, als du hast oder schuldest.
caverna-why-not-edible = Damit kannst du jetzt keinen Zwerg ernähren.
caverna-why-no-young = Es fehlen zwei Eltern oder der Platz für die Jungtiere.
caverna-why-nothing-to-skip = In dieser Erntezeit wird nichts ausgelassen.
caverna-why-not-in-danger = Die Waren dort sind nicht in Gefahr.
caverna-why-part-closed = Dieser Teil der Aktion steht nicht offen.
caverna-why-not-optional = Hier musst du erst etwas tun.

## Der Tisch

caverna-table-home = Dein Heimatplan
caverna-table-look-at = Den Heimatplan von { $who } ansehen
caverna-read-get = Du erhältst
caverna-read-owner = Gehört
caverna-read-bonus = Das erste Plättchen hier bringt
caverna-read-stands = Hier
caverna-read-room = Platz für
caverna-read-animals =
    { $n ->
        [one] { $n } Nutztier
       *[other] { $n } Nutztiere einer Art
    }
caverna-read-end = Sie endet so: { $harvest }.
caverna-read-end-hidden = Wie sie endet, ist noch verdeckt: Erntezeit oder Ereignis.
caverna-table-skip-home = Zu deinem Heimatplan
caverna-table-shelf = Einrichtungen
caverna-table-at = { $what }: { $cells }
caverna-table-armed = Waffe der Stärke { $strength }
caverna-table-unarmed = unbewaffnet
caverna-table-dwarfs = Deine Zwerge
caverna-table-newborn = nächste Runde
caverna-table-at-home = zu Hause
caverna-table-for-ruby = für 1 Rubin
caverna-table-turn = Plättchen drehen
caverna-table-turn-fence = Andersherum einzäunen
caverna-table-side = Welche Seite oben liegt
caverna-table-begging =
    { $n ->
        [one] { $n } Bettelmarke
       *[other] { $n } Bettelmarken
    }
caverna-table-end = Nach dieser Runde: { $harvest }
caverna-table-end-next = Nach der nächsten Runde: { $harvest }
caverna-table-end-hidden = Wie diese Runde endet, ist noch verdeckt
caverna-table-end-next-hidden = Wie die nächste Runde endet, ist noch verdeckt
caverna-table-printed =
    { $players ->
        [one] Immer, allein
       *[other] Immer, zu { $players }
    }
caverna-table-stage = Abschnitt { $stage }
caverna-table-round-to-come = Runde { $round } kommt noch
caverna-table-events = Ereignisse
caverna-table-event = Ereignis
caverna-table-was-round = Runde { $round }
caverna-table-face-down = verdeckt:
caverna-table-solo = Allein
caverna-table-solo-harvests = Ab der dritten Runde endet jede mit einer Erntezeit; nach der vierten isst jeder Zwerg nur 1 Nährwert.
caverna-table-endangered = Sechs oder mehr Waren auf einem Feld gehen vor dem Auffüllen verloren, wenn kein Rubin sie schützt.
caverna-table-any-time = Jederzeit
caverna-table-track = Blätter sind Erntezeiten, Fragezeichen Ereignisse.
caverna-table-filter = Welche gezeigt werden
caverna-table-filter-all = alle
caverna-table-filter-sale = zu haben
caverna-table-filter-pay = bezahlbar
caverna-table-dear = zu teuer
caverna-table-sold = vergeben
caverna-table-free = kostenlos
caverna-table-short = es fehlt:
caverna-table-unlimited = davon gibt es beliebig viele
caverna-table-open = Öffnen
caverna-table-open-shelf = Einrichtungen öffnen
caverna-table-tile-names = Die Texte und ein Teil der Namen sind unsere eigenen, nicht die der Schachtel.
caverna-table-how-place = Zeige auf ein erleuchtetes Feld.
caverna-table-how-place-armed = Zeige auf ein erleuchtetes Feld. Dein schwächster Zwerg geht; einen anderen wählst du oben für 1 Rubin.
caverna-table-how-imitate = Zeige auf ein erleuchtetes Feld des Plans oder wähle es hier. Waren, die dort lagen, sind weg.
caverna-table-how-protect = Was nicht geschützt wird, geht verloren. Jedes Feld kostet 1 Rubin.
caverna-table-how-twin = Zeige auf ein erleuchtetes Feld: dort liegt das Plättchen. Noch einmal dreht es; dann bestätige.
caverna-table-other-way = Andersherum: { $why }
caverna-table-points-now = Jetzt { $n } Punkte, aufgedruckt { $printed }.
caverna-table-how-fences = Zeige auf eine Wiese für eine Einzelweide, dann auf ihre Nachbarin für eine Doppelweide.
caverna-table-how-cell = Zeige auf ein erleuchtetes Feld deines Heimatplans.
caverna-table-sow-how = Zeige auf leere Äcker; noch einmal für die andere Frucht.
caverna-table-left = noch { $n }
caverna-table-how-forge = Eine stärkere Waffe bringt auf Streifzügen mehr.
caverna-table-opens =
    { $n ->
        [one] Damit ist 1 Belohnung der Streifzüge erreichbar.
       *[other] Damit sind { $n } Belohnungen der Streifzüge erreichbar, als letzte: { $item }.
    }
caverna-table-skip-field =
    { $any ->
        [no] Auf deinen Äckern wächst nichts.
       *[yes] Auf deinen Äckern bliebe stehen: { $goods }.
    }
caverna-table-skip-breeding =
    { $any ->
        [no] Jungtiere bekämst du ohnehin keine.
       *[yes] Du bekämst keine Jungtiere: { $goods }.
    }
caverna-table-level = { $level }er-Streifzug
caverna-table-strength = Stärke { $strength }
caverna-table-taken = Bisher genommen
caverna-table-empty = leer
caverna-table-loot = Was man mitbringen kann
caverna-table-how-market =
    { $gold ->
        [one] Von jeder Ware eine; 1 Gold bleibt.
       *[other] Von jeder Ware eine; { $gold } Gold bleiben.
    }
caverna-table-no-pair = Für kein Paar ist Platz für Nachwuchs da. Ein Tausch kann noch ein Elterntier bringen oder Platz schaffen.
caverna-table-how-breed =
    { $n ->
        [0] Kein Jungtier kommt dazu.
        [one] 1 Jungtier kommt dazu.
       *[other] { $n } Jungtiere kommen dazu.
    }
caverna-table-how-tiles = Wähle eine erleuchtete Einrichtung. Was bei den anderen fehlt, steht darauf.
caverna-table-pay = Zahlen
caverna-table-trade = Tauschen
caverna-harvest-needs =
    { $food ->
        [one] kostet 1 Nährwert
       *[other] kostet { $food } Nährwerte
    }
caverna-feed-short =
    { $n ->
        [one] 1 Nährwert fehlt
       *[other] { $n } Nährwerte fehlen
    }
caverna-feed-enough =
    { $left ->
        [0] Genau genug.
        [one] Genug, 1 Nährwert bleibt.
       *[other] Genug, { $left } Nährwerte bleiben.
    }
caverna-table-feed-saved = { $n } sparen deine Einrichtungen
caverna-table-gold-fee = Gold: je Tausch geht 1 verloren
caverna-table-meal = Einen Zwerg ernähren mit
caverna-table-feed-beg =
    { $n ->
        [one] 1 Bettelmarke nehmen (−3 Punkte)
       *[other] { $n } Bettelmarken nehmen (je −3 Punkte)
    }
caverna-table-homeless = { $animals } ohne Platz
caverna-table-how-house = Wandle Tiere in Nährwerte um oder schaffe Platz durch einen Tausch.
caverna-table-ruby-goods = Waren für Rubine
caverna-table-ruby-tiles = Plättchen für Rubine
caverna-table-into-food = In Nährwerte
caverna-table-trades = Mit deinen Einrichtungen
caverna-group-dwellings = Wohnhöhlen
caverna-group-rooms = Zimmer
caverna-group-crafts = Handwerk
caverna-group-supplies = Lieferanten
caverna-group-caves = Höhlen
caverna-group-parlors = Stuben
caverna-group-storages = Lager
caverna-group-chambers = Kammern
caverna-event-short-none = 1.: keine Erntezeit
caverna-event-short-one_food = 2.: je 1 Nährwert
caverna-event-short-choice = 3.: ohne Äcker oder Junge
caverna-form-set = Einrichtungen
caverna-form-set-beginner = Einsteigerversion
    .how = 27 Einrichtungen: gut für die ersten Partien.
caverna-form-set-full = Vollversion
    .how = Alle 48 Einrichtungen.
caverna-form-late_reveal = Erntemarker erst am Rundenende aufdecken
caverna-form-fence_discount = Der Zimmermann spart Holz
caverna-form-fence_discount-per_action = einmal je Aktion
caverna-form-fence_discount-per_pasture = für jede Weide

## Es dabei lassen: was das bei jeder Frage heißt

caverna-leave-whether = Nein, lieber nicht
caverna-leave-choose = Nichts weiter
caverna-leave-clear = Kein Plättchen legen
caverna-leave-dig = Kein Plättchen legen
caverna-leave-tile = Kein Plättchen legen
caverna-leave-sow = Nichts weiter aussäen
caverna-leave-furnish = Keine Einrichtung
caverna-leave-dwelling = Keine Wohnhöhle
caverna-leave-fences = Keine weiteren Zäune
caverna-leave-stable = Kein Stall
caverna-leave-ore_mine = Keine Erzmine
caverna-leave-ruby_mine = Keine Rubinmine
caverna-leave-forge = Keine Waffe schmieden
caverna-leave-expedition = Nach Hause
caverna-leave-breed = Keine Jungtiere
caverna-leave-market = Nichts weiter kaufen
caverna-leave-trade = Nicht weiter tauschen
caverna-leave-protect = Nichts weiter schützen
caverna-leave-round_start = Nichts weiter tauschen
caverna-leave-last_exchanges = Punkte zählen

## Was bestätigt wird, bei jeder Frage

caverna-deed-clear = Plättchen legen
caverna-deed-dig = Plättchen legen
caverna-deed-tile = Plättchen legen
caverna-deed-put = Hierhin legen
caverna-deed-sow = Aussäen
caverna-deed-furnish = Bauen
caverna-deed-dwelling = Bauen
caverna-deed-fences = Einzäunen
caverna-deed-stable = Bauen
caverna-deed-ore_mine = Bauen
caverna-deed-ruby_mine = Bauen
caverna-deed-forge = Schmieden
caverna-deed-expedition = Mitbringen
caverna-deed-breed = Jungtiere nehmen
caverna-deed-imitate = Nachahmen
caverna-deed-market = Kaufen
caverna-deed-feed = Zwerge ernähren
caverna-deed-protect = Schützen
