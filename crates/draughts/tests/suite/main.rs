//! Every integration test of `draughts`, in one binary: one link instead of one for each file.

mod endgame;
mod evaluation;
mod net;
mod oracle;
mod pdn;
mod rules;
mod searches;
mod spec;
mod study;
mod truth;
mod values;
