import { Field, Select } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';

interface ImportFormProps {
  readonly makers: readonly { readonly id: string; readonly name: string }[];
}

/** Starts the import of a maker's list of games. */
export function ImportForm({ makers }: ImportFormProps) {
  const write = useWrite();
  const [makerId, setMakerId] = useState(makers[0]?.id ?? '');

  async function send(reason: string): Promise<string | undefined> {
    const started = await write.send('post', '/ops/casino/imports', { body: { makerId, reason } });
    return started && t('casino.importStarted');
  }

  return (
    <Decision title={t('casino.startImport')} write={write} label={t('casino.start')} send={send}>
      {() => (
        <Field label={t('casino.column.maker')}>
          <Select
            options={makers.map(({ id, name }) => ({ value: id, label: name }))}
            value={makerId}
            onValueChange={setMakerId}
          />
        </Field>
      )}
    </Decision>
  );
}
