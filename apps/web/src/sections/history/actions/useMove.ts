import { useEffect, useState } from 'react';

/** How long a move is shown, ms. */
const SHOWN = 4000;

interface Seen {
  readonly amount: string | undefined;
  readonly of: string;
  readonly direction?: 'up' | 'down';
}

/**
 * Which way an amount went last, for some seconds.
 * @param amount decimal text
 * @param of what it is the amount of: of another thing it didn't move
 */
export function useMove(amount: string | undefined, of: string): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState<Seen>({ amount, of });
  if (amount !== seen.amount || of !== seen.of) {
    const isMove = amount !== undefined && seen.amount !== undefined && of === seen.of;
    const direction = Number(amount) > Number(seen.amount) ? 'up' : 'down';
    setSeen(isMove ? { amount, of, direction } : { amount, of });
  }
  useEffect(() => {
    if (seen.direction === undefined) return;
    const timer = setTimeout(() => setSeen({ amount: seen.amount, of: seen.of }), SHOWN);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.direction;
}
