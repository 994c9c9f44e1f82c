import type { Player } from '@touchline/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { notify } from '../../features/notifications/notifications.store.ts';
import { session, takeRememberedPage } from '../../features/session/session.store.ts';
import { knownPath } from '../../platform/links/knownPaths.ts';
import { usePaths } from '../../platform/links/usePaths.ts';

/**
 * Leads a player who just came in to the page they were going to, else home. Who came with credentials that
 * were made up is asked for a password of their own.
 */
export function useGoOn(): () => void {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const { home, password } = usePaths();
  return useCallback(() => {
    void navigate(knownPath(takeRememberedPage()) ?? home, { replace: true });
    if (!mustChangePassword(session.player)) return;
    notify({
      kind: 'warning',
      title: t('session.mustChangePassword'),
      text: t('session.mustChangePasswordText'),
      link: { href: password, label: t('session.changePassword') },
    });
  }, [t, navigate, home, password]);
}

const mustChangePassword = (player: Player | null) => player?.mustChangePassword === true;
