import { LOBBY } from '@touchline/betting';

/** Letters for blocks that are combined, figures for those that follow each other. */
export function markOf(blockId: number, isConditional: boolean): string {
  return isConditional || blockId > 26 ? String(blockId) : String.fromCodePoint(64 + blockId);
}

/** The block above or below in the page, where the lobby stands last; the same one where there is none. */
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
