//! The random numbers of Python: the Mersenne Twister, seeded and read as Python does.
//!
//! Games recorded with the course's program replay bit for bit only if every draw is the same.

use rand_mt::Mt;

/// Random numbers as from `random.Random(seed)` in Python.
#[derive(Clone, Debug)]
pub struct PythonRandom(Mt);

impl PythonRandom {
    /// A generator seeded with a number that is not negative.
    pub fn new(seed: u64) -> Self {
        // Python keys the twister with the seed's 32-bit digits, lowest first, without leading zeros.
        let digits = [seed as u32, (seed >> 32) as u32];
        let length = if digits[1] == 0 { 1 } else { 2 };
        PythonRandom(Mt::new_with_key(digits.into_iter().take(length)))
    }

    /// 32 random bits: `getrandbits(32)`.
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 up to but not including 1: `random()`.
    pub fn uniform(&mut self) -> f64 {
        let high = f64::from(self.bits() >> 5);
        let low = f64::from(self.bits() >> 6);
        (high * 67_108_864.0 + low) / 9_007_199_254_740_992.0
    }

    /// A number below `count`, as `choice` draws an index. `count` is at least 1.
    pub fn below(&mut self, count: u32) -> u32 {
        debug_assert!(count > 0);
        let unused = count.leading_zeros();
        loop {
            let drawn = self.bits() >> unused;
            if drawn < count {
                return drawn;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_uniform(seed: u64, expected: [f64; 3]) {
        let mut random = PythonRandom::new(seed);
        assert_eq!(expected.map(|_| random.uniform()), expected, "seed {seed}");
    }

    #[test]
    fn uniform_numbers_are_those_of_python() {
        check_uniform(7, [0.32383276483316237, 0.15084917392450192, 0.6509344730398537]);
        check_uniform(2_147_483_648, [0.3387958510019964, 0.5050619906087787, 0.8891460738572615]);
        let large = 12_345_678_901_234_567_890;
        check_uniform(large, [0.5120180983871961, 0.9318805526703359, 0.6423121128048344]);
    }

    fn check_choices(seed: u64, count: u32, expected: [u32; 10]) {
        let mut random = PythonRandom::new(seed);
        assert_eq!(expected.map(|_| random.below(count)), expected, "seed {seed} of {count}");
    }

    #[test]
    fn choices_are_those_of_python() {
        check_choices(42, 7, [5, 0, 0, 5, 2, 1, 1, 1, 5, 0]);
        check_choices(42, 8, [1, 0, 4, 3, 3, 2, 1, 1, 6, 0]);
    }
}
