import type { Player } from '@touchline/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, type Location } from 'react-router';
import { notify } from '../../features/notifications/notifications.store.ts';
import { session, takeRememberedPage } from '../../features/session/session.store.ts';
import { knownPath } from '../../platform/links/knownPaths.ts';
import { withoutSheet } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';

/**
 * Redirects a player after sign-in to the page they were going to, else home. Players with generated credentials are
 * asked to set a password of their own.
 * @param stay closes the sign-in over its page instead, if no other page was requested
 */
export function useAfterEntry(stay?: () => void): () => void {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const location = useLocation();
  const { home, password } = usePaths();
  return useCallback(() => {
    const page = knownPath(takeRememberedPage());
    if (stay && (page === undefined || isHere(page, location))) stay();
    else void navigate(page ?? home, { replace: true });
    if (!mustChangePassword(session.player)) return;
    notify({
      kind: 'warning',
      title: t('session.mustChangePassword'),
      text: t('session.mustChangePasswordText'),
      link: { href: password, label: t('session.changePassword') },
    });
  }, [t, navigate, home, password, location, stay]);
}

const isHere = (page: string, here: Location) =>
  withoutSheet(new URL(page, window.location.origin)) === withoutSheet(here);

const mustChangePassword = (player: Player | null) => player?.mustChangePassword === true;
