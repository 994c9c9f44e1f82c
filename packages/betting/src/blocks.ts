/** The block of a multi-bet that stands in every line; blocks are numbered from 1. */
export const LOBBY = 0;

/**
 * New numbers for blocks, in their order and without gaps, as a coupon must have them.
 * @param ids of the blocks that legs lie in, each any number of times
 * @param takesLobby whether the lobby keeps its own; where there is none, what lies in it is the first block
 * @returns the new number by the old one
 */
export function numberBlocks(ids: readonly number[], takesLobby: boolean): ReadonlyMap<number, number> {
  const sorted = [...new Set(ids)].toSorted((a, b) => a - b);
  const first = takesLobby && sorted[0] === LOBBY ? LOBBY : 1;
  return new Map(sorted.map((id, index) => [id, first + index]));
}
