//! What can be enclosed: the shapes that fences can go around, and the ground on which they are built. A11.3.

use super::{FIRST_ROOMS, Fences, PIECES};
use crate::cell::Cells;
use std::collections::{HashMap, HashSet};
use std::sync::{LazyLock, Mutex, PoisonError};
use table::bits::{Members, answers};

/// A set of spaces that could be one pasture, with its outline.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// The spaces.
    pub cells: Cells,
    /// The fences around them.
    outline: Fences,
    /// The sides between them, where no fence may stand.
    inside: Fences,
    /// The spaces and those beside them.
    reach: Cells,
    /// How many fences go around them.
    length: u8,
}

impl Shape {
    fn of(cells: Cells) -> Shape {
        let outline = Fences::around(cells);
        let reach = cells | cells.neighbours();
        Shape { cells, outline, inside: Fences::between(cells), reach, length: outline.len() }
    }
}

/// All sets of spaces of a farmyard that could be one pasture.
struct Shapes {
    /// The shapes, the shortest outline first.
    all: Vec<Shape>,
    /// The spaces of each, apart from its fences, so that many are looked through at once.
    cells: Vec<Cells>,
    /// How many have an outline of at most this length.
    up_to: [usize; PIECES as usize + 1],
    /// Those that one or two new fences might enclose beside the pastures: where no pasture is, no fence stands at the edge of the
    /// farmyard.
    pockets: Vec<Shape>,
}

impl Shapes {
    fn new(all: Vec<Shape>, land: Cells) -> Shapes {
        let inside = Fences::between(land);
        Shapes {
            cells: all.iter().map(|shape| shape.cells).collect(),
            up_to: std::array::from_fn(|longest| all.partition_point(|shape| usize::from(shape.length) <= longest)),
            pockets: all.iter().filter(|shape| (shape.outline - inside).at_most(2)).copied().collect(),
            all,
        }
    }

    /// The shapes of a farmyard that has these spaces. M15.11: cards may add some; there are few such farmyards, and each is looked at
    /// once.
    fn on(land: Cells) -> &'static Shapes {
        static WIDER: LazyLock<Mutex<HashMap<Cells, &'static Shapes>>> = LazyLock::new(Mutex::default);
        if land == Cells::ALL {
            return &SHAPES;
        }
        let mut wider = WIDER.lock().unwrap_or_else(PoisonError::into_inner);
        wider.entry(land).or_insert_with(|| Box::leak(Box::new(Shapes::new(grown_on(land - FIRST_ROOMS), land))))
    }
}

/// All connected sets of spaces that 15 fences can enclose, the shortest outline first. The first two rooms (A2.8) are
/// in none of them.
static SHAPES: LazyLock<Shapes> = LazyLock::new(|| {
    let mut shapes: Vec<Shape> = (1..=Cells::ALL.bits())
        .map(Cells::from_bits)
        .filter(|cells| !cells.meets(FIRST_ROOMS))
        .filter(|cells| Fences::around(*cells).len() <= PIECES && cells.is_connected())
        .map(Shape::of)
        .collect();
    shapes.sort_by_key(|shape| (shape.length, shape.cells));
    Shapes::new(shapes, Cells::ALL)
});

/// All connected sets of these spaces that 15 fences can enclose, the shortest outline first. They grow space by space; on the way an
/// outline may be longer by a little than in the end.
fn grown_on(land: Cells) -> Vec<Shape> {
    let mut known: HashSet<Cells> = land.iter().map(Cells::only).collect();
    let mut newest: Vec<Cells> = known.iter().copied().collect();
    while let Some(cells) = newest.pop() {
        for next in cells.neighbours_among(land) {
            let grown = cells | Cells::only(next);
            if Fences::around(grown).len() <= PIECES + 3 && known.insert(grown) {
                newest.push(grown);
            }
        }
    }
    let mut shapes: Vec<Shape> = known.into_iter().map(Shape::of).filter(|shape| shape.length <= PIECES).collect();
    shapes.sort_by_key(|shape| (shape.length, shape.cells));
    shapes
}

/// This many shapes are looked at together.
const BLOCK: usize = 64;

