import { rational } from '@touchline/betting';
import { isFreshRate, OPERATOR_SOURCE, RATE_BASE, rateText } from '@touchline/cashier';
import type { ListedRate, SiteSpreads } from '@touchline/contract/operators';
import { type Db, type RecordChange, ProblemError } from '../../kernel/index.ts';
import type { LedgerSite } from '../wallet/ledgerSite.ts';
import { ratesInForce, type Rates } from './rates.service.ts';
import * as store from './rates.store.ts';

/** Pair of currencies with its spread; null returns to that of the list of sites. */
export interface NewSpread {
  readonly from: string;
  readonly to: string;
  readonly percent: string | null;
}

type SpreadSite = Pick<LedgerSite, 'id' | 'config' | 'exchange'>;

/** Operators' work with rates and spreads. Changes are recorded in their transaction. */
export interface OperatorRates {
  list(): Promise<ListedRate[]>;
  /** @param units decimal text above 0, per unit of the base. Throws a ProblemError 409 for the base itself. */
  set(iso: string, units: string, record: RecordChange): Promise<void>;
  /** Returns to the provider's rate. Throws a ProblemError 404 if no operator has entered one. */
  remove(iso: string, record: RecordChange): Promise<void>;
  spreads(site: SpreadSite): Promise<SiteSpreads>;
  /** Throws a ProblemError 409 for a pair of one currency. */
  setSpread(site: SpreadSite, spread: NewSpread, record: RecordChange): Promise<void>;
}

export interface OperatorRatesDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly rates: Pick<Rates, 'reload'>;
}

export function createOperatorRates({ db, now, rates }: OperatorRatesDeps): OperatorRates {
  return {
    async list() {
      const all = await store.storedRates(db);
      const inForce = new Set(ratesInForce(all, now()));
      return all.map((rate) => ({
        iso: rate.iso,
        source: rate.source,
        isOperators: rate.source === OPERATOR_SOURCE,
        units: rateText(rate.units),
        asOf: rate.asOf,
        isFresh: isFreshRate(rate, now().getTime()),
        isInForce: inForce.has(rate),
      }));
    },
    async set(iso, units, record) {
      if (iso === RATE_BASE) throw noRateOfBase();
      await db.transaction().execute(async (trx) => {
        const before = await store.operatorRate(trx, iso);
        await store.setOperatorRate(trx, iso, rational.toText(rational.parse(units)), now());
        await record(trx, { before: before ? { units: shownUnits(before.units) } : null, after: { units } });
      });
      await rates.reload();
    },
    async remove(iso, record) {
      await db.transaction().execute(async (trx) => {
        const before = await store.operatorRate(trx, iso);
        if (!before) throw noOwnRate(iso);
        await store.removeOperatorRate(trx, iso);
        await record(trx, { before: { units: shownUnits(before.units) }, after: null });
      });
      await rates.reload();
    },
    async spreads({ id, exchange, config }) {
      const own = await store.storedSpreads(db, id);
      const isOwn = (from: string, to: string) => own.some((pair) => pair.from === from && pair.to === to);
      const listed = Object.entries(exchange.spreads).flatMap(([pair, percent]) => {
        const [from = '', to = ''] = pair.split('-');
        return isOwn(from, to) ? [] : [{ from, to, percent, isOperators: false }];
      });
      return {
        spread: exchange.spread,
        currencies: config.registrationCurrencies,
        pairs: [...own.map((pair) => ({ ...pair, isOperators: true })), ...listed],
      };
    },
    async setSpread({ id: siteId }, { from, to, percent }, record) {
      if (from === to) throw samePair();
      await db.transaction().execute(async (trx) => {
        const own = await store.storedSpreads(trx, siteId);
        const before = own.find((pair) => pair.from === from && pair.to === to);
        await store.setSpread(trx, { siteId, from, to }, percent);
        await record(trx, { before: before ?? null, after: percent === null ? null : { from, to, percent } });
      });
    },
  };
}

const shownUnits = (text: string): string => rateText(rational.parse(text));

const noRateOfBase = () =>
  new ProblemError(409, 'RATE_OF_BASE', `Rates are units per ${RATE_BASE}: choose another currency.`);
const noOwnRate = (iso: string) =>
  new ProblemError(404, 'RATE_NOT_FOUND', `No operator has entered a rate for ${iso}: reload the list.`);
const samePair = () =>
  new ProblemError(409, 'SAME_CURRENCY', 'A pair is two different currencies: choose another one.');
