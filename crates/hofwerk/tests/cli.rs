//! The commands from outside.

mod common;

use common::{err, hofwerk, out, run};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// A file of Agricola's tests.
fn sample(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../agricola/tests").join(path)
}

fn record() -> String {
    sample("records/family-de-2.json").display().to_string()
}

/// Runs a command that must be refused as wrong use; what it says.
fn misused(args: &[&str], input: &[u8]) -> String {
    let output = run(args, input);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", err(&output));
    assert_eq!(out(&output), "", "nothing is printed before an error");
    assert!(!err(&output).contains("panicked"), "{}", err(&output));
    err(&output)
}

/// Serves the table on any free port until its address was printed; the first line.
fn first_line_of_serve(arguments: &[&str], lang: &str) -> String {
    let dir = std::env::temp_dir().join(format!("hofwerk-cli-{}-{lang}", std::process::id()));
    let mut child = hofwerk()
        .args(arguments)
        .env("HOFWERK_DATA_DIR", &dir)
        .env("LANG", lang)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let _ = std::fs::remove_dir_all(dir);
    line
}

#[test]
fn the_table_is_served_and_says_where() {
    let serve = ["serve", "--bind", "127.0.0.1:0"];
    for (lang, word) in [("C", "table"), ("de_DE.UTF-8", "Spieltisch"), ("nl_NL.UTF-8", "speeltafel")] {
        let line = first_line_of_serve(&serve, lang);
        assert!(line.contains(word) && line.contains("http://127.0.0.1:"), "{line}");
    }
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let dir = std::env::temp_dir().join(format!("hofwerk-cli-{}-taken", std::process::id()));
    let output = hofwerk().args(["serve", "--bind", &address]).env("HOFWERK_DATA_DIR", &dir).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--bind"));
    let _ = std::fs::remove_dir_all(dir);
}

#[test]
fn help_is_everywhere() {
    for command in ["serve", "engine", "simulate", "replay", "perft"] {
        let output = run(&[command, "--help"], b"");
        assert!(output.status.success() && out(&output).contains("Usage"), "{command}");
    }
    assert!(out(&run(&["help"], b"")).contains("simulate"));
    // Lines are broken where the terminal ends.
    let help = |command| out(&run(&[command, "--help"], b"")).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help("simulate").contains("rounded up so that all sit everywhere equally often"));
    assert!(help("solve").contains("goes on where it was"));
    assert!(out(&run(&["--version"], b"")).starts_with("hofwerk "));
}

