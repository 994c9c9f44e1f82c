import { LOBBY } from '@touchline/betting';
import { arranged, blockCount, takesBanker, typeOf } from './arrangement.ts';
import { editCoupon } from '../coupon.actions.ts';
import type { CouponContent } from '../coupon.store.ts';
import type { CouponBet, CouponTypeId } from '../coupon.types.ts';

/** Sets the type that the player chose. */
export function chooseType(typeId: CouponTypeId): void {
  editCoupon((content) => {
    content.typeId = typeId;
  });
}

/** Sets the number of selections or blocks per combination. */
export function chooseSystemValue(value: number): void {
  editCoupon((content) => {
    content.systemValue = value;
  });
}

/** Shows the controls to mark bankers, or removes all bankers. */
export function setSystemBanker(isActive: boolean): void {
  editCoupon((content) => {
    content.isActiveSystemBanker = isActive;
    if (!isActive) content.bets = content.bets.map(({ isBanker: _gone, ...bet }) => bet);
  });
}

/** Makes a selection a banker or an ordinary one; does nothing if too few would remain ordinary. */
export function setBanker(selectionId: string, isBanker: boolean): void {
  editCoupon((content) => {
    if (isBanker && !takesBanker(content.bets)) return;
    content.bets = content.bets.map((bet) =>
      bet.selectionId === selectionId ? { ...bet, isBanker: isBanker || undefined } : bet,
    );
  });
}

/**
 * Moves a selection in the list.
 * @param to its new index; clamped to the ends
 */
export function moveBet(selectionId: string, to: number): void {
  editCoupon((content) => {
    const moved = content.bets.find((bet) => bet.selectionId === selectionId);
    if (!moved) return;
    const others = content.bets.filter((bet) => bet !== moved);
    content.bets = others.toSpliced(Math.max(0, to), 0, moved);
  });
}

/** Applies a change to the current blocks and renumbers them without gaps. */
function rearrange(content: CouponContent, change: (bets: readonly CouponBet[]) => CouponBet[]): void {
  const typeId = typeOf(content.typeId, content.bets);
  content.bets = [...arranged(change(arranged(content.bets, typeId)), typeId)];
  content.amountByBlockId = {};
}

/**
 * Moves a selection into a block.
 * @param blockId an existing block, `LOBBY`, or one past the last for a new block
 */
export function moveToBlock(selectionId: string, blockId: number): void {
  editCoupon((content) =>
    rearrange(content, (bets) =>
      bets.map((bet) => (bet.selectionId === selectionId ? { ...bet, blockId } : bet)),
    ),
  );
}

/** Moves a whole block up or down by one. */
export function moveBlock(blockId: number, by: -1 | 1): void {
  editCoupon((content) =>
    rearrange(content, (bets) => {
      const other = blockId + by;
      if (other <= LOBBY || other > blockCount(bets)) return [...bets];
      const next = new Map([
        [blockId, other],
        [other, blockId],
      ]);
      return bets.map((bet) => ({ ...bet, blockId: next.get(bet.blockId ?? LOBBY) ?? bet.blockId }));
    }),
  );
}

/** Removes the bonus row from an express. */
export function deleteBonusBet(): void {
  editCoupon((content) => {
    content.manuallyDeletedBonusBet = true;
  });
}
