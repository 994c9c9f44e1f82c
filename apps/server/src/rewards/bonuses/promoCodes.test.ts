import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OfferTerms } from '@touchline/bonuses';
import { createBonusBench, type BonusBench } from '../../testing/bonusBench.ts';
import { createTestPlayer } from '../../testing/players.ts';
import { suiteDatabase } from '../../testing/suiteDatabase.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import type { CodeRow } from './codes.store.ts';
import { activateCode, checkCode, codeHistory, tryRegistrationCode } from './promoCodes.service.ts';

const database = suiteDatabase();
let bench: BonusBench;

beforeEach(async () => {
  bench = await createBonusBench(database.db, { money: 10_000n });
});

let made = 0;

async function code(changes: Partial<CodeRow> = {}, offerId?: bigint): Promise<string> {
  const text = `SPRING${(made += 1)}X`;
  await database.db
    .insertInto('bonus_codes')
    .values({
      site_id: 'house',
      code: text,
      offer_id: offerId ?? (await bench.offer({ perPlayer: 9 })),
      player_id: null,
      max_uses: null,
      budget: null,
      budget_iso: null,
      countries: [],
      needs: [],
      from_at: null,
      to_at: null,
      ended_at: null,
      created_at: bench.now(),
      ...changes,
    })
    .execute();
  return text;
}

const typed = (text: string, playerId = bench.player.playerId) => ({
  siteId: 'house',
  playerId,
  code: text,
  iso: 'EUR',
});
const use = (text: string, playerId?: bigint) =>
  activateCode(database.db, typed(text, playerId), bench.now());
const check = (text: string) => checkCode(database.db, typed(text), bench.now());

/** Stores a deposit that succeeded now, and does what follows. */
async function deposit(amount: bigint): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const { playerId, accountId } = bench.player;
  const at = bench.now();
  await database.db
    .insertInto('payments')
    .values({
      id,
      player_id: playerId,
      account_id: accountId,
      site_id: 'house',
      direction: 'deposit',
      method_id: 'card',
      method_name: JSON.stringify({ en: 'Card' }),
      method_icon: 'card',
      provider: 'sandbox',
      provider_ref: null,
      iso: 'EUR',
      amount,
      fee: 0n,
      amount_mode: 'fixed',
      received: amount,
      state: 'succeeded',
      reason: null,
      instrument: null,
      requisite: null,
      redirect_url: null,
      instructions: null,
      fields: '{}',
      created_at: at,
      expires_at: null,
      event_at: null,
      looked_up_at: null,
      look_up_due_at: null,
    })
    .execute();
  const step = {
    payment_id: id,
    player_id: playerId,
    at,
    state: 'succeeded',
    event: 'paid',
    source: 'provider',
    reason: null,
  } as const;
  await database.db.insertInto('payment_steps').values(step).execute();
  await database.db.insertInto('bonus_deposits').values({ payment_id: id, state: 'credited' }).execute();
  await bench.bonuses.doDue();
  return id;
}

describe('a promo code', () => {
  test('gives its bonus once to a player, however it is typed', async () => {
    const text = await code();
    expect(await check(` ${text.toLowerCase()} `)).toMatchObject({ state: 'usable', code: text });
    expect(await use(text)).toMatchObject({ state: 'active', money: '20.00' });
    expect(await check(text)).toMatchObject({ state: 'used' });
    await expect(use(text)).rejects.toMatchObject({ status: 409, code: 'PROMO_CODE_USED' });
    expect((await codeHistory(database.db, bench.player.playerId)).codes).toMatchObject([{ code: text }]);
  });

  test('has one winner of its last use', async () => {
    const text = await code({ max_uses: 200, uses: 199 });
    const other = await createTestPlayer(database.db);
    const answers = await Promise.allSettled([use(text), use(text, other.playerId)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'PROMO_CODE_EXHAUSTED' },
    });
  });

  test('is used once by two activations of one player at the same time', async () => {
    const text = await code();
    const answers = await Promise.allSettled([use(text), use(text), use(text)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await bench.bonusMoney()).toBe(2_000n);
  });

  test('ends with its budget', async () => {
    const text = await code({ budget: 3_000n, budget_iso: 'EUR', per_player: 5 });
    await use(text);
    expect(await check(text)).toMatchObject({ state: 'exhausted' });
  });

  test('of another player is as unknown as one that doesn’t exist', async () => {
    const other = await createTestPlayer(database.db);
    const text = await code({ player_id: other.playerId });
    await expect(check(text)).rejects.toMatchObject({ status: 404, code: 'PROMO_CODE_NOT_FOUND' });
    await expect(check('NOSUCHCODE')).rejects.toMatchObject({ status: 404, code: 'PROMO_CODE_NOT_FOUND' });
  });

  test('of a registration takes effect once its condition holds', async () => {
    const { playerId } = bench.player;
    const text = await code({ needs: ['deposit'] });
    await database.db
      .insertInto('registration_choices')
      .values({
        player_id: playerId,
        type: 'full_reg',
        bonus: null,
        promo_code: text,
        accepted_terms_at: bench.now(),
      })
      .execute();
    const attempt = () => tryRegistrationCode(database.db, typed(text), bench.now());
    expect(await attempt()).toBeUndefined();
    await deposit(5_000n);
    expect(await attempt()).toBe('used');
    expect(await bench.bonusMoney()).toBe(2_000n);
  });
});

