//! How long the texts of lessons and of answers may be.

/// A file of facts or words is shorter.
pub(super) const MAX_FILE_BYTES: usize = 32 << 10;
/// A sentence or a paragraph of a lesson is shorter.
pub(super) const MAX_TEXT: usize = 2_000;
/// Names of lessons, questions and choices are shorter.
pub(super) const MAX_NAME: usize = 40;
/// Predictions of a lesson, and positions among which an exercise is chosen.
pub(super) const MAX_QUESTIONS: usize = 20;
/// A typed answer is shorter.
pub(super) const MAX_ANSWER: usize = 200;

/// Whether this can name something: small letters, digits and hyphens.
pub(super) fn is_name(text: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    !text.is_empty() && text.len() <= MAX_NAME && text.chars().all(is_plain)
}
