import type { Discipline } from '../cyber.api.ts';

/** Simulated sports are told by their keys, also while they have no matches. */
const VIRTUAL = 'virtual-';

/** A discipline among those that have matches. */
export function knownDiscipline(disciplines: readonly Discipline[], key: string): Discipline | undefined {
  return disciplines.find((one) => one.key === key);
}

/** A discipline that has no match now. */
export function emptyDiscipline(key: string): Discipline {
  const isVirtual = key.startsWith(VIRTUAL);
  return {
    key,
    type: isVirtual ? 'virtual' : 'real',
    sportId: isVirtual ? 41 : 40,
    live: 0,
    line: 0,
    champs: [],
  };
}
