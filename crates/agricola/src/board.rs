//! What lies and stands on the action spaces.

use crate::goods::Goods;
use crate::rules::Rules;
use crate::space::{SPACE_COUNT, SpaceId, Spaces};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use table::Seat;

/// The most players.
pub const SEATS: usize = 5;

/// What lies and stands on every action space. Which spaces hold goods and which are occupied is kept as sets.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    goods: [Goods; SPACE_COUNT],
    persons: [[u8; SEATS]; SPACE_COUNT],
    stocked: Spaces,
    occupied: Spaces,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            goods: [Goods::NONE; SPACE_COUNT],
            persons: [[0; SEATS]; SPACE_COUNT],
            stocked: Spaces::NONE,
            occupied: Spaces::NONE,
        }
    }
}

impl Board {
    /// The goods on a space.
    #[inline]
    pub fn goods(&self, space: SpaceId) -> Goods {
        self.goods[space.index()]
    }

    /// How many persons of each seat stand on a space.
    pub fn persons(&self, space: SpaceId) -> &[u8; SEATS] {
        &self.persons[space.index()]
    }

    /// How many persons of a seat stand on a space.
    #[inline]
    pub fn persons_of(&self, space: SpaceId, seat: Seat) -> u8 {
        self.persons[space.index()][seat.index()]
    }

    /// The spaces on which goods lie.
    #[inline]
    pub fn stocked(&self) -> Spaces {
        self.stocked
    }

    /// The spaces on which somebody stands.
    #[inline]
    pub fn occupied(&self) -> Spaces {
        self.occupied
    }

    /// Lays down exactly these goods.
    pub(crate) fn set_goods(&mut self, space: SpaceId, goods: Goods) {
        self.goods[space.index()] = goods;
        if goods.is_empty() {
            self.stocked.remove(space);
        } else {
            self.stocked.insert(space);
        }
    }

    /// Adds goods to those that lie there.
    pub(crate) fn add(&mut self, space: SpaceId, goods: &Goods) {
        self.set_goods(space, self.goods(space).and(*goods));
    }

    /// Takes away some of the goods that lie there.
    ///
    /// # Panics
    /// If they are not all there.
    pub(crate) fn remove(&mut self, space: SpaceId, goods: &Goods) {
        let mut left = self.goods(space);
        left.remove(goods);
        self.set_goods(space, left);
    }

    /// Takes everything that lies there.
    #[inline]
    pub(crate) fn take(&mut self, space: SpaceId) -> Goods {
        self.stocked.remove(space);
        std::mem::take(&mut self.goods[space.index()])
    }

    /// A4.3: puts down the refill of each of these spaces.
    pub(crate) fn refill(&mut self, spaces: Spaces, rules: &Rules) {
        for space in spaces {
            let refill = space.refill(rules);
            if !refill.is_empty() {
                self.goods[space.index()].add(&refill);
                self.stocked.insert(space);
            }
        }
    }

    /// A person takes its stand.
    #[inline]
    pub(crate) fn stand(&mut self, space: SpaceId, seat: Seat) {
        self.persons[space.index()][seat.index()] += 1;
        self.occupied.insert(space);
    }

    /// A person leaves a space.
    pub(crate) fn leave(&mut self, space: SpaceId, seat: Seat) {
        let persons = &mut self.persons[space.index()];
        persons[seat.index()] -= 1;
        if *persons == [0; SEATS] {
            self.occupied.remove(space);
        }
    }

    /// A4.8: all persons go home.
    pub(crate) fn clear(&mut self) {
        for space in std::mem::take(&mut self.occupied) {
            self.persons[space.index()] = [0; SEATS];
        }
    }
}

// Saved by name, so that a saved game survives a new version with more spaces.

#[derive(Serialize, Deserialize)]
struct OnSpace {
    #[serde(default, skip_serializing_if = "Goods::is_empty")]
    goods: Goods,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    persons: Vec<Seat>,
}

impl Board {
    /// The seats of the persons on a space, each as often as it has persons there.
    pub fn standing(&self, space: SpaceId) -> Vec<Seat> {
        let persons = self.persons[space.index()].iter().zip(0..);
        persons.flat_map(|(&n, seat)| std::iter::repeat_n(Seat::new(seat), n.into())).collect()
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let in_use = self.stocked | self.occupied;
        s.collect_map(
            in_use.iter().map(|space| (space, OnSpace { goods: self.goods(space), persons: self.standing(space) })),
        )
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Board, D::Error> {
        let mut board = Board::default();
        for (space, here) in BTreeMap::<SpaceId, OnSpace>::deserialize(d)? {
            board.set_goods(space, here.goods);
            here.persons.iter().filter(|seat| seat.index() < SEATS).for_each(|&seat| board.stand(space, seat));
        }
        Ok(board)
    }
}
