import type { Payment } from '@touchline/contract';

/** A refused deposit that is tried again. */
export interface DepositRetry {
  /** Decimal text of the currency. */
  readonly amount: string;
  /** Currency that was to be paid. */
  readonly currency: string;
  /** Method that refused it; another one is proposed. */
  readonly refused: string;
}

/** Returns the part of the deposit page's address that keeps the amount of a refused deposit. */
export function retrySearch({ amount, iso, methodId }: Pick<Payment, 'amount' | 'iso' | 'methodId'>): string {
  return `?${new URLSearchParams({ amount, currency: iso, refused: methodId }).toString()}`;
}

/** Returns the refused deposit that an address names; undefined if it names none or not an amount. */
export function retryIn(search: URLSearchParams): DepositRetry | undefined {
  const amount = search.get('amount') ?? '';
  const currency = search.get('currency') ?? '';
  const refused = search.get('refused') ?? '';
  const isValid = /^\d{1,12}(\.\d{1,8})?$/.test(amount) && /^[A-Z]{3}$/.test(currency) && refused !== '';
  return isValid ? { amount, currency, refused } : undefined;
}
