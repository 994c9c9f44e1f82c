/** PostgreSQL's codes, and the system's, that mean: not now, but soon again. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  // The server ends, starts, or has no place left.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // Another transaction was in the way, or this one took too long.
  '40001',
  '40P01',
  '25P03',
  '08003',
  '08006',
]);

/** What the driver says, without a code, when a connection breaks off, can't be made in time or is no longer there. */
const SENTENCES = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
  /^Postgres connection has been discarded$/,
];

/**
 * Whether an error says that the database could not be asked, or broke off in the middle: the same request may do
 * soon. What became of it is unknown, unless it was all one transaction.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return CODES.has(error.code);
  return SENTENCES.some((sentence) => sentence.test(error.message));
}
