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
] as const;

/** Returns payments as a CSV file with a line of column names; times are ISO 8601 in UTC. */
export function paymentsCsv(payments: readonly Payment[]): string {
  const lines = payments.map((payment) =>
    [
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
    ].map(cell),
  );
  return [columns, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** Quotes a cell where needed; a text that a spreadsheet would run as a formula gets an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
