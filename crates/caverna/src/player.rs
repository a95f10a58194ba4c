//! One player: goods, dwarfs, home board.

use crate::goods::{Good, Goods, NONE};
use crate::home::Home;
use crate::space::SpaceId;
use crate::tile::{Hook, HookKind, Tile};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// 9.1: no weapon is stronger.
pub const STRONGEST: u8 = 14;

/// One dwarf in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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
}

/// A player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Supply and animals.
    pub goods: Goods,
    /// The home board.
    pub home: Home,
    /// The dwarfs in play.
    pub dwarfs: ArrayVec<Dwarf, 6>,
    /// Which dwarf acts or acted last.
    pub acting: u8,
    /// Begging markers.
    pub begging: u8,
    /// 12.6: per kind of goods the rounds, as bits, on whose space one waits.
    pub waiting: [u16; 16],
    /// The tiles whose "once per game" has been used, as bits.
    pub used_once: u64,
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
            waiting: [0; 16],
            used_once: 0,
        }
    }

    /// The strength of the acting dwarf.
    pub fn strength(&self) -> u8 {
        self.dwarfs[self.acting as usize].weapon
    }

    /// 4.3b: the weakest weapon among the dwarfs that can be placed.
    pub fn weakest_free(&self) -> Option<u8> {
        self.dwarfs.iter().filter(|d| d.is_free()).map(|d| d.weapon).min()
    }

    /// The different strengths of the dwarfs that can be placed.
    pub fn free_strengths(&self) -> u16 {
        self.dwarfs.iter().filter(|d| d.is_free()).fold(0, |set, d| set | 1 << d.weapon)
    }

    /// 6.6: room for dwarfs in the dwellings, not counting the place for a sixth.
    pub fn dwarf_room(&self) -> u8 {
        2 + self
            .home
            .hooks_of(HookKind::DwarfRoom)
            .map(|(_, hook)| if let Hook::DwarfRoom(n) = hook { *n } else { 0 })
            .sum::<u8>()
    }

    /// 6.6: whether a dwarf may be born.
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
        self.goods.get(Good::Donkey).min(self.home.mines() as u8)
    }

    /// The donkeys that can stand in ore mines.
    pub fn donkeys_in_ore_mines(&self) -> u8 {
        self.goods.get(Good::Donkey).min(self.home.ore_mine.len() as u8)
    }

    /// Whether the "once per game" of a tile has been used.
    pub fn has_used(&self, tile: Tile) -> bool {
        self.used_once & tile.bit() != 0
    }

    /// Adds to the strength of a weapon (9.3).
    pub fn strengthen(dwarf: &mut Dwarf) {
        if dwarf.weapon > 0 {
            dwarf.weapon = (dwarf.weapon + 1).min(STRONGEST);
        }
    }
}
