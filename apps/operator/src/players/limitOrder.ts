import type { Limit, LimitTypeId } from '@touchline/contract';
import type { WriteOf } from '../api/calls.ts';

/** Unit of a limit's value. */
type LimitMeasure = Exclude<Limit['measure'], 'none'>;

/** A limit as the call sets it, without the reason. */
type LimitOrder = Omit<WriteOf<'post', '/ops/players/{playerId}/limits'>['body'], 'reason'>;

/** Limit that an operator may set. */
export interface SettableLimit {
  readonly type: LimitTypeId;
  /** Unit of its value. */
  readonly measure: LimitMeasure;
  /** True if the limit keeps the player away: an exclusion and a break. */
  readonly endsPlay: boolean;
}

/** Limits that an operator may set. Limit 37 is a switch that only the player may set. */
const measures = {
  1: 'money',
  2: 'money',
  3: 'money',
  10: 'money',
  11: 'money',
  12: 'money',
  20: 'money',
  21: 'money',
  22: 'money',
  30: 'days',
  31: 'hours',
  32: 'minutes',
  33: 'days',
} as const satisfies Record<Exclude<LimitTypeId, 37>, LimitMeasure>;

const limitOf = (type: keyof typeof measures): SettableLimit => ({
  type,
  measure: measures[type],
  endsPlay: measures[type] === 'days',
});

/** Limit that the form shows at first. */
export const firstLimit = limitOf(1);

// The cast: the names are the numbers above.
export const settableLimits = Object.keys(measures).map((type) =>
  limitOf(Number(type) as keyof typeof measures),
);

const AMOUNT = /^\d{1,12}(?:\.\d{1,8})?$/;
const COUNT = /^\d{1,5}$/;

/**
 * Returns the body of the call that sets a limit; undefined if the value is invalid.
 * @param value a decimal amount for limits of money, else a whole number
 */
export function limitOrder(
  { type, measure }: Pick<SettableLimit, 'type' | 'measure'>,
  value: string,
  iso: string,
): LimitOrder | undefined {
  const text = value.trim();
  if (measure === 'money') return AMOUNT.test(text) ? { type, amount: text, iso } : undefined;
  if (!COUNT.test(text)) return undefined;
  const count = Number(text);
  switch (measure) {
    case 'hours':
      return { type, hours: count };
    case 'minutes':
      return { type, minutes: count };
    case 'days':
      return { type, days: count };
  }
}
