//! Multi-agent Pac-Man: rules, layouts, agents, value functions and grading.
