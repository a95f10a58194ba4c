//! Perft: `HOFWERK_WRITE=1 cargo test -p agricola --test perft` writes the counts anew.

use agricola::Agricola;
use std::path::Path;

#[test]
fn trees_are_as_counted() {
    proofs::trees_are_as_counted::<Agricola>(Path::new("tests"), 16);
}
