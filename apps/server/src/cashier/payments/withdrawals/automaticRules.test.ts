import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { sql } from 'kysely';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertOffer } from '../../../rewards/bonuses/offers.store.ts';
import { PLAIN_OFFER } from '../../../testing/bonusBench.ts';
import { BANK, createWithdrawalsWorld, type WithdrawalsWorld } from '../../../testing/withdrawalsWorld.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ANNA = 'Bearer token-of-anna-0123456789';

let world: WithdrawalsWorld;
beforeAll(async () => {
  const sandbox = await startPaymentSandbox();
  const listed: { methods: { id: string }[] }[] = JSON.parse(await readFile(sandbox.providersFile, 'utf8'));
  const providers = listed.map((provider) => ({
    ...provider,
    methods: provider.methods.map((method) =>
      method.id === 'bank-payout' ? { ...method, needs: { depositedWith: true } } : method,
    ),
  }));
  await writeFile(sandbox.providersFile, JSON.stringify(providers));
  world = await createWithdrawalsWorld(sandbox);
  const offer = { terms: PLAIN_OFFER, texts: { en: { title: 'Bonus', text: 'Of a test.' } }, by: 'test' };
  await world.app.db.transaction().execute((trx) => insertOffer(trx, 'house', { ...offer, at: new Date() }));
});
afterAll(() => world.close());

type Player = Awaited<ReturnType<WithdrawalsWorld['player']>>;

/** Requests a withdrawal to the card that was paid in from, and returns what keeps it from being approved. */
async function doubtsAbout(player: Player): Promise<readonly string[]> {
  await player.deposit('100.00');
  const { id } = await player.begin({
    amount: '40.00',
    instrumentId: await player.instrument('card-payout'),
  });
  await world.doDue();
  const review = await world.operate('GET', `/ops/withdrawals/${id}`, undefined, ANNA);
  return review
    .json<{ checks: { code: string; isFine: boolean }[] }>()
    .checks.flatMap(({ code, isFine }) => (isFine ? [] : [code]));
}

const before = (ms: number): Date => new Date(world.app.now().getTime() - ms);

/** Stores a change of a player's personal data. */
async function change({ playerId }: Player, at: Date, valueBefore: string | null): Promise<void> {
  await world.app.db
    .insertInto('player_data_changes')
    .values({
      player_id: playerId,
      at,
      operator: null,
      field: 'surname',
      value_before: valueBefore,
      value_after: 'Weber',
    })
    .execute();
}

/** Stores a bonus that an operator has taken back. */
async function revoked({ playerId }: Player, at: Date): Promise<void> {
  await sql`
    insert into bonus_grants (player_id, site_id, offer_id, version, kind, state, source, source_ref, iso, created_at,
      expires_at, ended_at, end_reason)
    select ${playerId}, 'house', o.id, 1, 'reload', 'refused', 'operator', 'test', 'EUR', ${at}, ${at}, ${at}, 'revoked'
    from bonus_offers o order by o.id limit 1`.execute(world.app.db);
}

describe('a withdrawal of a verified player to a known card', () => {
  test('is approved without an operator', async () => {
    expect(await doubtsAbout(await world.player())).toEqual([]);
  });

  test('waits for an operator within 72 hours after personal data was replaced', async () => {
    const player = await world.player();
    await change(player, before(71 * HOUR), 'Neil');
    expect(await doubtsAbout(player)).toEqual(['profile']);
  });

  test('is approved later, and after data was completed', async () => {
    const player = await world.player();
    await change(player, before(73 * HOUR), 'Neil');
    await change(player, before(HOUR), null);
    expect(await doubtsAbout(player)).toEqual([]);
  });

  test('waits for an operator within 30 days after a bonus was revoked', async () => {
    const [player, other] = [await world.player(), await world.player()];
    await revoked(player, before(29 * DAY));
    await revoked(other, before(31 * DAY));
    expect(await doubtsAbout(player)).toEqual(['bonus-revoked']);
    expect(await doubtsAbout(other)).toEqual([]);
  });

  test('waits for an operator if the player is marked for abuse', async () => {
    const player = await world.player();
    await world.app.limits.restrictions.block(String(player.playerId), { isMarked: true });
    expect(await doubtsAbout(player)).toEqual(['marked']);
    await world.app.limits.restrictions.block(String(player.playerId), { isMarked: false });
    expect(await doubtsAbout(player)).toEqual([]);
  });
});

describe('a method that only pays back to what was paid in from', () => {
  test('takes no other account, and says so', async () => {
    const player = await world.player();
    await player.deposit('100.00');
    await player.win(10_000n);
    const answer = await player.withdraw({ amount: '150.00', ...BANK });
    expect(answer.json()).toMatchObject({ code: 'DEPOSIT_NEEDED' });
    // Money that was paid in by card goes back to it.
    expect((await player.withdraw({ amount: '100.00', ...BANK })).json()).not.toHaveProperty(
      'code',
      'DEPOSIT_NEEDED',
    );
  });
});
