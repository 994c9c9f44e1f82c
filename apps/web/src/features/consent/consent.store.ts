import { viewCookieNames } from '@touchline/contract/viewCookies';
import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { serverNow } from '../../platform/clock/clock.ts';
import {
  agreedSum,
  CONSENT_LIFETIME,
  COOKIES_AGREE_TYPE,
  cookieKinds,
  removeCookie,
  storeCookie,
  type CookieKind,
} from '../../platform/cookies/cookies.ts';
import { deviceStorage } from '../../platform/storage/storage.ts';

const AGREED_AT = 'cookiesAgreeTime';

/** Cookies to delete from this device when their kind is rejected. */
const ofKind: Readonly<Record<Exclude<CookieKind, 'necessary'>, readonly string[]>> = {
  functional: [...viewCookieNames, 'lng'],
  analytics: [],
  marketing: ['refererid', 'referral_values', 'reflinkid', 'ref_partner_id', 'postback_watcher', 'subid'],
};

export interface ConsentState {
  /** Bit sum of the accepted kinds; undefined until the visitor has chosen. */
  agreed: number | undefined;
  /** True if the visitor has reopened the choice. */
  isChoosing: boolean;
}

/** The visitor's consent to cookies on this device. Written only by the actions of this feature. */
export const consent = proxy<ConsentState>({ agreed: agreedSum(), isChoosing: false });

/** Returns the kinds in a bit sum. */
export function kindsOf(sum: number): CookieKind[] {
  // Cast: the keys of our own constant.
  return (Object.keys(cookieKinds) as CookieKind[]).filter((kind) => (sum & cookieKinds[kind]) !== 0);
}

/** Stores the visitor's choice and its time, and deletes cookies of kinds that are no longer accepted. */
export function decide(kinds: readonly string[]): void {
  const sum = kindsOf(15)
    .filter((kind) => kind === 'necessary' || kinds.includes(kind))
    .reduce((all, kind) => all + cookieKinds[kind], 0);
  storeCookie(COOKIES_AGREE_TYPE, String(sum), { kind: 'necessary', seconds: CONSENT_LIFETIME });
  for (const kind of ['functional', 'analytics', 'marketing'] as const)
    if ((sum & cookieKinds[kind]) === 0) ofKind[kind].forEach(removeCookie);
  deviceStorage.write(AGREED_AT, Math.floor(serverNow() / 1000));
  consent.agreed = sum;
  consent.isChoosing = false;
}

/** Opens or closes the choice, at any later time. */
export function chooseAnew(isChoosing: boolean): void {
  consent.isChoosing = isChoosing;
}

/** Returns the time of a choice not yet reported to the server, UTC seconds. */
export function unreportedAgreement(): number | undefined {
  return deviceStorage.read(AGREED_AT, v.pipe(v.number(), v.integer(), v.minValue(0)));
}

/** Marks the choice as reported to the server. */
export function forgetAgreement(): void {
  deviceStorage.remove(AGREED_AT);
}
