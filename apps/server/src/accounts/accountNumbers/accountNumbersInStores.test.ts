import { paymentSecret } from '@touchline/sandbox/testing';
import type { PlayerMoney } from '@touchline/contract/operators';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureOf } from '../../kernel/providers/signature.ts';
import { repoRoot } from '../../kernel/settings/settings.ts';
import { placesOf, readStores, type Stores } from '../../testing/stores.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../testing/withdrawalsWorld.ts';

/** Numbers that must be found nowhere, in the forms in which they were typed and sent. */
const CANARIES = {
  'typed at a deposit': ['GB33BUKB20201555555555', 'GB33 BUKB 2020 1555 5555 55'],
  'typed at a withdrawal': ['FR1420041010050500013M02606', 'FR14 2004 1010 0505 0001 3M02 606'],
  'of a wallet': ['TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'],
  'of a card that a provider shows whole': ['5555341244441115', '5555 3412 4444 1115'],
  'of an account in an unreadable event': ['4929000000006'],
  'of an account in an event that is no JSON': ['6011000990139424'],
  'of an account in an unreadable answer': ['3566002020360505'],
  'of an account in an event of no payment': ['6304000000000000'],
} as const;
const [TYPED_IN, TYPED_OUT, WALLET, CARD, UNREADABLE, NO_JSON, IN_ANSWER, UNKNOWN] = Object.values(
  CANARIES,
).map(([canary]) => canary);
const OWN = new Set<string>([TYPED_OUT ?? '']);

const logLines: string[] = [];
let folder: string;
let provider: Server;
/** Bodies that the provider has got, by path. */
const sent: { readonly path: string; readonly body: string }[] = [];
let answerUnreadably = false;
let world: WithdrawalsWorld;
let stores: Stores;
let playerId: bigint;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-numbers-'));
  provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const path = request.url ?? '';
      sent.push({ path, body });
      const { merchantRef = new URL(path, 'http://localhost').searchParams.get('merchantRef') } =
        body === '' ? {} : (JSON.parse(body) as { merchantRef?: string });
      const state = path.startsWith('/v1/payouts') ? 'sent' : 'redirected';
      const instrument = answerUnreadably ? { instrument: Number(IN_ANSWER) } : {};
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ id: `at-${merchantRef}`, merchantRef, state, ...instrument }));
    });
  });
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens at a port has one.
  const { port } = provider.address() as AddressInfo;
  const providersFile = join(folder, 'providers.json');
  const list = await readFile(join(repoRoot, 'apps', 'sandbox', 'providers.json'), 'utf8');
  await writeFile(providersFile, list.replaceAll('http://localhost:4010', `http://127.0.0.1:${port}`));
  world = await createWithdrawalsWorld(
    {
      providersFile,
      act: () => Promise.resolve(undefined),
      advance: () => Promise.resolve(),
      addSites: () => Promise.resolve(),
      stop: () => Promise.resolve(void provider.close()),
    },
    [],
    {
      env: {
        NODE_ENV: 'production',
        PLATFORM_CLOCK: '',
        LOG_LEVEL: 'trace',
        PUBLIC_ORIGIN: 'http://{host}:4401',
      },
      logLines,
    },
  );
  await move();
  await world.app.mail.deliverDue();
  stores = await readStores(world.app, logLines);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

let events = 0;

/** Sends a call-back about a payment; returns the status of the answer. */
async function callBack(type: string, payment: object): Promise<number> {
  return sendBody(
    JSON.stringify({ id: `event-${(events += 1)}`, type, at: Math.floor(Date.now() / 1000), payment }),
  );
}

async function sendBody(text: string): Promise<number> {
  const body = Buffer.from(text);
  const seconds = Math.floor(world.app.now().getTime() / 1000);
  const { statusCode } = await world.app.app.inject({
    method: 'POST',
    url: '/psp/sandbox/house/events',
    headers: {
      'content-type': 'application/json',
      'touchline-signature': `t=${seconds},v1=${signatureOf(paymentSecret('house'), seconds, body)}`,
    },
    payload: body,
  });
  return statusCode;
}

