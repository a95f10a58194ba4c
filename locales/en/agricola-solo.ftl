# The open challenge

agricola-free-how = Choose seven cards of each kind.
agricola-free-occupation = Occupations: { $n } of { $of }
agricola-free-minor = Minor improvements: { $n } of { $of }
agricola-free-rounds = Order of the round cards
agricola-free-earlier = { $space } earlier
agricola-free-later = { $space } later
