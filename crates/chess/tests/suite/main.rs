//! Every integration test of `chess`, in one binary: one link instead of one for each file.

mod boards;
mod chess960;
mod endgame;
mod numbers;
mod oracle;
mod perft;
mod second_opinion;
