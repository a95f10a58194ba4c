# Waarom een hint goed is, naar wat de beoordeling ziet: elke melding heet naar een van haar delen.

caverna-because-scored =
    { $n ->
        [one] Dat telt meteen: 1 punt meer voor ‘{ $category }’.
       *[other] Dat telt meteen: { $n } punten meer voor ‘{ $category }’.
    }
caverna-because-goods = Meer in voorraad: { $goods } meer.
caverna-because-meadows =
    { $n ->
        [one] Er is één weide meer om te omheinen.
       *[other] Er zijn { $n } weiden meer om te omheinen.
    }
caverna-because-fields =
    { $n ->
        [one] Er is één lege akker meer om te zaaien.
       *[other] Er zijn { $n } lege akkers meer om te zaaien.
    }
caverna-because-caverns =
    { $n ->
        [one] Er is één holte meer om in te richten.
       *[other] Er zijn { $n } holtes meer om in te richten.
    }
caverna-because-tunnels =
    { $n ->
        [one] Er is één gang meer voor een mijn.
       *[other] Er zijn { $n } gangen meer voor mijnen.
    }
caverna-because-stables = Stallen geven dieren een plaats.
caverna-because-land = Op je thuisbord blijft meer plaats om te bouwen.
caverna-because-crops = Op de akkers groeit meer.
caverna-because-family = Het gezin groeit: elke ronde werkt er één dwerg meer.
caverna-because-growing = Er is plaats voor één dwerg meer.
caverna-because-arms = Sterkere wapens brengen meer thuis van expedities.
caverna-because-hunger = Bij de komende oogsten zijn de dwergen beter gevoed.
