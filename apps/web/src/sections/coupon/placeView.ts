import { COUPON_TYPE, toWire } from '@touchline/betting';
import type { Order, PricedBet } from '../../features/coupon/placementBody.ts';
import { placeCoupon, placeSingles } from '../../features/coupon/placing.ts';
import type { CouponView } from './useCouponView.ts';
import type { ToldPrices } from './usePlace.ts';

/** Fields of the coupon's state that are part of an order. */
export interface Chosen {
  readonly expressId: string | undefined;
  readonly promoCode: string | undefined;
}

/**
 * Places the coupon as the player sees it.
 * @throws ApiError when the placement code can't be loaded: nothing was staked
 */
export async function placeView(
  playerId: string,
  view: CouponView,
  chosen: Chosen,
  told: ToldPrices = new Map(),
): Promise<void> {
  const bets = view.legs.flatMap(({ bet, price }): PricedBet[] => {
    const agreed = told.get(bet.selectionId) ?? price;
    return agreed === undefined ? [] : [{ bet, price: agreed }];
  });
  if (view.typeId === COUPON_TYPE.multipleSingles) {
    const orders = singlesOf(view, bets);
    if (orders.length === bets.length) await placeSingles(playerId, orders);
    return;
  }
  const order = orderOf(view, chosen, bets);
  if (order) await placeCoupon(playerId, order);
}

function orderOf(view: CouponView, { expressId, promoCode }: Chosen, bets: PricedBet[]): Order | undefined {
  const { account, stake, typeId, systemValue, iso, facts, extras, coefViewId } = view;
  if (!account || stake.minor === undefined) return undefined;
  const isAboveMax = facts.max !== undefined && stake.minor > facts.max;
  return {
    accountId: account.id,
    typeId,
    amount: toWire(stake.minor, iso),
    amountByBlockId: blockAmounts(view),
    systemValue,
    hasBonusBet: extras.hasBonusBet,
    expressId,
    promoCode,
    prepaidAmount: view.prepaidAmount,
    isVipBet: isAboveMax && facts.isMaxAsked,
    coefViewId,
    bets,
  };
}

function blockAmounts({ byBlock, iso }: CouponView): Record<string, string> | undefined {
  if (byBlock.size === 0) return undefined;
  return Object.fromEntries([...byBlock].map(([id, { minor = 0n }]) => [String(id), toWire(minor, iso)]));
}

function singlesOf({ account, byBet, iso, coefViewId }: CouponView, bets: readonly PricedBet[]): Order[] {
  return bets.flatMap((priced) => {
    const minor = byBet.get(priced.bet.selectionId)?.minor;
    if (!account || minor === undefined) return [];
    const amount = toWire(minor, iso);
    return [{ accountId: account.id, typeId: COUPON_TYPE.single, amount, coefViewId, bets: [priced] }];
  });
}
