//! What threads may share: held by the compiler, not by a run.

use session::{Answer, Memory, Playable, Request, Session};

const fn is_shared<T: Send + Sync + ?Sized>() {}

/// A door may keep these where several threads reach them.
const _: () = {
    is_shared::<dyn Session>();
    is_shared::<dyn Playable>();
    is_shared::<Memory>();
    is_shared::<Request>();
    is_shared::<Answer>();
};
