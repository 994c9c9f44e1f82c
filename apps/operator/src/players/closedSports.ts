import type { PlayerBlocks } from '@touchline/contract/operators';

/** Sports that operators closed to a player, by id, in the order of their ids. */
export interface ClosedSports {
  readonly line: readonly number[];
  readonly live: readonly number[];
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** What operators closed of what holds for a player: the player's own choice is no part of it. */
export const closedOf = ({ disallowedLineSports, disallowedLiveSports }: PlayerBlocks): ClosedSports => ({
  line: inOrder(disallowedLineSports),
  live: inOrder(disallowedLiveSports),
});

/** The list with a sport in it, or without. */
export const toggled = (ids: readonly number[], id: number, is: boolean): readonly number[] =>
  inOrder(is ? [...ids, id] : ids.filter((one) => one !== id));

/** In which lists the player hides a sport. */
export function hiddenBy(blocks: PlayerBlocks, id: number): readonly (keyof ClosedSports)[] {
  return [
    ...(blocks.hiddenLineSports.includes(id) ? ['line' as const] : []),
    ...(blocks.hiddenLiveSports.includes(id) ? ['live' as const] : []),
  ];
}

/** A sport's key for readers: `ice-hockey` is "Ice hockey". */
export const sportName = (key: string): string =>
  (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('-', ' ');
