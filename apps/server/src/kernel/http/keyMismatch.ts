/** Thrown if an Idempotency-Key was used with another call or body: the answer is 422 DUPLICATE_KEY_MISMATCH. */
export class KeyMismatchError extends Error {
  override readonly name = 'KeyMismatchError';
}
