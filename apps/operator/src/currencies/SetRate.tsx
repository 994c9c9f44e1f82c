import { Input } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';

const isIso = (text: string): boolean => /^(?:[A-Z]{3,10}|[mun][A-Z]{3,9})$/.test(text);
const isRate = (text: string): boolean => /^\d{1,12}(?:\.\d{1,12})?$/.test(text) && Number(text) > 0;

/** Decision to set the operators' rate of a currency, in units per unit of the base. */
export function SetRate({ base }: { readonly base: string }) {
  const write = useWrite();
  const [iso, setIso] = useState('');
  const [units, setUnits] = useState('');
  const rate = { base, units: units.trim(), iso: iso.trim() };
  const problems = [
    ...(isIso(rate.iso) ? [] : [{ field: 'iso', text: t('rates.wrongIso') }]),
    ...(isRate(rate.units) ? [] : [{ field: 'units', text: t('rates.wrongUnits') }]),
  ];

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('put', '/ops/rates/{iso}', {
      path: { iso: rate.iso },
      body: { units: rate.units, reason },
    });
    if (!answer) return undefined;
    setUnits('');
    return t('rates.done', rate);
  }

  return (
    <Decision
      title={t('rates.set')}
      write={write}
      label={t('rates.setLabel')}
      problems={problems}
      question={{ title: t('rates.setAsk', rate), detail: t('rates.setAskDetail') }}
      send={send}
    >
      {(isTried) => (
        <>
          <CheckedField name="iso" label={t('rates.column.iso')} problems={problems} isTried={isTried}>
            <Input value={iso} onValueChange={setIso} maxLength={10} />
          </CheckedField>
          <CheckedField
            name="units"
            label={t('rates.unitsOf', { base })}
            problems={problems}
            isTried={isTried}
          >
            <Input value={units} onValueChange={setUnits} inputMode="decimal" numeric />
          </CheckedField>
        </>
      )}
    </Decision>
  );
}
