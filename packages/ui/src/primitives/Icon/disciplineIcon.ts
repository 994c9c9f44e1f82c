import type { IconName } from './icons.ts';

/** The set's disciplines by key; a key that reaches us from outside is looked up here before it is loaded. */
const disciplines = [
  'vertex-strike',
  'realm-of-ancients',
  'arena-five',
  'turbo-ball',
  'virtual-football',
  'virtual-basketball',
] as const satisfies readonly IconName[];

/** @returns the mark of a discipline by its key; that of e-sports for one that has none */
export function disciplineIcon(key: string): IconName {
  return disciplines.find((name) => name === key) ?? 'esports';
}
