//! Things that are written by name.

/// Whether two names are the same; usable in constants.
pub const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut i = 0;
    while i < one.len() {
        if one[i] != other[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Writes and reads values of a type by name: how to get the name, how to find a value by it, and what such a thing is called
/// when there is none. Makes `Debug`, `Serialize` and `Deserialize`.
///
/// ```
/// #[derive(Clone, Copy, PartialEq)]
/// struct Piece(&'static str);
/// fn named(name: &str) -> Option<Piece> {
///     ["king", "queen"].into_iter().find(|piece| *piece == name).map(Piece)
/// }
/// table::by_name!(Piece, |piece: Piece| piece.0, named, "piece");
/// assert_eq!(serde_json::to_string(&Piece("king")).unwrap(), r#""king""#);
/// let error = serde_json::from_str::<Piece>(r#""pope""#).unwrap_err();
/// assert!(error.to_string().starts_with(r#"there is no piece "pope""#));
/// ```
#[macro_export]
macro_rules! by_name {
    ($type:ty, $name:expr, $named:expr, $what:literal) => {
        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($name(*self))
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str($name(*self))
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let name = <String as serde::Deserialize>::deserialize(d)?;
                $named(&name)
                    .ok_or_else(|| serde::de::Error::custom(format!(concat!("there is no ", $what, " {:?}"), name)))
            }
        }
    };
}
