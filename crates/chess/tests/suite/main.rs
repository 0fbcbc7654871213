//! Every integration test of `chess`, in one binary: one link instead of one for each file.

mod endgame;
mod perft;
mod second_opinion;
