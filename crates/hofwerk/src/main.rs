//! The one binary.

use clap::Parser;
use hofwerk::cli::{Cli, Misuse};
use hofwerk::words::{Language, Words};
use std::io::{self, ErrorKind};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let words = Words::of(cli.lang.unwrap_or_else(Language::from_environment));
    let Err(error) = cli.run(words) else { return ExitCode::SUCCESS };
    let gone = error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe);
    if gone {
        // The reader of our output has closed it: no error.
        return ExitCode::SUCCESS;
    }
    eprintln!("{}", words.say("cli-error", &[("detail", format!("{error:#}").into())]));
    if error.is::<Misuse>() {
        eprintln!("{}", words.say("cli-hint", &[("command", "hofwerk help".into())]));
        return ExitCode::from(2);
    }
    ExitCode::FAILURE
}
