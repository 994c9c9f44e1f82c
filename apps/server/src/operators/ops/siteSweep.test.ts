import type { OperatorCall } from '@touchline/contract';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import { operatorScopes, type OperatorScope } from '@touchline/contract/operators';
import { startVerificationSandbox, type VerificationSandbox } from '@touchline/sandbox/testing';
import { sql } from 'kysely';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../../accounts/index.ts';
import { repoRoot } from '../../kernel/repoRoot.ts';
import { startFakeMaker, type FakeMaker } from '../../testing/fakeMaker.ts';
import type { Asked } from '../../testing/operatorChanges.ts';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';
import { plainSites } from '../../testing/plainSites.ts';
import { isAboutPeople, paramsIn, siteRequests } from '../../testing/siteRequests.ts';
import { scopesNeeded } from './operatorOnly.ts';

type CallId = keyof typeof operatorCalls;

const OWN = 'house';
const OTHER = 'north';
const OTHER_HOST = 'north.example:4401';

/** An operator of the sweep: one scope or all (`*`), on one site or on all (null). */
interface Role {
  readonly scope: OperatorScope | '*';
  readonly siteId: string | null;
}

const nameOf = ({ scope, siteId }: Role): string =>
  `${scope === '*' ? 'all' : scope}-${siteId ?? 'everywhere'}`;
const tokenOf = (role: Role): string => `token-of-${nameOf(role)}-0123456789`;

/** Those of the other site come first: what they are refused isn't changed yet. */
const roles: readonly Role[] = [OTHER, OWN, null].flatMap((siteId) =>
  [...operatorScopes, '*' as const].map((scope) => ({ scope, siteId })),
);
const OPERATORS = roles
  .map((role) => {
    const at = role.siteId === null ? '' : `@${role.siteId}`;
    return `${nameOf(role).toLowerCase()}=${role.scope}${at}:${tokenOf(role)}`;
  })
  .join(',');

const swept = (Object.entries<OperatorCall>(operatorCalls) as [CallId, OperatorCall][]).filter(
  ([, call]) => !isAboutPeople(call),
);

let ops: OpsApp;
let verifier: VerificationSandbox;
let maker: FakeMaker;
const requests = new Map<string, ReadonlyMap<CallId, Asked>>();
let markers: ReadonlyMap<string, ReadonlySet<string>>;
let combinations = 0;

beforeAll(async () => {
  maker = await startFakeMaker();
  verifier = await startVerificationSandbox();
  const [house] = plainSites();
  const file = join(await mkdtemp(join(tmpdir(), 'sweep-')), 'sites.json');
  await writeFile(
    file,
    JSON.stringify({ sites: [house, { ...house, id: OTHER, hosts: [OTHER_HOST.split(':')[0]] }] }),
  );
  ops = await createOpsApp({
    env: {
      SITES_FILE: file,
      PAYMENT_PROVIDERS_FILE: join(repoRoot, 'apps', 'sandbox', 'providers.json'),
      VERIFIERS_FILE: verifier.verifiersFile,
      MAKERS_FILE: maker.makersFile,
      // With a stopped clock no job changes anything meanwhile.
      PLATFORM_CLOCK: 'manual',
      DEVELOPMENT_OPERATORS: OPERATORS,
    },
  });
  await spreadIds();
  requests.set(OWN, await siteRequests(ops));
  requests.set(OTHER, await siteRequests(ops.on(OTHER, OTHER_HOST)));
  markers = await markersOfSites();
}, 300_000);
afterAll(async () => {
  await ops.close();
  await verifier.stop();
  await maker.stop();
});

