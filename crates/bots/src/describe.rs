//! What a position looks like to a net: whole numbers with names.
//!
//! A game describes its board and each of its players with a [`Pen`]. The same code gives the names and writes the numbers,
//! so the two cannot come apart: `pen.number("wood", 3)` is one number called `wood`. A [`Row`] is the whole description as
//! one seat sees it: its own block first, then one block for all others, then the board. Several others are described as one
//! who has what they have on average, and all of their cards. So one net serves every number of players, and what it has
//! learned at one table is true at the next.

use std::marker::PhantomData;
use std::ops::Range;
use table::{Game, Seat};

/// A game that can describe its positions. Every call writes the same list of names, whatever the position.
pub trait Describe: Game {
    /// What everybody has in common: spaces, round, rules.
    fn describe_board(&self, pen: &mut Pen<'_>);

    /// The things of one player, as `viewer` may know them.
    fn describe_player(&self, of: Seat, viewer: Seat, pen: &mut Pen<'_>);

    /// Whether a player who has not moved between two positions of one list is described alike in both.
    fn is_alike(&self, other: &Self, of: Seat) -> bool;
}

/// Where a description is written.
pub struct Pen<'a> {
    to: To<'a>,
    at: usize,
}

enum To<'a> {
    /// The names, and whether each is one of a list of things.
    Names(&'a mut Vec<(String, bool)>),
    Numbers(&'a mut [i8]),
}

impl Pen<'_> {
    fn next(&mut self, name: impl FnOnce() -> String, n: i32) {
        match &mut self.to {
            To::Names(names) => names.push((name(), false)),
            To::Numbers(row) => row[self.at] = n.clamp(-i32::from(MOST), MOST.into()) as i8,
        }
        self.at += 1;
    }

    /// A number. What is beyond ±127 counts as that.
    #[inline]
    pub fn number(&mut self, name: &str, n: impl Into<i32>) {
        self.next(|| name.into(), n.into());
    }

    /// 1 if something is so.
    #[inline]
    pub fn flag(&mut self, name: &str, is_so: bool) {
        self.next(|| name.into(), is_so.into());
    }

    /// For each of these steps whether a number has reached it.
    #[inline]
    pub fn steps(&mut self, name: &str, n: impl Into<i32>, steps: &[i32]) {
        let n = n.into();
        for &step in steps {
            self.next(|| format!("{name} from {step}"), (n >= step).into());
        }
    }

    /// A number and the steps it has reached.
    #[inline]
    pub fn count(&mut self, name: &str, n: impl Into<i32>, steps: &[i32]) {
        let n = n.into();
        self.number(name, n);
        self.steps(name, n, steps);
    }

    /// One place for each of a list of things, such as cards: how many of it are there.
    #[inline]
    pub fn each(
        &mut self,
        name: &str,
        places: usize,
        called: impl Fn(usize) -> &'static str,
        present: impl IntoIterator<Item = usize>,
    ) {
        match &mut self.to {
            To::Names(names) => {
                names.extend((0..places).map(|place| (format!("{name} {}", called(place)), true)));
            }
            To::Numbers(row) => {
                for place in present {
                    let n = &mut row[self.at + place];
                    *n = n.saturating_add(1);
                }
            }
        }
        self.at += places;
    }
}

/// A sum of this many numbers of a row, divided by their count and rounded; halves are rounded up.
fn mean(sum: i16, count: i16) -> i16 {
    (2 * sum + count).div_euclid(2 * count)
}

/// The largest number in a row.
pub const MOST: i8 = i8::MAX;

/// A description as one seat sees it.
pub type Row = [i8];

/// The names of a game's descriptions, and how long their parts are.
pub struct Sheet<G> {
    names: Vec<String>,
    /// The length of a player's block.
    player: usize,
    /// The parts of that block that hold numbers, not lists of things.
    numbers: Vec<Range<usize>>,
    game: PhantomData<G>,
}

impl<G: Describe> Sheet<G> {
    /// The sheet of a game; any of its positions will do.
    pub fn new(game: &G) -> Sheet<G> {
        let (mut player, mut board, seat) = (Vec::new(), Vec::new(), Seat::new(0));
        game.describe_player(seat, seat, &mut Pen { to: To::Names(&mut player), at: 0 });
        game.describe_board(&mut Pen { to: To::Names(&mut board), at: 0 });
        let block = |of: &'static str| player.iter().map(move |(name, _)| format!("{of} {name}"));
        let names = block("own").chain(block("other")).chain(board.into_iter().map(|(name, _)| name)).collect();
        let mut numbers: Vec<Range<usize>> = Vec::new();
        for (place, _) in player.iter().enumerate().filter(|(_, (_, is_listed))| !is_listed) {
            match numbers.last_mut() {
                Some(part) if part.end == place => part.end += 1,
                _ => numbers.push(place..place + 1),
            }
        }
        Sheet { names, player: player.len(), numbers, game: PhantomData }
    }

