import { createStream } from '../fair/stream.ts';
import { seedsOf, simulationCases, STAKE, type SimulationCase } from './cases.ts';
import { createFastHmac } from './fastHmac.ts';

/** Rounds of a case from one nonce to another. */
export interface Stretch {
  /** Index of the case. */
  readonly index: number;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Sums of the returns for 1 staked. */
export interface Sums {
  readonly rounds: number;
  readonly sum: number;
  readonly squares: number;
}

/** Returns a case. */
export function caseAt(index: number): SimulationCase {
  const found = simulationCases[index];
  if (!found) throw new RangeError(`There is no simulation ${index}.`);
  return found;
}

/** Plays a stretch of rounds; each has the stream of its own nonce, as a player's rounds do. */
export function simulate({ index, seed, from, to }: Stretch): Sums {
  const played = caseAt(index);
  const { digest } = createFastHmac(seedsOf(seed, played));
  let [sum, squares] = [0, 0];
  for (let nonce = from; nonce < to; nonce += 1) {
    const payout = played.play(createStream((block) => digest(`simulation:${nonce}:${block}`)));
    sum += payout;
    squares += (payout / Number(STAKE)) ** 2;
  }
  return { rounds: to - from, sum: sum / Number(STAKE), squares };
}
