//! Every integration test of `draw`, in one binary: one link instead of one for each file.

mod boards;
mod charts;
mod common;
mod golden;
mod layout;
mod paper;
mod pixels;
mod shared;
mod speed;
mod trees;