/** Lets the ids of each table begin at another number, so that an id says what it is of. */
async function spreadIds(): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`.execute(ops.app.db);
  for (const [index, { name }] of rows.entries())
    await sql`alter sequence ${sql.table(name)} restart with ${sql.lit((index + 1) * FIRST_ID)}`.execute(
      ops.app.db,
    );
}

/** Distance of the ids of tables: shorter numbers are ordinals and amounts. */
const FIRST_ID = 10_000_000;

/** Texts that say who a player is or which deed it was. */
const TEXTS = ['login', 'email', 'login_name', 'ref_code', 'code', 'value', 'provider_ref', 'guid'];

/**
 * Returns what may be in no answer to the operators of another site: by site the ids of all rows that belong to it,
 * directly or over other rows, and texts that no row of another site has.
 */
async function markersOfSites(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { db } = ops.app;
  const { rows: columns } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name not like 'staff%'`.execute(db);
  const { rows: keys } = await sql<{ name: string; column: string; target: string }>`
    select c.conrelid::regclass::text as name, a.attname as column, c.confrelid::regclass::text as target
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1 and f.attname = 'id'`.execute(db);
  const has = (name: string, column: string) =>
    columns.some((one) => one.name === name && one.column === column);
  const tables = [...new Set(columns.map(({ name }) => name))].filter((name) => has(name, 'id'));

  async function markersOf(siteId: string): Promise<Set<string>> {
    const owned = new Map<string, string[]>();
    const found = new Set<string>();
    for (let before = -1; before !== found.size;) {
      before = found.size;
      for (const name of tables) {
        const conditions = keys
          .filter((key) => key.name === name && owned.has(key.target))
          .map(({ column, target }) => sql`${sql.ref(column)}::text = any(${owned.get(target)}::text[])`);
        if (has(name, 'site_id')) conditions.push(sql`site_id = ${siteId}`);
        if (conditions.length === 0) continue;
        const texts = TEXTS.filter((column) => has(name, column));
        const { rows } = await sql<{ id: string; texts: (string | null)[] }>`
          select id::text, array[${sql.join([...texts.map((text) => sql`${sql.ref(text)}::text`), sql`null::text`])}] as texts
          from ${sql.table(name)} where ${sql.join(conditions, sql` or `)}`.execute(db);
        if (rows.length > 0)
          owned.set(
            name,
            rows.map(({ id }) => id),
          );
        for (const row of rows) {
          for (const text of [row.id, ...row.texts])
            if (text !== null && text.length >= String(FIRST_ID).length) found.add(text);
        }
      }
    }
    return found.add(siteId);
  }
  const [own, other] = [await markersOf(OWN), await markersOf(OTHER)];
  const only = (site: string, found: ReadonlySet<string>, elsewhere: ReadonlySet<string>) =>
    new Set([...found].filter((marker) => !elsewhere.has(marker))).add(`Tried on ${site} by a test.`);
  return new Map([
    [OWN, only(OWN, own, other)],
    [OTHER, only(OTHER, other, own)],
  ]);
}

/** Returns all texts and numbers in a JSON value as texts; ids in subjects of the audit log are apart. */
function scalarsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(scalarsIn);
  if (typeof value === 'object' && value !== null) return Object.entries(value).flat().flatMap(scalarsIn);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return [text, ...text.split(':')];
}

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  /** Markers of the sites to which the operator doesn't belong. */
  readonly leaks: readonly string[];
  /** Number of markers of the operator's own site. */
  readonly own: number;
}

async function ask(id: CallId, role: Role, of = OWN): Promise<Answer> {
  const asked = requests.get(of)?.get(id);
  if (!asked) throw new Error(`${id} has no request: see testing/siteRequests.ts.`);
  const method = operatorCalls[id].method.toUpperCase();
  const headers = { authorization: `Bearer ${tokenOf(role)}` };
  const answer = await ops.app.client().call(method, asked.url, asked.body, headers);
  combinations += 1;
  const isJson = String(answer.headers['content-type']).includes('json');
  const body: unknown = isJson && answer.body !== '' ? answer.json() : undefined;
  const scalars = new Set(scalarsIn(body));
  const others = [OWN, OTHER].filter((site) => role.siteId !== null && site !== role.siteId);
  const sent = new Set(scalarsIn([asked.url.split(/[/?=&]/), asked.body ?? null]));
  const found = (site: string) => [...(markers.get(site) ?? [])].filter((marker) => scalars.has(marker));
  return {
    status: answer.statusCode,
    code: (body as { code?: string } | undefined)?.code,
    leaks: others.flatMap(found).filter((marker) => !(answer.statusCode >= 400 && sent.has(marker))),
    own: role.siteId === null ? 0 : found(role.siteId).length,
  };
}

/** Acts whose own scope their approval requires beside the call's. */
const needsMore = (id: CallId): boolean => id === 'approveAct' || id === 'refuseAct';

/** Returns why an answer isn't what the rule says; undefined if it is. */
function faultOf(call: OperatorCall, { scope, siteId }: Role, { status, code }: Answer): string | undefined {
  const needed = scopesNeeded(call.scope);
  const isCovered = scope === '*' || needed.every((one) => one === scope);
  if (!isCovered) return code === 'OUT_OF_SCOPE' ? undefined : `${status} ${code} instead of OUT_OF_SCOPE`;
  if (call.sites === 'platform' && siteId !== null)
    return code === 'ALL_SITES_NEEDED' ? undefined : `${status} ${code} instead of ALL_SITES_NEEDED`;
  const isOfSubject = !['list', 'shared', 'platform', 'operator'].includes(call.sites);
  if (isOfSubject && siteId === OTHER)
    return status === 404 ? undefined : `${status} ${code ?? ''} instead of 404`;
  const refusals = needsMore(call.id as CallId) ? [401, 500] : [401, 403, 500];
  return refusals.includes(status) ? `${status} ${code} instead of being admitted` : undefined;
}

