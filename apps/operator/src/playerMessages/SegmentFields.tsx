import { Field, Grid, Input, Select, Stack } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { dayFields, threeWays, type MessageDraft } from './messageDraft.ts';

interface SegmentFieldsProps {
  readonly draft: MessageDraft;
  /** Languages of the site. */
  readonly languages: readonly string[];
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (changes: Partial<MessageDraft>) => void;
}

const WORDS = {
  verified: { any: 'messages.any', yes: 'messages.verified', no: 'messages.notVerified' },
  deposited: { any: 'messages.any', yes: 'messages.hasDeposited', no: 'messages.neverDeposited' },
} as const;

/** Conditions that the players of a segment meet. */
export function SegmentFields({ draft, languages, faultOf, onChange }: SegmentFieldsProps) {
  const way = (name: 'verified' | 'deposited', label: string) => (
    <Field label={label}>
      <Select
        options={threeWays.map((value) => ({ value, label: t(WORDS[name][value]) }))}
        value={draft[name]}
        onValueChange={(value) => onChange({ [name]: value })}
      />
    </Field>
  );
  return (
    <Stack gap="lg">
      <Grid columns="fit">
        <div data-field="countries">
          <Field
            label={t('messages.countries')}
            hint={t('messages.countriesHint')}
            error={faultOf('countries')}
          >
            <Input value={draft.countries} onValueChange={(countries) => onChange({ countries })} />
          </Field>
        </div>
        {way('verified', t('messages.verification'))}
        {way('deposited', t('messages.deposited'))}
        {dayFields.map((field) => (
          <div key={field} data-field={field}>
            <Field label={t(`messages.${field}`)} hint={t('messages.dayHint')} error={faultOf(field)}>
              <Input value={draft[field]} onValueChange={(value) => onChange({ [field]: value })} />
            </Field>
          </div>
        ))}
      </Grid>
      <Choices
        label={`${t('messages.languages')} (${t('messages.languagesNone')})`}
        options={languages.map((value) => ({ value, label: value }))}
        chosen={draft.languages}
        onChange={(chosen) => onChange({ languages: chosen })}
      />
    </Stack>
  );
}
