/** Codes of PostgreSQL and the system for temporary failures. */
const TEMPORARY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  // The server is shutting down, starting, or out of connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // A conflict with another transaction, or a timeout.
  '40001',
  '40P01',
  '25P03',
  '08003',
  '08006',
]);

/** Messages of driver errors without a code: a connection was lost, could not be made in time, or was closed. */
const SENTENCES = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
  /^Postgres connection has been discarded$/,
];

/**
 * Returns whether an error means that the database was unreachable or the connection was lost, so that the same
 * request may succeed soon. Its effect is unknown, unless it was a single transaction.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return TEMPORARY.has(error.code);
  return SENTENCES.some((sentence) => sentence.test(error.message));
}

/** PostgreSQL's code for a number beyond its column's or expression's range. */
const OUT_OF_RANGE = '22003';

/** Returns whether an error means that a sum would go beyond the 64 bits that the ledger stores. */
export function isOutOfRange(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === OUT_OF_RANGE;
}

/** PostgreSQL's codes for characters that a text can't contain (U+0000), sent as text and within JSON. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

/**
 * Returns whether an error means that a text of the request contains characters that can't be stored or searched for.
 */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNSTORABLE_TEXT.has(String(error.code));
}
