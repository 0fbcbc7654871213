#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| attack::tree_file(bytes));
