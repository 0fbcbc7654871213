//! Numbers positions, solves material classes, packs, stores and probes them.
