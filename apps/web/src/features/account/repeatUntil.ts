export interface Repeats {
  /** How long to wait after each try, ms. */
  readonly every: number;
  /** How often it is tried at most. */
  readonly most: number;
  /** Resolves after so many ms. */
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Asks again and again until it is so. A try that fails counts as not yet.
 * @returns whether it came to be so
 */
export async function repeatUntil(
  isSo: () => Promise<boolean>,
  { every, most, wait }: Repeats,
): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    if (await isSo().catch(() => false)) return true;
    if (tried === most) return false;
    await wait(every);
  }
}
