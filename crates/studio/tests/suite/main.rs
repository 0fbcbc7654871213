//! Every integration test of `studio`, in one binary: one link instead of one for each file.

mod access;
mod api;
mod common;
mod connections;
mod contract;
mod embed;
mod frames;
mod fuzz;
mod guard;
mod lab;
mod origin;
mod page;
mod patient;
mod pool;
mod request_scripts;
mod scripts;
mod serving;
mod socket;
mod token;
mod truth;
