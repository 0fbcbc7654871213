//! Opening books: look up, choose by weight, grow and convert opening moves by position key.
