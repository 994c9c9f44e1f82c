import { ListCard, Paragraph, Skeleton, Stack } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { personalDataQuery } from '../../features/personalData/personalData.api.ts';
import { loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { useUserConfig } from '../../features/userConfig/useUserConfig.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { Contacts } from './personal/Contacts.tsx';
import { DataCards } from './personal/DataCards.tsx';
import { MissingData } from './personal/MissingData.tsx';

/** Below the first screen. */
const DataHistory = lazyView(() => import('./personal/DataHistory.tsx'), HistorySkeleton);

const DataCopyCard = lazyView(
  async () => ({ default: (await import('./personal/DataCopyCard.tsx')).DataCopyCard }),
  () => <Skeleton shape="block" />,
);

/** The player's data as the account has them, what is missing, where each is changed, and what has changed so far. */
export function Component() {
  const { t } = useTranslation(['profile', 'titles']);
  const { config, isSilent } = useUserConfig();
  const query = useQuery(personalDataQuery);
  usePageTitle(t('titles:of.profile'));
  useEffect(() => void loadUserConfig({ isForced: true }), []);
  const labels = { empty: '', failed: t('profile:failed'), retry: t('profile:retry') };
  return (
    <Stack gap="md">
      <Paragraph tone="muted">{t('profile:lead')}</Paragraph>
      {config && <MissingData config={config} />}
      <ListCard
        title={t('profile:contacts.title')}
        status={config ? 'ready' : isSilent ? 'failed' : 'loading'}
        labels={labels}
        onRetry={() => void loadUserConfig({ isForced: true })}
      >
        {config && <Contacts config={config} data={query.data} />}
      </ListCard>
      <Answered
        query={query}
        failed={t('profile:failed')}
        skeleton={<ListCard title={t('profile:person')} status="loading" labels={labels} />}
      >
        {(data) => <DataCards data={data} />}
      </Answered>
      <DataHistory />
      <DataCopyCard />
    </Stack>
  );
}

function HistorySkeleton() {
  const { t } = useTranslation('profile');
  return (
    <ListCard title={t('history.title')} status="loading" labels={{ empty: '', failed: '', retry: '' }} />
  );
}
