import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretIn, setSessionCookie } from './cookie.ts';
import type { OpenedSession, Sessions } from './sessions.ts';

const MOST_OF_AGENT = 300;

export interface Admission {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly opened: Pick<OpenedSession, 'secret'>;
  /** The player stays signed in on the device. */
  readonly isSaved: boolean;
}

/** Gives the device the cookie of a session that was opened: the last step of every way in. */
export type Admit = (admission: Admission) => Promise<void>;

/** The session that the device had before ends: a planted cookie never becomes a player's. */
export function createAdmit(
  sessions: Pick<Sessions, 'bySecret' | 'end' | 'describe'>,
  savedDays: number,
): Admit {
  return async ({ request, reply, opened, isSaved }) => {
    const before = secretIn(request);
    const session = before === undefined ? undefined : await sessions.bySecret(before);
    if (session) await sessions.end(session, 'this', 'sign-out');
    const userAgent = request.headers['user-agent']?.slice(0, MOST_OF_AGENT) ?? null;
    await sessions.describe(opened.secret, { userAgent, address: request.ip });
    setSessionCookie(request, reply, opened.secret, isSaved ? savedDays : undefined);
  };
}
