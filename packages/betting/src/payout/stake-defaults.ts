import { toMinor } from '../numbers/money.ts';

/** Steps of the plus and minus buttons of the stake field, as wire text by currency. */
export const AMOUNT_STEPS = {
  RUB: '100',
  USD: '2.5',
  EUR: '2.5',
  JPY: '500',
  BTC: '0.00005',
  mBTC: '0.05',
} as const;

/** Initial amounts of the stake field, as wire text by currency. */
export const INITIAL_AMOUNTS = {
  RUB: '150',
  USD: '5',
  EUR: '5',
  GBP: '5',
  BTC: '0.0001',
  mBTC: '0.1',
} as const;

type Amounts = Readonly<Record<string, string>> & { readonly RUB: string };

function amountOf(amounts: Amounts, iso: string): bigint {
  return toMinor((Object.hasOwn(amounts, iso) ? amounts[iso] : undefined) ?? amounts.RUB, iso);
}

/** Returns the step of a currency in minor units; unlisted currencies use the number for RUB. */
export function amountStep(iso: string): bigint {
  return amountOf(AMOUNT_STEPS, iso);
}

/** Returns the initial amount of a currency in minor units; unlisted currencies use the number for RUB. */
export function initialAmount(iso: string): bigint {
  return amountOf(INITIAL_AMOUNTS, iso);
}
