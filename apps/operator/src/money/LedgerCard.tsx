import { EmptyState, Stack } from '@touchline/ui';
import { readPages, usePages } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { OlderButton } from '../shared/OlderButton.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { shortTime } from '../shared/times.ts';

const columns = [
  { id: 'at', header: t('money.column.at'), numeric: true },
  { id: 'kind', header: t('money.column.kind') },
  { id: 'ref', header: t('money.column.ref'), numeric: true },
  { id: 'amount', header: t('money.column.amount'), numeric: true, align: 'end' },
  { id: 'balance', header: t('money.column.balance'), numeric: true, align: 'end' },
] as const;

/** Ledger entries of a player's accounts, newest first. */
export function LedgerCard({ playerId }: { readonly playerId: string }) {
  const pages = usePages(
    readPages('/ops/money/{playerId}/ledger', { path: { playerId } }, { next: ({ next }) => next }),
  );
  return (
    <Loaded query={pages}>
      {({ pages: loaded }) => (
        <Stack gap="md">
          <TableCard
            title={t('money.ledger')}
            columns={columns}
            rows={loaded
              .flatMap(({ entries }) => entries)
              .map(({ id, at, kind, ref, amount, balance, iso }) => ({
                id,
                cells: {
                  at: shortTime(at),
                  kind: messageOf('money.kind', kind),
                  ref: ref === null ? '–' : ref.slice(0, 12),
                  amount: moneyText(amount, iso),
                  balance: moneyText(balance, iso),
                },
              }))}
            empty={<EmptyState icon="coins" title={t('money.ledger.none')} />}
          />
          <OlderButton query={pages} load={() => void pages.fetchNextPage()} />
        </Stack>
      )}
    </Loaded>
  );
}
