//! Lets the walk use the processor's own bit counting where there is one.
//!
//! Programs for any processor of the family count bits in a dozen steps; nearly all processors have an instruction
//! for it. Only the evaluation is translated twice: it counts far more than everything else.

#![allow(unsafe_code)]

/// Runs `walk` as it is best translated for this processor; it must be inlined to gain anything.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(super) fn count_fast<R>(walk: impl FnOnce() -> R) -> R {
    #[target_feature(enable = "popcnt,bmi1,lzcnt")]
    fn with_instructions<R>(walk: impl FnOnce() -> R) -> R {
        walk()
    }
    let is_there = std::arch::is_x86_feature_detected!("popcnt")
        && std::arch::is_x86_feature_detected!("bmi1")
        && std::arch::is_x86_feature_detected!("lzcnt");
    if is_there {
        // SAFETY: the processor has just been asked whether it has these instructions.
        return unsafe { with_instructions(walk) };
    }
    walk()
}

/// Runs `walk`: other processors always have the instruction, or never.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
pub(super) fn count_fast<R>(walk: impl FnOnce() -> R) -> R {
    walk()
}
