import { toMinor } from '@touchline/betting';
import { useEffect, useState } from 'react';

/** Time for which a change is shown, ms. */
const SHOWN = 4000;

interface Seen {
  readonly amount: string | undefined;
  readonly of: string;
  readonly direction?: 'up' | 'down' | undefined;
}

/**
 * Direction of an amount's last change, for some seconds.
 * @param amount decimal text in the currency `iso`
 * @param of identity of the amount; a change of it is no move
 */
export function useAmountMove(
  amount: string | undefined,
  iso: string,
  of: string,
): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState<Seen>({ amount, of });
  if (amount !== seen.amount || of !== seen.of) {
    const direction = of === seen.of ? directionOf(seen.amount, amount, iso) : undefined;
    setSeen({ amount, of, direction });
  }
  useEffect(() => {
    if (seen.direction === undefined) return;
    const timer = setTimeout(() => setSeen({ amount: seen.amount, of: seen.of }), SHOWN);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.direction;
}

function directionOf(before: string | undefined, after: string | undefined, iso: string): Seen['direction'] {
  if (before === undefined || after === undefined) return undefined;
  return toMinor(after, iso) > toMinor(before, iso) ? 'up' : 'down';
}
