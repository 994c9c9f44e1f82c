import type { MatchRecord } from '@touchline/feed';

/** Unit in which scores of a sport differ. */
type Unit = 'goal' | 'set' | 'map' | 'run' | 'point';
/** Difference of the scores of a sport whose regular time is known. */
type Difference = 'level' | 'goal' | 'other';
type Phase = 'Break' | 'Added' | 'Extra';

/** Facts of a featured match, as a key of the texts. */
export type FeaturedTitle =
  | { readonly key: `${Difference}Left`; readonly count: number }
  | { readonly key: `${Difference}${Phase}` | Unit | 'level' | 'other' | 'upcoming' | 'over' | 'calledOff' };

/** Regular time of sports that have the same everywhere, minutes: at the end of each part, in order of play. */
const regularTime: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map([
  ['football', partEnds({ half1: 45, half2: 90 })],
  ['handball', partEnds({ half1: 30, half2: 60 })],
  ['ice-hockey', partEnds({ period1: 20, period2: 40, period3: 60 })],
]);
const units: ReadonlyMap<string, Unit> = new Map([
  ['football', 'goal'],
  ['handball', 'goal'],
  ['ice-hockey', 'goal'],
  ['tennis', 'set'],
  ['volleyball', 'set'],
  ['table-tennis', 'set'],
  ['esports', 'map'],
  ['baseball', 'run'],
  ['cricket', 'run'],
]);

function partEnds(ends: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(ends));
}

export interface FeaturedFacts {
  readonly match: Pick<MatchRecord, 'status' | 'score' | 'clock'>;
  /** Slug of its sport. */
  readonly sport: string;
  /** Minute of play as shown: "63", "45+2"; undefined without a clock and in breaks. */
  readonly minute: string | undefined;
}

/** Returns the facts that the title of a featured match states. */
export function featuredTitle({ match, sport, minute }: FeaturedFacts): FeaturedTitle {
  const { status, clock } = match;
  if (status === 1) return { key: 'upcoming' };
  if (status === 4) return { key: 'over' };
  if (status === 5) return { key: 'calledOff' };
  const unit = units.get(sport) ?? 'point';
  const apart = differenceOf(match);
  const parts = regularTime.get(sport);
  if (!parts) return { key: apart === 0 ? 'level' : apart === 1 ? unit : 'other' };
  const difference: Difference = apart === 0 ? 'level' : apart === 1 ? 'goal' : 'other';
  const period = clock?.period ?? '';
  if (/^(?:extra|overtime)/.test(period)) return { key: `${difference}Extra` };
  if (status === 3) return { key: `${difference}Break` };
  const partEnd = parts.get(period);
  if (minute === undefined || partEnd === undefined) return { key: difference };
  const end = Math.max(...parts.values());
  const [shown = '', added] = minute.split('+');
  if (partEnd === end && (added !== undefined || Number(shown) > end)) return { key: `${difference}Added` };
  // Time beyond the end of a part is added to the match; the rest of it is still to be played.
  return { key: `${difference}Left`, count: Math.max(1, end - Math.min(Number(shown), partEnd)) };
}

function differenceOf({ score }: Pick<MatchRecord, 'score'>): number | undefined {
  if (!score) return undefined;
  const [home, away] = score.total;
  return Math.abs(home - away);
}
