//! Rows of self-play: what a position looked like to a seat, and what came of it.

use crate::course::{Course, CourseError, listed, write};
use bots::describe::Row;
use std::fs;
use std::path::{Path, PathBuf};
use table::Rng;

/// What came of a position.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Came {
    /// The lead that is to be learned.
    pub target: f32,
    /// The lead at the end.
    pub lead: f32,
    /// The points at the end.
    pub points: f32,
    /// The lead that the evaluation by hand expected.
    pub by_hand: f32,
    /// The round.
    pub round: u8,
}

/// Many rows; of each only the numbers that are not 0.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Rows {
    /// Where each row ends in `places` and `numbers`.
    ends: Vec<u32>,
    places: Vec<u16>,
    numbers: Vec<i8>,
    came: Vec<Came>,
}

const MAGIC: &[u8; 8] = b"hofrows1";
const BYTES_OF_CAME: usize = 17;

impl Rows {
    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.came.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.came.is_empty()
    }

    /// Adds a row.
    pub fn push(&mut self, row: &Row, came: Came) {
        for (place, &n) in row.iter().enumerate().filter(|(_, n)| **n != 0) {
            self.places.push(place as u16);
            self.numbers.push(n);
        }
        self.ends.push(self.places.len() as u32);
        self.came.push(came);
    }

    /// The numbers of a row with their places, and what came of it.
    pub fn get(&self, i: usize) -> (impl Iterator<Item = (usize, i8)> + Clone + '_, &Came) {
        let from = if i == 0 { 0 } else { self.ends[i - 1] as usize };
        let to = self.ends[i] as usize;
        let places = self.places[from..to].iter().map(|&place| usize::from(place));
        (places.zip(self.numbers[from..to].iter().copied()), &self.came[i])
    }

    /// Sets what is to be learned from a row.
    pub(crate) fn came_mut(&mut self, i: usize) -> &mut Came {
        &mut self.came[i]
    }

    /// The rows as a file, for descriptions that these names stand for.
    fn to_bytes(&self, names: u64) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        out.extend(names.to_le_bytes());
        out.extend((self.len() as u32).to_le_bytes());
        out.extend((self.places.len() as u32).to_le_bytes());
        self.ends.iter().for_each(|end| out.extend(end.to_le_bytes()));
        self.places.iter().for_each(|place| out.extend(place.to_le_bytes()));
        out.extend(self.numbers.iter().map(|&n| n as u8));
        for came in &self.came {
            for number in [came.target, came.lead, came.points, came.by_hand] {
                out.extend(number.to_le_bytes());
            }
            out.push(came.round);
        }
        out
    }

    /// Reads what [`Rows::to_bytes`] wrote; nothing if it is something else or stands for other names.
    fn from_bytes(bytes: &[u8], names: u64) -> Option<Rows> {
        let bytes = bytes.strip_prefix(MAGIC)?;
        let (head, bytes) = bytes.split_first_chunk::<8>()?;
        let (rows, bytes) = bytes.split_first_chunk::<4>()?;
        let (numbers, bytes) = bytes.split_first_chunk::<4>()?;
        let (rows, count) = (u32::from_le_bytes(*rows) as usize, u32::from_le_bytes(*numbers) as usize);
        if u64::from_le_bytes(*head) != names || bytes.len() != rows * (4 + BYTES_OF_CAME) + count * 3 {
            return None;
        }
        let (ends, bytes) = bytes.split_at(4 * rows);
        let (places, bytes) = bytes.split_at(2 * count);
        let (numbers, came) = bytes.split_at(count);
        let float = |bytes: &[u8], i: usize| f32::from_le_bytes([0, 1, 2, 3].map(|k| bytes[4 * i + k]));
        let came = came.as_chunks::<BYTES_OF_CAME>().0.iter().map(|bytes| Came {
            target: float(bytes, 0),
            lead: float(bytes, 1),
            points: float(bytes, 2),
            by_hand: float(bytes, 3),
            round: bytes[16],
        });
        let ends: Vec<u32> = ends.as_chunks().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect();
        let sound = ends.is_sorted() && ends.last().is_none_or(|&last| last as usize == count);
        sound.then(|| Rows {
            ends,
            places: places.as_chunks().0.iter().map(|bytes| u16::from_le_bytes(*bytes)).collect(),
            numbers: numbers.iter().map(|&n| n as i8).collect(),
            came: came.collect(),
        })
    }
}

