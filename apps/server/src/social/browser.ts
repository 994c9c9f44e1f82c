import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeSecret } from '../accounts/secrets.ts';
import type { Browser } from './social.service.ts';

/** Binds the way over a company to the browser that began it. */
const COOKIE = 'social';
const COOKIE_LIFE = 15 * 60;

export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** The browser of a request, as its cookie names it. */
export function browserOf(request: FastifyRequest): Browser {
  return { site: request.site, origin: originOf(request), secret: request.cookies[COOKIE] ?? '' };
}

/** Gives a browser a new name, which other ways that it has begun don't go by any more. */
export function nameBrowser(request: FastifyRequest, reply: FastifyReply, secret = makeSecret()): Browser {
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: COOKIE_LIFE,
  });
  return { ...browserOf(request), secret };
}

/** The browser of a request, by the name that it has: ways that it has begun go on. */
export function keepBrowser(request: FastifyRequest, reply: FastifyReply): Browser {
  return nameBrowser(request, reply, request.cookies[COOKIE] || makeSecret());
}
