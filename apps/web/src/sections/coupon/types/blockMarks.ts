import { LOBBY } from '@touchline/betting';

/** Returns a block's mark: letters for combined blocks, figures for consecutive ones. */
export function markOf(blockId: number, isConditional: boolean): string {
  return isConditional || blockId > 26 ? String(blockId) : String.fromCodePoint(64 + blockId);
}

/** Returns the block above or below on the page, where the lobby is last; the same block if there is none. */
export function neighbour(
  blockId: number,
  by: -1 | 1,
  { count, isConditional }: { readonly count: number; readonly isConditional: boolean },
): number {
  if (blockId === LOBBY) return by === -1 ? count : LOBBY;
  const next = blockId + by;
  if (next > count) return isConditional ? blockId : LOBBY;
  return next === LOBBY ? blockId : next;
}
