import { site } from '../site/site.ts';

/** Kinds of cookies as bits of the stored sum; necessary ones need no consent. */
export const cookieKinds = { necessary: 1, functional: 2, analytics: 4, marketing: 8 } as const;
export type CookieKind = keyof typeof cookieKinds;

/** Cookie with the bit sum of accepted kinds: always odd, since the necessary ones are included. */
export const COOKIES_AGREE_TYPE = 'cookies_agree_type';
const CHOICES = /^(?:[13579]|11|13|15)$/;

/** Lifetime of the visitor's choice, and of what it allows to be stored, seconds: half a year. */
export const CONSENT_LIFETIME = 182 * 86_400;

/** Value of a cookie; undefined if there is none, or cookies are blocked. */
export function cookieOf(name: string, cookies = cookiesHere()): string | undefined {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function cookiesHere(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The visitor's choice on this device; undefined before it is made, and for an impossible value. */
export function agreedSum(cookies?: string): number | undefined {
  const stored = cookieOf(COOKIES_AGREE_TYPE, cookies) ?? '';
  return CHOICES.test(stored) ? Number(stored) : undefined;
}

/** Returns whether cookies of a kind may be stored; on sites that ask for consent, only after the visitor's choice. */
export function mayStore(kind: CookieKind, agreed = agreedSum()): boolean {
  if (kind === 'necessary' || site().visit?.asksConsent !== true) return true;
  return ((agreed ?? 0) & cookieKinds[kind]) !== 0;
}

export interface NewCookie {
  readonly kind: CookieKind;
  /** Lifetime in seconds; until the browser closes if omitted. */
  readonly seconds?: number;
}

/**
 * Stores a cookie if the visitor allows its kind; the only way in which pages set cookies.
 * @param value letters, digits, dashes, dots, slashes, plus signs and underscores
 * @returns whether it may be stored
 */
export function storeCookie(name: string, value: string, { kind, seconds }: NewCookie): boolean {
  if (!mayStore(kind) || !/^[\w./+-]*$/.test(value)) return false;
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${value}; Path=/${age}; SameSite=Lax${secure}`;
  } catch {
    // Cookies are blocked; no page depends on them.
  }
  return true;
}

/** Deletes a cookie of this site that is accessible to scripts. */
export function removeCookie(name: string): void {
  storeCookie(name, '', { kind: 'necessary', seconds: 0 });
}
