import { timelineKinds, type TimelineEntry, type TimelinePage } from '@touchline/contract/operators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuditLog } from '../../auditLog/auditLog.service.ts';
import { createOpsApp, type OpsApp } from '../../../../testing/opsApp.ts';
import { createTestPlayer } from '../../../../testing/players.ts';
import { storeTimelineEvents } from '../../../../testing/timelineEvents.ts';

const TOKENS = { clerk: 'token-of-a-clerk-1234567', payer: 'token-of-a-payer-1234567' };
/** A time of the database, which is more precise than the platform's. */
const AT = '2026-05-16T15:00:00.123456Z';
const AT_MS = Date.parse('2026-05-16T15:00:00.123Z');

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp({
    env: { DEVELOPMENT_OPERATORS: `carl=players:${TOKENS.clerk},paul=players+withdrawals:${TOKENS.payer}` },
  });
});
afterAll(() => ops.close());

async function page(playerId: bigint, query = '', token?: string): Promise<TimelinePage> {
  const url = `/ops/players/${playerId}/timeline${query}`;
  const headers = { authorization: `Bearer ${token ?? ''}` };
  const answer =
    token === undefined
      ? await ops.call('GET', url)
      : await ops.app.client().call('GET', url, undefined, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Reads all pages. */
async function whole(playerId: bigint, kinds = ''): Promise<TimelineEntry[]> {
  const all: TimelineEntry[] = [];
  let next: string | null = null;
  do {
    const before: string = next === null ? '' : `&before=${encodeURIComponent(next)}`;
    const read: TimelinePage = await page(playerId, `?${kinds}${before}`);
    expect(read.entries.length).toBeLessThanOrEqual(25);
    all.push(...read.entries);
    ({ next } = read);
  } while (next !== null);
  return all;
}

const ofKind = <Kind extends TimelineEntry['kind']>(entries: readonly TimelineEntry[], kind: Kind) =>
  entries.filter((entry): entry is Extract<TimelineEntry, { kind: Kind }> => entry.kind === kind);

describe('the timeline of a player', () => {
  test('has the events of all domains with what a screen shows of them', async () => {
    const player = await createTestPlayer(ops.app.db);
    await storeTimelineEvents(ops.app.db, player, AT);
    const entries = await whole(player.playerId);
    expect(entries.every(({ at }) => at === AT_MS)).toBe(true);
    expect(ofKind(entries, 'deposit').map(({ payment }) => payment)).toMatchObject([
      { event: 'paid', state: 'succeeded', iso: 'EUR', amount: '25.00', received: '25.00', method: 'Card' },
      { event: 'created', state: 'created', receivedIso: 'EUR', source: 'player' },
    ]);
    expect(ofKind(entries, 'withdrawal').map(({ payment }) => payment)).toMatchObject([
      { event: 'paid', state: 'paid', amount: '25.00' },
      { event: 'created', state: 'held' },
    ]);
    expect(ofKind(entries, 'game')).toMatchObject([
      { session: { rounds: 1, staked: '2.00', won: '5.00', iso: 'EUR', isBonus: false, endedAt: null } },
    ]);
    expect(ofKind(entries, 'bonus').map(({ grant }) => grant)).toMatchObject([
      { event: 'ended', title: 'Sports bonus', amount: '20.00', converted: '15.00', endReason: 'met' },
      { event: 'given', endReason: null },
    ]);
    expect(ofKind(entries, 'freeRounds').map(({ freeRounds }) => freeRounds)).toMatchObject([
      { event: 'cancelled', cause: 'operator', rounds: 10, played: 4, stake: '0.20', won: '1.30' },
      { event: 'given', cause: null },
    ]);
    expect(ofKind(entries, 'message')).toMatchObject([
      { message: { kind: 'deposit-credited', sentId: null, readAt: null } },
    ]);
    expect(ofKind(entries, 'mail')).toMatchObject([{ mail: { subject: 'Your deposit', sentAt: AT_MS } }]);
    expect(ofKind(entries, 'request')).toMatchObject([
      { request: { topic: 'other', subTopic: null, state: 'answered', author: 'player', operator: null } },
    ]);
    expect(ofKind(entries, 'realityCheck')).toMatchObject([{ isOff: true }]);
    expect(ofKind(entries, 'identification').map(({ request }) => request)).toMatchObject([
      { event: 'decided', state: 'refused', cause: 'unreadable', operator: 'rita' },
      { event: 'submitted', operator: null },
    ]);
    expect(ofKind(entries, 'verification')).toMatchObject([
      { check: { type: 'identity', state: 'approved', source: 'verifier' } },
    ]);
  });

  test('has a bet when it is placed and again with its payout when it is settled', async () => {
    const player = await ops.bettor();
    const { id } = await player.place();
    await ops.call('POST', '/ops/results', {
      marketId: '1.match-result',
      results: [{ key: 'home', result: 1 }],
      reason: 'The referee’s report',
    });
    const entries = await whole(player.playerId, 'kinds=bet&kinds=settlement');
    expect(entries).toMatchObject([
      { kind: 'settlement', bet: { id, state: 'settled', outcome: 'won', payout: '20.00', tax: '0.00' } },
      { kind: 'bet', bet: { id, amount: '10.00' } },
    ]);
  });

  test('has limits and operators’ actions with their values, and sign-ins', async () => {
    const { playerId } = await ops.bettor();
    const limit = { type: 1, amount: '50.00', iso: 'EUR', reason: 'Asked for it' };
    await ops.call('POST', `/ops/players/${playerId}/limits`, limit);
    const entries = await whole(playerId, 'kinds=limit&kinds=audit&kinds=session');
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['audit', 'limit', 'session']);
    expect(entries.at(-1)?.kind).toBe('session');
    expect(ofKind(entries, 'limit')).toMatchObject([{ value: '50.00', by: 'operator' }]);
    expect(ofKind(entries, 'audit')).toMatchObject([{ entry: { action: 'player.limit' } }]);
  });

  test('leaves out events of other players', async () => {
    const [one, other] = [await createTestPlayer(ops.app.db), await createTestPlayer(ops.app.db)];
    await storeTimelineEvents(ops.app.db, one, AT);
    expect(await whole(other.playerId)).toEqual([]);
  });
});

describe('pages of the timeline', () => {
  test('neither lose nor repeat entries among many of the same time, of all kinds', async () => {
    const player = await createTestPlayer(ops.app.db);
    // Three times in one millisecond, and one a millisecond later.
    const times = [
      AT,
      '2026-05-16T15:00:00.123457Z',
      '2026-05-16T15:00:00.123455Z',
      '2026-05-16T15:00:00.124Z',
    ];
    for (const time of [...times, ...times, AT, AT, AT]) await storeTimelineEvents(ops.app.db, player, time);
    const stored = 11;
    const all = await whole(player.playerId);
    // Each time stores 17 events, a sign-in of the reality check among them.
    expect(all).toHaveLength(stored * 17);
    expect(new Set(all.map(({ id }) => id)).size).toBe(stored * 17);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => other - one));
    for (const kind of timelineKinds.filter((one) => !['bet', 'settlement', 'limit', 'audit'].includes(one)))
      expect(ofKind(await whole(player.playerId, `kinds=${kind}`), kind), kind).toEqual(ofKind(all, kind));
  });

  test('keep their place when a newer event comes in between', async () => {
    const player = await createTestPlayer(ops.app.db);
    for (let index = 0; index < 3; index += 1) await storeTimelineEvents(ops.app.db, player, AT);
    const first = await page(player.playerId);
    await storeTimelineEvents(ops.app.db, player, '2026-05-17T15:00:00Z');
    const second = await page(player.playerId, `?before=${first.next}`);
    const read = [...first.entries, ...second.entries];
    expect(new Set(read.map(({ id }) => id)).size).toBe(50);
    expect(read.every(({ at }) => at === AT_MS)).toBe(true);
  });

  test.each(['yesterday', '1.99.1', '1.0.gs_x', '1.0', '-1.0.1'])('refuse the cursor %s', async (before) => {
    const { playerId } = await createTestPlayer(ops.app.db);
    const refused = await ops.call('GET', `/ops/players/${playerId}/timeline?before=${before}`);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_REQUEST']);
  });

  test('refuse a kind that isn’t known', async () => {
    const { playerId } = await createTestPlayer(ops.app.db);
    expect((await ops.call('GET', `/ops/players/${playerId}/timeline?kinds=dream`)).statusCode).toBe(400);
  });
});

