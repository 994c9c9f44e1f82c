import { editStake } from './coupon.actions.ts';
import { coupon } from './coupon.store.ts';

/** Sets the stake as typed and ends the maximum stake; it is validated where it is shown. */
export function setAmount(text: string): void {
  editStake((state) => {
    state.amount = text;
    state.isActiveAutoMax = false;
  });
}

/** Sets one stake for every single. */
export function setAmountOfAll(text: string): void {
  setAmount(text);
  editStake((state) => {
    state.amountByBetId = {};
  });
}

/** Sets the stake of one single as typed. */
export function setBetAmount(selectionId: string, text: string): void {
  editStake((state) => {
    state.amountByBetId = { ...state.amountByBetId, [selectionId]: text };
    state.isActiveAutoMax = false;
  });
}

/** Sets the stake of a block as typed; an empty one stakes the whole available amount. */
export function setBlockAmount(blockId: number, text: string): void {
  editStake((state) => {
    const { [blockId]: _before, ...others } = state.amountByBlockId;
    state.amountByBlockId = text === '' ? others : { ...others, [blockId]: text };
  });
}

/** Switches between the current maximum and the typed stake. */
export function setAutoMax(isActive: boolean): void {
  editStake((state) => {
    state.isActiveAutoMax = isActive;
  });
}

/** Sets whether a stake above the maximum is requested. */
export function setVipBet(isActive: boolean): void {
  editStake((state) => {
    state.isActiveVipBet = isActive;
  });
}

/** Sets whether the missing balance is advanced. */
export function setPrepaid(isActive: boolean): void {
  editStake((state) => {
    state.isActivePrepaid = isActive;
  });
}

/** Stakes from another account; drops the advance of the previous one. */
export function chooseAccount(accountId: string): void {
  editStake((state) => {
    state.accountId = accountId;
    state.isActivePrepaid = false;
  });
}

/** Sets the promo code as typed. */
export function typePromoCode(text: string): void {
  editStake((state) => {
    state.manualPromoCode = text;
  });
}

/** Sets the code of another coupon as typed; the current coupon stays unchanged. */
export function typeLoadCode(text: string): void {
  coupon.loadCouponInputValue = text;
}

/** Stakes a promo code instead of money, or money again. */
export function stakePromoCode(code: string | undefined): void {
  editStake((state) => {
    state.promoCode = code;
    state.manualPromoCode = '';
    state.isActivePrepaid = false;
  });
}
