import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import webPush from 'web-push';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../kernel/settings/settings.ts';
import { createOpsApp, type OpsApp } from '../../testing/opsApp.ts';
import { startPushServer, type PushServer, type TestDevice } from '../../testing/pushServer.ts';
import { writeMessage } from '../../delivery/inbox/writeMessage.ts';
import { openPushService } from './pushService.ts';

const keys = webPush.generateVAPIDKeys();
const KEYS = {
  PUSH_PUBLIC_KEY: keys.publicKey,
  PUSH_PRIVATE_KEY: keys.privateKey,
  PUSH_CONTACT: 'mailto:ops@example.com',
  PUSH_HOSTS: 'push.example,*.push.example,localhost',
};
const SITES = [
  { id: 'house', brand: 'touchline', hosts: ['localhost'], visit: { isPwa: true } },
  { id: 'plain', brand: 'touchline', hosts: ['127.0.0.1'] },
];

let push: PushServer;
let ops: OpsApp;
let folder = '';
beforeAll(async () => {
  push = await startPushServer(keys.publicKey);
  folder = await mkdtemp(join(tmpdir(), 'touchline-push-'));
  const sitesFile = join(folder, 'sites.json');
  await writeFile(sitesFile, JSON.stringify({ sites: SITES }));
  ops = await createOpsApp({ env: { PLATFORM_CLOCK: 'manual', SITES_FILE: sitesFile, ...KEYS } });
});
afterAll(async () => {
  await ops.close();
  await push.stop();
  await rm(folder, { recursive: true });
});

const STATE = '/web-api/push/state';
const SUBSCRIPTIONS = '/web-api/push/subscriptions';
const REMOVE = '/web-api/push/subscriptions/remove';
const pass = (seconds = 0) => ops.call('POST', '/ops/clock/advance', { seconds });
const keysOf = ({ endpoint, p256dh, auth }: TestDevice) => ({ endpoint, p256dh, auth });

/** A player with one subscribed device. */
async function subscriber(host?: string) {
  const client = ops.app.client(host);
  const { playerId } = await client.register();
  const device = push.subscribe();
  const answer = await client.call('POST', SUBSCRIPTIONS, keysOf(device));
  const choose = (id: string, value: boolean) =>
    client.call('POST', '/web-api/office/settings/save', { id, value });
  return { client, playerId, device, answer, choose };
}
type Subscriber = Awaited<ReturnType<typeof subscriber>>;

let deposits = 0;
/** Writes a message about a deposit, without sending it. */
async function write({ playerId }: Pick<Subscriber, 'playerId'>): Promise<void> {
  const paymentId = String((deposits += 1)).padStart(32, '0');
  await ops.app.db.transaction().execute((trx) =>
    writeMessage(trx, {
      playerId,
      cause: `deposit-credited:${paymentId}`,
      subject: { kind: 'deposit-credited', paymentId, amount: '40.00', iso: 'EUR' },
      at: ops.app.now(),
    }),
  );
}

/** Sends an operator's message to a player. */
async function news({ playerId }: Subscriber, more: object = {}): Promise<void> {
  const sent = await ops.call('POST', '/ops/messages', {
    key: randomUUID(),
    siteId: 'house',
    playerId: String(playerId),
    texts: { en: { title: 'The cup final', text: 'A secret of the player.' } },
    byMail: false,
    bySms: false,
    ...more,
  });
  expect(sent.statusCode, sent.body).toBe(200);
}

const waiting = ({ playerId }: Subscriber) =>
  ops.app.db
    .selectFrom('pushes as p')
    .innerJoin('push_subscriptions as s', 's.id', 'p.subscription_id')
    .select('p.message_id')
    .where('s.player_id', '=', playerId)
    .execute();

describe('a message', () => {
  test('arrives on the device, encrypted and signed, without amounts, and opens the inbox', async () => {
    const player = await subscriber();
    expect(player.answer.json()).toEqual({ publicKey: keys.publicKey, isOn: true });
    await write(player);
    await pass();
    expect(player.device.received).toEqual([
      {
        title: 'Your deposit has arrived',
        lang: 'en',
        dir: 'ltr',
        tag: expect.stringMatching(/^message-\d+$/),
        path: expect.stringMatching(/^\/en\/office\/messages\?message=\d+$/),
      },
    ]);
    expect([86_399, 86_400]).toContain(push.ttls.at(-1));
    await pass(60);
    expect(player.device.received).toHaveLength(1);
    expect(await waiting(player)).toEqual([]);
  });

  test('is in the player’s language, with its amount where the player allows it', async () => {
    const player = await subscriber();
    await player.choose('enable_push_amounts', true);
    await ops.app.db
      .updateTable('players')
      .set({ language: 'ar' })
      .where('id', '=', player.playerId)
      .execute();
    await write(player);
    await pass();
    expect(player.device.received).toMatchObject([
      { title: 'وصل إيداعك', body: '40.00 EUR', lang: 'ar', dir: 'rtl' },
    ]);
  });

  test('of a kind that the player has switched off doesn’t arrive', async () => {
    const player = await subscriber();
    await player.choose('enable_push_deposit', false);
    await write(player);
    await pass();
    expect([player.device.received, await waiting(player)]).toEqual([[], []]);
  });

  test('that was read on a page before doesn’t arrive', async () => {
    const player = await subscriber();
    player.device.status = 503;
    await write(player);
    await pass();
    const [message] = (await player.client.call('GET', '/web-api/messages?lng=en')).json().messages;
    await player.client.call('POST', `/web-api/messages/${message.id}/read`);
    player.device.status = 201;
    await pass(60);
    expect([player.device.received, await waiting(player)]).toEqual([[], []]);
  });

  test('of an operator arrives by its title if the player allows news, never during a break', async () => {
    const player = await subscriber();
    await news(player);
    await pass();
    expect(player.device.received).toEqual([]);
    await player.choose('enable_push_news', true);
    await news(player);
    await pass();
    expect(player.device.received).toMatchObject([{ title: 'The cup final' }]);
    expect(JSON.stringify(player.device.received)).not.toContain('secret');
    const rest = await ops.call('POST', `/ops/players/${player.playerId}/limits`, {
      type: 33,
      days: 1,
      reason: 'Test.',
    });
    expect(rest.statusCode).toBe(200);
    await pass();
    const before = player.device.received.length;
    await news(player);
    await write(player);
    await pass();
    expect(player.device.received.slice(before)).toMatchObject([{ title: 'Your deposit has arrived' }]);
  });
});