const EVERYWHERE: Role = { scope: '*', siteId: null };

describe('an id of another site beside the subject is refused:', () => {
  const requestOf = (site: string, id: CallId): Asked => {
    const asked = requests.get(site)?.get(id);
    if (!asked) throw new Error(`${id} has no request: see testing/siteRequests.ts.`);
    return asked;
  };
  /** Returns the address of a call with one parameter of the other site. */
  const mixedUrl = (id: CallId, name: string): string => {
    const call: OperatorCall = operatorCalls[id];
    const params = {
      ...paramsIn(call, requestOf(OWN, id).url),
      [name]: paramsIn(call, requestOf(OTHER, id).url)[name],
    };
    return call.path.replaceAll(/\{(\w+)\}/g, (_, param: string) => params[param] ?? '');
  };
  const send = (id: CallId, url: string, body: object | undefined, role = EVERYWHERE) =>
    ops.app
      .client()
      .call(operatorCalls[id].method.toUpperCase(), url, body, { authorization: `Bearer ${tokenOf(role)}` });

  test.each([
    ['cancelFreeRounds', 'freeRoundsId'],
    ['editChallenge', 'challengeId'],
    ['closeInstrument', 'instrumentId'],
    ['liftMethodPause', 'pauseId'],
    ['removePlayerPasskey', 'passkeyId'],
    ['downloadIdentificationDocument', 'documentId'],
    ['downloadPaymentRequestFile', 'fileId'],
  ] as const)('%s with %s', async (id, name) => {
    const answer = await send(id, mixedUrl(id, name), requestOf(OWN, id).body);
    expect([404, 409], answer.body).toContain(answer.statusCode);
    expect(answer.body).not.toContain(OTHER);
  });

  test.each([
    ['giveBonus', 'offerId', 'giveBonus'],
    ['createBonusCode', 'offerId', 'createBonusCode'],
    ['createBonusCode', 'playerId', 'sendMessage'],
    ['sendMessage', 'playerId', 'sendMessage'],
  ] as const)('%s with %s', async (id, field, from) => {
    const { url, body } = requestOf(OWN, id);
    const value: unknown = Reflect.get(requestOf(OTHER, from).body ?? {}, field);
    expect(value).toBeDefined();
    const answer = await send(id, url, { ...body, [field]: value });
    expect([400, 404], answer.body).toContain(answer.statusCode);
  });

  test('giveFreeRounds to a player', async () => {
    const { url, body } = requestOf(OWN, 'giveFreeRounds');
    const players: unknown = Reflect.get(requestOf(OTHER, 'giveFreeRounds').body ?? {}, 'players');
    const answer = await send('giveFreeRounds', url, { ...body, players, key: 'players-of-another-site' });
    expect(answer.json(), answer.body).toMatchObject({ given: [] });
  });

  test.each([OTHER, null])('changeCasinoBanner to the site %s', async (siteId) => {
    const { url, body } = requestOf(OWN, 'changeCasinoBanner');
    const role = { scope: '*', siteId: OWN } as const;
    const answer = await send('changeCasinoBanner', url, { ...body, siteId }, role);
    expect([answer.statusCode, answer.json().fields], answer.body).toEqual([
      400,
      [{ path: '/siteId', code: 'unknown' }],
    ]);
  });
});

