import type { AnswerOf, Calls } from '@touchline/contract';
import type { SegmentPreview, SentMessagePage } from '@touchline/contract/operators';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/app.ts';
import { createOpsApp, type OpsApp } from '../testing/opsApp.ts';
import { changeProfile } from '../accounts/profile.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const SECOND = 'token-of-the-second-operator';

let time = new Date('2026-03-02T12:00:00Z');
let ops: OpsApp;
let siteId = '';
beforeAll(async () => {
  const env = { PLATFORM_CLOCK: 'manual', DEVELOPMENT_OPERATORS: `second=messages:${SECOND}` };
  ops = await createOpsApp({ now: () => time, env });
});
afterAll(() => ops.close());

const db = () => ops.app.db;

/** Moves all players of earlier tests to another site, so that segments have the players of one test. */
beforeEach(async () => {
  await db().updateTable('players').set({ site_id: 'elsewhere' }).execute();
});

interface Change {
  readonly language?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly country?: string;
}

async function player({ country, ...change }: Change = {}) {
  const client = ops.app.client();
  const { playerId } = await client.register();
  if (Object.keys(change).length > 0)
    await db().updateTable('players').set(change).where('id', '=', playerId).execute();
  if (country !== undefined) await changeProfile(db(), playerId, { country_code: country });
  const row = await db()
    .selectFrom('players')
    .select('site_id')
    .where('id', '=', playerId)
    .executeTakeFirst();
  siteId = row?.site_id ?? '';
  return { client, playerId };
}

const TEXTS = {
  en: { title: 'A new game', text: 'Try it today.', label: 'Play' },
  ru: { title: 'Новая игра', text: 'Попробуйте сегодня.' },
};

const send = (body: object) =>
  ops.call('POST', '/ops/messages', {
    key: randomUUID(),
    siteId,
    texts: TEXTS,
    byMail: false,
    bySms: false,
    ...body,
  });
/** Agrees to a message to many players as a second operator. */
async function agree(approvalId: string): Promise<void> {
  const headers = { authorization: `Bearer ${SECOND}` };
  const path = `/ops/approvals/${approvalId}/approve`;
  const answer = await ops.app.client().call('POST', path, { reason: 'Read it.' }, headers);
  expect(answer.statusCode, answer.body).toBe(200);
}
const preview = async (segment: object): Promise<SegmentPreview> =>
  (await ops.call('POST', '/ops/messages/preview', { siteId, segment })).json();
const doDue = () => ops.call('POST', '/ops/clock/advance', { seconds: 0 });
const sent = async (): Promise<SentMessagePage> => (await ops.call('GET', '/ops/messages')).json();
const inbox = async (client: TestClient, lng = 'en'): Promise<AnswerOf<Calls['messages']>['messages']> =>
  (await client.call('GET', `/web-api/messages?lng=${lng}`)).json().messages;

