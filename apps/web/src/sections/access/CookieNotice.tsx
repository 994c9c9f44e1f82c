import { Notice } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takesCookies } from '../../platform/cookies/takesCookies.ts';

/**
 * Says before a form that signs in that the browser blocks cookies, and what to do. Checked again when the player is
 * back from the browser's settings.
 */
export function CookieNotice() {
  const { t } = useTranslation('access');
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const check = () => setBlocked(!takesCookies());
    check();
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, []);
  if (!isBlocked) return null;
  return (
    <Notice tone="warning" announced>
      {t('refused.cookies')}
    </Notice>
  );
}