    /// All names, in the order of the numbers.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Describes a position as a seat sees it. The row has one place for each name.
    ///
    /// # Panics
    /// If the row is too short.
    pub fn write(&self, game: &G, viewer: Seat, row: &mut Row) {
        row.fill(0);
        self.write_on_zeros(game, viewer, row, None);
    }

    /// Describes a position as [`Sheet::write`] does, on a row that holds nothing yet. If the others stand as in a position that
    /// has been described already, what was written of them is copied.
    pub(crate) fn write_on_zeros(&self, game: &G, viewer: Seat, row: &mut Row, before: Option<(&G, &Row)>) {
        let (own, rest) = row.split_at_mut(self.player);
        let (others, board) = rest.split_at_mut(self.player);
        let describe = |seat: Seat, block: &mut Row| {
            let mut pen = Pen { to: To::Numbers(block), at: 0 };
            game.describe_player(seat, viewer, &mut pen);
            debug_assert_eq!(pen.at, self.player, "a player is always described with the same names");
        };
        describe(viewer, own);
        let opponents = viewer.round_from(game.seats()).skip(1);
        match before.filter(|(before, _)| opponents.clone().all(|seat| game.is_alike(before, seat))) {
            Some((_, described)) => others.copy_from_slice(&described[self.player..2 * self.player]),
            None if game.seats() <= 2 => opponents.for_each(|seat| describe(seat, others)),
            None => self.write_average(opponents, describe, others),
        }
        let mut pen = Pen { to: To::Numbers(board), at: 0 };
        game.describe_board(&mut pen);
        debug_assert_eq!(pen.at, self.names.len() - 2 * self.player, "so is a board");
    }

    /// Describes several opponents as one who has what they have on average, and all of their cards.
    fn write_average(&self, opponents: impl Iterator<Item = Seat>, describe: impl Fn(Seat, &mut Row), block: &mut Row) {
        let (mut one, mut sums, mut count) = (vec![0; self.player], vec![0i16; self.player], 0);
        for seat in opponents {
            one.fill(0);
            describe(seat, &mut one);
            sums.iter_mut().zip(&one).for_each(|(sum, &n)| *sum += i16::from(n));
            count += 1;
        }
        for part in &self.numbers {
            sums[part.clone()].iter_mut().for_each(|sum| *sum = mean(*sum, count));
        }
        block.iter_mut().zip(sums).for_each(|(n, sum)| *n = sum.min(MOST.into()) as i8);
    }

    /// A row for this sheet.
    pub fn row(&self) -> Vec<i8> {
        vec![0; self.names.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_several_have_on_average_is_rounded() {
        assert_eq!([mean(7, 2), mean(-7, 2), mean(1, 3), mean(2, 3), mean(-1, 4)], [4, -3, 0, 1, 0]);
        assert_eq!(mean(6 * 120, 6), 120);
    }
}
