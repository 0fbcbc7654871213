//! Every integration test of `studio`, in one binary: one link instead of one for each file.

mod access;
mod api;
mod common;
mod connections;
mod contract;
mod fuzz;
mod lab;
mod scripts;
mod socket;
mod truth;
