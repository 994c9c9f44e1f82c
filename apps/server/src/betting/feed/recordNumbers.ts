import type { MarketRecord, MatchRecord } from '@touchline/feed';

/** Counters of a leading process: the versions of all records, and the slots of prices on the wire. */
export interface RecordNumbers {
  /** Returns the number of the next change, above all earlier ones, also those of former leaders. */
  version(): number;
  /** Returns the slot of a market: unchanged unless its number of selections grows. */
  slot(held: MarketRecord | undefined, selections: number): number;
  /** Continues above the numbers of a record, from whichever process. */
  seen(record: MatchRecord | MarketRecord): void;
  slotsFrom(first: number): void;
}

/** Version numbers per millisecond: the numbers follow the time, so that they grow over a restart. */
const CHANGES_A_MILLISECOND = 1000;

/** @param wall real time, UTC ms */
export function createNumbers(wall: () => number): RecordNumbers {
  let lastVersion = 0;
  let freeSlot = 0;

  return {
    version: () => Math.max(lastVersion + 1, wall() * CHANGES_A_MILLISECOND),
    slot: (held, selections) => (held && selections <= held.selections.length ? held.slot : freeSlot),
    seen(record) {
      lastVersion = Math.max(lastVersion, record.version);
      if ('slot' in record) freeSlot = Math.max(freeSlot, record.slot + record.selections.length);
    },
    slotsFrom(first) {
      freeSlot = Math.max(freeSlot, first);
    },
  };
}
