import type { Changes } from './publisherLog.ts';

/** Ids of the records that a tick changed in a topic; the records themselves are the currently published ones. */
interface Entry {
  readonly seq: number;
  readonly matches: readonly number[];
  readonly markets: readonly string[];
  readonly goneMatches: readonly number[];
  /** Markets with price changes only. */
  readonly priced: readonly string[];
  readonly goneMarkets: readonly string[];
}

/** Ids that changed over several ticks, each once. */
export interface Missed {
  readonly matches: ReadonlySet<number>;
  readonly markets: ReadonlySet<string>;
  readonly priced: ReadonlySet<string>;
  readonly goneMatches: ReadonlySet<number>;
  readonly goneMarkets: ReadonlySet<string>;
}

/** Last ticks of a topic, for listeners that missed some of them. */
export interface History {
  add(seq: number, changes: Changes): void;
  /** Returns the changes after `from`; `undefined` if it is older than the history. */
  since(from: number): Missed | undefined;
  clear(): void;
}

/** @param limit number of ticks to store */
export function createHistory(limit: number): History {
  let entries: Entry[] = [];

  return {
    add(seq, changes) {
      entries.push({
        seq,
        matches: [...changes.matches.keys()],
        markets: [...changes.markets.keys()],
        priced: [...changes.packed.keys()].map(({ id }) => id),
        goneMatches: [...changes.goneMatches],
        goneMarkets: [...changes.goneMarkets],
      });
      if (entries.length > limit) entries.shift();
    },
    since(from) {
      const oldest = entries[0];
      if (!oldest || from < oldest.seq - 1) return undefined;
      const missed = entries.slice(from - oldest.seq + 1);
      return {
        matches: new Set(missed.flatMap(({ matches }) => matches)),
        markets: new Set(missed.flatMap(({ markets }) => markets)),
        priced: new Set(missed.flatMap(({ priced }) => priced)),
        goneMatches: new Set(missed.flatMap(({ goneMatches }) => goneMatches)),
        goneMarkets: new Set(missed.flatMap(({ goneMarkets }) => goneMarkets)),
      };
    },
    clear() {
      entries = [];
    },
  };
}
