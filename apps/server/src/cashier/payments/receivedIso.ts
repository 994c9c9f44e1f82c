import type { PaymentRow } from './payments.store.ts';

/** Returns the currency that the money of a payment has come in; its own before it has. */
export const receivedIso = (row: Pick<PaymentRow, 'iso' | 'received_iso'>): string =>
  row.received_iso ?? row.iso;
