//! Fences and pastures. A2.9, A11.
//!
//! A fence stands on a side of a farmyard space. The sides are the 38 bits of [`Fences`]; what the pastures are
//! follows from them (A11.3). A fencing action is a chain of steps, each of which encloses one connected set of spaces
//! as one pasture: a new one beside the old ones, or a part of an old one. Every arrangement that the formal test
//! A11.3 allows can be reached by such steps, and every step passes the test.

use crate::cell::{COLUMNS, Cell, Cells, ROWS};
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::ops::{BitOr, Sub};
use std::sync::LazyLock;

/// A2.1: the fences a player has.
pub const PIECES: u8 = 15;

/// A set of fence positions: 20 horizontal ones (above the four rows of sides), then 18 vertical ones.
///
/// ```
/// use agricola::fence::Fences;
/// use agricola::{Cell, Cells};
///
/// let cell = |row, column| Cell::at(row, column).unwrap();
/// let pair: Cells = [cell(0, 3), cell(0, 4)].into_iter().collect();
/// let fences = Fences::around(pair);
/// assert_eq!(fences.len(), 6);
/// assert_eq!(fences.pastures().as_slice(), [pair]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "FenceRows"))]
pub struct Fences(u64);

const HORIZONTAL: u32 = 20;

const fn above(cell: Cell) -> u64 {
    1 << cell.index()
}

const fn below(cell: Cell) -> u64 {
    1 << (cell.index() + COLUMNS as usize)
}

const fn left_of(cell: Cell) -> u64 {
    1 << (HORIZONTAL as usize + cell.row() as usize * 6 + cell.column() as usize)
}

const fn right_of(cell: Cell) -> u64 {
    left_of(cell) << 1
}

/// The four sides of each cell.
const SIDES: [u64; 15] = {
    let mut sides = [0; 15];
    let mut i = 0;
    while i < 15 {
        let cell = Cell::from_index(i);
        sides[i] = above(cell) | below(cell) | left_of(cell) | right_of(cell);
        i += 1;
    }
    sides
};

impl Fences {
    /// No fence.
    pub const NONE: Fences = Fences(0);

    /// Whether no fence stands.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are at most this many fences. For small numbers this is faster than counting.
    #[inline]
    const fn at_most(self, most: u8) -> bool {
        let mut left = self.0;
        let mut i = 0;
        while left != 0 && i < most {
            left &= left - 1;
            i += 1;
        }
        left == 0
    }

    /// How many fences there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The fences around this set of spaces: the sides that belong to exactly one of them.
    #[inline]
    pub fn around(cells: Cells) -> Fences {
        Fences(cells.iter().fold(0, |outline, cell| outline ^ SIDES[cell.index()]))
    }

    /// The sides between two spaces of this set.
    fn between(cells: Cells) -> Fences {
        let all = cells.iter().fold(0, |sides, cell| sides | SIDES[cell.index()]);
        Fences(all) - Fences::around(cells)
    }

    /// Whether a fence stands in both sets.
    #[inline]
    pub const fn meets(self, other: Fences) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether two neighbours among these spaces have no fence between them.
    fn leave_a_pair(self, cells: Cells) -> bool {
        cells.iter().any(|cell| {
            let below_is_open = cell.row() + 1 < ROWS && self.0 & below(cell) == 0;
            let right_is_open = cell.column() + 1 < COLUMNS && self.0 & right_of(cell) == 0;
            below_is_open && cells.contains(Cell::from_index(cell.index() + usize::from(COLUMNS)))
                || right_is_open && cells.contains(Cell::from_index(cell.index() + 1))
        })
    }

