//! Nets as files: what they begin with, what is inside, and a checksum over all of it.

use crate::bytes::{Bytes, put_text};
use crate::features::{InputLayout, MAX_WORDS};
use crate::kernel::{GROUP, MAX_OUTPUT};
use crate::network::{Net, NetShape};

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
        let NetShape { layout, hidden } = self.shape;
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
}

fn read(body: &mut Bytes<'_>) -> Option<Result<Net, NetError>> {
    let (game, recipe) = (body.text()?, body.text()?);
    let [words, bits, phases, hidden] = [body.u16()?, body.u16()?, body.u16()?, body.u16()?].map(usize::from);
    let shape = NetShape { layout: InputLayout { words, bits, phases }, hidden };
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

fn check(shape: NetShape, scale: i32) -> Result<(), NetError> {
    let NetShape { layout, hidden } = shape;
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
