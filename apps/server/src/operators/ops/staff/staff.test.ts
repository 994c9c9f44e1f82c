import { operatorScopes } from '@touchline/contract/operators';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SentMail } from '../../../delivery/mail/transport.ts';
import { hashOf } from '../../../accounts/index.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { plainSites } from '../../../testing/plainSites.ts';

const tokenOf = (name: string): string => `token-of-${name}-0123456789`;
const ENVIRONMENT_TOKEN = tokenOf('environment');
const HOUR = 3_600_000;
const reason = 'Tried by a test.';

/** Two with all rights, and some with rights on one site. */
const OPERATORS = [
  'anna=*',
  'ben=*',
  'nora=staff+players@north',
  'nils=staff+players@north',
  'sam=staff+players@south',
]
  .map((entry) => `${entry}:${tokenOf(entry.split('=')[0] ?? '')}`)
  .join(',');

let database: TestDatabase;
const processes: TestApp[] = [];
const mails: SentMail[] = [];
let ahead = 0;
let made = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  const [house] = plainSites();
  const file = join(await mkdtemp(join(tmpdir(), 'staff-')), 'sites.json');
  const sites = ['house', 'north', 'south'].map((id) => ({
    ...house,
    id,
    hosts: [id === 'house' ? 'localhost' : `${id}.example`],
  }));
  await writeFile(file, JSON.stringify({ sites }));
  const env = {
    DEVELOPMENT_OPERATORS: OPERATORS,
    OPERATOR_TOKEN: ENVIRONMENT_TOKEN,
    SITES_FILE: file,
    PLATFORM_CLOCK: 'manual',
  };
  const now = () => new Date(Date.now() + ahead);
  const mailTransport = { send: (mail: SentMail) => Promise.resolve(void mails.push(mail)) };
  for (const _ of [0, 1]) processes.push(await createTestApp({ env, database, now, mailTransport }));
});
afterAll(async () => {
  for (const process of processes) await process.close();
  await database.close();
});
beforeEach(() => void mails.splice(0));

async function call(name: string, method: string, url: string, body?: object, process = 0) {
  const app = processes[process];
  if (!app) throw new Error('There is no such process.');
  const answer = await app.client().call(method, url, body, { authorization: `Bearer ${tokenOf(name)}` });
  return { status: answer.statusCode, body: answer.json() };
}
type Answered = Awaited<ReturnType<typeof call>>;
const post = (name: string, url: string, body: object = {}, process = 0) =>
  call(name, 'POST', url, { reason, ...body }, process);
const agree = (name: string, approvalId: string, process = 0) =>
  post(name, `/ops/approvals/${approvalId}/approve`, {}, process);

/** Returns the id of a role with some permissions, which the environment creates if there is none. */
async function roleOf(...scopes: string[]): Promise<string> {
  const name = `test ${scopes.join(' ')}`.slice(0, 60).trim();
  const { roles } = (await call('environment', 'GET', '/ops/staff-roles')).body;
  const known = roles.find((role: { name: string }) => role.name === name);
  if (known) return known.id;
  const created = await post('environment', '/ops/staff-roles', { name, scopes });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  return created.body.roleId;
}

const grant = async (siteId: string | null, ...scopes: string[]) => ({
  roleId: await roleOf(...scopes),
  siteId,
});
type Given = Awaited<ReturnType<typeof grant>>;

const invitation = (name: string, grants: readonly Given[], changes: object = {}) => ({
  name,
  email: `${name}@example.com`,
  language: 'en',
  grants,
  endsAt: null,
  networks: [],
  ...changes,
});

