import { clampSystemValue, COUPON_TYPE, legCountBounds, type CouponTypeId } from '@touchline/betting';
import type { CouponBet } from './coupon.types.ts';

/** Block 0 of a multi-bet: its selections stand in every line. */
export const LOBBY = 0;
/** Selections of a system that must stay free of bankers. */
const FEWEST_FREE = 3;

/** Whether the selections of a type lie in blocks. */
export function hasBlocks(typeId: CouponTypeId): boolean {
  return typeId === COUPON_TYPE.multiBet || typeId === COUPON_TYPE.conditional;
}

/** Whether the player says how many selections or blocks make a line. */
export function hasSystemValue(typeId: CouponTypeId): boolean {
  return typeId === COUPON_TYPE.system || typeId === COUPON_TYPE.multiBet;
}

/**
 * The type of a coupon: the one that the player chose while the number of selections allows it, otherwise a single
 * or an express. @param chosen undefined until the player chooses
 */
export function typeOf(chosen: CouponTypeId | undefined, bets: readonly unknown[]): CouponTypeId {
  const automatic = bets.length > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
  if (chosen === undefined || bets.length < 2) return automatic;
  return isTypePossible(chosen, bets.length) ? chosen : automatic;
}

/** Whether so many selections can make a coupon of a type. */
export function isTypePossible(typeId: CouponTypeId, count: number): boolean {
  const { min, max } = legCountBounds(typeId);
  return count >= min && count <= max;
}

/**
 * The selections as a type takes them: in blocks that are numbered without gaps where it has blocks, with bankers
 * only in systems. A selection that the player put in no block gets one of its own at the end.
 */
export function arranged(bets: readonly CouponBet[], typeId: CouponTypeId): readonly CouponBet[] {
  if (hasBlocks(typeId)) return inBlocks(bets, typeId === COUPON_TYPE.multiBet);
  const takesBankers = typeId === COUPON_TYPE.system && bets.length - bankersIn(bets) >= FEWEST_FREE;
  return bets.map(({ blockId: _elsewhere, isBanker, ...bet }) =>
    isBanker && takesBankers ? { ...bet, isBanker } : bet,
  );
}

function inBlocks(bets: readonly CouponBet[], hasLobby: boolean): readonly CouponBet[] {
  const isPlaced = (blockId: number | undefined): blockId is number =>
    blockId !== undefined && (blockId !== LOBBY || hasLobby);
  let next = Math.max(LOBBY, ...bets.map(({ blockId }) => blockId ?? LOBBY));
  const placed = bets.map(({ isBanker: _elsewhere, blockId, ...bet }) => {
    if (isPlaced(blockId)) return { ...bet, blockId };
    next += 1;
    return { ...bet, blockId: next };
  });
  const used = [...new Set(placed.map(({ blockId }) => blockId))].filter((id) => id !== LOBBY);
  const numbers = new Map(used.toSorted((a, b) => a - b).map((id, index) => [id, index + 1]));
  return placed.map((bet) => ({ ...bet, blockId: numbers.get(bet.blockId) ?? LOBBY }));
}

/** How many selections the player marked as bankers. */
export function bankersIn(bets: readonly CouponBet[]): number {
  return bets.filter(({ isBanker }) => isBanker).length;
}

/** Whether one more selection can be a banker. */
export function takesBanker(bets: readonly CouponBet[]): boolean {
  return bets.length - bankersIn(bets) > FEWEST_FREE;
}

/** How many blocks there are beside the lobby. @param bets as `arranged` answers them */
export function blockCount(bets: readonly CouponBet[]): number {
  return Math.max(LOBBY, ...bets.map(({ blockId }) => blockId ?? LOBBY));
}

/** How many selections or blocks the lines are chosen from. @param bets as `arranged` answers them */
export function freeUnits(bets: readonly CouponBet[], typeId: CouponTypeId): number {
  return hasBlocks(typeId) ? blockCount(bets) : bets.length - bankersIn(bets);
}

/** How many of them make a line: what the player chose, kept within what is there. */
export function systemValueOf(
  chosen: number,
  bets: readonly CouponBet[],
  typeId: CouponTypeId,
): number | undefined {
  return hasSystemValue(typeId) ? clampSystemValue(chosen, freeUnits(bets, typeId)) : undefined;
}
