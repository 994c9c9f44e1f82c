import type { Payment, PaymentMethod } from '@touchline/contract';
import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { sql } from 'kysely';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../kernel/index.ts';
import { createPaymentsWorld, DAY, type PayingPlayer, type PaymentsWorld } from '../../testing/payments.ts';

const HOUR = 3_600_000;

let world: PaymentsWorld;
let folder: string;

interface Listed {
  readonly id: string;
  readonly direction: string;
}

/** Needs of the methods of this suite, by id. */
const NEEDS: Readonly<Record<string, object>> = {
  transfer: { verified: true },
  voucher: { accountAgeDays: 2 },
  wallet: { email: true },
  instant: { phone: true },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-gates-'));
  const sandbox = await startPaymentSandbox();
  const listed: { readonly methods: readonly Listed[] }[] = JSON.parse(
    await readFile(sandbox.providersFile, 'utf8'),
  );
  const [provider] = listed;
  const card = provider?.methods.find(({ id }) => id === 'card');
  const methods = provider?.methods.map((one) => ({
    ...one,
    ...(NEEDS[one.id] && { needs: NEEDS[one.id] }),
  }));
  // A second method of the family, and a card that may be a credit card without the provider saying so.
  const others = [
    { ...card, id: 'card-two' },
    { ...card, id: 'unsure', family: 'unsure', group: 'wallets' },
  ];
  await writeFile(
    sandbox.providersFile,
    JSON.stringify([{ ...provider, methods: [...(methods ?? []), ...others] }]),
  );
  const SITES_FILE = join(folder, 'sites.json');
  const site = {
    id: 'house',
    brand: 'touchline',
    hosts: ['localhost'],
    safety: { jurisdictionOfCountry: { gb: 'uk' } },
    deposits: { lookUpAbove: '1000.00' },
  };
  await writeFile(SITES_FILE, JSON.stringify({ sites: [site] }));
  world = await createPaymentsWorld(sandbox, { SITES_FILE });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

async function methodOf(player: PayingPlayer, id: string): Promise<PaymentMethod | undefined> {
  const { body } = await player.call('GET', `/web-api/payments/methods?accountId=${player.accountId}`);
  const methods: readonly PaymentMethod[] = body.methods;
  return methods.find((method) => method.id === id);
}

/** Begins a deposit that its bank declines. */
async function decline(player: PayingPlayer, methodId = 'card'): Promise<void> {
  const { id, providerRef } = await player.begin('20.00', { methodId });
  const declined = { merchantRef: id, id: providerRef, state: 'failed', reason: 'declined' };
  expect(await world.event('payment.failed', declined)).toBe(200);
}

async function payWith(player: PayingPlayer, instrument: string, methodId = 'card'): Promise<void> {
  const { id, providerRef } = await player.begin('20.00', { methodId });
  await world.event('payment.succeeded', {
    merchantRef: id,
    id: providerRef,
    amount: '20.00',
    currency: 'EUR',
    instrument,
  });
}

/** Moves what a player has done to the past, as the session of a player ends with time. */
async function moveBack({ playerId }: PayingPlayer, ms: number): Promise<void> {
  const span = sql`make_interval(secs => ${ms / 1000})`;
  for (const statement of [
    sql`update payment_steps s set at = at - ${span} from payments p where p.id = s.payment_id and p.player_id = ${playerId}`,
    sql`update method_pauses set begun_at = begun_at - ${span}, ends_at = ends_at - ${span} where player_id = ${playerId}`,
    sql`update players set registered_at = registered_at - ${span} where id = ${playerId}`,
  ])
    await statement.execute(world.app.db);
}

const repeat = async (times: number, work: () => Promise<void>): Promise<void> => {
  for (let time = 0; time < times; time += 1) await work();
};

const pausesOf = async ({ playerId }: PayingPlayer) =>
  (await world.ops('GET', `/ops/money/${playerId}`)).body.pauses;

const succeed = ({ id, providerRef, amount }: Payment, more: object = {}) =>
  world.event('payment.succeeded', { merchantRef: id, id: providerRef, amount, currency: 'EUR', ...more });

describe('a success above the site’s amount', () => {
  test('is credited once the provider has confirmed it by a look-up', async () => {
    const player = await world.player();
    const { id } = await player.pay('1500.00');
    const before = await world.app.db
      .selectFrom('payments')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(before?.state).toBe('pending');
    expect(await player.money()).toBe('0.00');
    await runJobs(world.app.payments.jobs);
    expect(await player.money()).toBe('1500.00');
  });

  test('isn’t credited on a call-back that the provider doesn’t confirm', async () => {
    const player = await world.player();
    const payment = await player.begin('1500.00');
    await succeed(payment);
    await runJobs(world.app.payments.jobs);
    await succeed(payment);
    await runJobs(world.app.payments.jobs);
    expect(await player.money()).toBe('0.00');
    expect(await world.booked(payment.id)).toEqual({});
  });

  test('is credited at once up to it', async () => {
    const player = await world.player();
    await player.pay('1000.00');
    expect(await player.money()).toBe('1000.00');
  });
});

describe('five declines in an hour', () => {
  test('pause the method for 24 hours, and the player sees until when', async () => {
    const player = await world.player();
    await repeat(4, () => decline(player));
    expect(await methodOf(player, 'card')).not.toHaveProperty('unavailable');
    await decline(player);
    const now = world.app.now().getTime() / 1000;
    const shown = await methodOf(player, 'card');
    expect(shown).toMatchObject({ unavailable: 'METHOD_PAUSED' });
    expect((shown?.unavailableUntil ?? 0) - now).toBeGreaterThan(23.9 * 3600);
    expect(await player.refusal('20.00')).toBe('METHOD_PAUSED');
    expect(await player.refusal('20.00', { methodId: 'unsure' })).toBeUndefined();
    await moveBack(player, DAY);
    expect(await player.refusal('20.00')).toBeUndefined();
  });

  test('count for all methods of the family, and in the hour only', async () => {
    const player = await world.player();
    await repeat(3, () => decline(player));
    await decline(player, 'card-two');
    await moveBack(player, HOUR);
    await repeat(4, () => decline(player, 'card-two'));
    expect(await player.refusal('20.00')).toBeUndefined();
    await decline(player, 'card-two');
    expect(await player.refusal('20.00')).toBe('METHOD_PAUSED');
    expect(await player.refusal('20.00', { methodId: 'card-two' })).toBe('METHOD_PAUSED');
  });

  test('count if they come at once', async () => {
    const player = await world.player();
    await repeat(3, () => decline(player));
    const open = [await player.begin('20.00'), await player.begin('20.00')];
    await Promise.all(
      open.map(({ id, providerRef }) =>
        world.event('payment.failed', {
          merchantRef: id,
          id: providerRef,
          state: 'failed',
          reason: 'declined',
        }),
      ),
    );
    expect(await player.refusal('20.00')).toBe('METHOD_PAUSED');
  });

  test('of one player pause nothing for another', async () => {
    const [player, other] = [await world.player(), await world.player()];
    await repeat(5, () => decline(player));
    expect(await other.refusal('20.00')).toBeUndefined();
  });

  test('are seen by operators, who end the pause with a reason; what came before doesn’t count', async () => {
    const player = await world.player();
    await repeat(5, () => decline(player));
    const [pause] = await pausesOf(player);
    expect(pause).toMatchObject({ family: 'card', cause: 'declines' });
    const path = `/ops/money/${player.playerId}/pauses/${pause.id}/lift`;
    expect((await world.ops('POST', path, {})).status).toBe(400);
    expect((await world.ops('POST', path, { reason: 'The bank was down.' })).status).toBe(200);
    expect((await world.ops('POST', path, { reason: 'The bank was down.' })).status).toBe(409);
    await repeat(4, () => decline(player));
    expect(await player.refusal('20.00')).toBeUndefined();
    await decline(player);
    expect(await player.refusal('20.00')).toBe('METHOD_PAUSED');
  });
});

describe('three cards in a day', () => {
  test('pause the method; the payments are credited', async () => {
    const player = await world.player();
    await payWith(player, 'card-1');
    await payWith(player, 'card-1');
    await payWith(player, 'card-2', 'card-two');
    expect(await player.refusal('20.00')).toBeUndefined();
    const [open] = (await player.call('GET', '/web-api/payments?state=open')).body.payments;
    await player.call('POST', `/web-api/payments/${open.id}/cancel`, {});
    await payWith(player, 'card-3');
    expect(await player.money()).toBe('80.00');
    expect(await player.refusal('20.00')).toBe('METHOD_PAUSED');
    expect(await pausesOf(player)).toMatchObject([{ cause: 'cards' }]);
  });

  test('aren’t three wallets', async () => {
    const player = await withContact(await world.player(), { email: true });
    for (const name of ['wallet-1', 'wallet-2', 'wallet-3']) await payWith(player, name, 'wallet');
    expect(await player.refusal('20.00', { methodId: 'wallet' })).toBeUndefined();
  });
});

async function withContact(
  player: PayingPlayer,
  { email = false, phone = false }: { readonly email?: boolean; readonly phone?: boolean },
): Promise<PayingPlayer> {
  await world.app.db
    .updateTable('players')
    .set({
      email: email ? `player${player.playerId}@example.com` : null,
      phone: phone ? `4915000${player.playerId}` : null,
    })
    .where('id', '=', player.playerId)
    .execute();
  return player;
}

describe('the needs of a method', () => {
  test.each([
    ['transfer', 'VERIFICATION_REQUIRED'],
    ['voucher', 'ACCOUNT_TOO_NEW'],
    ['wallet', 'EMAIL_NEEDED'],
    ['instant', 'PHONE_NEEDED'],
  ])('of %s keep a new player away: %s', async (methodId, code) => {
    const player = await withContact(await world.player(), {});
    expect(await methodOf(player, methodId)).toMatchObject({ unavailable: code });
    expect(await player.refusal('20.00', { methodId })).toBe(code);
  });

  test('are met by contact data, age and verification', async () => {
    const player = await withContact(await world.player(), { email: true, phone: true });
    expect(await player.refusal('20.00', { methodId: 'wallet' })).toBeUndefined();
    expect(await player.refusal('20.00', { methodId: 'instant' })).toBeUndefined();
    await moveBack(player, 2 * DAY);
    expect(await methodOf(player, 'voucher')).not.toHaveProperty('unavailable', 'ACCOUNT_TOO_NEW');
  });
});

async function fromBritain(): Promise<PayingPlayer> {
  const player = await world.player();
  await world.app.db
    .insertInto('player_profiles')
    .values({ player_id: player.playerId, country_code: 'gb' })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ country_code: 'gb' }))
    .execute();
  return player;
}