/** Stores a person with roles and a token, as the environment invites them. */
async function person(grants: readonly Given[], changes: object = {}) {
  const name = `person${(made += 1)}`;
  const invited = await post('environment', '/ops/staff', invitation(name, grants, changes));
  expect(invited.status, JSON.stringify(invited.body)).toBe(201);
  const { staffId, link } = invited.body;
  const at = new Date(Date.now() + ahead);
  const token = (program: string, secret: string) =>
    database.db
      .insertInto('staff_tokens')
      .values({
        staff_id: BigInt(staffId),
        name: program,
        token_hash: hashOf(secret),
        scopes: ['*'],
        sites: null,
        created_at: at,
        expires_at: new Date(at.getTime() + 1000 * HOUR),
      })
      .execute();
  await token('first', tokenOf(name));
  await token('second', tokenOf(`${name}-second`));
  return { name, staffId: String(staffId), link: String(link) };
}
const detail = async (staffId: string, name = 'anna') =>
  (await call(name, 'GET', `/ops/staff/${staffId}`)).body;
const grantsOf = async (staffId: string): Promise<string[]> =>
  (await detail(staffId)).grants.map(
    ({ role, siteId }: { role: string; siteId: string | null }) => `${role}@${siteId}`,
  );

async function setGrants(name: string, staffId: string, grants: readonly Given[]): Promise<Answered> {
  const { version } = await detail(staffId);
  return call(name, 'PUT', `/ops/staff/${staffId}/grants`, { version, grants, reason });
}

async function setData(name: string, staffId: string, changes: object): Promise<Answered> {
  const { version, email, language, networks, endsAt } = await detail(staffId);
  const body = { version, email, language, networks, endsAt, reason, ...changes };
  return call(name, 'PUT', `/ops/staff/${staffId}`, body);
}
const actions = async (subject: string): Promise<{ action: string; operator: string; reason: string }[]> =>
  (await call('anna', 'GET', `/ops/audit?subject=${subject}`)).body.actions;

describe('an invitation', () => {
  test('waits for a second person, exists before nowhere, and is mailed once they agree', async () => {
    const asked = await post('anna', '/ops/staff', invitation('invited', [await grant('north', 'players')]));
    expect([asked.status, asked.body.state]).toEqual([202, 'waiting']);
    expect((await call('anna', 'GET', '/ops/staff?text=invited')).body.staff).toEqual([]);
    const { approvals } = (await call('ben', 'GET', '/ops/approvals')).body;
    expect(approvals.at(-1)).toMatchObject({
      act: 'staff-access',
      siteId: 'north',
      askedBy: 'anna',
      mayAgree: true,
      payload: {
        kind: 'invite',
        name: 'invited',
        grants: [{ role: 'test players', siteId: 'north', scopes: ['players'] }],
      },
    });
    expect((await agree('anna', asked.body.approvalId)).body.code).toBe('SECOND_PERSON_NEEDED');
    expect((await agree('ben', asked.body.approvalId)).status).toBe(200);
    await processes[0]?.mail.deliverDue();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['invited@example.com']);
    expect(mails[0]?.text).toMatch(/\/ops\/console#\/invitation\/\S+/);
    const { staff } = (await call('anna', 'GET', '/ops/staff?state=invited&text=invited')).body;
    expect(staff).toMatchObject([{ name: 'invited', state: 'invited' }]);
    expect(await actions('staff:invited')).toMatchObject([
      { action: 'staff.invite', operator: 'ben', reason },
    ]);
  });

  test('is given by the environment’s token alone, with its link', async () => {
    const { staffId, link } = await person([await grant(null, 'players')]);
    const token = /#\/invitation\/(\S+)$/.exec(link)?.[1] ?? '';
    const stored = await database.db
      .selectFrom('staff_invitations')
      .selectAll()
      .where('staff_id', '=', BigInt(staffId))
      .executeTakeFirstOrThrow();
    expect(stored.token_hash).toBe(hashOf(token));
    expect(stored.expires_at.getTime() - stored.created_at.getTime()).toBe(72 * HOUR);
  });

  test('to a name that is reserved, taken or was is refused', async () => {
    const grants = [await grant('north', 'players')];
    const { name, staffId } = await person(grants);
    const invite = async (as: string, email = 'other@example.com') =>
      (await post('environment', '/ops/staff', invitation(as, grants, { email }))).body.code;
    expect([await invite('environment'), await invite('platform'), await invite(name)]).toEqual(
      Array(3).fill('NAME_TAKEN'),
    );
    expect(await invite('somebody-else', `${name}@example.com`.toUpperCase())).toBe('EMAIL_TAKEN');
    await post('anna', `/ops/staff/${staffId}/end`);
    expect(await invite(name)).toBe('NAME_TAKEN');
  });
});

