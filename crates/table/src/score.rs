//! Score sheets: one number per category.

/// Lists the rows of a game's score pad, in their order: a name, and the name in the protocol.
///
/// Makes an enum `Category` with all rows in `Category::ALL`, and `ByCategory`, a table with something for each of them.
///
/// ```
/// table::categories! {
///     /// A row of the score pad.
///     Sheep = "sheep",
///     Rooms = "rooms",
/// }
/// let mut points = ByCategory::<i32>::default();
/// points[Category::Sheep] = -1;
/// points[Category::Rooms] = 6;
/// assert_eq!((points.total(), Category::Rooms.name()), (5, "rooms"));
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! categories {
    ($(#[$doc:meta])* $($category:ident = $name:literal,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum Category {
            $($category,)*
        }

        impl Category {
            /// All rows in the order of the score pad.
            pub const ALL: &'static [Category] = &[$(Category::$category,)*];

            /// The name in the protocol.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Category::$category => $name,)*
                }
            }
        }

        /// Something for each row of the score pad.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct ByCategory<T>([T; Category::ALL.len()]);

        impl<T> std::ops::Index<Category> for ByCategory<T> {
            type Output = T;

            fn index(&self, category: Category) -> &T {
                &self.0[category as usize]
            }
        }

        impl<T> std::ops::IndexMut<Category> for ByCategory<T> {
            fn index_mut(&mut self, category: Category) -> &mut T {
                &mut self.0[category as usize]
            }
        }

        impl ByCategory<i32> {
            /// All rows together.
            pub fn total(&self) -> i32 {
                self.0.iter().sum()
            }
        }
    };
}

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
