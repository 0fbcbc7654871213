//! Every integration test of `workbench`, in one binary: one link instead of one for each file.

mod course;
mod exercise;
mod own_preset;
mod sentences;
mod tables;
mod truth;
mod words;
mod workbench;
