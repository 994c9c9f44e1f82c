import type { ListedTransfers, SiteSpreads } from '@touchline/contract/operators';
import { Badge, Card, EmptyState, Field, Input, Select, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { optionsOf } from '../shared/optionsOf.ts';
import { useCall, useChange } from '../shared/useCall.ts';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';

const columns = [
  { id: 'pair', header: t('spreads.column.pair') },
  { id: 'percent', header: t('spreads.column.percent'), numeric: true, align: 'end' },
  { id: 'source', header: t('spreads.column.source') },
] as const;

/** Spreads of a site, and the form to set that of a pair. */
export function SpreadsPart() {
  const asked = useCall<ListedTransfers>('/ops/transfers');
  const [wanted, setWanted] = useState('');
  return (
    <Loaded asked={asked}>
      {({ sites }) => {
        const site = sites.find(({ id }) => id === wanted) ?? sites[0];
        return (
          <Stack gap="md">
            <Field label={t('spreads.site')}>
              <Select
                options={sites.map(({ id }) => ({ value: id, label: id }))}
                value={site?.id ?? ''}
                onValueChange={setWanted}
              />
            </Field>
            {site && <SpreadsOf key={site.id} siteId={site.id} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function SpreadsOf({ siteId }: { readonly siteId: string }) {
  const path = within('/ops/spreads', siteId);
  const asked = useCall<SiteSpreads>(path);
  return (
    <Loaded asked={asked}>
      {({ spread, currencies, pairs }) => (
        <Stack gap="md">
          <Card pad="none">
            <Table
              label={t('currencies.spreads')}
              narrow="cards"
              columns={columns}
              rows={[
                {
                  id: 'other',
                  cells: {
                    pair: pairs.length === 0 ? t('spreads.all') : t('spreads.others'),
                    percent: `${spread} %`,
                    source: t('spreads.listed'),
                  },
                },
                ...pairs.map(({ from, to, percent, isOperators }) => ({
                  id: `${from}-${to}`,
                  cells: {
                    pair: t('spreads.pair', { from, to }),
                    percent: `${percent} %`,
                    source: isOperators ? (
                      <Badge tone="info">{t('rates.operators')}</Badge>
                    ) : (
                      t('spreads.listed')
                    ),
                  },
                })),
              ]}
              empty={<EmptyState icon="coins" title={t('spreads.all')} />}
            />
          </Card>
          <SetSpread path={path} currencies={currencies} reload={asked.reload} />
        </Stack>
      )}
    </Loaded>
  );
}

interface SetSpreadProps {
  readonly path: string;
  readonly currencies: readonly string[];
  readonly reload: () => void;
}

const isPercent = (text: string): boolean => /^\d{1,2}(?:\.\d{1,4})?$/.test(text);

function SetSpread({ path, currencies, reload }: SetSpreadProps) {
  const { isBusy, problem, run } = useChange();
  const [from, setFrom] = useState(currencies[0] ?? '');
  const [target, setTarget] = useState(currencies[1] ?? '');
  const [percent, setPercent] = useState('');
  const text = percent.trim();
  const wrongPercent = text === '' || isPercent(text) ? undefined : t('spreads.wrongPercent');
  const wrongPair = from === target ? t('spreads.samePair') : undefined;
  const options = optionsOf(currencies);
  return (
    <ReasonedForm
      title={t('spreads.set')}
      label={t('spreads.setLabel')}
      isBusy={isBusy}
      problem={problem}
      problems={[
        ...(wrongPair === undefined ? [] : [{ field: 'to', text: wrongPair }]),
        ...(wrongPercent === undefined ? [] : [{ field: 'percent', text: wrongPercent }]),
      ]}
      send={async (reason) => {
        const body = { from, to: target, percent: text === '' ? null : text, reason };
        if (!(await run('PUT', path, body))) return undefined;
        reload();
        setPercent('');
        return t('spreads.done', { from, to: target });
      }}
    >
      {(isTried) => (
        <>
          <Field label={t('spreads.from')}>
            <Select options={options} value={from} onValueChange={setFrom} />
          </Field>
          <Field label={t('spreads.to')} error={isTried ? wrongPair : undefined} data-field="to">
            <Select options={options} value={target} onValueChange={setTarget} />
          </Field>
          <Field
            label={t('spreads.column.percent')}
            hint={t('spreads.percentHint')}
            error={isTried ? wrongPercent : undefined}
            data-field="percent"
          >
            <Input value={percent} onValueChange={setPercent} inputMode="decimal" numeric end="%" />
          </Field>
        </>
      )}
    </ReasonedForm>
  );
}
