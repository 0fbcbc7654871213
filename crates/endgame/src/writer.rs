//! Writing a table file block by block, so that it is complete or not there.

use crate::error::EndgameError;
use crate::format::{Header, LINE, MAGIC};
use std::fs::File;
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A file that is being written, under another name until all is there. What is not finished is removed.
pub struct TableWriter {
    path: PathBuf,
    unfinished: PathBuf,
    out: Option<BufWriter<File>>,
    /// Where the list of blocks stands: its room is kept from the start and filled at the end.
    list: u64,
    lines: Vec<u8>,
}

impl TableWriter {
    /// Begins a file of this number of blocks.
    pub(crate) fn new(path: PathBuf, header: &Header, blocks: usize) -> Result<TableWriter, EndgameError> {
        let unfinished = path.with_added_extension("tmp");
        // The folder is ours while we hold its lock: what a killed build left there goes, and a link is not followed.
        let _ = std::fs::remove_file(&unfinished);
        let mut writer = TableWriter { path, unfinished, out: None, list: 0, lines: Vec::new() };
        writer.lines.reserve_exact(blocks * LINE);
        let begun = writer.start(header, blocks);
        begun.map_err(EndgameError::io("write", &writer.path))?;
        Ok(writer)
    }

    fn start(&mut self, header: &Header, blocks: usize) -> io::Result<()> {
        let out = self.out.insert(BufWriter::new(File::create_new(&self.unfinished)?));
        let header = serde_json::to_vec(header)?;
        out.write_all(MAGIC)?;
        out.write_all(&(header.len() as u32).to_le_bytes())?;
        out.write_all(&crc32fast::hash(&header).to_le_bytes())?;
        out.write_all(&header)?;
        self.list = out.stream_position()?;
        out.write_all(&vec![0; blocks * LINE + size_of::<u32>()])
    }

    /// Adds the next block.
    pub fn append(&mut self, block: &[u8]) -> Result<(), EndgameError> {
        self.lines.extend((block.len() as u32).to_le_bytes());
        self.lines.extend(crc32fast::hash(block).to_le_bytes());
        let out = self.out.as_mut().expect("a writer has its file until it is finished");
        out.write_all(block).map_err(EndgameError::io("write", &self.path))
    }

    /// Puts the file in its place; all blocks must have been added.
    pub fn finish(mut self) -> Result<(), EndgameError> {
        self.close().map_err(EndgameError::io("write", &self.path))
    }

    fn close(&mut self) -> io::Result<()> {
        let out = self.out.as_mut().expect("a writer is finished once");
        out.seek(SeekFrom::Start(self.list))?;
        out.write_all(&self.lines)?;
        out.write_all(&crc32fast::hash(&self.lines).to_le_bytes())?;
        out.flush()?;
        out.get_ref().sync_all()?;
        std::fs::rename(&self.unfinished, &self.path)?;
        self.out = None;
        sync_directory(&self.path)
    }
}

impl Drop for TableWriter {
    fn drop(&mut self) {
        if let Some(out) = self.out.take() {
            // The disk may be full: leave nothing behind, and write no more of it. The failing call has said why.
            drop(out.into_parts());
            let _ = std::fs::remove_file(&self.unfinished);
        }
    }
}

/// Makes a renamed file survive a loss of power.
fn sync_directory(path: &Path) -> io::Result<()> {
    match path.parent() {
        #[cfg(unix)]
        Some(parent) => File::open(parent)?.sync_all(),
        _ => Ok(()),
    }
}
