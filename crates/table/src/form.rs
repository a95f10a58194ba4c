//! What people agree on before a game, as a form asks for it.

use serde::Serialize;

/// One thing to agree on. Its label is the message `<game>-form-<name>`, that of a value `<game>-form-<name>-<value>`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field {
    /// Its name among the options of the game.
    pub name: &'static str,
    /// What can be said.
    #[serde(flatten)]
    pub input: Input,
    /// It is asked for only if another field has one of these values.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub only_if: Option<OnlyIf>,
    /// It is asked for in this case too. A field that is not asked for itself has no value that counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub or_if: Option<OnlyIf>,
}

/// When a field is asked for.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OnlyIf {
    /// The other field.
    pub field: &'static str,
    /// The values it must have one of.
    pub is: &'static [&'static str],
}

/// What can be said in a field, and what the form begins with.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "input", rename_all = "snake_case")]
pub enum Input {
    /// A number.
    Number {
        /// The smallest.
        from: u8,
        /// The largest.
        to: u8,
        /// What the form begins with.
        default: u8,
    },
    /// One of these values.
    One {
        /// The values.
        of: &'static [&'static str],
        /// What the form begins with.
        default: &'static str,
    },
    /// Some of these values.
    Some {
        /// The values.
        of: Vec<&'static str>,
        /// What the form begins with.
        default: Vec<&'static str>,
    },
    /// Yes or no, beginning with no.
    Flag,
    /// A list of cards, by their ids, beginning with none.
    Cards,
}

impl Field {
    /// A field that is always asked for.
    pub fn new(name: &'static str, input: Input) -> Field {
        Field { name, input, only_if: None, or_if: None }
    }

    /// This field, only if another has one of these values.
    #[must_use]
    pub fn only_if(mut self, field: &'static str, is: &'static [&'static str]) -> Field {
        self.only_if = Some(OnlyIf { field, is });
        self
    }

    /// This field, also if yet another has one of these values.
    #[must_use]
    pub fn or_if(mut self, field: &'static str, is: &'static [&'static str]) -> Field {
        self.or_if = Some(OnlyIf { field, is });
        self
    }
}
