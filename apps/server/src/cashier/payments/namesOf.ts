import type { PaymentRow } from './payments.store.ts';

/**
 * Returns the names by which a provider finds a deposit: our reference, and its own name for a further payment with the
 * same reference.
 */
export function namesOf({
  id,
  surplus_of: whole,
  repeats,
  provider_ref: ref,
}: Pick<PaymentRow, 'id' | 'surplus_of' | 'repeats' | 'provider_ref'>): [
  merchantRef: string,
  providerRef?: string,
] {
  const first = repeats ?? whole;
  return first === null || ref === null ? [id] : [first, ref];
}
