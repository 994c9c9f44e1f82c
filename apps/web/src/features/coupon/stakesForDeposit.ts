import { snapshot } from 'valtio/vanilla';
import * as v from 'valibot';
import { tabStorage } from '../../platform/storage/storage.ts';
import { coupon } from './coupon.store.ts';

const KEY = 'stakesForDeposit';
const Stakes = v.object({
  accountId: v.optional(v.string()),
  amount: v.optional(v.string()),
  amountByBetId: v.record(v.string(), v.string()),
  amountByBlockId: v.record(v.string(), v.string()),
});

/** Stores the typed stakes in this tab while the player pays on the page of a provider. */
export function storeStakes(): void {
  const { accountId, amount, amountByBetId, amountByBlockId } = snapshot(coupon);
  tabStorage.write(KEY, { accountId, amount, amountByBetId, amountByBlockId });
}

/** Restores the stored stakes once, unless the coupon is empty or has a stake typed since. */
export function restoreStakes(): void {
  const stored = tabStorage.read(KEY, Stakes);
  tabStorage.remove(KEY);
  if (stored && coupon.bets.length > 0 && coupon.amount === undefined) Object.assign(coupon, stored);
}
