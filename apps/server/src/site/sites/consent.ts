import type { FastifyRequest } from 'fastify';

/** Bits of `cookies_agree_type` by kind of cookie. Necessary ones (1) need no consent. */
export const KINDS = { functional: 2, analytics: 4, marketing: 8 } as const;
export type CookieKind = keyof typeof KINDS;

const AGREED = /^(?:[13579]|11|13|15)$/;

/**
 * Returns whether an answer may set cookies of a kind: if the site asks for consent, only those that the visitor
 * allowed. An impossible value allows none.
 */
export function mayStore(
  { site, cookies }: Pick<FastifyRequest, 'site' | 'cookies'>,
  kind: CookieKind,
): boolean {
  if (!site.visit.asksConsent) return true;
  const agreed = cookies['cookies_agree_type'] ?? '';
  return AGREED.test(agreed) && (Number(agreed) & KINDS[kind]) !== 0;
}
