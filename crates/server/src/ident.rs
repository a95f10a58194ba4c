//! Names that nobody can guess, and codes that people can read aloud.

/// Letters and digits that are hard to mistake for each other.
const READABLE: &[u8; 29] = b"23456789ABCDEFGHJKMNPQRTUVWXY";
const ID: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// Random bytes from the operating system.
///
/// # Panics
/// If the operating system has none: then nothing here could be kept secret.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// 100 random bits as 20 letters and digits: the name of a game or a person.
pub fn id() -> String {
    random::<20>().iter().map(|b| char::from(ID[usize::from(b % 32)])).collect()
}

/// Six characters by which people join a game.
pub fn code() -> String {
    let mut code = String::new();
    while code.len() < 6 {
        // Bytes beyond the last whole multiple of 29 would favour the first characters.
        code.extend(random::<8>().iter().filter(|b| **b < 232).map(|b| char::from(READABLE[usize::from(b % 29)])));
    }
    code.truncate(6);
    code
}

/// Random bytes as a text that people can read aloud.
pub fn readable(bytes: &[u8]) -> String {
    bytes.iter().map(|b| char::from(READABLE[usize::from(b % 29)])).collect()
}

/// A code as somebody typed it: in capitals, without spaces and dashes.
pub fn read_code(typed: &str) -> String {
    typed.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).take(12).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_codes_are_of_the_right_kind() {
        assert_eq!(id().len(), 20);
        assert_ne!(id(), id());
        for _ in 0..100 {
            let code = code();
            assert!(code.len() == 6 && code.bytes().all(|b| READABLE.contains(&b)), "{code}");
        }
        assert_eq!(read_code(" ab-2 c3d"), "AB2C3D");
    }
}
