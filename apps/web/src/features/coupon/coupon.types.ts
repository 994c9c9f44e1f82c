import type { CouponTypeId } from '@touchline/betting';

export type { CouponTypeId };

/** Types by wire id. Defined here because the store is on every screen and the coupon calculations are not. */
export const couponTypeIds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly CouponTypeId[];

/** A selection in the coupon, with the names to show when the feed no longer has it. */
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
  /** Price that the player last agreed to, decimal odds as text; undefined if it was added without a price. */
  readonly coef?: string | undefined;
  /** True if the leg was no longer offered when it was added, by a code or from another tab. */
  readonly isBlocked?: boolean | undefined;
  /** True if the leg is part of every combination of a system. */
  readonly isBanker?: boolean | undefined;
  /** Block chosen by the player: from 1 in order, 0 is the lobby. */
  readonly blockId?: number | undefined;
}
