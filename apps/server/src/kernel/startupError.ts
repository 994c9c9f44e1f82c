/** A reason why the platform cannot start that a person can fix: `main` prints only the message, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
