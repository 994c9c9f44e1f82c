import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '../../delivery/mail/messages.ts';
import { createTestApp, type TestApp, type TestClient } from '../../testing/app.ts';
import { historyMail } from './historyMail.ts';

const OPERATOR = { authorization: 'Bearer operator-token-of-tests' };
const NOW = new Date('2026-01-10T12:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => NOW });
});
afterAll(() => app.close());

async function withEmail(): Promise<{ client: TestClient; accountId: string; playerId: bigint }> {
  const client = app.client();
  const { accountId, playerId } = await client.register();
  const email = `player-${playerId}@example.com`;
  await app.db.updateTable('players').set({ email }).where('id', '=', playerId).execute();
  return { client, accountId, playerId };
}

const span = { from: Date.UTC(2026, 0, 1) / 1000, to: Date.UTC(2026, 0, 31) / 1000 };

function ask(client: TestClient, accountId: string, key: string, changes: object = {}) {
  const body = { accountId, ...span, lng: 'en', ...changes };
  return client.call('POST', '/web-api/coupons/history-mail', body, { 'idempotency-key': key });
}

async function mailsOf(playerId: bigint) {
  return app.db.selectFrom('mails').selectAll().where('player_id', '=', playerId).execute();
}

describe('the mail of a history', () => {
  test('is sent once per idempotency key, to the player’s own address', async () => {
    const { client, accountId, playerId } = await withEmail();
    const answers = await Promise.all([1, 2, 3].map(() => ask(client, accountId, 'mail-key-one')));
    for (const answer of answers) {
      expect(answer.json()).toEqual({ email: `player-${playerId}@example.com`, coupons: 0 });
    }
    expect(await mailsOf(playerId)).toHaveLength(1);
    await ask(client, accountId, 'mail-key-two');
    expect(await mailsOf(playerId)).toHaveLength(2);
  });

  test('can be viewed by an operator while no transport sends it', async () => {
    const { client, accountId, playerId } = await withEmail();
    await ask(client, accountId, 'outbox-key', { lng: 'ru' });
    const outbox = await app.client().call('GET', '/ops/outbox', undefined, OPERATOR);
    const mail = outbox
      .json<{
        mails: {
          id: string;
          recipient: string;
          language: string;
          sentAt: null;
          lastError: null;
          gaveUpAt: null;
        }[];
      }>()
      .mails.find(({ recipient }) => recipient === `player-${playerId}@example.com`);
    expect(mail).toMatchObject({ language: 'ru', sentAt: null, lastError: null, gaveUpAt: null });
    const one = await app.client().call('GET', `/ops/outbox/${mail?.id}`, undefined, OPERATOR);
    expect(one.json().text).toContain('За этот период ставок не было.');
    expect((await app.client().call('GET', '/ops/outbox')).statusCode).toBe(401);
    const retry = (id: string | undefined) =>
      app.client().call('POST', `/ops/outbox/${id}/retry`, undefined, OPERATOR);
    expect((await retry(mail?.id)).json().code).toBe('MAIL_NOT_GIVEN_UP');
    expect((await retry('0')).json().code).toBe('MAIL_NOT_FOUND');
  });

  test.each([
    ['a time that ends before it begins', { from: span.to, to: span.from }, 400],
    ['a language that the site doesn’t have', { lng: 'xx' }, 400],
    ['a time after all dates', { to: 10 ** 14 }, 400],
    ['a time zone that is none', { timeZone: 5.1 }, 400],
    ['a zone that is none', { zone: 'Nowhere' }, 400],
    ['an account of nobody', { accountId: '999999' }, 404],
  ])('is refused for %s', async (_, changes, status) => {
    const { client, accountId, playerId } = await withEmail();
    expect((await ask(client, accountId, 'refused-key', changes)).statusCode).toBe(status);
    expect(await mailsOf(playerId)).toEqual([]);
  });

  test('shows days and times in the player’s time zone, else in the site’s', async () => {
    const { client, accountId, playerId } = await withEmail();
    // 19:00 on New Year's Eve in New York is New Year in London.
    const from = Date.UTC(2026, 0, 1) / 1000;
    await ask(client, accountId, 'clock-of-player', { from, timeZone: -5 });
    await ask(client, accountId, 'clock-of-site', { from });
    await ask(client, accountId, 'clock-of-zone', { from, zone: 'America/New_York' });
    const [own, site, named] = await mailsOf(playerId);
    expect(own?.body_text).toContain('UTC-5');
    expect(own?.subject).toContain('Dec 31, 2025');
    expect(site?.subject).toContain('Jan 1, 2026');
    expect(named?.body_text).toContain('America/New York');
    expect(named?.subject).toContain('Dec 31, 2025');
  });

  test('is sent ten times a day at most, also by simultaneous requests', async () => {
    const { client, accountId, playerId } = await withEmail();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => ask(client, accountId, `many-mails-${index}`)),
    );
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code);
    expect(codes.filter((code) => code === 'TOO_MANY_MAILS')).toHaveLength(2);
    expect(await mailsOf(playerId)).toHaveLength(10);
  });

  test('is refused without an address', async () => {
    const client = app.client();
    const { accountId } = await client.register();
    const answer = await ask(client, accountId, 'no-address-key');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'NO_EMAIL']);
  });
});

describe('the text of a mail', () => {
  test.each(['en', 'ru', 'ar'])('lists each bet with its selections and payout, in %s', async (language) => {
    const messages = await loadMessages(language);
    if (!messages) throw new Error('Every language of the app has words.');
    const { subject, text, html } = historyMail({
      messages,
      zone: 5.5,
      ...span,
      company: 'Touch & Line',
      iso: 'EUR',
      bets: [
        {
          id: '17',
          state: 'settled',
          outcome: 'won',
          typeId: 0,
          lines: 1,
          accountId: '1',
          iso: 'EUR',
          amount: '10.00',
          coef: '1.9',
          possiblePayout: '9.50',
          payout: '9.50',
          sales: [{ percent: 50, stake: '5.00', amount: '4.10', at: span.from, state: 'done' }],
          placedAt: span.from,
          delaySeconds: 0,
          bets: (['away', 'home'] as const).map((selectionKey) => ({
            gameId: 1,
            marketId: '1.handicap.-1.5',
            selectionId: `1.handicap.-1.5:${selectionKey}`,
            selectionKey,
            marketType: 'handicap',
            line: '-1.5',
            coef: '1.9',
            isLive: false,
            sportId: 1,
            competition: 'Cup <1>',
            country: 'GB',
            home: 'Rovers',
            away: 'Town',
            startsAt: span.from,
            statusId: 1,
          })),
        },
      ],
    });
    expect(subject).not.toContain('{{');
    for (const words_ of [text, html]) {
      expect(words_).toContain('17');
      expect(words_).toContain('13.60 EUR');
      expect(words_).toContain('1.90, ');
      expect(words_).toContain('Town (+1.5)');
      expect(words_).toContain('Rovers (−1.5)');
      expect(words_).toContain('UTC+5:30');
      expect(words_).not.toContain('{{');
    }
    expect(html).toContain('Cup &lt;1&gt;');
    expect(html).toContain('Touch &amp; Line');
    expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
  });
});
