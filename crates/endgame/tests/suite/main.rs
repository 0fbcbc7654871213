//! Every integration test of `endgame`, in one binary: one link instead of one for each file.

mod killed;
mod skirmish;
mod solver;
mod store;
