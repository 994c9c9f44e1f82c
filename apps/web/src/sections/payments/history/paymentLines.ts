import type { Payment } from '@touchline/contract';

const columns = [
  'number',
  'time',
  'direction',
  'method',
  'state',
  'amount',
  'fee',
  'received',
  'refunded',
  'currency',
  'received currency',
] as const;

/** Returns the lines of a file of payments, after its column names; times are ISO 8601 in UTC. */
export function paymentLines(payments: readonly Payment[]): readonly (readonly string[])[] {
  return [
    columns,
    ...payments.map((payment) => [
      payment.id,
      new Date(payment.createdAt * 1000).toISOString(),
      payment.direction,
      payment.methodName.en,
      payment.state,
      payment.amount,
      payment.fee,
      payment.received ?? '',
      payment.refunded ?? '',
      payment.iso,
      payment.received === undefined ? '' : (payment.receivedIso ?? payment.iso),
    ]),
  ];
}
