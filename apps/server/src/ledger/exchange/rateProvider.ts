import { isCurrencyCode, rational } from '@touchline/betting';
import * as v from 'valibot';

/** Rate of a currency as a provider gives it. */
export interface GivenRate {
  readonly iso: string;
  /** Whole units per whole unit of the base. */
  readonly units: rational.Rational;
  readonly asOf: Date;
}

/** Source of exchange rates outside of the platform. */
export interface RateProvider {
  /** Name that conversions store and players see. */
  readonly name: string;
  /** Returns all current rates. Throws an error if there is no readable answer. */
  rates(): Promise<readonly GivenRate[]>;
}

/** Time for an answer, ms. */
const PATIENCE = 10_000;

const Answer = v.object({
  base: v.literal('EUR'),
  /** UTC seconds. */
  asOf: v.pipe(v.number(), v.integer(), v.minValue(0)),
  units: v.record(
    v.pipe(v.string(), v.check(isCurrencyCode, 'a currency code')),
    v.pipe(v.string(), v.regex(/^(?!0+(?:\.0+)?$)\d{1,15}(?:\.\d{1,18})?$/, 'a decimal above 0')),
  ),
});

/**
 * Creates a provider that answers with JSON at one address: `{"base": "EUR", "asOf": 1767225600,
 * "units": {"USD": "1.08"}}`.
 * @param url address, from the settings
 * @param name name in the platform
 */
export function createHttpRates(url: string, name: string): RateProvider {
  return {
    name,
    async rates() {
      const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
      if (!answer.ok) throw new Error(`The source of rates answered ${answer.status}.`);
      const { asOf, units } = v.parse(Answer, await answer.json());
      return Object.entries(units).map(([iso, text]) => ({
        iso,
        units: rational.parse(text),
        asOf: new Date(asOf * 1000),
      }));
    },
  };
}
