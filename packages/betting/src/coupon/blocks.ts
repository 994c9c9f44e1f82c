/** Number of the lobby, the block of a multi-bet that is part of every combination; blocks are numbered from 1. */
export const LOBBY = 0;

/**
 * Renumbers blocks in order and without gaps, as coupons require.
 * @param ids block of each leg, with repetitions
 * @param takesLobby whether the type has a lobby; otherwise block 0 becomes the first block
 * @returns new number by old number
 */
export function numberBlocks(ids: readonly number[], takesLobby: boolean): ReadonlyMap<number, number> {
  const sorted = [...new Set(ids)].toSorted((a, b) => a - b);
  const first = takesLobby && sorted[0] === LOBBY ? LOBBY : 1;
  return new Map(sorted.map((id, index) => [id, first + index]));
}
