import type { OddsMilli } from './odds.ts';

/** Price change setting: 0 asks for any change, 1 accepts any change, 2 accepts unchanged or better prices only. */
export type ChangeCoefAction = 0 | 1 | 2;

/** Default price change setting: accept unchanged or better prices. */
export const DEFAULT_CHANGE_COEF_ACTION: ChangeCoefAction = 2;

/** Prices of a coupon as shown to the player and as currently offered, leg by leg. */
export interface PriceQuestion {
  readonly shown: readonly OddsMilli[];
  readonly now: readonly OddsMilli[];
  readonly changeCoefAction: ChangeCoefAction;
  /** True if only the exact prices shown are accepted; overrides `changeCoefAction`. */
  readonly exactCoef: boolean;
}

/** Answer to changed prices: accept them or ask the player, and the indexes of the legs whose price changed. */
export interface PriceVerdict {
  readonly verdict: 'accept' | 'confirm';
  readonly moved: readonly number[];
}

/**
 * Judges price changes leg by leg: one worse leg counts as worse even if the total is higher. A changed line or
 * market and a suspended market aren't price changes; the caller asks about those in every mode.
 * @throws RangeError if the two lists differ in length
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
