import { Card, EmptyState, Stack, Table } from '@touchline/ui';
import { readPages, usePages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { OlderButton } from '../shared/OlderButton.tsx';
import { freeRoundsColumns } from './freeRoundsColumns.tsx';
import { useCancelling } from './useCancelling.tsx';

interface FreeRoundsTableProps {
  readonly siteId: string;
  /** Number of the player. */
  readonly playerId: string;
}

/** Free rounds of a player, newest first, and their cancellation. */
export function FreeRoundsTable({ siteId, playerId }: FreeRoundsTableProps) {
  const pages = usePages(
    readPages(
      '/ops/free-rounds/{siteId}',
      { path: { siteId }, query: { player: playerId } },
      { next: ({ next }) => next },
    ),
  );
  const { cancel, notices } = useCancelling(siteId);
  const columns = freeRoundsColumns(cancel);
  return (
    <Loaded query={pages}>
      {(data) => (
        <Stack gap="md">
          {notices}
          <Card pad="none">
            <Table
              label={t('nav.free-rounds')}
              narrow="cards"
              columns={columns.map(({ id, header, numeric }) => ({ id, header, numeric }))}
              rows={data.pages
                .flatMap(({ freeRounds }) => freeRounds)
                .map((one) => ({
                  id: one.id,
                  cells: Object.fromEntries(columns.map(({ id, cell }) => [id, cell(one)])),
                }))}
              empty={
                <EmptyState icon="gift" title={t('freeRounds.none')} detail={t('freeRounds.noneDetail')} />
              }
            />
          </Card>
          <OlderButton query={pages} load={() => void pages.fetchNextPage()} />
        </Stack>
      )}
    </Loaded>
  );
}
