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

/** 0 single, 1 express. */
export type CouponTypeId = CouponPlacement['typeId'];

/** A placement as it was sent: kept on the device until its end is known, so that a reload finds it again. */
export interface Intent {
  readonly key: string;
  readonly playerId: string;
  readonly body: CouponPlacement;
  /** Server time at which the player asked for it, UTC ms. */
  readonly askedAt: number;
}
