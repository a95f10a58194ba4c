//! Every line is answered, and an error changes nothing.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| hofwerk::laws::protocol(data));
