import { vi } from 'vitest';
import * as v from 'valibot';
import { deviceStorage } from '../../../platform/storage/storage.ts';
import { coupon } from '../coupon.store.ts';
import { emptyCoupon, toggleBet } from '../couponEdit.store.ts';
import { setPlacement } from '../couponPlacement.store.ts';
import { changeCouponSettings } from '../couponSettings.store.ts';
import { betOf } from './legs.ts';

/** What the device of a test holds: none is there under Node. */
export const held = new Map<string, string>();
let hearOtherWindow: (event: { key: string | null }) => void = () => undefined;

/** Gives the test a device and another window to hear of, and the coupon four selections. */
export function beginWithFour(): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  });
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof hearOtherWindow) => {
    hearOtherWindow = listener;
  });
  setPlacement({ state: 'draft' });
  changeCouponSettings({ isSelectionsKept: false });
  emptyCoupon();
  for (const number of [1, 2, 3, 4]) toggleBet(betOf(number));
}

/** Another window leaves these selections on the device, and this one hears of it. */
export function otherWindowHas(...numbers: number[]): void {
  const bets = numbers.map((number) => betOf(number));
  held.set('touchline.coupon', JSON.stringify({ bets, addedAtByBetId: {} }));
  hearOtherWindow({ key: 'touchline.coupon' });
}

/** The coupon as the device keeps it. */
export const kept = () => deviceStorage.read('coupon', v.record(v.string(), v.unknown()));

/** The selections in the coupon, by the numbers of their matches. */
export const ids = () => coupon.bets.map(({ gameId }) => gameId);
