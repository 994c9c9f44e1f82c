import { lowScoreFactor, type GoalRates } from './scoreMatrix.ts';

/** A played match for the model. */
export interface PlayedMatch {
  readonly day: number;
  readonly homeKey: string;
  readonly awayKey: string;
  readonly fullTime: readonly [home: number, away: number];
}

/** Strengths of one competition on one day. */
export interface Strengths {
  rates(homeKey: string, awayKey: string): GoalRates;
}

export interface FitOptions {
  /** Half-life of a match's weight, days. */
  readonly halfLife: number;
  /** Weight of average play in each strength, in goals, so that few matches don't distort it. */
  readonly shrinkage: number;
}

export const FIT: FitOptions = { halfLife: 240, shrinkage: 9 };

/** Prior of a competition without results: average goals per side and match. */
const PRIOR = { home: 1.5, away: 1.2, weight: 20 };
const ROUNDS = 25;
const RHOS = [-0.15, -0.12, -0.09, -0.06, -0.03, 0, 0.03];

interface Strength {
  attack: number;
  defence: number;
}

interface Weighted extends PlayedMatch {
  readonly weight: number;
}

function averages(matches: readonly Weighted[]): { readonly home: number; readonly away: number } {
  let weight = PRIOR.weight;
  let home = PRIOR.home * weight;
  let away = PRIOR.away * weight;
  for (const match of matches) {
    weight += match.weight;
    home += match.weight * match.fullTime[0];
    away += match.weight * match.fullTime[1];
  }
  return { home: home / weight, away: away / weight };
}

/** Sums actual and expected goals of each team; `goals / expected` is the next step of the fit. */
function ratios(
  keys: Iterable<string>,
  shrinkage: number,
  fill: (add: (key: string, goals: number, expected: number) => void) => void,
): Map<string, number> {
  const sums = new Map([...keys].map((key) => [key, [shrinkage, shrinkage] as [number, number]]));
  fill((key, goals, expected) => {
    const sum = sums.get(key);
    if (!sum) return;
    sum[0] += goals;
    sum[1] += expected;
  });
  return new Map([...sums].map(([key, [goals, expected]]) => [key, goals / expected]));
}

function bestRho(matches: readonly Weighted[], rates: (match: Weighted) => GoalRates): number {
  let best = 0;
  let bestValue = -Infinity;
  for (const rho of RHOS) {
    // Few matches carry little information about it, so the usual value has a weight of its own.
    let value = -400 * (rho + 0.05) ** 2;
    for (const match of matches) {
      const factor = lowScoreFactor(match.fullTime[0], match.fullTime[1], { ...rates(match), rho });
      value += match.weight * Math.log(Math.max(1e-6, factor));
    }
    if (value <= bestValue) continue;
    bestValue = value;
    best = rho;
  }
  return best;
}

/**
 * Fits attack and defence of every team to results by weighted Poisson likelihood, with home advantage, shrinkage to
 * the average, and the low-score correction of Dixon and Coles.
 * @param played results known on that day, of one competition
 * @param day the day of the fit, counted like the results' days
 */
export function fitStrengths(
  played: readonly PlayedMatch[],
  day: number,
  options: FitOptions = FIT,
): Strengths {
  const matches = played.map((match) => ({
    ...match,
    weight: 0.5 ** (Math.max(0, day - match.day) / options.halfLife),
  }));
  const mean = averages(matches);
  const teams = new Map<string, Strength>();
  for (const { homeKey, awayKey } of matches) {
    for (const key of [homeKey, awayKey]) if (!teams.has(key)) teams.set(key, { attack: 1, defence: 1 });
  }
  const average: Strength = { attack: 1, defence: 1 };
  const of = (key: string): Strength => teams.get(key) ?? average;

  for (let round = 0; round < ROUNDS; round += 1) {
    const attack = ratios(teams.keys(), options.shrinkage, (add) => {
      for (const { homeKey, awayKey, fullTime, weight } of matches) {
        add(homeKey, weight * fullTime[0], weight * mean.home * of(awayKey).defence);
        add(awayKey, weight * fullTime[1], weight * mean.away * of(homeKey).defence);
      }
    });
    for (const [key, value] of attack) of(key).attack = value;
    const defence = ratios(teams.keys(), options.shrinkage, (add) => {
      for (const { homeKey, awayKey, fullTime, weight } of matches) {
        add(awayKey, weight * fullTime[0], weight * mean.home * of(homeKey).attack);
        add(homeKey, weight * fullTime[1], weight * mean.away * of(awayKey).attack);
      }
    });
    for (const [key, value] of defence) of(key).defence = value;
  }

  const rates = (homeKey: string, awayKey: string, rho: number): GoalRates => ({
    home: mean.home * of(homeKey).attack * of(awayKey).defence,
    away: mean.away * of(awayKey).attack * of(homeKey).defence,
    rho,
  });
  const rho = bestRho(matches, (match) => rates(match.homeKey, match.awayKey, 0));
  return { rates: (homeKey, awayKey) => rates(homeKey, awayKey, rho) };
}
