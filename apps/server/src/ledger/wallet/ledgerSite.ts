import type { LoyaltyPlan, SiteConfig } from '@touchline/contract';

/** Data of a site that the ledger needs. */
export interface LedgerSite {
  readonly id: string;
  readonly config: Pick<SiteConfig, 'isDemoCashier' | 'registrationCurrencies'>;
  /** Accounts are listed with points if there is a plan of them. */
  readonly loyalty: Pick<LoyaltyPlan, 'points'>;
  /** Spreads of exchanges in percent, decimal text; those of pairs by names such as `EUR-USD`. */
  readonly exchange: { readonly spread: string; readonly spreads: Readonly<Record<string, string>> };
}