#[test]
fn wrong_use_is_explained() {
    for args in [
        &["dance"][..],
        &["--lang", "fr"],
        &["replay"],
        &["simulate", "--games", "0"],
        &["simulate", "--games", "many"],
        &["simulate", "--game", "chess"],
        &["simulate", "--seed", "nonsense"],
        &["simulate", "--threads", "0"],
        &["perft", "--position", "a", "--players", "2"],
    ] {
        assert!(misused(args, b"").contains("--help"), "{args:?}");
    }
    assert!(misused(&["simulate", "--mode", "party"], b"").contains("party"));
    assert!(misused(&["simulate", "--players", "6"], b"").contains("1 to 5"));
    assert!(misused(&["simulate", "--options", "7"], b"").contains("JSON"));
    assert!(misused(&["simulate", "--options", r#"{"shoes":1}"#], b"").contains("shoes"));
    assert!(misused(&["simulate", "--bots", "deepblue"], b"").contains("random"));
    assert!(misused(&["simulate", "--bots", "deepblue", "--lang", "de"], b"").contains("gibt es nicht"));
    assert!(misused(&["simulate", "--bots", "mcts:0"], b"").contains("from 1 to less than"));
    assert!(misused(&["simulate", "--games", "18446744073709551615"], b"").contains("1000000000"));
    assert!(misused(&["simulate", "--players", "2", "--options", r#"{"players":3}"#], b"").contains("says 2, but"));
    assert!(
        misused(&["simulate", "--bots", "easy,easy", "--options", r#"{"players":1}"#], b"").contains("for 1 player;")
    );
    assert!(misused(&["simulate", "--players", "3", "--bots", "random,random"], b"").contains('3'));
}

fn simulate(more: &[&str]) -> String {
    let args = ["simulate", "--mode", "family", "--players", "3", "--bots", "random,random,random", "--games", "60"];
    let output = run(&[&args[..], more].concat(), b"");
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(err(&output), "", "no progress bar where nobody looks");
    out(&output)
}

#[test]
fn the_same_seed_gives_the_same_numbers() {
    let one = simulate(&["--seed", "7", "--json", "--threads", "1"]);
    assert_eq!(one, simulate(&["--seed", "7", "--json", "--threads", "4"]));
    assert_eq!(one, simulate(&["--seed", "0x7", "--json"]));
    assert_ne!(one, simulate(&["--seed", "8", "--json"]));
    let report: Value = serde_json::from_str(&one).unwrap();
    assert_eq!(report["games"], 60);
    assert_eq!(report["seed"], "00000000000000000000000000000007");
    assert_eq!(report["seats"].as_array().unwrap().len(), 3);
    let wins: u64 = report["seats"].as_array().unwrap().iter().map(|seat| seat["wins"].as_u64().unwrap()).sum();
    assert!((60..=180).contains(&wins), "ties are won by all");
    let seat = &report["seats"][0];
    let sum: f64 = seat["categories"].as_object().unwrap().values().map(|stat| stat["mean"].as_f64().unwrap()).sum();
    assert!((sum - seat["total"]["mean"].as_f64().unwrap()).abs() < 0.01);
}

#[test]
fn the_table_is_for_people() {
    let table = simulate(&[]);
    let one = out(&run(&["simulate", "--games", "1", "--seed", "10"], b""));
    assert!(one.contains("Agricola: 1 game, seed 10\n") && one.contains("±–") && !one.contains("±0.00"), "{one}");
    for seed in ["0", "18446744073709551615", "ffffffffffffffffffffffffffffffff"] {
        assert!(out(&run(&["simulate", "--games", "1", "--seed", seed], b"")).contains(&format!("seed {seed}\n")));
    }
    for word in ["Agricola: 60 games, seed 7", "Player 3: random", "Fields", "Bonus points", "Wins", "games a second"] {
        assert!(table.contains(word), "{word}: {table}");
    }
    let dutch = simulate(&["--lang", "nl", "--edition", "nl"]);
    assert!(dutch.contains("Akkers") && dutch.contains("spellen per seconde"));
}

#[test]
fn one_bot_plays_all_seats_and_many_name_the_players() {
    let seats = |args: &[&str]| {
        let output = run(&[&["simulate", "--games", "3", "--json"], args].concat(), b"");
        let report: Value = serde_json::from_str(&out(&output)).unwrap();
        report["seats"].as_array().unwrap().len()
    };
    assert_eq!(seats(&["--players", "5"]), 5);
    assert_eq!(seats(&["--bots", "random,random:0.1,random,random"]), 4);
    assert_eq!(seats(&["--options", r#"{"players":1}"#]), 1);
}

#[test]
fn a_record_is_told_from_beginning_to_end() {
    let story = out(&run(&["replay", &record()], b""));
    for word in ["Agricola, 2 players, 111 moves", "Round 1:", "Round 14:", "Harvest after round 4", "Won by: Player 1"]
    {
        assert!(story.contains(word), "{word}");
    }
    assert!(story.contains("   1  Player 2  Place a person: Clay pit  [+1 clay]"));
    assert!(story.contains("Total           ┆      -24 ┆      -33"));
    let piped = out(&run(&["replay", "-"], &std::fs::read(record()).unwrap()));
    assert_eq!(piped, story);
    let german = out(&run(&["replay", &record(), "--lang", "de"], b""));
    assert!(german.contains("Person einsetzen: Lehmkuhle") && german.contains("Ernte nach Runde 4"));
}

#[test]
fn a_record_is_told_up_to_a_move() {
    let story = out(&run(&["replay", &record(), "--to", "10"], b""));
    assert!(story.contains("After 10 of 111 moves") && story.contains("  10  Player 1  Build a stable at b2"));
    assert!(!story.contains("  11  ") && !story.contains("Won by"));
    assert!(story.contains("  2    R     S  "), "the farm shows the stable: {story}");
    assert!(out(&run(&["replay", &record(), "--to", "0"], b"")).contains("After 0 of 111 moves"));
    assert!(misused(&["replay", &record(), "--to", "112"], b"").contains("111"));
}

#[test]
fn broken_records_are_explained() {
    let good = std::fs::read_to_string(record()).unwrap();
    assert!(misused(&["replay", "/no/such/file"], b"").contains("/no/such/file"));
    assert!(misused(&["replay", "/"], b"").contains("cannot be read"));
    let cut = &good.as_bytes()[..good.len() / 2];
    assert!(misused(&["replay", "-"], cut).contains("cut off"));
    assert!(misused(&["replay", "-"], b"").contains("cut off"));
    assert!(misused(&["replay", "-"], b"hello").contains("not JSON"));
    assert!(misused(&["replay", "-"], b"\xff\xff").contains("utf-8"));
    assert!(misused(&["replay", "-"], b"[]").contains("moves"));
    let changed = |field: &str, value: Value| {
        let mut record: Value = serde_json::from_str(&good).unwrap();
        record[field] = value;
        misused(&["replay", "-"], record.to_string().as_bytes())
    };
    assert!(changed("game", json!("chess")).contains("chess"));
    assert!(changed("scores", json!([0, 0])).contains("0, 0"));
    assert!(changed("moves", json!([{"seat": 1, "move": {"type": "place", "space": "R6a"}}])).contains("A1.8"));
}

#[test]
fn the_tree_is_counted() {
    let counted = |args: &[&str]| {
        let output = run(&[&["perft"], args].concat(), b"");
        assert!(output.status.success(), "{}", err(&output));
        out(&output)
    };
    assert_eq!(counted(&["--mode", "family", "--depth", "2"]), "depth 1: 8\ndepth 2: 59\n");
    let divided = counted(&["--mode", "family", "--depth", "2", "--divide"]);
    assert!(divided.starts_with("depth 2: 59\n"));
    let below: u64 =
        divided.lines().skip(1).map(|l| l.split_whitespace().next().unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(below, 59);
    let position = sample("positions/feeding.toml").display().to_string();
    assert!(counted(&["--position", &position, "--depth", "1"]).starts_with("depth 1: "));
    assert!(misused(&["perft", "--position", "-"], b"[[player]]\npersons = 6").contains("2 to 5 persons"));
    assert!(misused(&["perft", "--position", "-"], b"[[player").contains("line 1"));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    for args in [&["replay", &record()][..], &["simulate", "--games", "2"], &["help"]] {
        let mut child =
            hofwerk().args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert!(!err(&output).contains("panicked"), "{args:?}: {}", err(&output));
    }
}

#[test]
fn bots_change_seats_and_share_the_same_chance() {
    let output =
        run(&["simulate", "--mode", "family", "--bots", "greedy,random", "--games", "5", "--json", "--seed", "3"], b"");
    let report: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(report["games"], 6, "rounded up, so that both sit everywhere equally often");
    assert_eq!(report["seats"][0]["bot"], "greedy");
    assert_eq!(report["seats"][0]["share"], 1.0);
    let interval = &report["seats"][0]["share_interval"];
    assert!(interval[0].as_f64().unwrap() > 0.5 && interval[1] == 1.0, "{interval}");
}

#[test]
fn a_report_is_one_file_with_plots() {
    let file = std::env::temp_dir().join(format!("hofwerk-report-{}.html", std::process::id()));
    let path = file.to_str().unwrap();
    let args = ["simulate", "--mode", "family", "--bots", "random,mcts:1,mcts:2", "--games", "3", "--html", path];
    let output = run(&args, b"");
    assert!(output.status.success(), "{}", err(&output));
    let page = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!(page.matches("<svg").count(), 3, "distribution, categories, thinking");
    assert!(page.contains("mcts:2") && page.contains("Fields") && !page.contains("src=") && !page.contains("href="));
    assert_eq!(page.matches("aria-label=").count(), 3);
    assert!(page.contains("<html lang=\"en\">") && page.contains("viewport") && page.contains("&quot;family&quot;"));
}

#[test]
fn a_report_that_cannot_be_written_is_noticed_before_the_games() {
    for file in ["/no/such/folder/report.html", "/", "-"] {
        let said = misused(&["simulate", "--games", "1000000000", "--html", file], b"");
        assert!(said.contains(file), "{said}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_report_that_cannot_be_written_in_the_end_does_not_cost_the_numbers() {
    let full = run(&["simulate", "--games", "2", "--html", "/dev/full"], b"");
    assert!(!full.status.success() && err(&full).contains("/dev/full"), "{}", err(&full));
    assert!(out(&full).contains("2 games"), "the numbers are printed all the same");
}

#[test]
fn another_program_takes_a_seat() {
    let program = r#"exec:while read -r line; do echo '{"index":0}'; done"#;
    let args = ["simulate", "--mode", "family", "--players", "2", "--bots", program, "--games", "1", "--json"];
    let report: Value = serde_json::from_str(&out(&run(&args, b""))).unwrap();
    assert_eq!(report["seats"].as_array().unwrap().len(), 2);
}

#[test]
fn a_program_that_fails_is_told_from_a_bug_in_the_rules() {
    let said = |program: &str, lang: &str| {
        let bots = format!("random,exec:{program}");
        let output = run(&["simulate", "--bots", &bots, "--games", "2", "--lang", lang], b"");
        assert!(!output.status.success() && out(&output).is_empty());
        assert!(!err(&output).contains("bug"), "{}", err(&output));
        err(&output)
    };
    let ended = said("true", "en");
    assert!(ended.contains("“true” (Player ") && ended.contains("it has ended"), "{ended}");
    assert!(said("true", "de").contains("es hat sich beendet"));
    assert!(said("true", "nl").contains("het is gestopt"));
    assert!(said("while read -r line; do echo moo; done", "en").contains("is not JSON: moo."));
    assert!(
        said(r#"while read -r line; do echo '{"index":-1}'; done"#, "en").contains(r#"legal moves: {"index":-1}."#)
    );
}

#[cfg(unix)]
#[test]
fn whoever_interrupts_a_simulation_ends_its_programs_too() {
    let folder = Folder::new("interrupt");
    let (begun, late) = (folder.file("begun"), folder.file("late"));
    let program = format!("exec:touch {begun}; sleep 2; touch {late}");
    let args = ["simulate", "--players", "1", "--bots", &program, "--games", "1"];
    let mut child = hofwerk().args(args).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    wait_for(&begun, &mut child);
    std::process::Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(143));
    assert_eq!(err(&output), "", "nobody is blamed for it");
    std::thread::sleep(std::time::Duration::from_secs(3));
    assert!(!Path::new(&late).exists(), "the program has ended too");
}

/// Waits until a program has written a file.
fn wait_for(file: &str, child: &mut std::process::Child) {
    while !Path::new(file).exists() {
        assert!(child.try_wait().unwrap().is_none(), "it ended without {file}");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

/// A folder for a test, which is removed with everything in it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("hofwerk-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// The path of a file in it.
    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// What is in it.
    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> =
            std::fs::read_dir(&self.0).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Searches the family game for a second, with more arguments; what was printed.
fn solve(more: &[&str]) -> String {
    let output = run(&[&["solve", "--mode", "family", "--time", "1", "--threads", "1"], more].concat(), b"");
    assert!(output.status.success(), "{}", err(&output));
    out(&output)
}

fn json_of(file: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn the_solver_saves_and_goes_on() {
    let folder = Folder::new("solve");
    let (file, record, other) = (folder.file("run.1"), folder.file("run.1.record.json"), folder.file("other"));
    let said = solve(&["--file", &file]);
    assert!(said.contains(&format!("Saved: {file}\n")) && said.contains(&format!("Saved: {record}\n")), "{said}");
    let first = json_of(&file);
    assert!(run(&["replay", &record], b"").status.success());
    std::fs::remove_file(&record).unwrap();
    // Nothing better need be found: the record is written wherever it is wanted.
    solve(&["--file", &file, "--record", &other]);
    assert!(run(&["replay", &other], b"").status.success());
    let second = json_of(&file);
    assert_eq!((&first["starts"], &second["starts"]), (&json!(1), &json!(2)));
    assert!(second["seconds"].as_f64() > first["seconds"].as_f64());
    assert_eq!(folder.names(), ["other", "run.1"], "no drafts, no locks");
    // What is no game of this search, or a better one, is not replaced.
    let best = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/solo-family.json");
    for (name, record) in [("better", std::fs::read(best).unwrap()), ("search", std::fs::read(&file).unwrap())] {
        let kept = folder.file(name);
        std::fs::write(&kept, &record).unwrap();
        let refused = misused(&["solve", "--mode", "family", "--time", "1", "--file", &file, "--record", &kept], b"");
        assert!(refused.contains("not a game of this search"), "{refused}");
        assert_eq!(std::fs::read(&kept).unwrap(), record);
    }
    let another = misused(&["solve", "--mode", "full", "--time", "1", "--file", &file], b"");
    assert!(another.contains("another puzzle") && another.contains("--file"), "{another}");
}

#[test]
fn each_puzzle_has_its_own_file() {
    let folder = Folder::new("puzzles");
    for args in [
        &["--mode", "family"][..],
        &["--mode", "family", "--options", r#"{"family_day_labourer":"food"}"#],
        &["--mode", "full", "--decks", "E", "--free-cards"],
        &["--mode", "full", "--decks", "E", "--fixed-order", "--edition", "nl", "--seed", "9"],
    ] {
        let output = hofwerk().arg("solve").args(args).args(["--time", "1"]).current_dir(&folder.0).output().unwrap();
        assert!(output.status.success(), "{}", err(&output));
    }
    let names = folder.names();
    assert_eq!(names.len(), 8, "{names:?}");
    for name in ["solve-family.json", "solve-full-E-free.json", "solve-full-E-nl-fixed-9.json"] {
        assert!(names.contains(&name.into()) && names.contains(&format!("{name}.record.json")), "{names:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_search_that_is_told_to_stop_saves_first() {
    let folder = Folder::new("signal");
    for signal in ["-INT", "-TERM"] {
        let file = folder.file(signal);
        let args = ["solve", "--mode", "family", "--time", "600", "--file", &file];
        let mut child = hofwerk().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        wait_for(&file, &mut child);
        std::thread::sleep(std::time::Duration::from_millis(300));
        // Meanwhile nobody else can search there.
        assert!(misused(&args, b"").contains("another search is at work"));
        std::process::Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success() && out(&output).contains("Saved: "), "{}", err(&output));
        assert!(!json_of(&file)["pool"].as_array().unwrap().is_empty());
        assert!(run(&["replay", &format!("{file}.record.json")], b"").status.success());
    }
}

#[test]
fn files_that_cannot_be_used_are_noticed_before_the_search() {
    let folder = Folder::new("files");
    let (good, bad) = (folder.file("good"), folder.file("bad"));
    let refused = |more: &[&str]| misused(&[&["solve", "--mode", "family"], more].concat(), b"");
    for content in [&b"\xff\xfe"[..], b"hello", b"{}"] {
        std::fs::write(&bad, content).unwrap();
        assert!(refused(&["--file", &bad]).contains("no saved search"));
        assert_eq!(std::fs::read(&bad).unwrap(), content, "it is left as it was");
    }
    let nowhere = folder.file("no/such/folder");
    assert!(refused(&["--file", &nowhere]).contains(&nowhere));
    assert!(refused(&["--file", &good, "--record", &nowhere]).contains(&nowhere));
    assert!(refused(&["--file", &good, "--record", &folder.file("")]).contains("directory"));
    assert!(refused(&["--file", &good, "--record", &good]).contains("two files"));
    assert!(refused(&["--file", &good, "--record", &folder.file("good.lock")]).contains("two files"));
    assert!(refused(&["--file", &folder.file("")]).contains("directory"));
    assert_eq!(folder.names(), ["bad"]);
}

#[test]
fn a_saved_search_is_played_again_before_it_is_trusted() {
    let folder = Folder::new("trust");
    let file = folder.file("search");
    solve(&["--file", &file]);
    let mut saved = json_of(&file);
    let mut broken = saved["pool"][0].clone();
    broken["points"] = json!(999);
    broken["turns"].as_array_mut().unwrap().reverse();
    saved["pool"].as_array_mut().unwrap().insert(0, broken);
    (saved["seconds"], saved["attempts"]) = (json!(-5.5), json!(u64::MAX));
    std::fs::write(&file, saved.to_string()).unwrap();
    let said = solve(&["--file", &file]);
    assert!(said.starts_with(&format!("1 game in {file} was dropped")) && !said.contains("999"), "{said}");
}

#[test]
fn every_game_is_solved() {
    let folder = Folder::new("solve-every");
    let moor = ["--mode", "family", "--expansion", "moor", "--level", "1"];
    for (args, name) in [(&["--game", "caverna"][..], "solve-caverna-full.json"), (&moor, "solve-family-moor-1.json")] {
        let output = hofwerk().arg("solve").args(args).args(["--time", "1"]).current_dir(&folder.0).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let record = std::fs::read(folder.0.join(format!("{name}.record.json"))).unwrap();
        assert!(run(&["replay", "-"], &record).status.success(), "{name} replays");
    }
}

#[test]
fn what_cannot_be_solved_is_said_in_words() {
    let refused = |more: &[&str]| misused(&[&["solve", "--file", "/no/such/folder/file"], more].concat(), b"");
    assert!(refused(&["--game", "caverna", "--free-cards"]).contains("from decks"));
    assert!(refused(&["--game", "caverna", "--players", "2"]).contains("alone"));
    assert!(refused(&["--players", "2"]).contains("alone"));
    assert!(refused(&["--players", "2", "--lang", "nl"]).contains("speelt alleen"));
    assert!(refused(&["--free-cards", "--lang", "de"]).contains("aus Decks"));
    for variant in ["mulligan", "ten_for_seven", "draft"] {
        let options = json!({"variant": variant}).to_string();
        assert!(refused(&["--decks", "E", "--options", &options]).contains("three_for_one"), "{variant}");
    }
    let order =
        json!({"round_order": ["R1d","R1a","R1b","R1c","R2c","R2b","R2a","R3a","R3b","R4b","R4a","R5b","R5a","R6a"]});
    assert!(refused(&["--options", &order.to_string()]).contains("--fixed-order"));
}

#[test]
fn the_cards_are_printed_and_found() {
    let text = out(&run(&["cards", "--deck", "E", "--kind", "minor", "--lang", "de", "lehmofen"], b""));
    assert!(text.contains("Kleine Anschaffung · Kosten:"), "{text}");
    let all = |args: &[&str]| -> Vec<Value> {
        serde_json::from_str(&out(&run(&[&["cards", "--json"], args].concat(), b""))).unwrap()
    };
    let moor = all(&["--deck", "M"]).len();
    assert_eq!(all(&["--deck", "m", "--kind", "major"]).len(), 14);
    assert_eq!(all(&[]).len(), 10 + 126 + 91 + 91 + moor, "the majors, the decks and the expansion");
    assert_eq!(all(&["--deck", "E", "--kind", "occupation"]).len(), 73);
    assert_eq!(all(&["--deck", "E", "--kind", "minor"]).len(), 53);
    assert_eq!(all(&["--game", "caverna"]).len(), 48);
    // Found by the number, by the name in another language, by words of the text; all words must fit.
    assert_eq!(all(&["e147"])[0]["name"], "Land Agent");
    assert_eq!((all(&["E19"]).len(), all(&["--deck", "e", "--kind", "Minor"]).len()), (1, 53));
    assert_eq!(all(&["--lang", "nl", "Akademiker"])[0]["id"], "E148");
    assert_eq!(all(&["--lang", "de", "Grubenpferde"])[0]["deck"], "M");
    let fishing = all(&["fishing", "reed"]);
    assert!(fishing.iter().any(|card| card["id"] == "E30") && fishing.iter().all(|card| card["id"] != "E147"));
    assert_eq!(all(&["E30"])[0]["cost"], json!([{"wood": 2}]));
    let tile = &all(&["--game", "caverna", "--kind", "dwelling", "couple"])[0];
    assert_eq!((&tile["id"], &tile["cost"]), (&json!("couple_dwelling"), &json!([{"wood": 8, "stone": 6}])));
    assert!(out(&run(&["cards", "dragon"], b"")).contains("Nothing found"));
}

#[test]
fn decks_and_kinds_that_do_not_exist_are_refused() {
    assert!(misused(&["cards", "--deck", "Q"], b"").contains("there is: E"));
    assert!(misused(&["cards", "--kind", "oven"], b"").contains("major, occupation, minor"));
    assert!(misused(&["cards", "--game", "caverna", "--deck", "E"], b"").contains("nothing"));
    assert!(misused(&["cards", "--game", "chess"], b"").contains("agricola, caverna"));
}

#[test]
fn every_card_and_tile_says_something_in_every_language() {
    for (game, lang) in
        [("agricola", "en"), ("agricola", "de"), ("agricola", "nl"), ("caverna", "en"), ("caverna", "de")]
    {
        let text = out(&run(&["cards", "--game", game, "--lang", lang, "--json"], b""));
        for card in serde_json::from_str::<Vec<Value>>(&text).unwrap() {
            assert!(card["name"] != card["id"] && card["text"] != "", "{lang}: {card}");
        }
    }
}

#[test]
fn both_sets_of_caverna_are_played() {
    let report = |set: &str| -> Value {
        let args = ["simulate", "--game", "caverna", "--set", set, "--games", "2", "--json"];
        serde_json::from_str(&out(&run(&args, b""))).unwrap()
    };
    assert_eq!(report("beginner")["options"]["set"], "beginner");
    assert_eq!(report("full")["options"]["set"], "full");
    assert!(misused(&["simulate", "--game", "caverna", "--set", "huge"], b"").contains("huge"));
}
