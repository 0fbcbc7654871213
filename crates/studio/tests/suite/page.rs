//! The built page.

use std::collections::BTreeSet;
use studio::internals::FILES;

#[test]
fn every_file_of_the_folder_is_answered() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/page");
    let built: BTreeSet<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(built, FILES.map(|(name, ..)| name.to_owned()).into());
}
