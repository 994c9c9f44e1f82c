import type { IconName } from './icons.ts';

/** Keys of the disciplines in the set. Keys from outside are checked against it before the icon is loaded. */
const disciplines = [
  'vertex-strike',
  'realm-of-ancients',
  'arena-five',
  'turbo-ball',
  'virtual-football',
  'virtual-basketball',
] as const satisfies readonly IconName[];

/** @returns the icon of a discipline by its key; `esports` when there is none */
export function disciplineIcon(key: string): IconName {
  return disciplines.find((name) => name === key) ?? 'esports';
}
