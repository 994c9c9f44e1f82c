import type { Debt } from '@touchline/contract/operators';
import { Button, Inline } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { readWhole } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { CollectDialog, WriteOffDialog } from './DebtDialog.tsx';
import { debtColumns } from './debtColumns.tsx';
import { collectableOf } from './debtText.ts';

interface Chosen {
  readonly act: 'collect' | 'writeOff';
  readonly debt: Debt;
}

/** Returns the column with the buttons that collect a debt, or write it off. */
const decisionsColumn = (choose: (chosen: Chosen) => void): ListColumn<Debt> => ({
  id: 'actions',
  header: t('debts.column.actions'),
  cell: (debt) => (
    <Inline gap="sm" wrap="wrap">
      <Button
        size="sm"
        disabled={Number(collectableOf(debt)) <= 0}
        onClick={() => choose({ act: 'collect', debt })}
      >
        {t('debts.collect')}
      </Button>
      <Button size="sm" tone="danger" emphasis="outline" onClick={() => choose({ act: 'writeOff', debt })}>
        {t('debts.writeOff')}
      </Button>
    </Inline>
  ),
});

/** Open debts, oldest first: collected from the balance, or written off. */
export function DebtsScreen() {
  const [chosen, setChosen] = useState<Chosen>();
  const [done, setDone] = useState<string>();
  const columns = useMemo(
    () => [
      ...debtColumns,
      decisionsColumn((next) => {
        setDone(undefined);
        setChosen(next);
      }),
    ],
    [],
  );
  const Dialog = chosen?.act === 'collect' ? CollectDialog : WriteOffDialog;
  return (
    <ListScreen
      name="debts"
      title={t('nav.debts')}
      detail={t('debts.detail')}
      read={() => readWhole('/ops/debts')}
      rowsOf={({ debts }) => debts}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'coins', title: t('debts.none') }}
    >
      <DoneNotice text={done} />
      {chosen ? <Dialog debt={chosen.debt} onDone={setDone} onClose={() => setChosen(undefined)} /> : null}
    </ListScreen>
  );
}
