//! Every integration test of `protocol`, in one binary: one link instead of one for each file.

mod gomocup;
mod hub;
mod uci;
