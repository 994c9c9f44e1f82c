import type { MarketRecord, MatchRecord } from '@touchline/feed';

/** What a leading process counts: the changes of all records, and the places of prices on the wire. */
export interface RecordNumbers {
  /** The number of the next change: above every earlier one, also of a process that led before. */
  version(): number;
  /** The slot of a market: the one it holds while its selections don't become more. */
  slot(held: MarketRecord | undefined, selections: number): number;
  /** Goes on above the numbers of a record, whoever gave them. */
  seen(record: MatchRecord | MarketRecord): void;
  slotsFrom(first: number): void;
}

/** Changes that have room in a millisecond: the count follows the time, so that it grows over a restart. */
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