describe('nobody gives what they lack', () => {
  const sites = ['north', 'south', null];
  const scopes = ['players', 'payments', 'staff', '*'];
  const givers = {
    anna: ['*', null],
    nora: ['staff players', 'north'],
    sam: ['staff players', 'south'],
  } as const;
  const cases = Object.entries(givers).flatMap(([giver, [own, at]]) =>
    sites.flatMap((site) => scopes.map((scope) => [giver, own, at, scope, site] as const)),
  );
  test.each(cases)('%s with %s on %s, giving %s on %s', async (giver, own, at, scope, site) => {
    const role = await roleOf(scope);
    const hasSite = at === null || at === site;
    const hasScope = own === '*' || own.split(' ').includes(scope);
    const invited = await post(
      giver,
      '/ops/staff',
      invitation(`given${(made += 1)}`, [{ roleId: role, siteId: site }]),
    );
    expect(invited.status, JSON.stringify(invited.body)).toBe(hasSite && hasScope ? 202 : 403);
    if (invited.status === 403) expect(invited.body.code).toBe('RIGHTS_NEEDED');
  });

  test('nor does all of today’s permissions give `*`, which has later ones', async () => {
    const most = await person([{ roleId: await roleOf(...operatorScopes), siteId: null }]);
    const asked = async (scope: string) =>
      (await post(most.name, '/ops/staff', invitation(`given${(made += 1)}`, [await grant(null, scope)])))
        .status;
    expect([await asked('players'), await asked('*')]).toEqual([202, 403]);
  });

  test('nor does a program give more than its token', async () => {
    const owner = await person([await grant(null, '*')]);
    await database.db
      .updateTable('staff_tokens')
      .set({ scopes: ['staff'], sites: ['north'] })
      .where('token_hash', '=', hashOf(tokenOf(owner.name)))
      .execute();
    const asked = async (siteId: string, scope: string) =>
      (await post(owner.name, '/ops/staff', invitation(`given${(made += 1)}`, [await grant(siteId, scope)])))
        .status;
    expect([
      await asked('north', 'staff'),
      await asked('north', 'players'),
      await asked('south', 'staff'),
    ]).toEqual([202, 403, 403]);
  });

  test('nor does a second person agree to it', async () => {
    const asked = await post(
      'anna',
      '/ops/staff',
      invitation('both-sites', [await grant('north', 'players'), await grant('south', 'players')]),
    );
    expect((await agree('nora', asked.body.approvalId)).body.code).toBe('OUT_OF_SCOPE');
    const dear = await post('anna', '/ops/staff', invitation('dear', [await grant('north', 'payments')]));
    const { approvals } = (await call('nora', 'GET', '/ops/approvals')).body;
    const seen = approvals.find(({ id }: { id: string }) => id === dear.body.approvalId);
    expect(seen.mayAgree).toBe(false);
    expect(approvals.some(({ id }: { id: string }) => id === asked.body.approvalId)).toBe(false);
    expect((await agree('nora', dear.body.approvalId)).body.code).toBe('RIGHTS_NEEDED');
    const cheap = await post('nora', '/ops/staff', invitation('cheap', [await grant('north', 'players')]));
    expect((await agree('sam', cheap.body.approvalId)).status).toBe(404);
    expect((await agree('nils', cheap.body.approvalId)).status).toBe(200);
  });
});