/** Moves money with numbers in every place that they can come from. */
async function move(): Promise<void> {
  const player = await world.player();
  ({ playerId } = player);
  const begin = async (methodId: string, more: object = {}) => {
    const body = { methodId, accountId: player.accountId, amount: '200.00', ...more };
    const key = { 'idempotency-key': world.newKey() };
    const answer = await player.client.call('POST', '/web-api/payments/deposits', body, key);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ payment: { id: string } }>().payment.id;
  };
  const money = { state: 'succeeded', amount: '200.00', currency: 'EUR' };
  const paid = (id: string, more: object) =>
    callBack('payment.succeeded', { id: `at-${id}`, merchantRef: id, ...money, ...more });

  const byCard = await begin('card');
  expect(
    await paid(byCard, {
      instrument: WALLET,
      requisite: CANARIES['of a card that a provider shows whole'][1],
    }),
  ).toBe(200);
  const byBank = await begin('transfer', {
    fields: { owner: 'Anna Maria', iban: CANARIES['typed at a deposit'][1] },
  });
  expect(await paid(byBank, { instrument: CARD, requisite: CARD })).toBe(200);
  expect(await paid('no-payment-of-ours', { instrument: UNKNOWN, requisite: UNKNOWN })).toBe(200);
  expect(await paid(byCard, { instrument: Number(UNREADABLE) })).toBe(400);
  expect(await sendBody(`{"payment": ${NO_JSON} oops`)).toBe(400);
  answerUnreadably = true;
  const unread = await begin('card');
  answerUnreadably = false;
  expect(unread).not.toBe('');

  await world.app.db
    .updateTable('instruments')
    .set({ created_at: new Date(Date.now() - 2 * 86_400_000) })
    .execute();
  const typed = {
    methodId: 'bank-payout',
    fields: { owner: 'Anna Maria', iban: CANARIES['typed at a withdrawal'][1] },
    amount: '350.00',
  };
  const key = world.newKey();
  const first = await player.withdraw(typed, key);
  expect(first.statusCode, first.body).toBe(200);
  // The first two payments go back to their sources, the rest to the typed account.
  const { id } = first.json<{ payment: { id: string } }>().payment;
  await world.doDue();
  await world.operate('POST', `/ops/withdrawals/${id}/approve`, { reason: 'Known to us' });
  await world.doDue();
  await closeAll({ chargedBack: byBank });
}

/** Has a deposit taken back by its bank, and lets an operator close what isn't closed with it. */
async function closeAll({ chargedBack }: { readonly chargedBack: string }): Promise<void> {
  const payment = {
    id: `at-${chargedBack}`,
    merchantRef: chargedBack,
    state: 'charged_back',
    amount: '200.00',
    currency: 'EUR',
  };
  expect(await callBack('payment.charged_back', payment)).toBe(200);
  const read = async (): Promise<PlayerMoney['instruments']> =>
    (await world.operate('GET', `/ops/money/${playerId}`)).json().instruments;
  for (const { id, closedFor } of await read()) {
    if (closedFor !== null) continue;
    const path = `/ops/money/${playerId}/instruments/${id}`;
    const { statusCode } = await world.operate('POST', path, { state: 'closed', reason: 'Tried by a test.' });
    expect(statusCode).toBe(200);
  }
  expect((await read()).map(({ closedFor }) => closedFor).toSorted()).toEqual([
    'charged-back',
    'operator',
    'operator',
  ]);
}

describe('the numbers of accounts', () => {
  test('reached the provider as they were typed and reported', () => {
    const bodies = (path: string) =>
      sent
        .filter((one) => one.path === path)
        .map(({ body }) => body)
        .join('\n');
    expect(bodies('/v1/payments')).toContain(TYPED_IN);
    expect(bodies('/v1/payouts')).toContain(WALLET);
    expect(bodies('/v1/payouts')).toContain(CARD);
  });

  test('are readable in no table, answer to operators, other player’s export or line of the log', () => {
    const found = Object.entries(CANARIES).flatMap(([name, forms]) =>
      forms.flatMap((form) =>
        placesOf(form, stores)
          .filter((place) => !(OWN.has(forms[0]) && place === `export ${playerId}`))
          .map((place) => `${name} in ${place}`),
      ),
    );
    expect(found).toEqual([]);
  });

  test('are not recognised by a hash that anybody can compute', () => {
    const found = Object.entries(CANARIES).flatMap(([name, [canary]]) => {
      const own = [
        ['iban', canary],
        ['owner', 'Anna Maria'],
      ];
      const contents = [canary, JSON.stringify(['bank', own])];
      return contents.flatMap((content) => {
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
        return [...stores].flatMap(([place, text]) => (text.includes(hash) ? [`${name} in ${place}`] : []));
      });
    });
    expect(found).toEqual([]);
  });

  test('are in their player’s own export, as far as the player has typed them', () => {
    expect(stores.get(`export ${playerId}`)).toContain(TYPED_OUT);
  });

  test('are shown by their last four characters', async () => {
    const rows = await world.app.db.selectFrom('instruments').select('requisite').orderBy('id').execute();
    expect(rows.map(({ requisite }) => requisite)).toEqual(['•••• 1115', '•••• 1115', '•••• 2606']);
  });
});
