import type { AnswerOf, Calls, ConsultantRequestDetail } from '@touchline/contract';
import type { DeskRequestDetail, DeskRequestPage } from '@touchline/contract/operators';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/app.ts';
import { createOpsApp, OPERATOR, type OpsApp } from '../../testing/opsApp.ts';

const DAY = 86_400_000;
const PATH = '/web-api/payment-requests';
const TEXT = 'I have paid and nothing has arrived.';
const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

const sites = join(tmpdir(), `consultant-sites-${process.pid}.json`);
writeFileSync(
  sites,
  JSON.stringify({
    sites: [
      { id: 'house', brand: 'touchline', hosts: ['localhost'] },
      { id: 'german', brand: 'touchline', hosts: ['german.localhost'], consultant: { countries: ['DE'] } },
      { id: 'off', brand: 'touchline', hosts: ['off.localhost'], availableRoutes: ['payment'] },
    ],
  }),
);

let time = new Date('2026-03-02T12:00:00Z');
let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp({
    now: () => time,
    env: { PLATFORM_CLOCK: 'manual', SITES_FILE: sites },
  });
});
afterAll(() => ops.close());

let keys = 0;
const key = () => ({ 'idempotency-key': `consultant-key-${(keys += 1)}` });

async function player(host?: string) {
  const client = ops.app.client(host);
  const { playerId, accountId } = await client.register();
  return { client, playerId, accountId: BigInt(accountId) };
}
type Player = Awaited<ReturnType<typeof player>>;

/** Stores a payment of a player, as the cashier does. */
async function payment(
  { playerId, accountId }: Pick<Player, 'playerId' | 'accountId'>,
  change: { readonly state?: 'succeeded' | 'failed'; readonly direction?: 'deposit' | 'withdrawal' } = {},
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await ops.app.db
    .insertInto('payments')
    .values({
      id,
      player_id: playerId,
      account_id: accountId,
      site_id: 'house',
      direction: change.direction ?? 'deposit',
      method_id: 'card',
      method_name: JSON.stringify({ en: 'Card' }),
      method_icon: 'card',
      provider: 'test',
      provider_ref: null,
      iso: 'EUR',
      amount: 5000n,
      fee: 0n,
      amount_mode: 'fixed',
      received: null,
      state: change.state ?? 'succeeded',
      reason: null,
      instrument: null,
      requisite: null,
      redirect_url: null,
      instructions: null,
      fields: JSON.stringify({}),
      created_at: time,
      expires_at: null,
      event_at: null,
      looked_up_at: null,
      look_up_due_at: null,
    })
    .execute();
  return id;
}

const ask = (client: TestClient, body: object, headers = key()) =>
  client.call('POST', PATH, { topic: 'other', text: TEXT, fileIds: [], ...body }, headers);
const asked = async (client: TestClient, body: object = {}) =>
  (await ask(client, body)).json<{ requestId: string }>().requestId;
const one = async (client: TestClient, id: string) =>
  (await client.call('GET', `${PATH}/${id}`)).json<{ request: ConsultantRequestDetail }>().request;
const list = async (client: TestClient) =>
  (await client.call('GET', PATH)).json<AnswerOf<Calls['consultantRequests']>>();
const reply = (client: TestClient, id: string, text = 'Here is what you asked for.') =>
  client.call('POST', `${PATH}/${id}/messages`, { text, fileIds: [] }, key());
const upload = (client: TestClient, bytes: Buffer, name = 'receipt.png') =>
  client.call('POST', `/web-api/payment-request-files?name=${encodeURIComponent(name)}`, bytes, {
    'content-type': 'application/octet-stream',
  });
const desk = (id: string, action: 'answer' | 'ask' | 'close', text = 'We have found it.') =>
  ops.call('POST', `/ops/payment-requests/${id}/${action}`, { text });
/** Moves the platform's clock a little, which does what is due. */
const doDue = () => ops.call('POST', '/ops/clock/advance', { seconds: 1 });
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

