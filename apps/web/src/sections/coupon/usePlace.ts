import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { coupon } from '../../features/coupon/coupon.store.ts';
import { tellPlacement } from '../../features/coupon/placementEvents.ts';
import { rememberPage } from '../../features/session/session.store.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { leadsToRegistration, openWayIn } from '../../platform/links/waysIn.ts';
import type { placeView } from './placeView.ts';
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
  const location = useLocation();
  const navigate = useNavigate();
  const paths = usePaths();
  const { expressId, promoCode } = useSnapshot(coupon);
  const { session, blocker } = view;

  const act = useCallback(
    (told?: ToldPrices) => {
      if (session.status !== 'player') {
        rememberPage(location.pathname + location.search);
        const way = leadsToRegistration() ? 'registration' : 'login';
        if (!openWayIn(way)) void navigate(way === 'login' ? paths.login : paths.registration());
        return;
      }
      if (session.player && blocker === undefined)
        // Without what places bets nothing is staked, and the player hears of it.
        place(session.player.id, view, { expressId, promoCode }, told).catch(nothingStaked);
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

// What places bets is there since the player signed in, and what makes an order of a coupon comes with the first.
async function place(...order: Parameters<typeof placeView>): Promise<void> {
  const { placeView: start } = await import('./placeView.ts');
  await start(...order);
}

const nothingStaked = (error: unknown) => tellPlacement('failure', error);
