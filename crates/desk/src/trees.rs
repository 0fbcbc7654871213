//! Trees that were sent, kept for the pictures that are made of them: a bounded number of nodes, however many clients search.

use session::view::TreeView;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

/// A tree and its name.
struct KeptTree {
    name: String,
    tree: Arc<TreeView>,
}

/// The trees that were sent last.
pub struct KeptTrees {
    most_nodes: usize,
    /// The most recently used is last.
    kept: Mutex<Vec<KeptTree>>,
}

impl KeptTrees {
    /// None yet, and never more than this many nodes.
    pub fn new(most_nodes: usize) -> KeptTrees {
        KeptTrees { most_nodes, kept: Mutex::new(Vec::new()) }
    }

    /// Keeps a tree; those that were not used for longest make room. Its name follows from what is in it, so that only a client
    /// that has the tree knows the name.
    pub fn keep(&self, tree: TreeView) -> (String, Arc<TreeView>) {
        let (name, tree) = (name_of(&tree), Arc::new(tree));
        let mut kept = self.lock();
        kept.retain(|other| other.name != name);
        while kept.iter().map(|kept| kept.tree.len()).sum::<usize>() + tree.len() > self.most_nodes {
            if kept.is_empty() {
                return (name, tree);
            }
            kept.remove(0);
        }
        kept.push(KeptTree { name: name.clone(), tree: Arc::clone(&tree) });
        (name, tree)
    }

    /// The tree of this name, if it is still there.
    pub fn find(&self, name: &str) -> Option<Arc<TreeView>> {
        let mut kept = self.lock();
        let found = kept.iter().position(|kept| kept.name == name)?;
        let found = kept.remove(found);
        let tree = Arc::clone(&found.tree);
        kept.push(found);
        Some(tree)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<KeptTree>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A name that equal trees have alike.
pub fn name_of(tree: &TreeView) -> String {
    let mut hasher = DefaultHasher::new();
    (&tree.title, &tree.parent, &tree.labels, &tree.label, &tree.exit, &tree.reasons, &tree.reason)
        .hash(&mut hasher);
    for value in tree.value.iter().chain(&tree.alpha).chain(&tree.beta) {
        value.map(f64::to_bits).hash(&mut hasher);
    }
    format!("{:016x}-{}", hasher.finish(), tree.len())
}
