import * as rational from '../numbers/rational.ts';

/** Returns the number of ways to choose `k` of `n`: (4, 2) -> 6n; 0n if `k` exceeds `n`. */
export function binomial(n: number, k: number): bigint {
  let ways = 1n;
  for (let chosen = 0; chosen < k; chosen += 1) ways = (ways * BigInt(n - chosen)) / BigInt(chosen + 1);
  return ways;
}

/** Returns the sum over all `k`-subsets of the product of their values, without listing them; 1 for `k` = 0. */
export function elementarySum(values: readonly rational.Rational[], k: number): rational.Rational {
  // Integers over one common denominator: reducing at each step would dominate the cost.
  const sums: bigint[] = [1n];
  let common = 1n;
  for (const { num, den } of values) {
    common *= den;
    for (let size = k; size >= 0; size -= 1) {
      sums[size] = (sums[size] ?? 0n) * den + (sums[size - 1] ?? 0n) * num;
    }
  }
  return rational.of(sums[k] ?? 0n, common);
}