    /// A11.3: the spaces one can reach from these without crossing a fence, and whether one gets outside.
    fn walk(self, from: Cells) -> (Cells, bool) {
        let mut reached = from;
        let mut outside = false;
        let mut edge = from;
        while let Some(cell) = edge.first() {
            edge.remove(cell);
            for (side, row, column) in [
                (above(cell), cell.row().wrapping_sub(1), cell.column()),
                (below(cell), cell.row() + 1, cell.column()),
                (left_of(cell), cell.row(), cell.column().wrapping_sub(1)),
                (right_of(cell), cell.row(), cell.column() + 1),
            ] {
                if self.0 & side != 0 {
                    continue;
                }
                match Cell::at(row, column) {
                    None => outside = true,
                    Some(next) if reached.contains(next) => {}
                    Some(next) => {
                        reached.insert(next);
                        edge.insert(next);
                    }
                }
            }
        }
        (reached, outside)
    }

    /// A11.2, A11.3: the pastures, that is the areas from which no way leads outside.
    pub fn pastures(self) -> Pastures {
        let mut pastures = Pastures::new();
        if self.is_empty() {
            return pastures;
        }
        // Every pasture has a space with a fence on its left side: start from those only.
        let mut left = Cell::all().filter(|&cell| self.0 & left_of(cell) != 0).collect::<Cells>();
        while let Some(cell) = left.first() {
            let (area, open) = self.walk(Cells::only(cell));
            left -= area;
            if !open {
                pastures.push(area);
            }
        }
        pastures
    }

    /// The rows of the picture used in views: four rows of five horizontal sides, three rows of six vertical ones.
    pub fn picture(self) -> FenceRows {
        let row = |start: u32, len: u32| -> String {
            (start..start + len).map(|i| if self.0 & 1 << i != 0 { '#' } else { '.' }).collect()
        };
        FenceRows {
            h: (0..4).map(|r| row(r * 5, 5)).collect(),
            v: (0..u32::from(ROWS)).map(|r| row(HORIZONTAL + r * 6, 6)).collect(),
        }
    }
}

impl BitOr for Fences {
    type Output = Fences;
    #[inline]
    fn bitor(self, other: Fences) -> Fences {
        Fences(self.0 | other.0)
    }
}

impl Sub for Fences {
    type Output = Fences;
    #[inline]
    fn sub(self, other: Fences) -> Fences {
        Fences(self.0 & !other.0)
    }
}

impl fmt::Debug for Fences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.picture().fmt(f)
    }
}

/// Fences as rows of `#` (fence) and `.` (none).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FencePicture"))]
pub struct FenceRows {
    /// The horizontal sides, four rows of five.
    pub h: Vec<String>,
    /// The vertical sides, three rows of six.
    pub v: Vec<String>,
}

impl Serialize for Fences {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.picture().serialize(s)
    }
}

impl<'de> Deserialize<'de> for Fences {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Fences, D::Error> {
        let picture = FenceRows::deserialize(d)?;
        let rows: Vec<&String> = picture.h.iter().chain(&picture.v).collect();
        let shape: Vec<usize> = rows.iter().map(|r| r.len()).collect();
        if shape != [5, 5, 5, 5, 6, 6, 6] {
            return Err(de::Error::custom("fences are drawn as 4 rows of 5 (h) and 3 rows of 6 (v)"));
        }
        let mut bits = 0;
        for (i, mark) in rows.iter().flat_map(|r| r.chars()).enumerate() {
            match mark {
                '#' => bits |= 1 << i,
                '.' => {}
                other => return Err(de::Error::custom(format!("a fence is drawn as # and none as ., not {other:?}"))),
            }
        }
        Ok(Fences(bits))
    }
}

/// The pastures of a farm.
pub type Pastures = ArrayVec<Cells, 15>;

/// A2.8: the spaces of the first two rooms, (1,0) and (2,0).
pub const FIRST_ROOMS: Cells = Cells::from_bits(1 << 5 | 1 << 10);

/// A set of spaces that could be one pasture, with its outline.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The spaces.
    pub cells: Cells,
    /// The fences around them.
    outline: Fences,
    /// The sides between them, where no fence may stand.
    inside: Fences,
    /// How many fences go around them.
    length: u8,
}

impl Shape {
    fn of(cells: Cells) -> Shape {
        let outline = Fences::around(cells);
        Shape { cells, outline, inside: Fences::between(cells), length: outline.len() }
    }
}