describe('the scopes of an operator', () => {
  test('leave out kinds that they don’t cover, also if they are asked for', async () => {
    const player = await createTestPlayer(ops.app.db);
    await storeTimelineEvents(ops.app.db, player, AT);
    await ops.app.db
      .transaction()
      .execute((trx) =>
        createAuditLog(ops.app).write(
          trx,
          { operator: 'rita', requestId: null, reason: undefined },
          { action: 'player.note', subject: `player:${player.playerId}`, before: null, after: null },
        ),
      );
    const seen = await page(player.playerId, '', TOKENS.clerk);
    expect(new Set(seen.entries.map(({ kind }) => kind))).toEqual(
      new Set(['audit', 'session', 'realityCheck', 'game']),
    );
    expect(seen.kinds.toSorted()).toEqual([
      'audit',
      'bet',
      'game',
      'limit',
      'realityCheck',
      'session',
      'settlement',
    ]);
    const asked = await page(player.playerId, '?kinds=deposit&kinds=session', TOKENS.clerk);
    expect(asked.entries.map(({ kind }) => kind)).toEqual(['session']);
  });

  test('show withdrawals to those who decide about them, and all kinds with all scopes', async () => {
    const player = await createTestPlayer(ops.app.db);
    await storeTimelineEvents(ops.app.db, player, AT);
    const { entries } = await page(player.playerId, '?kinds=deposit&kinds=withdrawal', TOKENS.payer);
    expect(entries.map(({ kind }) => kind)).toEqual(['withdrawal', 'withdrawal']);
    expect((await page(player.playerId)).kinds.toSorted()).toEqual([...timelineKinds].toSorted());
  });
});
