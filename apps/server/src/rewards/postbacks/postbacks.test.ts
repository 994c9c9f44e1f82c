import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { PostbackCall, PostbackEvent, ReferralMarkReport } from '@touchline/contract/operators';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { repoRoot } from '../../kernel/repoRoot.ts';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';
import type { PostbackOutcome } from './postbackSender.ts';

const start = new Date('2026-03-03T12:00:00Z');
const reason = 'Tried by a test.';
const ADDRESS = 'https://partner.com/told?c={click_id}&s={subid}&e={event}&i={event_id}';

let ops: OpsApp;
/** Addresses that were called. */
let called: string[] = [];
let outcome: PostbackOutcome = { kind: 'sent', status: 200 };
const sender = {
  allowsLocalhost: false,
  send(address: string) {
    called.push(address);
    return Promise.resolve(outcome);
  },
};
beforeAll(async () => {
  ops = await createOpsApp({
    env: {
      PLATFORM_CLOCK: 'manual',
      PAYMENT_PROVIDERS_FILE: join(repoRoot, 'apps', 'sandbox', 'providers.json'),
    },
    now: () => start,
    postbackSender: sender,
  });
});
afterAll(() => ops.close());
beforeEach(() => {
  called = [];
  outcome = { kind: 'sent', status: 200 };
});

const pass = async (seconds = 0) => {
  const answer = await ops.call('POST', '/ops/clock/advance', { seconds });
  expect(answer.statusCode, answer.body).toBe(200);
};
/** Query of the calls, without the random id. */
const queries = () => called.map((address) => new URL(address).search.replace(/&i=[\da-f-]{36}$/, ''));

let partners = 0;
/** Adds an address of a new partner; returns its tag and id. */
async function partner(events: readonly PostbackEvent[], address = ADDRESS) {
  const value = `tag-${(partners += 1)}`;
  const body = { siteId: 'house', mark: 'reflinkid', value, address, events, reason };
  const added = await ops.call('POST', '/ops/referrals/postbacks', body);
  expect(added.statusCode, added.body).toBe(200);
  return { value, id: added.json<{ id: string }>().id };
}

/** Registers a player with the marks of a link. */
async function arrive(marks: Readonly<Record<string, string>>) {
  const client = ops.app.client();
  for (const [name, value] of Object.entries(marks)) client.cookies.set(name, value);
  const { playerId, accountId } = await client.register();
  return {
    client,
    playerId,
    /** Credits a deposit of 10.00. */
    async deposit() {
      const id = randomBytes(16).toString('hex');
      await ops.app.db
        .insertInto('payments')
        .values({
          id,
          player_id: playerId,
          account_id: BigInt(accountId),
          site_id: 'house',
          direction: 'deposit',
          method_id: 'card',
          method_name: JSON.stringify({ en: 'Bank card' }),
          method_icon: 'card',
          provider: 'sandbox',
          provider_ref: `pay_${id}`,
          iso: 'EUR',
          amount: 1000n,
          fee: 0n,
          received: 1000n,
          amount_mode: 'fixed',
          state: 'review',
          reason: 'amount',
          instrument: null,
          requisite: null,
          redirect_url: null,
          instructions: null,
          fields: '{}',
          created_at: ops.app.now(),
          expires_at: null,
          event_at: null,
          looked_up_at: null,
          look_up_due_at: null,
        })
        .execute();
      const credited = await ops.call('POST', `/ops/payments/${id}/credit`, { reason });
      expect(credited.statusCode, credited.body).toBe(200);
      return id;
    },
  };
}

const calls = async () =>
  (await ops.call('GET', '/ops/referrals/postback-calls')).json<{ calls: PostbackCall[] }>().calls;

