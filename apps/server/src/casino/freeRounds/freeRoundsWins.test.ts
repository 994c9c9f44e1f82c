import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantsOf } from '../../rewards/bonuses/grants.store.ts';
import { LIMIT_TYPE } from '../../protection/limits/rules/limitTypes.ts';
import type { Seat } from '../makerWallet/conformance/world.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { createFreeRoundsWorld, type FreeRoundsWorld } from './testing.ts';

const TO_BONUS = { rounds: 20, stake: '0.10', wagering: { times: '10', days: 7, maxBet: '5.00' } };

let world: FreeRoundsWorld;
beforeAll(async () => {
  world = await createFreeRoundsWorld();
});
afterAll(() => world.close());

const grants = ({ playerId }: Seat) => grantsOf(world.ops.app.db, BigInt(playerId), 10);
const entries = async (seat: Seat) =>
  (await seat.account()).entries.map(({ kind, amount }) => `${kind} ${amount}`);

/** Moves the session of a player to an account of this type. */
const playOn = ({ sessionId, playerId }: Seat, type: 0 | 4) =>
  world.ops.app.db
    .updateTable('game_sessions')
    .set(({ selectFrom }) => ({
      account_id: selectFrom('accounts')
        .select('accounts.id')
        .where('player_id', '=', BigInt(playerId))
        .where('type', '=', type),
    }))
    .where('id', '=', sessionId)
    .execute();

/** Stakes the bonus in the game, in a session on the bonus account. */
async function stakeFromBonus(seat: Seat, stake: string, win: string): Promise<string> {
  await playOn(seat, 4);
  const roundId = `bonus-${stake}-${seat.sessionId}`;
  const bet = await seat.bet(`b-${roundId}`, stake, { roundId });
  if (bet.status === 'OK') await seat.win(`w-${roundId}`, win, { roundId, close: true });
  await playOn(seat, 0);
  return bet.status;
}

test('20 rounds of 0.10 that win 7.40 with a wagering of 10 make a bonus of 7.40 and need 74.00', async () => {
  const seat = await world.seat();
  const id = await world.given(seat.playerId, TO_BONUS);
  expect(await world.play(seat, id, '5.40')).toBe('OK');
  expect(await world.play(seat, id, '0')).toBe('OK');
  expect(await world.play(seat, id, '2.00')).toBe('OK');
  expect(await seat.account()).toMatchObject({ main: '100.00', bonus: '7.40' });
  expect(await entries(seat)).toEqual(['spins-win 5.40', 'spins-win 2.00']);
  expect(await grants(seat)).toMatchObject([
    { kind: 'freeRounds', state: 'active', amount: 740n, required: 7400n, progress: 0n },
  ]);
});

test('a bonus of free rounds is staked, counts, and becomes the player’s own money once its wagering is met', async () => {
  const seat = await world.seat();
  const id = await world.given(seat.playerId, { ...TO_BONUS, wagering: { times: '1', days: 7 } });
  await world.play(seat, id, '6.00');
  expect(await stakeFromBonus(seat, '4.00', '8.00')).toBe('OK');
  await world.pass(2);
  expect(await grants(seat)).toMatchObject([{ state: 'active', required: 600n, progress: 40_000n }]);
  expect(await stakeFromBonus(seat, '2.00', '0')).toBe('OK');
  await world.pass(2);
  expect(await grants(seat)).toMatchObject([{ state: 'done', end_reason: 'met', converted: 800n }]);
  expect(await seat.account()).toMatchObject({ main: '108.00', bonus: '0.00' });
});

test('a win after the end of its bonus makes another one', async () => {
  const seat = await world.seat();
  const id = await world.given(seat.playerId, TO_BONUS);
  await world.play(seat, id, '3.00');
  expect(await stakeFromBonus(seat, '3.00', '0')).toBe('OK');
  await world.pass(2);
  expect(await grants(seat)).toMatchObject([{ state: 'done', end_reason: 'lost' }]);
  expect(await world.play(seat, id, '1.00')).toBe('OK');
  expect(await grants(seat)).toMatchObject([
    { state: 'active', amount: 100n, required: 1000n },
    { state: 'done' },
  ]);
});

