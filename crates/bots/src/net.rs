//! A small network in whole numbers: the same answer on every machine.
//!
//! Two hidden layers and two answers, the lead and the points at the end. Weights are 16 bits wide, sums 32 bits (the last 64), and
//! [`Net::read`] refuses weights with which a sum could overflow. Rows that follow each other are mostly alike (the positions
//! after the turns of one list, and those that a search looks at one after the other), so the first layer only adds up what is
//! different.

use crate::describe::{MOST, Row};
use crate::knowledge::Playable;
use std::collections::HashMap;
use std::fmt;

/// The width of the first hidden layer.
pub const FIRST: usize = 256;
/// The width of the second hidden layer.
pub const SECOND: usize = 32;
/// How many answers there are: the lead and the points.
pub const ANSWERS: usize = 2;

/// One in the first layer's weights and sums.
pub const ONE_FIRST: f32 = 1024.0;
/// One in what the first layer hands on.
const ONE_ACTIVE: f32 = 64.0;
/// From the sums of the first layer to what it hands on.
const SHIFT_FIRST: u32 = 4;
/// What the first layer hands on is at most this.
const MOST_ACTIVE: i32 = 4095;
/// One in the second layer's weights.
pub const ONE_SECOND: f32 = 4096.0;
/// One in the second layer's sums.
pub const ONE_SECOND_SUM: f32 = ONE_ACTIVE * ONE_SECOND;
/// From the sums of the second layer to what it hands on, in which one is 1,024.
const SHIFT_SECOND: u32 = 8;
/// What the second layer hands on is at most this.
const MOST_SECOND: i32 = 65_535;
/// One in the last layer's weights.
pub const ONE_LAST: f32 = 256.0;
/// One point in the answers.
pub const ONE_ANSWER: f32 = 1024.0 * ONE_LAST;

/// What a net thinks of a position.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Judged {
    /// The lead of the viewer at the end, in points.
    pub lead: f32,
    /// Its points at the end.
    pub points: f32,
}

/// The weights of a net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// One row of weights for each number of a description.
    first: Vec<[i16; FIRST]>,
    first_bias: [i32; FIRST],
    /// One row for each unit of the second layer, so that a processor can multiply and add up eight numbers at once.
    second: Box<[[i16; FIRST]; SECOND]>,
    second_bias: [i32; SECOND],
    last: [[i16; SECOND]; ANSWERS],
    last_bias: [i32; ANSWERS],
}

/// The row that a net judged last, with its sums in the first layer: a row that resembles it is judged sooner. To be kept no
/// longer than the nets it is used with: it knows them by where they lie.
#[derive(Clone, Debug)]
pub struct Before {
    /// Where the net lies; sums of another one are of no use.
    net: usize,
    row: Vec<i8>,
    sums: [i32; FIRST],
}

impl Default for Before {
    fn default() -> Before {
        Before { net: 0, row: Vec::new(), sums: [0; FIRST] }
    }
}

/// Why a file is not a net that can be used here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetError {
    /// It is not a net, or was cut off.
    NotANet,
    /// It is a net for another game.
    OtherGame(String),
    /// It knows something by a name that nothing has any more.
    Unknown(String),
    /// Its weights are so large that a sum could overflow.
    TooLarge,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetError::NotANet => f.write_str("this is not a net, or not all of it"),
            NetError::OtherGame(game) => write!(f, "this net is for the game {game:?}"),
            NetError::Unknown(name) => write!(f, "this net judges by {name:?}, which is no longer described"),
            NetError::TooLarge => f.write_str("the weights of this net are too large"),
        }
    }
}

impl std::error::Error for NetError {}

/// The first bytes of every net.
const MAGIC: &[u8; 8] = b"hofnet1\n";

/// The weights of a net as fractions, in the layout of [`Net`].
#[derive(Clone, Debug)]
pub struct Fractions {
    /// One row for each number of a description.
    pub first: Vec<[f32; FIRST]>,
    /// What is added in the first layer.
    pub first_bias: [f32; FIRST],
    /// One row for each number that the first layer hands on.
    pub second: Box<[[f32; SECOND]; FIRST]>,
    /// What is added in the second layer.
    pub second_bias: [f32; SECOND],
    /// One row for each answer.
    pub last: [[f32; SECOND]; ANSWERS],
    /// What is added to each answer.
    pub last_bias: [f32; ANSWERS],
}

fn whole(n: f32, one: f32) -> i16 {
    (n * one).round().clamp(-32767.0, 32767.0) as i16
}

fn wide(n: f32, one: f32) -> i32 {
    (n * one).round().clamp(-1e9, 1e9) as i32
}

