//! Every integration test of `search`, in one binary: one link instead of one for each file.

mod chance_tree;
mod family;
mod following;
mod growing;
mod oracle;
mod pathology;
mod staged;
mod stopped;
mod uniform;
