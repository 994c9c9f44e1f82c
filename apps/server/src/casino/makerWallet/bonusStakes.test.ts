import { randomUUID } from 'node:crypto';
import type { OfferTerms } from '@touchline/bonuses';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestGame } from '../catalogue/testing.ts';
import { createBonusBench, type BonusBench } from '../../testing/bonusBench.ts';
import { createTestWallet, openMakerSession } from '../../testing/makerSession.ts';
import { suiteDatabase } from '../../testing/suiteDatabase.ts';
import type { MakerWallet } from './makerWallet.service.ts';

const database = suiteDatabase();
let bench: BonusBench;
let wallet: MakerWallet;

beforeEach(async () => {
  bench = await createBonusBench(database.db);
  wallet = createTestWallet(database.db, bench.now);
});

const WAGERING = { times: '3', base: 'bonus', countFrom: 'bonus', assumedReturn: 96 } as const;

/** Gives the player 20.00 that are wagered with slots and roulette, at most 5.00 a round. */
async function giveBonus(changes: Partial<OfferTerms> = {}): Promise<void> {
  await bench.granted(
    await bench.offer({
      product: 'casino',
      currencies: [{ iso: 'EUR', amount: '20.00', maxBet: '5.00' }],
      wagering: { ...WAGERING, games: { slots: 100, live: 10, poker: 0 } },
      ...changes,
    }),
  );
}

/** Opens a game on the bonus account. */
const opened = async (game: TestGame = {}) =>
  openMakerSession(
    { db: database.db, wallet, now: bench.now },
    { playerId: bench.player.playerId, accountId: BigInt(await bench.bonusAccount()) },
    game,
  );

describe('the greatest stake with a bonus', () => {
  test('is that of a round: its bets share it', async () => {
    await giveBonus();
    const { bet } = await opened();
    expect(await bet('r1', '3.00')).toMatchObject({ status: 'OK', balance: '17.00' });
    expect(await bet('r1', '2.01')).toMatchObject({ status: 'ABOVE_MAX', balance: '17.00' });
    expect(await bet('r1', '2.00')).toMatchObject({ status: 'OK', balance: '15.00' });
    expect(await bet('r1', '0.10')).toMatchObject({ status: 'ABOVE_MAX' });
    expect(await bet('r2', '5.00')).toMatchObject({ status: 'OK', balance: '10.00' });
  });

  test('is free again after a bet that was rolled back', async () => {
    await giveBonus();
    const { bet, rollback } = await opened();
    const first = randomUUID();
    await bet('r1', '1.00');
    await bet('r1', '4.00', first);
    expect(await bet('r1', '4.00')).toMatchObject({ status: 'ABOVE_MAX' });
    await rollback('r1', first);
    expect(await bet('r1', '4.00')).toMatchObject({ status: 'OK', balance: '15.00' });
  });
});

describe('a game that doesn’t count for the bonus', () => {
  test.each(['poker', 'cards'] as const)('is refused before anything is staked: %s', async (category) => {
    await giveBonus();
    const { bet } = await opened({ category });
    const answer = await bet('r1', '1.00');
    expect(answer).toMatchObject({ status: 'BETTING_CLOSED', balance: '20.00' });
    expect(answer.message).toContain('doesn’t count for your bonus');
    expect(await bench.bonusMoney()).toBe(2_000n);
  });

  test('isn’t excluded if it counts for a tenth', async () => {
    await giveBonus();
    expect(await (await opened({ category: 'live' })).bet('r1', '1.00')).toMatchObject({ status: 'OK' });
  });
});
