import type { Tracker } from '@touchline/contract';

/** Course of a match as given by a source, up to a time. */
export type SourceTracker = Omit<Tracker, 'matchId' | 'at'>;

export type Momentum = NonNullable<Tracker['momentum']>;
