import { ButtonLink, Card, EmptyState, ErrorState, Skeleton } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transferQuery } from '../../../features/account/exchange.api.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { ConvertForm } from './ConvertForm.tsx';

/** The transfer of an account, its result, or the notice that there is none. */
export default function Convert() {
  const { t } = useTranslation(['wallets', 'titles']);
  const { home } = usePaths();
  const { data, isPending, isError, refetch } = useQuery(transferQuery);
  const [done, setDone] = useState<string>();
  usePageTitle(t('titles:of.convertAccount'));
  const toWallets = (
    <ButtonLink tone="strong" href={`${home}/office/wallets`}>
      {t('wallets:convert.wallets')}
    </ButtonLink>
  );
  if (done !== undefined) {
    return (
      <Card>
        <EmptyState icon="check" title={t('wallets:convert.done')} detail={done} action={toWallets} />
      </Card>
    );
  }
  if (isPending) return <Skeleton shape="block" />;
  if (isError) {
    return (
      <Card>
        <ErrorState
          title={t('wallets:convert.failed')}
          retryLabel={t('wallets:retry')}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (data === null) {
    return (
      <Card>
        <EmptyState
          icon="wallet"
          title={t('wallets:convert.none')}
          detail={t('wallets:convert.noneDetail')}
          action={toWallets}
        />
      </Card>
    );
  }
  return <ConvertForm transfer={data} onDone={setDone} />;
}
