import type { Pair } from '@touchline/feed';
import type { SourceTracker } from '@touchline/feed/source';

/**
 * Returns the tracker with exactly the goals of the score in the book: goals that the book doesn't have yet, or not any
 * more, are left out, the last ones first; goals that the source doesn't have yet are added without details.
 * @param now period and clock of the book
 */
export function agreeWithScore(
  tracker: SourceTracker,
  score: Pair,
  now: { readonly period: string; readonly seconds?: number | undefined },
): SourceTracker {
  const goals = tracker.events.filter(({ kind }) => kind === 'goal');
  const wanted = [...score];
  const kept = new Set(
    goals.filter(({ side = 0 }) => {
      const has = (wanted[side] ?? 0) > 0;
      if (has) wanted[side] = (wanted[side] ?? 0) - 1;
      return has;
    }),
  );
  const events = tracker.events.filter((event) => event.kind !== 'goal' || kept.has(event));
  const tally: [number, number] = [0, 0];
  const agreed = events.map((event) => {
    if (event.kind !== 'goal' || event.side === undefined) return event;
    tally[event.side] += 1;
    return { ...event, score: [...tally] as [number, number] };
  });
  for (const side of [0, 1] as const) {
    for (let left = wanted[side] ?? 0; left > 0; left -= 1) {
      tally[side] += 1;
      agreed.push({
        id: `goal ${side} ${tally[side]}`,
        kind: 'goal',
        side,
        period: now.period,
        ...(now.seconds !== undefined && { seconds: now.seconds }),
        score: [...tally],
      });
    }
  }
  return { ...tracker, events: agreed };
}
