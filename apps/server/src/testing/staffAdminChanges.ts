import { randomUUID } from 'node:crypto';
import { hashOf, makeSecret } from '../accounts/secrets.ts';
import type { Change } from './operatorChanges.ts';
import type { OpsApp } from './opsApp.ts';
import { storePerson } from './staffPeople.ts';

const reason = 'Tried by a test.';
const DAY = 86_400_000;

/** Stores a person with a session and some wrong attempts. */
async function personId({ app }: OpsApp): Promise<bigint> {
  const { id } = await storePerson(app.db, app.now());
  await app.db.updateTable('staff').set({ wrong_attempts: 3 }).where('id', '=', id).execute();
  const at = app.now();
  await app.db
    .insertInto('staff_sessions')
    .values({
      staff_id: id,
      secret_hash: hashOf(makeSecret()),
      created_at: at,
      last_used_at: at,
      expires_at: new Date(at.getTime() + DAY),
      address: null,
      agent: null,
      method: 'passkey',
    })
    .execute();
  return id;
}

const onPerson =
  (act: string): Change =>
  async (ops) => ({ url: `/ops/staff/${await personId(ops)}/${act}`, body: { reason } });

async function role(ops: OpsApp, scopes: readonly string[]): Promise<string> {
  const created = await ops.call('POST', '/ops/staff-roles', { name: randomUUID(), scopes, reason });
  return created.json<{ roleId: string }>().roleId;
}

/** Changes of people and roles that need no second operator, or that wait for one. */
export const staffAdminChanges: Readonly<Record<string, Change>> = {
  'POST /ops/staff': async (ops) => ({
    url: '/ops/staff',
    body: {
      name: `invited-${randomUUID().slice(0, 8)}`,
      email: `${randomUUID()}@staff.example`,
      language: 'en',
      grants: [{ roleId: await role(ops, ['players']), siteId: null }],
      endsAt: null,
      networks: [],
      reason,
    },
  }),
  'POST /ops/staff/:staffId/invitation': onPerson('invitation'),
  'POST /ops/staff/:staffId/sessions/end': onPerson('sessions/end'),
  'POST /ops/staff/:staffId/end': onPerson('end'),
  'POST /ops/staff/:staffId/unlock': onPerson('unlock'),
  'PUT /ops/staff/:staffId': async (ops) => {
    const id = await personId(ops);
    const { version, email } = (await ops.call('GET', `/ops/staff/${id}`)).json<{
      version: number;
      email: string;
    }>();
    const body = { version, email, language: 'ru', networks: ['10.0.0.0/8'], endsAt: null, reason };
    return { url: `/ops/staff/${id}`, body };
  },
  'PUT /ops/staff/:staffId/grants': async (ops) => ({
    url: `/ops/staff/${await personId(ops)}/grants`,
    body: { version: 1, grants: [], reason },
  }),
  'POST /ops/staff/:staffId/tokens/:tokenId/end': async (ops) => {
    const staffId = await personId(ops);
    const at = ops.app.now();
    const { id } = await ops.app.db
      .insertInto('staff_tokens')
      .values({
        staff_id: staffId,
        name: 'reconcile',
        token_hash: hashOf(makeSecret()),
        scopes: ['players'],
        sites: null,
        created_at: at,
        expires_at: new Date(at.getTime() + DAY),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { url: `/ops/staff/${staffId}/tokens/${id}/end`, body: { reason } };
  },
  'POST /ops/staff-roles': () => ({
    url: '/ops/staff-roles',
    body: { name: randomUUID(), scopes: ['players'], reason },
  }),
  'PUT /ops/staff-roles/:roleId': async (ops) => ({
    url: `/ops/staff-roles/${await role(ops, ['players', 'mail'])}`,
    body: { version: 1, name: randomUUID(), scopes: ['players'], reason },
  }),
  'POST /ops/staff-roles/:roleId/delete': async (ops) => ({
    url: `/ops/staff-roles/${await role(ops, ['players'])}/delete`,
    body: { reason },
  }),
};
