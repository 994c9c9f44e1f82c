import type { CouponPlacement, CouponRefusal, SiteConfig } from '@touchline/contract';
import type { Site, WinningsTaxEntry } from '../../../site/index.ts';
import type { AccountData } from '../../../ledger/index.ts';
import type { ParsedPlacement } from './parsePlacement.ts';

/** Settings of a site for coupons. */
export type CouponSite = Pick<
  SiteConfig,
  | 'isAvailableCouponBonusBet'
  | 'isHyperBonusWithBonusBet'
  | 'showVipBet'
  | 'couponTypesWithMinAmount'
  | 'couponTypesWithMaxAmount'
> & {
  /** Tax on winnings; null without one. */
  readonly winningsTax: WinningsTaxEntry | null;
};

/** Returns the settings of a site for coupons. */
export function couponSite({ config, winningsTax }: Pick<Site, 'config' | 'winningsTax'>): CouponSite {
  return { ...config, winningsTax };
}

export interface PlacementRequest {
  readonly playerId: bigint;
  /** The player's idempotency key. */
  readonly key: string;
  readonly body: CouponPlacement;
  readonly site: CouponSite;
  /** Refusal if the site currently accepts no bets from this player. */
  readonly closed?: CouponRefusal | undefined;
}

/** A placement with its account, before it is decided. */
export interface Submission<Account extends AccountData = AccountData> {
  readonly request: PlacementRequest;
  readonly account: Account;
  readonly placement: ParsedPlacement;
}
