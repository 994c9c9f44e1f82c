import type { Account } from '@touchline/contract';
import { Card, DetailList, Inline, Link, Stack } from '@touchline/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { allEntries, entriesOf, entriesQuery } from '../../../features/account/exchange.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { EntryRow } from '../../../widgets/balance/EntryRow.tsx';
import { ExportButton } from '../../../widgets/answer/ExportButton.tsx';
import { PagedList } from '../../../widgets/answer/PagedList.tsx';
import { entryLines } from './entryLines.ts';
import { useCurrencyName } from './useCurrencyName.ts';

const kinds = { 0: 'main', 4: 'bonus', 9: 'currency' } as const;

export interface WalletEntriesProps {
  readonly account: Account;
  /** True if amounts are visible. */
  readonly isShown: boolean;
}

/** Balance and movements of one account, newest first. */
export default function WalletEntries({ account, isShown }: WalletEntriesProps) {
  const { t } = useTranslation('wallets');
  const { home } = usePaths();
  const format = useFormat();
  const nameOf = useCurrencyName();
  const { id, iso, type, money, held } = account;
  const query = useInfiniteQuery(entriesQuery(id));
  const entries = entriesOf(query.data);
  const amount = (text: string) => (isShown ? format.money(text, iso) : '••••');
  return (
    <Stack gap="md">
      <Inline>
        <Link href={`${home}/office/wallets`} tone="muted">
          {t('entries.back')}
        </Link>
      </Inline>
      <Card>
        <DetailList
          details={[
            { id: 'kind', label: nameOf(iso), value: t(`kind.${kinds[type]}`) },
            { id: 'id', label: t('entries.number'), value: id },
            ...(Number(held) > 0 ? [{ id: 'held', label: t('entries.held'), value: amount(held) }] : []),
            { id: 'money', label: t('entries.money'), value: amount(money), strong: true },
          ]}
        />
      </Card>
      <PagedList
        title={t('entries.title')}
        icon="receipt"
        query={query}
        labels={{
          empty: t('entries.empty'),
          emptyDetail: t('entries.emptyDetail'),
          failed: t('entries.failed'),
          retry: t('retry'),
        }}
        moreLabel={t('entries.more')}
      >
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} iso={iso} isShown={isShown} hasBalance />
        ))}
      </PagedList>
      {entries.length > 0 && (
        <Inline justify="end">
          <ExportButton
            label={t('entries.export')}
            name={`wallet-${id}`}
            lines={async () => entryLines(await allEntries(id), iso)}
          />
        </Inline>
      )}
    </Stack>
  );
}
