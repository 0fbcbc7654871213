//! Why a command of the conversation is not carried out.

use files::FileError;

/// What is answered where a command cannot be carried out, in the language of the conversation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Declined(pub(crate) String);

impl From<FileError> for Declined {
    fn from(error: FileError) -> Declined {
        Declined(error.to_string())
    }
}