describe('one person', () => {
  test('with two tokens can’t be two', async () => {
    const { name } = await person([await grant(null, '*')]);
    const asked = await post(name, '/ops/staff', invitation('puppet', [await grant('north', 'players')]));
    expect((await agree(`${name}-second`, asked.body.approvalId)).body.code).toBe('SECOND_PERSON_NEEDED');
    expect((await agree(name, asked.body.approvalId)).body.code).toBe('SECOND_PERSON_NEEDED');
  });

  test('with two sessions can’t be two', async () => {
    const { name, staffId } = await person([await grant(null, '*')]);
    const at = new Date(Date.now() + ahead);
    const open = async (secret: string) => {
      const expires = new Date(at.getTime() + HOUR);
      const times = { created_at: at, last_used_at: at, expires_at: expires };
      await database.db
        .insertInto('staff_sessions')
        .values({
          staff_id: BigInt(staffId),
          secret_hash: hashOf(secret),
          address: null,
          agent: null,
          method: 'passkey',
          ...times,
        })
        .execute();
      return async (url: string, body: object): Promise<Answered> => {
        const answer = await processes[0]
          ?.client()
          .call('POST', url, { reason, ...body }, { cookie: `operator=${secret}` });
        return { status: answer?.statusCode ?? 0, body: answer?.json() };
      };
    };
    const [first, second] = [await open(`first of ${name}`), await open(`second of ${name}`)];
    const asked = await first('/ops/staff', invitation('shadow', [await grant('north', 'players')]));
    expect(asked.status, JSON.stringify(asked.body)).toBe(202);
    const agreed = await second(`/ops/approvals/${asked.body.approvalId}/approve`, {});
    expect(agreed.body.code).toBe('SECOND_PERSON_NEEDED');
  });

  test('makes no puppet of somebody by reset: the link goes to the person alone, and their rights are needed', async () => {
    const victim = await person([await grant('north', 'players', 'payments')]);
    expect((await post('nora', `/ops/staff/${victim.staffId}/invitation`)).body.code).toBe('RIGHTS_NEEDED');
    for (const act of ['end', 'sessions/end', 'unlock'])
      expect((await post('nora', `/ops/staff/${victim.staffId}/${act}`)).body.code).toBe('RIGHTS_NEEDED');
    expect((await setData('nora', victim.staffId, { language: 'ru' })).body.code).toBe('RIGHTS_NEEDED');
    const reset = await post('anna', `/ops/staff/${victim.staffId}/invitation`);
    expect([reset.status, reset.body.link]).toEqual([200, null]);
    expect((await call(victim.name, 'GET', '/ops/me')).status).toBe(401);
  });

  test('changes nobody’s address alone, since the next reset would be theirs', async () => {
    const victim = await person([await grant('north', 'players')]);
    const asked = await setData('anna', victim.staffId, { email: 'anna.too@example.com' });
    expect(asked.status).toBe(202);
    expect((await detail(victim.staffId)).email).toBe(`${victim.name}@example.com`);
    expect((await agree('ben', asked.body.approvalId)).status).toBe(200);
    expect((await detail(victim.staffId)).email).toBe('anna.too@example.com');
  });
});

