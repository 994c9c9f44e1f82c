import { parseLine } from '@touchline/betting';
import { secondsPlayed, type MatchRecord } from '@touchline/feed';
import type { Bet, BetLeg } from '../../features/bets/bets.api.ts';
import { legVerdict } from './outcomes.ts';

/**
 * State of a leg. `won`, `lost` and `returned` are the platform's results; the others follow from the score: `ahead`,
 * `level` and `behind` are the result if play ended now.
 */
export type LegStanding = 'won' | 'lost' | 'returned' | 'toCome' | 'ahead' | 'level' | 'behind' | 'counting';

export interface LegState {
  /** Undefined if the score doesn't determine it. */
  readonly standing: LegStanding | undefined;
  /** Goals, points or scoring sides so far, and the number that wins the leg; only for `counting`. */
  readonly count?: { readonly done: number; readonly needed: number } | undefined;
  /** Share of the playing time that has passed, 0 to 1; undefined in sports without a fixed length. */
  readonly played?: number | undefined;
}

type LegData = Pick<BetLeg, 'marketType' | 'line' | 'selectionKey' | 'sportId' | 'startsAt' | 'statusId'>;
type MatchData = Pick<MatchRecord, 'status' | 'score' | 'clock'>;
type Pair = readonly [home: number, away: number];

interface Counting {
  /** Unit of totals and handicaps: the score, or what its parts add up to (games of sets, points of sets). */
  readonly by: 'score' | 'parts';
  /** Number of regular parts, where more of them mean extra time, which doesn't count. */
  readonly parts?: number;
  /** Regular playing time in seconds, where it is fixed. */
  readonly length?: number;
}

/** Sports whose markets follow from the score, by id. Other sports have no state in play. */
const sports: Readonly<Record<number, Counting>> = {
  1: { by: 'score', parts: 2, length: 90 * 60 },
  2: { by: 'score', parts: 3, length: 60 * 60 },
  3: { by: 'score' },
  4: { by: 'parts' },
  5: { by: 'score' },
  6: { by: 'parts' },
  8: { by: 'score', parts: 2, length: 60 * 60 },
  10: { by: 'parts' },
  13: { by: 'score', length: 60 * 60 },
  40: { by: 'score' },
};

const results: ReadonlySet<string> = new Set(['won', 'lost', 'returned']);
const DOUBLE: Readonly<Record<string, string>> = { '1x': 'away', '12': 'draw', x2: 'home' };

/**
 * Returns the state of a leg, from its result or from the score of its match.
 * @param match the feed's record; undefined while there is none
 * @param now server time, UTC ms
 */
export function legState(
  leg: LegData,
  bet: Pick<Bet, 'state'>,
  match: MatchData | undefined,
  now: number,
): LegState {
  const { outcome } = legVerdict(leg.statusId, bet);
  // The cast is safe: the set contains the results only.
  if (results.has(outcome)) return { standing: outcome as LegStanding };
  if (match?.status === 1 || (!match && leg.startsAt * 1000 > now)) return { standing: 'toCome' };
  const counting = sports[leg.sportId];
  if (!match?.score || match.status === 5 || !counting || isExtraTime(match, counting)) {
    return { standing: undefined };
  }
  return { ...standingOf(leg, match.score, counting), played: playedShare(match, counting, now) };
}

/** Markets are settled by regular time, which the score no longer shows. */
function isExtraTime({ score, clock }: MatchData, { parts }: Counting): boolean {
  if (parts === undefined) return false;
  return (score?.parts.length ?? 0) > parts || /^(?:extra|overtime|penalt)/.test(clock?.period ?? '');
}

function playedShare({ clock, status }: MatchData, { length }: Counting, now: number): number | undefined {
  if (length === undefined || !clock) return undefined;
  if (status === 4) return 1;
  const seconds = secondsPlayed(clock, now);
  return seconds === undefined ? undefined : Math.min(1, seconds / length);
}

function standingOf(leg: LegData, score: NonNullable<MatchData['score']>, { by }: Counting): LegState {
  const { marketType, selectionKey: key } = leg;
  const [home, away]: Pair = score.total;
  const counted: Pair = by === 'score' ? score.total : sumOf(score.parts);
  const leader = home === away ? 'draw' : home > away ? 'home' : 'away';
  switch (marketType) {
    case 'match-result':
    case 'result':
    case 'winner':
    case 'draw-no-bet':
      if (key !== 'home' && key !== 'draw' && key !== 'away') break;
      if (leader === key) return { standing: 'ahead' };
      return { standing: leader === 'draw' ? 'level' : 'behind' };
    case 'double-chance':
      if (!Object.hasOwn(DOUBLE, key)) break;
      return { standing: DOUBLE[key] === leader ? 'behind' : 'ahead' };
    case 'both-to-score': {
      const done = Math.min(home, 1) + Math.min(away, 1);
      if (key === 'yes') return counting(done, 2);
      return { standing: key !== 'no' ? undefined : done < 2 ? 'ahead' : 'behind' };
    }
    case 'total':
      return totalOf(leg, counted[0] + counted[1]);
    case 'total-home':
      return totalOf(leg, counted[0]);
    case 'total-away':
      return totalOf(leg, counted[1]);
    case 'sets-total':
      return totalOf(leg, home + away);
    case 'handicap':
      return handicapOf(leg, counted);
    case 'sets-handicap':
      return handicapOf(leg, score.total);
  }
  return { standing: undefined };
}

function totalOf({ line, selectionKey: side }: LegData, sum: number): LegState {
  const at = parsedLine(line);
  if (at === undefined || (side !== 'over' && side !== 'under')) return { standing: undefined };
  if (side === 'under') return { standing: standingBy(at - 4 * sum) };
  // From half a unit above the line on, the whole stake wins.
  return counting(sum, Math.ceil((at + 2) / 4));
}

/** The line is the home side's. */
function handicapOf({ line, selectionKey: side }: LegData, [home, away]: Pair): LegState {
  const at = parsedLine(line);
  if (at === undefined || (side !== 'home' && side !== 'away')) return { standing: undefined };
  const margin = 4 * (home - away) + at;
  return { standing: standingBy(side === 'home' ? margin : -margin) };
}

/** A count that is reached is ahead: the platform decides whether it is won. */
function counting(done: number, needed: number): LegState {
  return done >= needed ? { standing: 'ahead' } : { standing: 'counting', count: { done, needed } };
}

/** @param margin by which the leg would win if play ended now, in quarters; at 0 the stake would be returned */
function standingBy(margin: number): LegStanding {
  if (margin === 0) return 'level';
  return margin > 0 ? 'ahead' : 'behind';
}

function parsedLine(line: string | undefined): ReturnType<typeof parseLine> | undefined {
  try {
    return line === undefined ? undefined : parseLine(line);
  } catch {
    return undefined;
  }
}

function sumOf(parts: readonly Pair[]): Pair {
  return [parts.reduce((sum, [home]) => sum + home, 0), parts.reduce((sum, [, away]) => sum + away, 0)];
}
