import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { makeGuid } from '../access/guid.ts';
import { makeSecret } from '../accounts/secrets.ts';
import type { Db } from '../db/database.ts';

const YEAR = 365 * 86_400;

/** Random, signed device ids in a cookie. They are issued by the server; the device isn't fingerprinted. */
export interface Devices {
  /** Returns the device id; undefined without one that was signed here. */
  nameIn(request: FastifyRequest): string | undefined;
  /** Issues a device id if there is none. Returns whether it is a new one. */
  name(request: FastifyRequest, reply: FastifyReply): boolean;
}

const cookieName = ({ protocol }: Pick<FastifyRequest, 'protocol'>): string =>
  protocol === 'https' ? '__Host-device' : 'device';

/** @param key signing key, the same in every process */
export function createDevices(key: string): Devices {
  const signed = (guid: string): string =>
    `${guid}.${createHmac('sha256', key).update(guid).digest('base64url')}`;

  function nameIn(request: FastifyRequest): string | undefined {
    const text = request.cookies[cookieName(request)] ?? '';
    const [guid = ''] = text.split('.');
    const [given, wanted] = [Buffer.from(text), Buffer.from(signed(guid))];
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? guid : undefined;
  }

  return {
    nameIn,
    name(request, reply) {
      if (nameIn(request) !== undefined) return false;
      reply.setCookie(cookieName(request), signed(makeGuid()), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: YEAR,
      });
      return true;
    },
  };
}

/** Returns the signing key of all processes; the first one makes it. */
export async function deviceKey(db: Db): Promise<string> {
  await db
    .insertInto('server_keys')
    .values({ name: 'device', key: makeSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { key } = await db
    .selectFrom('server_keys')
    .select('key')
    .where('name', '=', 'device')
    .executeTakeFirstOrThrow();
  return key;
}
