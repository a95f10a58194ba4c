//! The nets that were checked in: they judge better than the evaluation by hand, and are small.

use agricola::{Agricola, Mode, Options};
use bots::Playable;
use learn::{Side, compare};
use table::Seed;

/// The most bytes of a net.
const MOST: u64 = 1 << 20;

#[test]
fn nets_are_small() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/nets");
    for entry in std::fs::read_dir(dir).unwrap().map(Result::unwrap) {
        assert!(entry.metadata().unwrap().len() <= MOST, "{:?}", entry.path());
    }
}

/// Looking one turn ahead, the net wins nearly all games; six are enough to see that nothing is upside down.
#[test]
fn the_family_game_was_learned() {
    let side = |knowledge| Side { knowledge, iterations: 1 };
    let sides = [side(Agricola::knowledge_for_search()), side(Agricola::knowledge_by_hand())];
    let options = Options { players: 2, mode: Mode::Family, ..Options::default() };
    let played = compare(&options, &sides, 6, Seed::new(2), &mut |_| {}).unwrap();
    assert!(played.mean_lead().0 > 4.0, "{:?}", played.mean_lead());
}
