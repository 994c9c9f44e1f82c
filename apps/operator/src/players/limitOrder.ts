import type { Limit, LimitTypeId } from '@touchline/contract';

/** Unit of a limit's value. */
type LimitMeasure = Exclude<Limit['measure'], 'none'>;

/**
 * Limits that an operator may set, by number, with the unit of their value. Limit 37 is a switch that only the player
 * may set.
 */
export const limitMeasures: ReadonlyMap<string, LimitMeasure> = new Map(
  Object.entries({
    1: 'money',
    2: 'money',
    3: 'money',
    10: 'money',
    11: 'money',
    12: 'money',
    20: 'money',
    21: 'money',
    22: 'money',
    31: 'hours',
    32: 'minutes',
    33: 'days',
    30: 'days',
  } satisfies Record<Exclude<LimitTypeId, 37>, LimitMeasure>),
);

/**
 * Returns the body of the call that sets a limit; undefined if the value is invalid.
 * @param type number of the limit, as text
 * @param value a decimal amount for limits of money, else a whole number
 */
export function limitOrder(type: string, value: string, iso: string): object | undefined {
  const measure = limitMeasures.get(type);
  const text = value.trim();
  if (measure === 'money') {
    return /^\d{1,12}(?:\.\d{1,8})?$/.test(text) ? { type: Number(type), amount: text, iso } : undefined;
  }
  if (measure === undefined || !/^\d{1,5}$/.test(text)) return undefined;
  return { type: Number(type), [measure]: Number(text) };
}
