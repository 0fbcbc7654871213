#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| attack::script_value(bytes));