describe('a request', () => {
  test('is about a payment of the player, and an operator sees it beside the payment', async () => {
    const who = await player();
    const paymentId = await payment(who);
    const id = await asked(who.client, { topic: 'deposit-missing', subTopic: 'card', paymentId });
    expect(await one(who.client, id)).toMatchObject({
      state: 'open',
      dueAt: (time.getTime() + DAY) / 1000,
      payment: { id: paymentId, amount: '50.00' },
      messages: [{ from: 'player', text: TEXT, files: [] }],
      canReply: true,
    });
    const seen = (await ops.call('GET', `/ops/payment-requests/${id}`)).json<DeskRequestDetail>();
    expect(seen).toMatchObject({ topic: 'deposit-missing', payment: { id: paymentId, state: 'succeeded' } });
  });

  test('can’t be about a payment of another player, or one that doesn’t fit the topic', async () => {
    const [who, other] = [await player(), await player()];
    const about = { topic: 'deposit-missing', subTopic: 'card' };
    const foreign = await payment(other);
    expect(codeOf(await ask(who.client, { ...about, paymentId: foreign }))).toBe('PAYMENT_NOT_FOUND');
    const withdrawal = await payment(who, { direction: 'withdrawal' });
    expect(codeOf(await ask(who.client, { ...about, paymentId: withdrawal }))).toBe('PAYMENT_NOT_FOUND');
    const failed = await payment(who, { state: 'failed' });
    const refund = { topic: 'refund', subTopic: 'twice', paymentId: failed };
    expect(codeOf(await ask(who.client, refund))).toBe('PAYMENT_NOT_FOUND');
    expect((await ask(who.client, about)).statusCode).toBe(400);
    expect((await ask(who.client, { topic: 'other', paymentId: failed })).statusCode).toBe(400);
    expect((await ask(who.client, { topic: 'bonus', subTopic: 'card' })).statusCode).toBe(400);
  });

  test.each(['too short', ' '.repeat(40), 'x'.repeat(2001)])(
    'with the text "%.12s" is refused',
    async (text) => {
      const { client } = await player();
      expect((await ask(client, { text })).statusCode).toBe(400);
    },
  );

  test('is the only open one about its payment, however many are made at once', async () => {
    const who = await player();
    const about = { topic: 'deposit-missing', subTopic: 'card', paymentId: await payment(who) };
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(who.client, about)));
    const [made] = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(3);
    const { requestId } = made?.json<{ requestId: string }>() ?? {};
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({ code: 'REQUEST_EXISTS', existingId: requestId });
    }
  });

  test('is made once for each key', async () => {
    const { client } = await player();
    const same = key();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(client, {}, same)));
    expect(new Set(answers.map((answer) => answer.json<{ requestId: string }>().requestId)).size).toBe(1);
    expect((await list(client)).requests).toHaveLength(1);
  });

  test('is refused after five in 24 hours', async () => {
    const { client } = await player();
    for (let count = 0; count < 5; count += 1) await asked(client);
    expect((await list(client)).newLeft).toBe(0);
    expect(codeOf(await ask(client, {}))).toBe('TOO_MANY');
  });

  test('of another player is not found', async () => {
    const [who, other] = [await player(), await player()];
    const id = await asked(who.client);
    expect((await other.client.call('GET', `${PATH}/${id}`)).statusCode).toBe(404);
    expect((await reply(other.client, id)).statusCode).toBe(404);
  });
});

describe('an answer', () => {
  test('marks the request as unread until the player opens it', async () => {
    const { client } = await player();
    const id = await asked(client);
    await desk(id, 'answer');
    expect((await list(client)).requests).toMatchObject([{ state: 'answered', isUnread: true, dueAt: null }]);
    await client.call('POST', `${PATH}/${id}/read`);
    expect((await list(client)).requests).toMatchObject([{ isUnread: false }]);
    expect((await one(client, id)).messages).toMatchObject([
      { from: 'player' },
      { from: 'operator', text: 'We have found it.' },
    ]);
  });

  test('doesn’t show the operator’s name to the player', async () => {
    const { client } = await player();
    const id = await asked(client);
    await desk(id, 'answer');
    expect((await client.call('GET', `${PATH}/${id}`)).body).not.toContain('operatorName');
    expect(Object.keys((await one(client, id)).messages[1] ?? {}).toSorted()).toEqual(
      ['at', 'files', 'from', 'id', 'text'].toSorted(),
    );
  });

  test('that asks for more waits for the player, whose reply opens the request again', async () => {
    const { client } = await player();
    const id = await asked(client);
    await desk(id, 'ask', 'Please send the receipt.');
    expect(await one(client, id)).toMatchObject({ state: 'needsReply', dueAt: null });
    time = new Date(time.getTime() + 1000);
    await reply(client, id);
    expect(await one(client, id)).toMatchObject({ state: 'open', dueAt: (time.getTime() + DAY) / 1000 });
  });

  test('moves no money', async () => {
    const who = await player();
    const paymentId = await payment(who);
    const id = await asked(who.client, { topic: 'deposit-missing', subTopic: 'card', paymentId });
    const booked = () => ops.app.db.selectFrom('ledger_transactions').select('id').execute();
    const before = await booked();
    await desk(id, 'answer');
    expect(await booked()).toEqual(before);
  });
});

test('the queue is in the order in which answers are due', async () => {
  const { client } = await player();
  const first = await asked(client);
  time = new Date(time.getTime() + 60_000);
  const second = await asked(client);
  const { requests } = (await ops.call('GET', '/ops/payment-requests?state=open')).json<DeskRequestPage>();
  const ids = requests.map(({ id }) => id);
  expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
  const due = requests.map(({ dueAt }) => dueAt ?? 0);
  expect(due).toEqual(due.toSorted((a, b) => a - b));
});

