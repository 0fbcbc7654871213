//! m,n,k games: rules, notation, value functions and an exact solver.