describe('where credit cards are forbidden', () => {
  test('the provider’s page takes none', async () => {
    const player = await fromBritain();
    const { id } = await player.pay('20.26');
    expect(await player.state(id)).toMatchObject({ state: 'failed', reason: 'credit_card' });
  });

  test.each([
    ['a credit card', { funding: 'credit' }],
    ['a card of an unknown kind', {}],
    ['a card of a kind that isn’t in the protocol', { funding: 'charge' }],
  ])('money of %s goes back', async (_, more) => {
    const player = await fromBritain();
    const payment = await player.begin('20.00');
    await succeed(payment, more);
    expect(await player.state(payment.id)).toMatchObject({ state: 'review', reason: 'credit_card' });
    expect(await player.money()).toBe('0.00');
  });

  test.each(['debit', 'prepaid'])('a %s card is credited', async (funding) => {
    const player = await fromBritain();
    await succeed(await player.begin('20.00'), { funding });
    expect(await player.money()).toBe('20.00');
  });

  test('a wallet that may be funded by one isn’t offered', async () => {
    const player = await fromBritain();
    expect(await methodOf(player, 'unsure')).toBeUndefined();
    expect(await player.refusal('20.00', { methodId: 'unsure' })).toBe('METHOD_UNAVAILABLE');
    expect(await methodOf(await world.player(), 'unsure')).toBeDefined();
  });

  test('elsewhere a credit card is credited', async () => {
    const player = await world.player();
    await succeed(await player.begin('20.00'), { funding: 'credit' });
    expect(await player.money()).toBe('20.00');
  });
});
