import type { OperatorCategory } from '@touchline/contract/operators';
import { Field, Select } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { writtenTexts } from '../shared/texts.ts';
import { useChange } from '../shared/useCall.ts';
import { NameFields } from './NameFields.tsx';
import { isPosition } from './position.ts';
import { PositionField } from './PositionField.tsx';
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
          <NameFields names={names} onChange={setNames} problems={problems} isTried={isTried} />
          <Field label={t('casino.column.state')}>
            <Select options={shownStates} value={state} onValueChange={setState} />
          </Field>
          <PositionField value={position} onValueChange={setPosition} problems={problems} isTried={isTried} />
        </>
      )}
    </ReasonedForm>
  );
}
