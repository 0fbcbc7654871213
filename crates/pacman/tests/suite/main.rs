//! Every integration test of `pacman`, in one binary: one link instead of one for each file.

mod agents;
mod common;
mod figures;
mod grading;
mod kept;
mod recorded;
mod rules;
mod searches;
mod student;
