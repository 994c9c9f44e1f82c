import type { OperatorPayment } from '@touchline/contract/operators';
import { EmptyState, Stack } from '@touchline/ui';
import { readPages, usePages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { paymentColumns } from '../payments/paymentColumns.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { TableCard } from '../shared/TableCard.tsx';

const { payment, direction, method, at, amount, state } = paymentColumns;
const columns: readonly ListColumn<OperatorPayment>[] = [payment, direction, method, at, amount, state];

/** Payments of a player, newest first. */
export function PlayerPayments({ playerId }: { readonly playerId: string }) {
  const pages = usePages(
    readPages('/ops/payments', { query: { player: playerId } }, { next: ({ next }) => next }),
  );
  return (
    <Loaded query={pages}>
      {({ pages: loaded }) => (
        <Stack gap="md">
          <TableCard
            title={t('money.payments')}
            columns={columns.map(({ id, header, align, numeric }) => ({ id, header, align, numeric }))}
            rows={loaded
              .flatMap(({ payments }) => payments)
              .map((one) => ({
                id: one.id,
                cells: Object.fromEntries(columns.map(({ id, cell }) => [id, cell(one)])),
              }))}
            empty={<EmptyState icon="card" title={t('payments.none')} />}
          />
          <OlderButton query={pages} load={() => void pages.fetchNextPage()} />
        </Stack>
      )}
    </Loaded>
  );
}
