//! Pictures of search trees and boards: text, DOT, SVG, PNG, JSON and HTML.
