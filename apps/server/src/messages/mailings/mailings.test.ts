import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretBox } from '../../delivery/secretBox/secretBox.ts';
import { createTestApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { OPERATOR } from '../../testing/opsApp.ts';
import { createMailings } from './mailings.service.ts';
import { revealed } from '../../delivery/secretBox/secret.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
const now = () => new Date(time);
beforeAll(async () => {
  app = await createTestApp({ now });
});
afterAll(() => app.close());

/** Registers a player with an address, and returns the unsubscribe link of their news. */
async function reader() {
  const client = app.client();
  const { email, playerId } = await client.registerByEmail();
  await client.renew();
  await choose(client, true);
  const asked = await app
    .client()
    .call('GET', `/ops/mailings/players/${playerId}?kind=enable_mail_news`, undefined, OPERATOR);
  const { url, headers, isWanted } = asked.json<{
    url: string;
    headers: Record<string, string>;
    isWanted: boolean;
  }>();
  return { client, email, url, headers, isWanted, token: new URL(url).searchParams.get('token') ?? '' };
}

const choose = (client: TestClient, value: boolean, id = 'enable_mail_news') =>
  client.call('POST', '/web-api/office/settings/save', { id, value });

const chosen = async (client: TestClient): Promise<Record<string, boolean>> =>
  Object.fromEntries(
    (await client.call('GET', '/web-api/office/settings'))
      .json<{ notificationSettings: { id: string; value: boolean }[] }>()
      .notificationSettings.map(({ id, value }) => [id, value]),
  );

const ask = (what: 'look' | 'stop', token: string, client = app.client()) =>
  client.call('POST', `/web-api/mailings/${what}`, { token });

describe('the link of a mailing', () => {
  test('names the account whose mails it stops, and stops those alone, as often as it is followed', async () => {
    const { client, token, isWanted } = await reader();
    expect(isWanted).toBe(true);
    const before = await chosen(client);
    const shown = { email: 'p•••@example.com', kinds: ['enable_mail_news'] };
    expect((await ask('look', token)).json()).toEqual({ ...shown, isStopped: false });
    for (let press = 0; press < 2; press += 1) {
      expect((await ask('stop', token)).json()).toEqual({ ...shown, isStopped: true });
      expect(await chosen(client)).toEqual({ ...before, enable_mail_news: false });
    }
    expect((await ask('look', token)).json()).toEqual({ ...shown, isStopped: true });
  });

  test.each([
    ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('is accepted from mail programs: %s', async (payload, type) => {
    const { client, headers } = await reader();
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const answer = await app.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(204);
    expect((await chosen(client)).enable_mail_news).toBe(false);
  });

  test('stops nothing by another form', async () => {
    const { client, url } = await reader();
    const answer = await app.app.inject({
      method: 'POST',
      url,
      payload: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'NOT_ONE_CLICK']);
    expect((await chosen(client)).enable_mail_news).toBe(true);
  });

  test('expires once the account has another address', async () => {
    const { email, token } = await reader();
    await app.db
      .updateTable('players')
      .set({ email: `moved-${email}` })
      .where('email', '=', email)
      .execute();
    for (const what of ['look', 'stop'] as const) {
      const answer = await ask(what, token);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'LINK_OUTDATED']);
    }
  });

  test('expires after a year, and works until then', async () => {
    const { token } = await reader();
    time += 365 * 86_400_000;
    expect((await ask('look', token)).statusCode).toBe(200);
    time += 2 * 86_400_000;
    expect((await ask('stop', token)).json().code).toBe('LINK_OUTDATED');
  });

  test('is refused if it was truncated, invented, sealed for another purpose, or is of another site', async () => {
    const { token } = await reader();
    const other = createMailings({ db: app.db, secretBox: createSecretBox(Buffer.alloc(32, 9)), now });
    const [site, another] = app.sites.all;
    if (!site || !another) throw new Error('There are too few sites.');
    const to = { site, playerId: 1n, email: 'a@example.com', language: 'en' };
    const forged = new URL(
      other.unsubscribeLink(to, ['enable_mail_news'], 'https://a.example').urlFor(revealed),
    );
    for (const wrong of [token.slice(0, -3), 'v1.x', 'x', forged.searchParams.get('token') ?? '']) {
      expect((await ask('stop', wrong)).json().code).toBe('LINK_WRONG');
    }
    const [host = ''] = another.hosts;
    expect((await ask('stop', token, app.client(host))).json().code).toBe('LINK_WRONG');
  });
});

test('an operator’s program can query who wants no mail, and which player has no address', async () => {
  const { client, url } = await reader();
  expect(url).toMatch(/^http:\/\/[^/]+\/en\/user\/stopnewsletter\?token=v1\.[\w-]+$/);
  const { player } = (await client.call('GET', '/web-api/session')).json<{ player: { id: string } }>();
  await choose(client, false);
  const path = (id: string, kind: string) => `/ops/mailings/players/${id}?kind=${kind}`;
  const call = (id: string, kind = 'enable_mail_news') =>
    app.client().call('GET', path(id, kind), undefined, OPERATOR);
  expect((await call(player.id)).json()).toMatchObject({ isWanted: false });
  expect((await call(player.id, 'enable_mail_bets')).json()).toMatchObject({ isWanted: true });
  expect((await call(player.id, 'enable_sms_news')).statusCode).toBe(400);
  const { playerId } = await app.client().register();
  expect((await call(String(playerId))).json().code).toBe('NO_EMAIL');
});
