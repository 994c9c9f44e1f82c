import type { Coupon } from '@touchline/contract';
import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';

/** Fields of a counter-offer as texts. */
export interface OfferDraft {
  readonly amount: string;
  /** Prices by selection; the bet's own if there is none. */
  readonly coefs: Readonly<Record<string, string>>;
  readonly seconds: string;
}

const USUAL_SECONDS = '120';
const MIN_SECONDS = 10;
const MAX_SECONDS = 3600;
const AMOUNT = /^\d+(\.\d+)?$/;
const PRICE = /^\d{1,6}(\.\d{1,3})?$/;

/** Returns the fields of an offer with the terms of the bet. */
export const offerDraftOf = ({ amount }: Coupon): OfferDraft => ({
  amount,
  coefs: {},
  seconds: USUAL_SECONDS,
});

/** Name of the field of a leg's price. */
export const priceField = (selectionId: string): string => `price:${selectionId}`;

/** Returns the faults of an offer, in the order of its fields. */
export function offerProblems({ amount, coefs, seconds }: OfferDraft): readonly FieldProblem[] {
  const time = Number(seconds);
  return [
    ...(AMOUNT.test(amount.trim()) && Number(amount) > 0
      ? []
      : [{ field: 'amount', text: t('reviews.amountWrong') }]),
    ...Object.entries(coefs)
      .filter(([, coef]) => !PRICE.test(coef.trim()) || Number(coef) <= 1)
      .map(([selectionId]) => ({ field: priceField(selectionId), text: t('reviews.priceWrong') })),
    ...(Number.isInteger(time) && time >= MIN_SECONDS && time <= MAX_SECONDS
      ? []
      : [{ field: 'seconds', text: t('reviews.secondsWrong', { least: MIN_SECONDS, most: MAX_SECONDS }) }]),
  ];
}

/** Returns the answer to send: the new stake, and the prices that differ from the bet's. */
export const offerBody = ({ bets }: Coupon, { amount, coefs, seconds }: OfferDraft) => ({
  kind: 'offer' as const,
  amount: amount.trim(),
  bets: bets.flatMap(({ selectionId, coef }) => {
    const offered = coefs[selectionId]?.trim() ?? coef;
    return offered === coef ? [] : [{ selectionId, coef: offered }];
  }),
  seconds: Number(seconds),
});
