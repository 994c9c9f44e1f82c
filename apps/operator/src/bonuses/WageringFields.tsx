import { Grid, Heading, Switch, Textarea } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Choices } from '../shared/Choices.tsx';
import { OfferChoice, OfferLine, type OfferFieldsProps } from './offerControls.tsx';
import { betTypes } from './offerDraft.ts';

const bases = ['bonus', 'depositAndBonus', 'wins'] as const;
const sources = ['bonus', 'any'] as const;

/** Fields of an offer's wagering: bets or games that count. */
export function WageringFields(fields: OfferFieldsProps) {
  const { draft, problems, isTried, onChange } = fields;
  const isBetting = draft.product === 'betting';
  return (
    <>
      <Heading level={2}>{t('offerForm.wagering')}</Heading>
      <Grid columns="fit">
        <OfferLine {...fields} name="times" />
        <OfferChoice {...fields} name="base" prefix="wageringBase" options={bases} />
        <OfferChoice {...fields} name="countFrom" prefix="countFrom" options={sources} />
        <OfferLine {...fields} name="assumedReturn" hint={t('offerForm.assumedReturnHint')} />
        {isBetting ? <OfferLine {...fields} name="minLegs" /> : null}
      </Grid>
      {isBetting ? (
        <Choices
          label={t('offerForm.types')}
          options={betTypes.map((value) => ({ value, label: t(`betType.${value}`) }))}
          chosen={draft.types}
          onChange={(types) => onChange({ types })}
        />
      ) : (
        <CheckedField
          name="games"
          label={t('offerForm.games')}
          hint={t('offerForm.gamesHint')}
          problems={problems}
          isTried={isTried}
        >
          <Textarea value={draft.games} onValueChange={(games) => onChange({ games })} />
        </CheckedField>
      )}
      <Switch
        label={t('offerForm.isSticky')}
        checked={draft.isSticky}
        onCheckedChange={(isSticky) => onChange({ isSticky })}
      />
    </>
  );
}
