import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SentMail } from '../mail/transport.ts';
import type { OutgoingText } from '../sms/transport.ts';
import { startFakeMaker, type FakeMaker } from '../../testing/fakeMaker.ts';
import {
  callFlows,
  flowOfCall,
  messageFlows,
  type SecretFlow,
  type Secrets,
  type SecretsWorld,
} from '../../testing/secretFlows.ts';
import { placesOf, readStores, type Stores } from '../../testing/stores.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../testing/withdrawalsWorld.ts';
import { secretMessageKinds } from './secretMessages.ts';

const flows: readonly (readonly [name: string, flow: SecretFlow])[] = [
  ...Object.entries(messageFlows).flatMap(([name, all]) => all.map((flow) => [name, flow] as const)),
  ...Object.entries(callFlows),
];

const mails: SentMail[] = [];
const texts: OutgoingText[] = [];
const logLines: string[] = [];
/** Messages wait until the stores were searched with them. */
const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();

let world: WithdrawalsWorld;
let maker: FakeMaker;
let whileWaiting: Stores;
let afterUse: Stores;
const found: (readonly [flow: string, secrets: Secrets])[] = [];

beforeAll(async () => {
  maker = await startFakeMaker();
  world = await createWithdrawalsWorld(await startPaymentSandbox(), [], {
    env: {
      NODE_ENV: 'production',
      PLATFORM_CLOCK: '',
      LOG_LEVEL: 'trace',
      PUBLIC_ORIGIN: 'http://{host}:4401',
      MAKERS_FILE: maker.makersFile,
    },
    logLines,
    mailTransport: { send: (mail) => isOpen.then(() => void mails.push(mail)) },
    smsTransport: { send: (text) => isOpen.then(() => void texts.push(text)) },
  });
  const { app } = world;
  const secretsWorld: SecretsWorld = {
    app,
    withdrawals: world,
    host: 'localhost:4401',
    launchToken: () => maker.launchToken(),
    arrivedAt(recipient) {
      const text =
        mails.findLast((mail) => mail.recipient === recipient)?.text ??
        texts.findLast(({ to }) => to === recipient)?.text;
      if (text === undefined) throw new Error(`No message went to ${recipient}.`);
      return text;
    },
  };
  const begun = [];
  for (const [name, flow] of flows) begun.push([name, await flow(secretsWorld)] as const);
  whileWaiting = await readStores(app, logLines);
  open();
  await Promise.all([app.mail.deliverDue(), app.sms.deliverDue()]);
  await vi.waitFor(requireSent, { timeout: 30_000 });
  for (const [name, finish] of begun) found.push([name, await finish()]);
  afterUse = await readStores(app, logLines);
});
afterAll(async () => {
  open();
  await world.close();
  await maker.stop();
});

/** Throws while a message waits. */
async function requireSent(): Promise<void> {
  const { rows } = await sql<{ count: bigint }>`
    select (select count(*) from mails where sent_at is null and secret_kind is not null)
      + (select count(*) from text_messages where sent_at is null) as count`.execute(world.app.db);
  const count = Number(rows[0]?.count);
  if (count > 0) throw new Error(`${count} messages wait.`);
}

const readable = (stores: Stores) =>
  found.flatMap(([flow, secrets]) =>
    Object.entries(secrets).flatMap(([name, secret]) =>
      placesOf(secret, stores).map((place) => `${flow}: ${name} in ${place}`),
    ),
  );

describe('the secrets of all flows', () => {
  test('are of every kind of message, and each arrived', async () => {
    const kinds = await sql<{ kind: string }>`
      select distinct secret_kind as kind from mails where secret_kind is not null
      union select distinct secret_kind from text_messages where secret_kind is not null`.execute(
      world.app.db,
    );
    expect(kinds.rows.map(({ kind }) => kind).toSorted()).toEqual([...secretMessageKinds].toSorted());
    expect(found.map(([name]) => name)).toEqual(flows.map(([name]) => name));
    expect(found.flatMap(([, secrets]) => Object.values(secrets)).every((one) => one.length >= 6)).toBe(true);
  });

  test('are those of every call that takes one', () => {
    const searched = new Set(flows.map(([name]) => name));
    const others = Object.values(flowOfCall).filter((flow) => !searched.has(flow));
    expect(others.filter((flow) => !flow.startsWith('none: '))).toEqual([]);
  });

  test('are found by the search where they are', () => {
    const [, secrets] = found[0] ?? [];
    const code = secrets?.['code'] ?? '';
    const bytes = `\\x${Buffer.from(`a${code}b`).toString('hex')}`;
    const planted = new Map([
      ['text', `{"code":"${code}"}`],
      ['bytes', bytes],
      ['other', `1${code}`],
    ]);
    expect(placesOf(code, planted)).toEqual(['text', 'bytes']);
  });

  test('are readable nowhere while their messages wait', () => {
    expect(readable(whileWaiting)).toEqual([]);
  });

  test('are readable nowhere after their messages were sent and they were used', () => {
    expect(readable(afterUse)).toEqual([]);
  });

  test('are in no subject, and deleted once they were sent', () => {
    const subjects = mails.map(({ subject }) => subject).join('\n');
    expect(readable(new Map([['subjects', subjects]]))).toEqual([]);
    expect(whileWaiting.get('table mails')).toContain('v1.');
    expect(afterUse.get('table mails')).not.toContain('v1.');
    expect(whileWaiting.get('table text_messages')).toContain('v1.');
    expect(afterUse.get('table text_messages')).not.toContain('v1.');
  });

  test('were searched in messages, exports and the log', () => {
    const filled = (name: RegExp): number =>
      [...afterUse].filter(([place, text]) => name.test(place) && text.length > 100).length;
    expect(filled(/^GET \/ops\/outbox\/\d+$/)).toBeGreaterThan(10);
    expect(filled(/^GET \/ops\/texts\/\d+$/)).toBeGreaterThan(3);
    expect(filled(/^export/)).toBeGreaterThan(5);
    expect(afterUse.get('log')).toContain('request completed');
  });
});
