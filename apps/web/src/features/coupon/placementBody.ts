import type { CouponPlacement } from '@touchline/contract';
import type { CouponBet } from './coupon.types.ts';
import type { CouponSettings } from './couponSettings.store.ts';

/** A selection at the price that the player sees. */
export interface PricedBet {
  readonly bet: Pick<CouponBet, 'gameId' | 'marketId' | 'selectionId' | 'isBanker' | 'blockId'>;
  /** Decimal odds as text. */
  readonly price: string;
}

/** Data of a placement; amounts are wire text. */
export interface Order {
  readonly accountId: string;
  /** Wire id of the type. */
  readonly typeId: number;
  readonly amount: string;
  readonly amountByBlockId?: Readonly<Record<string, string>> | undefined;
  readonly systemValue?: number | undefined;
  readonly hasBonusBet?: boolean | undefined;
  readonly expressId?: string | undefined;
  readonly promoCode?: string | undefined;
  readonly prepaidAmount?: string | undefined;
  readonly isVipBet?: boolean | undefined;
  readonly offerOf?: string | undefined;
  /** Partner that referred the player. */
  readonly refId?: string | undefined;
  readonly coefViewId: number;
  readonly bets: readonly PricedBet[];
}

/** Returns a copy without optional fields that are undefined or false. */
function told<T extends object>(facts: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined && value !== false);
  // Cast: only undefined and false values were left out.
  return Object.fromEntries(entries) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}

/**
 * Converts an order to the request body.
 * @param settings the player's handling of price changes
 */
export function placementBody(
  { accountId, typeId, amount, coefViewId, bets, ...others }: Order,
  {
    changeCoefAction,
    exactCoef,
    isDropOnScoreChange,
  }: Pick<CouponSettings, 'changeCoefAction' | 'exactCoef' | 'isDropOnScoreChange'>,
): CouponPlacement {
  return {
    accountId,
    typeId,
    amount,
    ...told(others),
    changeCoefAction,
    exactCoef,
    isDropOnScoreChange,
    coefViewId,
    bets: bets.map(({ bet: { gameId, marketId, selectionId, isBanker, blockId }, price }) => ({
      gameId,
      marketId,
      selectionId,
      coef: price,
      ...told({ isBanker, blockId }),
    })),
  };
}
