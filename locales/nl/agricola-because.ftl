# Waarom een hint goed is, naar wat de beoordeling ziet: elke melding heet naar een van haar delen.

agricola-because-points =
    { $n ->
        [one] Dat is één punt meer waard.
       *[other] Dat is { $n } punten meer waard.
    }
agricola-because-fields =
    { $n ->
        [one] Er is één akker meer om te zaaien en voor de puntentelling.
       *[other] Er zijn { $n } akkers meer om te zaaien en voor de puntentelling.
    }
agricola-because-pastures = Weiden en stallen geven dieren plaats en leveren punten op.
agricola-because-crop = Tot het eind valt er { $goods } meer te oogsten.
agricola-because-animals = Aan het eind heeft de boerderij { $goods } meer.
agricola-because-pairs = Twee van een soort kunnen bij de volgende oogst jongen krijgen.
agricola-because-house = Een beter huis is meer waard: { $house }.
agricola-because-unused =
    { $n ->
        [one] Eén veld van het erf minder blijft ongebruikt.
       *[other] { $n } velden van het erf minder blijven ongebruikt.
    }
agricola-because-family = Het gezin groeit: elke ronde werkt er één gezinslid meer.
agricola-because-begging = Het houdt bedelkaarten weg.
agricola-because-cards =
    { $n ->
        [one] Kaarten leveren één punt meer op.
       *[other] Kaarten leveren { $n } punten meer op.
    }
agricola-because-hunger = Tot de oogst na ronde { $round } is het gezin beter gevoed.
agricola-because-food = Er blijft voedsel over voor later.
agricola-because-stock = Het levert { $goods } meer op om mee te bouwen.
agricola-because-growing = Een kamer meer laat het gezin vanaf ronde { $round } groeien.
agricola-because-cooking = Dieren en groente kunnen vanaf nu gekookt worden.
agricola-because-oven = Graan kan vanaf nu tot brood gebakken worden.
agricola-because-workshop = Bouwmateriaal wordt bij elke oogst voedsel.
agricola-because-played = Er ligt een kaart meer voor de komende oogsten.
agricola-because-hand = Er blijven meer kaarten in de hand.
agricola-because-horses = Paarden tellen, en elk paard meer.
agricola-because-sick = Minder gezinsleden zijn ziek.
agricola-because-heat = Voor de oogst na ronde { $round } is er meer brandstof.
agricola-because-lying = Op de actievelden blijft meer liggen voor later.
agricola-because-start = Jij begint de volgende ronde.
