import type { OperatorCategory } from '@touchline/contract/operators';
import { Field, Input, Select } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { textLanguages, writtenTexts } from '../shared/texts.ts';
import { useChange } from '../shared/useCall.ts';
import { isPosition } from './position.ts';
import { shownStates } from './shownStates.ts';

interface CategoryFormProps {
  readonly category: OperatorCategory;
  readonly reload: () => void;
}

/** Names, order and visibility of a category. */
export function CategoryForm({ category, reload }: CategoryFormProps) {
  const { isBusy, problem, run } = useChange();
  const [names, setNames] = useState(category.names);
  const [position, setPosition] = useState(String(category.position));
  const [state, setState] = useState(category.state);

  async function send(reason: string): Promise<string | undefined> {
    const body = { names: writtenTexts(names), state, position: Number(position), reason };
    if (!(await run('PUT', within('/ops/casino/categories', category.id), body))) return undefined;
    reload();
    return t('casino.saved');
  }

  const problems = [
    ...((names['en'] ?? '').trim() === '' ? [{ field: 'en', text: t('casino.nameMissing') }] : []),
    ...(isPosition(position) && position.trim() !== ''
      ? []
      : [{ field: 'position', text: t('casino.positionMissing') }]),
  ];
  return (
    <ReasonedForm
      title={t('casino.changeCategory')}
      problems={problems}
      problem={problem}
      label={t('edit.save')}
      isBusy={isBusy}
      send={send}
    >
      {(isTried) => (
        <>
          {textLanguages.map((language) => (
            <CheckedField
              key={language}
              name={language}
              label={t('casino.nameIn', { language })}
              problems={problems}
              isTried={isTried}
            >
              <Input
                value={names[language] ?? ''}
                onValueChange={(value) => setNames({ ...names, [language]: value })}
                maxLength={60}
              />
            </CheckedField>
          ))}
          <Field label={t('casino.column.state')}>
            <Select options={shownStates} value={state} onValueChange={setState} />
          </Field>
          <CheckedField
            name="position"
            label={t('casino.column.position')}
            problems={problems}
            isTried={isTried}
          >
            <Input value={position} onValueChange={setPosition} inputMode="numeric" maxLength={7} />
          </CheckedField>
        </>
      )}
    </ReasonedForm>
  );
}
