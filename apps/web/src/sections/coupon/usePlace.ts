import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { placeCoupon } from '../../features/coupon/placing.ts';
import { rememberPage } from '../../features/session/session.store.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { site } from '../../platform/site/site.ts';
import type { CouponView } from './useCouponView.ts';

export interface Place {
  /** What the button says. @param amount the stake for people; undefined while it is none */
  label(amount: string | undefined): string;
  /** Places the bet, or takes a guest to where an account is had; the coupon stays. */
  act(): void;
}

/** What the money button does now. */
export function usePlace(view: CouponView): Place {
  const { t } = useTranslation('coupon');
  const navigate = useNavigate();
  const location = useLocation();
  const paths = usePaths();
  const { session, account, stake, legs, blocker, facts, coefViewId } = view;

  const act = useCallback(() => {
    if (session.status !== 'player') {
      rememberPage(location.pathname + location.search);
      void navigate(site().isRegistrationAllowed ? paths.registration() : paths.login);
      return;
    }
    if (!account || !session.player || stake.minor === undefined || blocker !== undefined) return;
    void placeCoupon({
      playerId: session.player.id,
      accountId: account.id,
      iso: facts.iso,
      stakeMinor: stake.minor,
      legs,
      coefViewId,
    });
  }, [session, account, stake, legs, blocker, facts.iso, coefViewId, location, navigate, paths]);

  return {
    act,
    label(amount) {
      if (session.status === 'guest') return t('joinToBet');
      return amount === undefined ? t('place') : t('placeAmount', { amount });
    },
  };
}
