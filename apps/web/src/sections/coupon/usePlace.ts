import { COUPON_TYPE, toWire } from '@touchline/betting';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { tellPlacement } from '../../features/coupon/placementEvents.ts';
import type { Order, PricedBet } from '../../features/coupon/placementBody.ts';
import { rememberPage } from '../../features/session/session.store.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { site } from '../../platform/site/site.ts';
import type { CouponView } from './useCouponView.ts';

/** Prices that the platform told and the player agreed to, where the feed has not told them yet. */
export type ToldPrices = ReadonlyMap<string, string>;

export interface Place {
  /** What the button says. @param amount the stake for people; undefined while it is none */
  label(amount: string | undefined): string;
  /** Places the bet, or takes a guest to where an account is had; the coupon stays. */
  act(told?: ToldPrices): void;
}

/** What the money button does now. */
export function usePlace(view: CouponView): Place {
  const { t } = useTranslation('coupon');
  const navigate = useNavigate();
  const location = useLocation();
  const paths = usePaths();
  const { expressId, promoCode } = useSnapshot(coupon);
  const { session, blocker } = view;

  const act = useCallback(
    (told?: ToldPrices) => {
      if (session.status !== 'player') {
        rememberPage(location.pathname + location.search);
        void navigate(site().isRegistrationAllowed ? paths.registration() : paths.login);
        return;
      }
      if (session.player && blocker === undefined)
        // Without what places bets nothing is staked, and the player hears of it.
        place(session.player.id, view, { expressId, promoCode }, told).catch((error: unknown) =>
          tellPlacement('failure', error),
        );
    },
    [session, view, blocker, expressId, promoCode, location, navigate, paths],
  );

  return {
    act,
    label(amount) {
      if (session.status === 'guest') return t('joinToBet');
      return amount === undefined ? t('place') : t('placeAmount', { amount });
    },
  };
}

/** What of the coupon's state goes with an order. */
interface Chosen {
  readonly expressId: string | undefined;
  readonly promoCode: string | undefined;
}

async function place(
  playerId: string,
  view: CouponView,
  chosen: Chosen,
  told: ToldPrices = new Map(),
): Promise<void> {
  const bets = view.legs.flatMap(({ bet, price }): PricedBet[] => {
    const agreed = told.get(bet.selectionId) ?? price;
    return agreed === undefined ? [] : [{ bet, price: agreed }];
  });
  const { placeCoupon, placeSingles } = await import('../../features/coupon/placing.ts');
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
