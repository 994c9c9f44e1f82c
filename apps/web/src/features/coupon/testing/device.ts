import { vi } from 'vitest';
import * as v from 'valibot';
import { deviceStorage } from '../../../platform/storage/storage.ts';
import { coupon } from '../coupon.store.ts';
import { emptyCoupon, toggleBet } from '../coupon.actions.ts';
import { setPlacement } from '../placement/placement.actions.ts';
import { changeCouponSettings } from '../couponSettings.store.ts';
import { betOf } from './legs.ts';

/** Stub of the device's storage, which Node doesn't have. */
export const held = new Map<string, string>();
let receiveFromOtherWindow: (event: { key: string | null }) => void = () => undefined;

/** Stubs the device's storage and events from another window, and fills the coupon with four selections. */
export function beginWithFour(): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  });
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof receiveFromOtherWindow) => {
    receiveFromOtherWindow = listener;
  });
  setPlacement({ state: 'draft' });
  changeCouponSettings({ isSelectionsKept: false });
  emptyCoupon();
  for (const number of [1, 2, 3, 4]) toggleBet(betOf(number));
}

/** Simulates another window that stores these selections. */
export function otherWindowHas(...numbers: number[]): void {
  const bets = numbers.map((number) => betOf(number));
  held.set('touchline.coupon', JSON.stringify({ bets, addedAtByBetId: {} }));
  receiveFromOtherWindow({ key: 'touchline.coupon' });
}

/** Returns the stored coupon. */
export const stored = () => deviceStorage.read('coupon', v.record(v.string(), v.unknown()));

/** Selections in the coupon, by the ids of their matches. */
export const ids = () => coupon.bets.map(({ gameId }) => gameId);