/// Rows as columns.
fn turned<T: Copy, const WIDE: usize, const HIGH: usize>(rows: &[[T; WIDE]; HIGH]) -> Box<[[T; HIGH]; WIDE]> {
    Box::new(std::array::from_fn(|column| std::array::from_fn(|row| rows[row][column])))
}

impl Net {
    /// The net with these weights, rounded.
    pub fn rounded(from: &Fractions) -> Net {
        Net {
            first: from.first.iter().map(|row| row.map(|w| whole(w, ONE_FIRST))).collect(),
            first_bias: from.first_bias.map(|w| wide(w, ONE_FIRST)),
            second: turned(&from.second.map(|row| row.map(|w| whole(w, ONE_SECOND)))),
            second_bias: from.second_bias.map(|w| wide(w, ONE_SECOND_SUM)),
            last: from.last.map(|row| row.map(|w| whole(w, ONE_LAST))),
            last_bias: from.last_bias.map(|w| wide(w, ONE_ANSWER)),
        }
    }

    /// The weights of the net as fractions, for whoever goes on learning from it.
    pub fn fractions(&self) -> Fractions {
        let narrow = |w: i16, one: f32| f32::from(w) / one;
        let wide = |w: i32, one: f32| w as f32 / one;
        Fractions {
            first: self.first.iter().map(|row| row.map(|w| narrow(w, ONE_FIRST))).collect(),
            first_bias: self.first_bias.map(|w| wide(w, ONE_FIRST)),
            second: turned(&self.second.map(|row| row.map(|w| narrow(w, ONE_SECOND)))),
            second_bias: self.second_bias.map(|w| wide(w, ONE_SECOND_SUM)),
            last: self.last.map(|row| row.map(|w| narrow(w, ONE_LAST))),
            last_bias: self.last_bias.map(|w| wide(w, ONE_ANSWER)),
        }
    }

    /// Whether no sum can overflow, whatever is described.
    fn is_safe(&self) -> bool {
        let fits = |sum: i64| sum <= i64::from(i32::MAX);
        let size = |w: &i16| i64::from(w.unsigned_abs());
        let sums = |rows: &mut dyn Iterator<Item = &[i16]>, wide: usize, most: i64| {
            let mut sums = vec![0i64; wide];
            rows.for_each(|row| sums.iter_mut().zip(row).for_each(|(sum, w)| *sum += most * size(w)));
            sums
        };
        let first = sums(&mut self.first.iter().map(|row| &row[..]), FIRST, MOST.into());
        let second = sums(&mut turned(&self.second).iter().map(|row| &row[..]), SECOND, MOST_ACTIVE.into());
        let with = |sums: &mut dyn Iterator<Item = i64>, bias: &[i32]| {
            sums.zip(bias).all(|(sum, &bias)| fits(sum + i64::from(bias.unsigned_abs())))
        };
        with(&mut first.into_iter(), &self.first_bias) && with(&mut second.into_iter(), &self.second_bias)
    }

