import { coupon } from './coupon.store.ts';
import { editStake } from './couponEdit.store.ts';

/** Takes the stake as typed; it is judged where it is shown. It ends the most that is possible. */
export function setAmount(text: string): void {
  editStake((state) => {
    state.amount = text;
    state.isActiveAutoMax = false;
  });
}

/** Takes one stake for every single. */
export function setAmountOfAll(text: string): void {
  setAmount(text);
  editStake((state) => {
    state.amountByBetId = {};
  });
}

/** Takes the stake of one single as typed. */
export function setBetAmount(selectionId: string, text: string): void {
  editStake((state) => {
    state.amountByBetId = { ...state.amountByBetId, [selectionId]: text };
    state.isActiveAutoMax = false;
  });
}

/** Takes the stake of a block as typed; an empty one stakes all that is there. */
export function setBlockAmount(blockId: number, text: string): void {
  editStake((state) => {
    const { [blockId]: _before, ...others } = state.amountByBlockId;
    state.amountByBlockId = text === '' ? others : { ...others, [blockId]: text };
  });
}

/** Stakes the most that is possible, whatever that is at the moment, or what was typed. */
export function setAutoMax(isActive: boolean): void {
  editStake((state) => {
    state.isActiveAutoMax = isActive;
  });
}

/** Asks for a stake above the most, or keeps below it. */
export function setVipBet(isActive: boolean): void {
  editStake((state) => {
    state.isActiveVipBet = isActive;
  });
}

/** Lets what the balance lacks be advanced, or not. */
export function setPrepaid(isActive: boolean): void {
  editStake((state) => {
    state.isActivePrepaid = isActive;
  });
}

/** Stakes from another account; what was advanced on the one before is left. */
export function chooseAccount(accountId: string): void {
  editStake((state) => {
    state.accountId = accountId;
    state.isActivePrepaid = false;
  });
}

/** Takes a promo code as typed. */
export function typePromoCode(text: string): void {
  editStake((state) => {
    state.manualPromoCode = text;
  });
}

/** Takes the code of another coupon as typed; the one in use stays as it is. */
export function typeLoadCode(text: string): void {
  coupon.loadCouponInputValue = text;
}

/** Stakes a promo code in place of money, or money again. */
export function stakePromoCode(code: string | undefined): void {
  editStake((state) => {
    state.promoCode = code;
    state.manualPromoCode = '';
    state.isActivePrepaid = false;
  });
}
