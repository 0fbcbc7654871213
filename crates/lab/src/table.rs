//! A table of words, and its writers: aligned text, and CSV.

use session::words::Manner;
use session::{Language, Value};

/// Rows of words under headings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ResultTable {
    /// The names of the columns.
    pub headings: Vec<&'static str>,
    /// The rows, each as long as the headings.
    pub rows: Vec<Vec<String>>,
}

impl ResultTable {
    /// An empty table with the columns of these names in a language.
    pub(crate) fn spoken<const N: usize>(language: Language, columns: [&str; N]) -> ResultTable {
        let headings = columns.map(|name| language.word(&format!("column-{name}")));
        ResultTable { headings: headings.to_vec(), rows: Vec::new() }
    }

    /// An empty table.
    pub fn new(headings: &[&'static str]) -> ResultTable {
        ResultTable { headings: headings.to_vec(), rows: Vec::new() }
    }

    /// Columns aligned by spaces: numbers to the right, words to the left.
    pub fn text(&self) -> String {
        let lines = std::iter::once(self.headings.iter().map(|heading| heading.to_string()).collect());
        let lines: Vec<Vec<String>> = lines.chain(self.rows.iter().cloned()).collect();
        let count = |text: &String| text.chars().count();
        let width = |column: usize| lines.iter().map(|line| line.get(column).map_or(0, count)).max();
        let widths: Vec<usize> = (0..self.headings.len()).map(|column| width(column).unwrap_or(0)).collect();
        let rights: Vec<bool> = (0..self.headings.len()).map(|column| self.is_numeric(column)).collect();
        let mut out = String::new();
        for line in &lines {
            let cells = line.iter().enumerate().map(|(column, cell)| match rights[column] {
                true => format!("{cell:>width$}", width = widths[column]),
                false => format!("{cell:<width$}", width = widths[column]),
            });
            out.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
            out.push('\n');
        }
        out
    }

    /// Whether most of a column are numbers: a win among values is a word.
    fn is_numeric(&self, column: usize) -> bool {
        let is_number = |cell: &&String| cell.trim_end_matches(" %").parse::<f64>().is_ok();
        let filled = || self.rows.iter().map(|row| &row[column]).filter(|cell| !cell.is_empty());
        2 * filled().filter(is_number).count() > filled().count()
    }

    /// Comma-separated values with a line of headings.
    pub fn csv(&self) -> String {
        let mut out = self.headings.join(",") + "\n";
        for row in &self.rows {
            let cells: Vec<String> = row.iter().map(|cell| quoted(cell)).collect();
            out.push_str(&cells.join(","));
            out.push('\n');
        }
        out
    }
}

/// A value for MAX: a counted win in words, any other as a number with three places at most.
pub(crate) fn value(manner: Manner, value: Value) -> String {
    manner.win(value).unwrap_or_else(|| manner.language.written(&short(value.number())))
}

/// A number with three places at most.
pub fn short(number: f64) -> String {
    // Nothing is nothing, whichever side it is seen from.
    ((number * 1000.0).round() / 1000.0 + 0.0).to_string()
}

/// A cell as CSV has it: in quotes when it holds a sign that means something there.
fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> ResultTable {
        let rows = [["a", "7"], ["bcd", "1234"], ["W:WK1,K2", ""]];
        let rows = rows.map(|row| row.map(String::from).to_vec()).to_vec();
        ResultTable { rows, ..ResultTable::new(&["name", "nodes"]) }
    }

    #[test]
    fn numbers_are_short_and_nothing_has_no_sign() {
        assert_eq!([2.0, 1.0 / 3.0, -0.0, -0.0001].map(short), ["2", "0.333", "0", "0"]);
    }

    #[test]
    fn text_aligns_numbers_to_the_right() {
        assert_eq!(table().text(), "name      nodes\na             7\nbcd        1234\nW:WK1,K2\n");
    }

    #[test]
    fn a_win_among_numbers_stands_as_they_do() {
        let rows = [["a", "4160"], ["b", "-3"], ["c", "loss"]];
        let rows = rows.map(|row| row.map(String::from).to_vec()).to_vec();
        let table = ResultTable { rows, ..ResultTable::new(&["name", "value"]) };
        assert_eq!(table.text(), "name  value\na      4160\nb        -3\nc      loss\n");
    }

    #[test]
    fn csv_quotes_what_has_commas() {
        assert_eq!(table().csv(), "name,nodes\na,7\nbcd,1234\n\"W:WK1,K2\",\n");
        assert_eq!(quoted("say \"a\""), "\"say \"\"a\"\"\"");
    }
}
