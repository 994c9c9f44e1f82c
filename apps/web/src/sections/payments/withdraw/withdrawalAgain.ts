import type { Payment } from '@touchline/contract';

/** Returns the part of the withdrawal page's address that keeps the amount of a withdrawal that wasn't paid. */
export function againSearch({ amount }: Pick<Payment, 'amount'>): string {
  return `?${new URLSearchParams({ amount }).toString()}`;
}

/** Returns the amount that an address proposes; an empty text if it proposes none. */
export function amountIn(search: URLSearchParams): string {
  const amount = search.get('amount') ?? '';
  return /^\d{1,12}(\.\d{1,8})?$/.test(amount) ? amount : '';
}
