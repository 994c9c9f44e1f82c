import { SocialButtons } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../features/notifications/notifications.store.ts';
import { socialProvidersQuery, startSocial } from '../../features/session/entry/social.api.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { requireCookies } from '../../platform/api/requireCookies.ts';
import { socialStartErrors } from './socialStartErrors.ts';

/** Sign-in by provider accounts; renders nothing if the site has none. */
export default function SignInProviders() {
  const { t } = useTranslation('social');
  const hasBundle = useLazyBundle('social');
  const { data: providers = [] } = useQuery(socialProvidersQuery);
  const { busy, go } = useSocialStart();
  if (!hasBundle || providers.length === 0) return null;
  return (
    <SocialButtons label={t('label')} providers={providers} busy={busy} onProvider={(id) => void go(id)} />
  );
}

/** Redirects to a provider's page, by its address in the site's allowlist. */
export function useSocialStart() {
  const { t } = useTranslation('social');
  const lang = useLang();
  const errorMessage = useErrorMessage('social', socialStartErrors);
  const [busy, setBusy] = useState<string>();
  async function go(provider: string): Promise<void> {
    setBusy(provider);
    try {
      requireCookies();
      location.assign(await startSocial({ provider, language: lang }));
    } catch (error) {
      setBusy(undefined);
      notify({ kind: 'error', title: t('failed'), text: errorMessage(error) });
    }
  }
  return { busy, go };
}
