//! Score sheets: one number per category.

use serde::Serialize;

/// What one card or tile gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardPoints {
    /// The card or tile.
    pub card: &'static str,
    /// Its points, possibly negative.
    pub points: i32,
}

/// One row of the score pad.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreLine {
    /// The category's name in the protocol.
    pub category: &'static str,
    /// The points of the category, possibly negative.
    pub points: i32,
    /// How many things the points are given for, where they are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub count: Option<u8>,
    /// The cards or tiles that give points here; what they do not give comes from elsewhere.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CardPoints>>"))]
    pub cards: Vec<CardPoints>,
}

/// The points of one player, by category.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreSheet {
    /// The sum of all lines.
    pub total: i32,
    /// The categories in the order of the score pad.
    pub lines: Vec<ScoreLine>,
}

impl ScoreSheet {
    /// A sheet with these lines.
    pub fn new(lines: Vec<ScoreLine>) -> ScoreSheet {
        ScoreSheet { total: lines.iter().map(|l| l.points).sum(), lines }
    }

    /// The points in one category; 0 if the sheet has no such line.
    pub fn get(&self, category: &str) -> i32 {
        self.lines.iter().find(|l| l.category == category).map_or(0, |l| l.points)
    }
}
