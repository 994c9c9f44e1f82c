import { argv, exit, stdout } from 'node:process';
import { performance } from 'node:perf_hooks';
import { readSeasons } from './reader.ts';
import type { SeasonMatch } from './seasonMatch.ts';
import { scoreMatrix } from './scoreMatrix.ts';
import { FIT, fitStrengths, type FitOptions, type PlayedMatch } from './strengths.ts';

/** Probabilities of home, draw, away. */
type Chances = readonly [number, number, number];

export interface Evaluation {
  readonly matches: number;
  readonly logLoss: number;
  readonly rps: number;
  /** Log loss and ranked probability score of the competition's base rates, for comparison. */
  readonly baseLogLoss: number;
  readonly baseRps: number;
}

/** Results that a competition needs before its matches are evaluated. */
const LEAST_HISTORY = 40;

function outcomeOf([home, away]: readonly [number, number]): 0 | 1 | 2 {
  if (home === away) return 1;
  return home > away ? 0 : 2;
}

function rankedScore(chances: Chances, outcome: 0 | 1 | 2): number {
  const first = chances[0] - (outcome === 0 ? 1 : 0);
  const second = chances[0] + chances[1] - (outcome <= 1 ? 1 : 0);
  return (first ** 2 + second ** 2) / 2;
}

function baseRates(history: readonly PlayedMatch[]): Chances {
  const counts: [number, number, number] = [9, 5.4, 5.6];
  for (const match of history) counts[outcomeOf(match.fullTime)] += 1;
  const sum = history.length + 20;
  return [counts[0] / sum, counts[1] / sum, counts[2] / sum];
}

function playedOf(matches: readonly SeasonMatch[]): ReadonlyMap<string, readonly PlayedMatch[]> {
  const byCode = new Map<string, PlayedMatch[]>();
  for (const match of matches) {
    if (!match.result) continue;
    const list = byCode.get(match.code) ?? [];
    list.push({ ...match, fullTime: match.result.fullTime });
    byCode.set(match.code, list);
  }
  return byCode;
}

/** Evaluates the model on every match by the results of earlier dates only, against the competition's base rates. */
export function evaluate(matches: readonly SeasonMatch[], options: FitOptions = FIT): Evaluation {
  const sum = { matches: 0, logLoss: 0, rps: 0, baseLogLoss: 0, baseRps: 0 };
  for (const played of playedOf(matches).values()) {
    for (const day of new Set(played.map((match) => match.day))) {
      const history = played.filter((match) => match.day < day);
      if (history.length < LEAST_HISTORY) continue;
      const strengths = fitStrengths(history, day, options);
      const base = baseRates(history);
      for (const match of played.filter((other) => other.day === day)) {
        const matrix = scoreMatrix(strengths.rates(match.homeKey, match.awayKey));
        const chances: Chances = [
          matrix.chance((h, a) => h > a),
          matrix.chance((h, a) => h === a),
          matrix.chance((h, a) => h < a),
        ];
        const outcome = outcomeOf(match.fullTime);
        sum.matches += 1;
        sum.logLoss -= Math.log(chances[outcome]);
        sum.baseLogLoss -= Math.log(base[outcome]);
        sum.rps += rankedScore(chances, outcome);
        sum.baseRps += rankedScore(base, outcome);
      }
    }
  }
  const n = Math.max(1, sum.matches);
  return {
    matches: sum.matches,
    logLoss: sum.logLoss / n,
    rps: sum.rps / n,
    baseLogLoss: sum.baseLogLoss / n,
    baseRps: sum.baseRps / n,
  };
}

if (import.meta.main) {
  const folder = argv[2];
  if (folder === undefined) {
    stdout.write('Give the folder of football.json files: node evaluate.ts <folder>\n');
    exit(2);
  }
  const seasons = await readSeasons(folder);
  const start = performance.now();
  const result = evaluate(seasons.matches);
  const line = {
    bench: 'football-model',
    ...result,
    logLossRatio: result.logLoss / result.baseLogLoss,
    rpsRatio: result.rps / result.baseRps,
    ms: performance.now() - start,
  };
  const round = (_key: string, value: unknown): unknown =>
    typeof value === 'number' ? Number(value.toFixed(4)) : value;
  stdout.write(`${JSON.stringify(line, round)}\n`);
}
