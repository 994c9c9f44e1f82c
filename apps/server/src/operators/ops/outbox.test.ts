import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MailRefusedError } from '../../delivery/mail/transport.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { codeIn } from '../../testing/messages.ts';
import { OPERATOR } from '../../testing/opsApp.ts';

const MINUTE = 60_000;
let time = Date.UTC(2026, 5, 1, 12);

let app: TestApp;
const mailed: string[] = [];
const texted: string[] = [];
/** True while the mail server refuses every mail. */
let isRefusing = false;
/** Resolves once messages may be sent. */
let released = Promise.resolve();
beforeAll(async () => {
  app = await createTestApp({
    env: { NODE_ENV: 'production' },
    now: () => new Date(time),
    mailTransport: {
      async send({ text }) {
        await released;
        if (isRefusing) throw new MailRefusedError('550 Nobody of this name.');
        mailed.push(text);
      },
    },
    smsTransport: {
      async send({ text }) {
        await released;
        texted.push(text);
      },
    },
  });
});
afterAll(() => app.close());

const operate = (method: string, url: string, by = app) => by.client().call(method, url, undefined, OPERATOR);

interface Message {
  readonly id: string;
  readonly text: string;
  readonly secret: string;
  readonly expiredAt: string | null;
}

/** Reads the newest message of a list; returns its detail and both answers as text. */
async function newest(list: 'outbox' | 'texts', by = app) {
  const listed = await operate('GET', `/ops/${list}`, by);
  const [first] = Object.values(listed.json<Record<string, { id: string }[]>>())[0] ?? [];
  const detail = await operate('GET', `/ops/${list}/${first?.id}`, by);
  return { ...detail.json<Message>(), answers: listed.body + detail.body };
}

/** Holds messages back until the returned function is called, also those of the platform's own rounds. */
function holdMessages(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  released = promise;
  return resolve;
}

/** Reads the newest message of a list once it has been sent. */
async function newestSent(list: 'outbox' | 'texts') {
  await expect.poll(async () => (await newest(list)).secret).toBe('deleted');
  return newest(list);
}

async function requestCode(by = app): Promise<void> {
  const { email } = await by.client().registerByEmail();
  const answer = await by.client().call('POST', '/web-api/user/recovery', { name: email, language: 'en' });
  expect(answer.statusCode).toBe(200);
}

const lastActions = async (): Promise<object[]> =>
  (await operate('GET', '/ops/audit')).json<{ actions: object[] }>().actions;

describe('the outbox of production', () => {
  test('shows no code of a mail, and reading one is an entry in the audit log', async () => {
    const release = holdMessages();
    await requestCode();
    const waiting = await newest('outbox');
    release();
    await app.mail.deliverDue();
    const sent = await newestSent('outbox');
    const code = codeIn(mailed.at(-1));
    expect(code).toBeDefined();
    expect(waiting.answers + sent.answers).not.toContain(code);
    expect(waiting).toMatchObject({ secret: 'withheld', text: expect.stringContaining('Your code: ••••••') });
    const look = { operator: 'operator', action: 'mail.look', subject: `mail:${sent.id}` };
    expect((await lastActions()).slice(0, 2)).toMatchObject([look, look]);
  });

  test('shows no code of a text message, and reading one is an entry in the audit log', async () => {
    const phone = { phone_code: '44', phone_number: '7700900123', lng: 'en' };
    const release = holdMessages();
    await app.client().call('POST', '/web-api/registration/phone-code', phone);
    const waiting = await newest('texts');
    release();
    await app.sms.deliverDue();
    const sent = await newestSent('texts');
    const code = codeIn(texted.at(-1));
    expect(code).toBeDefined();
    expect(waiting.answers + sent.answers).not.toContain(code);
    expect(waiting.secret).toBe('withheld');
    expect((await lastActions())[0]).toMatchObject({ action: 'text.look', subject: `text:${sent.id}` });
    expect((await operate('GET', '/ops/texts/999')).statusCode).toBe(404);
  });

  test('resends a refused mail while its code is valid, and not after its end', async () => {
    isRefusing = true;
    await requestCode();
    await app.mail.deliverDue();
    const { id } = await newest('outbox');
    expect((await operate('POST', `/ops/outbox/${id}/retry`)).statusCode).toBe(200);
    await app.mail.deliverDue();
    time += 10 * MINUTE;
    isRefusing = false;
    const late = await operate('POST', `/ops/outbox/${id}/retry`);
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'MAIL_EXPIRED' }]);
    await app.mail.deliverDue();
    const ended = await newest('outbox');
    expect(ended).toMatchObject({ id, secret: 'deleted', expiredAt: new Date(time).toISOString() });
    const { sealed_body: sealed } = await app.db
      .selectFrom('mails')
      .select('sealed_body')
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow();
    expect(sealed).toBeNull();
  });
});

describe('the outbox of development', () => {
  test('shows codes of mails and text messages until they end', async () => {
    const development = await createTestApp({
      env: { NODE_ENV: 'development' },
      now: () => new Date(time),
    });
    await requestCode(development);
    const phone = { phone_code: '44', phone_number: '7700900124', lng: 'en' };
    await development.client().call('POST', '/web-api/registration/phone-code', phone);
    for (const list of ['outbox', 'texts'] as const) {
      const { secret, text } = await newest(list, development);
      expect([secret, codeIn(text)]).toEqual(['shown', expect.any(String)]);
    }
    time += 10 * MINUTE;
    await development.mail.deliverDue();
    await development.sms.deliverDue();
    for (const list of ['outbox', 'texts'] as const) {
      const { secret, text } = await newest(list, development);
      expect([secret, codeIn(text)]).toEqual(['deleted', undefined]);
    }
    await development.close();
  });
});
