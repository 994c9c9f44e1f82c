import type { Discipline } from '../cyber.api.ts';

/** Key prefix of simulated sports; identifies them even without matches. */
const VIRTUAL = 'virtual-';

/** Finds a discipline among those that have matches. */
export function knownDiscipline(disciplines: readonly Discipline[], key: string): Discipline | undefined {
  return disciplines.find((one) => one.key === key);
}

/** Returns a discipline without matches. */
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
