//! Every numbered rule of the Moor that can be broken has a test. Most tests are named after their rule (`m7_4_…`); the others
//! are test cases of the sheet (`mt14_…`) or tests of a card (`m048_…`), and this list says which.

use std::collections::BTreeSet;

/// A rule, and tests of it by the beginning of their names; `-` for what nothing can break: a word, a component, a hint.
const TESTS: &str = "
    M1.1 invariants.rs  M1.2 -  M1.3 mt10_  M1.5 mt56_ mt57_  M1.6 -  M1.7 mt38_  M1.8 mt36_  M1.9 -  M1.10 mt72_
    M1.11 mt73_  M1.12 mt95_  M1.14 -
    M2.1 -  M2.2 -  M2.4 m050_  M2.5 -
    M3.2 mt5_  M3.4 mt5_  M3.6 -  M3.7 mt117_
    M4.1 mt4_  M4.3 mt1_ mt2_  M4.4 mt4_ mt68_  M4.6 mt3_  M4.7 mt4_ mt100_  M4.8 -
    M5.1 mt13_  M5.2 mt7_  M5.4 mt8_  M5.5 mt10_ mt11_  M5.7 mt13_ mt94_  M5.8 -  M5.9 m044_ m048_
    M6.1 mt36_ mt37_  M6.3 mt16_ mt107_
    M7.2 mt14_  M7.3 mt14_  M7.5 mt14_  M7.6 mt15_  M7.7 mt20_  M7.8 mt19_  M7.9 mt18_
    M8.1 mt14_  M8.2 mt21_ mt22_  M8.3 mt21_ mt24_  M8.4 mt12_ mt23_ mt24_ mt25_  M8.6 mt28_ mt29_  M8.9 mt32_
    M8.12 mt34_ m112_
    M9.1 mt35_  M9.2 mt36_  M9.3 mt36_  M9.4 mt37_  M9.5 mt36_ mt40_  M9.6 mt38_  M9.7 mt45_
    M10.2 mt56_  M10.4 mt59_
    M11.1 mt21_ mt44_  M11.2 mt31_ mt95_  M11.4 mt90_  M11.5 mt113_
    M12.4 mt44_ mt46_  M12.6 mt45_ mt53_  M12.7 mt51_ mt52_  M12.8 mt54_ mt55_
    M13.2 mt68_  M13.3 mt61_ mt62_ mt64_  M13.4 mt63_  M13.5 mt66_  M13.7 mt65_ mt97_  M13.9 m003_  M13.10 m062_ m063_
    M15.1 every_card_has_the_facts_of_its_sheet  M15.2 mt71_  M15.4 mt111_  M15.5 mt86_  M15.6 m015_  M15.7 mt73_
    M15.8 m032_  M15.10 m033_  M15.11 m050_ m051_
    M16.1 mt85_  M16.2 mt75_ mt77_  M16.3 mt73_ mt74_  M16.4 mt73_  M16.5 mt73_ mt74_  M16.6 mt72_  M16.8 mt75_  M16.10 mt77_
    M16.11 mt78_  M16.12 mt59_  M16.13 mt79_  M16.14 mt80_  M16.15 mt81_  M16.17 mt83_  M16.18 mt84_
    M16.19 every_minor_is_played_if_its_condition_holds
    M18.1 mt88_  M18.3 mt51_ mt88_  M18.4 mt94_  M18.5 mt11_ mt93_  M18.6 mt59_  M18.9 m027_  M18.10 mt87_  M18.12 mt116_
    M19.1 mt100_  M19.3 mt107_  M19.4 m1_13_  M19.5 mt101_ mt102_ mt103_  M19.6 mt101_  M19.7 mt104_ mt105_ mt106_
    M19.8 mt104_  M19.9 mt109_  M19.10 mt101_ mt103_
    M20.1 mt95_  M20.6 mt5_  M20.7 mt99_
    M21.2 m048_ m049_  M21.4 m054_ m055_ m056_ m057_  M21.7 mt54_
";

fn sources() -> String {
    let folders = ["tests", "tests/moor", "tests/cards", "src", "src/moor"]
        .map(|folder| format!("{}/{folder}", env!("CARGO_MANIFEST_DIR")));
    let files = folders.into_iter().flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let rust = files.map(|file| file.unwrap().path()).filter(|path| path.extension().is_some_and(|end| end == "rs"));
    rust.map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// The numbers of the rules: what a line of the sheet begins with.
fn rules() -> Vec<String> {
    let sheet = include_str!("../../../../docs/rules/moor.md");
    let words = sheet.lines().filter_map(|line| line.trim_start_matches(['-', '#', ' ']).split(' ').next());
    let is_rule = |word: &&str| {
        let parts = word.strip_prefix('M').and_then(|rest| rest.split_once('.'));
        parts.is_some_and(|(chapter, rule)| chapter.parse::<u8>().is_ok() && rule.parse::<u8>().is_ok())
    };
    words.filter(is_rule).map(String::from).collect()
}

#[test]
fn every_numbered_rule_has_a_test() {
    let sources = sources();
    let tests: BTreeSet<&str> =
        sources.split("#[test]").skip(1).filter_map(|text| text.split_once("fn ")?.1.split('(').next()).collect();
    let begins = |name: &str| tests.iter().any(|test| format!("_{test}").contains(&format!("_{name}")));
    let mut listed = std::collections::BTreeMap::<&str, Vec<&str>>::new();
    let mut rule = "";
    for word in TESTS.split_whitespace() {
        if word.starts_with('M') {
            rule = word;
            assert!(listed.insert(rule, Vec::new()).is_none(), "{rule} is listed twice");
        } else {
            listed.get_mut(rule).unwrap().push(word);
        }
    }
    let rules = rules();
    assert!(rules.len() > 180, "{}", rules.len());
    for rule in &rules {
        let name = format!("m{}_", rule[1..].replace('.', "_"));
        match listed.get(rule.as_str()) {
            None => assert!(begins(&name), "{rule} has no test"),
            Some(tests) => {
                for test in tests.iter().filter(|test| !["-", "invariants.rs"].contains(test)) {
                    assert!(begins(test), "{rule}: there is no test {test}");
                }
            }
        }
    }
    assert!(listed.keys().all(|rule| rules.iter().any(|known| known == rule)), "rules that the sheet does not have");
}
