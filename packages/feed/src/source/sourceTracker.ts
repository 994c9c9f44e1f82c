import type { Tracker } from '@touchline/contract/tracker';

/** Course of a match as given by a source, up to a time. */
export type SourceTracker = Omit<Tracker, 'matchId' | 'at'>;

export type Momentum = NonNullable<Tracker['momentum']>;

/** Returns a value of the momentum: a whole number from -100 to 100. */
export function momentumValue(value: number): number {
  return Math.max(-100, Math.min(100, Math.round(value)));
}
