//! A search of ours as the text that describes it on a command line.

use crate::own::{OwnSettings, TABLE_MIB};
use search::pvs::{Technique, Techniques};
use session::{Algorithm, DepthLimit};

impl OwnSettings {
    /// The description that [`OwnSettings::parse`] reads, with what differs from the usual. A settings file is not in it.
    pub fn text(&self) -> String {
        let request = &self.request;
        let depth = match request.depth {
            DepthLimit::Plies(plies) => Some(plies.to_string()),
            DepthLimit::Usual | DepthLimit::End => None,
        };
        let is_playing = request.algorithm == Algorithm::Pvs;
        let yes = |on: bool| on.then(|| "yes".to_string());
        let keys = [
            ("name", self.name.clone()),
            ("algorithm", (!is_playing).then(|| request.algorithm.name().into())),
            ("variant", self.variant.clone()),
            ("depth", depth),
            ("nodes", request.nodes.map(|nodes| nodes.to_string())),
            ("time", request.time.map(|time| format!("{}ms", time.as_millis()))),
            ("eval", request.eval.text()),
            ("order", yes(request.order_by_value)),
            ("strict", yes(request.strict)),
            ("beam", request.beam.map(|beam| beam.to_string())),
            ("prune", (!request.rules.is_empty()).then(|| request.rules.join("+"))),
            ("without", joined(Techniques::USUAL, request.techniques)),
            ("with", joined(request.techniques, Techniques::USUAL)),
            ("threads", (request.threads != 1).then(|| request.threads.to_string())),
            ("table", request.table_mib.filter(|&mib| mib != TABLE_MIB).map(|mib| mib.to_string())),
        ];
        let said = keys.into_iter().filter_map(|(key, value)| Some(format!("{key}={}", value?)));
        match said.collect::<Vec<_>>().join(",") {
            nothing if nothing.is_empty() => "own".into(),
            said => format!("own:{said}"),
        }
    }
}

/// The techniques of the first that are not among the second, joined as they are read.
fn joined(some: Techniques, others: Techniques) -> Option<String> {
    let differ = |technique: Technique| some.has(technique) && !others.has(technique);
    let names = Technique::ALL.iter().filter(|(technique, _)| differ(*technique)).map(|(_, name)| *name);
    let names: Vec<&str> = names.collect();
    (!names.is_empty()).then(|| names.join("+"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for keys in [
            "",
            "name=new one,nodes=5000,without=null-move+singular,with=recapture,threads=2,table=16",
            "algorithm=alphabeta,depth=4,eval=runs:twos=12,order=yes,strict=yes,beam=3,prune=a+b",
            "variant=study,eval=published",
            "time=50ms",
        ] {
            let text = OwnSettings::parse(keys).unwrap().text();
            let expected = if keys.is_empty() { "own".into() } else { format!("own:{keys}") };
            assert_eq!(text, expected);
        }
    }
}
