import type { ListedRate } from '@touchline/contract/operators';
import { Badge, Button, Stack } from '@touchline/ui';
import { useState } from 'react';
import { readWhole, usePages } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { t, type MessageKey } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { instantColumn } from '../shared/list/columns.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { SetRate } from './SetRate.tsx';
import { PlatformForm } from '../shared/PlatformForm.tsx';
import { mayEverywhere } from '../api/session.ts';

/** Interval at which the rates are read again, ms. */
const READ_EVERY = 20_000;

const list = readWhole('/ops/rates');

/** Rates of all sources, and the decisions to set and to remove an operator's own. */
export function RatesPart() {
  const { data } = usePages(list);
  const [removed, setRemoved] = useState<ListedRate>();
  const base = data?.pages[0]?.base ?? '';
  return (
    <Stack gap="md">
      <ListScreen
        name="rates"
        title={t('currencies.rates')}
        head={null}
        read={() => list}
        readEvery={READ_EVERY}
        rowsOf={({ rates }) => rates}
        idOf={({ iso, source }) => `${iso}-${source}`}
        columns={columnsOf(base, setRemoved)}
        empty={{ icon: 'coins', title: t('rates.none'), detail: t('rates.noneDetail') }}
      />
      {base === '' ? null : (
        <PlatformForm scope="payments">
          <SetRate base={base} />
        </PlatformForm>
      )}
      {removed ? <RemoveRate rate={removed} onClose={() => setRemoved(undefined)} /> : null}
    </Stack>
  );
}

function columnsOf(base: string, remove: (rate: ListedRate) => void): readonly ListColumn<ListedRate>[] {
  return [
    { id: 'iso', header: t('rates.column.iso'), cell: ({ iso }) => iso, sortBy: ({ iso }) => iso },
    {
      id: 'units',
      header: t('rates.column.units'),
      numeric: true,
      align: 'end',
      cell: ({ units, iso }) => t('rates.units', { base, units, iso }),
      text: ({ units }) => units,
      sortBy: ({ units }) => Number(units),
    },
    { id: 'source', header: t('rates.column.source'), cell: sourceText, sortBy: sourceText },
    instantColumn('asOf', t('rates.column.asOf'), ({ asOf }) => asOf),
    {
      id: 'state',
      header: t('rates.column.state'),
      cell: (rate) => <Badge tone={stateOf(rate).tone}>{t(stateOf(rate).key)}</Badge>,
      text: (rate) => t(stateOf(rate).key),
      sortBy: (rate) => t(stateOf(rate).key),
    },
    {
      id: 'actions',
      isButtons: true,
      header: t('list.actions'),
      cell: (rate) =>
        rate.isOperators && mayEverywhere('payments') ? (
          <Button size="sm" emphasis="outline" onClick={() => remove(rate)}>
            {t('rates.removeLabel')}
          </Button>
        ) : null,
    },
  ];
}

const sourceText = ({ isOperators, source }: ListedRate): string =>
  isOperators ? t('rates.operators') : source;

interface RateState {
  readonly tone: 'success' | 'neutral' | 'warning';
  readonly key: MessageKey;
}

function stateOf({ isFresh, isInForce }: ListedRate): RateState {
  if (!isFresh) return { tone: 'warning', key: isInForce ? 'rates.stale' : 'rates.old' };
  return isInForce ? { tone: 'success', key: 'rates.inForce' } : { tone: 'neutral', key: 'rates.second' };
}

interface RemoveRateProps {
  readonly rate: ListedRate;
  readonly onClose: () => void;
}

/** Decision to return to the provider's rate of a currency. */
function RemoveRate({ rate: { iso }, onClose }: RemoveRateProps) {
  const write = useWrite();
  return (
    <DecisionDialog
      title={t('rates.removeAsk', { iso })}
      detail={t('rates.removeDetail', { iso })}
      write={write}
      label={t('rates.removeLabel')}
      send={async (reason) => {
        const answer = await write.send('delete', '/ops/rates/{iso}', { path: { iso }, body: { reason } });
        return answer && t('rates.removed', { iso });
      }}
      onClose={onClose}
    />
  );
}
