import { ListCard } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { latestEntriesQuery, useAccounts } from '../../../features/account/account.api.ts';
import { useBalanceSight } from '../../../features/userConfig/useBalanceSight.ts';
import { EntryRow } from '../../../widgets/balance/EntryRow.tsx';

/** Latest movements on the active account. */
export default function Entries() {
  const { active } = useAccounts(true);
  const { t } = useTranslation('account');
  if (!active) return <ListCard title={t('entries.title')} labels={{ empty: '' }} status="loading" />;
  return <EntriesOf accountId={active.id} iso={active.iso} />;
}

function EntriesOf({ accountId, iso }: { readonly accountId: string; readonly iso: string }) {
  const { t } = useTranslation('account');
  const isShown = useBalanceSight() === 'shown';
  const { data = [], isPending, isError, refetch } = useQuery(latestEntriesQuery(accountId));
  return (
    <ListCard
      title={t('entries.title')}
      icon="receipt"
      status={isPending ? 'loading' : isError ? 'failed' : 'ready'}
      onRetry={() => void refetch()}
      labels={{ empty: t('entries.empty'), failed: t('entries.failed'), retry: t('retry') }}
    >
      {data.map((entry) => (
        <EntryRow key={entry.id} entry={entry} iso={iso} isShown={isShown} />
      ))}
    </ListCard>
  );
}
