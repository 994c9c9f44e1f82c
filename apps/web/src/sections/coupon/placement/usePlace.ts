import { COUPON_TYPE, toWire } from '@touchline/betting';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../../features/coupon/coupon.store.ts';
import type { Order, PricedBet } from '../../../features/coupon/placement/intents.ts';
import { emitPlacement } from '../../../features/coupon/placement/placementEvents.ts';
import { rememberPage } from '../../../features/session/session.store.ts';
import { useLoginHref } from '../../../platform/links/useLoginHref.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { offersRegistration, openEntrySheet } from '../../../platform/links/entrySheets.ts';
import type { CouponView } from '../useCouponView.ts';

/** Prices from the server that the player agreed to before the feed sent them. */
export type AgreedPrices = ReadonlyMap<string, string>;

export interface Place {
  /**
   * Label of the button.
   * @param amount formatted stake; undefined if it is invalid
   */
  label(amount: string | undefined): string;
  /** Places the bet, or sends a guest to sign in or register; the coupon stays. */
  act(agreed?: AgreedPrices): void;
}

/** State and action of the place button. */
export function usePlace(view: CouponView): Place {
  const { t } = useTranslation('coupon');
  const location = useLocation();
  const navigate = useNavigate();
  const { registration: toRegistration } = usePaths();
  const loginHref = useLoginHref();
  const { expressId, promoCode } = useSnapshot(coupon);
  const { session, blocker } = view;

  const act = useCallback(
    (agreed?: AgreedPrices) => {
      if (session.status !== 'player') {
        rememberPage(location.pathname + location.search);
        const way = offersRegistration() ? 'registration' : 'login';
        if (!openEntrySheet(way)) void navigate(way === 'login' ? loginHref : toRegistration());
        return;
      }
      if (session.player && blocker === undefined)
        // If the placement code can't be loaded nothing is staked, and the player is notified.
        place(session.player.id, view, { expressId, promoCode }, agreed).catch(nothingStaked);
    },
    [session, view, blocker, expressId, promoCode, location, navigate, loginHref, toRegistration],
  );

  return {
    act,
    label(amount) {
      if (session.status === 'guest') return t('joinToBet');
      return amount === undefined ? t('place') : t('placeAmount', { amount });
    },
  };
}

const nothingStaked = (error: unknown) => emitPlacement('failure', error);

/** Fields of the coupon's state that are part of an order. */
interface Chosen {
  readonly expressId: string | undefined;
  readonly promoCode: string | undefined;
}

/**
 * Places the coupon at the prices that the player sees.
 * @throws when the placement code can't be loaded: nothing was staked
 */
async function place(
  playerId: string,
  view: CouponView,
  chosen: Chosen,
  agreed: AgreedPrices = new Map(),
): Promise<void> {
  // Loaded after sign-in already.
  const { placeCoupon, placeSingles } = await import('../../../features/coupon/placement/place.ts');
  const bets = view.legs.flatMap(({ bet, price }): PricedBet[] => {
    const agreedPrice = agreed.get(bet.selectionId) ?? price;
    return agreedPrice === undefined ? [] : [{ bet, price: agreedPrice }];
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
  const { account, stake, typeId, systemValue, iso, bounds, extras, coefViewId } = view;
  if (!account || stake.minor === undefined) return undefined;
  const isAboveMax = bounds.max !== undefined && stake.minor > bounds.max;
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
    isVipBet: isAboveMax && bounds.isMaxAsked,
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
