//! What a position of Caverna looks like to a net.

use super::evaluate::{eaten_next, expects, harvests_left, made_of};
use crate::describe::{Describe, Pen};
use caverna::home::bonus;
use caverna::player::STRONGEST;
use caverna::score::Category;
use caverna::space::{IDS, NAMES};
use caverna::state::LAST_ROUND;
use caverna::tile::TILES;
use caverna::{Caverna, Cell, Cells, Crop, Good, Harvest, Phase, Player, Set, SpaceId, Tile, Twin, housing};
use std::sync::LazyLock;
use table::{Game, Kind, Seat};

/// The steps in which goods of a kind matter.
fn steps(kind: Good) -> &'static [i32] {
    match kind {
        Good::Wood | Good::Stone | Good::Ore => &[1, 2, 3, 4, 5, 7],
        Good::Food => &[1, 2, 4, 6, 8, 10],
        Good::Ruby | Good::Gold => &[1, 2, 3],
        Good::Dog | Good::Sheep | Good::Donkey | Good::Boar | Good::Cattle => &[1, 2, 3],
        Good::Grain | Good::Vegetable => &[1, 2],
    }
}

fn tile_id(place: usize) -> &'static str {
    Tile::from_index(place).id()
}

fn space_id(place: usize) -> &'static str {
    NAMES[place]
}

fn named(before: &str, names: &[&str]) -> Vec<String> {
    names.iter().map(|name| format!("{before} {name}")).collect()
}

static WAITING: LazyLock<Vec<String>> =
    LazyLock::new(|| named("waiting", &Good::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>()));
static SCORES: LazyLock<Vec<String>> =
    LazyLock::new(|| named("score", &Category::ALL.iter().map(|row| row.name()).collect::<Vec<_>>()));

impl Describe for Caverna {
    fn describe_board(&self, pen: &mut Pen<'_>) {
        for (space, pile) in NAMES.iter().zip(&self.piles) {
            pen.count(space, pile.total().min(127) as i32, &[2, 3, 4, 6, 9]);
        }
        let held = SpaceId::all().filter(|space| self.holders[space.index()].is_some());
        pen.each("occupied", IDS, space_id, held.map(SpaceId::index));
        pen.each("open", IDS, space_id, self.open.iter().map(SpaceId::index));
        pen.each("for sale", TILES, tile_id, self.tiles.iter().map(Tile::index));
        let round = i32::from(self.round);
        for number in 1..=i32::from(LAST_ROUND) {
            pen.steps("round", round, &[number]);
        }
        pen.number("round", round);
        pen.flag("no harvest", self.harvest == Some(Harvest::None));
        pen.flag("harvest of one food", self.harvest == Some(Harvest::OneFood));
        pen.flag("normal harvest", self.harvest == Some(Harvest::Normal));
        pen.flag("harvest with a choice", self.harvest == Some(Harvest::Choice));
        pen.count("question marks", self.events, &[1, 2, 3]);
        pen.number("harvests left", harvests_left(self));
        pen.flag("placing", self.phase <= Phase::Work);
        pen.flag("feeding", (Phase::HarvestChoice..=Phase::Feeding).contains(&self.phase));
        pen.flag("breeding", self.phase == Phase::Breeding);
        pen.flag("last exchanges", self.phase == Phase::LastExchanges);
        for (before, players) in (0..).zip(PLAYERS) {
            pen.flag(players, self.players.len() == before + 1);
        }
        pen.flag("beginners' set", self.rules.set == Set::Beginner);
    }

    fn is_alike(&self, other: &Caverna, of: Seat) -> bool {
        let stands = |game: &Caverna| {
            let (turn, asked) = (game.turn == of, game.to_decide().contains(of));
            (game.round, game.phase, game.harvest, game.events, game.start == of, turn, asked)
        };
        self.player(of) == other.player(of) && stands(self) == stands(other)
    }

    fn describe_player(&self, of: Seat, _viewer: Seat, pen: &mut Pen<'_>) {
        let player = self.player(of);
        for &kind in Good::ALL {
            pen.count(kind.name(), player.goods.get(kind), steps(kind));
        }
        dwarfs(self, player, pen);
        home(player, pen);
        pen.each("tile", TILES, tile_id, player.home.tiles.iter().filter(|t| !t.covered).map(|t| t.tile.index()));
        let coming = (self.round + 1..=LAST_ROUND).fold(caverna::goods::NONE, |sum, r| sum.and(player.waiting.on(r)));
        for (&kind, name) in Good::ALL.iter().zip(&*WAITING) {
            pen.number(name, coming.get(kind));
        }
        let (need, gap) =
            (eaten_next(self, player), i32::from(player.goods.get(Good::Food)) - eaten_next(self, player));
        pen.number("food needed", need);
        pen.number("food missing", gap.min(0));
        pen.count("food over", gap, &[-8, -6, -4, -3, -2, -1, 0, 1, 2, 4]);
        pen.number("food in goods", made_of(player));
        pen.flag("cannot be fed", made_of(player) + gap < 0);
        pen.count("begging markers", player.begging, &[1, 2]);
        pen.flag("start player", self.start == of);
        pen.flag("in turn", self.turn == of);
        pen.flag("asked", self.to_decide().contains(of));
        let sheet = caverna::score::sheet(player);
        for (line, name) in sheet.lines.iter().zip(&*SCORES) {
            pen.number(name, line.points);
        }
        pen.number("points", sheet.total);
        // What is known without a net is a good beginning.
        pen.number("expected by hand", expects(self, of) as i32);
    }
}

