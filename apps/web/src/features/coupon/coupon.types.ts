import type { CouponTypeId } from '@touchline/betting';
import type { CouponPlacement } from '@touchline/contract';

export type { CouponTypeId };

/** The types by their wire ids; the store is on every screen, and the arithmetic of coupons isn't. */
export const couponTypeIds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly CouponTypeId[];

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
  /** The price that the player last agreed to, decimal odds as text; undefined of one that came without a price. */
  readonly coef?: string | undefined;
  /** It was not offered any more when it came in, by a code or from another tab. */
  readonly isBlocked?: boolean | undefined;
  /** Stands in every line of a system. */
  readonly isBanker?: boolean | undefined;
  /** The block that the player put it in: from 1 on in their order, 0 is the lobby. */
  readonly blockId?: number | undefined;
}

/** A placement as it was sent: kept on the device until its end is known, so that a reload finds it again. */
export interface Intent {
  readonly key: string;
  readonly playerId: string;
  readonly body: CouponPlacement;
  /** Server time at which the player asked for it, UTC ms. */
  readonly askedAt: number;
}
