import { Field, Grid, Heading, Input, Textarea } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { prizeLanguages, type SharedForm } from './prizeForm.ts';

interface SharedFieldsProps {
  readonly form: SharedForm;
  readonly set: (changes: Partial<SharedForm>) => void;
}

/** Texts, least stake and counted games of a tournament or a challenge. */
export function SharedFields({ form, set }: SharedFieldsProps) {
  const line = (name: 'leastStake' | 'gameIds' | 'providers' | 'categories', hint?: string) => (
    <Field label={t(`prizeForm.${name}`)} hint={hint}>
      <Input value={form[name]} onValueChange={(value) => set({ [name]: value })} />
    </Field>
  );
  return (
    <>
      <Heading level={2}>{t('prizeForm.texts')}</Heading>
      {prizeLanguages.map((language) => (
        <Grid key={language} columns="fit">
          <Field label={t('offerForm.titleIn', { language })} required={language === 'en'}>
            <Input
              value={form.title[language] ?? ''}
              maxLength={80}
              onValueChange={(value) => set({ title: { ...form.title, [language]: value } })}
            />
          </Field>
          <Field label={t('offerForm.textIn', { language })}>
            <Textarea
              value={form.text[language] ?? ''}
              maxLength={400}
              onValueChange={(value) => set({ text: { ...form.text, [language]: value } })}
            />
          </Field>
        </Grid>
      ))}
      <Heading level={2}>{t('prizeForm.games')}</Heading>
      <Grid columns="fit">
        {line('leastStake', t('prizeForm.leastStakeHint'))}
        {line('categories', t('prizeForm.categoriesHint'))}
        {line('providers', t('prizeForm.providersHint'))}
        {line('gameIds', t('prizeForm.gameIdsHint'))}
      </Grid>
    </>
  );
}
