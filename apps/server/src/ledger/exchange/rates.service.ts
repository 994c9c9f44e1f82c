import { pairRate, rateInForce, type PairRate, type SourcedRate } from '@touchline/cashier';
import { type Db, type Job, ProblemError } from '../../kernel/index.ts';
import type { LedgerSite } from '../wallet/ledgerSite.ts';
import { rememberRates } from '../wallet/rates.ts';
import type { RateProvider } from './rateProvider.ts';
import { storedRates, storedSpreads, storeProvided } from './rates.store.ts';

/** Interval at which providers are asked, ms: well within the minute for which a rate of a cryptocurrency counts. */
const ASK_EVERY = 20_000;

/** Exchange rates of all sources. */
export interface Rates {
  /** Asks the provider, stores its answer, and renews the last known rates of this process. */
  refresh(): Promise<void>;
  /** Reads the stored rates only, for example after an operator's change. */
  reload(): Promise<void>;
  readonly jobs: readonly Job[];
}

export interface RatesDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Source besides the operators' table; undefined without one. */
  readonly provider: RateProvider | undefined;
}

/** Creates the rates of the platform. A provider without an answer leaves the rates as they are, and they grow old. */
export function createRates({ db, now, provider }: RatesDeps): Rates {
  async function reload(): Promise<void> {
    const inForce = ratesInForce(await storedRates(db), now());
    rememberRates(inForce.map(({ iso, units }) => [iso, units]));
  }

  async function refresh(): Promise<void> {
    if (provider) {
      const given = await provider.rates();
      // A clock that is ahead doesn't make a rate younger than it is.
      const at = now();
      const rates = given.map((rate) => (rate.asOf > at ? { ...rate, asOf: at } : rate));
      await storeProvided(db, provider.name, rates);
    }
    await reload();
  }

  return {
    refresh,
    reload,
    jobs: [
      {
        every: ASK_EVERY,
        work: refresh,
        atStart: refresh,
        failed: 'The exchange rates could not be renewed; the last ones grow old.',
      },
    ],
  };
}

/** Returns the rate of each currency that counts now. */
export function ratesInForce(rates: readonly SourcedRate[], now: Date): SourcedRate[] {
  const byIso = Map.groupBy(rates, ({ iso }) => iso);
  return [...byIso.values()].flatMap((ofOne) => rateInForce(ofOne, now.getTime()) ?? []);
}

/** Returns the rate at which money may be converted now; undefined if there is none, or it is too old. */
export async function currentRate(
  db: Db,
  from: string,
  to: string,
  now: Date,
): Promise<PairRate | undefined> {
  const inForce = ratesInForce(await storedRates(db, [from, to]), now);
  const rate = pairRate(from, to, inForce, now.getTime());
  return rate?.isFresh ? rate : undefined;
}

/**
 * Returns the rate at which money may be converted now. Throws a ProblemError 409 `RATE_STALE` if there is none, or it
 * is too old.
 */
export async function freshRate(db: Db, from: string, to: string, now: Date): Promise<PairRate> {
  const rate = await currentRate(db, from, to, now);
  if (rate) return rate;
  throw new ProblemError(
    409,
    'RATE_STALE',
    `There is no current rate from ${from} to ${to}: try again in a few minutes.`,
  );
}

/** Returns the spread of a pair on a site in percent, decimal text: the operators', else that of the list of sites. */
export async function spreadOf(
  db: Db,
  site: Pick<LedgerSite, 'id' | 'exchange'>,
  from: string,
  to: string,
): Promise<string> {
  const own = (await storedSpreads(db, site.id)).find((pair) => pair.from === from && pair.to === to);
  return own?.percent ?? site.exchange.spreads[`${from}-${to}`] ?? site.exchange.spread;
}
