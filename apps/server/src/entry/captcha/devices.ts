import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeGuid } from '../access/guid.ts';
import { makeSecret } from '../../accounts/index.ts';
import { type Db, shareKey, isEncrypted } from '../../kernel/index.ts';

const YEAR = 365 * 86_400;

/** Random, signed device ids in a cookie. They are issued by the server; the device isn't fingerprinted. */
export interface Devices {
  /** Returns the device id; undefined without one that was signed here. */
  nameIn(request: FastifyRequest): string | undefined;
  /** Issues a device id if there is none. Returns whether it is a new one. */
  name(request: FastifyRequest, reply: FastifyReply): boolean;
}

const cookieName = (request: Pick<FastifyRequest, 'protocol'>): string =>
  isEncrypted(request) ? '__Host-device' : 'device';

/** The cookie plugin signs the ids with the app's `cookieSecret`. */
export function createDevices(): Devices {
  function nameIn(request: FastifyRequest): string | undefined {
    const { valid, value } = request.unsignCookie(request.cookies[cookieName(request)] ?? '');
    return valid ? value : undefined;
  }

  return {
    nameIn,
    name(request, reply) {
      if (nameIn(request) !== undefined) return false;
      reply.setCookie(cookieName(request), makeGuid(), {
        signed: true,
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isEncrypted(request),
        maxAge: YEAR,
      });
      return true;
    },
  };
}

/** Returns the secret that all processes sign cookies with; the first one makes it. */
export const cookieSecret = (db: Db): Promise<string> => shareKey(db, 'device', makeSecret());
