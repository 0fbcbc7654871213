//! Nets as files: what they begin with, what is inside, and a checksum over all of it.

use crate::bytes::{Bytes, put_text};
use crate::features::{Layout, MAX_WORDS};
use crate::kernel::{GROUP, MAX_OUTPUT};
use crate::network::{Net, Shape};

/// What every net begins with.
const MAGIC: &[u8; 12] = b"plywood net\n";
/// Other versions are refused.
const VERSION: u16 = 1;
/// A larger file is no net.
pub const MAX_NET_BYTES: u64 = 64 << 20;
/// Nets with more hidden units, phases or a larger scale are slips.
const MAX_HIDDEN: usize = 4096;
const MAX_PHASES: usize = 64;
const MAX_SCALE: i32 = 1_000_000;
/// Bytes of the checksum at the end.
const CHECK_BYTES: usize = 4;

/// Why a file is no net that can be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetError {
    /// It begins with something else.
    #[error("not a net: expected a file that 'plywood net train' has written")]
    Foreign,
    /// It was written by another version.
    #[error("version {0} of the format is unknown: expected {VERSION}")]
    Version(u16),
    /// Bytes are missing or changed.
    #[error("the net is damaged: its checksum does not fit")]
    Damaged,
    /// The checksum fits numbers that no net has.
    #[error("the net has impossible numbers: {0}")]
    Impossible(&'static str),
    /// It belongs to another game.
    #[error("the net is for {found}: expected one for {wanted}")]
    OtherGame {
        /// The game of the net.
        found: String,
        /// The game that is played.
        wanted: String,
    },
}

impl Net {
    /// The net as the bytes of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        out.extend(VERSION.to_le_bytes());
        put_text(&mut out, &self.game);
        put_text(&mut out, &self.recipe);
        let Shape { layout, hidden } = self.shape;
        for number in [layout.words, layout.bits, layout.phases, hidden] {
            out.extend((number as u16).to_le_bytes());
        }
        out.extend(self.scale.to_le_bytes());
        for number in self.rows.iter().chain(&self.biases).chain(&self.outputs) {
            out.extend(number.to_le_bytes());
        }
        self.output_biases.iter().for_each(|number| out.extend(number.to_le_bytes()));
        let check = crc32fast::hash(&out);
        out.extend(check.to_le_bytes());
        out
    }

    /// Reads a net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetError::Foreign)?;
        let version = Bytes(rest).u16().ok_or(NetError::Damaged)?;
        if version != VERSION {
            return Err(NetError::Version(version));
        }
        let body = bytes.len() - CHECK_BYTES;
        let check = Bytes(&bytes[body..]).u32();
        if check != Some(crc32fast::hash(&bytes[..body])) {
            return Err(NetError::Damaged);
        }
        let mut body = Bytes(&bytes[MAGIC.len() + 2..body]);
        let net = read(&mut body).ok_or(NetError::Impossible("its parts do not fit its size"))??;
        match body.0.is_empty() {
            true => Ok(net),
            false => Err(NetError::Impossible("there is more than its size")),
        }
    }

    /// The net, if it is one of this game.
    pub fn for_game(self, name: &str, layout: Layout) -> Result<Net, NetError> {
        match self.game == name && self.shape.layout == layout {
            true => Ok(self),
            false => Err(NetError::OtherGame { found: self.game, wanted: name.into() }),
        }
    }
}

fn read(body: &mut Bytes<'_>) -> Option<Result<Net, NetError>> {
    let (game, recipe) = (body.text()?, body.text()?);
    let [words, bits, phases, hidden] = [body.u16()?, body.u16()?, body.u16()?, body.u16()?].map(usize::from);
    let shape = Shape { layout: Layout { words, bits, phases }, hidden };
    let scale = body.i32()?;
    if let Err(error) = check(shape, scale) {
        return Some(Err(error));
    }
    let net = Net {
        game,
        recipe,
        shape,
        scale,
        rows: body.i16s(shape.layout.inputs() * hidden)?,
        biases: body.i16s(hidden)?,
        outputs: body.i16s(2 * hidden * phases)?,
        output_biases: body.i32s(phases)?,
    };
    let is_small = net.outputs.iter().all(|weight| (-MAX_OUTPUT..=MAX_OUTPUT).contains(weight));
    Some(if is_small { Ok(net) } else { Err(NetError::Impossible("an output weight is too large")) })
}

fn check(shape: Shape, scale: i32) -> Result<(), NetError> {
    let Shape { layout, hidden } = shape;
    let refuse = |reason| Err(NetError::Impossible(reason));
    match () {
        () if !(1..=MAX_WORDS).contains(&layout.words) || !(1..=64).contains(&layout.bits) => {
            refuse("its inputs")
        }
        () if !(1..=MAX_PHASES).contains(&layout.phases) => refuse("its phases"),
        () if !(GROUP..=MAX_HIDDEN).contains(&hidden) || !hidden.is_multiple_of(GROUP) => {
            refuse("its hidden units")
        }
        () if !(1..=MAX_SCALE).contains(&scale) => refuse("its scale"),
        () => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::random_net;

    const LAYOUT: Layout = Layout { words: 2, bits: 9, phases: 3 };

    fn bytes() -> Vec<u8> {
        random_net("noughts", LAYOUT, 16, 5).to_bytes()
    }

    #[test]
    fn what_is_written_is_read() {
        let net = Net::from_bytes(&bytes()).unwrap();
        assert!(net == random_net("noughts", LAYOUT, 16, 5) && net.recipe == "random");
        assert!(net.clone().for_game("noughts", LAYOUT).is_ok());
        let error = net.for_game("crosses", LAYOUT).unwrap_err().to_string();
        assert_eq!(error, "the net is for noughts: expected one for crosses");
    }

    #[test]
    fn what_is_damaged_or_foreign_is_refused() {
        let good = bytes();
        for place in 0..good.len() {
            let mut broken = good.clone();
            broken[place] ^= 1;
            assert!(Net::from_bytes(&broken).is_err(), "byte {place}");
            assert!(Net::from_bytes(&good[..place]).is_err(), "cut at {place}");
        }
        assert_eq!(Net::from_bytes(b"something else").unwrap_err(), NetError::Foreign);
    }

    /// Numbers that fit their checksum are held to sense too.
    #[test]
    fn impossible_numbers_are_refused() {
        let check = |change: fn(&mut Net)| {
            let mut net = random_net("noughts", LAYOUT, 16, 5);
            change(&mut net);
            assert!(matches!(Net::from_bytes(&net.to_bytes()), Err(NetError::Impossible(_))));
        };
        check(|net| net.scale = 0);
        check(|net| net.shape.hidden = 8);
        check(|net| net.shape.layout.bits = 65);
        check(|net| net.shape.layout.phases = 0);
        check(|net| net.outputs[3] = 128);
        check(|net| net.biases.push(0));
        check(|net| net.rows.clear());
    }
}
