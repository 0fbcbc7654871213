//! Every integration test of `explicit`, in one binary: one link instead of one for each file.

mod examples;
mod forms;
mod oracle;
mod support;
mod text;
