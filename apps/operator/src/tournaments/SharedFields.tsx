import { Grid, Heading, Input, Stack, type FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { TextsFields } from '../shared/TextsFields.tsx';
import type { SharedDraft } from './prizes.ts';

export interface DraftFieldsProps<Draft> {
  readonly draft: Draft;
  readonly problems: readonly FieldProblem[];
  /** True if the form was sent once, so that the fields show their faults. */
  readonly isTried: boolean;
  readonly onChange: (changes: Partial<Draft>) => void;
}

/** Texts, least stake and counted games of a tournament or a challenge. */
export function SharedFields({ draft, problems, isTried, onChange }: DraftFieldsProps<SharedDraft>) {
  return (
    <>
      <div data-field="title">
        <Stack gap="lg">
          <TextsFields texts={draft} onChange={onChange} />
        </Stack>
      </div>
      <Heading level={2}>{t('prizeForm.games')}</Heading>
      <Grid columns="fit">
        {(['leastStake', 'categories', 'providers', 'gameIds'] as const).map((name) => (
          <CheckedField
            key={name}
            name={name}
            label={t(`prizeForm.${name}`)}
            hint={t(`prizeForm.${name}Hint`)}
            problems={problems}
            isTried={isTried}
          >
            <Input value={draft[name]} onValueChange={(value) => onChange({ [name]: value })} />
          </CheckedField>
        ))}
      </Grid>
    </>
  );
}
