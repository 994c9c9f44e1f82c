import type { Coupon } from '@touchline/contract';
import { Grid, Input, type FieldProblem } from '@touchline/ui';
import { matchText } from '../bets/betText.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { priceField, type OfferDraft } from './offer.ts';

interface OfferFieldsProps {
  readonly coupon: Coupon;
  readonly draft: OfferDraft;
  readonly onChange: (draft: OfferDraft) => void;
  readonly problems: readonly FieldProblem[];
  /** True if the operator has tried to send, so that problems are shown. */
  readonly isTried: boolean;
}

/** Fields of a counter-offer: another stake or other prices, valid for a number of seconds. */
export function OfferFields({ coupon, draft, onChange, problems, isTried }: OfferFieldsProps) {
  const checked = { problems, isTried };
  return (
    <Grid columns="auto">
      <CheckedField name="amount" label={t('reviews.amount')} {...checked}>
        <Input
          value={draft.amount}
          onValueChange={(amount) => onChange({ ...draft, amount })}
          inputMode="decimal"
          numeric
          end={coupon.iso}
        />
      </CheckedField>
      {coupon.bets.map((leg) => (
        <CheckedField
          key={leg.selectionId}
          name={priceField(leg.selectionId)}
          label={t('reviews.price', { match: matchText(leg) })}
          {...checked}
        >
          <Input
            value={draft.coefs[leg.selectionId] ?? leg.coef}
            onValueChange={(coef) =>
              onChange({ ...draft, coefs: { ...draft.coefs, [leg.selectionId]: coef } })
            }
            inputMode="decimal"
            numeric
          />
        </CheckedField>
      ))}
      <CheckedField name="seconds" label={t('reviews.seconds')} {...checked}>
        <Input
          value={draft.seconds}
          onValueChange={(seconds) => onChange({ ...draft, seconds })}
          inputMode="numeric"
          numeric
        />
      </CheckedField>
    </Grid>
  );
}
