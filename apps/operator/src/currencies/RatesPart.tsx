import type { ListedRate } from '@touchline/contract/operators';
import { Badge, Card, EmptyState, Field, Grid, Input, Select, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { optionsOf } from '../shared/optionsOf.ts';
import { shortTime } from '../shared/times.ts';
import { useCall, useChange } from '../shared/useCall.ts';
import { useEvery } from '../shared/useEvery.ts';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';

interface Answer {
  readonly base: string;
  readonly rates: readonly ListedRate[];
}

/** Interval at which the rates are read again, ms. */
const READ_EVERY = 20_000;

const columns = [
  { id: 'iso', header: t('rates.column.iso') },
  { id: 'units', header: t('rates.column.units'), numeric: true, align: 'end' },
  { id: 'source', header: t('rates.column.source') },
  { id: 'asOf', header: t('rates.column.asOf'), numeric: true },
  { id: 'state', header: t('rates.column.state') },
] as const;

/** Rates of all sources, and the forms to set and to remove an operator's own. */
export function RatesPart() {
  const asked = useCall<Answer>('/ops/rates');
  useEvery(READ_EVERY, asked.reload);
  return (
    <Loaded asked={asked}>
      {({ base, rates }) => (
        <Stack gap="md">
          <Card pad="none">
            <Table
              label={t('currencies.rates')}
              narrow="cards"
              columns={columns}
              rows={rates.map((rate) => ({
                id: `${rate.iso}-${rate.source}`,
                cells: {
                  iso: rate.iso,
                  units: t('rates.units', { base, units: rate.units, iso: rate.iso }),
                  source: rate.isOperators ? t('rates.operators') : rate.source,
                  asOf: shortTime(rate.asOf),
                  state: <RateState rate={rate} />,
                },
              }))}
              empty={<EmptyState icon="coins" title={t('rates.none')} detail={t('rates.noneDetail')} />}
            />
          </Card>
          <Grid columns="fit">
            <SetRate base={base} reload={asked.reload} />
            <RemoveRate own={rates.filter(({ isOperators }) => isOperators)} reload={asked.reload} />
          </Grid>
        </Stack>
      )}
    </Loaded>
  );
}

function RateState({ rate: { isFresh, isInForce } }: { readonly rate: ListedRate }) {
  if (!isFresh) return <Badge tone="warning">{t(isInForce ? 'rates.stale' : 'rates.old')}</Badge>;
  return (
    <Badge tone={isInForce ? 'success' : 'neutral'}>{t(isInForce ? 'rates.inForce' : 'rates.second')}</Badge>
  );
}

interface FormProps {
  readonly reload: () => void;
}

const isIso = (text: string): boolean => /^(?:[A-Z]{3,10}|[mun][A-Z]{3,9})$/.test(text);
const isRate = (text: string): boolean => /^\d{1,12}(?:\.\d{1,12})?$/.test(text) && Number(text) > 0;

function SetRate({ base, reload }: FormProps & Pick<Answer, 'base'>) {
  const { isBusy, problem, run } = useChange();
  const [iso, setIso] = useState('');
  const [units, setUnits] = useState('');
  const wrongIso = isIso(iso.trim()) ? undefined : t('rates.wrongIso');
  const wrongUnits = isRate(units.trim()) ? undefined : t('rates.wrongUnits');
  return (
    <ReasonedForm
      title={t('rates.set')}
      label={t('rates.setLabel')}
      isBusy={isBusy}
      problem={problem}
      problems={[
        ...(wrongIso === undefined ? [] : [{ field: 'iso', text: wrongIso }]),
        ...(wrongUnits === undefined ? [] : [{ field: 'units', text: wrongUnits }]),
      ]}
      send={async (reason) => {
        const body = { units: units.trim(), reason };
        if (!(await run('PUT', within('/ops/rates', iso.trim()), body))) return undefined;
        reload();
        setUnits('');
        return t('rates.done', { base, units: body.units, iso: iso.trim() });
      }}
    >
      {(isTried) => (
        <>
          <Field label={t('rates.column.iso')} error={isTried ? wrongIso : undefined} data-field="iso">
            <Input value={iso} onValueChange={setIso} maxLength={10} />
          </Field>
          <Field
            label={t('rates.unitsOf', { base })}
            error={isTried ? wrongUnits : undefined}
            data-field="units"
          >
            <Input value={units} onValueChange={setUnits} inputMode="decimal" numeric />
          </Field>
        </>
      )}
    </ReasonedForm>
  );
}

function RemoveRate({ own, reload }: FormProps & { readonly own: readonly ListedRate[] }) {
  const { isBusy, problem, run } = useChange();
  const [wanted, setWanted] = useState('');
  const chosen = own.find(({ iso }) => iso === wanted) ?? own[0];
  if (!chosen) return null;
  return (
    <ReasonedForm
      title={t('rates.remove')}
      label={t('rates.removeLabel')}
      isBusy={isBusy}
      problem={problem}
      problems={[]}
      send={async (reason) => {
        if (!(await run('DELETE', within('/ops/rates', chosen.iso), { reason }))) return undefined;
        reload();
        return t('rates.removed', { iso: chosen.iso });
      }}
    >
      {() => (
        <Field label={t('rates.column.iso')}>
          <Select
            options={optionsOf(own.map(({ iso }) => iso))}
            value={chosen.iso}
            onValueChange={setWanted}
          />
        </Field>
      )}
    </ReasonedForm>
  );
}
