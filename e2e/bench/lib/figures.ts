/** Prints one figure as a line of JSON, for people and for programs that store it. */
export function print(figure: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}

/**
 * The value below which `share` of the values are.
 * @param values in any order
 * @param share from 0 to 1
 * @throws {RangeError} when there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined)
    throw new RangeError('There is nothing to take a percentile of: nothing was measured.');
  return value;
}

/** Median of several rounds: one disturbed round doesn't change it. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Rounds a number to at most `digits` decimals, without trailing zeros. */
export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
