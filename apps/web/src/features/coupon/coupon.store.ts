import { proxy, snapshot } from 'valtio/vanilla';
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
  isCouponLoadedFromCode: v.optional(v.boolean()),
  expressId: v.optional(v.string()),
});

/** What of a coupon the device keeps: of the one in use, and of the ones in the other tabs. */
export const KeptCoupon = Kept;
export type KeptCoupon = v.InferOutput<typeof Kept>;

export interface CouponState {
  /** Number of the tab that this coupon stands in; the others are in `couponTabs.store.ts`. */
  tab: number;
  bets: CouponBet[];
  /** Server time at which a selection came in, UTC ms, by selection id. */
  addedAtByBetId: Record<string, number>;
  isCouponLoadedFromCode: boolean;
  /** The express of the day that this is, as long as nothing of it was changed. */
  expressId: string | undefined;
  /** The stake as the player typed it; undefined until then, when the currency's first amount stands for it. */
  amount: string | undefined;
  placement: Placement;
}

/** The coupon of this device. Written only by the actions of this feature. */
export const coupon = proxy<CouponState>({
  tab: 1,
  bets: [],
  addedAtByBetId: {},
  isCouponLoadedFromCode: false,
  expressId: undefined,
  amount: undefined,
  placement: { state: 'draft' },
});

function keep(): void {
  deviceStorage.write(KEY, keptCoupon());
}

/** The coupon as the device keeps it. */
export function keptCoupon(): KeptCoupon {
  const { bets, addedAtByBetId, isCouponLoadedFromCode, expressId } = snapshot(coupon);
  return { bets: [...bets], addedAtByBetId, isCouponLoadedFromCode, expressId };
}

/**
 * Puts another content in place of the coupon's own: one from another tab, under a code, or ready-made.
 * @returns why it did nothing: a bet is on its way
 */
export function replaceCoupon(content: KeptCoupon): 'done' | 'busy' {
  if (isBusy()) return 'busy';
  coupon.placement = { state: 'draft' };
  coupon.amount = undefined;
  take(content);
  keep();
  return 'done';
}

function take({ isCouponLoadedFromCode = false, expressId, ...content }: KeptCoupon): void {
  Object.assign(coupon, content, { isCouponLoadedFromCode, expressId });
}

function restore(): void {
  take(deviceStorage.read(KEY, Kept) ?? { bets: [], addedAtByBetId: {} });
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
  coupon.isCouponLoadedFromCode = false;
  coupon.expressId = undefined;
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
  coupon.expressId = undefined;
  coupon.addedAtByBetId = { ...coupon.addedAtByBetId, [bet.selectionId]: serverNow() };
  keep();
  return 'done';
}

/** Takes a selection out. */
export function removeBet(selectionId: string): void {
  removeBets([selectionId]);
}

/** Takes several selections out at once, such as all that are over. */
export function removeBets(selectionIds: readonly string[]): void {
  if (isBusy()) return;
  backToDraft();
  const gone = new Set(selectionIds);
  coupon.bets = coupon.bets.filter((bet) => !gone.has(bet.selectionId));
  coupon.addedAtByBetId = Object.fromEntries(
    Object.entries(coupon.addedAtByBetId).filter(([selectionId]) => !gone.has(selectionId)),
  );
  coupon.expressId = undefined;
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
