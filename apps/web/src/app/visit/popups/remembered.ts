import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { serverNow } from '../../../platform/clock/clock.ts';
import { deviceStorage, tabStorage } from '../../../platform/storage/storage.ts';

const DAY = 86_400_000;
/** How long an answer holds, ms. */
export const HOLDS = { age: 3 * DAY, news: 5 * 365 * DAY, install: 30 * DAY } as const;
export type Remembered = keyof typeof HOLDS;

const KEY = { age: 'ageConfirmed', news: 'newSiteSeen', install: 'installPutOff' } as const;
const DEPOSIT = 'firstDepositClosed';
const CONVERT = 'convertSeen';

/**
 * Until when an answer holds that was kept, UTC ms; 0 for no longer. A clock that was set far forward when it was
 * written must not hold for ever; until the platform's time is known, the device's own may be up to a day behind it.
 * @param kept what the device has of it, UTC ms
 * @param holds how long an answer holds, ms
 * @param now UTC ms
 */
export function heldUntil(kept: number, holds: number, now: number): number {
  return kept > now + holds + DAY ? 0 : kept;
}

function until(name: Remembered): number {
  const key = KEY[name];
  const kept = deviceStorage.read(key, v.number()) ?? tabStorage.read(key, v.number()) ?? 0;
  return heldUntil(kept, HOLDS[name], serverNow());
}

/** What visitors have answered. Written only by the actions below. */
export const remembered = proxy({
  age: until('age'),
  news: until('news'),
  install: until('install'),
  /** Whose identification was put off, and what it was asked for. */
  identifyClosed: '',
  isDepositClosed: tabStorage.read(DEPOSIT, v.boolean()) ?? false,
  convertSeenBy: deviceStorage.read(CONVERT, v.string()),
});

/** Keeps an answer for its time: on the device, or for this tab where the device keeps nothing. */
export function remember(name: Remembered): void {
  const at = serverNow() + HOLDS[name];
  if (!deviceStorage.write(KEY[name], at)) tabStorage.write(KEY[name], at);
  remembered[name] = at;
}

/** The first deposit is put off for this session; the next one is told of it again. */
export function closeDeposit(isClosed: boolean): void {
  if (isClosed) tabStorage.write(DEPOSIT, true);
  else tabStorage.remove(DEPOSIT);
  remembered.isDepositClosed = isClosed;
}

/** The identification is put off until the page is loaded anew. */
export function closeIdentify(asked: string): void {
  remembered.identifyClosed = asked;
}

/** The player was reminded of the conversion; once is enough. */
export function rememberConvert(playerId: string): void {
  deviceStorage.write(CONVERT, playerId);
  remembered.convertSeenBy = playerId;
}
