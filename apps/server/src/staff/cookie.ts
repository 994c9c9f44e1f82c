import type { FastifyReply, FastifyRequest } from 'fastify';

type Connection = Pick<FastifyRequest, 'protocol'>;

/** Path of the operators' calls and their console: players' pages at the same host don't get the cookie. */
const PATH = '/ops';

/** `__Secure-` binds the cookie to https; browsers accept the prefix there only. */
function nameFor({ protocol }: Connection): string {
  return protocol === 'https' ? '__Secure-operator' : 'operator';
}

function attributes({ protocol }: Connection) {
  return { path: PATH, httpOnly: true, sameSite: 'strict', secure: protocol === 'https' } as const;
}

/** Returns the secret of the console's session from the request's cookie. */
export function operatorSecretIn(request: FastifyRequest): string | undefined {
  return request.cookies[nameFor(request)];
}

/** Sets the cookie of a session of the console, which the browser removes when it closes. */
export function setOperatorCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(nameFor(request), secret, attributes(request));
}

export function clearOperatorCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameFor(request), attributes(request));
}
