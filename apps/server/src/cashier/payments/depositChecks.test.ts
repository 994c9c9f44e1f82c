import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationBlock } from '../../protection/limits/enforcement/restrictedOperations.ts';
import { createPaymentsWorld, DAY, type PayingPlayer, type PaymentsWorld } from '../../testing/payments.ts';
import { changeProfile } from '../../accounts/profile.ts';

const safety = {
  identityAbove: [{ amount: '2000.00', days: 180 }],
  fundsAbove: [
    { amount: '5000.00', days: 30 },
    { amount: '20000.00', days: 365 },
  ],
};

let world: PaymentsWorld;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-sites-'));
  const SITES_FILE = join(folder, 'sites.json');
  const site = { id: 'house', brand: 'touchline', hosts: ['localhost'], isShowIdentification: true, safety };
  await writeFile(SITES_FILE, JSON.stringify({ sites: [site] }));
  world = await createPaymentsWorld(await startPaymentSandbox(), { SITES_FILE });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const verify = ({ playerId }: PayingPlayer) =>
  changeProfile(world.app.db, playerId, { verification_status: 2, name: 'Anna', surname: 'Maria' });

const offer = async (one: PayingPlayer) => (await one.call('GET', '/web-api/payments/methods')).body;
const money = async (one: PayingPlayer) => (await world.ops('GET', `/ops/money/${one.playerId}`)).body;
const doorOf = ({ playerId }: PayingPlayer, door: 'bet' | 'withdraw') =>
  world.app.db.transaction().execute((trx) => operationBlock(trx, door, playerId, new Date()));

describe('identity', () => {
  test('the deposit that passes the sum is credited; deposits and play then wait for the verification', async () => {
    const one = await world.player();
    await one.pay('1500.00');
    expect((await offer(one)).checks[0]).toEqual({ kind: 'identity', isDue: false, left: '500.00' });
    await one.pay('600.00');
    expect(await one.money()).toBe('2100.00');
    expect(await one.refusal('10.00')).toBe('VERIFICATION_REQUIRED');
    expect(await doorOf(one, 'bet')).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    expect(await doorOf(one, 'withdraw')).toBeUndefined();
    const { methods, checks } = await offer(one);
    expect(checks[0]).toMatchObject({ kind: 'identity', isDue: true });
    expect(new Set(methods.map(({ unavailable }: { unavailable?: string }) => unavailable))).toEqual(
      new Set(['VERIFICATION_REQUIRED']),
    );
    expect((await money(one)).checks[0]).toEqual({
      kind: 'identity',
      isDue: true,
      sum: '2100.00',
      above: '2000.00',
      days: 180,
    });
  });

  test('exactly the sum asks for nothing, and verified players aren’t asked', async () => {
    const one = await world.player();
    await one.pay('2000.00');
    expect((await offer(one)).checks[0]).toMatchObject({ isDue: false, left: '0.00' });
    await verify(one);
    await one.pay('500.00');
    expect((await offer(one)).checks.map(({ kind }: { kind: string }) => kind)).toEqual(['funds']);
    expect(await doorOf(one, 'bet')).toBeUndefined();
  });

  test('deposits that are open count: the next one waits for the verification', async () => {
    const one = await world.player();
    await one.begin('1500.00');
    await one.begin('600.00');
    expect(await one.refusal('10.00')).toBe('VERIFICATION_REQUIRED');
  });
});

describe('source of funds', () => {
  test('it is asked about before the sum of 30 days is passed, and a check begins it anew', async () => {
    const one = await world.player();
    await verify(one);
    await one.pay('4000.00');
    const { methods, checks } = await offer(one);
    expect(checks).toEqual([{ kind: 'funds', isDue: false, left: '1000.00' }]);
    expect(methods.find(({ id }: { id: string }) => id === 'card')).toMatchObject({ max: '1000.00' });
    expect(await one.refusal('1000.01')).toBe('FUNDS_CHECK_NEEDED');
    await one.pay('1000.00');
    expect(await one.refusal('5.00')).toBe('FUNDS_CHECK_NEEDED');
    expect((await offer(one)).methods[0].unavailable).toBe('FUNDS_CHECK_NEEDED');
    expect(await doorOf(one, 'bet')).toBeUndefined();

    const body = { state: 'checked', reason: 'payslips of three months' };
    expect((await world.ops('POST', `/ops/money/${one.playerId}/funds`, body)).status).toBe(200);
    const shown = await money(one);
    expect(shown.fundsCheck).toMatchObject({ state: 'checked', by: 'operator' });
    expect(shown.checks[0]).toMatchObject({
      kind: 'funds',
      isDue: false,
      sum: '0.00',
      above: '5000.00',
      days: 30,
    });
    await one.pay('500.00');
    expect(await one.money()).toBe('5500.00');
  });

  test('an operator asks at any sum: deposits wait until the check', async () => {
    const one = await world.player();
    const ask = (state: string) =>
      world.ops('POST', `/ops/money/${one.playerId}/funds`, { state, reason: 'unusual deposits' });
    await ask('asked');
    expect((await offer(one)).checks).toContainEqual({ kind: 'funds', isDue: true, left: '0.00' });
    expect(await one.refusal('5.00')).toBe('FUNDS_CHECK_NEEDED');
    await ask('checked');
    expect(await one.refusal('5.00')).toBeUndefined();
  });

  test('a player opens the identification for a document, also without one sent before', async () => {
    const one = await world.player();
    const open = () => one.call('POST', '/web-api/payments/funds-check');
    expect(await open()).toEqual({ status: 200, body: { isOpen: true } });
    await world.app.db
      .insertInto('identification_requests')
      .values({
        player_id: one.playerId,
        state: 'approved',
        data: '{}',
        submitted_at: new Date(),
        decided_at: new Date(),
        decided_by: 'operator',
      })
      .execute();
    await verify(one);
    expect((await open()).body).toEqual({ isOpen: true });
    expect((await one.call('GET', '/web-api/user/identification')).body.state).toBe('requested');
    expect((await open()).body).toEqual({ isOpen: true });
  });

  test('what was paid in before the window isn’t counted', async () => {
    const one = await world.player();
    await verify(one);
    await one.pay('4500.00');
    expect(await one.refusal('600.00')).toBe('FUNDS_CHECK_NEEDED');
    world.pass(31 * DAY);
    const { checks } = (await money(one)) as { checks: { sum: string; days: number }[] };
    expect(checks[0]).toMatchObject({ sum: '0.00', days: 30 });
  });

  test('two deposits at once don’t use the same remainder', async () => {
    const one = await world.player();
    await verify(one);
    await one.pay('4900.00');
    const codes = await Promise.all([one.refusal('80.00'), one.refusal('80.00')]);
    expect(codes.filter((code) => code === 'FUNDS_CHECK_NEEDED')).toHaveLength(1);
  });
});