/// The places of those among up to [`BLOCK`] sets of spaces that have a property, as bits. Whether one has it is like a coin toss: a
/// branch for each would cost more than looking at all of them.
fn places_of(block: &[Cells], has_property: impl Fn(Cells) -> bool) -> u64 {
    let mut bytes = [0u8; BLOCK];
    bytes.iter_mut().zip(block).for_each(|(answer, &cells)| *answer = has_property(cells).into());
    bytes.as_chunks().0.iter().rev().fold(0, |all, eight| all << 8 | u64::from(answers(*eight)))
}

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
    /// The spaces that there are.
    pub land: Cells,
    /// Whether a card asks for a pasture that adjoins no other, in place of A11.3(c).
    pub apart: bool,
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
        if cells.is_empty() || !cells.is_connected() || !self.land.contains_all(cells) {
            return Err(FenceError::NotOneArea);
        }
        self.enclose_shape(&Shape::of(cells))
    }

    #[inline]
    fn enclose_shape(&self, shape: &Shape) -> Result<Fences, FenceError> {
        let new = self.missing_fences(shape)?;
        if new.at_most(self.pieces) { Ok(new) } else { Err(FenceError::TooManyPieces) }
    }

    /// The fences to be built around a shape, however many they are.
    #[inline]
    fn missing_fences(&self, shape: &Shape) -> Result<Fences, FenceError> {
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
        let touches = shape.reach.meets(self.fenced);
        if touches == self.apart && !self.fenced.is_empty() {
            return Err(FenceError::Apart);
        }
        Ok(new)
    }

    /// The shapes that this many new fences could enclose, if all that stand help. A pasture lies in an old one or beside the
    /// old ones, which a look at its spaces mostly shows.
    fn shapes(&self, new: u8) -> impl Iterator<Item = &'static Shape> {
        let open = self.land - self.blocked - self.fenced;
        let beside = if self.fenced.is_empty() || self.apart { open } else { self.fenced.neighbours_among(open) };
        let fenced = self.fenced;
        let has_place =
            move |cells: Cells| fenced.contains_all(cells) | (open.contains_all(cells) & cells.meets(beside));
        let shapes = Shapes::on(self.land);
        let longest = usize::from((self.fences.len() + new).min(PIECES));
        let count = shapes.up_to[longest];
        shapes.cells[..count].chunks(BLOCK).zip(shapes.all.chunks(BLOCK)).flat_map(move |(cells, shapes)| {
            Members::<usize>::of_bits(places_of(cells, has_place)).map(move |place| &shapes[place])
        })
    }

    /// All sets of spaces that can be enclosed with at most `most` new fences, and how many each needs.
    pub fn enclosures(&self, most: u8) -> impl Iterator<Item = (Cells, u8)> {
        let ground = Ground { pieces: self.pieces.min(most), ..*self };
        let is_first = self.fences.is_empty();
        self.shapes(ground.pieces).filter_map(move |shape| {
            // Where no fence stands, only rooms and fields are in the way.
            if is_first {
                return Some((shape.cells, shape.length));
            }
            let new = ground.missing_fences(shape).ok()?.len();
            (new <= ground.pieces).then_some((shape.cells, new))
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
            return (most >= 4 && !(self.land - self.blocked).is_empty()).then_some(4);
        }
        self.enclosures(most).map(|(_, new)| new).min()
    }

    /// Whether anything can be enclosed with at most `most` new fences.
    pub fn can_enclose(&self, most: u8) -> bool {
        let most = most.min(self.pieces);
        let free = self.land - self.blocked - self.fenced;
        if self.fenced.is_empty() {
            return most >= 4 && !free.is_empty();
        }
        // A single space beside a pasture has a fence on that side already. In a pasture of several spaces the first one has
        // fences above and on the left.
        let beside = || !self.fenced.neighbours_among(free).is_empty();
        let within = || self.fences.leave_a_pair(self.fenced);
        match most {
            0 => false,
            1 => (beside() && self.has_pocket(1)) || (within() && self.fences.leave_a_neck(self.fenced)),
            2 => within() || (beside() && self.has_pocket(2)),
            _ => beside() || within(),
        }
    }

    /// Whether one or two fences enclose something beside the pastures.
    fn has_pocket(&self, pieces: u8) -> bool {
        let ground = Ground { pieces, ..*self };
        let is_cheap = |shape: &&Shape| (shape.outline - self.fences).at_most(pieces);
        let mut pockets = Shapes::on(self.land).pockets.iter().filter(is_cheap);
        pockets.any(|shape| ground.enclose_shape(shape).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::super::Side;
    use super::super::side::SIDES;
    use super::*;
    use crate::cell::{CELLS, Cell};
    use proptest::prelude::*;

    fn cells(list: &[(u8, u8)]) -> Cells {
        list.iter().map(|&(r, c)| Cell::at(r, c).unwrap()).collect()
    }

    fn ground(pastures: &[&[(u8, u8)]], blocked: &[(u8, u8)]) -> Ground {
        let fences = pastures.iter().fold(Fences::NONE, |f, p| f | Fences::around(cells(p)));
        let fenced = fences.pastures(Cells::ALL).iter().fold(Cells::NONE, |all, p| all | *p);
        Ground { fences, fenced, blocked: cells(blocked), pieces: PIECES - fences.len(), ..GROUND }
    }

    /// A farmyard without fences.
    const GROUND: Ground = Ground {
        fences: Fences::NONE,
        fenced: Cells::NONE,
        blocked: Cells::NONE,
        pieces: PIECES,
        land: Cells::ALL,
        apart: false,
    };

    #[test]
    fn a2_9_there_are_38_positions() {
        let all = Cell::all().fold(Fences::NONE, |sides, cell| sides | SIDES[cell.index()]);
        assert_eq!((all.len(), all.around), (38, 0));
        let everywhere = (0..CELLS).fold(Fences::NONE, |sides, i| sides | SIDES[i]);
        assert_eq!(everywhere.len(), 74, "M15.11: and 36 around it");
        let text = serde_json::to_string(&everywhere).unwrap();
        assert_eq!(serde_json::from_str::<Fences>(&text).unwrap(), everywhere);
    }

    #[test]
    fn m15_11_pastures_on_added_spaces() {
        let added: Cells = [Cell::named(-1, 3), Cell::named(-1, 4)].into_iter().flatten().collect();
        let ground = Ground { land: Cells::ALL | added, ..GROUND };
        assert_eq!(ground.enclose(added).unwrap().len(), 6, "the outer sides need fences like every border");
        let both = added | cells(&[(0, 3), (0, 4)]);
        assert_eq!(ground.enclose(both).unwrap().len(), 8);
        assert!(ground.enclosures(PIECES).any(|(shape, new)| shape == both && new == 8));
        assert_eq!(GROUND.enclose(added), Err(FenceError::NotOneArea), "without the card there is no such space");
    }

    #[test]
    fn grown_shapes_are_all_shapes() {
        let grown: Vec<Cells> = grown_on(Cells::ALL - FIRST_ROOMS).iter().map(|shape| shape.cells).collect();
        assert!(grown.into_iter().eq(SHAPES.cells.iter().copied()));
    }

    #[test]
    fn t14_three_pastures_in_a_block_need_eleven_fences() {
        let ground = ground(&[&[(0, 3)], &[(0, 4)], &[(1, 3), (1, 4)]], &[]);
        assert_eq!(ground.fences.len(), 11);
        assert_eq!(ground.fences.pastures(Cells::ALL).len(), 3);
    }

    #[test]
    fn a11_2_the_edge_of_the_farmyard_is_no_fence() {
        let corner = Fences::around(cells(&[(0, 4)]));
        assert_eq!(corner.len(), 4);
        let open = corner - Side::Above.of(Cell::at(0, 4).unwrap());
        assert!(open.pastures(Cells::ALL).is_empty());
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
        let component = |cell: Cell| after.walk(Cells::only(cell), Cells::ALL);
        let separates = |side: Fences| {
            let beside: Vec<Cell> = Cell::all().filter(|c| SIDES[c.index()].meets(side)).collect();
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
        let all = after.pastures(Cells::ALL);
        let fenced = all.iter().fold(Cells::NONE, |sum, p| sum | *p);
        !new.is_empty()
            && (0..38).map(|i| Fences { yard: 1 << i, around: 0 }).filter(|side| new.meets(*side)).all(separates) // (a)
            && !fenced.meets(blocked) // (b)
            && (fenced.is_empty() || fenced.is_connected()) // (c)
            && after.len() <= PIECES // (d)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        /// Every step that is offered passes the formal test, and what is not offered does not.
        #[test]
        fn steps_agree_with_the_formal_test(choices in proptest::collection::vec(any::<u16>(), 1..5), blocked in 0u32..1 << 15) {
            let blocked = Cells::from_bits(blocked & 0b00011_00001_10001);
            let mut ground = Ground { blocked, ..GROUND };
            for choice in choices {
                let offered: Vec<(Cells, u8)> = ground.enclosures(PIECES).collect();
                for shape in &SHAPES.all {
                    let after = ground.fences | shape.outline;
                    // As one pasture: no fence inside, all around.
                    let is_one = after.pastures(Cells::ALL).contains(&shape.cells);
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
                ground.fenced = ground.fences.pastures(Cells::ALL).iter().fold(Cells::NONE, |all, p| all | *p);
                ground.pieces = PIECES - ground.fences.len();
            }
        }

        /// Any arrangement that passes the formal test can be built step by step.
        #[test]
        fn every_legal_action_is_a_chain_of_steps(parts in proptest::collection::vec(0usize..2000, 1..4)) {
            let mut after = Fences::NONE;
            for part in parts {
                after = after | SHAPES.all[part % SHAPES.all.len()].outline;
            }
            prop_assume!(legal(Fences::NONE, after, Cells::NONE));
            let mut todo: Vec<Cells> = after.pastures(Cells::ALL).into_iter().collect();
            let mut ground = GROUND;
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
