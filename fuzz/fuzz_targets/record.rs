//! A record is refused, or it replays to a game whose own record leads to the same end.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hofwerk::laws::record(data));
