//! Builds the browser client, so that it can be put into the program.
//!
//! Runs `npm ci` and `npm run build` in `web/` when something there has changed. Without Node, or with `HOFWERK_SKIP_WEB`
//! set, what lies in `web/dist` is taken as it is; if nothing lies there, the server shows a page that says so.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, io};

fn main() {
    println!("cargo::rerun-if-env-changed=HOFWERK_SKIP_WEB");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where we are")).join("../..");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to put things")).join("dist");
    let web = root.join("web");
    let skip = env::var_os("HOFWERK_SKIP_WEB").is_some_and(|v| !v.is_empty() && v != "0");
    watch(&web, &root.join("locales"), skip);
    let _ = fs::remove_dir_all(&out);
    fs::create_dir_all(&out).expect("the directory for the client can be made");
    if web.join("package.json").exists() && !skip {
        build(&web);
    }
    if let Err(error) = copy(&web.join("dist"), &out)
        && error.kind() != io::ErrorKind::NotFound
    {
        println!("cargo::warning=The browser client could not be copied: {error}");
    }
}

/// Cargo looks at everything the client is made of; at what it is made into only if somebody else makes it, because
/// otherwise each build would be the reason for the next.
fn watch(web: &Path, locales: &Path, skip: bool) {
    println!("cargo::rerun-if-changed={}", locales.display());
    let Ok(entries) = fs::read_dir(web) else {
        println!("cargo::rerun-if-changed={}", web.display());
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let made = ["node_modules", "test-results", "playwright-report", "coverage", "e2e"];
        let made = made.iter().any(|m| name == *m) || name == "dist" && !skip;
        if !made && !name.to_string_lossy().starts_with('.') {
            println!("cargo::rerun-if-changed={}", entry.path().display());
        }
    }
}

fn build(web: &Path) {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let missing = |program: &str| {
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_err()
    };
    if missing("node") || missing(npm) {
        println!(
            "cargo::warning=Node was not found: the server is built without the browser client. \
             Install Node 20 or newer and build again to get it."
        );
        return;
    }
    let run = |arguments: &[&str]| {
        let output = Command::new(npm).args(arguments).current_dir(web).output();
        let done = output.as_ref().is_ok_and(|o| o.status.success());
        if !done {
            println!("cargo::warning=`npm {}` failed: the browser client may be missing or old.", arguments.join(" "));
            let text = output.map(|o| String::from_utf8_lossy(&o.stderr).into_owned()).unwrap_or_default();
            for line in text.lines().take(20) {
                println!("cargo::warning={line}");
            }
        }
        done
    };
    let _ = (installed(web) || run(&["ci"])) && run(&["run", "build"]);
}

/// Whether the packages were installed since the list of packages last changed.
fn installed(web: &Path) -> bool {
    let time = |path: PathBuf| fs::metadata(path).and_then(|m| m.modified()).ok();
    match (time(web.join("node_modules/.package-lock.json")), time(web.join("package-lock.json"))) {
        (Some(done), Some(wanted)) => done >= wanted,
        _ => false,
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
