import type { ListedTransfers } from '@touchline/contract/operators';
import { Button, Card, EmptyState, Field, Input, Select, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { optionsOf } from '../shared/optionsOf.ts';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { serverNow } from '../shared/serverClock.ts';
import { shortTime } from '../shared/times.ts';
import { useCall, useChange } from '../shared/useCall.ts';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';

type Transfer = ListedTransfers['transfers'][number];

const columns = [
  { id: 'site', header: t('transfers.column.site') },
  { id: 'iso', header: t('rates.column.iso') },
  { id: 'players', header: t('transfers.column.players'), numeric: true, align: 'end' },
  { id: 'until', header: t('transfers.column.until'), numeric: true },
  { id: 'actions', header: t('transfers.column.actions') },
] as const;

/** Currencies that sites give up, with the players who still have to choose, and the form to give up another one. */
export function TransfersPart() {
  const asked = useCall<ListedTransfers>('/ops/transfers');
  const [lifted, setLifted] = useState<Transfer>();
  return (
    <Loaded asked={asked}>
      {({ transfers, sites }) => (
        <Stack gap="md">
          <Card pad="none">
            <Table
              label={t('currencies.transfers')}
              narrow="cards"
              columns={columns}
              rows={transfers.map((transfer) => ({
                id: `${transfer.siteId}-${transfer.iso}-${transfer.until ?? 0}`,
                cells: {
                  site: transfer.siteId,
                  iso: transfer.iso,
                  players: String(transfer.players),
                  until: transfer.until === null ? '' : shortTime(transfer.until),
                  actions: (
                    <Button size="sm" emphasis="outline" onClick={() => setLifted(transfer)}>
                      {t('transfers.lift')}
                    </Button>
                  ),
                },
              }))}
              empty={
                <EmptyState icon="wallet" title={t('transfers.none')} detail={t('transfers.noneDetail')} />
              }
            />
          </Card>
          <MarkForm sites={sites} reload={asked.reload} />
          {lifted && (
            <ReasonDialog
              title={t('transfers.liftAsk', { iso: lifted.iso, site: lifted.siteId })}
              description={t('transfers.liftDetail', { players: lifted.players })}
              confirmLabel={t('transfers.lift')}
              path="/ops/transfers/lift"
              body={{ siteId: lifted.siteId, iso: lifted.iso }}
              onDone={() => {
                setLifted(undefined);
                asked.reload();
              }}
              onCancel={() => setLifted(undefined)}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

interface MarkFormProps extends Pick<ListedTransfers, 'sites'> {
  readonly reload: () => void;
}

function MarkForm({ sites, reload }: MarkFormProps) {
  const { isBusy, problem, run } = useChange();
  const [siteId, setSite] = useState(sites[0]?.id ?? '');
  const [iso, setIso] = useState('');
  const [day, setDay] = useState('');
  const currencies = sites.find(({ id }) => id === siteId)?.currencies ?? [];
  const chosen = currencies.includes(iso) ? iso : (currencies.at(-1) ?? '');
  const until = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  const wrongDay = until > serverNow() ? undefined : t('transfers.wrongDay');
  return (
    <ReasonedForm
      title={t('transfers.mark')}
      label={t('transfers.markLabel')}
      isBusy={isBusy}
      problem={problem}
      problems={wrongDay === undefined ? [] : [{ field: 'day', text: wrongDay }]}
      send={async (reason) => {
        const body = { siteId, iso: chosen, until, reason };
        const answer = await run<{ readonly players: number }>('POST', '/ops/transfers', body);
        if (!answer) return undefined;
        reload();
        return t('transfers.done', { players: answer.players, iso: chosen });
      }}
    >
      {(isTried) => (
        <>
          <Field label={t('spreads.site')}>
            <Select
              options={sites.map(({ id }) => ({ value: id, label: id }))}
              value={siteId}
              onValueChange={setSite}
            />
          </Field>
          <Field label={t('rates.column.iso')}>
            <Select options={optionsOf(currencies)} value={chosen} onValueChange={setIso} />
          </Field>
          <Field
            label={t('transfers.day')}
            hint={t('transfers.dayHint')}
            error={isTried ? wrongDay : undefined}
            data-field="day"
          >
            <Input value={day} onValueChange={setDay} placeholder="2027-01-31" maxLength={10} numeric />
          </Field>
        </>
      )}
    </ReasonedForm>
  );
}
