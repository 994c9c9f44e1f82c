import type { Insertable } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    currency_rates: CurrencyRatesTable;
    exchange_spreads: ExchangeSpreadsTable;
    exchange_quotes: ExchangeQuotesTable;
    exchanges: ExchangesTable;
  }
}

/** The latest rate of a currency from each source. */
export interface CurrencyRatesTable {
  iso: string;
  /** `operator`, or the name of a provider. */
  source: string;
  /** Units per unit of the base, exact text of a rational number. */
  units: string;
  /** Time for which the source gave it. */
  as_of: Date;
}

/** Spreads that operators set for a pair of currencies of a site; others come from the list of sites. */
export interface ExchangeSpreadsTable {
  site_id: string;
  from_iso: string;
  to_iso: string;
  /** Decimal text. */
  percent: string;
}

/** Amounts of a conversion in minor units, with its rate. */
interface Conversion {
  id: string;
  player_id: bigint;
  /** `transfer`: the whole account of a currency that the site gives up. */
  purpose: 'exchange' | 'transfer';
  from_account: bigint;
  /** Null in a quote if the account would be opened. */
  to_account: bigint | null;
  from_iso: string;
  to_iso: string;
  amount: bigint;
  result: bigint;
  /** Exact text of a rational number, before the spread. */
  rate: string;
  spread: string;
  source: string;
  rate_at: Date;
}

export interface ExchangeQuotesTable extends Conversion {
  expires_at: Date;
}

/** Booked conversions; their ledger transactions have the same id as `ref`. */
export interface ExchangesTable extends Conversion {
  at: Date;
}

export type QuoteRow = Insertable<ExchangeQuotesTable>;