describe('a device', () => {
  test.each([404, 410])('that its service reports as gone by %i is removed', async (status) => {
    const player = await subscriber();
    player.device.status = status;
    await write(player);
    await pass();
    const { endpoint } = player.device;
    expect((await player.client.call('POST', STATE, { endpoint })).json().isOn).toBe(false);
    expect(await waiting(player)).toEqual([]);
  });

  test.each([429, 503])('whose service answers %i gets the message later', async (status) => {
    const player = await subscriber();
    player.device.status = status;
    await write(player);
    await pass();
    await pass(4);
    player.device.status = 201;
    await pass(0);
    expect(player.device.received).toEqual([]);
    await pass(1);
    expect(player.device.received).toHaveLength(1);
  });

  test('whose service refuses a message gets the next one', async () => {
    const player = await subscriber();
    player.device.status = 413;
    await write(player);
    await pass();
    player.device.status = 201;
    await write(player);
    await pass(60);
    expect(player.device.received).toHaveLength(1);
  });

  test('that was away for a day gets the message no more', async () => {
    const player = await subscriber();
    player.device.status = 503;
    await write(player);
    await pass();
    player.device.status = 201;
    await pass(86_400);
    expect([player.device.received, await waiting(player)]).toEqual([[], []]);
  });

  test('gets nothing once the player has unsubscribed it', async () => {
    const player = await subscriber();
    const { endpoint } = player.device;
    expect((await player.client.call('POST', REMOVE, { endpoint })).json().isOn).toBe(false);
    await write(player);
    await pass();
    expect(player.device.received).toEqual([]);
  });

  test('of another player can’t be unsubscribed', async () => {
    const [player, other] = [await subscriber(), await subscriber()];
    const { endpoint } = player.device;
    await other.client.call('POST', REMOVE, { endpoint });
    expect((await player.client.call('POST', STATE, { endpoint })).json().isOn).toBe(true);
    expect((await other.client.call('POST', STATE, { endpoint })).json().isOn).toBe(false);
  });

  test('on which another player signs in and subscribes gets only that player’s messages', async () => {
    const [first, second] = [await subscriber(), await subscriber()];
    first.device.status = 503;
    await write(first);
    await pass();
    first.device.status = 201;
    await second.client.call('POST', SUBSCRIPTIONS, keysOf(first.device));
    await write(first);
    await write(second);
    await pass(60);
    expect(first.device.received).toHaveLength(1);
    expect(second.device.received).toHaveLength(1);
  });

  test('beyond ten replaces the oldest one', async () => {
    const { client, device } = await subscriber();
    for (let more = 0; more < 10; more += 1)
      await client.call('POST', SUBSCRIPTIONS, keysOf(push.subscribe()));
    expect((await client.call('POST', STATE, { endpoint: device.endpoint })).json().isOn).toBe(false);
  });

  test.each([
    'http://internal.example/',
    'https://push.example.evil.example/x',
    'https://user:password@push.example/x',
    'https://push.example:8443/x',
    'http://push.example/x',
    'no address',
  ])('of another host is refused: %s', async (endpoint) => {
    const client = ops.app.client();
    await client.register();
    const answer = await client.call('POST', SUBSCRIPTIONS, { ...keysOf(push.subscribe()), endpoint });
    expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([400, '/endpoint']);
  });

  test('is refused by a site that isn’t an installable app, and to guests', async () => {
    const { answer, client } = await subscriber('127.0.0.1');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'PUSH_NOT_OFFERED']);
    const state = await client.call('POST', STATE, { endpoint: null });
    expect(state.json()).toEqual({ publicKey: null, isOn: false });
    expect((await ops.app.client().call('POST', STATE, { endpoint: null })).statusCode).toBe(401);
  });
});

test('in production notifications go to listed hosts over HTTPS only', () => {
  const service = openPushService({
    ...KEYS,
    NODE_ENV: 'production',
    PUSH_HOSTS: KEYS.PUSH_HOSTS.split(','),
  });
  expect(service?.accepts('https://a.push.example/x')).toBe(true);
  expect(service?.accepts('http://localhost:4000/x')).toBe(false);
});

test('one key without the others stops the start with a sentence', () => {
  expect(() => readSettings({ PUSH_PUBLIC_KEY: keys.publicKey })).toThrow(
    'PUSH_PRIVATE_KEY and PUSH_CONTACT is missing',
  );
  expect(openPushService(readSettings({}))).toBeUndefined();
});
