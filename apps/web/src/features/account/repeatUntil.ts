export interface Repeats {
  /** Delay after each attempt, ms. */
  readonly every: number;
  /** Maximum number of attempts. */
  readonly most: number;
  /** Resolves after the given time, ms. */
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Repeats a check until it is true. An attempt that fails counts as false.
 * @returns whether it became true
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
