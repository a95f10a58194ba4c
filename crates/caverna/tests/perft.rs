//! Perft: `HOFWERK_WRITE=1 cargo test -p caverna --test perft` writes the counts anew.

use caverna::Caverna;
use std::path::Path;

#[test]
fn trees_are_as_counted() {
    proofs::trees_are_as_counted::<Caverna>(Path::new("tests"), 10);
}
