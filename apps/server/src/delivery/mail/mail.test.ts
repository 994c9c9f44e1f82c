import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../kernel/db/database.ts';
import { createSecretBox } from '../secretBox/secretBox.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createMail, type Mail } from './mail.ts';
import { MailRefusedError, type MailTransport, type SentMail } from './transport.ts';

const START = Date.UTC(2026, 0, 10, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const secretBox = createSecretBox(Buffer.alloc(32, 1));
let app: TestApp;
let time = START;
const logged: string[] = [];
const taken: SentMail[] = [];

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(START) });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('mails').execute();
  time = START;
  logged.splice(0);
  taken.splice(0);
});

/**
 * Creates the mail service of one process.
 * @param answer the mail server's handler of a mail; by default every mail is accepted
 */
function processOf(answer?: (mail: SentMail) => Promise<void> | void, db: Db = app.db): Mail {
  const transport: MailTransport = {
    async send(mail) {
      await answer?.(mail);
      taken.push(mail);
    },
  };
  const note = (fields: object): void => void logged.push(JSON.stringify(fields, asText));
  const log = { error: note };
  return createMail({
    db,
    log,
    now: () => new Date(time),
    secretBox,
    isProduction: true,
    transport,
    companyOf: (siteId) => `Company of ${siteId}`,
  });
}

async function queue(mail: Mail, subject: string): Promise<void> {
  const { playerId } = await app.client().register();
  const written = {
    playerId,
    recipient: 'a@example.com',
    language: 'en',
    subject,
    text: 'Words.',
    html: '<p>Words.</p>',
  };
  await app.db.transaction().execute((trx) => mail.queue(trx, written));
}

const asText = (_: string, value: unknown): unknown => (value instanceof Error ? value.message : value);

const busy = (): never => {
  throw new Error('450 The mail server is busy.');
};
const refused = (): never => {
  throw new MailRefusedError('550 Nobody of this name.');
};
const onlyMail = async () => (await processOf().outbox({ sites: 'all' }))[0];

describe('mails', () => {
  test('a site that is no demonstration reports that it sends none, without a transport', () => {
    const mail = createMail({
      db: app.db,
      log: { error: () => undefined },
      secretBox,
      isProduction: true,
      now: () => new Date(),
      companyOf: () => '',
    });
    // The cast: nothing else of a site is used.
    const site = { config: { isDemoCashier: false } } as Parameters<Mail['requireTransport']>[0];
    expect(() => mail.requireTransport(site)).toThrow('This site doesn’t send e-mails yet');
    expect(() => processOf().requireTransport(site)).not.toThrow();
  });

  test('are each sent once, whichever of several processes sends them', async () => {
    const processes = [processOf(), processOf(), processOf()] as const;
    for (let index = 0; index < 12; index += 1) await queue(processes[0], `Mail ${index}`);
    await Promise.all(processes.map((one) => one.deliverDue()));
    time += 48 * HOUR;
    await Promise.all(processes.map((one) => one.deliverDue()));
    expect(taken.map(({ subject }) => subject).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, index) => `Mail ${index}`).toSorted(),
    );
    expect(new Set(taken.map(({ reference }) => reference)).size).toBe(12);
    expect(taken[0]).toMatchObject({ recipient: 'a@example.com', company: 'Company of house' });
  });

  test('remain claimed by another process, however long the mail server takes', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const slow = processOf(() => {
      ask();
      return answered;
    });
    await queue(slow, 'Slow');
    const sending = slow.deliverDue();
    await asked;
    time += 5 * MINUTE;
    await processOf().deliverDue();
    expect(taken).toHaveLength(0);
    answer();
    await sending;
    expect(taken).toHaveLength(1);
  });

  test('are retried with growing delays, and given up after a day and a half', async () => {
    const mail = processOf(busy);
    await queue(mail, 'Busy');
    const waits: number[] = [];
    for (;;) {
      await mail.deliverDue();
      const row = await onlyMail();
      if (!row || row.gave_up_at) break;
      waits.push((row.next_at.getTime() - time) / MINUTE);
      // A moment before the due time there is no attempt.
      time = row.next_at.getTime() - 1;
      await mail.deliverDue();
      time += 1;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240, 240, 240, 240, 240]);
    expect(await onlyMail()).toMatchObject({
      attempts: 16,
      last_error: '450 The mail server is busy.',
      sent_at: null,
    });
    expect(logged).toHaveLength(16);
  });

  test('that an unavailable mail server doesn’t take are one line a minute, however many there are', async () => {
    const mail = processOf(busy);
    for (const subject of ['First', 'Second', 'Third']) await queue(mail, subject);
    await mail.deliverDue();
    expect(logged).toEqual([expect.stringContaining('450 The mail server is busy.')]);
    time += MINUTE;
    await mail.deliverDue();
    expect(logged).toHaveLength(2);
    expect(logged[1]).toContain('"leftOut":2');
  });

  test('that are refused permanently are stored with the error, and only an operator restarts them', async () => {
    const mail = processOf(refused);
    await queue(mail, 'Refused');
    await mail.deliverDue();
    time += 48 * HOUR;
    await mail.deliverDue();
    const row = await onlyMail();
    expect(row).toMatchObject({ attempts: 1, last_error: '550 Nobody of this name.' });
    expect(logged).toEqual([expect.stringContaining('550 Nobody of this name.')]);
    const mended = processOf();
    expect(await mended.retry(row?.id ?? 0n)).toBe(true);
    await mended.deliverDue();
    expect(taken).toHaveLength(1);
    expect(await onlyMail()).toMatchObject({ last_error: null, gave_up_at: null, sent_at: new Date(time) });
    expect(await mended.retry(row?.id ?? 0n)).toBe(false);
  });

  test('sent while the database is unavailable are recorded once it is back, and not sent again', async () => {
    let failures = 2;
    const db = new Proxy(app.db, {
      get(target, name: keyof Db) {
        if (name === 'updateTable' && taken.length > 0 && failures > 0) {
          failures -= 1;
          throw new Error('The database is away.');
        }
        const value: unknown = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const mail = processOf(undefined, db);
    await queue(mail, 'Written down');
    await mail.deliverDue();
    expect(failures).toBe(0);
    // One line, not one an attempt.
    expect(logged).toEqual([expect.stringContaining('The database is away.')]);
    time += 48 * HOUR;
    await processOf().deliverDue();
    expect(taken).toHaveLength(1);
  });

  test('wait for the next start when the process is asked to end', async () => {
    const ending = new AbortController();
    const mail = processOf(() => ending.abort());
    await queue(mail, 'First');
    await queue(mail, 'Second');
    await mail.deliverDue(ending.signal);
    expect(taken).toHaveLength(1);
    await processOf().deliverDue();
    expect(taken.map(({ subject }) => subject)).toEqual(['First', 'Second']);
  });
});
