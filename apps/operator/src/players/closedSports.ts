import type { PlayerBlocks } from '@touchline/contract/operators';

/** Ids of sports that operators closed to a player, in ascending order. */
export interface ClosedSports {
  readonly line: readonly number[];
  readonly live: readonly number[];
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** Returns the sports closed by operators, without those that the player hides. */
export const closedOf = ({ disallowedLineSports, disallowedLiveSports }: PlayerBlocks): ClosedSports => ({
  line: inOrder(disallowedLineSports),
  live: inOrder(disallowedLiveSports),
});

/** Returns the list with or without a sport. */
export const toggled = (ids: readonly number[], id: number, is: boolean): readonly number[] =>
  inOrder(is ? [...ids, id] : ids.filter((one) => one !== id));

/** Returns the lists in which the player hides a sport. */
export function hiddenBy(blocks: PlayerBlocks, id: number): readonly (keyof ClosedSports)[] {
  return [
    ...(blocks.hiddenLineSports.includes(id) ? ['line' as const] : []),
    ...(blocks.hiddenLiveSports.includes(id) ? ['live' as const] : []),
  ];
}

/** Makes a sport's name from its key: `ice-hockey` is "Ice hockey". */
export const sportName = (key: string): string =>
  (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('-', ' ');
