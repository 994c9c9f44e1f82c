import type { Jackpot } from '@touchline/contract';
import { useEffect, useState } from 'react';
import { monotonicNow } from '../../platform/clock/clock.ts';
import { useMedia } from '../../platform/page/useMedia.ts';
import { followJackpots, JACKPOTS_POLL } from './jackpots.ts';
import { amountBetween } from './ticking.ts';

/** Interval at which an amount is written again, ms. */
const TICK = 200;

interface Known {
  readonly before: readonly Jackpot[];
  readonly now: readonly Jackpot[];
  /** Monotonic time of `now`, ms. */
  readonly at: number;
}

/**
 * Returns jackpots whose amounts grow from one known value to the next. With reduced motion they change once for each
 * answer.
 * @param first jackpots of the page's own answer; undefined while it loads
 */
export function useJackpots(first: readonly Jackpot[] | undefined): readonly Jackpot[] | undefined {
  const [known, setKnown] = useState<Known>();
  const [, setTick] = useState(0);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const isShown = first !== undefined && first.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    return followJackpots((now) =>
      setKnown((last) => ({ before: last?.now ?? first ?? now, now, at: monotonicNow() })),
    );
    // The first amounts are only a starting point.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isShown]);
  const isGrowing = known !== undefined && !isCalm;
  useEffect(() => {
    if (!isGrowing) return undefined;
    const timer = setInterval(() => setTick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [isGrowing]);
  if (!known) return first;
  const share = isCalm ? 1 : (monotonicNow() - known.at) / JACKPOTS_POLL;
  return known.now.map((jackpot) => between(known.before, jackpot, share));
}

function between(before: readonly Jackpot[], jackpot: Jackpot, share: number): Jackpot {
  const last = before.find(({ id }) => id === jackpot.id);
  const levels = jackpot.levels.map((level) => {
    const from = last?.levels.find(({ id }) => id === level.id)?.amount ?? level.amount;
    return { ...level, amount: amountBetween(from, level.amount, share) };
  });
  return { ...jackpot, levels };
}
