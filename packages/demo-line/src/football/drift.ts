import { hash } from '../engine/random.ts';
import type { GoalRates } from './scoreMatrix.ts';

const HOUR = 3_600_000;
/** Maximum deviation of the market's opinion from the model, as a share of the goals. */
const SPREAD = 0.03;

/**
 * Returns a smooth path between -1 and 1, the same for the same id and time. It simulates the money staked on a
 * match.
 */
export function opinion(id: number, now: number, period = HOUR): number {
  const place = now / period;
  const from = Math.floor(place);
  const level = (step: number): number => (hash(`opinion ${id} ${step}`) / 4_294_967_296) * 2 - 1;
  const share = place - from;
  const smooth = share * share * (3 - 2 * share);
  return level(from) * (1 - smooth) + level(from + 1) * smooth;
}

/** Shifts the rates by the market's opinion, from one side to the other. */
export function drifted(rates: GoalRates, id: number, now: number): GoalRates {
  const tilt = Math.exp(SPREAD * opinion(id, now));
  return { home: rates.home * tilt, away: rates.away / tilt, rho: rates.rho };
}
