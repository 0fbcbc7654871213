//! Lets loops over many numbers use the processor's wide registers where there are some.
//!
//! Programs for any processor of the family work on 16 bytes at a time; most processors have registers of 32. The same code
//! is translated for both, so both give the same bits, and one of them is chosen while the program runs.

#![allow(unsafe_code)]

/// Runs `work` as it is best translated for this processor; it must be inlined to gain anything.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn fast<R>(work: impl FnOnce() -> R) -> R {
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn with_wide_registers<R>(work: impl FnOnce() -> R) -> R {
        work()
    }
    if is_wide() {
        // SAFETY: the processor has just been asked whether it has these instructions.
        return unsafe { with_wide_registers(work) };
    }
    work()
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn is_wide() -> bool {
    std::arch::is_x86_feature_detected!("avx2")
        && std::arch::is_x86_feature_detected!("bmi1")
        && std::arch::is_x86_feature_detected!("bmi2")
        && std::arch::is_x86_feature_detected!("lzcnt")
        && std::arch::is_x86_feature_detected!("popcnt")
}

/// Runs `work`: other processors always have their wide registers, or never.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
pub(crate) fn fast<R>(work: impl FnOnce() -> R) -> R {
    work()
}
