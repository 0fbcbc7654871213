//! English draughts: rules, notation, value functions and endgame numbering.
