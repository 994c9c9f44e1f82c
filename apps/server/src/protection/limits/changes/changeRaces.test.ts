import { caseCount } from '@touchline/testing';
import { expect, test } from 'vitest';
import { createSessions } from '../../../accounts/sessions.ts';
import { removeBonuses } from '../../../rewards/bonuses/ending.ts';
import { placeCoupon } from '../../../betting/coupons/placement/placement.service.ts';
import { removeRewards } from '../../../rewards/loyalty/loyalty.service.ts';
import { endPendingGrants } from '../../../composition/pendingGrantKinds.ts';
import { createBench } from '../../../testing/couponBench.ts';
import { isOnPostgres } from '../../../testing/database.ts';
import { testPlacement } from '../../../testing/placement.ts';
import { testSite } from '../../../testing/site.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { blockProblem } from '../enforcement/blockMessages.ts';
import { rulesOf } from '../rules/safetyRules.ts';
import { createChanges } from './changes.service.ts';
import { operationBlock } from '../enforcement/restrictedOperations.ts';
import { createPendingLimits } from './pending.service.ts';

/**
 * The embedded database has one connection, so clients don't race on it: one round checks only that the figures
 * match.
 */
const ROUNDS = isOnPostgres ? caseCount(3, 20) : 1;
const CLIENTS = 40;
const DAY = 86_400_000;

const database = suiteDatabase();

const rules = rulesOf(
  {
    jurisdiction: 'default',
    jurisdictionOfCountry: {},
    hasTestQuestions: false,
    hasSessionClock: false,
    hasExtraLimitsSwitch: false,
    isLockedWhilePending: false,
    identityAbove: [],
    fundsAbove: [],
  },
  undefined,
);

/** Creates a player with money, and the services of one process; the clock is the suite's. */
async function racer() {
  const bench = await createBench(database.db, { money: 1_000_000n });
  const { db, player } = bench;
  let ahead = 0;
  const now = () => new Date(bench.now().getTime() + ahead);
  const process = () => {
    const sessions = createSessions({
      db,
      now,
      idleMinutes: 30,
      savedDays: 30,
      endPendingGrants,
    });
    sessions.guard(async (trx, playerId, at) => {
      const block = await operationBlock(trx, 'sign-in', playerId, at);
      if (block) throw blockProblem(block);
    });
    const onExcluded = [removeBonuses, removeRewards];
    const deps = { db, now, sessions, onExcluded, rulesFor: () => rules, shown: () => Promise.resolve([]) };
    return { sessions, changes: createChanges(deps), pending: createPendingLimits({ db, now }) };
  };
  return {
    bench,
    db,
    now,
    playerId: player.playerId,
    processes: [process(), process()] as const,
    wait: (ms: number) => void (ahead += ms),
  };
}

async function exclude({ processes: [{ changes }], playerId }: Awaited<ReturnType<typeof racer>>) {
  const limit = { limitType: 30, limitValue: '7', selfExcludeReason: '1' } as const;
  const { tokenGuid } = await changes.save(playerId, [limit]);
  const answers = [{ questionId: 'exclusion-consequences', answerId: 'understood' }];
  return () => changes.answer(playerId, { tokenGuid: tokenGuid ?? '', answers });
}

const settled = (work: readonly Promise<unknown>[]) => Promise.allSettled(work);

test('a lower value always wins over the confirmation of a higher one, in either order', async () => {
  const one = await racer();
  const [here, there] = one.processes;
  const ask = (process: typeof here, limitValue: string) =>
    process.changes.save(one.playerId, [{ limitType: 20, limitValue }]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await one.db
      .updateTable('limits')
      .set({ state: 'INACTIVE' })
      .where('player_id', '=', one.playerId)
      .execute();
    await ask(here, '100');
    await ask(here, '200');
    one.wait(DAY);
    const { id } = await one.db
      .selectFrom('limits')
      .select('id')
      .where('player_id', '=', one.playerId)
      .where('state', '=', 'PENDING')
      .executeTakeFirstOrThrow();
    const race = Array.from({ length: CLIENTS }, (_, client) =>
      client === CLIENTS / 2
        ? ask(there, '50')
        : (client % 2 === 0 ? here : there).pending.confirm(one.playerId, [String(id)]),
    );
    const outcomes = await settled(race);
    expect(outcomes[CLIENTS / 2]?.status).toBe('fulfilled');
    const confirmed = outcomes.filter(
      ({ status }, client) => client !== CLIENTS / 2 && status === 'fulfilled',
    );
    expect(confirmed.length).toBeLessThanOrEqual(1);
    const standing = await one.db
      .selectFrom('limits')
      .select(['value', 'state'])
      .where('player_id', '=', one.playerId)
      .where('state', '!=', 'INACTIVE')
      .execute();
    expect(standing).toEqual([{ value: 5000n, state: 'ACTIVE' }]);
  }
});

test('forty answers to one test create one exclusion', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await racer();
    const answer = await exclude(one);
    const outcomes = await settled(Array.from({ length: CLIENTS }, answer));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('no bet is accepted after an exclusion, and none is half accepted', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await racer();
    const { bench } = one;
    const bet = bench.leg(1, '1.85');
    let isExcluded = false;
    let late = 0;
    let taken = 0n;
    const client = async (number: number): Promise<void> => {
      for (let turn = 0; turn < 50; turn += 1) {
        const isLate = isExcluded;
        const body = testPlacement(bench.player.accountId, { amount: '1.00', bets: [bet] });
        const request = { playerId: one.playerId, key: `race-${number}-${turn}-key`, body, site: testSite };
        const { coupon } = await placeCoupon(bench, request);
        if (coupon.state !== 'accepted') return;
        taken += 100n;
        if (isLate) late += 1;
      }
    };
    const answer = await exclude(one);
    const clients = Array.from({ length: CLIENTS - 1 }, (_, number) => client(number));
    await answer();
    isExcluded = true;
    await Promise.all(clients);
    expect(late).toBe(0);
    expect(await bench.balance()).toBe(1_000_000n - taken);
  }
});

test('a player who signs in while the exclusion begins is signed out by it, or refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await racer();
    const answer = await exclude(one);
    const enter = (client: number) =>
      one.db
        .transaction()
        .execute((trx) => one.processes[client % 2 === 0 ? 0 : 1].sessions.open(trx, one.playerId, false));
    const outcomes = await settled([
      ...Array.from({ length: CLIENTS / 2 }, (_, client) => enter(client)),
      answer(),
      ...Array.from({ length: CLIENTS / 2 }, (_, client) => enter(client)),
    ]);
    expect(outcomes[CLIENTS / 2]?.status).toBe('fulfilled');
    const live = await one.db
      .selectFrom('sessions')
      .select('id')
      .where('player_id', '=', one.playerId)
      .where('ended_at', 'is', null)
      .execute();
    expect(live).toEqual([]);
  }
});
