import { Field, Grid, Heading, Input } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { TextsFields } from '../shared/TextsFields.tsx';
import type { SharedForm } from './prizeForm.ts';

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
      <TextsFields texts={form} onChange={set} />
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
