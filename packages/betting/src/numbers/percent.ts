import * as rational from './rational.ts';

/**
 * Converts a percentage to an exact share of 1, using its shortest decimal text: 2.5 -> 1/40.
 * @throws RangeError if it isn't a decimal from `min` to `max`
 */
export function percentShare(percent: number, [min, max]: readonly [number, number]): rational.Rational {
  if (!(percent >= min && percent <= max)) {
    throw new RangeError(`A percentage here lies from ${min} to ${max}, got ${percent}.`);
  }
  return rational.divide(rational.parse(String(percent)), rational.of(100n));
}
