import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyExclusion } from '../../protection/limits/changes/applyExclusion.ts';
import { lockWithAccounts } from '../../ledger/wallet/lockedPlayer.ts';
import { movementsSince } from '../../protection/limits/limits.store.ts';
import { createBonusBench, PLAIN_OFFER, type BonusBench } from '../../testing/bonusBench.ts';
import { suiteDatabase } from '../../testing/suiteDatabase.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { removeBonuses } from './ending.ts';
import { dueGrants } from './grants.store.ts';
import { bonusAtStake, giveUpForWithdrawal } from './withdrawals.ts';

const database = suiteDatabase();
let bench: BonusBench;

beforeEach(async () => {
  bench = await createBonusBench(database.db, { money: 10_000n });
});

afterEach(async () => {
  expect(bench.failures).toEqual([]);
  await expectSoundLedger(database.db);
});

let matches = 0;

/** Bets on a match of its own from the bonus and returns how to decide it. */
async function bet(amount: string, odds = '2', changes = {}) {
  const leg = bench.leg((matches += 1), odds, changes);
  const placed = await bench.place({ accountId: await bench.bonusAccount(), amount, bets: [leg] });
  return { placed, leg, end: (result: 0 | 1 | 2) => bench.result(leg, result) };
}

/** Bets and decides at once. */
async function play(amount: string, result: 0 | 1 | 2, odds = '2'): Promise<void> {
  const { placed, end } = await bet(amount, odds);
  expect(placed.state).toBe('accepted');
  await end(result);
}

const due = () => bench.bonuses.doDue();

describe('a grant', () => {
  test('opens the bonus account with its amount, apart from the player’s own money', async () => {
    const id = await bench.granted(await bench.offer());
    expect(await bench.bonusMoney()).toBe(2_000n);
    expect(await bench.balance()).toBe(10_000n);
    expect(await bench.grant(id)).toMatchObject({ state: 'active', required: 6_000n, progress: 0n });
  });

  test('is given once for the same event', async () => {
    const offer = await bench.offer();
    await bench.give(offer, 'same-event');
    expect(await bench.give(offer, 'same-event')).toEqual({ refusal: 'GRANTED_BEFORE' });
    expect(await bench.bonusMoney()).toBe(2_000n);
  });

  test('keeps the terms of its version when the offer changes', async () => {
    const offer = await bench.offer();
    const id = await bench.granted(offer);
    await database.db
      .insertInto('bonus_offer_versions')
      .values({
        offer_id: offer,
        version: 2,
        terms: JSON.stringify({ ...PLAIN_OFFER, days: 1 }),
        texts: '{}',
        at: bench.now(),
        by: 'test',
      })
      .execute();
    await database.db.updateTable('bonus_offers').set({ version: 2 }).where('id', '=', offer).execute();
    expect((await bench.grant(id)).terms.days).toBe(10);
  });

  test('waits behind an active one and begins after it, oldest first', async () => {
    const first = await bench.granted(await bench.offer());
    const second = await bench.granted(await bench.offer({ currencies: [{ iso: 'EUR', amount: '5.00' }] }));
    const third = await bench.granted(await bench.offer({ currencies: [{ iso: 'EUR', amount: '7.00' }] }));
    expect((await bench.grant(second)).state).toBe('waiting');
    expect(await bench.bonusMoney()).toBe(2_000n);
    await bench.service.refuse(bench.player.playerId, String(first), '20.00');
    expect((await bench.grant(second)).state).toBe('active');
    expect((await bench.grant(third)).state).toBe('waiting');
    expect(await bench.bonusMoney()).toBe(500n);
  });

  test('is refused to players on a break', async () => {
    await database.db
      .insertInto('limits')
      .values({
        player_id: bench.player.playerId,
        type: 33,
        value: 1n,
        iso: null,
        state: 'ACTIVE',
        starts_at: bench.now(),
        ends_at: new Date(bench.now().getTime() + 3_600_000),
      })
      .execute();
    expect(await bench.give(await bench.offer())).toEqual({ refusal: 'TIMEOUT_ACTIVE' });
  });

  test('ends with its offer’s number of grants', async () => {
    const offer = await bench.offer({ maxGrants: 1, perPlayer: 5 });
    await bench.granted(offer);
    expect(await bench.give(offer)).toEqual({ refusal: 'BUDGET_SPENT' });
  });
});

