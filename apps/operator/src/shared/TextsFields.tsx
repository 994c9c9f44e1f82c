import { Field, Grid, Heading, Input, Textarea } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { textLanguages, type TitledTexts } from './texts.ts';

interface TextsFieldsProps {
  readonly texts: TitledTexts;
  readonly onChange: (changes: Partial<TitledTexts>) => void;
  /** True if the English text is required, as its title is. @default false */
  readonly needsText?: boolean;
}

/** Titles and texts in each language; the English title is required. */
export function TextsFields({ texts: { title, text }, onChange, needsText = false }: TextsFieldsProps) {
  return (
    <>
      <Heading level={2}>{t('offerForm.texts')}</Heading>
      {textLanguages.map((language) => (
        <Grid key={language} columns="fit">
          <Field label={t('offerForm.titleIn', { language })} required={language === 'en'}>
            <Input
              value={title[language] ?? ''}
              maxLength={80}
              onValueChange={(value) => onChange({ title: { ...title, [language]: value } })}
            />
          </Field>
          <Field label={t('offerForm.textIn', { language })} required={needsText && language === 'en'}>
            <Textarea
              value={text[language] ?? ''}
              maxLength={400}
              onValueChange={(value) => onChange({ text: { ...text, [language]: value } })}
            />
          </Field>
        </Grid>
      ))}
    </>
  );
}
