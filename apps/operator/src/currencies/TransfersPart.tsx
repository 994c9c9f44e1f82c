import type { ListedTransfers } from '@touchline/contract/operators';
import { Button, Stack } from '@touchline/ui';
import { useState } from 'react';
import { readWhole, usePages } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { countText } from '../shared/money.ts';
import { shortTime } from '../shared/times.ts';
import { MarkTransfers } from './MarkTransfers.tsx';

type Transfer = ListedTransfers['transfers'][number];

const list = readWhole('/ops/transfers');

/** Currencies that sites give up, with the players who still have to choose, and the decision to give up another one. */
export function TransfersPart() {
  const sites = usePages(list).data?.pages[0]?.sites;
  const [lifted, setLifted] = useState<Transfer>();
  return (
    <Stack gap="md">
      <ListScreen
        name="transfers"
        title={t('currencies.transfers')}
        head={null}
        read={() => list}
        rowsOf={({ transfers }) => transfers}
        idOf={({ siteId, iso, until }) => `${siteId}-${iso}-${until ?? 0}`}
        columns={columnsOf(setLifted)}
        empty={{ icon: 'wallet', title: t('transfers.none'), detail: t('transfers.noneDetail') }}
      />
      {sites ? <MarkTransfers sites={sites} /> : null}
      {lifted ? <LiftTransfers transfer={lifted} onClose={() => setLifted(undefined)} /> : null}
    </Stack>
  );
}

const columnsOf = (lift: (transfer: Transfer) => void): readonly ListColumn<Transfer>[] => [
  {
    id: 'site',
    header: t('transfers.column.site'),
    cell: ({ siteId }) => siteId,
    sortBy: ({ siteId }) => siteId,
  },
  { id: 'iso', header: t('rates.column.iso'), cell: ({ iso }) => iso, sortBy: ({ iso }) => iso },
  {
    id: 'players',
    header: t('transfers.column.players'),
    numeric: true,
    align: 'end',
    cell: ({ players }) => countText(players),
    text: ({ players }) => String(players),
    sortBy: ({ players }) => players,
  },
  {
    id: 'until',
    header: t('transfers.column.until'),
    numeric: true,
    cell: ({ until }) => (until === null ? '' : shortTime(until)),
    sortBy: ({ until }) => until ?? 0,
  },
  {
    id: 'actions',
    header: t('list.actions'),
    cell: (transfer) => (
      <Button size="sm" emphasis="outline" onClick={() => lift(transfer)}>
        {t('transfers.lift')}
      </Button>
    ),
  },
];

interface LiftTransfersProps {
  readonly transfer: Transfer;
  readonly onClose: () => void;
}

/** Decision that a site keeps a currency: its players no longer have to choose another one. */
function LiftTransfers({ transfer: { siteId, iso, players }, onClose }: LiftTransfersProps) {
  const write = useWrite();
  return (
    <DecisionDialog
      title={t('transfers.liftAsk', { iso, site: siteId })}
      detail={t('transfers.liftDetail', { count: players })}
      write={write}
      label={t('transfers.lift')}
      send={async (reason) => {
        const answer = await write.send('post', '/ops/transfers/lift', { body: { siteId, iso, reason } });
        return answer && t('transfers.lifted', { iso, site: siteId });
      }}
      onClose={onClose}
    />
  );
}
