import type { Threshold } from '../../../site/index.ts';

/** Check of deposits above a threshold: `identity` of the player, `funds` by an operator, of their source. */
export type DepositCheckKind = 'identity' | 'funds';

const DAY = 86_400_000;

/**
 * Returns when the window of a threshold began. What was paid in before a check isn't asked about again.
 * @param checkedAt last check; undefined without one
 */
export function windowStart({ days }: Threshold, now: Date, checkedAt?: Date): Date {
  const start = days === undefined ? 0 : now.getTime() - days * DAY;
  return new Date(Math.max(start, checkedAt?.getTime() ?? 0));
}

/** Returns the threshold that is passed by most, or that is nearest; undefined without any. */
export function nearest<T extends Threshold>(
  thresholds: readonly T[],
  sumOf: (one: T) => bigint,
): { readonly threshold: T; readonly sum: bigint; readonly left: bigint } | undefined {
  const measured = thresholds.map((threshold) => {
    const sum = sumOf(threshold);
    return { threshold, sum, left: threshold.amount - sum };
  });
  const [first, ...rest] = measured;
  return first && rest.reduce((least, one) => (one.left < least.left ? one : least), first);
}
