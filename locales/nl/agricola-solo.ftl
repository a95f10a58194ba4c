# De open uitdaging

agricola-free-how = Kies zeven kaarten van elke soort.
agricola-free-occupation = Ambachten: { $n } van { $of }
agricola-free-minor = Kleine investeringen: { $n } van { $of }
agricola-free-rounds = Volgorde van de rondekaarten
agricola-free-earlier = { $space } eerder
agricola-free-later = { $space } later
