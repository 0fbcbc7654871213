//! Every integration test of `terminal`, in one binary: one link instead of one for each file.

mod chess;
mod conversation;
mod czech;
