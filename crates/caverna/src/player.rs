//! One player: goods, dwarfs, home board.

use crate::goods::{GOODS, Good, Goods, NONE};
use crate::home::Home;
use crate::space::SpaceId;
use crate::state::LAST_ROUND;
use crate::tile::{Hook, HookKind, Tiles};
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use table::Kind;

/// 9.1: no weapon is stronger.
pub const STRONGEST: u8 = 14;

/// 6.6: nobody has more dwarfs.
pub const MOST_DWARFS: usize = 6;

/// One dwarf in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dwarf {
    /// The strength of the weapon; 0 is unarmed.
    pub weapon: u8,
    /// The space where it works in this round; nowhere is at home.
    pub at: Option<SpaceId>,
    /// Born in this round: does not work, eats less (6.6).
    pub newborn: bool,
}

impl Dwarf {
    /// Whether it can be placed.
    pub fn is_free(&self) -> bool {
        self.at.is_none() && !self.newborn
    }

    /// 9.3: its weapon, if it has one, becomes stronger by 1.
    pub fn strengthen(&mut self) {
        if self.weapon > 0 {
            self.weapon = (self.weapon + 1).min(STRONGEST);
        }
    }
}

/// 12.6: the goods that wait for a player on round spaces, at most one of a kind in each round.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Waiting {
    /// The rounds of each kind of goods, as bits.
    rounds: [u16; GOODS],
}

impl Waiting {
    /// Puts one of these goods on a round space. Each supplier exists once (12.3), so there is none of them yet.
    pub fn add(&mut self, good: Good, round: u8) {
        self.rounds[good.index()] |= 1 << round;
    }

    /// What waits on a round space.
    pub fn on(&self, round: u8) -> Goods {
        Good::ALL.iter().filter(|good| self.rounds[good.index()] & 1 << round != 0).map(|&good| (good, 1)).collect()
    }

    /// Takes what waits on a round space.
    pub fn take(&mut self, round: u8) -> Goods {
        let goods = self.on(round);
        self.rounds.iter_mut().for_each(|rounds| *rounds &= !(1 << round));
        goods
    }
}

/// Rounds by the name of the goods.
impl Serialize for Waiting {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let rounds = |bits: u16| (1..=LAST_ROUND).filter(move |round| bits & 1 << round != 0).collect::<Vec<u8>>();
        let kinds = Good::ALL.iter().map(|good| (good, self.rounds[good.index()]));
        s.collect_map(kinds.filter(|(_, bits)| *bits != 0).map(|(good, bits)| (good, rounds(bits))))
    }
}

impl<'de> Deserialize<'de> for Waiting {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Waiting, D::Error> {
        let mut waiting = Waiting::default();
        for (good, rounds) in BTreeMap::<Good, Vec<u8>>::deserialize(d)? {
            for round in rounds {
                if !(1..=LAST_ROUND).contains(&round) {
                    return Err(serde::de::Error::custom(format!("there is no round {round}")));
                }
                waiting.add(good, round);
            }
        }
        Ok(waiting)
    }
}

/// A player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Supply and animals.
    pub goods: Goods,
    /// The home board.
    pub home: Home,
    /// The dwarfs in play.
    pub dwarfs: ArrayVec<Dwarf, MOST_DWARFS>,
    /// Which dwarf acts or acted last.
    pub acting: u8,
    /// Begging markers.
    pub begging: u8,
    /// 12.6: what waits on the round spaces.
    pub waiting: Waiting,
    /// The tiles whose "once per game" has been used.
    pub used_once: Tiles,
}

impl Player {
    /// A player at the beginning, with this much food (2.2).
    pub fn new(food: u8) -> Player {
        Player {
            goods: crate::goods::food(food),
            home: Home::default(),
            dwarfs: [Dwarf::default(); 2].into_iter().collect(),
            acting: 0,
            begging: 0,
            waiting: Waiting::default(),
            used_once: Tiles::NONE,
        }
    }

    /// The strength of the acting dwarf.
    pub fn strength(&self) -> u8 {
        self.dwarfs[usize::from(self.acting)].weapon
    }

    /// The acting dwarf.
    pub(crate) fn acting_mut(&mut self) -> &mut Dwarf {
        &mut self.dwarfs[usize::from(self.acting)]
    }

    /// 4.3b: the weakest weapon among the dwarfs that can be placed.
    pub fn weakest_free(&self) -> Option<u8> {
        self.dwarfs.iter().filter(|d| d.is_free()).map(|d| d.weapon).min()
    }

    /// The different strengths of the dwarfs that can be placed, the weakest first.
    pub fn free_strengths(&self) -> impl Iterator<Item = u8> + use<> {
        let strengths = self.dwarfs.iter().filter(|d| d.is_free()).fold(0u16, |set, d| set | 1 << d.weapon);
        (0..=STRONGEST).filter(move |strength| strengths & 1 << strength != 0)
    }

    /// 6.6: room for dwarfs in the dwellings, not counting the place for a sixth.
    pub fn dwarf_room(&self) -> u8 {
        let rooms = self.home.hooks_of(HookKind::DwarfRoom);
        2 + rooms.map(|(_, hook)| if let Hook::DwarfRoom(n) = hook { *n } else { 0 }).sum::<u8>()
    }

    /// 6.6: whether a dwarf may be born. So nobody ever has more than [`MOST_DWARFS`].
    pub fn can_grow(&self) -> bool {
        let family = self.dwarfs.len() as u8;
        match family {
            0..5 => family < self.dwarf_room(),
            // 19.23: the additional room counts for the sixth only, the five others live elsewhere.
            5 => self.dwarf_room() >= 5 && self.home.has(HookKind::SixthDwarf),
            _ => false,
        }
    }

    /// 12.10: what comes along whenever these goods are gained.
    pub fn along_with(&self, gained: &Goods) -> Goods {
        let mut more = NONE;
        for (_, hook) in self.home.hooks_of(HookKind::OnGain) {
            if let Hook::OnGain { of, get } = hook {
                more.add(&get.times(gained.get(*of)));
            }
        }
        more
    }

    /// 10.2: the donkeys that can stand in mines; the places there are good for nothing else.
    pub fn donkeys_in_mines(&self) -> u8 {
        self.goods.get(Good::Donkey).min(self.home.mines())
    }

    /// The donkeys that can stand in ore mines.
    pub fn donkeys_in_ore_mines(&self) -> u8 {
        self.goods.get(Good::Donkey).min(self.home.ore_mine.len())
    }
}
