import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { serverNow } from '../../platform/clock/clock.ts';
import {
  agreedSum,
  COOKIES_AGREE_TYPE,
  cookieKinds,
  dropCookie,
  keepCookie,
  type CookieKind,
} from '../../platform/cookies/cookies.ts';
import { deviceStorage } from '../../platform/storage/storage.ts';

/** Half a year; then the visitor is asked again. */
const KEPT = 182 * 86_400;
const AGREED_AT = 'cookiesAgreeTime';

/** Cookies that a choice against their kind takes away from this device. */
const ofKind: Readonly<Record<Exclude<CookieKind, 'necessary'>, readonly string[]>> = {
  functional: ['hide_left', 'hide_right'],
  analytics: [],
  marketing: ['refererid', 'referral_values', 'reflinkid', 'ref_partner_id', 'postback_watcher', 'subid'],
};

export interface ConsentState {
  /** Sum of the kinds that are allowed; undefined while the visitor has said nothing. */
  agreed: number | undefined;
  /** The visitor wants to choose anew. */
  isChoosing: boolean;
}

/** What the visitor lets this device keep. Written only by the actions of this feature. */
export const consent = proxy<ConsentState>({ agreed: agreedSum(), isChoosing: false });

/** The kinds that a sum stands for. */
export function kindsOf(sum: number): CookieKind[] {
  // The cast: the keys of a constant of ours.
  return (Object.keys(cookieKinds) as CookieKind[]).filter((kind) => (sum & cookieKinds[kind]) !== 0);
}

/** Keeps the visitor's choice, and when it was made; cookies of kinds that are no longer allowed go. */
export function decide(kinds: readonly string[]): void {
  const sum = kindsOf(15)
    .filter((kind) => kind === 'necessary' || kinds.includes(kind))
    .reduce((all, kind) => all + cookieKinds[kind], 0);
  keepCookie(COOKIES_AGREE_TYPE, String(sum), { kind: 'necessary', seconds: KEPT });
  for (const kind of ['functional', 'analytics', 'marketing'] as const)
    if ((sum & cookieKinds[kind]) === 0) ofKind[kind].forEach(dropCookie);
  deviceStorage.write(AGREED_AT, Math.floor(serverNow() / 1000));
  consent.agreed = sum;
  consent.isChoosing = false;
}

/** Opens the choice, at any later time. */
export function chooseAnew(isChoosing: boolean): void {
  consent.isChoosing = isChoosing;
}

/** When the choice was made that the server doesn't know yet, UTC seconds. */
export function untoldAgreement(): number | undefined {
  return deviceStorage.read(AGREED_AT, v.pipe(v.number(), v.integer(), v.minValue(0)));
}

/** The server knows it. */
export function forgetAgreement(): void {
  deviceStorage.remove(AGREED_AT);
}