describe('a message to one player', () => {
  test('arrives at once, in the language of the page, else the player’s, else the site’s', async () => {
    const { client, playerId } = await player({ language: 'ru' });
    const answer = await send({ playerId: String(playerId), link: 'office/bonuses' });
    expect(answer.statusCode).toBe(200);
    const title = async (lng: string) => (await inbox(client, lng))[0]?.subject;
    expect(await title('en')).toEqual({
      kind: 'operator',
      title: 'A new game',
      text: 'Try it today.',
      link: 'office/bonuses',
      label: 'Play',
    });
    expect(await title('ar')).toMatchObject({ title: 'Новая игра', label: null });
    await db().updateTable('players').set({ language: 'ar' }).where('id', '=', playerId).execute();
    expect(await title('ar')).toMatchObject({ title: 'A new game' });
  });

  test('is sent once for a key', async () => {
    const { client, playerId } = await player();
    const body = { key: 'one-key-for-it', playerId: String(playerId) };
    const [first, second] = [await send(body), await send(body)];
    expect(second.json()).toEqual(first.json());
    expect(await inbox(client)).toHaveLength(1);
  });

  test('disappears once it has expired, also from the count', async () => {
    const { client, playerId } = await player();
    await send({ playerId: String(playerId), expiresAt: time.getTime() + MINUTE });
    expect(await inbox(client)).toHaveLength(1);
    time = new Date(time.getTime() + 2 * MINUTE);
    await client.renew();
    expect(await inbox(client)).toEqual([]);
    expect((await client.call('GET', '/web-api/messages/unread')).json()).toEqual({ unread: 0 });
  });

  test('is on the player’s page for operators, with the time at which it was read', async () => {
    const { client, playerId } = await player();
    await send({ playerId: String(playerId) });
    const [message] = await inbox(client);
    await client.call('POST', `/web-api/messages/${message?.id}/read`);
    const received = (await ops.call('GET', `/ops/messages/players/${playerId}`)).json();
    expect(received.messages).toEqual([
      expect.objectContaining({ kind: 'operator', title: 'A new game', readAt: time.getTime() }),
    ]);
  });

  test('that is withdrawn disappears from the inbox, can’t be restored, and stays for operators', async () => {
    const { client, playerId } = await player();
    const { messageId } = (await send({ playerId: String(playerId) })).json();
    const [message] = await inbox(client);
    await client.call('DELETE', `/web-api/messages/${message?.id}`);
    const withdraw = () =>
      ops.call('POST', `/ops/messages/${messageId}/withdraw`, { reason: 'The wrong player.' });
    expect((await withdraw()).statusCode).toBe(204);
    await client.call('POST', `/web-api/messages/${message?.id}/restore`);
    expect(await inbox(client)).toEqual([]);
    expect((await client.call('GET', '/web-api/messages/unread')).json()).toEqual({ unread: 0 });
    expect((await client.call('GET', `/web-api/messages/${message?.id}?lng=en`)).statusCode).toBe(404);
    expect((await withdraw()).json().code).toBe('MESSAGE_WITHDRAWN');
    const received = (await ops.call('GET', `/ops/messages/players/${playerId}`)).json();
    expect(received.messages).toMatchObject([{ title: 'A new game', withdrawnAt: time.getTime() }]);
    expect((await sent()).messages[0]).toMatchObject({
      withdrawnAt: time.getTime(),
      withdrawnBy: 'operator',
    });
    const missing = await ops.call('POST', '/ops/messages/999999/withdraw', { reason: 'Nothing there.' });
    expect(missing.statusCode).toBe(404);
  });

  test('to a segment that is withdrawn meanwhile reaches nobody else', async () => {
    const { client } = await player();
    const { messageId } = (await send({ segment: {} })).json();
    await ops.call('POST', `/ops/messages/${messageId}/withdraw`, { reason: 'A wrong date.' });
    await doDue();
    expect(await inbox(client)).toEqual([]);
    expect((await sent()).messages[0]).toMatchObject({ state: 'sent', reached: 0 });
  });

  test.each([
    ['a player of another site', { playerId: '999999' }, 404],
    ['neither player nor segment', {}, 400],
    ['a page that doesn’t exist', { segment: {}, link: 'nowhere/at/all' }, 400],
    ['an expiry in the past', { segment: {}, expiresAt: 1 }, 400],
    ['a language that the site doesn’t have', { segment: {}, texts: { ...TEXTS, qq: TEXTS.en } }, 400],
    ['no text in the site’s default language', { segment: {}, texts: { ru: TEXTS.ru } }, 400],
  ])('is refused with %s', async (_, body, status) => {
    await player();
    const answer = await send(body);
    expect(answer.statusCode, answer.body).toBe(status);
  });
});

