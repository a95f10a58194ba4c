//! A position is refused, or it is a game that can be played, saved and loaded.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hofwerk::laws::position(data));
