import { currencyExponent } from '@touchline/betting';

/** Stakes from which lists can be narrowed, in units of currencies with two decimals. */
const STAKES = ['0.10', '0.50', '1.00'] as const;
const WITHOUT_DECIMALS = ['10', '50', '100'] as const;

/** Returns the stakes of the filter by stake in a currency, decimal text. */
export const stakesOf = (iso: string): readonly string[] =>
  currencyExponent(iso) === 0 ? WITHOUT_DECIMALS : STAKES;
