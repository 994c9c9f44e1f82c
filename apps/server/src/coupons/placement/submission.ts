import type { CouponPlacement, CouponRefusal, SiteConfig } from '@touchline/contract';
import type { AccountData } from '../../wallet/accountData.ts';
import type { ParsedPlacement } from './parsePlacement.ts';

/** Settings of a site for coupons. */
export type CouponSite = Pick<
  SiteConfig,
  | 'isAvailableCouponBonusBet'
  | 'isHyperBonusWithBonusBet'
  | 'showVipBet'
  | 'couponTypesWithMinAmount'
  | 'couponTypesWithMaxAmount'
>;

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
