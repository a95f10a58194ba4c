//! What whoever runs a server does beside it.

use crate::serve::ServeArgs;
use crate::words::Words;
use anyhow::{Result, bail};
use clap::Args;
use server::upkeep;
use std::io::Write;
use std::path::PathBuf;

/// Which database, and which file.
#[derive(Args, Clone, Debug)]
pub struct CopyArgs {
    /// The file of the backup: an SQLite database, whatever the server uses
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    server: ServeArgs,
}

/// Which database, and what to do.
#[derive(Args, Clone, Debug)]
pub struct DoctorArgs {
    /// Take games that cannot be read back to the last state that can
    #[arg(long)]
    mend: bool,
    #[command(flatten)]
    server: ServeArgs,
}

/// Copies everything into a file while the server runs.
///
/// # Errors
/// If it cannot be done.
pub fn backup(args: &CopyArgs, out: &mut impl Write, words: &Words) -> Result<()> {
    let games = upkeep::backup(&args.server.settings()?, &args.file)?;
    Ok(writeln!(out, "{}", words.say("upkeep-backup", &[("games", games.into())]))?)
}

/// Puts everything of a backup into an empty database.
///
/// # Errors
/// If it cannot be done.
pub fn restore(args: &CopyArgs, out: &mut impl Write, words: &Words) -> Result<()> {
    let games = upkeep::restore(&args.server.settings()?, &args.file)?;
    Ok(writeln!(out, "{}", words.say("upkeep-restore", &[("games", games.into())]))?)
}

/// Looks whether all games can be read.
///
/// # Errors
/// If some cannot and were not mended, or the database fails.
pub fn doctor(args: &DoctorArgs, out: &mut impl Write, words: &Words) -> Result<()> {
    let (games, ill) = upkeep::doctor(&args.server.settings()?, args.mend)?;
    for one in &ill {
        let mended = one.mended.map(|number| format!(" -> {number}")).unwrap_or_default();
        writeln!(out, "{}: {}{mended}", one.game, one.why)?;
    }
    if ill.is_empty() {
        return Ok(writeln!(out, "{}", words.say("upkeep-well", &[("games", games.into())]))?);
    }
    let said = words.say("upkeep-ill", &[("games", games.into()), ("ill", ill.len().into())]);
    if ill.iter().any(|one| one.mended.is_none()) {
        bail!(said);
    }
    Ok(writeln!(out, "{said}")?)
}
