/** Returns the number of decimals of an amount. */
const decimalsOf = (amount: string) => amount.split('.')[1]?.length ?? 0;

/**
 * Returns the amount to show between two known ones, which it never exceeds. An amount that fell, because it was won,
 * is shown at once.
 * @param from exact decimal text
 * @param to exact decimal text
 * @param share of the time between them that has passed, 0 to 1
 */
export function amountBetween(from: string, to: string, share: number): string {
  if (share >= 1) return to;
  const digits = Math.max(decimalsOf(from), decimalsOf(to));
  const scale = 10 ** digits;
  const start = Math.round(Number(from) * scale);
  const end = Math.round(Number(to) * scale);
  if (end <= start) return to;
  return (Math.floor(start + (end - start) * Math.max(0, share)) / scale).toFixed(digits);
}