    /// The net as a file: names with their weights; what has no weight is left out.
    pub fn write(&self, game: &str, names: &[String]) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        let text = |text: &str, out: &mut Vec<u8>| {
            out.extend((text.len() as u16).to_le_bytes());
            out.extend(text.as_bytes());
        };
        text(game, &mut out);
        let used: Vec<(&String, &[i16; FIRST])> =
            names.iter().zip(&self.first).filter(|(_, row)| row.iter().any(|&w| w != 0)).collect();
        out.extend((used.len() as u32).to_le_bytes());
        used.iter().for_each(|(name, _)| text(name, &mut out));
        let mut narrow = |row: &[i16]| row.iter().for_each(|w| out.extend(w.to_le_bytes()));
        used.iter().for_each(|(_, row)| narrow(&row[..]));
        turned(&self.second).iter().for_each(|row| narrow(row));
        self.last.iter().for_each(|row| narrow(row));
        for bias in self.first_bias.iter().chain(&self.second_bias).chain(&self.last_bias) {
            out.extend(bias.to_le_bytes());
        }
        out
    }

    /// Reads a net for descriptions with these names. Names that the net does not know count nothing; a name that it knows
    /// and that is not described any more is an error.
    ///
    /// # Errors
    /// If the bytes are not a net for this game as it is described today.
    pub fn read(bytes: &[u8], game: &str, names: &[String]) -> Result<Net, NetError> {
        let mut from = Reader(bytes.strip_prefix(MAGIC).ok_or(NetError::NotANet)?);
        let named = from.text()?;
        if named != game {
            return Err(NetError::OtherGame(named.into()));
        }
        let known: HashMap<&str, usize> =
            names.iter().enumerate().map(|(place, name)| (name.as_str(), place)).collect();
        let count = u32::from_le_bytes(from.take()?) as usize;
        let mut places = Vec::new();
        for _ in 0..count {
            let name = from.text()?;
            places.push(*known.get(name).ok_or_else(|| NetError::Unknown(name.into()))?);
        }
        let mut first = vec![[0; FIRST]; names.len()];
        for place in places {
            first[place] = from.row()?;
        }
        let mut second = Box::new([[0; SECOND]; FIRST]);
        for row in second.iter_mut() {
            *row = from.row()?;
        }
        let last = [from.row()?, from.row()?];
        let (first_bias, second_bias, last_bias) = (from.wide()?, from.wide()?, from.wide()?);
        let net = Net { first, first_bias, second: turned(&second), second_bias, last, last_bias };
        match from.0 {
            [] if net.is_safe() => Ok(net),
            [] => Err(NetError::TooLarge),
            _ => Err(NetError::NotANet),
        }
    }

    /// A net that was checked in, or nothing if the game is described by other names by now.
    pub(crate) fn checked_in<G: Playable>(file: &[u8]) -> Option<Net> {
        Net::read(file, G::NAME, G::sheet().names()).ok()
    }

    /// What the net thinks of each of these rows; quickest if neighbours are alike.
    pub fn judge<'r>(&self, rows: impl IntoIterator<Item = &'r Row>) -> Vec<Judged> {
        self.judge_after(&mut Before::default(), rows)
    }

    /// What the net thinks of each of these rows, of which the first comes after the one that was judged last.
    pub fn judge_after<'r>(&self, before: &mut Before, rows: impl IntoIterator<Item = &'r Row>) -> Vec<Judged> {
        let place = std::ptr::from_ref(self).addr();
        if before.net != place {
            *before = Before { net: place, row: vec![0; self.first.len()], sums: self.first_bias };
        }
        let Before { row: kept, sums, .. } = before;
        let mut last: Option<&Row> = None;
        let judge = |row: &'r Row| {
            self.go_on(sums, last.unwrap_or(kept), row);
            last = Some(row);
            self.answer(sums)
        };
        let judged = rows.into_iter().map(judge).collect();
        if let Some(last) = last {
            kept.copy_from_slice(last);
        }
        judged
    }

    /// Brings the sums of the first layer from one row to another.
    fn go_on(&self, sums: &mut [i32; FIRST], before: &Row, row: &Row) {
        const STRIDE: usize = 32;
        // Two factors of 16 bits are quicker than one of 32 on processors of every age.
        let mut add = |at: usize, n: i16| {
            for (sum, &w) in sums.iter_mut().zip(&self.first[at]) {
                *sum += i32::from(n) * i32::from(w);
            }
        };
        for (part, (old, new)) in before.chunks(STRIDE).zip(row.chunks(STRIDE)).enumerate() {
            if old == new {
                continue;
            }
            for (at, (&old, &new)) in old.iter().zip(new).enumerate() {
                if old != new {
                    add(part * STRIDE + at, i16::from(new) - i16::from(old));
                }
            }
        }
    }

    /// The answers for these sums of the first layer.
    fn answer(&self, sums: &[i32; FIRST]) -> Judged {
        let active = sums.map(|sum| (sum >> SHIFT_FIRST).clamp(0, MOST_ACTIVE) as i16);
        let mut second = [0; SECOND];
        for ((sum, row), bias) in second.iter_mut().zip(self.second.iter()).zip(self.second_bias) {
            let products = active.iter().zip(row).map(|(&n, &w)| i32::from(n) * i32::from(w));
            *sum = ((bias + products.sum::<i32>()) >> SHIFT_SECOND).clamp(0, MOST_SECOND);
        }
        let answer = |of: usize| {
            let products = second.iter().zip(&self.last[of]).map(|(&n, &w)| i64::from(n) * i64::from(w));
            (i64::from(self.last_bias[of]) + products.sum::<i64>()) as f32 / ONE_ANSWER
        };
        Judged { lead: answer(0), points: answer(1) }
    }
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (head, rest) = self.0.split_first_chunk().ok_or(NetError::NotANet)?;
        self.0 = rest;
        Ok(*head)
    }

    fn text(&mut self) -> Result<&'a str, NetError> {
        let len = u16::from_le_bytes(self.take()?).into();
        let (head, rest) = self.0.split_at_checked(len).ok_or(NetError::NotANet)?;
        self.0 = rest;
        std::str::from_utf8(head).map_err(|_| NetError::NotANet)
    }

    fn row<const N: usize>(&mut self) -> Result<[i16; N], NetError> {
        let mut row = [0; N];
        for w in &mut row {
            *w = i16::from_le_bytes(self.take()?);
        }
        Ok(row)
    }

    fn wide<const N: usize>(&mut self) -> Result<[i32; N], NetError> {
        let mut row = [0; N];
        for w in &mut row {
            *w = i32::from_le_bytes(self.take()?);
        }
        Ok(row)
    }
}
