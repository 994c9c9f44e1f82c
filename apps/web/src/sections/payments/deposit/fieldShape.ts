import type { PaymentMethod } from '@touchline/contract';
import { textIn } from '../../../features/cashier/paymentText.ts';

/** Returns how a field of a payment method is typed: its kind, format and choices. */
export function shapeOf({ kind, options, maxLength }: PaymentMethod['fields'][number], lang: string) {
  if (kind === 'select') {
    const choices = (options ?? []).map(({ value, label }) => ({ value, label: textIn(label, lang) }));
    return { kind: 'select', options: choices } as const;
  }
  return {
    kind: 'text',
    ...(kind === 'email' ? { format: 'email' as const } : {}),
    ...(kind === 'name' ? { autoComplete: 'name' as const } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
  } as const;
}
