import type { OperatorOffer } from '@touchline/contract/operators';
import { Field, Grid, Input, Notice, Select } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { CheckedInstant } from '../shared/CheckedInstant.tsx';
import { Decision } from '../shared/Decision.tsx';
import { moneyText } from '../shared/money.ts';
import { optionsOf } from '../shared/optionsOf.ts';
import { useDraft } from '../shared/useDraft.ts';
import { codeSchema, type CodeDraft } from './codeDraft.ts';

interface CodeFormProps {
  readonly siteId: string;
  /** Published offers, which codes can give. */
  readonly offers: readonly OperatorOffer[];
}

const currenciesOf = (offer: OperatorOffer): readonly string[] =>
  offer.terms.currencies.map(({ iso }) => iso);
const titleOf = ({ id, texts }: OperatorOffer): string => texts['en']?.title ?? id;

/** Decision to create a promo code for an offer; without a text it is a random one. */
export function CodeForm({ siteId, offers }: CodeFormProps) {
  const [first] = offers;
  return first ? (
    <NewCode siteId={siteId} offers={offers} first={first} />
  ) : (
    <Notice tone="info">{t('codeForm.noOffers')}</Notice>
  );
}

function NewCode({ siteId, offers, first }: CodeFormProps & { readonly first: OperatorOffer }) {
  const write = useWrite();
  const draft = useDraft(chosenOf(first), codeSchema);
  const { value, problems, body, change } = draft;
  const offer = offers.find(({ id }) => id === value.offerId) ?? first;
  const worth = body?.budget === undefined ? undefined : moneyText(body.budget, value.iso);

  async function send(): Promise<string | undefined> {
    if (!body) return undefined;
    const answer = await write.send('post', '/ops/bonuses/{siteId}/codes', { path: { siteId }, body });
    return answer && t('codeForm.done');
  }

  return (
    <Decision
      title={t('codeForm.title')}
      write={write}
      label={worth === undefined ? t('codeForm.create') : t('codeForm.createWorth', { worth })}
      reason="none"
      draft={draft}
      isUnchanged={false}
      problems={problems}
      question={{
        title: t('codeForm.ask', { offer: titleOf(offer) }),
        detail: worth === undefined ? t('codeForm.askUnlimited') : t('codeForm.askWorth', { worth }),
      }}
      send={send}
    >
      {(isTried) => {
        const field = (name: 'code' | 'maxUses' | 'perPlayer' | 'budget' | 'playerId', hint?: string) => (
          <CheckedField
            name={name}
            label={t(`codeForm.${name}`)}
            hint={hint}
            problems={problems}
            isTried={isTried}
          >
            <Input value={value[name]} onValueChange={(text) => change({ [name]: text })} />
          </CheckedField>
        );
        return (
          <Grid columns="fit">
            <Field label={t('codeForm.offer')}>
              <Select
                options={offers.map((one) => ({ value: one.id, label: titleOf(one) }))}
                value={offer.id}
                onValueChange={(id) => change(chosenOf(offers.find((one) => one.id === id) ?? first))}
              />
            </Field>
            {field('code', t('codeForm.codeHint'))}
            {field('maxUses', t('codeForm.maxUsesHint'))}
            {field('perPlayer')}
            {field('budget', t('codeForm.budgetHint'))}
            <Field label={t('codeForm.iso')}>
              <Select
                options={optionsOf(currenciesOf(offer))}
                value={value.iso}
                onValueChange={(iso) => change({ iso })}
              />
            </Field>
            {(['from', 'to'] as const).map((name) => (
              <CheckedInstant
                key={name}
                name={name}
                label={t(`codeForm.${name}`)}
                hint={t('codeForm.boundHint')}
                problems={problems}
                isTried={isTried}
                value={value[name]}
                onValueChange={(at) => change({ [name]: at })}
              />
            ))}
            {field('playerId', t('codeForm.playerHint'))}
          </Grid>
        );
      }}
    </Decision>
  );
}

/** The entries for another offer: its currencies may be others. */
const chosenOf = (offer: OperatorOffer): Pick<CodeDraft, 'offerId' | 'iso'> => ({
  offerId: offer.id,
  iso: currenciesOf(offer)[0] ?? '',
});
