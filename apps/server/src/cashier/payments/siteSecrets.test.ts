import { paymentSecret, startPaymentSandbox } from '@touchline/sandbox/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureOf } from '../../kernel/providers/signature.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../../testing/payments.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../testing/withdrawalsWorld.ts';
import { readPaymentProviders } from './providers/providersFile.ts';

let folder: string;
let world: PaymentsWorld;
let withdrawals: WithdrawalsWorld;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-site-secrets-'));
  const sites = [
    { id: 'house', brand: 'touchline', hosts: ['localhost'] },
    { id: 'other', brand: 'touchline', hosts: ['other.localhost'] },
    { id: 'unpaid', brand: 'touchline', hosts: ['unpaid.localhost'] },
  ];
  const SITES_FILE = join(folder, 'sites.json');
  await writeFile(SITES_FILE, JSON.stringify({ sites }));
  const sandbox = await startPaymentSandbox();
  await sandbox.addSites(['other']);
  world = await createPaymentsWorld(sandbox, { SITES_FILE });
  withdrawals = await createWithdrawalsWorld(await startPaymentSandbox());
});
afterAll(async () => {
  await world.close();
  await withdrawals.close();
  await rm(folder, { recursive: true });
});

/** An event that reports a payment as succeeded. */
const success = (id: string, merchantRef: string) => ({
  id,
  type: 'payment.succeeded',
  at: Math.floor(world.app.now().getTime() / 1000),
  payment: { id: `at-${merchantRef}`, merchantRef, state: 'succeeded', amount: '20.00', currency: 'EUR' },
});

describe('a call-back about a deposit', () => {
  test('that is signed with the secret of another site is refused', async () => {
    const player = await world.player();
    const { id } = await player.begin('20.00');
    const event = success('signed-by-another', id);
    expect(await world.callBack({ siteId: 'house', secret: paymentSecret('other'), event })).toBe(401);
    expect(await player.money()).toBe('0.00');
    expect(await world.callBack({ siteId: 'house', event })).toBe(200);
    expect(await player.money()).toBe('20.00');
  });

  test('at the address of another site credits nothing, and takes no id from the deposit’s own site', async () => {
    const player = await world.player();
    const { id } = await player.begin('20.00');
    const event = success('at-another-address', id);
    expect(await world.callBack({ siteId: 'other', event })).toBe(200);
    expect(await player.money()).toBe('0.00');
    expect(await world.booked(id)).toEqual({});
    expect(await world.callBack({ siteId: 'house', event })).toBe(200);
    expect(await world.callBack({ siteId: 'house', event })).toBe(200);
    expect(await player.money()).toBe('20.00');
  });

  test.each(['unpaid', 'nowhere', 'constructor', 'HOUSE'])(
    'at the address of %s, a site without a secret, is refused',
    async (siteId) => {
      const player = await world.player();
      const { id } = await player.begin('20.00');
      const event = success(`at-${siteId}`, id);
      expect(await world.callBack({ siteId, secret: paymentSecret('house'), event })).toBe(401);
      expect(await player.money()).toBe('0.00');
    },
  );
});

test('a call-back at the address of another site confirms no payout', async () => {
  const player = await withdrawals.player();
  await player.deposit('100.00');
  const { id } = await player.begin({
    amount: '40.00',
    instrumentId: await player.instrument('card-payout'),
  });
  await withdrawals.doDue();
  const { app } = withdrawals;
  const leg = await app.db
    .selectFrom('payments')
    .select('id')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  const at = Math.floor(app.now().getTime() / 1000);
  const payment = {
    id: `payout-${leg.id}`,
    merchantRef: leg.id,
    state: 'paid',
    amount: '40.00',
    currency: 'EUR',
  };
  const payload = Buffer.from(JSON.stringify({ id: withdrawals.newKey(), type: 'payout.paid', at, payment }));
  const send = (siteId: string) =>
    app.app.inject({
      method: 'POST',
      url: `/psp/sandbox/${siteId}/events`,
      headers: {
        'content-type': 'application/json',
        'touchline-signature': `t=${at},v1=${signatureOf(paymentSecret('open'), at, payload)}`,
      },
      payload,
    });
  expect((await send('open')).statusCode).toBe(200);
  expect((await send('house')).statusCode).toBe(401);
  expect((await player.state(id)).state).toBe('sent');
  expect(await withdrawals.bookedFor(id)).toEqual({ payouts: 4_000n, player: -4_000n });
});

test('a site without a secret of the provider offers none of its methods', async () => {
  const methodsAt = async (host: string) => {
    const answer = await world.app
      .client(host)
      .call('GET', '/web-api/payments/offer?direction=deposit&currency=EUR');
    return answer.json<{ methods: unknown[] }>().methods.length;
  };
  expect(await methodsAt('other.localhost')).toBeGreaterThan(0);
  expect(await methodsAt('unpaid.localhost')).toBe(0);
});

describe('the list of providers', () => {
  const entry = {
    id: 'acme',
    adapter: 'touchline',
    url: 'https://pay.example',
    key: 'key-of-the-api',
    methods: [],
  };
  const read = async (secrets: unknown) => {
    const file = join(folder, 'providers.json');
    await writeFile(file, JSON.stringify([{ ...entry, secrets }]));
    return readPaymentProviders(file, () => new Date());
  };
  const secret = 'secret-of-a-site-0123';

  test('is read with secrets of each site', async () => {
    expect((await read({ house: [secret, `${secret}-before`] })).of('acme')).toBeDefined();
  });

  test('with one secret for all sites is refused with the form that it needs', async () => {
    await expect(read([secret])).rejects.toThrow(
      /every site has secrets of its own: write "secrets": \{ "<id of a site>"/,
    );
  });

  test('with one secret for two sites is refused', async () => {
    await expect(read({ house: [secret], other: ['another-secret-0123', secret] })).rejects.toThrow(
      /two sites have the same secret/,
    );
  });

  test('without a site is refused', async () => {
    await expect(read({})).rejects.toThrow(/no site has a secret/);
  });
});
