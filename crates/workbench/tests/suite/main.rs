//! Every integration test of `workbench`, in one binary: one link instead of one for each file.

mod course;
mod sentences;
mod truth;
mod workbench;
