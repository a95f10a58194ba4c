//! The checks of the browser client, and what they need.

use crate::check::{Check, npm, starts};
use std::env;
use std::ffi::OsString;
use std::path::Path;

/// The program npm; on Windows it is a script.
pub const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// The checks that need only Node.
pub fn client() -> Vec<Check> {
    vec![
        npm("Packages of the client", &["ci"]),
        npm("Types of the client", &["run", "--silent", "check"]),
        npm("Lints of the client", &["run", "--silent", "lint"]),
        npm("Tests of the client", &["test", "--silent"]),
        npm("Build of the client", &["run", "--silent", "build"]),
    ]
}

/// Whole games in a browser.
pub fn games() -> Check {
    npm("Games in the browser", &["run", "--silent", "e2e"])
}

/// What is missing for the checks of the client, if something is.
pub fn missing() -> Option<&'static str> {
    if env::var_os("HOFWERK_SKIP_WEB").is_some_and(|value| !value.is_empty() && value != "0") {
        return Some("HOFWERK_SKIP_WEB is set: the client is not built");
    }
    let there = ["node", NPM].iter().all(|program| starts(program, &["--version"]));
    (!there).then_some("Node is not installed (20 or newer is needed)")
}

/// What is missing for games in the browser.
pub fn missing_for_games() -> Option<&'static str> {
    let browsers = match env::var_os("CHROMIUM") {
        Some(named) => vec![named],
        None => ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].map(OsString::from).to_vec(),
    };
    let no_browser = || {
        let there = |browser: &OsString| Path::new(browser).exists() || starts(browser, &["--version"]);
        let missing =
            "Chromium is not installed (looked for $CHROMIUM, else chromium-headless-shell and chromium in /usr/bin)";
        (!browsers.iter().any(there)).then_some(missing)
    };
    missing().or_else(no_browser)
}
