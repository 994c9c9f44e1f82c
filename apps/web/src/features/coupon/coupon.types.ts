import type { COUPON_TYPE, PayableCouponTypeId } from '@touchline/betting';
import type { CouponPlacement } from '@touchline/contract';

/** One selection in the coupon, with what is needed to name it when the feed no longer carries it. */
export interface CouponBet {
  readonly selectionId: string;
  readonly marketId: string;
  readonly gameId: number;
  readonly selectionKey: string;
  readonly marketType: string;
  readonly line?: string | undefined;
  readonly ordinal?: number | undefined;
  readonly sportId: number;
  readonly competition: string;
  readonly country: string;
  readonly home: string;
  readonly away: string;
  /** UTC seconds. */
  readonly startsAt: number;
  /** The price that the player last agreed to, decimal odds as text. */
  readonly coef: string;
}

/** The types that a coupon of this app has. */
export type CouponTypeId = Extract<
  PayableCouponTypeId,
  typeof COUPON_TYPE.single | typeof COUPON_TYPE.express
>;

/** A placement as it was sent: kept on the device until its end is known, so that a reload finds it again. */
export interface Intent {
  readonly key: string;
  readonly playerId: string;
  readonly body: CouponPlacement;
  /** Server time at which the player asked for it, UTC ms. */
  readonly askedAt: number;
}
