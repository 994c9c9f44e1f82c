import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { serverNow } from '../../platform/clock/clock.ts';
import { deviceStorage, onDeviceChange } from '../../platform/storage/storage.ts';
import type { CouponBet } from './coupon.types.ts';
import type { Placement } from './placement.types.ts';

const KEY = 'coupon';
const MOST_BETS = 40;

const Bet = v.object({
  selectionId: v.string(),
  marketId: v.string(),
  gameId: v.number(),
  selectionKey: v.string(),
  marketType: v.string(),
  line: v.optional(v.string()),
  ordinal: v.optional(v.number()),
  sportId: v.number(),
  competition: v.string(),
  country: v.string(),
  home: v.string(),
  away: v.string(),
  startsAt: v.number(),
  coef: v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,3})?$/)),
});

const Kept = v.object({
  bets: v.pipe(v.array(Bet), v.maxLength(MOST_BETS)),
  addedAtByBetId: v.record(v.string(), v.number()),
});

export interface CouponState {
  bets: CouponBet[];
  /** Server time at which a selection came in, UTC ms, by selection id. */
  addedAtByBetId: Record<string, number>;
  /** The stake as the player typed it; undefined until then, when the currency's first amount stands for it. */
  amount: string | undefined;
  placement: Placement;
}

/** The coupon of this device. Written only by the actions of this feature. */
export const coupon = proxy<CouponState>({
  bets: [],
  addedAtByBetId: {},
  amount: undefined,
  placement: { state: 'draft' },
});

function keep(): void {
  const { bets, addedAtByBetId } = coupon;
  deviceStorage.write(KEY, { bets, addedAtByBetId });
}

function restore(): void {
  const kept = deviceStorage.read(KEY, Kept);
  coupon.bets = kept?.bets ?? [];
  coupon.addedAtByBetId = kept?.addedAtByBetId ?? {};
}

/** Takes the coupon from the device and keeps the tabs in step. Call once, in boot. */
export function startCoupon(): void {
  restore();
  onDeviceChange(KEY, () => {
    if (!isBusy()) restore();
  });
}

/** A placement is on its way: the coupon stays as it was sent. */
export function isBusy(): boolean {
  const { state } = coupon.placement;
  return state === 'submitting' || state === 'pending' || state === 'unknown';
}

/** What an ended placement left behind goes away with the player's next move. */
function backToDraft(): void {
  if (coupon.placement.state === 'accepted') clearBets();
  if (coupon.placement.state !== 'draft') coupon.placement = { state: 'draft' };
}

function clearBets(): void {
  coupon.bets = [];
  coupon.addedAtByBetId = {};
}

/**
 * Puts a selection in, or takes it out when it is there.
 * @returns why it did nothing: a bet is on its way, or the coupon is full
 */
export function toggleBet(bet: CouponBet): 'done' | 'busy' | 'full' {
  if (isBusy()) return 'busy';
  backToDraft();
  if (coupon.bets.some(({ selectionId }) => selectionId === bet.selectionId)) {
    removeBet(bet.selectionId);
    return 'done';
  }
  if (coupon.bets.length >= MOST_BETS) return 'full';
  // Another price of the same market replaces the one chosen before: nobody backs both sides on purpose.
  const others = coupon.bets.filter(({ marketId }) => marketId !== bet.marketId);
  coupon.bets = [...others, bet];
  coupon.addedAtByBetId = { ...coupon.addedAtByBetId, [bet.selectionId]: serverNow() };
  keep();
  return 'done';
}

/** Takes a selection out. */
export function removeBet(selectionId: string): void {
  if (isBusy()) return;
  backToDraft();
  coupon.bets = coupon.bets.filter((bet) => bet.selectionId !== selectionId);
  const { [selectionId]: _gone, ...others } = coupon.addedAtByBetId;
  coupon.addedAtByBetId = others;
  keep();
}

/** Empties the coupon. */
export function clearCoupon(): void {
  if (isBusy()) return;
  clearBets();
  coupon.placement = { state: 'draft' };
  keep();
}

/** Keeps the selections of a placed coupon for another one. */
export function keepSelections(): void {
  if (coupon.placement.state === 'accepted') coupon.placement = { state: 'draft' };
}

/** Goes back from a refusal to the coupon as it is. */
export function reviseCoupon(): void {
  if (!isBusy()) backToDraft();
}

/** Takes the stake as typed; it is judged where it is shown. */
export function setAmount(text: string): void {
  if (isBusy()) return;
  if (coupon.placement.state !== 'draft') backToDraft();
  coupon.amount = text;
}

/** The player has seen these prices and goes on with them. @param prices decimal odds as text, by selection id */
export function agreeToPrices(prices: ReadonlyMap<string, string>): void {
  coupon.bets = coupon.bets.map((bet) => ({ ...bet, coef: prices.get(bet.selectionId) ?? bet.coef }));
  keep();
}

/** A placed coupon that the player turns away from is done with. */
export function leaveCoupon(): void {
  if (coupon.placement.state === 'accepted') clearCoupon();
}

/** Moves the placement on; a placed coupon's selections are gone from the device. For the placement alone. */
export function setPlacement(placement: Placement): void {
  coupon.placement = placement;
  if (placement.state === 'accepted') deviceStorage.write(KEY, { bets: [], addedAtByBetId: {} });
}
