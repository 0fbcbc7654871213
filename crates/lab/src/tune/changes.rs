//! Numbers before and after, as words.

use crate::table::ResultTable;

/// The numbers before and after; those that share a name in one row, with how far they moved on average.
pub fn changes(before: &[(String, f64)], after: &[(String, f64)]) -> ResultTable {
    let pairs: Vec<(&str, f64, f64)> = before
        .iter()
        .zip(after)
        .map(|((name, before), (_, after))| (name.as_str(), *before, *after))
        .collect();
    let terms: Vec<&[(&str, f64, f64)]> = pairs.chunk_by(|one, other| one.0 == other.0).collect();
    if terms.len() == pairs.len() {
        let mut table = ResultTable::new(&["term", "before", "after"]);
        let row = |&(name, before, after): &(&str, f64, f64)| {
            vec![name.to_string(), before.to_string(), format!("{after:.3}")]
        };
        table.rows = pairs.iter().map(row).collect();
        return table;
    }
    let mut table = ResultTable::new(&["term", "numbers", "moved by"]);
    let row = |term: &&[(&str, f64, f64)]| {
        let moved = term.iter().map(|(_, before, after)| (after - before).abs()).sum::<f64>();
        let mean = moved / term.len() as f64;
        vec![term[0].0.to_string(), term.len().to_string(), format!("{mean:.1}")]
    };
    table.rows = terms.iter().map(row).collect();
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(list: &[(&str, f64)]) -> Vec<(String, f64)> {
        list.iter().map(|(name, number)| (name.to_string(), *number)).collect()
    }

    #[test]
    fn numbers_that_share_a_name_are_one_row() {
        let single = changes(&numbers(&[("a", 1.0), ("b", 2.0)]), &numbers(&[("a", 1.5), ("b", 2.0)]));
        assert_eq!(single.rows, [["a", "1", "1.500"], ["b", "2", "2.000"]]);
        let many = changes(
            &numbers(&[("a", 1.0), ("a", 2.0), ("b", 0.0)]),
            &numbers(&[("a", 2.0), ("a", 0.0), ("b", 0.0)]),
        );
        assert_eq!(many.rows, [["a", "2", "1.5"], ["b", "1", "0.0"]]);
    }
}