const PLAYERS: [&str; 7] = ["1 player", "2 players", "3 players", "4 players", "5 players", "6 players", "7 players"];

fn dwarfs(game: &Caverna, player: &Player, pen: &mut Pen<'_>) {
    let all = player.dwarfs.len() as i32;
    pen.steps("dwarfs", all, &[3, 4, 5, 6]);
    pen.flag("may grow", player.can_grow());
    pen.number("spare room", i32::from(player.dwarf_room()) - all);
    let newborns = player.dwarfs.iter().filter(|dwarf| dwarf.newborn).count() as i32;
    pen.number("newborns", newborns);
    let free = if game.phase <= Phase::Work { player.dwarfs.iter().filter(|d| d.is_free()).count() as i32 } else { 0 };
    pen.count("dwarfs to place", free, &[1, 2, 3, 4, 5]);
    pen.number("placements left", free + all * i32::from(LAST_ROUND - game.round.min(LAST_ROUND)));
    let mut weapons: Vec<u8> = player.dwarfs.iter().map(|dwarf| dwarf.weapon).collect();
    weapons.sort_unstable_by(|a, b| b.cmp(a));
    for (place, name) in ["strongest weapon", "second weapon", "third weapon", "fourth weapon"].iter().enumerate() {
        pen.number(name, weapons.get(place).copied().unwrap_or(0));
    }
    pen.steps("strongest weapon", weapons[0], &[1, 4, 6, 8, 9, 10, 11, 12, 14]);
    pen.number("armed", weapons.iter().filter(|&&weapon| weapon > 0).count() as i32);
    pen.number("strength", weapons.iter().map(|&weapon| i32::from(weapon.min(STRONGEST))).sum::<i32>());
    let strongest_free = player.dwarfs.iter().filter(|d| d.is_free()).map(|d| d.weapon).max();
    pen.number("strongest to place", strongest_free.unwrap_or(0));
}

/// The printed spaces that bring something to whoever covers them first.
const BONUSES: [(&str, Cell); 5] = [
    ("upper boar", Cell::at(3, 1)),
    ("lower boar", Cell::at(1, 3)),
    ("spring in the forest", Cell::at(2, 4)),
    ("spring in the mountain", Cell::at(5, 4)),
    ("far spring", Cell::at(6, 1)),
];

/// How many pairs of neighbours there are among cells.
fn pairs(cells: Cells) -> i32 {
    i32::from((cells & cells.east()).len() + (cells & cells.south()).len())
}

fn home(player: &Player, pen: &mut Pen<'_>) {
    let home = &player.home;
    let (mut grain, mut vegetable) = ([0; 4], [0; 3]);
    for cell in home.sown() {
        match home.crop(cell) {
            Some((Crop::Grain, n)) => grain[usize::from(n.min(3))] += 1,
            Some((Crop::Vegetable, n)) => vegetable[usize::from(n.min(2))] += 1,
            None => {}
        }
    }
    pen.count("empty fields", home.empty_fields().len(), &[1, 2]);
    pen.number("fields with 1 grain", grain[1]);
    pen.number("fields with 2 grain", grain[2]);
    pen.number("fields with 3 grain", grain[3]);
    pen.number("fields with 1 vegetable", vegetable[1]);
    pen.number("fields with 2 vegetables", vegetable[2]);
    pen.count("meadows", home.meadow.len(), &[1, 2, 3]);
    pen.number("pairs of meadows", pairs(home.meadow));
    pen.count("small pastures", home.small.len(), &[1, 2]);
    pen.count("large pastures", home.wide.len() + home.tall.len(), &[1, 2]);
    pen.number("stables", home.stable.len());
    pen.number("stables in pastures", (home.stable & (home.small | home.large())).len());
    pen.count("caverns", home.cavern.len(), &[1, 2, 3]);
    pen.count("tunnels", home.tunnel.len(), &[1, 2]);
    pen.number("deep tunnels", home.deep.len());
    pen.number("pairs of tunnels", pairs(home.tunnel));
    pen.number("ore mines", home.ore_mine.len());
    pen.number("ruby mines", home.ruby_mine.len());
    pen.number("furnished", home.furnished.len());
    pen.count("used spaces", home.used().len(), &[6, 10, 14, 18, 21, 24]);
    pen.flag("forest for a twin", home.has_twin_site(Twin::MeadowField));
    pen.flag("rock for a twin", home.has_twin_site(Twin::CavernTunnel));
    let covered = home.cleared() | home.dug();
    for (name, cell) in BONUSES {
        pen.flag(name, !covered.contains(cell) && !bonus(cell).is_empty());
    }
    let places = housing::places(player);
    let dogs = player.goods.get(Good::Dog);
    for (name, more, kind) in [
        ("room for sheep", "room for more sheep", Good::Sheep),
        ("room for donkeys", "room for more donkeys", Good::Donkey),
        ("room for boar", "room for more boar", Good::Boar),
        ("room for cattle", "room for more cattle", Good::Cattle),
    ] {
        let room = housing::room_for(&places, kind, dogs).min(60) as i32;
        pen.number(name, room);
        pen.flag(more, room > i32::from(player.goods.get(kind)));
    }
}
