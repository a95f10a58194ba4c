//! Fences as they are drawn in views and saved.

use super::side::HORIZONTAL;
use super::{Fences, Side};
use crate::cell::{Cell, Cells, ROWS};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::ops::BitOr;

impl Fences {
    /// The rows of the picture used in views: four rows of five horizontal sides, three rows of six vertical ones, and the fences
    /// around spaces that cards have added.
    pub fn picture(self) -> FenceRows {
        let row = |start: u32, len: u32| -> String {
            (start..start + len).map(|i| if self.yard & 1 << i != 0 { '#' } else { '.' }).collect()
        };
        let mut left = Fences { yard: 0, ..self };
        let mut around = Vec::new();
        for cell in Cells::AROUND {
            for side in Side::ALL.into_iter().filter(|side| side.of(cell).yard == 0) {
                if left.meets(side.of(cell)) {
                    left = left - side.of(cell);
                    around.push(FenceAt { cell, side });
                }
            }
        }
        FenceRows {
            h: (0..4).map(|r| row(r * 5, 5)).collect(),
            v: (0..u32::from(ROWS)).map(|r| row(HORIZONTAL + r * 6, 6)).collect(),
            around,
        }
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
    /// M15.11: the fences around spaces that cards have added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<FenceAt>>", optional))]
    pub around: Vec<FenceAt>,
}

/// A fence on a side of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct FenceAt {
    pub cell: Cell,
    pub side: Side,
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
        let mut yard = 0;
        for (i, mark) in rows.iter().flat_map(|r| r.chars()).enumerate() {
            match mark {
                '#' => yard |= 1 << i,
                '.' => {}
                other => return Err(de::Error::custom(format!("a fence is drawn as # and none as ., not {other:?}"))),
            }
        }
        let more = picture.around.iter().map(|fence| fence.side.of(fence.cell));
        Ok(more.fold(Fences { yard, around: 0 }, BitOr::bitor))
    }
}
