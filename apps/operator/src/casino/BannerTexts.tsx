import { Field, Input, Stack, type FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { textLanguages, type TitledTexts } from '../shared/texts.ts';

interface BannerTextsProps {
  readonly texts: TitledTexts;
  readonly onChange: (changes: Partial<TitledTexts>) => void;
  /** Problems of the whole form; that of the title is of the English one. */
  readonly problems: readonly FieldProblem[];
  readonly isTried: boolean;
}

/** Title and text of a banner in each language. */
export function BannerTexts({ texts: { title, text }, onChange, problems, isTried }: BannerTextsProps) {
  return textLanguages.map((language) => (
    <Stack key={language} gap="md">
      <CheckedField
        name={language === 'en' ? 'title' : `title-${language}`}
        label={t('casino.titleIn', { language })}
        problems={problems}
        isTried={isTried}
      >
        <Input
          value={title[language] ?? ''}
          onValueChange={(value) => onChange({ title: { ...title, [language]: value } })}
          maxLength={80}
        />
      </CheckedField>
      <Field label={t('casino.textIn', { language })}>
        <Input
          value={text[language] ?? ''}
          onValueChange={(value) => onChange({ text: { ...text, [language]: value } })}
          maxLength={200}
        />
      </Field>
    </Stack>
  ));
}