describe('a stake from the bonus', () => {
  test('is booked as a bonus stake and counts for wagering limits only', async () => {
    await bench.granted(await bench.offer());
    const before = new Date(bench.now().getTime() - 1000);
    await play('10.00', 0);
    const [moved] = await movementsSince(database.db, bench.player.playerId, before);
    expect(moved).toMatchObject({ staked: 0n, wagered: 1_000n, paid: 0n });
    expect(await bench.bonusMoney()).toBe(1_000n);
  });

  test('above the maximum is refused and moves nothing', async () => {
    await bench.granted(await bench.offer({ currencies: [{ iso: 'EUR', amount: '20.00', maxBet: '5.00' }] }));
    const { placed } = await bet('6.00');
    expect(placed).toMatchObject({ state: 'rejected', refusal: { code: 'BONUS_MAX_BET', limit: '5.00' } });
    expect(await bench.bonusMoney()).toBe(2_000n);
    expect((await bet('5.00')).placed.state).toBe('accepted');
  });

  test('is refused after the end of the bonus', async () => {
    const id = await bench.granted(await bench.offer());
    await bet('10.00');
    await bench.service.refuse(bench.player.playerId, String(id), '10.00');
    const { placed } = await bet('1.00');
    expect(placed).toMatchObject({ state: 'rejected', refusal: { code: 'BONUS_ENDED' } });
  });

  test('comes back with a returned bet and doesn’t count', async () => {
    const id = await bench.granted(await bench.offer());
    await play('10.00', 2);
    await due();
    expect(await bench.bonusMoney()).toBe(2_000n);
    expect(await bench.grant(id)).toMatchObject({ progress: 0n, state: 'active' });
    const kinds = await database.db
      .selectFrom('ledger_entries as e')
      .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
      .select('t.kind')
      .where('e.account_id', '=', BigInt(await bench.bonusAccount()))
      .orderBy('e.id')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['bonus-grant', 'bonus-stake', 'bonus-returned']);
  });

  test('is held during the live delay and comes back if the bet is refused', async () => {
    await bench.granted(await bench.offer());
    const { placed, leg } = await bet('10.00', '2', { producer: 'live' });
    expect(placed.state).toBe('pending');
    expect(await bench.bonusMoney()).toBe(1_000n);
    bench.leg(leg.gameId, '1.5', { producer: 'live' });
    bench.pass(placed.delaySeconds);
    await bench.clock.decideDue();
    expect(await bench.bonusMoney()).toBe(2_000n);
  });
});

describe('wagering', () => {
  test('counts decided bets, won or lost, and not those below the minimum odds', async () => {
    const id = await bench.granted(await bench.offer());
    await play('10.00', 1);
    await play('5.00', 0);
    await play('5.00', 1, '1.49');
    await due();
    expect(await bench.grant(id)).toMatchObject({ progress: 150_000n, state: 'active' });
  });

  test.each([
    ['returned', 2],
    ['cancelled by an operator', 3],
  ] as const)('counts no leg that was %s: too few others are left of the express', async (_, result) => {
    const id = await bench.granted(await bench.offer());
    const legs = [0, 1, 2].map(() => bench.leg((matches += 1), '2'));
    const accountId = await bench.bonusAccount();
    const placed = await bench.place({ accountId, typeId: 1, amount: '5.00', bets: legs });
    expect(placed.state).toBe('accepted');
    for (const [index, leg] of legs.entries()) await bench.result(leg, index === 0 ? result : 1);
    await due();
    expect(await bench.stored(placed.id)).toMatchObject({ state: 'settled' });
    expect(await bench.grant(id)).toMatchObject({ progress: 0n });
  });

  test('counts nothing of two bets on opposite outcomes of a market', async () => {
    const id = await bench.granted(await bench.offer());
    const { leg, end } = await bet('5.00');
    const accountId = await bench.bonusAccount();
    const other = { ...leg, selectionId: `${leg.marketId}:no`, coef: '1.9' };
    expect((await bench.place({ accountId, amount: '5.00', bets: [other] })).state).toBe('accepted');
    await end(1);
    await due();
    expect(await bench.grant(id)).toMatchObject({ progress: 0n });
  });

  test('makes the balance the player’s own when it is met, up to the maximum', async () => {
    const currencies = [{ iso: 'EUR', amount: '20.00', maxConvert: '30.00' }];
    const id = await bench.granted(await bench.offer({ currencies }));
    await play('20.00', 1);
    await play('40.00', 1);
    await due();
    expect(await bench.grant(id)).toMatchObject({
      state: 'done',
      end_reason: 'met',
      converted: 3_000n,
      removed: 5_000n,
    });
    expect(await bench.balance()).toBe(13_000n);
    expect(await bench.bonusMoney()).toBeUndefined();
  });

  test('pays only what is above a sticky bonus', async () => {
    const id = await bench.granted(await bench.offer({ isSticky: true }));
    await play('20.00', 1);
    await play('40.00', 1);
    await due();
    expect(await bench.grant(id)).toMatchObject({ state: 'done', converted: 6_000n, removed: 2_000n });
    expect(await bench.balance()).toBe(16_000n);
  });

  test('waits for open bets before the bonus is paid', async () => {
    const id = await bench.granted(await bench.offer());
    await play('20.00', 1);
    const open = await bet('10.00');
    await play('30.00', 1);
    await play('10.00', 1);
    await due();
    expect(await bench.grant(id)).toMatchObject({ state: 'active', progress: 600_000n });
    await open.end(0);
    await due();
    expect(await bench.grant(id)).toMatchObject({ state: 'done', converted: 7_000n });
  });

  test('ends with nothing when the money is lost', async () => {
    const id = await bench.granted(await bench.offer());
    await play('20.00', 0);
    await due();
    expect(await bench.grant(id)).toMatchObject({ state: 'done', end_reason: 'lost', converted: 0n });
    expect(await bench.bonusMoney()).toBeUndefined();
    expect(await bench.balance()).toBe(10_000n);
  });

  test('counts bets from the player’s own money if the offer says so, however many others do', async () => {
    const wagering = { ...PLAIN_OFFER.wagering, times: '1', base: 'bonus', countFrom: 'any' } as const;
    const offer = await bench.offer({ wagering: { assumedReturn: 90, ...wagering } });
    await sql`
      insert into bonus_grants (player_id, site_id, offer_id, version, kind, state, source, source_ref, iso,
        counts_any, created_at, expires_at)
      select ${bench.player.playerId}, 'house', ${offer}, 1, 'grant', 'active', 'operator', 'other-' || number, 'EUR',
        true, ${bench.now()}, ${bench.now()}::timestamptz + interval '1 year'
      from generate_series(1, 100) number`.execute(database.db);
    const id = await bench.granted(offer);
    const leg = bench.leg((matches += 1), '2');
    await bench.place({ amount: '20.00', bets: [leg] });
    await bench.result(leg, 0);
    await bench.bonuses.sweep();
    expect(await bench.grant(id)).toMatchObject({ state: 'done', converted: 2_000n });
  });
});

