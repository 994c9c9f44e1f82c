import { beforeEach, describe, expect, test } from 'vitest';
import { createBench, type CouponBench } from '../../../testing/couponBench.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { LIMIT_TYPE, type LimitType } from '../rules/limitTypes.ts';

const DAY = 86_400;

const database = suiteDatabase();
let bench: CouponBench;

beforeEach(async () => {
  bench = await createBench(database.db);
});

async function limit(type: LimitType, value: bigint, days?: number): Promise<void> {
  const starts = bench.now();
  await bench.db
    .insertInto('limits')
    .values({
      player_id: bench.player.playerId,
      type,
      value,
      iso: type < 30 ? 'EUR' : null,
      state: 'ACTIVE',
      starts_at: starts,
      ends_at: days === undefined ? null : new Date(starts.getTime() + days * DAY * 1000),
    })
    .execute();
}

const block = (values: { ban_level?: number; disallowed_line_sports?: number[] }) =>
  bench.db
    .insertInto('player_blocks')
    .values({ player_id: bench.player.playerId, ...values })
    .execute();

describe('a placement', () => {
  test('is refused with the limit’s remainder, and accepted if it fits', async () => {
    await limit(LIMIT_TYPE.wagering24h, 1500n);
    const bets = [bench.leg(1, '1.85')];
    expect(await bench.place({ bets, amount: '10.00' })).toMatchObject({ state: 'accepted' });
    expect(await bench.place({ bets, amount: '5.01' })).toMatchObject({
      state: 'rejected',
      refusal: { code: 'LIMIT_WAGER', limit: '5.00', legs: [] },
    });
    expect(await bench.place({ bets, amount: '5.00' })).toMatchObject({ state: 'accepted' });
    bench.pass(DAY);
    expect(await bench.place({ bets: [bench.leg(2, '1.85')], amount: '15.00' })).toMatchObject({
      state: 'accepted',
    });
  });

  test('has a larger remainder after a win under a loss limit, and after a return under every limit', async () => {
    await limit(LIMIT_TYPE.loss24h, 1000n);
    await limit(LIMIT_TYPE.wagering7d, 3000n);
    const [won, returned] = [bench.leg(1, '3'), bench.leg(2, '2')];
    await bench.place({ bets: [won], amount: '10.00' });
    expect(await bench.place({ bets: [returned], amount: '0.20' })).toMatchObject({
      refusal: { code: 'LIMIT_LOSS', limit: '0.00' },
    });
    await bench.result(won, 1);
    await bench.place({ bets: [returned], amount: '10.00' });
    await bench.result(returned, 2);
    const next = [bench.leg(3, '2')];
    expect(await bench.place({ bets: next, amount: '20.01' })).toMatchObject({
      refusal: { code: 'LIMIT_LOSS', limit: '10.00' },
    });
    expect(await bench.place({ bets: next, amount: '10.00' })).toMatchObject({ state: 'accepted' });
  });

  test('is refused for a block before its legs, prices, amount and funds are checked', async () => {
    await limit(LIMIT_TYPE.timeout, 1n, 1);
    const gone = { ...bench.leg(1, '1.85'), selectionId: '1.winner:gone' };
    const moved = { ...bench.leg(2, '1.85'), coef: '2.5' };
    for (const bet of [gone, moved]) {
      expect(await bench.place({ bets: [bet], amount: '100000.00' })).toMatchObject({
        state: 'rejected',
        refusal: { code: 'TIMEOUT_ACTIVE' },
      });
    }
    bench.pass(DAY);
    expect(await bench.place({ bets: [bench.leg(3, '1.85')] })).toMatchObject({ state: 'accepted' });
  });

  test('is refused with every leg of a sport that the player switched off', async () => {
    await block({ disallowed_line_sports: [1] });
    const bets = [bench.leg(1, '1.85'), bench.leg(2, '1.85')];
    const refused = await bench.place({ typeId: 1, bets });
    expect(refused.refusal?.code).toBe('SPORT_DISALLOWED');
    expect(refused.refusal?.legs.map(({ selectionId }) => selectionId)).toEqual(
      bets.map(({ selectionId }) => selectionId),
    );
  });

  test('of a banned player is refused', async () => {
    await block({ ban_level: 45 });
    expect(await bench.place({ bets: [bench.leg(1, '1.85')] })).toMatchObject({
      refusal: { code: 'BETTING_CLOSED' },
    });
  });
});

describe('at the end of a live delay', () => {
  const inPlay = () => bench.place({ bets: [bench.leg(1, '1.85', { producer: 'live' })], amount: '10.00' });

  test('a stake that just fits is accepted: it is counted once', async () => {
    await limit(LIMIT_TYPE.wagering24h, 1000n);
    const placed = await inPlay();
    expect(placed.state).toBe('pending');
    bench.pass(10);
    await bench.clock.decideDue();
    expect(await bench.stored(placed.id)).toMatchObject({ state: 'accepted' });
  });

  test.each([
    ['a limit that was lowered', () => limit(LIMIT_TYPE.wagering24h, 900n), 'LIMIT_WAGER'],
    ['an exclusion', () => limit(LIMIT_TYPE.selfExclusion, 180n, 180), 'SELF_EXCLUDED'],
  ])(
    '%s meanwhile refuses the bet and releases the stake and its share of the limit',
    async (_what, set, code) => {
      const placed = await inPlay();
      await set();
      bench.pass(10);
      await bench.clock.decideDue();
      expect(await couponRow(placed.id)).toMatchObject({ state: 'rejected', refusal: { code } });
      expect(await bench.balance()).toBe(100_000n);
      await bench.db
        .updateTable('limits')
        .set({ state: 'INACTIVE' })
        .where('player_id', '=', bench.player.playerId)
        .execute();
      await limit(LIMIT_TYPE.wagering24h, 1000n);
      expect(await bench.place({ bets: [bench.leg(2, '1.85')], amount: '10.00' })).toMatchObject({
        state: 'accepted',
      });
    },
  );

  const couponRow = (id: string) =>
    bench.db.selectFrom('coupons').selectAll().where('id', '=', BigInt(id)).executeTakeFirst();
});
