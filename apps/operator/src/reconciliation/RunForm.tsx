import { DateInput, Grid, Field, Select } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { dateLabels } from '../shared/dateLabels.ts';
import { Decision } from '../shared/Decision.tsx';
import { optionsOf } from '../shared/optionsOf.ts';
import { serverNow } from '../shared/serverClock.ts';

const DAY = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, '2026-03-14'.length);

/** Compares a day with its provider's report now; nothing without a provider that has reports. */
export function RunForm({ providers }: { readonly providers: readonly string[] }) {
  const write = useWrite();
  const [chosen, setChosen] = useState<string>();
  const [day, setDay] = useState(() => dayOf(serverNow() - DAY));
  const provider = chosen ?? providers[0];
  if (provider === undefined) return null;
  const problems = day === '' ? [{ field: 'day', text: t('reconciliation.dayMissing') }] : [];

  async function compare(body: { readonly provider: string; readonly day: string }) {
    const answer = await write.send('post', '/ops/reconciliations', { body });
    return answer && t(`reconciliation.ran.${answer.state}`, body);
  }

  return (
    <Decision
      title={t('reconciliation.run')}
      problems={problems}
      write={write}
      label={t('reconciliation.compare')}
      reason="none"
      send={() => compare({ provider, day })}
    >
      {(isTried) => (
        <Grid columns="fit">
          <Field label={t('reconciliation.provider')}>
            <Select value={provider} onValueChange={setChosen} options={optionsOf(providers)} />
          </Field>
          <CheckedField
            name="day"
            label={t('reconciliation.day')}
            hint={t('reconciliation.dayHint')}
            problems={problems}
            isTried={isTried}
          >
            <DateInput labels={dateLabels} value={day} max={dayOf(serverNow())} onValueChange={setDay} />
          </CheckedField>
        </Grid>
      )}
    </Decision>
  );
}
