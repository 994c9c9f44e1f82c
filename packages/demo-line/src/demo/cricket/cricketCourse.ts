import type { Random } from '../../engine/random.ts';

export const BALLS = 120;
export const WICKETS = 10;
/** Probabilities of the runs off a ball; the remainder is a wicket. */
const RUNS: readonly (readonly [runs: number, chance: number])[] = [
  [0, 0.36],
  [1, 0.37],
  [2, 0.065],
  [3, 0.005],
  [4, 0.105],
  [6, 0.05],
];
export const WICKET = 0.045;
const WIDE = 0.035;
const SCORING = RUNS.slice(1);
const SCORING_CHANCE = SCORING.reduce((sum, [, chance]) => sum + chance, 0);
const NO_RUN = RUNS[0]?.[1] ?? 0;
const BREAK = 15 * 60;

/** Average runs per legal delivery at an even rate, and of the wides. */
const MEAN_OFF_BAT =
  ((1 - WICKET) * (1 - NO_RUN) * SCORING.reduce((sum, [runs, chance]) => sum + runs * chance, 0)) /
  SCORING_CHANCE;
const MEAN_WIDES = WIDE / (1 - WIDE);

/** Returns the average runs of a team with this rate per legal delivery. */
export function meanRuns(rate: number): number {
  return MEAN_OFF_BAT * rate + MEAN_WIDES;
}

export interface Delivery {
  /** Seconds after the start. */
  readonly at: number;
  readonly innings: 0 | 1;
  readonly kind: 'ball' | 'wide' | 'wicket';
  readonly runs: number;
}

export interface Tally {
  runs: number;
  wickets: number;
  balls: number;
}

export interface CricketCourse {
  readonly deliveries: readonly Delivery[];
  /** Start of each innings, seconds after the start. */
  readonly starts: readonly [number, number];
  /** End of the first innings and of the match, seconds after the start. */
  readonly ends: readonly [number, number];
}

function deliver(random: Random, rate: number): Pick<Delivery, 'kind' | 'runs'> {
  if (random.next() < WIDE) return { kind: 'wide', runs: 1 };
  let roll = random.next();
  if (roll < WICKET) return { kind: 'wicket', runs: 0 };
  roll = (roll - WICKET) / (1 - WICKET);
  const scoring = (1 - NO_RUN) * rate;
  if (roll >= scoring) return { kind: 'ball', runs: 0 };
  let share = (roll / scoring) * SCORING_CHANCE;
  for (const [runs, chance] of SCORING) {
    share -= chance;
    if (share < 0) return { kind: 'ball', runs };
  }
  return { kind: 'ball', runs: 1 };
}

/** Adds a delivery to the tally. */
export function count(tally: Tally, { kind, runs }: Delivery): void {
  tally.runs += runs;
  if (kind !== 'wide') tally.balls += 1;
  if (kind === 'wicket') tally.wickets += 1;
}

/**
 * Returns whether an innings is over.
 * @param target in the second innings, runs of the team that batted first
 */
export function isOver({ runs, wickets, balls }: Tally, target: number | undefined): boolean {
  return balls >= BALLS || wickets >= WICKETS || (target !== undefined && runs > target);
}

/**
 * Plays a full twenty-over match.
 * @param rates of the team that bats first and of the other
 */
export function playCourse(random: Random, rates: readonly [number, number]): CricketCourse {
  const deliveries: Delivery[] = [];
  const tallies: readonly [Tally, Tally] = [
    { runs: 0, wickets: 0, balls: 0 },
    { runs: 0, wickets: 0, balls: 0 },
  ];
  const starts: [number, number] = [0, 0];
  const ends: [number, number] = [0, 0];
  let at = 0;
  for (const innings of [0, 1] as const) {
    starts[innings] = at;
    const tally = tallies[innings];
    const target = innings === 1 ? tallies[0].runs : undefined;
    while (!isOver(tally, target)) {
      at += random.between(24, 44);
      const delivery = { at, innings, ...deliver(random, rates[innings]) };
      count(tally, delivery);
      deliveries.push(delivery);
    }
    at += 5;
    ends[innings] = at;
    at += BREAK;
  }
  return { deliveries, starts, ends };
}