/// All connected sets of spaces that 15 fences can enclose, the shortest outline first. The first two rooms (A2.8) are
/// in none of them.
pub static SHAPES: LazyLock<Vec<Shape>> = LazyLock::new(|| {
    let mut shapes: Vec<Shape> = (1..=Cells::ALL.bits())
        .map(Cells::from_bits)
        .filter(|cells| !cells.meets(FIRST_ROOMS))
        .filter(|cells| Fences::around(*cells).len() <= PIECES && cells.is_connected())
        .map(Shape::of)
        .collect();
    shapes.sort_by_key(|shape| (shape.length, shape.cells));
    shapes
});

/// The ground on which fences are built.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// The fences that stand.
    pub fences: Fences,
    /// All spaces inside pastures.
    pub fenced: Cells,
    /// A11.3(b): spaces that no pasture may contain: rooms and fields.
    pub blocked: Cells,
    /// A11.3(d): the fences that the player can still build.
    pub pieces: u8,
}

/// Why a set of spaces cannot be enclosed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenceError {
    /// The spaces do not form one area, or a fence stands between them.
    NotOneArea,
    /// A11.3(b): there is a room or a field among them.
    Blocked,
    /// All fences around them stand already.
    NothingNew,
    /// A11.3(c): the new pasture does not adjoin the others.
    Apart,
    /// A11.3(d): there are not enough fences left.
    TooManyPieces,
}

impl Ground {
    /// A11.3: the fences to be built so that these spaces become one pasture.
    pub fn enclose(&self, cells: Cells) -> Result<Fences, FenceError> {
        if cells.is_empty() || !cells.is_connected() {
            return Err(FenceError::NotOneArea);
        }
        self.enclose_shape(&Shape::of(cells))
    }

    #[inline]
    fn enclose_shape(&self, shape: &Shape) -> Result<Fences, FenceError> {
        if shape.cells.meets(self.blocked) {
            return Err(FenceError::Blocked);
        }
        if shape.inside.meets(self.fences) {
            return Err(FenceError::NotOneArea);
        }
        let new = shape.outline - self.fences;
        if new.is_empty() {
            return Err(FenceError::NothingNew);
        }
        let touches = self.fenced.is_empty() || (shape.cells | shape.cells.neighbours()).meets(self.fenced);
        if !touches {
            return Err(FenceError::Apart);
        }
        if new.at_most(self.pieces) { Ok(new) } else { Err(FenceError::TooManyPieces) }
    }

