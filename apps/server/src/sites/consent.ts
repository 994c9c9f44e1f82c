import type { FastifyRequest } from 'fastify';

/** Kinds of cookies by their part of `cookies_agree_type`. Necessary ones (1) need no word. */
const KINDS = { functional: 2, analytics: 4, marketing: 8 } as const;
export type CookieKind = keyof typeof KINDS;

const AGREED = /^(?:[13579]|11|13|15)$/;

/**
 * Whether an answer may set cookies of a kind: where the site asks for consent, only when the visitor allowed it.
 * A value that nobody could have chosen allows nothing.
 */
export function mayKeep(
  { site, cookies }: Pick<FastifyRequest, 'site' | 'cookies'>,
  kind: CookieKind,
): boolean {
  if (!site.visit.asksConsent) return true;
  const agreed = cookies['cookies_agree_type'] ?? '';
  return AGREED.test(agreed) && (Number(agreed) & KINDS[kind]) !== 0;
}
