/** PostgreSQL's codes for letters that no text can hold (U+0000), sent as text and within JSON. */
const CODES = new Set(['22021', '22P05']);

/** Whether an error says that a text of the request can't be stored, nor looked for. */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(String(error.code));
}
