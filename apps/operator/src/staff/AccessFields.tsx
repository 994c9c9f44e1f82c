import type { FieldProblem } from '@touchline/ui';
import { Grid, Input, Select, Textarea } from '@touchline/ui';
import { language, t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { CheckedInstant } from '../shared/CheckedInstant.tsx';
import { staffLanguages, type AccessDraft } from './personDraft.ts';

interface AccessFieldsProps {
  readonly draft: AccessDraft;
  readonly onChange: (changes: Partial<AccessDraft>) => void;
  readonly problems: readonly FieldProblem[];
  readonly isTried: boolean;
}

const languageNames = new Intl.DisplayNames(language, { type: 'language' });

/** Fields of a person's access: e-mail, language of the mails, networks and end. */
export function AccessFields({ draft, onChange, problems, isTried }: AccessFieldsProps) {
  const field = { problems, isTried };
  const languages = [...new Set([...staffLanguages, draft.language])];
  return (
    <>
      <Grid columns="fit">
        <CheckedField name="email" label={t('staff.column.email')} required {...field}>
          <Input
            type="email"
            value={draft.email}
            onValueChange={(email) => onChange({ email })}
            maxLength={254}
            autoComplete="off"
          />
        </CheckedField>
        <CheckedField name="language" label={t('staff.language')} {...field}>
          <Select
            options={languages.map((value) => ({ value, label: languageNames.of(value) ?? value }))}
            value={draft.language}
            onValueChange={(next) => onChange({ language: next })}
          />
        </CheckedField>
      </Grid>
      <CheckedField name="networks" label={t('staff.networks')} hint={t('staff.networksHint')} {...field}>
        <Textarea value={draft.networks} onValueChange={(networks) => onChange({ networks })} />
      </CheckedField>
      <CheckedInstant
        name="endsAt"
        label={t('staff.endsAt')}
        hint={t('staff.endsAtHint')}
        value={draft.endsAt}
        onValueChange={(endsAt) => onChange({ endsAt })}
        {...field}
      />
    </>
  );
}
