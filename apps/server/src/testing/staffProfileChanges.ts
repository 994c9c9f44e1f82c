import { randomUUID } from 'node:crypto';
import { hashOf, makeSecret } from '../accounts/secrets.ts';
import { makeTotpSecret } from '../entry/access/twoStep/totp.ts';
import { sealedKey } from '../staff/signIn/credentials.ts';
import { createAuthenticator, type Authenticator } from './authenticator.ts';
import type { Change } from './operatorChanges.ts';
import type { OpsApp } from './opsApp.ts';
import { codeAt, STAFF_PASSWORD } from './staffPeople.ts';

const DAY = 86_400_000;

/** Gives the operator of the tests a password and an authenticator app; returns their id and a proof. */
async function signInMethods({ app }: OpsApp) {
  const { id } = await app.db
    .selectFrom('staff')
    .select('id')
    .where('name', '=', 'operator')
    .executeTakeFirstOrThrow();
  const key = makeTotpSecret();
  const methods = {
    password_hash: await app.hashPassword(STAFF_PASSWORD),
    totp_secret: sealedKey(app.secretBox, id, key),
    totp_counter: null,
    // Attempts of an earlier change of the same operator.
    wrong_attempts: 0,
    locked_until: null,
  };
  await app.db.updateTable('staff').set(methods).where('id', '=', id).execute();
  return { id, proof: { password: STAFF_PASSWORD, code: codeAt(key, app.now()) } };
}

async function session(ops: OpsApp): Promise<string> {
  const { id: staffId } = await signInMethods(ops);
  const at = ops.app.now();
  const { id } = await ops.app.db
    .insertInto('staff_sessions')
    .values({
      staff_id: staffId,
      secret_hash: hashOf(makeSecret()),
      created_at: at,
      last_used_at: at,
      expires_at: new Date(at.getTime() + DAY),
      address: null,
      agent: null,
      method: 'passkey',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Changes of an operator’s own profile. */
export const staffProfileChanges: Readonly<Record<string, Change>> = {
  'POST /ops/me/password': async (ops) => {
    const { proof } = await signInMethods(ops);
    return { url: '/ops/me/password', body: { password: 'another long password', proof } };
  },
  'POST /ops/me/authenticator': async (ops) => {
    const { proof } = await signInMethods(ops);
    const begun = await ops.call('POST', '/ops/me/authenticator/begin', { proof });
    const { guid, secret } = begun.json<{ guid: string; secret: string }>();
    return { url: '/ops/me/authenticator', body: { guid, code: codeAt(secret, ops.app.now()) } };
  },
  'POST /ops/me/passkeys': async (ops) => {
    const { proof } = await signInMethods(ops);
    const begun = await ops.call('POST', '/ops/me/passkeys/begin', { proof });
    const { guid, options } = begun.json<{ guid: string; options: Parameters<Authenticator['create']>[0] }>();
    const credential = createAuthenticator().create(options);
    return { url: '/ops/me/passkeys', body: { guid, name: 'Laptop', credential } };
  },
  'POST /ops/me/passkeys/:passkeyId/remove': async (ops) => {
    const { id: staffId, proof } = await signInMethods(ops);
    const { id } = await ops.app.db
      .insertInto('staff_passkeys')
      .values({
        staff_id: staffId,
        credential_id: makeSecret(),
        public_key: Buffer.from('key'),
        counter: 0n,
        name: 'Phone',
        created_at: ops.app.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: `/ops/me/passkeys/${id}/remove`, body: { proof } };
  },
  'POST /ops/me/sessions/:sessionId/end': async (ops) => ({
    url: `/ops/me/sessions/${await session(ops)}/end`,
  }),
  'POST /ops/me/sessions/end-others': async (ops) => {
    await session(ops);
    return { url: '/ops/me/sessions/end-others' };
  },
  'POST /ops/me/tokens': async (ops) => {
    const { proof } = await signInMethods(ops);
    const expiresAt = ops.app.now().getTime() + DAY;
    const body = { name: 'reconcile', scopes: ['payments'], sites: null, expiresAt, proof };
    return { url: '/ops/me/tokens', body };
  },
  'POST /ops/me/tokens/:tokenId/end': async (ops) => {
    const { id: staffId } = await signInMethods(ops);
    const at = ops.app.now();
    const { id } = await ops.app.db
      .insertInto('staff_tokens')
      .values({
        staff_id: staffId,
        name: `s-${randomUUID()}`,
        token_hash: hashOf(makeSecret()),
        scopes: ['payments'],
        sites: null,
        created_at: at,
        expires_at: new Date(at.getTime() + DAY),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: `/ops/me/tokens/${id}/end` };
  },
};
