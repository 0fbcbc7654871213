//! One program for all tests of the session: what needs no game.

mod annotated;
mod editor;
mod eval_text;
mod fields;
mod letters;
mod options;
mod requests;
mod shards;
mod sharing;
mod strength;
mod time;
mod tree_file;
mod values;