describe('a bonus for a deposit', () => {
  const FIRST: Partial<OfferTerms> = {
    kind: 'firstDeposit',
    percent: '100',
    currencies: [{ iso: 'EUR', cap: '100.00', minDeposit: '10.00' }],
  };

  test('is given for the first deposit by the player’s choice only', async () => {
    await bench.offer(FIRST);
    await bench.service.chooseFirstDeposit(bench.player.playerId, 0);
    await deposit(8_765n);
    expect(await bench.bonusMoney()).toBeUndefined();
    await expect(bench.service.chooseFirstDeposit(bench.player.playerId, 1)).rejects.toMatchObject({
      code: 'FIRST_DEPOSIT_MADE',
    });
  });

  test('is the percentage of the first deposit, and not of the second', async () => {
    await bench.offer(FIRST);
    await bench.service.chooseFirstDeposit(bench.player.playerId, 1);
    await deposit(8_765n);
    expect(await bench.bonusMoney()).toBe(8_765n);
    await deposit(5_000n);
    expect(await bench.bonusMoney()).toBe(8_765n);
  });

  test.each([
    { trait: 'postal address', values: ['12 Main Street, Flat 3', '12 main street flat 3'], isGiven: false },
    {
      trait: 'address of a neighbour',
      values: ['7 Mill Lane, Flat 1', '7 Mill Lane, Flat 2'],
      isGiven: true,
    },
  ])('for the first deposit is given once to a household: $trait', async ({ values, isGiven }) => {
    await bench.offer(FIRST);
    for (const [index, registration_address] of values.entries()) {
      if (index > 0) bench = await createBonusBench(database.db, { money: 10_000n });
      const { playerId } = bench.player;
      await database.db
        .insertInto('player_profiles')
        .values({ player_id: playerId, registration_address })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ registration_address }))
        .execute();
      await bench.service.chooseFirstDeposit(playerId, 1);
      await deposit(5_000n);
      expect(await bench.bonusMoney()).toBe(index === 0 || isGiven ? 5_000n : undefined);
    }
  });

  test('that was taken is given for the next deposit of at least its minimum', async () => {
    const reload = { kind: 'reload', percent: '50' } as const;
    const id = await bench.granted(await bench.offer({ ...FIRST, ...reload }));
    expect(await bench.grant(id)).toMatchObject({ state: 'offered', amount: null });
    await deposit(500n);
    expect(await bench.bonusMoney()).toBeUndefined();
    await deposit(3_333n);
    expect(await bench.grant(id)).toMatchObject({ state: 'active', amount: 1_667n, deposit_amount: 3_333n });
  });

  test('is revoked when the deposit is taken back', async () => {
    await bench.offer(FIRST);
    await bench.service.chooseFirstDeposit(bench.player.playerId, 1);
    const id = await deposit(5_000n);
    await database.db
      .updateTable('bonus_deposits')
      .set({ state: 'taken-back', is_due: true })
      .where('payment_id', '=', id)
      .execute();
    await bench.bonuses.doDue();
    expect(await bench.bonusMoney()).toBeUndefined();
    await expectSoundLedger(database.db);
  });
});
