//! Every integration test of `reversi`, in one binary: one link instead of one for each file.

mod notation;
mod perft;
mod searches;
