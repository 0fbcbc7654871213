//! Every test that runs over the list of games, in one binary: one link instead of one for each file.

mod agents;
mod course;
mod czech;
mod documents;
mod memory;
mod nets;
mod own_preset;
mod pieces;
mod scripts;
mod searches;
mod sentences;
mod session;
mod tables;
mod time;
mod traps;
mod truth;
mod ways;
mod words;
