import { Field, Input, Select } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';
import { optionsOf } from '../shared/optionsOf.ts';

const isPercent = (text: string): boolean => /^\d{1,2}(?:\.\d{1,4})?$/.test(text);

interface SetSpreadProps {
  readonly siteId: string;
  readonly currencies: readonly string[];
}

/** Decision to set what an exchange of one pair of currencies costs on a site. */
export function SetSpread({ siteId, currencies }: SetSpreadProps) {
  const write = useWrite();
  const [from, setFrom] = useState(currencies[0] ?? '');
  const [target, setTarget] = useState(currencies[1] ?? '');
  const [percent, setPercent] = useState('');
  const text = percent.trim();
  const options = optionsOf(currencies);
  const problems = [
    ...(from === target ? [{ field: 'to', text: t('spreads.samePair') }] : []),
    ...(text === '' || isPercent(text) ? [] : [{ field: 'percent', text: t('spreads.wrongPercent') }]),
  ];

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('put', '/ops/spreads/{siteId}', {
      path: { siteId },
      body: { from, to: target, percent: text === '' ? null : text, reason },
    });
    if (!answer) return undefined;
    setPercent('');
    return t('spreads.done', { from, to: target });
  }

  return (
    <Decision
      title={t('spreads.set')}
      write={write}
      label={t('spreads.setLabel')}
      problems={problems}
      send={send}
    >
      {(isTried) => (
        <>
          <Field label={t('spreads.from')}>
            <Select options={options} value={from} onValueChange={setFrom} />
          </Field>
          <CheckedField name="to" label={t('spreads.to')} problems={problems} isTried={isTried}>
            <Select options={options} value={target} onValueChange={setTarget} />
          </CheckedField>
          <CheckedField
            name="percent"
            label={t('spreads.column.percent')}
            hint={t('spreads.percentHint')}
            problems={problems}
            isTried={isTried}
          >
            <Input value={percent} onValueChange={setPercent} inputMode="decimal" numeric end="%" />
          </CheckedField>
        </>
      )}
    </Decision>
  );
}
