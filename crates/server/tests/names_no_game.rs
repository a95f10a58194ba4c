//! The server is for any game: it names none of ours. Which games there are is said in `bots::games!`.

use std::fs;
use std::path::Path;

fn read(folder: &Path, look: &mut dyn FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, look);
        } else {
            look(&path, &fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn the_server_names_no_game() {
    let mut files = 0;
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut |path, text| {
        files += 1;
        for game in bots::games::NAMES.iter().copied().chain(["moor"]) {
            let found = text.lines().find(|line| line.to_lowercase().contains(game));
            assert!(found.is_none(), "{} names {game}: {}", path.display(), found.unwrap());
        }
    });
    assert!(files > 20, "the sources were found");
}
