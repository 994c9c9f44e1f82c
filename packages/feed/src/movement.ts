import type { MarketRecord } from './frames.ts';

/** Where a price went when it last changed, and when that was accepted (the injected clock, ms). */
export interface Movement {
  readonly direction: 'up' | 'down';
  readonly at: number;
}

/** Thousandths of a price given as text; prices are compared as integers. */
function thousandths(k: string): number {
  const [whole = '0', fraction = ''] = k.split('.');
  return Number(whole) * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
}

/** Notes for each selection of `next` whose price differs from the one held before, which way it went. */
export function noteMovements(
  movements: Map<string, Movement>,
  previous: MarketRecord,
  next: MarketRecord,
  at: number,
): void {
  const before = new Map(previous.selections.map((selection) => [selection.id, selection.k]));
  for (const { id, k } of next.selections) {
    const old = before.get(id);
    if (k === undefined || old === undefined || k === old) continue;
    movements.set(id, { direction: thousandths(k) > thousandths(old) ? 'up' : 'down', at });
  }
}
