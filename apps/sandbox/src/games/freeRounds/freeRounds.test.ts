import { afterEach, beforeEach, expect, it } from 'vitest';
import { stakeOf, startTestMaker, type TestMaker } from '../testing/testMaker.ts';

let test: TestMaker;
beforeEach(async () => {
  test = await startTestMaker();
});
afterEach(() => test.stop());

const expiresAt = Date.parse('2026-11-28T10:00:00Z') / 1000;
const grant = {
  id: 'fr-1',
  playerId: 'p-1',
  gameIds: ['iron-orchard'],
  currency: 'EUR',
  rounds: 2,
  stake: '0.50',
  expiresAt,
};
const free = () => ({ ...stakeOf('0.50'), freeRoundsId: 'fr-1' });

it('are played without a stake, and their wins are marked as theirs', async () => {
  test.maker.freeRounds.create(grant);
  const session = await test.play('iron-orchard');
  expect(test.maker.freeRounds.offered(session)).toMatchObject({ id: 'fr-1', left: 2, stake: '0.50' });
  const round = await test.maker.rounds.start(session, free());
  const [, bet, win] = test.platform.calls;
  expect(bet?.body).toMatchObject({ amount: '0.00', type: 'freeRound', freeRoundsId: 'fr-1' });
  expect(win?.body).toMatchObject({ amount: round.payout, type: 'freeRound', close: true });
  expect(test.platform.balance).toBe(10_000n + BigInt(round.payout.replace('.', '')));
});

it('are spent after their number, and a stake is never taken in their place', async () => {
  test.maker.freeRounds.create(grant);
  test.maker.freeRounds.create(grant);
  const session = await test.play('iron-orchard');
  await test.maker.rounds.start(session, free());
  await test.maker.rounds.start(session, free());
  await expect(test.maker.rounds.start(session, free())).rejects.toMatchObject({ code: 'FREE_ROUNDS_SPENT' });
  expect(test.maker.freeRounds.offered(session)).toBeNull();
});

it.each([
  ['of another player', { playerId: 'p-2' }, 'FREE_ROUNDS_UNKNOWN'],
  ['of another game', { gameIds: ['game-5'] }, 'FREE_ROUNDS_UNKNOWN'],
  ['of another value', { stake: '0.20' }, 'BAD_AMOUNT'],
  ['that have expired', { expiresAt: 1 }, 'FREE_ROUNDS_SPENT'],
])('%s are refused', async (_, change, code) => {
  test.maker.freeRounds.create({ ...grant, ...change });
  const session = await test.play('iron-orchard');
  await expect(test.maker.rounds.start(session, free())).rejects.toMatchObject({ code });
});

it('end when the platform cancels them', async () => {
  test.maker.freeRounds.create(grant);
  test.maker.freeRounds.cancel('fr-1');
  const session = await test.play('iron-orchard');
  await expect(test.maker.rounds.start(session, free())).rejects.toMatchObject({ code: 'FREE_ROUNDS_SPENT' });
});

it.each([
  ['a game without free rounds', { gameIds: ['iron-orchard', 'dice'] }, 'has no free rounds'],
  ['a value between two steps', { stake: '0.55' }, 'can’t be played with 0.55 EUR'],
  ['a value above the greatest stake', { stake: '1000.00' }, 'can’t be played with 1000.00 EUR'],
])('aren’t created for %s', (_, change, message) => {
  expect(() => test.maker.freeRounds.create({ ...grant, ...change })).toThrow(message);
});
