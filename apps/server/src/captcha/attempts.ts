const WINDOW = 10 * 60_000;
/** More names than this are told apart by nobody: the oldest are forgotten. */
const MOST_NAMES = 20_000;

/** How often something was tried of late, by whom or for whom; in this process. */
export interface Attempts {
  /** Whether any of the names has had as many attempts in ten minutes as may go unasked. */
  isMuch(names: readonly string[]): boolean;
  count(names: readonly string[]): void;
  /** It ended well: what was tried for this name is forgotten. */
  forget(name: string): void;
}

/** @param most attempts that go unasked @param now the server's instant */
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
        // Taken out first, so that the map is in the order of the last attempts.
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
