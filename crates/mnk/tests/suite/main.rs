//! Every integration test of `mnk`, in one binary: one link instead of one for each file.

mod census;
mod figures;
mod growing;
mod notation;
mod playing;
mod solver;
mod strength;
mod variants;
