//! Games written down as trees in text files, and exercises on them.
