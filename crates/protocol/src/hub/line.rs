//! A line of the protocol: a command, then arguments with or without a value, quoted where they have spaces.

use std::fmt::{Display, Formatter, Result, Write};

/// More arguments than this are not read.
const MAX_ARGUMENTS: usize = 64;

/// An argument; a flag has no value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: Option<String>,
}

/// A command with its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HubLine {
    /// The command; empty on an empty line.
    pub command: String,
    /// Its arguments.
    pub arguments: Vec<Argument>,
}

impl HubLine {
    /// A command without arguments.
    pub fn new(command: &str) -> HubLine {
        HubLine { command: command.into(), arguments: Vec::new() }
    }

    /// The line with one more argument.
    pub fn with(mut self, name: &str, value: impl Into<String>) -> HubLine {
        self.arguments.push(Argument { name: name.into(), value: Some(value.into()) });
        self
    }

    /// The line with one more flag.
    pub fn with_flag(mut self, name: &str) -> HubLine {
        self.arguments.push(Argument { name: name.into(), value: None });
        self
    }

    /// Reads a line; anything can be read.
    pub fn parse(text: &str) -> HubLine {
        let mut rest = text.trim();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let mut line = HubLine::new(&rest[..end]);
        rest = rest[end..].trim_start();
        while !rest.is_empty() && line.arguments.len() < MAX_ARGUMENTS {
            let (argument, after) = read_argument(rest);
            line.arguments.push(argument);
            rest = after.trim_start();
        }
        line
    }

    /// The value of an argument; empty for a flag.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.arguments.iter().find(|argument| argument.name == name)?;
        Some(found.value.as_deref().unwrap_or_default())
    }

    /// Whether there is an argument of this name.
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// The number an argument has.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.parse().ok()
    }
}

/// The first argument of a text that is not empty, and what follows it.
fn read_argument(text: &str) -> (Argument, &str) {
    let end = text.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(text.len());
    let name = text[..end].to_string();
    let after = text[end..].trim_start();
    let Some(value) = after.strip_prefix('=') else { return (Argument { name, value: None }, after) };
    let value = value.trim_start();
    let (value, after) = match value.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
        None => value.split_at(value.find(char::is_whitespace).unwrap_or(value.len())),
    };
    (Argument { name, value: Some(value.into()) }, after)
}

impl Display for HubLine {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.command)?;
        for Argument { name, value } in &self.arguments {
            write!(f, " {name}")?;
            let Some(value) = value else { continue };
            // A quotation mark cannot be written, nor can the end of a line.
            let clean = |c: char| if c == '"' || c.is_control() { '\'' } else { c };
            let value: String = value.chars().map(clean).collect();
            f.write_char('=')?;
            let needs_quotes = value.is_empty() || value.contains(|c: char| c.is_whitespace() || c == '=');
            if needs_quotes { write!(f, "\"{value}\"")? } else { f.write_str(&value)? }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn arguments_have_values_or_not() {
        let line = HubLine::parse("  pos pos=Wbe  moves = \"11-15 22x18\" infinite empty=\"\" odd=a=b ");
        assert_eq!(line.command, "pos");
        assert_eq!(line.get("pos"), Some("Wbe"));
        assert_eq!(line.get("moves"), Some("11-15 22x18"));
        assert_eq!((line.get("infinite"), line.has("finite")), (Some(""), false));
        assert_eq!((line.get("empty"), line.get("odd")), (Some(""), Some("a=b")));
        assert_eq!(HubLine::parse("   "), HubLine::default());
        assert_eq!(HubLine::parse("go x=\"open").get("x"), Some("open"));
    }

    #[test]
    fn values_are_quoted_where_they_have_to_be() {
        let line = HubLine::new("info")
            .with("depth", "3")
            .with("pv", "11-15 22-18")
            .with("none", "")
            .with_flag("flag");
        assert_eq!(line.to_string(), "info depth=3 pv=\"11-15 22-18\" none=\"\" flag");
    }

    proptest! {
        #[test]
        fn anything_can_be_read(text in "\\PC{0,200}") {
            HubLine::parse(&text);
        }

        #[test]
        fn what_is_written_is_read(names in proptest::collection::vec("[a-z-]{1,8}", 0..5), value in "[ -!#-~]{0,20}") {
            let mut line = HubLine::new("command");
            for name in &names {
                line = line.with(name, value.clone());
            }
            prop_assert_eq!(HubLine::parse(&line.to_string()), line);
        }
    }
}
