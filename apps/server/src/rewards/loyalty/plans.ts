import { rational, toMinor } from '@touchline/betting';
import type { CashbackBounds, CashbackPlan } from '@touchline/loyalty';
import { BASE_CURRENCY, exchanged } from '../../ledger/index.ts';

/** Converts an amount of a plan to exact minor units of a currency. */
export function planAmount(text: string, iso: string): rational.Rational {
  return exchanged(rational.of(toMinor(text, BASE_CURRENCY)), BASE_CURRENCY, iso);
}

/** Returns the bounds of a cashback in a currency: the least amount rounded up, the cap down. */
export function boundsIn({ least, cap }: Pick<CashbackPlan, 'least' | 'cap'>, iso: string): CashbackBounds {
  return { least: rational.ceil(planAmount(least, iso)), cap: rational.floor(planAmount(cap, iso)) };
}