describe('a partner', () => {
  test('is told about registration, first deposit and deposits, each once, without data of the player', async () => {
    const { value } = await partner(['registration', 'first-deposit', 'deposit']);
    const { deposit, playerId } = await arrive({ reflinkid: value, postback_watcher: 'c3', subid: 's5' });
    await pass();
    expect(queries()).toEqual(['?c=c3&s=s5&e=registration']);
    await deposit();
    await pass();
    await deposit();
    await pass(60);
    expect(queries().toSorted()).toEqual([
      '?c=c3&s=s5&e=deposit',
      '?c=c3&s=s5&e=deposit',
      '?c=c3&s=s5&e=first-deposit',
      '?c=c3&s=s5&e=registration',
    ]);
    expect(called.join()).not.toMatch(new RegExp(`player|EUR|10\\.00|=${playerId}\\b`));
    expect(new Set(called.map((address) => new URL(address).searchParams.get('i'))).size).toBe(4);
    expect((await calls()).filter((call) => call.value === value)).toHaveLength(4);
  });

  test('is told nothing of other partners, other events and earlier times, nor without the click it asks for', async () => {
    const early = await arrive({ reflinkid: `tag-${partners + 1}`, postback_watcher: 'early' });
    await pass(1);
    const { value } = await partner(['first-deposit']);
    await arrive({ reflinkid: value, postback_watcher: 'no-deposit' });
    await (await arrive({ reflinkid: value })).deposit();
    await (await arrive({ reflinkid: `${value}x`, postback_watcher: 'other' })).deposit();
    await early.deposit();
    await pass();
    expect(queries()).toEqual(['?c=early&s=&e=first-deposit']);
  });

  test('is told nothing about a player who has withdrawn their consent to advertising', async () => {
    const { value } = await partner(['deposit']);
    const { playerId, deposit } = await arrive({ reflinkid: value, postback_watcher: 'c9' });
    await sql`insert into cookie_agreements values (${playerId}, ${ops.app.now()}, 15, ${ops.app.now()}),
      (${playerId}, ${new Date(ops.app.now().getTime() + 1000)}, 7, ${ops.app.now()})`.execute(ops.app.db);
    await deposit();
    await pass();
    expect(queries()).toEqual([]);
  });

  test('that is away is called again, later each time, until it answers', async () => {
    const { value } = await partner(['registration']);
    await arrive({ reflinkid: value, postback_watcher: 'c4' });
    outcome = { kind: 'later', status: 503, error: 'The partner answered 503.' };
    await pass();
    await pass(29);
    expect(called).toHaveLength(1);
    await pass(1);
    expect(called).toHaveLength(2);
    await pass(59);
    expect(called).toHaveLength(2);
    outcome = { kind: 'sent', status: 200 };
    await pass(1);
    await pass(3600);
    expect(new Set(called).size).toBe(1);
    expect(called).toHaveLength(3);
    const [call] = await calls();
    expect(call).toMatchObject({ value, state: 'sent', attempts: 3, status: 200, error: null });
  });

  test('that refuses is called again only by an operator', async () => {
    const { value } = await partner(['registration']);
    await arrive({ reflinkid: value, postback_watcher: 'c5' });
    outcome = { kind: 'refused', status: 404, error: 'The partner answered 404.' };
    await pass();
    await pass(7200);
    expect(called).toHaveLength(1);
    const [call] = await calls();
    expect(call).toMatchObject({ value, state: 'failed', status: 404, error: 'The partner answered 404.' });
    outcome = { kind: 'sent', status: 200 };
    const retry = `/ops/referrals/postback-calls/${call?.id}/retry`;
    expect((await ops.call('POST', retry, { reason })).statusCode).toBe(200);
    await pass();
    expect(called).toHaveLength(2);
    const again = await ops.call('POST', retry, { reason });
    expect([again.statusCode, again.json().code]).toEqual([409, 'POSTBACK_CALL_NOT_FAILED']);
  });

  test('that was off is told about what happens after it is on again', async () => {
    const { value, id } = await partner(['registration']);
    const change = (isOn: boolean) =>
      ops.call('PUT', `/ops/referrals/postbacks/${id}`, {
        address: ADDRESS,
        events: ['registration'],
        isOn,
        reason,
      });
    await arrive({ reflinkid: value, postback_watcher: 'before' });
    expect((await change(false)).statusCode).toBe(200);
    await pass(1);
    await arrive({ reflinkid: value, postback_watcher: 'meanwhile' });
    await pass(1);
    expect(queries()).toEqual([]);
    expect((await change(true)).statusCode).toBe(200);
    await pass();
    expect(queries()).toEqual(['?c=before&s=&e=registration']);
  });

  test('has one address on a site, at a public host', async () => {
    const { value } = await partner(['deposit']);
    const body = { siteId: 'house', mark: 'reflinkid', value, address: ADDRESS, events: ['deposit'], reason };
    const twice = await ops.call('POST', '/ops/referrals/postbacks', body);
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'POSTBACK_EXISTS']);
    const inside = { ...body, value: 'new', address: 'https://10.0.0.1/?c={click_id}' };
    const refused = await ops.call('POST', '/ops/referrals/postbacks', inside);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      [{ path: '/address', code: 'unusable' }],
    ]);
  });
});

test('the same event is queued once by two processes at once', async () => {
  const { value } = await partner(['registration']);
  await arrive({ reflinkid: value, postback_watcher: 'c6' });
  await Promise.all([pass(), pass(), pass()]);
  expect(queries()).toEqual(['?c=c6&s=&e=registration']);
});

describe('the report by marks', () => {
  const report = async (query: string) => {
    const answer = await ops.call('GET', `/ops/referrals/marks?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<ReferralMarkReport>();
  };

  test('counts players and deposits by each of the six marks, and pages', async () => {
    const marks = {
      refererid: 'r-1',
      referral_values: 'r-2',
      reflinkid: 'r-3',
      ref_partner_id: 'r-4',
      postback_watcher: 'r-5',
      subid: 'r-6',
    };
    const first = await arrive(marks);
    await first.deposit();
    await first.deposit();
    await arrive({ reflinkid: 'r-3' });
    for (const [mark, value] of Object.entries(marks)) {
      const isShared = mark === 'reflinkid';
      expect(await report(`mark=${mark}&value=${value}&site=house`)).toMatchObject({
        rows: [
          {
            siteId: 'house',
            mark,
            value,
            registrations: isShared ? 2 : 1,
            depositors: 1,
            deposits: 2,
            sums: [{ iso: 'EUR', amount: '20.00' }],
          },
        ],
        next: null,
      });
    }
    const { rows } = await report('');
    const [top] = rows;
    const after = `${top?.registrations}:${top?.siteId}:${top?.mark}:${top?.value}`;
    expect((await report(`after=${after}`)).rows).toEqual(rows.slice(1));
  });

  test('chooses players by the day of their registration', async () => {
    await arrive({ subid: 'of-this-day' });
    const day = ops.app.now().toISOString().slice(0, 10);
    expect((await report(`mark=subid&value=of-this-day&from=${day}&to=${day}`)).rows).toHaveLength(1);
    expect((await report('mark=subid&value=of-this-day&to=2026-03-02')).rows).toEqual([]);
    const wrong = await ops.call('GET', '/ops/referrals/marks?from=2026-02-30');
    expect(wrong.statusCode).toBe(400);
    const backwards = await ops.call('GET', '/ops/referrals/marks?from=2026-03-02&to=2026-03-01');
    expect(backwards.statusCode).toBe(400);
    expect((await ops.call('GET', '/ops/referrals/marks?mark=other')).statusCode).toBe(400);
  });
});
