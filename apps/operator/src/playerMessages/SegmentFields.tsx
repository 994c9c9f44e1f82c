import { DateInput, Field, Grid, Input, Select, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Choices } from '../shared/Choices.tsx';
import { dateLabels } from '../shared/dateLabels.ts';
import { isDayWrong } from '../shared/dayFault.ts';
import { dayFields, threeWays, type DayField } from './messageDraft.ts';
import type { MessageFieldsProps } from './messageFields.ts';

const WORDS = {
  verified: { any: 'messages.any', yes: 'messages.verified', no: 'messages.notVerified' },
  deposited: { any: 'messages.any', yes: 'messages.hasDeposited', no: 'messages.neverDeposited' },
} as const;

/** Conditions that the players of a segment meet. */
export function SegmentFields({ draft, languages, problems, isTried, onChange }: MessageFieldsProps) {
  const way = (name: 'verified' | 'deposited', label: string) => (
    <Field label={label}>
      <Select
        options={threeWays.map((value) => ({ value, label: t(WORDS[name][value]) }))}
        value={draft[name]}
        onValueChange={(value) => onChange({ [name]: value })}
      />
    </Field>
  );
  const changeDay = (field: DayField, day: string, isWrong: boolean): void => {
    const others = draft.wrongDays.filter((one) => one !== field);
    onChange({ [field]: day, wrongDays: isWrong ? [...others, field] : others });
  };
  return (
    <Stack gap="lg">
      <Grid columns="fit">
        <CheckedField
          name="countries"
          label={t('messages.countries')}
          hint={t('messages.countriesHint')}
          problems={problems}
          isTried={isTried}
        >
          <Input value={draft.countries} onValueChange={(countries) => onChange({ countries })} />
        </CheckedField>
        {way('verified', t('messages.verification'))}
        {way('deposited', t('messages.deposited'))}
        {dayFields.map((field) => (
          <CheckedField
            key={field}
            name={field}
            label={t(`messages.${field}`)}
            hint={t('messages.dayHint')}
            problems={problems}
            isTried={isTried}
          >
            <DateInput
              labels={dateLabels}
              value={draft[field]}
              onValueChange={(day, problem) => changeDay(field, day, isDayWrong(problem))}
            />
          </CheckedField>
        ))}
      </Grid>
      <Choices
        label={t('messages.languages')}
        options={languages.map((value) => ({ value, label: value }))}
        chosen={draft.languages}
        onChange={(chosen) => onChange({ languages: chosen })}
      />
    </Stack>
  );
}
