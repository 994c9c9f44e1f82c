import type { FastifyReply, FastifyRequest } from 'fastify';

type Connection = Pick<FastifyRequest, 'protocol'>;

/** `__Host-` binds the cookie to this host; browsers accept the prefix over https only. */
function nameFor({ protocol }: Connection): string {
  return protocol === 'https' ? '__Host-session' : 'session';
}

function attributes({ protocol }: Connection) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const;
}

/** Returns the session secret from the request's cookie. */
export function secretIn(request: FastifyRequest): string | undefined {
  return request.cookies[nameFor(request)];
}

/** @param savedDays lifetime of the cookie; until the browser closes if absent */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  savedDays: number | undefined,
): void {
  const kept = savedDays === undefined ? {} : { maxAge: savedDays * 86_400 };
  reply.setCookie(nameFor(request), secret, { ...attributes(request), ...kept });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameFor(request), attributes(request));
}
