import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { OPERATOR } from '../testing/opsApp.ts';

const START = Date.UTC(2026, 5, 1, 12);
let time = START;

let app: TestApp;
const sent: string[] = [];
beforeAll(async () => {
  app = await createTestApp({
    env: { NODE_ENV: 'production' },
    now: () => new Date(time),
    mailTransport: { send: ({ text }) => Promise.resolve(void sent.push(text)) },
  });
});
afterAll(() => app.close());

const operate = (method: string, url: string) => app.client().call(method, url, undefined, OPERATOR);

describe('the outbox of production', () => {
  test('shows no code of a mail, and reading one is an entry in the audit log', async () => {
    const { email } = await app.client().registerByEmail();
    await app.client().call('POST', '/web-api/user/recovery', { name: email, language: 'en' });
    const list = await operate('GET', '/ops/outbox');
    const [mail] = list.json<{ mails: { id: string }[] }>().mails;
    const detail = await operate('GET', `/ops/outbox/${mail?.id}`);
    await app.mail.deliverDue();
    const [, code] = /Your code: (\d{6})/.exec(sent.join('\n')) ?? [];
    expect(code).toBeDefined();
    expect([list.body, detail.body].join('\n')).not.toContain(code);
    const { actions } = (await operate('GET', '/ops/audit')).json<{ actions: object[] }>();
    expect(actions).toMatchObject([{ action: 'mail.look', subject: `mail:${mail?.id}` }]);
  });
});
