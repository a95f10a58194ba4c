# The Moor's minor improvements written so far, in our own words. Numbers and rulings: docs/cards/moor-minors.toml.

card-M093 = Knechtenverblijf
    .text = 1 grondstof van een grote investering mag je als 1 brandstof betalen. Telkens als een kaart aan je wordt doorgegeven, 1 voedsel.