describe('the end of its time', () => {
  const TEN_DAYS = 864_000;

  test('removes what is left', async () => {
    const id = await bench.granted(await bench.offer());
    bench.pass(TEN_DAYS - 1);
    await due();
    expect((await bench.grant(id)).state).toBe('active');
    bench.pass(1);
    await due();
    expect(await bench.grant(id)).toMatchObject({ state: 'expired', removed: 2_000n });
    expect(await bench.bonusMoney()).toBeUndefined();
  });

  test('lets accepted bets run on, which can still meet the wagering', async () => {
    const id = await bench.granted(await bench.offer());
    await play('20.00', 1);
    await play('20.00', 1);
    const last = await bet('20.00');
    bench.pass(TEN_DAYS);
    await due();
    expect(await bench.grant(id)).toMatchObject({ state: 'active', removed: 4_000n });
    expect((await bet('1.00')).placed).toMatchObject({ refusal: { code: 'BONUS_ENDED' } });
    await last.end(1);
    await due();
    expect(await bench.grant(id)).toMatchObject({ state: 'done', converted: 4_000n });
  });

  test('ends for good after a week, and removes what bets bring later', async () => {
    const id = await bench.granted(await bench.offer());
    const last = await bet('20.00');
    bench.pass(TEN_DAYS);
    await due();
    bench.pass(7 * 86_400);
    await due();
    expect((await bench.grant(id)).state).toBe('expired');
    await last.end(1);
    await due();
    expect(await bench.grant(id)).toMatchObject({ state: 'expired', removed: 4_000n });
    expect(await bench.balance()).toBe(10_000n);
    expect(await bench.bonusMoney()).toBeUndefined();
  });

  test('and a settlement at the same time have one result', async () => {
    const id = await bench.granted(await bench.offer());
    const last = await bet('20.00');
    bench.pass(TEN_DAYS);
    await Promise.all([due(), last.end(1), due()]);
    await due();
    const { state, converted, removed } = await bench.grant(id);
    expect([state, converted, removed]).toEqual(['expired', 0n, 4_000n]);
  });
});