/// A number that stands for a list of names.
pub fn number_of(names: &[String]) -> u64 {
    let bytes = names.iter().flat_map(|name| name.bytes().chain([0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Writes a file of rows into a course.
///
/// # Errors
/// If it cannot be written.
pub fn save(course: &Course, number: u64, rows: &Rows, names: u64) -> Result<(), CourseError> {
    write(&course.file("rows").join(format!("{number:08}-{}.rows", rows.len())), &rows.to_bytes(names))
}

/// How many rows a file holds, by its name.
fn rows_in(file: &Path) -> usize {
    let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    stem.split_once('-').and_then(|(_, rows)| rows.parse().ok()).unwrap_or(0)
}

/// The files of the newest rows of a course, the newest first; older ones are deleted.
pub fn newest(course: &Course) -> Vec<PathBuf> {
    let (mut kept, mut rows) = (Vec::new(), 0);
    for file in listed(&course.file("rows"), "rows").into_iter().rev() {
        if rows < course.plan.window {
            rows += rows_in(&file);
            kept.push(file);
        } else {
            // What cannot be deleted is only in the way.
            let _ = fs::remove_file(file);
        }
    }
    kept
}

/// The newest rows of a course, in memory.
#[derive(Default)]
pub struct Window {
    parts: Vec<(PathBuf, Rows)>,
}

impl Window {
    /// Reads what is new and forgets what is old; the parts that are new.
    pub fn refresh(&mut self, course: &Course, names: u64) -> usize {
        let files = newest(course);
        self.parts.retain(|(file, _)| files.contains(file));
        let known = self.parts.len();
        for file in files.iter().rev() {
            if self.parts.iter().any(|(known, _)| known == file) {
                continue;
            }
            if let Some(rows) = fs::read(file).ok().and_then(|bytes| Rows::from_bytes(&bytes, names)) {
                self.parts.push((file.clone(), rows));
            }
        }
        self.parts.len() - known
    }

    /// The rows of the newest parts.
    pub fn newest(&self, parts: usize) -> impl Iterator<Item = &Rows> {
        self.parts.iter().rev().take(parts).map(|(_, rows)| rows)
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.parts.iter().map(|(_, rows)| rows.len()).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Any of the rows.
    pub fn draw(&self, total: usize, rng: &mut Rng) -> (&Rows, usize) {
        let mut at = rng.below(total);
        for (_, rows) in &self.parts {
            if at < rows.len() {
                return (rows, at);
            }
            at -= rows.len();
        }
        unreachable!("the number drawn is below the number of rows")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_back_from_their_file_and_not_under_other_names() {
        let mut rows = Rows::default();
        rows.push(&[0, 3, 0, -2], Came { target: 1.5, lead: -4.0, points: 20.0, by_hand: 0.25, round: 7 });
        rows.push(&[1, 0, 0, 0], Came { round: 14, ..Came::default() });
        let names = number_of(&["a".into(), "b".into(), "c".into(), "d".into()]);
        let bytes = rows.to_bytes(names);
        assert_eq!(Rows::from_bytes(&bytes, names).as_ref(), Some(&rows));
        assert_eq!(Rows::from_bytes(&bytes, number_of(&["a".into()])), None);
        assert_eq!(Rows::from_bytes(&bytes[..bytes.len() - 1], names), None);
        assert_eq!(rows.get(0).0.collect::<Vec<_>>(), [(1, 3), (3, -2)]);
        assert_eq!((rows.get(1).0.count(), rows.get(1).1.round), (1, 14));
    }
}