test('wins wait while another bonus has the account, and are booked as one sum when it is their turn', async () => {
  const seat = await world.seat();
  const first = await world.given(seat.playerId, TO_BONUS);
  const second = await world.given(seat.playerId, TO_BONUS);
  await world.play(seat, first, '1.00');
  await world.play(seat, second, '2.00');
  await world.play(seat, second, '0.50');
  expect(await seat.account()).toMatchObject({ main: '100.00', bonus: '1.00' });
  const [waiting, active] = await grants(seat);
  expect(waiting).toMatchObject({ state: 'waiting', amount: 250n });
  await world.ops.call('POST', `/ops/bonus-grants/${active?.id}/revoke`, { reason: 'For the test' });
  expect(await grants(seat)).toMatchObject([
    { state: 'active', amount: 250n, required: 2500n },
    { state: 'refused' },
  ]);
  expect(await entries(seat)).toEqual(['spins-win 1.00', 'bonus-removed -1.00', 'spins-win 2.50']);
});

test('a bonus of free rounds ends with its days', async () => {
  const seat = await world.seat();
  const id = await world.given(seat.playerId, TO_BONUS);
  await world.play(seat, id, '3.00');
  await world.pass(7 * 86_400 + 2);
  expect(await grants(seat)).toMatchObject([{ state: 'expired', removed: 300n }]);
  expect(await seat.account()).toMatchObject({ main: '100.00', bonus: '0.00' });
});

test('wins above the cap of all rounds aren’t paid', async () => {
  const seat = await world.seat();
  const id = await world.given(seat.playerId, { mostWon: '5.00' });
  await world.play(seat, id, '4.00');
  await world.play(seat, id, '3.00');
  await world.play(seat, id, '3.00');
  expect(await entries(seat)).toEqual(['prize 4.00', 'prize 1.00']);
  expect(await world.shown(id)).toMatchObject({ won: '5.00', played: 3 });
});

test('a player can’t play more rounds than were given', async () => {
  const seat = await world.seat();
  const id = await world.given(seat.playerId, { rounds: 2 });
  expect(await world.play(seat, id, '0.20')).toBe('OK');
  expect(await world.play(seat, id, '0')).toBe('OK');
  expect(await world.play(seat, id, '5.00')).toBe('FREE_ROUNDS_SPENT');
  expect(await seat.account()).toMatchObject({ main: '100.20' });
  expect(await world.shown(id)).toMatchObject({ state: 'played' });
});

test('a win for the bonus account that comes after an exclusion isn’t paid, as its bonus would end at once', async () => {
  const seat = await world.seat();
  const id = await world.given(seat.playerId, TO_BONUS);
  const bet = await seat.bet('b-late', '0', { type: 'freeRound', freeRoundsId: id, roundId: 'r-late' });
  expect(bet.status).toBe('OK');
  const now = world.ops.app.now();
  await world.ops.app.db
    .insertInto('limits')
    .values({
      player_id: BigInt(seat.playerId),
      type: LIMIT_TYPE.selfExclusion,
      value: 7n,
      state: 'ACTIVE',
      starts_at: now,
      ends_at: new Date(now.getTime() + 7 * 86_400_000),
    })
    .execute();
  const win = await seat.win('w-late', '3.00', { type: 'freeRound', roundId: 'r-late', close: true });
  expect(win).toMatchObject({ status: 'OK', balance: '100.00' });
  expect(await seat.account()).toMatchObject({ main: '100.00', bonus: '0.00' });
  expect(await grants(seat)).toEqual([]);
});

test('wins of free rounds leave a sound ledger', () => expectSoundLedger(world.ops.app.db));