describe('giving a bonus up', () => {
  test('needs the amount that the player was shown', async () => {
    const id = await bench.granted(await bench.offer());
    await play('5.00', 0);
    const { playerId } = bench.player;
    await expect(bench.service.refuse(playerId, String(id), '20.00')).rejects.toMatchObject({
      code: 'BONUS_CHANGED',
    });
    expect(await bench.service.refuse(playerId, String(id), '15.00')).toMatchObject({
      state: 'refused',
      endReason: 'refused',
      removed: '15.00',
    });
    expect(await bench.balance()).toBe(10_000n);
  });

  test('for a withdrawal needs the consent to the amount', async () => {
    const id = await bench.granted(await bench.offer());
    const { playerId } = bench.player;
    const withdraw = (agreed: string | undefined) =>
      database.db.transaction().execute(async (trx) => {
        await lockWithAccounts(trx, playerId);
        const lost = await bonusAtStake(trx, playerId, 'EUR');
        return [
          lost?.amount,
          await giveUpForWithdrawal(trx, { playerId, iso: 'EUR', agreed, at: bench.now() }),
        ];
      });
    expect(await withdraw(undefined)).toEqual(['20.00', false]);
    expect(await withdraw('20.00')).toEqual(['20.00', true]);
    expect(await bench.grant(id)).toMatchObject({ state: 'refused', end_reason: 'withdrawal' });
    expect(await withdraw(undefined)).toEqual([undefined, true]);
  });

  test('is done by a self-exclusion for every bonus', async () => {
    const active = await bench.granted(await bench.offer());
    const waiting = await bench.granted(await bench.offer());
    const { playerId } = bench.player;
    await database.db.transaction().execute(async (trx) => {
      await lockWithAccounts(trx, playerId);
      const deps = { sessions: { endAllIn: async () => [] }, onExcluded: [removeBonuses] };
      await applyExclusion(trx, playerId, { ...deps, at: bench.now() });
    });
    for (const id of [active, waiting]) {
      expect(await bench.grant(id)).toMatchObject({ state: 'refused', end_reason: 'exclusion' });
    }
    expect(await bench.bonusMoney()).toBeUndefined();
  });

  test('twice at once removes the money once', async () => {
    const id = await bench.granted(await bench.offer());
    const { playerId } = bench.player;
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => bench.service.refuse(playerId, String(id), '20.00')),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await bench.grant(id)).removed).toBe(2_000n);
  });
});

describe('a free bet', () => {
  const FREE: Partial<typeof PLAIN_OFFER> = {
    kind: 'freeBet',
    currencies: [{ iso: 'EUR', amount: '10.00' }],
    minOdds: '1.80',
    days: 7,
    wagering: undefined,
  };

  test('is staked as a code, pays the winnings only, and is done', async () => {
    const id = await bench.granted(await bench.offer(FREE));
    const { token } = await bench.grant(id);
    const leg = bench.leg((matches += 1), '2.35');
    const placed = await bench.place({ amount: '10.00', bets: [leg], promoCode: token ?? '' });
    expect(placed).toMatchObject({ state: 'accepted', possiblePayout: '13.50' });
    await bench.result(leg, 1);
    await due();
    expect(await bench.balance()).toBe(11_350n);
    expect(await bench.grant(id)).toMatchObject({ state: 'done', end_reason: 'used' });
  });

  test('is refused below its odds', async () => {
    const id = await bench.granted(await bench.offer(FREE));
    const { token } = await bench.grant(id);
    const leg = bench.leg((matches += 1), '1.79');
    const placed = await bench.place({ amount: '10.00', bets: [leg], promoCode: token ?? '' });
    expect(placed).toMatchObject({ state: 'rejected', refusal: { code: 'PROMO_CODE' } });
  });

  test('returned has at least a day again', async () => {
    const id = await bench.granted(await bench.offer(FREE));
    const { token } = await bench.grant(id);
    const leg = bench.leg((matches += 1), '2');
    await bench.place({ amount: '10.00', bets: [leg], promoCode: token ?? '' });
    bench.pass(8 * 86_400);
    await due();
    expect((await bench.grant(id)).state).toBe('active');
    expect(await dueGrants(database.db, bench.now(), 1)).toEqual([]);
    await bench.result(leg, 2);
    await due();
    expect((await bench.grant(id)).state).toBe('active');
    bench.pass(86_400);
    await due();
    expect(await bench.grant(id)).toMatchObject({ state: 'expired' });
  });
});

describe('messages about a bonus', () => {
  const kinds = async () => {
    const rows = await database.db
      .selectFrom('player_messages')
      .select('kind')
      .where('player_id', '=', bench.player.playerId)
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind);
  };

  test('tell of its grant, and once of its end, 48 hours before it', async () => {
    await bench.granted(await bench.offer());
    await bench.bonuses.sweep();
    expect(await kinds()).toEqual(['bonus-given']);
    bench.pass(8.5 * 86_400);
    await bench.bonuses.sweep();
    await bench.bonuses.sweep();
    expect(await kinds()).toEqual(['bonus-given', 'bonus-ending']);
  });
});
