import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { bonusPopupQuery } from '../../../features/bonuses/bonuses.api.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { site } from '../../../platform/site/site.ts';
import { remembered } from './remembered.ts';

/** Pages on which no bonus is pointed to: money, limits, identity, results of payments, and the bonuses themselves. */
const WITHOUT = /\/(?:onpay|office\/(?:recharge|deduce|responsible|identification|bonuses|promo-code))/;

/** Returns the bonus to point the player to on this page, once for each in a visit. */
export function useBonusPopup() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const { bonusesSeen } = useSnapshot(remembered);
  const isShown = site().visit?.popups.includes('bonus') ?? false;
  const { data } = useQuery({ ...bonusPopupQuery, enabled: isShown && status === 'player' });
  if (!data || WITHOUT.test(pathname) || bonusesSeen.includes(data.id)) return undefined;
  return data;
}
