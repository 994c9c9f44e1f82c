import { Field, Input, Select, Textarea, type FieldProblem } from '@touchline/ui';
import type { ComponentProps } from 'react';
import { t } from '../messages/messages.ts';
import { AloneRoom } from '../shared/AloneRoom.tsx';
import { CheckedField } from '../shared/CheckedField.tsx';
import { CheckedInstant } from '../shared/CheckedInstant.tsx';
import { optionsOf } from '../shared/optionsOf.ts';
import { currenciesOf, type FreeRoundsForm } from './freeRoundsDraft.ts';
import { GamePicker } from './GamePicker.tsx';

interface FieldsProps {
  readonly form: FreeRoundsForm;
  readonly onChange: (changes: Partial<FreeRoundsForm>) => void;
  readonly problems: readonly FieldProblem[];
  readonly isTried: boolean;
}

interface FreeRoundsFieldsProps extends FieldsProps {
  readonly siteId: string;
  /** Room of the operator for the player of the order. */
  readonly alone: ComponentProps<typeof AloneRoom>;
}

const accounts = (['main', 'bonus'] as const).map((value) => ({
  value,
  label: t(`freeRoundsForm.${value}`),
}));

/** Fields of an order of free rounds. */
export function FreeRoundsFields({ siteId, alone, ...props }: FreeRoundsFieldsProps) {
  const { form, onChange, problems, isTried } = props;
  const checked = { problems, isTried };
  const currencies = currenciesOf(form.games);
  const stakes = form.games.find((game) => Object.hasOwn(game.stakes, form.iso))?.stakes[form.iso];
  return (
    <>
      <CheckedField
        name="players"
        label={t('freeRoundsForm.players')}
        hint={t('freeRoundsForm.playersHint')}
        {...checked}
      >
        <Textarea value={form.players} onValueChange={(players) => onChange({ players })} />
      </CheckedField>
      <GamePicker
        siteId={siteId}
        chosen={form.games}
        onChange={(games) => {
          const isos = currenciesOf(games);
          onChange({ games, iso: isos.includes(form.iso) ? form.iso : (isos[0] ?? '') });
        }}
        {...checked}
      />
      <CheckedField
        name="iso"
        label={t('freeRoundsForm.iso')}
        hint={currencies.length === 0 ? t('freeRoundsForm.isoHint') : undefined}
        {...checked}
      >
        <Select options={optionsOf(currencies)} value={form.iso} onValueChange={(iso) => onChange({ iso })} />
      </CheckedField>
      <TextField name="rounds" {...props} />
      <TextField name="stake" hint={stakes && t('freeRoundsForm.stakeHint', stakes)} {...props} />
      <AloneRoom {...alone} />
      <CheckedInstant
        name="from"
        label={t('freeRoundsForm.from')}
        hint={t('freeRoundsForm.fromHint')}
        value={form.from}
        onValueChange={(from) => onChange({ from })}
        {...checked}
      />
      <CheckedInstant
        name="until"
        label={t('freeRoundsForm.until')}
        hint={t('freeRoundsForm.untilHint')}
        value={form.until}
        onValueChange={(until) => onChange({ until })}
        required
        {...checked}
      />
      <Field label={t('freeRoundsForm.goesTo')}>
        <Select options={accounts} value={form.goesTo} onValueChange={(goesTo) => onChange({ goesTo })} />
      </Field>
      {form.goesTo === 'bonus' ? (
        <>
          <TextField name="times" hint={t('freeRoundsForm.timesHint')} {...props} />
          <TextField name="days" {...props} />
          <TextField name="maxBet" hint={t('freeRoundsForm.noneHint')} {...props} />
        </>
      ) : null}
      <TextField name="mostWon" hint={t('freeRoundsForm.mostWonHint')} {...props} />
    </>
  );
}

interface TextFieldProps extends FieldsProps {
  readonly name: 'rounds' | 'stake' | 'times' | 'days' | 'maxBet' | 'mostWon';
  readonly hint?: string | undefined;
}

function TextField({ name, hint, form, onChange, problems, isTried }: TextFieldProps) {
  return (
    <CheckedField
      name={name}
      label={t(`freeRoundsForm.${name}`)}
      hint={hint}
      problems={problems}
      isTried={isTried}
    >
      <Input value={form[name]} onValueChange={(value) => onChange({ [name]: value })} maxLength={40} />
    </CheckedField>
  );
}
