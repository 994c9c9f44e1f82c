import {
  MOST_LABEL_CHARACTERS,
  MOST_TEXT_CHARACTERS,
  MOST_TITLE_CHARACTERS,
} from '@touchline/contract/messages';
import { Field, Grid, Input, Stack, Textarea } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import type { MessageFieldsProps } from './messageFields.ts';

interface LanguageFieldsProps extends Omit<MessageFieldsProps, 'languages'> {
  readonly language: string;
  /** True for the site's default language. */
  readonly isRequired: boolean;
}

/** Title, text and label of the link in one language. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { language, isRequired, draft, problems, isTried, onChange } = props;
  const { title, text, label } = draft;
  return (
    <Grid columns="fit">
      <Stack gap="md">
        <CheckedField
          name={`title-${language}`}
          label={t('messages.titleIn', { language })}
          problems={problems}
          isTried={isTried}
          required={isRequired}
        >
          <Input
            value={title[language] ?? ''}
            maxLength={MOST_TITLE_CHARACTERS}
            onValueChange={(value) => onChange({ title: { ...title, [language]: value } })}
          />
        </CheckedField>
        <Field label={t('messages.labelIn', { language })}>
          <Input
            value={label[language] ?? ''}
            maxLength={MOST_LABEL_CHARACTERS}
            onValueChange={(value) => onChange({ label: { ...label, [language]: value } })}
          />
        </Field>
      </Stack>
      <CheckedField
        name={`text-${language}`}
        label={t('messages.textIn', { language })}
        problems={problems}
        isTried={isTried}
        required={isRequired}
      >
        <Textarea
          value={text[language] ?? ''}
          maxLength={MOST_TEXT_CHARACTERS}
          onValueChange={(value) => onChange({ text: { ...text, [language]: value } })}
        />
      </CheckedField>
    </Grid>
  );
}
