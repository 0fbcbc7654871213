//! Every integration test of `studio`, in one binary: one link instead of one for each file.

mod api;
mod common;
mod fuzz;
mod socket;
