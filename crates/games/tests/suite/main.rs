//! Every test that runs over the list of games, in one binary: one link instead of one for each file.

mod course;
mod czech;
mod documents;
mod exercise;
mod memory;
mod nets;
mod own_preset;
mod script_games;
mod scripts;
mod sentences;
mod session;
mod tables;
mod time;
mod truth;
mod ways;
mod words;
