import type { Payment } from '@touchline/contract';

/** Pages about payments in one language. */
export function paymentPathsIn(lang: string) {
  return {
    recharge: `/${lang}/office/recharge`,
    payments: `/${lang}/office/historypay`,
    /** Result page of a payment. */
    result: ({ id, direction, outcome }: Pick<Payment, 'id' | 'direction' | 'outcome'>): string =>
      `/${lang}/onpay/${direction === 'deposit' ? '' : 'withdraw/'}${outcome}?payment=${id}`,
  };
}
