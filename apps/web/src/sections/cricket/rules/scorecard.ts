import type { CricketCard, CricketInnings } from '../cricket.api.ts';
import { runRate } from './figures.ts';

type Player = CricketCard['sides'][number]['players'][number];
export type Players = ReadonlyMap<number, Player>;

/** Everyone who plays, by number. */
export function playersOf({ sides }: CricketCard): Players {
  return new Map(sides.flatMap(({ players }) => players.map((player) => [player.id, player] as const)));
}

/** How a batter got out: the key of its words, and the names in them. */
export interface OutText {
  readonly key: 'bowled' | 'caught' | 'caughtBowled' | 'lbw' | 'run-out' | 'stumped';
  readonly bowler: string;
  readonly fielder: string;
}

/** @returns undefined for one who is not out */
export function outOf(batting: CricketInnings['batting'][number], players: Players): OutText | undefined {
  const { dismissal } = batting;
  if (!dismissal) return undefined;
  const { kind, bowlerId, fielderId } = dismissal;
  const nameOf = (id: number | undefined) => (id === undefined ? '' : (players.get(id)?.name ?? ''));
  const isOwn = kind === 'caught' && bowlerId === fielderId;
  return { key: isOwn ? 'caughtBowled' : kind, bowler: nameOf(bowlerId), fielder: nameOf(fielderId) };
}

/** The two who bat now, the one who faces the next ball first. */
export function atTheCrease({ batting }: CricketInnings): CricketInnings['batting'] {
  return batting
    .filter(({ dismissal }) => !dismissal)
    .toSorted((a, b) => Number(b.onStrike ?? false) - Number(a.onStrike ?? false));
}

/** All runs that are nobody's. */
export function extrasOf({ extras: { wides, byes, legByes } }: CricketInnings): number {
  return wides + byes + legByes;
}

/** Who bowls this over: the one whose over is not whole; between overs nobody is named. */
export function bowlerNow({ bowling }: CricketInnings): CricketInnings['bowling'][number] | undefined {
  return bowling.find(({ balls }) => balls % 6 !== 0);
}

const WHOLE = 120;

/** How fast an innings goes, and how fast it must go to win. */
export interface Rates {
  readonly rate: string;
  readonly ballsLeft: number;
  /** Runs that win; only in the second innings. */
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
