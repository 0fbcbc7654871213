//! Every integration test of `search`, in one binary: one link instead of one for each file.

mod family;
mod following;
mod oracle;
mod proof;
mod staged;
mod stopped;
mod uniform;