describe('a segment', () => {
  test('is the players who meet all its conditions', async () => {
    const plain = await player();
    const german = await player({ country: 'de', language: 'ru' });
    await changeProfile(db(), german.playerId, { verification_status: 2 });
    const of = async (segment: object) => (await preview(segment)).players;
    expect(await of({})).toBe(2);
    expect(await of({ countries: ['DE', 'AT'] })).toBe(1);
    expect(await of({ languages: ['en'] })).toBe(1);
    expect(await of({ countries: ['DE'], languages: ['en'] })).toBe(0);
    expect([await of({ isVerified: true }), await of({ isVerified: false })]).toEqual([1, 1]);
    expect([await of({ hasDeposited: true }), await of({ hasDeposited: false })]).toEqual([0, 2]);
    const day = time.toISOString().slice(0, 10);
    const next = new Date(time.getTime() + DAY).toISOString().slice(0, 10);
    expect([
      await of({ registeredFrom: day, registeredTo: day }),
      await of({ registeredFrom: next }),
    ]).toEqual([2, 0]);
    expect([await of({ signedInSince: day }), await of({ notSignedInSince: day })]).toEqual([2, 0]);
    expect([await of({ signedInSince: next }), await of({ notSignedInSince: next })]).toEqual([0, 2]);
    expect(plain.playerId).not.toBe(german.playerId);
  });

  test('leaves out players who take a break, have excluded themselves or are banned', async () => {
    const [resting, banned] = [await player(), await player()];
    await player();
    await ops.call('POST', `/ops/players/${resting.playerId}/limits`, { type: 33, days: 1, reason: 'Test.' });
    await ops.call('POST', `/ops/players/${banned.playerId}/blocks`, { banLevel: 1, reason: 'Test.' });
    expect((await preview({})).players).toBe(1);
  });

  test('gets the message page by page, each player once, and counts who has read it', async () => {
    const { client } = await player();
    await db()
      .insertInto('players')
      .values(
        Array.from({ length: 1203 }, (_, index) => ({
          site_id: siteId,
          login: `segment-${index}`,
          email: null,
          password_hash: '',
          must_change_password: false,
          language: 'en',
          registered_at: time,
        })),
      )
      .execute();
    const answer = await send({ segment: { languages: ['en'] } });
    expect(answer.statusCode).toBe(202);
    await agree(answer.json().approvalId);
    expect(await inbox(client)).toEqual([]);
    expect((await sent()).messages[0]).toMatchObject({ state: 'sending', reached: 0 });
    await doDue();
    await doDue();
    const [message] = await inbox(client);
    expect(message?.subject).toMatchObject({ title: 'A new game' });
    await client.call('POST', `/web-api/messages/${message?.id}/read`);
    expect((await sent()).messages[0]).toMatchObject({ state: 'sent', reached: 1204, read: 1, player: null });
  });

  test('gets nothing of a message with a blank title', async () => {
    const { client } = await player();
    const before = (await sent()).messages.length;
    const blank = await send({ segment: {}, texts: { en: { title: ' ', text: 'x' } } });
    expect(blank.statusCode).toBe(400);
    expect((await sent()).messages).toHaveLength(before);
    expect(await inbox(client)).toEqual([]);
  });
});

describe('other channels', () => {
  const allow = (client: TestClient, id: string) =>
    client.call('POST', '/web-api/office/settings/save', { id, value: true });

  test('reach those who allow them, in the player’s language, with the brand and a link to stop', async () => {
    const silent = await player({ email: 'silent@example.com', phone: '4915700000001' });
    const reader = await player({ email: 'reader@example.com', phone: '4915700000002', language: 'ru' });
    await allow(reader.client, 'enable_mail_news');
    await allow(reader.client, 'enable_sms_news');
    expect(await preview({})).toEqual({ players: 2, byMail: 1, bySms: 1 });
    await send({ segment: {}, byMail: true, bySms: true, link: 'office/bonuses' });
    await doDue();
    expect((await sent()).messages[0]).toMatchObject({ reached: 2, mails: 1, sms: 1 });
    const mails = await db().selectFrom('mails').selectAll().execute();
    expect(mails.map(({ player_id: id }) => id)).toEqual([reader.playerId]);
    const [mail] = mails;
    expect(mail).toMatchObject({ language: 'ru', subject: 'Новая игра' });
    expect(mail?.body_text).toMatch(/\/ru\/office\/bonuses\n/);
    expect(mail?.body_text).toMatch(/\/ru\/user\/stopnewsletter\?token=/);
    expect(mail?.body_html).toContain('background:#');
    const [text] = await db().selectFrom('text_messages').selectAll().execute();
    expect(text?.recipient).toBe('4915700000002');
    expect(text?.body).toMatch(/: Новая игра http.+\/ru\/office\/messages$/);
    expect(silent.playerId).not.toBe(reader.playerId);
  });

  test('aren’t used unless the operator wants them', async () => {
    const reader = await player({ email: 'again@example.com' });
    await allow(reader.client, 'enable_mail_news');
    await send({ segment: {} });
    await doDue();
    const mails = await db()
      .selectFrom('mails')
      .selectAll()
      .where('player_id', '=', reader.playerId)
      .execute();
    expect(mails).toEqual([]);
  });
});
