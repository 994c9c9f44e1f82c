import { Field, Input, Select } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { useChange } from '../shared/useCall.ts';
import { isInstant, instantOf } from './instants.ts';
import { isPosition, positionOf } from './position.ts';

interface PlacementFormProps {
  readonly categoryId: string;
  readonly reload: () => void;
}

const EMPTY = { gameId: '', position: '', from: '', until: '' };
const moves = (['put', 'take'] as const).map((value) => ({ value, label: t(`casino.move.${value}`) }));

/** Puts a game into a category, in its order and period, or takes it out. */
export function PlacementForm({ categoryId, reload }: PlacementFormProps) {
  const { isBusy, problem, run } = useChange();
  const [form, setForm] = useState(EMPTY);
  const [move, setMove] = useState<'put' | 'take'>('put');
  const set = (name: keyof typeof EMPTY) => (value: string) => setForm({ ...form, [name]: value });

  async function send(reason: string): Promise<string | undefined> {
    const path = within(`${within('/ops/casino/categories', categoryId)}/games`, form.gameId.trim());
    const done = await run('PUT', path, {
      isIn: move === 'put',
      position: positionOf(form.position),
      from: instantOf(form.from),
      until: instantOf(form.until),
      reason,
    });
    if (!done) return undefined;
    setForm(EMPTY);
    reload();
    return t(`casino.moved.${move}`);
  }

  const problems = [
    ...(/^[1-9]\d{0,17}$/.test(form.gameId.trim()) ? [] : [{ field: 'gameId', text: t('casino.idWrong') }]),
    ...(isPosition(form.position) ? [] : [{ field: 'position', text: t('casino.positionWrong') }]),
    ...(['from', 'until'] as const)
      .filter((field) => !isInstant(form[field]))
      .map((field) => ({ field, text: t('casino.timeWrong') })),
  ];
  const input = (name: keyof typeof EMPTY, label: string, hint: string | undefined, isTried: boolean) => (
    <CheckedField name={name} label={label} hint={hint} problems={problems} isTried={isTried}>
      <Input value={form[name]} onValueChange={set(name)} maxLength={20} />
    </CheckedField>
  );
  return (
    <ReasonedForm
      title={t('casino.place')}
      problems={problems}
      problem={problem}
      label={t('edit.save')}
      isBusy={isBusy}
      send={send}
    >
      {(isTried) => (
        <>
          <Field label={t('casino.move')}>
            <Select options={moves} value={move} onValueChange={setMove} />
          </Field>
          {input('gameId', t('casino.gameId'), t('casino.gameIdHint'), isTried)}
          {input('position', t('casino.column.position'), t('casino.positionHint'), isTried)}
          {input('from', t('casino.from'), t('casino.timeHint'), isTried)}
          {input('until', t('casino.until'), t('casino.timeHint'), isTried)}
        </>
      )}
    </ReasonedForm>
  );
}
