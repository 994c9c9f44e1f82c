/** PostgreSQL's codes for characters that a text can't contain (U+0000), sent as text and within JSON. */
const CODES = new Set(['22021', '22P05']);

/** Whether an error means that a text of the request contains characters that can't be stored or searched for. */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(String(error.code));
}
