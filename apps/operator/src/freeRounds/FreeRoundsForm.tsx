import type { FreeRoundsResult, WaitingAct } from '@touchline/contract/operators';
import { Field, Input, Select, Stack, Textarea } from '@touchline/ui';
import { randomId } from '@touchline/contract/randomId';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { AloneRoom, useAloneRoom } from '../shared/AloneRoom.tsx';
import { CheckedField } from '../shared/CheckedField.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { optionsOf } from '../shared/optionsOf.ts';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { useChange } from '../shared/useCall.ts';
import {
  currenciesOf,
  draftOf,
  emptyForm,
  problemsOf,
  type FaultField,
  type FreeRoundsForm as Form,
} from './freeRoundsDraft.ts';
import { GamePicker } from './GamePicker.tsx';

interface FreeRoundsFormProps {
  readonly siteId: string;
  /** Number of the player from whose page the form was opened. */
  readonly playerId: string | undefined;
}

/** Returns what the rounds of an order are worth for each player, decimal text; undefined while that is unknown. */
function worthOf({ rounds, stake }: Form): string | undefined {
  const worth = Number(rounds) * Number(stake);
  return Number.isFinite(worth) && worth > 0 ? String(worth) : undefined;
}

const accounts = (['main', 'bonus'] as const).map((value) => ({
  value,
  label: t(`freeRoundsForm.${value}`),
}));

const refusedColumns = [
  { id: 'player', header: t('freeRounds.column.player') },
  { id: 'message', header: t('freeRoundsForm.why') },
] as const;

/** Form by which one or several players are given free rounds. */
export function FreeRoundsForm({ siteId, playerId = '' }: FreeRoundsFormProps) {
  const { isBusy, problem, run } = useChange();
  const { answer: room, reload } = useAloneRoom(playerId === '' ? undefined : playerId);
  const [form, setForm] = useState(() => emptyForm(playerId));
  const [key, setKey] = useState(() => randomId());
  const [result, setResult] = useState<FreeRoundsResult>();
  const put = (changes: Partial<Form>) => {
    setForm({ ...form, ...changes });
    // A changed form is another order.
    setKey(randomId());
  };
  const problems = problemsOf(form);
  const currencies = currenciesOf(form.games);
  const stakes = form.games.find(({ stakes: all }) => Object.hasOwn(all, form.iso))?.stakes[form.iso];

  async function send(reason: string): Promise<string | undefined> {
    setResult(undefined);
    const body = { ...draftOf(form), key, reason };
    const done = await run<FreeRoundsResult | WaitingAct>('POST', within('/ops/free-rounds', siteId), body);
    reload();
    if (!done) return undefined;
    setKey(randomId());
    if (isWaiting(done)) {
      setForm(emptyForm(''));
      return t('alone.asked');
    }
    setResult(done);
    if (done.refused.length === 0) setForm(emptyForm(''));
    return done.given.length === 0
      ? undefined
      : t('freeRoundsForm.done', { count: done.given.length, refused: done.refused.length });
  }

  const input = (name: FaultField & keyof Form, hint: string | undefined, isTried: boolean) => (
    <CheckedField
      name={name}
      label={t(`freeRoundsForm.${name}`)}
      hint={hint}
      problems={problems}
      isTried={isTried}
    >
      <Input value={String(form[name])} onValueChange={(value) => put({ [name]: value })} maxLength={40} />
    </CheckedField>
  );
  return (
    <Stack gap="md">
      <ReasonedForm
        title={t('freeRoundsForm.title')}
        problems={problems}
        problem={problem}
        label={t('freeRoundsForm.give')}
        isBusy={isBusy}
        send={send}
      >
        {(isTried) => (
          <>
            <CheckedField
              name="players"
              label={t('freeRoundsForm.players')}
              hint={t('freeRoundsForm.playersHint')}
              problems={problems}
              isTried={isTried}
            >
              <Textarea value={form.players} onValueChange={(players) => put({ players })} />
            </CheckedField>
            <GamePicker
              siteId={siteId}
              chosen={form.games}
              problems={problems}
              isTried={isTried}
              onChange={(games) => {
                const isos = currenciesOf(games);
                put({ games, iso: isos.includes(form.iso) ? form.iso : (isos[0] ?? '') });
              }}
            />
            <CheckedField
              name="iso"
              label={t('freeRoundsForm.iso')}
              hint={currencies.length === 0 ? t('freeRoundsForm.isoHint') : undefined}
              problems={problems}
              isTried={isTried}
            >
              <Select
                options={optionsOf(currencies)}
                value={form.iso}
                onValueChange={(iso) => put({ iso })}
              />
            </CheckedField>
            {input('rounds', undefined, isTried)}
            {input('stake', stakes && t('freeRoundsForm.stakeHint', stakes), isTried)}
            <AloneRoom room={room} iso={form.iso} amount={worthOf(form)} />
            {input('from', t('freeRoundsForm.fromHint'), isTried)}
            {input('until', t('freeRoundsForm.untilHint'), isTried)}
            <Field label={t('freeRoundsForm.goesTo')}>
              <Select
                options={accounts}
                value={form.goesTo}
                onValueChange={(value) => put({ goesTo: value === 'bonus' ? 'bonus' : 'main' })}
              />
            </Field>
            {form.goesTo === 'bonus' ? (
              <>
                {input('times', t('freeRoundsForm.timesHint'), isTried)}
                {input('days', undefined, isTried)}
                {input('maxBet', t('freeRoundsForm.noneHint'), isTried)}
              </>
            ) : null}
            {input('mostWon', t('freeRoundsForm.mostWonHint'), isTried)}
          </>
        )}
      </ReasonedForm>
      {result && result.refused.length > 0 ? (
        <TableCard
          title={t('freeRoundsForm.refused', { count: result.refused.length })}
          columns={refusedColumns}
          rows={result.refused.map(({ player, message }) => ({ id: player, cells: { player, message } }))}
        />
      ) : null}
    </Stack>
  );
}
