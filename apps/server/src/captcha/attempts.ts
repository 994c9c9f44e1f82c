const WINDOW = 10 * 60_000;
/** Maximum number of stored names; beyond it the oldest are dropped. */
const MOST_NAMES = 20_000;

/** Counts recent attempts by name (address, device, account), in this process. */
export interface Attempts {
  /**
   * Whether any of the names has reached the number of attempts in ten minutes that are allowed without a captcha.
   */
  isMuch(names: readonly string[]): boolean;
  count(names: readonly string[]): void;
  /** Drops the attempts of a name after a success. */
  forget(name: string): void;
}

/**
 * @param most attempts allowed without a captcha
 * @param now the server's clock
 */
export function createAttempts(most: number, now: () => Date): Attempts {
  const tried = new Map<string, readonly number[]>();

  function recent(name: string): readonly number[] {
    const since = now().getTime() - WINDOW;
    return (tried.get(name) ?? []).filter((at) => at > since);
  }

  return {
    isMuch: (names) => names.some((name) => recent(name).length >= most),
    count(names) {
      for (const name of names) {
        const times = [...recent(name), now().getTime()].slice(-most - 1);
        // Deleted first, so that the map is in the order of the last attempts.
        tried.delete(name);
        tried.set(name, times);
      }
      for (const name of tried.keys()) {
        if (tried.size <= MOST_NAMES) break;
        tried.delete(name);
      }
    },
    forget: (name) => void tried.delete(name),
  };
}
