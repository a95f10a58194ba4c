//! Saved games: a state with the number of the form it is saved in.
//!
//! The number stands first, so that a version that reads another form refuses with a sentence instead of guessing.

use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::{Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// The number of a form: a field of this type comes first in a state, `#[serde(skip_deserializing)]`, under the name `format`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Format<const FORM: u32>;

impl<const FORM: u32> Serialize for Format<FORM> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        FORM.serialize(s)
    }
}

/// A state that is saved behind the number of its form.
pub trait Saved: Sized {
    /// The name of the game, for people.
    const GAME: &'static str;
    /// The form that this version writes and reads.
    const FORM: u32;

    /// Reads what stands behind the number.
    fn read_rest<'de, D: Deserializer<'de>>(d: D) -> Result<Self, D::Error>;
}

/// Reads a saved state.
///
/// # Errors
/// If it was saved in another form, or cannot be read.
pub fn read<'de, T: Saved, D: Deserializer<'de>>(d: D) -> Result<T, D::Error> {
    struct State<T>(PhantomData<T>);

    impl<'de, T: Saved> Visitor<'de> for State<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a saved game of {}", T::GAME)
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
            let first: Option<String> = map.next_key()?;
            let form = if first.as_deref() == Some("format") { map.next_value()? } else { 1 };
            if form != T::FORM {
                let (game, own) = (T::GAME, T::FORM);
                let why =
                    format!("this game of {game} was saved in form {form}, and this version reads form {own} only");
                return Err(de::Error::custom(why));
            }
            T::read_rest(MapAccessDeserializer::new(map))
        }
    }

    d.deserialize_map(State(PhantomData))
}
