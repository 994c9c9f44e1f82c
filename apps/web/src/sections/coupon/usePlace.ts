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

/** Prices from the server that the player agreed to before the feed sent them. */
export type ToldPrices = ReadonlyMap<string, string>;

export interface Place {
  /**
   * Label of the button.
   * @param amount formatted stake; undefined if it is invalid
   */
  label(amount: string | undefined): string;
  /** Places the bet, or sends a guest to sign in or register; the coupon stays. */
  act(told?: ToldPrices): void;
}

/** State and action of the place button. */
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
        // If the placement code can't be loaded nothing is staked, and the player is notified.
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

// The placement code was loaded after sign-in; the code that builds an order is loaded with the first bet.
async function place(...order: Parameters<typeof placeView>): Promise<void> {
  const { placeView: start } = await import('./placeView.ts');
  await start(...order);
}

const nothingStaked = (error: unknown) => tellPlacement('failure', error);
