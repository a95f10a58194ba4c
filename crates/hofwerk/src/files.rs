//! Files that are written as a whole, and by one program at a time.

use crate::cli::misuse;
use crate::words::Words;
use anyhow::Result;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The file with this at the end of its whole name, so that `run.1` and `run.2` share nothing.
pub fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Where a file is locked.
pub fn lock_of(file: &Path) -> PathBuf {
    beside(file, ".lock")
}

/// Where a file is drafted; no other program drafts there.
fn draft(file: &Path) -> PathBuf {
    beside(file, &format!(".{}.tmp", std::process::id()))
}

fn unwritable(file: &Path, error: &io::Error, words: &Words) -> anyhow::Error {
    let args = [("file", file.display().to_string().into()), ("detail", error.to_string().into())];
    misuse(words.say("file-unwritable", &args))
}

/// Writes a file as a whole or not at all, so that an interruption does no harm.
///
/// # Errors
/// If it cannot be written.
pub fn save(file: &Path, text: &str, words: &Words) -> Result<()> {
    let draft = draft(file);
    fs::write(&draft, text).and_then(|()| fs::rename(&draft, file)).map_err(|error| {
        let _ = fs::remove_file(&draft);
        unwritable(file, &error, words)
    })
}

/// Whether a file can be saved, before there is something to write.
///
/// # Errors
/// If it cannot.
pub fn try_out(file: &Path, words: &Words) -> Result<()> {
    // A directory cannot be replaced, and a device must not be.
    let usual = match fs::metadata(file) {
        Ok(there) if there.is_dir() => Err(ErrorKind::IsADirectory.into()),
        Ok(there) if !there.is_file() => Err(ErrorKind::InvalidInput.into()),
        _ => Ok(()),
    };
    let draft = draft(file);
    let written = usual.and_then(|()| fs::write(&draft, "")).and_then(|()| fs::remove_file(&draft));
    written.map_err(|error| unwritable(file, &error, words))
}

/// Whether a file can be opened for writing; it is left as it is.
///
/// # Errors
/// If it cannot.
pub fn try_open(file: &Path, words: &Words) -> Result<()> {
    let is_new = fs::symlink_metadata(file).is_err();
    File::options().append(true).create(true).open(file).map_err(|error| unwritable(file, &error, words))?;
    if is_new {
        fs::remove_file(file)?;
    }
    Ok(())
}

/// Writes a file, whatever it is.
///
/// # Errors
/// If it cannot be written.
pub fn write(file: &Path, text: &str, words: &Words) -> Result<()> {
    fs::write(file, text).map_err(|error| unwritable(file, &error, words))
}

/// Keeps other programs away from a file. The file itself is replaced again and again, so another one is locked.
pub struct Lock {
    path: PathBuf,
    _locked: File,
}

impl Lock {
    /// Locks a file.
    ///
    /// # Errors
    /// If another program has locked it, or nothing can be written there.
    pub fn take(file: &Path, words: &Words) -> Result<Lock> {
        let path = lock_of(file);
        loop {
            let locked = File::create(&path).map_err(|error| unwritable(file, &error, words))?;
            match locked.try_lock() {
                Err(TryLockError::WouldBlock) => {
                    return Err(misuse(words.say("file-locked", &[("file", file.display().to_string().into())])));
                }
                Err(TryLockError::Error(error)) if error.kind() != ErrorKind::Unsupported => {
                    return Err(unwritable(file, &error, words));
                }
                // The program that had the lock may have removed the file in between: then it is another one by now.
                _ if is_at(&locked, &path) => return Ok(Lock { path, _locked: locked }),
                _ => {}
            }
        }
    }
}

/// Whether an open file is the one at this place.
fn is_at(file: &File, place: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let number = |data: io::Result<fs::Metadata>| data.ok().map(|data| data.ino());
        number(file.metadata()) == number(fs::metadata(place))
    }
    #[cfg(not(unix))]
    {
        let _ = (file, place);
        true
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // One that stays behind does no harm: the lock ends with the program.
        let _ = fs::remove_file(&self.path);
    }
}
