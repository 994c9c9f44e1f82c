import type { ListedTransfers } from '@touchline/contract/operators';
import { DateInput, Field, Select } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { dateLabels } from '../shared/dateLabels.ts';
import { Decision } from '../shared/Decision.tsx';
import { optionsOf } from '../shared/optionsOf.ts';
import { serverNow } from '../shared/serverClock.ts';

/** Decision that a site gives up a currency: its players are asked to choose another one. */
export function MarkTransfers({ sites }: Pick<ListedTransfers, 'sites'>) {
  const write = useWrite();
  const [siteId, setSite] = useState(sites[0]?.id ?? '');
  const [chosenIso, setChosenIso] = useState('');
  const [day, setDay] = useState('');
  const currencies = sites.find(({ id }) => id === siteId)?.currencies ?? [];
  const iso = currencies.find((one) => one === chosenIso) ?? currencies.at(-1) ?? '';
  const until = Date.parse(`${day}T00:00:00Z`);
  const problems = until > serverNow() ? [] : [{ field: 'day', text: t('transfers.wrongDay') }];

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/transfers', { body: { siteId, iso, until, reason } });
    return answer && t('transfers.done', { count: answer.players, iso });
  }

  return (
    <Decision
      title={t('transfers.mark')}
      write={write}
      label={t('transfers.markLabel')}
      problems={problems}
      send={send}
    >
      {(isTried) => (
        <>
          {sites.length > 1 ? (
            <Field label={t('spreads.site')}>
              <Select options={optionsOf(sites.map(({ id }) => id))} value={siteId} onValueChange={setSite} />
            </Field>
          ) : null}
          <Field label={t('rates.column.iso')}>
            <Select options={optionsOf(currencies)} value={iso} onValueChange={setChosenIso} />
          </Field>
          <CheckedField
            name="day"
            label={t('transfers.day')}
            hint={t('transfers.dayHint')}
            problems={problems}
            isTried={isTried}
          >
            <DateInput labels={dateLabels} value={day} onValueChange={setDay} />
          </CheckedField>
        </>
      )}
    </Decision>
  );
}
