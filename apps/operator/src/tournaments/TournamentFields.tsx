import { Field, Grid, Input, Select, Switch, Textarea } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { CheckedInstant } from '../shared/CheckedInstant.tsx';
import { SharedFields, type DraftFieldsProps } from './SharedFields.tsx';
import { joins, scorings, type TournamentDraft } from './tournamentDraft.ts';

/** Fields of a tournament. */
export function TournamentFields(fields: DraftFieldsProps<TournamentDraft>) {
  const { draft, problems, isTried, onChange } = fields;
  return (
    <>
      <Grid columns="fit">
        {(['from', 'until'] as const).map((name) => (
          <CheckedInstant
            key={name}
            name={name}
            label={t(`tournamentForm.${name}`)}
            problems={problems}
            isTried={isTried}
            value={draft[name]}
            onValueChange={(at) => onChange({ [name]: at })}
            required
          />
        ))}
        <Field label={t('tournamentForm.scoring')}>
          <Select
            options={scorings.map((value) => ({ value, label: messageOf('scoring', value) }))}
            value={draft.scoring}
            onValueChange={(value) =>
              onChange({ scoring: scorings.find((one) => one === value) ?? draft.scoring })
            }
          />
        </Field>
        <Field label={t('tournamentForm.join')}>
          <Select
            options={joins.map((value) => ({ value, label: messageOf('join', value) }))}
            value={draft.join}
            onValueChange={(value) => onChange({ join: joins.find((one) => one === value) ?? draft.join })}
          />
        </Field>
        {(['leastRounds', 'leastPlayers', 'entryFee'] as const).map((name) => (
          <CheckedField
            key={name}
            name={name}
            label={t(`tournamentForm.${name}`)}
            hint={t(`tournamentForm.${name}Hint`)}
            problems={problems}
            isTried={isTried}
          >
            <Input
              inputMode={name === 'entryFee' ? 'decimal' : 'numeric'}
              value={draft[name]}
              onValueChange={(value) => onChange({ [name]: value })}
            />
          </CheckedField>
        ))}
      </Grid>
      <CheckedField
        name="prizes"
        label={t('tournamentForm.prizes')}
        hint={t('tournamentForm.prizesHint')}
        problems={problems}
        isTried={isTried}
      >
        <Textarea value={draft.prizes} onValueChange={(prizes) => onChange({ prizes })} />
      </CheckedField>
      {(['countsBonus', 'countsFree'] as const).map((name) => (
        <Switch
          key={name}
          label={t(`tournamentForm.${name}`)}
          checked={draft[name]}
          onCheckedChange={(is) => onChange({ [name]: is })}
        />
      ))}
      <SharedFields {...fields} />
    </>
  );
}
