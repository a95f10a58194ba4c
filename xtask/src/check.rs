//! A check: a command that has to end well.

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// One check: what it is called, and the command that makes it.
pub struct Check {
    /// The name shown.
    pub name: String,
    /// Whether continuous integration may go on without it where a tool is missing.
    pub optional: bool,
    program: &'static str,
    args: Vec<String>,
    env: &'static [(&'static str, &'static str)],
    /// Where it is made, seen from the root of the workspace.
    place: &'static str,
}

/// A check made by cargo.
pub fn cargo(name: &str, args: &[&str]) -> Check {
    Check::new(name, "cargo", args, ".")
}

/// A check made by npm, of the browser client.
pub fn npm(name: &str, args: &[&str]) -> Check {
    Check::new(name, "npm", args, "web")
}

impl Check {
    fn new(name: &str, program: &'static str, args: &[&str], place: &'static str) -> Check {
        let args = args.iter().map(|&arg| arg.into()).collect();
        Check { name: name.into(), optional: false, program, args, env: &[], place }
    }

    /// This check with these variables in the environment.
    pub fn with(self, env: &'static [(&'static str, &'static str)]) -> Check {
        Check { env, ..self }
    }

    /// This check, which may be skipped everywhere.
    pub fn optional(self) -> Check {
        Check { optional: true, ..self }
    }

    /// Makes the check and says whether it ended well.
    pub fn passes(&self) -> bool {
        let program = match self.program {
            "cargo" => std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()),
            "npm" => super::web::NPM.into(),
            other => other.into(),
        };
        let mut command = Command::new(program);
        command.args(&self.args).envs(self.env.iter().copied()).current_dir(root().join(self.place));
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
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Whether a command starts and ends well; what it says is not shown.
pub fn starts(program: impl AsRef<OsStr>, args: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(args).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
