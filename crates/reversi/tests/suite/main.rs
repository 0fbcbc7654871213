//! Every integration test of `reversi`, in one binary: one link instead of one for each file.

mod endings;
mod notation;
mod perft;
mod published;
mod searches;
mod strength;
