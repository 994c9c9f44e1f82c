import { Field, Grid, Heading, Select, Stack, Switch, Textarea } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { CheckedInstant } from '../shared/CheckedInstant.tsx';
import { Choices } from '../shared/Choices.tsx';
import { TextsFields } from '../shared/TextsFields.tsx';
import { OfferChoice, OfferLine, type OfferFieldsProps } from './offerControls.tsx';
import { offerKinds, offerNeeds } from './offerDraft.ts';
import { isForDeposit } from './offerTerms.ts';
import { WageringFields } from './WageringFields.tsx';

const products = ['betting', 'casino', 'bingo', 'lottery'] as const;
const weekdays = ['', '1', '2', '3', '4', '5', '6', '0'] as const;

/** Fields of an offer; those that its kind or its product doesn't have are hidden. */
export function OfferFields(fields: OfferFieldsProps) {
  const { draft, problems, isTried, onChange } = fields;
  const isFreeBet = draft.kind === 'freeBet';
  return (
    <>
      <Grid columns="fit">
        <OfferChoice {...fields} name="kind" prefix="offerKind" options={offerKinds} />
        <OfferChoice {...fields} name="product" prefix="product" options={products} />
        <OfferLine {...fields} name="days" />
        <OfferLine {...fields} name="perPlayer" />
        <OfferLine {...fields} name="maxGrants" hint={t('offerForm.maxGrantsHint')} />
        <OfferLine {...fields} name="countries" hint={t('offerForm.countriesHint')} />
        {draft.kind === 'reload' ? (
          <Field label={t('offerForm.weekday')}>
            <Select
              options={weekdays.map((value) => ({ value, label: messageOf('weekday', value || 'any') }))}
              value={draft.weekday}
              onValueChange={(weekday) => onChange({ weekday })}
            />
          </Field>
        ) : null}
        {(['from', 'to'] as const).map((name) => (
          <CheckedInstant
            key={name}
            name={name}
            label={t(`offerForm.${name}`)}
            hint={t('offerForm.boundHint')}
            problems={problems}
            isTried={isTried}
            value={draft[name]}
            onValueChange={(at) => onChange({ [name]: at })}
          />
        ))}
      </Grid>
      <Choices
        label={t('offerForm.needs')}
        options={offerNeeds.map((value) => ({ value, label: t(`codeNeed.${value}`) }))}
        chosen={draft.needs}
        onChange={(needs) => onChange({ needs })}
      />
      <div data-field="title">
        <Stack gap="lg">
          <TextsFields texts={draft} onChange={onChange} needsText />
        </Stack>
      </div>
      <Heading level={2}>{t('offerForm.amounts')}</Heading>
      <CheckedField
        name="currencies"
        label={t('offerForm.currencies')}
        hint={t('offerForm.currenciesHint')}
        problems={problems}
        isTried={isTried}
      >
        <Textarea value={draft.currencies} onValueChange={(currencies) => onChange({ currencies })} />
      </CheckedField>
      <Grid columns="fit">
        {isForDeposit(draft) ? <OfferLine {...fields} name="percent" /> : null}
        {isFreeBet || draft.product === 'betting' ? <OfferLine {...fields} name="minOdds" /> : null}
      </Grid>
      {isFreeBet ? null : <WageringFields {...fields} />}
      <Switch
        label={t('offerForm.isHidden')}
        checked={draft.isHidden}
        onCheckedChange={(isHidden) => onChange({ isHidden })}
      />
    </>
  );
}
