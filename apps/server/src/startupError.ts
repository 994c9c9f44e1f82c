/** A reason why the platform cannot start that a person can mend: `main` prints the message alone, no stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
