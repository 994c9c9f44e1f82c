import type { OddsMilli } from './odds.ts';

/** 0 ask on any change, 1 accept any change, 2 accept unchanged or better only. */
export type ChangeCoefAction = 0 | 1 | 2;

/** What a player accepts unless he chose otherwise: unchanged or better prices. */
export const DEFAULT_CHANGE_COEF_ACTION: ChangeCoefAction = 2;

/** The prices of a coupon as the player saw them and as they are, leg by leg. */
export interface PriceQuestion {
  readonly shown: readonly OddsMilli[];
  readonly now: readonly OddsMilli[];
  readonly changeCoefAction: ChangeCoefAction;
  /** Only the exact prices shown are accepted; overrides `changeCoefAction`. */
  readonly exactCoef: boolean;
}

/** Whether to accept at the present prices or to ask the player, and which legs (by index) moved. */
export interface PriceVerdict {
  readonly verdict: 'accept' | 'confirm';
  readonly moved: readonly number[];
}

/**
 * Judges price moves leg by leg: one worse leg counts as worse even when the total rose. A changed line or
 * market and a suspended market are no price moves; the caller asks about those in every mode.
 * Throws a RangeError when the two lists differ in length.
 */
export function judgePrices({ shown, now, changeCoefAction, exactCoef }: PriceQuestion): PriceVerdict {
  if (shown.length !== now.length) {
    throw new RangeError(
      `Each leg needs a shown and a present price, got ${shown.length} and ${now.length}.`,
    );
  }
  const moves = now.map((price, index) => price - (shown[index] ?? price));
  const moved = moves.flatMap((move, index) => (move === 0 ? [] : [index]));
  const accepted =
    moved.length === 0 ||
    (!exactCoef && (changeCoefAction === 1 || (changeCoefAction === 2 && moves.every((move) => move >= 0))));
  return { verdict: accepted ? 'accept' : 'confirm', moved };
}
