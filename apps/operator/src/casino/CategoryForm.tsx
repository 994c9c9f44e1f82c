import type { OperatorCategory } from '@touchline/contract/operators';
import { Field, Input, Select } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { useChange } from '../shared/useCall.ts';
import { casinoLanguages, writtenTexts } from './casinoLanguages.ts';
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
  const faultOf = (field: string, isTried: boolean) =>
    isTried ? problems.find((one) => one.field === field)?.text : undefined;
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
          {casinoLanguages.map((language) => (
            <div key={language} data-field={language}>
              <Field label={t('casino.nameIn', { language })} error={faultOf(language, isTried)}>
                <Input
                  value={names[language] ?? ''}
                  onValueChange={(value) => setNames({ ...names, [language]: value })}
                  maxLength={60}
                />
              </Field>
            </div>
          ))}
          <Field label={t('casino.column.state')}>
            <Select options={shownStates} value={state} onValueChange={setState} />
          </Field>
          <div data-field="position">
            <Field label={t('casino.column.position')} error={faultOf('position', isTried)}>
              <Input value={position} onValueChange={setPosition} inputMode="numeric" maxLength={7} />
            </Field>
          </div>
        </>
      )}
    </ReasonedForm>
  );
}
