import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeSecret } from '../../accounts/index.ts';
import { isEncrypted } from '../../kernel/index.ts';
import { visitedOrigin } from '../../site/index.ts';
import type { Browser } from './social.service.ts';

/** Cookie that binds a social sign-in to the browser that began it. */
const COOKIE = 'social';
const COOKIE_LIFE = 15 * 60;

/** Returns the browser of a request by its cookie. */
export function browserOf(request: FastifyRequest): Browser {
  return { site: request.site, origin: visitedOrigin(request), secret: request.cookies[COOKIE] ?? '' };
}

/** Gives a browser a new secret, which ends its other social sign-ins. */
export function nameBrowser(request: FastifyRequest, reply: FastifyReply, secret = makeSecret()): Browser {
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isEncrypted(request),
    maxAge: COOKIE_LIFE,
  });
  return { ...browserOf(request), secret };
}

/** Returns the browser of a request with its present secret: its social sign-ins continue. */
export function keepBrowser(request: FastifyRequest, reply: FastifyReply): Browser {
  return nameBrowser(request, reply, request.cookies[COOKIE] || makeSecret());
}
