# The Moor's minor improvements written so far, in our own words. Numbers and rulings: docs/cards/moor-minors.toml.

card-M093 = Gesindehaus
    .text = 1 Werkstoff einer großen Anschaffung darfst du als 1 Brennstoff zahlen. Jedes Mal, wenn dir eine Karte weitergegeben wird, 1 Nahrung.
