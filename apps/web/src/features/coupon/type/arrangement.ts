import {
  clampSystemValue,
  COUPON_TYPE,
  FEWEST_IN_SYSTEM,
  legCountBounds,
  LOBBY,
  numberBlocks,
  rulesOf,
  unitCount,
  type CouponTypeId,
} from '@touchline/betting';
import type { CouponBet } from '../coupon.types.ts';

/**
 * Returns the type of a coupon: the chosen one if the number of selections allows it, otherwise a single or an
 * express.
 * @param chosen undefined until the player chooses
 */
export function typeOf(chosen: CouponTypeId | undefined, bets: readonly unknown[]): CouponTypeId {
  const automatic = bets.length > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
  if (chosen === undefined || bets.length < 2) return automatic;
  return isTypePossible(chosen, bets.length) ? chosen : automatic;
}

/** Returns whether a type allows the given number of selections. */
export function isTypePossible(typeId: CouponTypeId, count: number): boolean {
  const { min, max } = legCountBounds(typeId);
  return count >= min && count <= max;
}

/**
 * Returns the selections arranged for a type: with blocks numbered without gaps if the type has blocks, and bankers
 * only in systems. A selection without a block gets its own at the end.
 */
export function arranged(bets: readonly CouponBet[], typeId: CouponTypeId): readonly CouponBet[] {
  const rules = rulesOf(typeId);
  if (rules.blocks) return inBlocks(bets, rules.blocks.takesLobby);
  const takesBankers = rules.takesBankers && bets.length - bankersIn(bets) >= FEWEST_IN_SYSTEM;
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
  const numbers = numberBlocks(
    placed.map(({ blockId }) => blockId),
    hasLobby,
  );
  return placed.map((bet) => ({ ...bet, blockId: numbers.get(bet.blockId) ?? LOBBY }));
}

/** Number of bankers. */
export function bankersIn(bets: readonly CouponBet[]): number {
  return bets.filter(({ isBanker }) => isBanker).length;
}

/** Returns whether one more selection can be a banker. */
export function takesBanker(bets: readonly CouponBet[]): boolean {
  return bets.length - bankersIn(bets) > FEWEST_IN_SYSTEM;
}

/**
 * Number of blocks besides the lobby.
 * @param bets as returned by `arranged`
 */
export function blockCount(bets: readonly CouponBet[]): number {
  return Math.max(LOBBY, ...bets.map(({ blockId }) => blockId ?? LOBBY));
}

/**
 * Number of selections or blocks that combinations are chosen from.
 * @param bets as returned by `arranged`
 */
export function freeUnits(bets: readonly CouponBet[], typeId: CouponTypeId): number {
  return unitCount(
    typeId,
    bets.map(({ isBanker, blockId }) => ({ banker: isBanker, blockId })),
  );
}

/** Size of a combination: the player's choice, clamped to the available units. */
export function systemValueOf(
  chosen: number,
  bets: readonly CouponBet[],
  typeId: CouponTypeId,
): number | undefined {
  return rulesOf(typeId).takesSystemValue ? clampSystemValue(chosen, freeUnits(bets, typeId)) : undefined;
}
