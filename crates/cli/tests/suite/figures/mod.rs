//! The figures of the documents: every command that README.md and `docs` print is executed, and every number beside it
//! is found in what the command prints, or is exempt with a reason that stands in the page.
//!
//! How to mark a page is said in `docs/testing.md`.

mod blank;
mod book;
mod clause;
mod compare;
mod marks;
mod mutation;
mod output;
mod page;
mod runs;
mod scope;
mod token;

use book::GuideBook;
use std::fmt::Write;

/// The number of figures that are changed, one at a time.
const CHANGES: usize = 100;
/// The number in `make verify-long`, where one in a hundred may become a figure that the same passage may have as well.
const MANY_CHANGES: usize = 1000;

#[test]
#[allow(clippy::print_stdout)]
fn every_command_of_the_documents_can_be_carried_out() {
    let book = GuideBook::open();
    let seconds = book.runs().seconds();
    println!("{} commands, {seconds:.1} s of processor time", book.runs().len());
    let failed: Vec<String> = book.runs().failures().collect();
    assert!(failed.is_empty(), "\n{}", failed.join("\n"));
}

#[test]
#[allow(clippy::print_stdout)]
fn every_figure_of_the_documents_is_what_the_commands_print() {
    let mut complaints = String::new();
    let mut counts = [0; 5];
    for page in GuideBook::open().pages() {
        for figure in compare::figures(page, GuideBook::open().runs()) {
            counts[figure.origin as usize] += 1;
        }
        for complaint in compare::complaints(page, GuideBook::open().runs()) {
            let _ = writeln!(complaints, "{complaint}");
        }
    }
    println!(
        "{} figures compared, {} exempt, {} wait for the long commands",
        counts[0] + counts[1],
        counts[2],
        counts[3]
    );
    assert!(complaints.is_empty(), "\n{complaints}");
}

#[test]
#[allow(clippy::print_stdout)]
fn a_hundred_changed_figures_are_noticed() {
    let book = GuideBook::open();
    let is_long = evidence::takes_minutes("a thousand changed figures of the documents");
    let (count, allowed) = if is_long { (MANY_CHANGES, MANY_CHANGES / 100) } else { (CHANGES, 0) };
    let chosen = mutation::choose(book, count);
    assert_eq!(chosen.len(), count, "so few figures are compared");
    let missed: Vec<String> = chosen.iter().filter_map(|change| change.is_missed(book)).collect();
    println!("{} of {count} changes noticed", count - missed.len());
    assert!(missed.len() <= allowed, "\n{}", missed.join("\n"));
}