describe('a file', () => {
  test('is sent with a message and downloaded by operators only as a download', async () => {
    const { client } = await player();
    const { id: fileId } = (await upload(client, PNG)).json<{ id: string }>();
    const id = await asked(client, { fileIds: [fileId] });
    expect((await one(client, id)).messages[0]?.files).toMatchObject([
      { name: 'receipt.png', size: PNG.length },
    ]);
    const file = await ops.call('GET', `/ops/payment-requests/${id}/files/${fileId}`);
    expect(file.rawPayload).toEqual(PNG);
    expect(file.headers).toMatchObject({
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test.each([
    ['a page', '<html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a program', 'MZ\u0090\u0000'],
    ['nothing', 'a'],
  ])('with %s in it is refused, whatever its name says', async (_, content) => {
    const { client } = await player();
    expect(codeOf(await upload(client, Buffer.from(content), 'receipt.png'))).toBe('FILE_TYPE');
  });

  test('of another player, or one that was sent already, can’t be sent', async () => {
    const [who, other] = [await player(), await player()];
    const { id: fileId } = (await upload(who.client, PNG)).json<{ id: string }>();
    expect((await ask(other.client, { fileIds: [fileId] })).statusCode).toBe(400);
    await asked(who.client, { fileIds: [fileId] });
    expect((await ask(who.client, { fileIds: [fileId] })).statusCode).toBe(400);
    expect((await list(other.client)).requests).toEqual([]);
  });

  test('of another request isn’t found at this one', async () => {
    const { client } = await player();
    const { id: fileId } = (await upload(client, PNG)).json<{ id: string }>();
    await asked(client, { fileIds: [fileId] });
    const other = await asked(client);
    expect((await ops.call('GET', `/ops/payment-requests/${other}/files/${fileId}`)).statusCode).toBe(404);
  });

  test('is refused as the eleventh that waits, and deleted when it wasn’t sent for a day', async () => {
    const { client, playerId } = await player();
    for (let count = 0; count < 10; count += 1) await upload(client, PNG);
    expect(codeOf(await upload(client, PNG))).toBe('TOO_MANY_FILES');
    const own = ops.app.db.updateTable('consultant_files').where('player_id', '=', playerId);
    await own.set({ uploaded_at: new Date(time.getTime() - DAY - 60_000) }).execute();
    await doDue();
    const left = ops.app.db.selectFrom('consultant_files').select('id').where('player_id', '=', playerId);
    expect(await left.execute()).toEqual([]);
  });
});

describe('the consultant', () => {
  const get = (client: TestClient, country?: string) =>
    client.call('GET', PATH, undefined, country === undefined ? {} : { 'cf-ipcountry': country });

  test('is open in the countries of the site, and elsewhere by the cookie of a link', async () => {
    const { client } = await player('german.localhost');
    expect((await get(client, 'DE')).statusCode).toBe(200);
    expect(codeOf(await get(client, 'FR'))).toBe('CONSULTANT_UNAVAILABLE');
    expect(codeOf(await get(client))).toBe('CONSULTANT_UNAVAILABLE');
    client.cookies.set('payment_consultant', '1');
    expect((await get(client, 'FR')).statusCode).toBe(200);
  });

  test('is closed on a site without it', async () => {
    const { client } = await player('off.localhost');
    expect((await get(client)).statusCode).toBe(403);
  });

  test('isn’t offered to pages of other countries', async () => {
    const config = async (country: string) =>
      (
        await ops.app
          .client('german.localhost')
          .call('GET', '/web-api/site', undefined, { 'cf-ipcountry': country })
      ).body;
    expect(await config('DE')).toContain('payment-consultant');
    expect(await config('FR')).not.toContain('payment-consultant');
  });

  test('needs its own scope of operators', async () => {
    expect((await ops.app.client().call('GET', '/ops/payment-requests')).statusCode).toBe(401);
    expect(
      (await ops.app.client().call('GET', '/ops/payment-requests', undefined, OPERATOR)).statusCode,
    ).toBe(200);
  });
});

describe('a request without a reply', () => {
  test('is closed after 14 days, reopened within 30, and refused after that', async () => {
    const { client } = await player();
    const id = await asked(client);
    await desk(id, 'answer');
    await untouchedFor(id, 13);
    expect((await stateOf(id)).state).toBe('answered');
    await untouchedFor(id, 14);
    expect((await stateOf(id)).state).toBe('closed');
    expect(codeOf(await desk(id, 'answer'))).toBe('REQUEST_CLOSED');
    expect((await reply(client, id)).statusCode).toBe(200);
    expect((await stateOf(id)).state).toBe('open');
    await desk(id, 'close');
    const closed = ops.app.db.updateTable('consultant_requests').where('id', '=', id);
    await closed.set({ closed_at: new Date(time.getTime() - 30 * DAY) }).execute();
    expect((await one(client, id)).canReply).toBe(false);
    expect(codeOf(await reply(client, id))).toBe('REQUEST_CLOSED');
  });

  /** Makes the last message of a request as old as given, and does what is due. */
  async function untouchedFor(id: string, days: number): Promise<void> {
    const own = ops.app.db.updateTable('consultant_requests').where('id', '=', id);
    await own.set({ updated_at: new Date(time.getTime() - days * DAY) }).execute();
    await doDue();
  }

  async function stateOf(id: string) {
    return (await ops.call('GET', `/ops/payment-requests/${id}`)).json<DeskRequestDetail>();
  }
});
