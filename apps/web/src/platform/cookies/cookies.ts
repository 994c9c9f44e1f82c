import { site } from '../site/site.ts';

/** Kinds of cookies by their part of the sum that is kept; necessary ones need no word. */
export const cookieKinds = { necessary: 1, functional: 2, analytics: 4, marketing: 8 } as const;
export type CookieKind = keyof typeof cookieKinds;

/** Which kinds a visitor allows, as their sum: always odd, since the necessary ones are. */
export const COOKIES_AGREE_TYPE = 'cookies_agree_type';
const CHOICES = /^(?:[13579]|11|13|15)$/;

/** The value of a cookie; undefined when there is none, or cookies are blocked. */
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

/** What the visitor chose on this device; undefined before, and for a value that nobody could have chosen. */
export function agreedSum(cookies?: string): number | undefined {
  const kept = cookieOf(COOKIES_AGREE_TYPE, cookies) ?? '';
  return CHOICES.test(kept) ? Number(kept) : undefined;
}

/** Whether cookies of a kind may be kept: where the site asks for consent, only after the visitor's word. */
export function mayKeep(kind: CookieKind, agreed = agreedSum()): boolean {
  if (kind === 'necessary' || site().visit?.asksConsent !== true) return true;
  return ((agreed ?? 0) & cookieKinds[kind]) !== 0;
}

export interface NewCookie {
  readonly kind: CookieKind;
  /** How long the device keeps it; until the browser closes when absent. */
  readonly seconds?: number;
}

/**
 * Keeps a cookie, if the visitor allows its kind: the one way in which pages set cookies.
 * @param value letters, digits, dashes, dots and underscores
 * @returns whether it may be kept
 */
export function keepCookie(name: string, value: string, { kind, seconds }: NewCookie): boolean {
  if (!mayKeep(kind) || !/^[\w.-]*$/.test(value)) return false;
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${value}; Path=/${age}; SameSite=Lax${secure}`;
  } catch {
    // Blocked cookies keep nothing; nothing of the page rests on them.
  }
  return true;
}

/** Forgets a cookie of this site that scripts may read. */
export function dropCookie(name: string): void {
  keepCookie(name, '', { kind: 'necessary', seconds: 0 });
}
