import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretIn, setSessionCookie } from './cookie.ts';
import type { Device } from './sessionTypes.ts';
import type { OpenedSession, Sessions } from './sessions.ts';

const MOST_OF_AGENT = 300;

export interface Admission {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly opened: Pick<OpenedSession, 'secret'>;
  /** True if the player stays signed in on the device. */
  readonly isSaved: boolean;
}

/** Sets the cookie of an opened session. All sign-in methods end with it. */
export type Admit = (admission: Admission) => Promise<void>;

/** Returns the device that makes a request. */
export function deviceIn(request: FastifyRequest): Device {
  const userAgent = request.headers['user-agent']?.slice(0, MOST_OF_AGENT) ?? null;
  return { userAgent, address: request.clientAddress };
}

/** Ends the previous session of the device, so that a planted cookie never becomes a player's session. */
export function createAdmit(
  sessions: Pick<Sessions, 'bySecret' | 'end' | 'describe'>,
  savedDays: number,
): Admit {
  return async ({ request, reply, opened, isSaved }) => {
    const before = secretIn(request);
    const session = before === undefined ? undefined : await sessions.bySecret(before);
    if (session) await sessions.end(session, 'this', 'sign-out');
    await sessions.describe(opened.secret, deviceIn(request));
    setSessionCookie(request, reply, opened.secret, isSaved ? savedDays : undefined);
  };
}
