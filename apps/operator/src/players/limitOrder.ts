import type { Limit, LimitTypeId } from '@touchline/contract';

/** What the value of a limit is. */
type LimitMeasure = Exclude<Limit['measure'], 'none'>;

/** The limits that an operator sets, by number, with what their value is; the switch (37) is the player's alone. */
export const limitMeasures: Readonly<Record<string, LimitMeasure>> = {
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
} satisfies Record<Exclude<LimitTypeId, 37>, LimitMeasure>;

/**
 * The body of the call that sets a limit; undefined while the value is none.
 * @param type number of the limit, as text
 * @param value decimal text of money, a whole number of everything else
 */
export function limitOrder(type: string, value: string, iso: string): object | undefined {
  const measure = limitMeasures[type];
  const text = value.trim();
  if (measure === 'money') {
    return /^\d{1,12}(?:\.\d{1,8})?$/.test(text) ? { type: Number(type), amount: text, iso } : undefined;
  }
  if (measure === undefined || !/^\d{1,5}$/.test(text)) return undefined;
  return { type: Number(type), [measure]: Number(text) };
}
