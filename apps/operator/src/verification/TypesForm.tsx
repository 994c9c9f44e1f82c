import { verificationTypes } from '@touchline/contract/verification';
import type { PlayerVerification } from '@touchline/contract/operators';
import { Field, Select } from '@touchline/ui';
import { useState } from 'react';
import { messageOf, t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { useChange } from '../shared/useCall.ts';
import { useUnsaved } from '../shared/useUnsaved.ts';

interface TypesFormProps {
  /** Address of the player's verification. */
  readonly path: string;
  readonly verification: PlayerVerification;
  readonly onChanged: () => void;
}

/** The group of a player, or types of the player's own. */
export function TypesForm({ path, verification, onChanged }: TypesFormProps) {
  const { group: known, ownTypes, groups, checkTypes } = verification;
  const { isBusy, problem, run } = useChange();
  const [group, setGroup] = useState(known ?? '');
  const [types, setTypes] = useState(ownTypes);
  const isChanged = group !== (known ?? '') || types.join() !== ownTypes.join();
  useUnsaved(isChanged);
  const offered = verificationTypes.filter(
    (type) => type === 'document' || checkTypes.some((one) => one === type),
  );

  async function send(reason: string): Promise<string | undefined> {
    const body = { group: group === '' ? null : group, types, reason };
    if ((await run('PUT', `${path}/types`, body)) === undefined) return undefined;
    onChanged();
    return t('checking.done');
  }

  return (
    <ReasonedForm
      title={t('checking.group')}
      label={t('checking.saveTypes')}
      problems={isChanged ? [] : [{ field: 'group', text: t('checking.unchanged') }]}
      problem={problem}
      isBusy={isBusy}
      send={send}
    >
      {() => (
        <>
          <Field label={t('checking.groupOf')} hint={t('checking.groupHint')} data-field="group">
            <Select
              value={group}
              onValueChange={setGroup}
              options={[
                { value: '', label: t('checking.groupDefault') },
                ...groups.map(({ code, types: own }) => ({
                  value: code,
                  label: `${code}: ${own.map((type) => messageOf('checkType', type)).join(', ')}`,
                })),
              ]}
            />
          </Field>
          <Choices
            label={t('checking.ownTypes')}
            options={offered.map((value) => ({ value, label: messageOf('checkType', value) }))}
            chosen={types}
            onChange={setTypes}
          />
        </>
      )}
    </ReasonedForm>
  );
}
