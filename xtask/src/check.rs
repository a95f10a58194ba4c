//! A check: a command that has to end well.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// One check: what it is called, and the command that makes it.
#[derive(Clone, Copy)]
pub struct Check {
    /// The name shown.
    pub name: &'static str,
    program: &'static str,
    args: &'static [&'static str],
    env: &'static [(&'static str, &'static str)],
    /// Where it is made, seen from the root of the workspace.
    place: &'static str,
}

/// A check made by cargo.
pub const fn cargo(name: &'static str, args: &'static [&'static str]) -> Check {
    Check { name, program: "cargo", args, env: &[], place: "." }
}

/// A check made by npm, of the browser client.
pub const fn npm(name: &'static str, args: &'static [&'static str]) -> Check {
    Check { name, program: "npm", args, env: &[], place: "web" }
}

impl Check {
    /// This check with these variables in the environment.
    pub const fn with(self, env: &'static [(&'static str, &'static str)]) -> Check {
        Check { env, ..self }
    }

    /// Makes the check and says whether it ended well.
    pub fn passes(&self) -> bool {
        let program = match self.program {
            "cargo" => std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()),
            "npm" => super::web::NPM.into(),
            other => other.into(),
        };
        let mut command = Command::new(program);
        command.args(self.args).envs(self.env.iter().copied()).current_dir(root().join(self.place));
        // The tests in the browser play against the server that was built beside this program.
        if let Ok(own) = std::env::current_exe() {
            command.env("HOFWERK_BIN", own.with_file_name(format!("hofwerk{}", std::env::consts::EXE_SUFFIX)));
        }
        match command.status() {
            Ok(status) => status.success(),
            Err(error) => {
                eprintln!("{self} does not start: {error}");
                false
            }
        }
    }
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.program, self.args.join(" "))
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
