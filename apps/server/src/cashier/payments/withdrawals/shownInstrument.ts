import type { Instrument } from '@touchline/contract';
import type { Payable } from './withdrawable.ts';

/** Converts an instrument to the format of the API. */
export function shownInstrument({ row, method: { entry } }: Payable): Instrument {
  return {
    id: String(row.id),
    methodId: entry.id,
    name: entry.name,
    icon: entry.icon,
    requisite: row.requisite,
    canRemove: row.open === 0,
  };
}