describe('a change of roles', () => {
  test('that gives waits; one that takes is done at once', async () => {
    const { staffId } = await person([await grant('north', 'players')]);
    const more = [await grant('north', 'players'), await grant('south', 'messages')];
    const asked = await setGrants('anna', staffId, more);
    expect(asked.status).toBe(202);
    expect((await detail(staffId)).waiting).toMatchObject([
      { approvalId: asked.body.approvalId, askedBy: 'anna' },
    ]);
    expect(await grantsOf(staffId)).toEqual(['test players@north']);
    expect((await agree('ben', asked.body.approvalId)).status).toBe(200);
    expect(await grantsOf(staffId)).toEqual(['test messages@south', 'test players@north']);
    expect((await setGrants('anna', staffId, [])).status).toBe(200);
    expect(await grantsOf(staffId)).toEqual([]);
  });

  test('leaves roles on other sites as they are, and shows none of them', async () => {
    const { staffId } = await person([await grant('north', 'players'), await grant('south', 'payments')]);
    expect((await detail(staffId, 'nora')).grants).toMatchObject([{ siteId: 'north' }]);
    expect((await setGrants('nora', staffId, [])).status).toBe(200);
    expect(await grantsOf(staffId)).toEqual(['test payments@south']);
    expect((await call('nora', 'GET', `/ops/staff/${staffId}`)).status).toBe(404);
  });

  test('is refused once the roles changed meanwhile', async () => {
    const { staffId } = await person([await grant('north', 'players')]);
    const asked = await setGrants('anna', staffId, [
      await grant('north', 'players'),
      await grant('north', 'mail'),
    ]);
    expect((await setGrants('ben', staffId, [])).status).toBe(200);
    const late = await agree('ben', asked.body.approvalId);
    expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(await grantsOf(staffId)).toEqual([]);
  });

  test('happens once if two agree at once in two processes', async () => {
    const third = await person([await grant(null, '*')]);
    const { staffId } = await person([await grant('north', 'players')]);
    const asked = await setGrants('anna', staffId, [
      await grant('north', 'players'),
      await grant('north', 'mail'),
    ]);
    const answers = await Promise.all([
      agree('ben', asked.body.approvalId, 0),
      agree(third.name, asked.body.approvalId, 1),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await grantsOf(staffId)).toEqual(['test mail@north', 'test players@north']);
  });

  test('is refused once the one who asked has ended, or lost the rights', async () => {
    const [gone, weak] = [await person([await grant(null, '*')]), await person([await grant(null, '*')])];
    const ask = (name: string) =>
      post(name, '/ops/staff', invitation(`late${(made += 1)}`, [{ roleId: role, siteId: 'north' }]));
    const role = await roleOf('players');
    const [first, second] = [await ask(gone.name), await ask(weak.name)];
    await post('anna', `/ops/staff/${gone.staffId}/end`);
    await setGrants('anna', weak.staffId, [await grant(null, 'players')]);
    expect((await agree('ben', first.body.approvalId)).body.code).toBe('APPROVAL_ENDED');
    const needed = await setGrants('anna', weak.staffId, []);
    expect(needed.status).toBe(200);
    expect((await agree('ben', second.body.approvalId)).body.code).toBe('ASKER_WITHOUT_RIGHTS');
  });
});

describe('networks and end', () => {
  test('are tightened alone, and loosened by two', async () => {
    const { staffId } = await person([await grant('north', 'players')]);
    const end = Date.now() + ahead + 1000 * HOUR;
    expect((await setData('anna', staffId, { networks: ['10.0.0.0/8'], endsAt: end })).status).toBe(200);
    expect((await setData('anna', staffId, { networks: ['10.1.0.0/16'], endsAt: end - HOUR })).status).toBe(
      200,
    );
    for (const looser of [
      { networks: [] },
      { networks: ['10.1.0.0/15'] },
      { networks: ['10.1.0.0/16', '2001:db8::/32'] },
      { endsAt: end },
      { endsAt: null },
    ])
      expect((await setData('anna', staffId, looser)).status, JSON.stringify(looser)).toBe(202);
    expect((await setData('environment', staffId, { endsAt: null, networks: [] })).status).toBe(200);
  });

  test.each(['10.0.0.0', '10.0.0.0/33', 'home/8', '::1/129'])('%s is no network', async (network) => {
    const { staffId } = await person([await grant('north', 'players')]);
    const { status, body } = await setData('anna', staffId, { networks: [network] });
    expect([status, body.fields?.[0]?.path]).toEqual([400, '/networks/0']);
  });
});

describe('a role', () => {
  test('that gains a permission waits, one that loses some doesn’t', async () => {
    const roleId = await roleOf('feed', 'reviews');
    const set = async (scopes: string[], name = 'test feed reviews') => {
      const { roles } = (await call('anna', 'GET', '/ops/staff-roles')).body;
      const { version } = roles.find(({ id }: { id: string }) => id === roleId);
      return call('anna', 'PUT', `/ops/staff-roles/${roleId}`, { version, name, scopes, reason });
    };
    expect((await set(['feed'])).status).toBe(200);
    const asked = await set(['feed', 'results']);
    expect(asked.status).toBe(202);
    expect((await agree('ben', asked.body.approvalId)).status).toBe(200);
    expect((await set(['*'])).status).toBe(202);
  });

  test('is nobody’s before it is deleted', async () => {
    const roleId = await roleOf('consultant');
    const holder = await person([{ roleId, siteId: 'north' }]);
    expect((await post('anna', `/ops/staff-roles/${roleId}/delete`)).body.code).toBe('ROLE_HELD');
    await post('anna', `/ops/staff/${holder.staffId}/end`);
    expect((await post('anna', `/ops/staff-roles/${roleId}/delete`)).status).toBe(200);
  });

  test('of all sites is for administrators of all sites', async () => {
    const created = await post('nora', '/ops/staff-roles', { name: 'Northern', scopes: ['players'] });
    expect(created.body.code).toBe('ALL_SITES_NEEDED');
  });
});

describe('the end of an access', () => {
  test.each(['end', 'invitation'] as const)('by %s ends sessions, tokens and invitations', async (act) => {
    const { name, staffId, link } = await person([await grant('north', 'players')]);
    const at = new Date(Date.now() + ahead);
    await database.db
      .insertInto('staff_sessions')
      .values({
        staff_id: BigInt(staffId),
        secret_hash: hashOf(`session of ${name}`),
        created_at: at,
        last_used_at: at,
        expires_at: new Date(at.getTime() + HOUR),
        address: null,
        agent: null,
        method: 'password',
      })
      .execute();
    expect(await detail(staffId)).toMatchObject({ sessions: [{ method: 'password' }], tokens: [{}, {}] });
    expect((await post('anna', `/ops/staff/${staffId}/${act}`)).status).toBe(200);
    expect(await detail(staffId)).toMatchObject({ sessions: [], tokens: [] });
    expect((await call(name, 'GET', '/ops/me')).status).toBe(401);
    const { expires_at: ends } = await database.db
      .selectFrom('staff_invitations')
      .selectAll()
      .where('token_hash', '=', hashOf(link.split('/').at(-1) ?? ''))
      .executeTakeFirstOrThrow();
    expect(ends.getTime()).toBeLessThanOrEqual(Date.now() + ahead);
  });

  test('is final', async () => {
    const { staffId } = await person([await grant('north', 'players')]);
    await post('anna', `/ops/staff/${staffId}/end`);
    expect((await detail(staffId)).state).toBe('ended');
    for (const act of ['end', 'invitation'])
      expect((await post('anna', `/ops/staff/${staffId}/${act}`)).body.code).toBe('STAFF_ENDED');
  });

  test('of one token leaves the others', async () => {
    const { name, staffId } = await person([await grant('north', 'players')]);
    const [first] = (await detail(staffId)).tokens;
    expect((await post('anna', `/ops/staff/${staffId}/tokens/${first.id}/end`)).status).toBe(200);
    expect((await call(name, 'GET', '/ops/me')).status).toBe(401);
    expect((await call(`${name}-second`, 'GET', '/ops/me')).status).toBe(200);
  });
});

test('a locked person is unlocked', async () => {
  const { staffId } = await person([await grant('north', 'players')]);
  const until = new Date(Date.now() + ahead + HOUR);
  const locked = { wrong_attempts: 10, locked_until: until };
  await database.db.updateTable('staff').set(locked).where('id', '=', BigInt(staffId)).execute();
  expect((await detail(staffId)).state).toBe('locked');
  expect((await post('nora', `/ops/staff/${staffId}/unlock`)).status).toBe(200);
  expect(await detail(staffId)).toMatchObject({ lockedUntil: null, wrongAttempts: 0 });
});

test('who can move how much alone follows roles and bounds of sites', async () => {
  const { name } = await person([await grant('north', 'adjustments'), await grant('south', 'players')]);
  const pages = [];
  for (let next: string | null = ''; next !== null;) {
    const page: Answered = await call(
      'anna',
      'GET',
      `/ops/staff/alone${next === '' ? '' : `?before=${next}`}`,
    );
    pages.push(page.body);
    next = page.body.next;
  }
  const people = pages.flatMap((page) => page.people);
  expect(people.find((one) => one.name === name)).toMatchObject({
    sites: [{ siteId: 'north', calls: ['POST /ops/adjustments'] }],
  });
  expect(pages[0].sites).toContainEqual(expect.objectContaining({ siteId: 'north', aloneInDay: '500.00' }));
  const own = (await call('nora', 'GET', '/ops/staff/alone')).body;
  expect(own.sites.map(({ siteId }: { siteId: string }) => siteId)).toEqual(['north']);
});

describe('a request for a second person', () => {
  const ownReason = 'Needed for the night.';
  const pass = (hours: number) => (ahead += hours * HOUR);
  const ask = async () =>
    (
      await post('nora', '/ops/staff', {
        ...invitation(`asked${(made += 1)}`, [await grant('north', 'players')]),
        reason: ownReason,
      })
    ).body.approvalId as string;
  /** Runs all jobs of both processes at once. */
  const runJobs = async () => {
    await Promise.all(
      processes.map((_, index) => call('anna', 'POST', '/ops/clock/advance', { seconds: 1 }, index)),
    );
    await processes[0]?.mail.deliverDue();
  };

  test('is recalled twice to those who may answer, once over two processes, and ends after 72 hours', async () => {
    const approvalId = await ask();
    const reminders = async () => {
      mails.splice(0);
      await runJobs();
      return mails
        .filter(({ text }) => text.includes('#/approvals') && text.includes(ownReason))
        .map(({ recipient }) => recipient.split('@')[0])
        .filter((name) => ['anna', 'ben', 'nils', 'nora', 'sam'].includes(name ?? ''))
        .toSorted();
    };
    pass(3.9);
    expect(await reminders()).toEqual([]);
    pass(0.2);
    expect(await reminders()).toEqual(['anna', 'ben', 'nils']);
    expect(await reminders()).toEqual([]);
    pass(55.8);
    expect(await reminders()).toEqual([]);
    pass(0.2);
    expect(await reminders()).toEqual(['anna', 'ben', 'nils']);
    expect(await reminders()).toEqual([]);
    pass(12);
    const late = await agree('nils', approvalId);
    expect([late.status, late.body.code]).toEqual([409, 'APPROVAL_ENDED']);
    await runJobs();
    const { approvals } = (await call('nora', 'GET', '/ops/approvals?state=decided')).body;
    expect(approvals.find(({ id }: { id: string }) => id === approvalId)).toMatchObject({
      state: 'ended',
      askedBy: 'nora',
      decidedBy: 'platform',
    });
    expect(await actions(`approval:${approvalId}`)).toMatchObject([
      { action: 'approval.end', operator: 'platform' },
      { action: 'approval.ask', operator: 'nora' },
    ]);
  });

  test('that was answered stays listed for 90 days, by who asked and who answered', async () => {
    const approvalId = await ask();
    expect((await post('nils', `/ops/approvals/${approvalId}/refuse`)).status).toBe(200);
    const seenBy = async (name: string) =>
      (await call(name, 'GET', '/ops/approvals?state=decided')).body.approvals.find(
        ({ id }: { id: string }) => id === approvalId,
      );
    expect(await seenBy('nora')).toMatchObject({ state: 'refused', askedBy: 'nora', decidedBy: 'nils' });
    expect(await seenBy('sam')).toBeUndefined();
    pass(91 * 24);
    expect(await seenBy('nora')).toBeUndefined();
  });
});
