import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuditLog } from '../../operators/ops/auditLog/auditLog.service.ts';
import type { TestClient } from '../../testing/app.ts';
import { createIdentifyingApp, identityData as data, jpegFile as PICTURE } from '../../testing/identity.ts';
import type { OpsApp } from '../../testing/opsApp.ts';
import { createRetentionJobs, type RetentionJobs } from './retentionJobs.ts';

const DAY = 86_400_000;
const REFUSED_DAYS = 30;
const KEPT_DAYS = 1826;
const PATH = '/web-api/user/identification';

let ops: OpsApp;
let clock: RetentionJobs;
/** Lead of the clock over the platform, ms. */
let ahead = 0;

beforeAll(async () => {
  ops = await createIdentifyingApp();
  const { db } = ops.app;
  const now = () => new Date(Date.now() + ahead);
  clock = createRetentionJobs({
    db,
    now,
    auditLog: createAuditLog({ db, now }),
    refusedDays: REFUSED_DAYS,
    keptDays: KEPT_DAYS,
  });
});
afterAll(() => ops.close());
beforeEach(() => {
  ahead = 0;
});

/** Advances the clock by days and runs the retention job. */
async function after(days: number): Promise<void> {
  ahead = days * DAY;
  await clock.sweep();
}

const send = (client: TestClient, kind = 'front') =>
  client.call('POST', `${PATH}/documents?kind=${kind}&name=a.jpg`, PICTURE, {
    'content-type': 'application/octet-stream',
  });

interface Person {
  readonly client: TestClient;
  readonly playerId: bigint;
}

/** Registers a player without money. */
async function person(): Promise<Person> {
  const client = ops.app.client();
  const { playerId } = await client.register();
  return { client, playerId };
}

/** Uploads a file, submits it, and lets an operator answer. Resolves to the request's id. */
async function answered(
  { client, playerId }: Person,
  answer: 'approve' | 'refuse' | 'request-document' | undefined,
  kind = 'front',
): Promise<string> {
  await send(client, kind);
  const handedIn = await client.call('POST', PATH, kind === 'front' ? { data } : {});
  expect(handedIn.statusCode, handedIn.body).toBe(200);
  const { id } = await ops.app.db
    .selectFrom('identification_requests')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  if (answer) {
    const body = answer === 'approve' ? {} : { reason: 'Because of a test' };
    const said = await ops.call('POST', `/ops/identification/${id}/${answer}`, body);
    expect(said.statusCode, said.body).toBe(200);
  }
  return String(id);
}

/** Returns the requests of the stored files, null for unsubmitted files; each file once. */
async function kept({ playerId }: Person): Promise<readonly (string | null)[]> {
  const rows = await ops.app.db
    .selectFrom('identification_documents')
    .select('request_id')
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
  return rows.map(({ request_id: id }) => (id === null ? null : String(id)));
}

const trailOf = async ({ playerId }: Person) =>
  (await ops.call('GET', `/ops/audit?subject=player:${playerId}`)).json().actions;

describe('identification documents', () => {
  test('that were refused are deleted thirty days later, and the audit log records which and why', async () => {
    const player = await person();
    const id = await answered(player, 'refuse');
    await after(REFUSED_DAYS - 1);
    expect(await kept(player)).toEqual([id]);
    await after(REFUSED_DAYS + 1);
    expect(await kept(player)).toEqual([]);
    const [entry] = await trailOf(player);
    expect(entry).toMatchObject({
      operator: '(platform)',
      action: 'identification.forget',
      before: { documents: [{ requestId: id, kind: 'front' }] },
      after: { documents: [] },
      reason: 'Refused documents are kept for 30 days.',
    });
    const shown = (await ops.call('GET', `/ops/identification/${id}`)).json();
    expect(shown).toMatchObject({ state: 'refused', documents: [] });
  });

  test('that were approved stay, when earlier ones were refused', async () => {
    const player = await person();
    await answered(player, 'refuse');
    const approved = await answered(player, 'approve');
    await after(REFUSED_DAYS + 1);
    expect(await kept(player)).toEqual([approved]);
    await after(KEPT_DAYS - 1);
    expect(await kept(player)).toEqual([approved]);
    await after(KEPT_DAYS + 1);
    expect(await kept(player)).toEqual([]);
    expect((await trailOf(player))[0]).toMatchObject({ reason: expect.stringContaining('1826 days') });
  });

  test('that were followed by a request for one more share the outcome of the later submission', async () => {
    const [yes, no] = [await person(), await person()];
    const first = await answered(yes, 'request-document');
    const second = await answered(yes, 'approve', 'additional');
    await answered(no, 'request-document');
    await answered(no, 'refuse', 'additional');
    await after(REFUSED_DAYS + 1);
    expect(await kept(yes)).toEqual([first, second]);
    expect(await kept(no)).toEqual([]);
  });

  test('that verified a player stay, when one more document is refused afterwards', async () => {
    const player = await person();
    const approved = await answered(player, 'approve');
    const asked = await ops.call('POST', `/ops/identification/${approved}/request-document`, {
      reason: 'A bill with your address',
    });
    expect(asked.statusCode).toBe(200);
    await answered(player, 'refuse', 'additional');
    await after(REFUSED_DAYS + 1);
    expect(await kept(player)).toEqual([approved]);
  });

  test('that wait for an answer stay, however long it takes', async () => {
    const player = await person();
    const id = await answered(player, undefined);
    await after(10 * REFUSED_DAYS);
    expect(await kept(player)).toEqual([id]);
  });

  test('stay while the player is active, or has money here', async () => {
    const [rich, seen, gone] = [await ops.bettor('1.00'), await person(), await person()];
    const ids = [
      await answered(rich, 'approve'),
      await answered(seen, 'approve'),
      await answered(gone, 'approve'),
    ];
    await ops.app.db
      .updateTable('sessions')
      .set({ last_active_at: new Date(Date.now() + 2 * DAY) })
      .where('player_id', '=', seen.playerId)
      .execute();
    await after(KEPT_DAYS + 1);
    expect([await kept(rich), await kept(seen), await kept(gone)]).toEqual([[ids[0]], [ids[1]], []]);
    await after(KEPT_DAYS + 3);
    expect([await kept(rich), await kept(seen)]).toEqual([[ids[0]], []]);
  });

  test('that were never submitted are deleted after a week', async () => {
    const player = await person();
    await send(player.client);
    await after(6);
    expect(await kept(player)).toEqual([null]);
    await after(8);
    expect(await kept(player)).toEqual([]);
  });

  test('are deleted once, when several processes run the job simultaneously', async () => {
    const player = await person();
    await answered(player, 'refuse');
    ahead = (REFUSED_DAYS + 1) * DAY;
    await Promise.all([clock.sweep(), clock.sweep(), clock.sweep()]);
    const forgotten = (await trailOf(player)).filter(
      ({ action }: { action: string }) => action === 'identification.forget',
    );
    expect(forgotten).toHaveLength(1);
  });
});
