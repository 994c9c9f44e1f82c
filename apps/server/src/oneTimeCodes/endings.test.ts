import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, TEST_PASSWORD as PASSWORD, type TestApp, type TestClient } from '../testing/app.ts';
import { changeProfile } from '../userConfig/profile.ts';
import { lastMail, mailedCode, textedCode } from '../testing/messages.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
let players = 0;
const NEXT = 'the next password';
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) });
});
afterAll(() => app.close());

interface Sent {
  readonly guid: string;
  readonly code: string;
}

async function mailed(client: TestClient, path: string, body: object): Promise<Sent> {
  const { guid } = (await client.call('POST', `/web-api/${path}`, body)).json<{ guid: string }>();
  return { guid, code: (await mailedCode(app)) ?? '' };
}

async function texted(client: TestClient, path: string, body: object): Promise<Sent> {
  // Moves the clock past the minute between two codes to the same phone.
  time += 61_000;
  const { guid } = (await client.call('POST', `/web-api/${path}`, body)).json<{ guid: string }>();
  return { guid, code: (await textedCode(app)) ?? '' };
}

async function prepared() {
  const client = app.client();
  const { email, playerId } = await client.registerByEmail();
  const phone = { phone_code: '44', phone_number: `7700900${100 + (players += 1)}` };
  const added = await texted(client, 'user/phone', { ...phone, lng: 'en' });
  await client.call('POST', '/web-api/user/phone/confirm', added);
  const other = { phone_code: '44', phone_number: `7700901${100 + players}`, password: PASSWORD };
  await changeProfile(app.db, playerId, { activation_type: 3 });

  const stranger = app.client();
  const activation = await mailed(client, 'user/activation/email', { language: 'en' });
  const link = /accountverify\?token=(\S+)/.exec((await lastMail(app))?.text ?? '')?.[1];
  const newEmail = { email: `new-${email}`, password: PASSWORD, language: 'en' };
  const emailChange = await mailed(client, 'user/email', newEmail);
  const phoneChange = await texted(client, 'user/phone', { ...other, lng: 'en' });
  const sms = await texted(stranger, 'session/sign-in/sms', { ...phone, lng: 'en' });
  const byLogin = (await client.call('GET', '/web-api/session')).json<{ player: { login: string } }>().player;
  const recovery = await mailed(stranger, 'user/recovery', { name: email, language: 'en' });
  const ticketed = await mailed(stranger, 'user/recovery', { name: byLogin.login, language: 'en' });
  const proved = await stranger.call('POST', '/web-api/user/recovery/check', ticketed);
  const { ticket } = proved.json<{ ticket: string }>();

  /** Each of the player's codes, tickets and links, and a call that uses it. */
  const uses = {
    activation: () => client.call('POST', '/web-api/user/activation/email/confirm', activation),
    link: () => stranger.call('POST', '/web-api/user/activation/email/link', { token: link }),
    emailChange: () => client.call('POST', '/web-api/user/email/confirm', emailChange),
    phoneChange: () => client.call('POST', '/web-api/user/phone/confirm', phoneChange),
    sms: () => stranger.call('POST', '/web-api/session/sign-in/sms-code', { ...sms, save: false }),
    recovery: () => stranger.call('POST', '/web-api/user/recovery/check', recovery),
    ticket: () =>
      stranger.call('POST', '/web-api/user/recovery/save', {
        guid: ticketed.guid,
        ticket,
        password: 'stolen it',
      }),
  };

  const changes = {
    'a reset of the password': async () => {
      const fresh = await mailed(app.client(), 'user/recovery', {
        name: email.toUpperCase(),
        language: 'en',
      });
      const { ticket: own } = (await client.call('POST', '/web-api/user/recovery/check', fresh)).json();
      await client.call('POST', '/web-api/user/recovery/save', {
        guid: fresh.guid,
        ticket: own,
        password: NEXT,
      });
      await client.call('POST', '/web-api/session/sign-in', { login: email, password: NEXT, save: false });
    },
    'a change of the password': () =>
      client.call('POST', '/web-api/session/password', { current: PASSWORD, next: NEXT }),
    'a change of the address': () => uses.emailChange(),
    'a change of the phone': () => uses.phoneChange(),
  };
  return { uses, changes };
}

const changes = [
  'a reset of the password',
  'a change of the password',
  'a change of the address',
  'a change of the phone',
] as const;

describe('codes, tickets and links of a player', () => {
  test.each(changes)('end with %s', async (name) => {
    const { uses, changes: perform } = await prepared();
    await perform[name]();
    const answers = [];
    for (const [use, call] of Object.entries(uses)) {
      const answer = await call();
      answers.push([use, answer.statusCode, answer.json<{ code?: string }>().code]);
    }
    expect(answers).toEqual(
      Object.keys(uses).map((use) =>
        use === 'link' ? [use, 422, 'LINK_OUTDATED'] : [use, 422, 'CODE_EXPIRED'],
      ),
    );
  });

  test('each work without such a change', async () => {
    for (const use of [
      'activation',
      'link',
      'emailChange',
      'phoneChange',
      'sms',
      'recovery',
      'ticket',
    ] as const) {
      expect([use, (await (await prepared()).uses[use]()).statusCode]).toEqual([use, 200]);
    }
  });
});