    /// The shapes that this many new fences could enclose, if all that stand help.
    fn shapes(&self, new: u8) -> impl Iterator<Item = &'static Shape> {
        let longest = self.fences.len() + new;
        SHAPES.iter().take_while(move |shape| shape.length <= longest)
    }

    /// All sets of spaces that can be enclosed with at most `most` new fences, and how many each needs.
    pub fn enclosures(&self, most: u8) -> impl Iterator<Item = (Cells, u8)> {
        let ground = Ground { pieces: self.pieces.min(most), ..*self };
        let is_first = self.fences.is_empty();
        self.shapes(ground.pieces).filter_map(move |shape| {
            // Where no fence stands, only rooms and fields are in the way.
            if is_first {
                return (!shape.cells.meets(ground.blocked)).then_some((shape.cells, shape.length));
            }
            ground.enclose_shape(shape).ok().map(|new| (shape.cells, new.len()))
        })
    }

    /// The fewest new fences with which something can be enclosed, if that is possible with at most `most`.
    pub fn cheapest(&self, most: u8) -> Option<u8> {
        let most = most.min(self.pieces);
        if most == 0 {
            return None;
        }
        if self.fences.is_empty() {
            // The cheapest first pasture is a single space with four fences.
            return (most >= 4 && !(Cells::ALL - self.blocked).is_empty()).then_some(4);
        }
        self.enclosures(most).map(|(_, new)| new).min()
    }

    /// Whether anything can be enclosed with at most `most` new fences.
    pub fn can_enclose(&self, most: u8) -> bool {
        let most = most.min(self.pieces);
        if most == 0 {
            return false;
        }
        let free = Cells::ALL - self.blocked - self.fenced;
        if self.fenced.is_empty() {
            return most >= 4 && !free.is_empty();
        }
        // A single space beside a pasture has a fence on that side already.
        if most >= 3 && self.fenced.neighbours().meets(free) {
            return true;
        }
        // In a pasture of several spaces the first one has fences above and on the left.
        if most >= 2 && self.fences.leave_a_pair(self.fenced) {
            return true;
        }
        let ground = Ground { pieces: most, ..*self };
        let is_cheap = |shape: &&Shape| (shape.outline - self.fences).at_most(most);
        self.shapes(most).filter(is_cheap).any(|shape| ground.enclose_shape(shape).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn cells(list: &[(u8, u8)]) -> Cells {
        list.iter().map(|&(r, c)| Cell::at(r, c).unwrap()).collect()
    }

    fn ground(pastures: &[&[(u8, u8)]], blocked: &[(u8, u8)]) -> Ground {
        let fences = pastures.iter().fold(Fences::NONE, |f, p| f | Fences::around(cells(p)));
        let fenced = fences.pastures().iter().fold(Cells::NONE, |all, p| all | *p);
        Ground { fences, fenced, blocked: cells(blocked), pieces: PIECES - fences.len() }
    }

    #[test]
    fn a2_9_there_are_38_positions() {
        let all = Cell::all().fold(0, |sides, cell| sides | SIDES[cell.index()]);
        assert_eq!(all.count_ones(), 38);
    }

    #[test]
    fn t14_three_pastures_in_a_block_need_eleven_fences() {
        let ground = ground(&[&[(0, 3)], &[(0, 4)], &[(1, 3), (1, 4)]], &[]);
        assert_eq!(ground.fences.len(), 11);
        assert_eq!(ground.fences.pastures().len(), 3);
    }

    #[test]
    fn a11_2_the_edge_of_the_farmyard_is_no_fence() {
        let corner = Fences::around(cells(&[(0, 4)]));
        assert_eq!(corner.len(), 4);
        let open = corner - Fences(above(Cell::at(0, 4).unwrap()));
        assert!(open.pastures().is_empty());
    }

    #[test]
    fn t24_a_new_pasture_may_not_touch_only_at_a_corner() {
        let ground = ground(&[&[(0, 4)]], &[]);
        assert_eq!(ground.enclose(cells(&[(1, 3)])), Err(FenceError::Apart));
        assert_eq!(ground.enclose(cells(&[(1, 4)])).unwrap().len(), 3, "the common fence serves both (A11.4)");
    }

    #[test]
    fn a11_5_a_pasture_may_be_split_but_not_merged() {
        let one = ground(&[&[(0, 3), (0, 4)]], &[]);
        assert_eq!(one.enclose(cells(&[(0, 3)])).unwrap().len(), 1);
        let two = ground(&[&[(0, 3)], &[(0, 4)]], &[]);
        assert_eq!(two.enclose(cells(&[(0, 3), (0, 4)])), Err(FenceError::NotOneArea));
        assert_eq!(two.enclose(cells(&[(0, 3)])), Err(FenceError::NothingNew));
    }

    #[test]
    fn a11_3b_rooms_and_fields_stay_outside() {
        let ground = ground(&[], &[(0, 3)]);
        assert_eq!(ground.enclose(cells(&[(0, 3), (0, 4)])), Err(FenceError::Blocked));
    }

    #[test]
    fn a11_3d_fifteen_fences_are_all() {
        let ground = ground(&[&[(0, 2), (0, 3), (0, 4)], &[(1, 2), (1, 3), (1, 4)]], &[]);
        assert_eq!(ground.pieces, 2);
        assert_eq!(ground.enclose(cells(&[(2, 2)])), Err(FenceError::TooManyPieces));
        assert!(ground.can_enclose(15), "a pasture can still be split with one fence");
    }

    /// The formal test of A11.3, word for word, on the fences before and after one action.
    fn legal(before: Fences, after: Fences, blocked: Cells) -> bool {
        let component = |cell: Cell| after.walk(Cells::only(cell));
        let separates = |side: u64| {
            let beside: Vec<Cell> = Cell::all().filter(|c| SIDES[c.index()] & side != 0).collect();
            match beside[..] {
                [a, b] => {
                    let ((area_a, out_a), (area_b, out_b)) = (component(a), component(b));
                    // Two areas that both lead outside are joined there.
                    area_a != area_b && !(out_a && out_b)
                }
                [a] => !component(a).1,
                _ => unreachable!(),
            }
        };
        let new = after - before;
        let all = after.pastures();
        let fenced = all.iter().fold(Cells::NONE, |sum, p| sum | *p);
        !new.is_empty()
            && (0..38).map(|i| 1 << i).filter(|side| new.0 & side != 0).all(separates) // (a)
            && !fenced.meets(blocked) // (b)
            && (fenced.is_empty() || fenced.is_connected()) // (c)
            && after.len() <= PIECES // (d)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        /// Every step that is offered passes the formal test, and what is not offered does not.
        #[test]
        fn steps_agree_with_the_formal_test(choices in proptest::collection::vec(any::<u16>(), 1..5), blocked in 0u16..1 << 15) {
            let blocked = Cells::from_bits(blocked & 0b00011_00001_10001);
            let mut ground = Ground { fences: Fences::NONE, fenced: Cells::NONE, blocked, pieces: PIECES };
            for choice in choices {
                let offered: Vec<(Cells, u8)> = ground.enclosures(PIECES).collect();
                for shape in SHAPES.iter() {
                    let after = ground.fences | shape.outline;
                    // As one pasture: no fence inside, all around.
                    let is_one = after.pastures().contains(&shape.cells);
                    let expected = is_one && legal(ground.fences, after, blocked);
                    let found = offered.iter().any(|(cells, _)| *cells == shape.cells);
                    prop_assert_eq!(expected, found, "{:?} on {:?}", shape.cells, ground);
                }
                prop_assert_eq!(ground.can_enclose(PIECES), !offered.is_empty());
                for most in 0..5 {
                    prop_assert_eq!(ground.can_enclose(most), offered.iter().any(|(_, new)| *new <= most));
                    prop_assert_eq!(ground.cheapest(most).is_some(), ground.can_enclose(most));
                }
                let Some((cells, _)) = offered.get(choice as usize % offered.len().max(1)) else { break };
                ground.fences = ground.fences | Fences::around(*cells);
                ground.fenced = ground.fences.pastures().iter().fold(Cells::NONE, |all, p| all | *p);
                ground.pieces = PIECES - ground.fences.len();
            }
        }

        /// Any arrangement that passes the formal test can be built step by step.
        #[test]
        fn every_legal_action_is_a_chain_of_steps(parts in proptest::collection::vec(0usize..2000, 1..4)) {
            let mut after = Fences::NONE;
            for part in parts {
                after = after | SHAPES[part % SHAPES.len()].outline;
            }
            prop_assume!(legal(Fences::NONE, after, Cells::NONE));
            let mut todo: Vec<Cells> = after.pastures().into_iter().collect();
            let mut ground = Ground { fences: Fences::NONE, fenced: Cells::NONE, blocked: Cells::NONE, pieces: PIECES };
            while !todo.is_empty() {
                let next = todo.iter().position(|p| match ground.enclose(*p) {
                    Ok(_) => true,
                    Err(FenceError::NothingNew) => true,
                    Err(_) => false,
                });
                prop_assert!(next.is_some(), "stuck with {:?}", todo);
                let cells = todo.remove(next.unwrap());
                ground.fences = ground.fences | Fences::around(cells);
                ground.fenced |= cells;
                ground.pieces = PIECES - ground.fences.len();
            }
            prop_assert_eq!(ground.fences, after);
        }
    }
}
