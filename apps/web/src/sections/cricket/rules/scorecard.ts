import type { CricketCard, CricketInnings } from '../cricket.api.ts';
import { runRate } from './figures.ts';

type Player = CricketCard['sides'][number]['players'][number];
export type Players = ReadonlyMap<number, Player>;

/** All players of a match, by id. */
export function playersOf({ sides }: CricketCard): Players {
  return new Map(sides.flatMap(({ players }) => players.map((player) => [player.id, player] as const)));
}

/** Dismissal of a batter: its translation key, and the names in it. */
export interface OutText {
  readonly key: 'bowled' | 'caught' | 'caughtBowled' | 'lbw' | 'run-out' | 'stumped';
  readonly bowler: string;
  readonly fielder: string;
}

/**
 * Describes the dismissal of a batter.
 * @returns undefined if not out
 */
export function outOf(batting: CricketInnings['batting'][number], players: Players): OutText | undefined {
  const { dismissal } = batting;
  if (!dismissal) return undefined;
  const { kind, bowlerId, fielderId } = dismissal;
  const nameOf = (id: number | undefined) => (id === undefined ? '' : (players.get(id)?.name ?? ''));
  const isOwn = kind === 'caught' && bowlerId === fielderId;
  return { key: isOwn ? 'caughtBowled' : kind, bowler: nameOf(bowlerId), fielder: nameOf(fielderId) };
}

/** The two batters at the crease, the one on strike first. */
export function atTheCrease({ batting }: CricketInnings): CricketInnings['batting'] {
  return batting
    .filter(({ dismissal }) => !dismissal)
    .toSorted((a, b) => Number(b.onStrike ?? false) - Number(a.onStrike ?? false));
}

/** Runs that aren't credited to a batter. */
export function extrasOf({ extras: { wides, byes, legByes } }: CricketInnings): number {
  return wides + byes + legByes;
}

/** Returns the bowler of the unfinished over; undefined between overs. */
export function bowlerNow({ bowling }: CricketInnings): CricketInnings['bowling'][number] | undefined {
  return bowling.find(({ balls }) => balls % 6 !== 0);
}

const WHOLE = 120;

/** Current and required run rate of an innings. */
export interface Rates {
  readonly rate: string;
  readonly ballsLeft: number;
  /** Winning score; only in the second innings. */
  readonly target?: number;
  readonly required?: string;
}

export function ratesOf({ innings: all }: CricketCard, innings: CricketInnings): Rates {
  const { runs, balls } = innings;
  const ballsLeft = WHOLE - balls;
  const [first] = all;
  const pace = { rate: runRate(runs, balls), ballsLeft };
  if (!first || first === innings) return pace;
  const target = first.runs + 1;
  return { ...pace, target, required: runRate(Math.max(0, target - runs), ballsLeft) };
}
