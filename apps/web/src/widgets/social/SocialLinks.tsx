import { AccountRow, Badge, Button, ListCard } from '@touchline/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { notify } from '../../features/notifications/notifications.store.ts';
import { enterBySocial, socialProvidersQuery } from '../../features/session/entry/social.api.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { useSocialStart } from './SignInProviders.tsx';
import { socialReturnIn } from './socialReturn.ts';

const linkErrors = { 409: 'alreadyLinked', 422: 'over' } as const;

/** Linked provider accounts, and others to link; renders nothing if the site has none. */
export default function SocialLinks() {
  const { t } = useTranslation('social');
  const hasBundle = useLazyBundle('social');
  const { data: providers = [] } = useQuery(socialProvidersQuery);
  const { busy, go } = useSocialStart();
  useWayBack(hasBundle);
  if (!hasBundle || providers.length === 0) return null;
  return (
    <ListCard title={t('links')} lead={t('linksText')} labels={{ empty: '' }} icon="link">
      {providers.map(({ id, name, isLinked }) => (
        <AccountRow
          key={id}
          icon="link"
          tone={isLinked ? 'success' : 'neutral'}
          title={name}
          aside={isLinked && <Badge tone="success">{t('linked')}</Badge>}
          end={
            !isLinked && (
              <Button size="sm" emphasis="outline" busy={busy === id} onClick={() => void go(id)}>
                {t('link')}
              </Button>
            )
          }
        />
      ))}
    </ListCard>
  );
}

/** Handles the return from a provider, once, and shows the result. */
function useWayBack(canSay: boolean): void {
  const { t } = useTranslation('social');
  const errorMessage = useErrorMessage('social', linkErrors);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const back = socialReturnIn(hash);
    if (!back || !canSay) return;
    void navigate(pathname, { replace: true });
    if ('failed' in back) return void notify({ kind: 'error', title: t('failed'), text: t('failedText') });
    enterBySocial({ ticket: back.ticket, save: false }).then(
      () => {
        notify({ kind: 'success', title: t('linkedNow') });
        void queries.invalidateQueries({ queryKey: socialProvidersQuery.queryKey });
      },
      (error: unknown) => {
        notify({ kind: 'error', title: t('linkFailed'), text: errorMessage(error) });
      },
    );
  }, [hash, pathname, canSay, t, errorMessage, navigate, queries]);
}
