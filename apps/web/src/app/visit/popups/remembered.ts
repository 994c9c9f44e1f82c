import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { serverNow } from '../../../platform/clock/clock.ts';
import { deviceStorage, tabStorage } from '../../../platform/storage/storage.ts';

const DAY = 86_400_000;
/** Validity of each answer, ms. */
export const HOLDS = { age: 3 * DAY, news: 5 * 365 * DAY, install: 30 * DAY } as const;
export type Remembered = keyof typeof HOLDS;

const KEY = { age: 'ageConfirmed', news: 'newSiteSeen', install: 'installPutOff' } as const;
const DEPOSIT = 'firstDepositClosed';
const CONVERT = 'convertSeen';
const BONUSES = 'bonusesSeen';

/**
 * Returns the time until which a stored answer is valid, UTC ms; 0 if it isn't. Rejects an answer written while the
 * clock was set far ahead, which would otherwise be valid for ever. Until the server's time is known, the device's
 * clock may be up to a day behind it.
 * @param stored the stored time, UTC ms
 * @param holds how long an answer is valid, ms
 * @param now UTC ms
 */
export function heldUntil(stored: number, holds: number, now: number): number {
  return stored > now + holds + DAY ? 0 : stored;
}

function until(name: Remembered): number {
  const key = KEY[name];
  const stored = deviceStorage.read(key, v.number()) ?? tabStorage.read(key, v.number()) ?? 0;
  return heldUntil(stored, HOLDS[name], serverNow());
}

/** The visitor's answers. Written only by the actions below. */
export const remembered = proxy({
  age: until('age'),
  news: until('news'),
  install: until('install'),
  /** Key of the identification question that was put off: its player and reason. */
  identifyClosed: '',
  isDepositClosed: tabStorage.read(DEPOSIT, v.boolean()) ?? false,
  /** Ids of the bonuses that this visit has pointed to. */
  bonusesSeen: tabStorage.read(BONUSES, v.array(v.string())) ?? [],
  convertSeenBy: deviceStorage.read(CONVERT, v.string()),
});

/** Stores an answer for its time: on the device, or for this tab if the device's storage is blocked. */
export function remember(name: Remembered): void {
  const at = serverNow() + HOLDS[name];
  if (!deviceStorage.write(KEY[name], at)) tabStorage.write(KEY[name], at);
  remembered[name] = at;
}

/** Puts off the first deposit for this session; the next session shows the prompt again. */
export function closeDeposit(isClosed: boolean): void {
  if (isClosed) tabStorage.write(DEPOSIT, true);
  else tabStorage.remove(DEPOSIT);
  remembered.isDepositClosed = isClosed;
}

/** Puts off the identification until the page is reloaded. */
export function closeIdentify(asked: string): void {
  remembered.identifyClosed = asked;
}

/** Stores that the player was reminded of the conversion; it is shown once. */
export function rememberConvert(playerId: string): void {
  deviceStorage.write(CONVERT, playerId);
  remembered.convertSeenBy = playerId;
}

/** Stores that this visit has pointed the player to a bonus. */
export function rememberBonus(id: string): void {
  remembered.bonusesSeen = [...remembered.bonusesSeen, id];
  tabStorage.write(BONUSES, [...remembered.bonusesSeen]);
}