describe('counts and sums', () => {
  const read = async (url: string, role: Role) =>
    (await ops.app.client().call('GET', url, undefined, { authorization: `Bearer ${tokenOf(role)}` })).json();
  const ofSites = (url: string) =>
    Promise.all([OWN, OTHER, null].map((siteId) => read(url, { scope: '*', siteId })));

  test('of waiting tasks are those of the operator’s sites, and of the platform for all sites only', async () => {
    const [own, other, all] = await ofSites('/ops/dashboard/waiting');
    const countsOf = ({ waiting }: { waiting: { kind: string; count: number }[] }) =>
      new Map(waiting.map(({ kind, count }) => [kind, count]));
    const [ownCounts, otherCounts, allCounts] = [countsOf(own), countsOf(other), countsOf(all)];
    for (const [kind, count] of ownCounts) {
      expect([kind, count > 0]).toEqual([kind, true]);
      expect([kind, count + (otherCounts.get(kind) ?? 0)]).toEqual([kind, allCounts.get(kind)]);
    }
    const platforms = [...allCounts.keys()].filter((kind) => !ownCounts.has(kind));
    expect(platforms).toEqual(['differences', 'corrections']);
  });

  test('of bets and of legs on a match are those of the operator’s sites', async () => {
    const bets = (await ofSites('/ops/dashboard/bets')).map(({ week }) => week[0].bets);
    expect(bets[0] * bets[1]).toBeGreaterThan(0);
    expect(bets[0] + bets[1]).toBe(bets[2]);
    const legs = (await ofSites('/ops/matches/3')).map(({ markets }) => markets[0].legs);
    expect(legs[0] * legs[1]).toBeGreaterThan(0);
    expect(legs[0] + legs[1]).toBe(legs[2]);
  });

  test('of money are those of the operator’s sites', async () => {
    const turnover = (await ofSites('/ops/dashboard/money')).map(({ days }) =>
      Number(days.at(-1).total.sport.turnover),
    );
    expect(Math.min(...turnover)).toBeGreaterThan(0);
    expect(Number(turnover[0]) + Number(turnover[1])).toBeCloseTo(Number(turnover[2]));
    const figures = await read(`/ops/dashboard/money?siteId=${OTHER}`, { scope: '*', siteId: OWN });
    expect(figures.code).toBe('SITE_NOT_FOUND');
  });

  test('of referrals are those of the operator’s sites', async () => {
    const [own, other] = await ofSites('/ops/referrals/report');
    const sitesIn = ({ states }: { states: { siteId: string }[] }) =>
      new Set(states.map(({ siteId }) => siteId));
    expect([sitesIn(own), sitesIn(other)]).toEqual([new Set([OWN]), new Set([OTHER])]);
  });

  test('the audit log is searched by a person, whose programs it finds too', async () => {
    const token = 'token-of-a-program-0123456789';
    const { id } = await ops.app.db
      .selectFrom('staff')
      .select('id')
      .where('name', '=', 'operator')
      .executeTakeFirstOrThrow();
    const at = ops.app.now();
    await ops.app.db
      .insertInto('staff_tokens')
      .values({
        staff_id: id,
        name: 'reconcile',
        token_hash: hashOf(token),
        scopes: ['*'],
        sites: null,
        created_at: at,
        expires_at: new Date(at.getTime() + 3_600_000),
      })
      .execute();
    const mail = requests.get(OWN)?.get('showMail')?.url ?? '';
    const seen = await ops.app.client().call('GET', mail, undefined, { authorization: `Bearer ${token}` });
    expect(seen.statusCode, seen.body).toBe(200);
    const { actions } = await read('/ops/audit?operator=operator', EVERYWHERE);
    expect(new Set(actions.map(({ operator }: { operator: string }) => operator))).toEqual(
      new Set(['operator', 'operator/reconcile']),
    );
  });
});

describe('every call on a subject of one site, by every role on it, on the other one, and on all:', () => {
  test.each(swept)('%s', { timeout: 60_000 }, async (id, call) => {
    const faults: string[] = [];
    let isFirst = true;
    for (const role of roles) {
      const answer = await ask(id, role);
      const fault = faultOf(call, role, answer);
      if (fault !== undefined) faults.push(`${nameOf(role)}: ${fault}`);
      if (answer.leaks.length > 0)
        faults.push(`${nameOf(role)} sees ${answer.leaks.slice(0, 5).join(', ')} of another site`);
      const isAdmitted = ![401, 403].includes(answer.status) && role.siteId !== OTHER;
      if (isAdmitted && isFirst && [400, 404].includes(answer.status))
        faults.push(`${nameOf(role)}: the request of this suite is no good: ${answer.status} ${answer.code}`);
      if (isAdmitted) isFirst = false;
    }
    expect(faults).toEqual([]);
  });
});

/** Lists without a row that has an id of a site. The changes above have used up what waited on the first site. */
const WITHOUT_ROWS: readonly string[] = [
  'showBetFigures',
  'showMoneyFigures',
  'showLiability',
  'listWaitingTasks',
  'showMatch',
];

describe('after all changes', () => {
  beforeAll(async () => {
    markers = await markersOfSites();
  }, 60_000);

  const reading = swept.filter(
    ([, { sites, method }]) => method === 'get' && ['list', 'shared', 'operator'].includes(sites),
  );
  test.each(reading)('%s shows each site its own rows only', { timeout: 60_000 }, async (id, call) => {
    const faults: string[] = [];
    for (const role of roles.filter(({ siteId }) => siteId !== null)) {
      for (const of of [OWN, OTHER]) {
        const { leaks, own } = await ask(id, role, of);
        if (leaks.length > 0) faults.push(`${nameOf(role)} sees ${leaks.slice(0, 5).join(', ')}`);
        const isFull = role.scope === '*' && role.siteId === OTHER && of === OTHER;
        if (call.sites === 'list' && isFull && own === 0 && !WITHOUT_ROWS.includes(id))
          faults.push(`${nameOf(role)} sees nothing of its own: store something that the list has`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('the combinations are counted', () => {
    process.stdout.write(`${combinations} combinations of calls, roles and sites\n`);
    expect(combinations).toBeGreaterThan(swept.length * roles.length);
  });
});
