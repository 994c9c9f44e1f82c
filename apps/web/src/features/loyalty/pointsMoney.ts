import { rational, toWire } from '@touchline/betting';
import { POINT, valueOfPoints } from '@touchline/loyalty';

/** Number of points whose value pages name as an example. */
export const SAMPLE_POINTS = 1000n * POINT;

/**
 * Returns what points are exchanged for, decimal text.
 * @param points in units of `POINT`
 * @param rate of a level
 */
export function moneyForPoints(points: bigint, rate: string, iso: string): string {
  return toWire(valueOfPoints(points, { rate, units: rational.ONE, iso }), iso);
}
