//! Every integration test of `lab`, in one binary: one link instead of one for each file.

mod compare;
mod league;
mod report;
mod review;
mod series;
mod shards;
mod study;
mod truth;
