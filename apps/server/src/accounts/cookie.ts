import type { FastifyReply, FastifyRequest } from 'fastify';

type Connection = Pick<FastifyRequest, 'protocol'>;

/** `__Host-` binds the cookie to this very host, but browsers take it over https only. */
function nameFor({ protocol }: Connection): string {
  return protocol === 'https' ? '__Host-session' : 'session';
}

function attributes({ protocol }: Connection) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const;
}

/** The secret of the session that the request's cookie names. */
export function secretIn(request: FastifyRequest): string | undefined {
  return request.cookies[nameFor(request)];
}

/** @param savedDays how long the device keeps it; until the browser closes when absent */
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
