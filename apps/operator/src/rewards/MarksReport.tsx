import type { SiteChoice } from '@touchline/contract/operators';
import { referralMarks, type ReferralMarkReport } from '@touchline/contract/referrals';
import { Button, EmptyState, Field, Grid, Inline, Input, Notice, Select, Stack } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { call } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { countText, moneyText } from '../shared/money.ts';
import { OlderButton } from '../shared/OlderButton.tsx';
import { problemText } from '../shared/problemText.ts';
import { saveFile } from '../shared/saveFile.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useCall } from '../shared/useCall.ts';
import { allRows, markFile, problemsOf, reportPath, wholeReport, type MarkFilter } from './markFilter.ts';
import { ReferralsHead } from './ReferralsHead.tsx';

const columns = [
  { id: 'site', header: t('marks.site') },
  { id: 'mark', header: t('marks.mark') },
  { id: 'value', header: t('marks.value') },
  { id: 'registrations', header: t('marks.column.registrations'), numeric: true, align: 'end' },
  { id: 'depositors', header: t('marks.column.depositors'), numeric: true, align: 'end' },
  { id: 'deposits', header: t('marks.column.deposits'), numeric: true, align: 'end' },
  { id: 'sums', header: t('marks.column.sums'), numeric: true, align: 'end' },
] as const;

/** Registrations and deposits by all marks of partners' links, with filters and a file. */
export function MarksReport() {
  const [filter, setFilter] = useState(wholeReport);
  const asked = useCall<ReferralMarkReport>(reportPath(filter));
  // The form stays while another report loads or is refused, with the sites of the last answer.
  const [sites, setSites] = useState<readonly SiteChoice[]>([]);
  if (asked.answer !== undefined && asked.answer.sites !== sites) setSites(asked.answer.sites);
  return (
    <Stack gap="md">
      <ReferralsHead list="marks" asked={asked} />
      <FilterForm sites={sites} filter={filter} onChange={setFilter} />
      <Loaded asked={asked}>
        {({ rows, next }) => (
          <Stack gap="md">
            <TableCard
              title={t('referrals.list.marks')}
              columns={columns}
              rows={rows.map(({ siteId, mark, value, sums, ...counts }) => ({
                id: `${siteId}:${mark}:${value}`,
                cells: {
                  site: siteId,
                  mark: t(`marks.name.${mark}`),
                  value,
                  registrations: countText(counts.registrations),
                  depositors: countText(counts.depositors),
                  deposits: countText(counts.deposits),
                  sums: sums.map(({ iso, amount }) => moneyText(amount, iso)).join(', ') || '–',
                },
              }))}
              empty={<EmptyState icon="statistics" title={t('marks.none')} announced />}
            />
            <Inline wrap="wrap">
              <OlderButton<ReferralMarkReport>
                path={next === null ? undefined : reportPath(filter, next)}
                loaded={(more) => asked.put({ ...more, rows: [...rows, ...more.rows] })}
              />
              <SaveButton filter={filter} />
            </Inline>
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

interface FilterFormProps {
  readonly sites: readonly SiteChoice[];
  readonly filter: MarkFilter;
  readonly onChange: (filter: MarkFilter) => void;
}

function FilterForm({ sites, filter, onChange }: FilterFormProps) {
  const [typed, setTyped] = useState(filter);
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(typed);
  const put = (changes: Partial<MarkFilter>) => setTyped({ ...typed, ...changes });

  function show(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (problems.length === 0) onChange(typed);
  }

  const input = (name: 'value' | 'from' | 'to', hint: string, maxLength: number) => (
    <CheckedField name={name} label={t(`marks.${name}`)} hint={hint} problems={problems} isTried={isTried}>
      <Input
        value={typed[name]}
        onValueChange={(text) => put({ [name]: text.trim() })}
        maxLength={maxLength}
      />
    </CheckedField>
  );
  return (
    <TitledCard title={t('marks.filter')}>
      <form onSubmit={show} noValidate>
        <Stack gap="lg">
          <Grid columns="fit">
            <Field label={t('marks.site')}>
              <Select
                options={[
                  { value: '', label: t('marks.everySite') },
                  ...sites.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={typed.site}
                onValueChange={(site) => put({ site })}
              />
            </Field>
            <Field label={t('marks.mark')}>
              <Select
                options={[
                  { value: '', label: t('marks.everyMark') },
                  ...referralMarks.map((mark) => ({ value: mark, label: t(`marks.name.${mark}`) })),
                ]}
                value={typed.mark}
                onValueChange={(mark) => put({ mark })}
              />
            </Field>
            {input('value', t('marks.valueHint'), 64)}
            {input('from', t('marks.dayHint'), 10)}
            {input('to', t('marks.dayHint'), 10)}
          </Grid>
          <Inline>
            <Button type="submit" tone="strong">
              {t('marks.show')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </TitledCard>
  );
}

/** Saves all pages of the report as a file. */
function SaveButton({ filter }: { readonly filter: MarkFilter }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const rows = await allRows(filter, (path) => call<ReferralMarkReport>('GET', path));
      saveFile(new Blob([markFile(rows, navigator.language)], { type: 'text/csv' }), 'partner-links.csv');
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap="md">
      {problem === undefined ? null : (
        <Notice tone="danger" announced>
          {problem}
        </Notice>
      )}
      <Button icon="download" emphasis="outline" busy={isBusy} onClick={() => void save()}>
        {t('marks.save')}
      </Button>
    </Stack>
  );
}
