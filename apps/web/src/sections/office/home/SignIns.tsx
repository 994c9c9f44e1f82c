import { AccountRow, Link, ListCard } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sessionsQuery } from '../../../features/session/security/security.api.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { useSecurityPaths } from '../../../platform/links/securityPaths.ts';
import { useMoment } from '../../../features/settings/useMoment.ts';

/** Sign-in on this device, the one before, and the number of other devices. */
export default function SignIns() {
  const { t } = useTranslation('account');
  const { player } = useSession();
  const { sessions } = useSecurityPaths();
  const moment = useMoment();
  const { data = [], isPending, isError, refetch } = useQuery(sessionsQuery);
  const others = data.filter(({ endedAt, isThis }) => endedAt === undefined && !isThis).length;
  return (
    <ListCard
      title={t('sessions.title')}
      tools={
        <Link href={sessions} tone="muted">
          {t('sessions.all')}
        </Link>
      }
      icon="device"
      status={isPending || !player ? 'loading' : isError ? 'failed' : 'ready'}
      onRetry={() => void refetch()}
      labels={{ empty: '', failed: t('sessions.failed'), retry: t('retry') }}
    >
      {player && (
        <AccountRow
          icon="device"
          tone="success"
          title={t('sessions.this')}
          detail={moment(player.signedInAt)}
        />
      )}
      {player?.previousSignInAt !== undefined && (
        <AccountRow icon="history" title={t('sessions.previous')} detail={moment(player.previousSignInAt)} />
      )}
      <AccountRow
        icon="computer"
        tone={others > 0 ? 'warning' : 'neutral'}
        title={t('sessions.others')}
        detail={others > 0 ? t('sessions.count', { count: others }) : t('sessions.none')}
        href={others > 0 ? sessions : undefined}
      />
    </ListCard>
  );
}
