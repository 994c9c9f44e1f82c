import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGamesSandbox, type GamesSandbox } from '@touchline/sandbox/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGamesWorld, type GamesWorld } from '../../testing/gamesWorld.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import type { Bettor } from '../../testing/opsApp.ts';

let folder: string;
let maker: GamesSandbox;
let world: GamesWorld;
let dice: number;
let mines: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-games-'));
  maker = await startGamesSandbox({ folder });
  world = await createGamesWorld(maker);
  dice = await world.game('dice');
  mines = await world.game('mines');
});
afterAll(async () => {
  await expectSoundLedger(world.ops.app.db);
  await world.close();
  await maker.stop();
  await rm(folder, { recursive: true });
});

const half = { direction: 'under', outcomes: 5000 };
const nearlyAll = { direction: 'under', outcomes: 9800 };
const cents = (text: string | undefined): number => Math.round(Number(text) * 100);
const rounds = (sessionId: string) =>
  world.ops.app.db
    .selectFrom('game_rounds')
    .select(['state', 'staked', 'won'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute();
const sessionOf = async ({ client }: Bettor, id: string) =>
  (await client.call('GET', `/web-api/casino/sessions/${id}`)).json();

/** Ends the maker without warning and starts it again with the same memory and port. */
async function restartMaker(): Promise<void> {
  await maker.kill();
  maker = await startGamesSandbox({ folder, port: new URL(maker.origin).port });
  await maker.connect(world.url);
}

describe('a game of the sandbox’s maker', () => {
  it('is launched, authenticated, staked and paid, and the session has its rounds', async () => {
    const player = await world.ops.bettor('100.00');
    const frame = await world.open(player, dice);
    const { id } = frame.started.session;
    const first = await frame.stake('10.00', half);
    const second = await frame.stake('2.50', half);
    expect(second.balance).toBe(await world.balance(player));
    const won = cents(first.payout) + cents(second.payout);
    expect(cents(second.balance)).toBe(10_000 - 1250 + won);
    expect(await sessionOf(player, id)).toMatchObject({
      session: { state: 'open', rounds: 2, staked: '12.50', won: (won / 100).toFixed(2) },
      latest: [{ stake: '2.50' }, { stake: '10.00' }],
    });
    expect(await rounds(id)).toMatchObject([{ state: 'closed' }, { state: 'closed' }]);
  });

  it('returns the stake whose answer was lost, once', async () => {
    const player = await world.ops.bettor('100.00');
    const frame = await world.open(player, mines);
    expect(await frame.stake('1.01', { mines: 3 })).toMatchObject({ code: 'STAKE_RETURNED' });
    expect(await world.balance(player)).toBe('100.00');
    expect(await rounds(frame.started.session.id)).toMatchObject([{ state: 'rolledBack', staked: 0n }]);
  });

  it('pays a win that is sent twice once, and tells operators of one for a closed round', async () => {
    const player = await world.ops.bettor('100.00');
    const frame = await world.open(player, dice);
    const { id } = frame.started.session;
    let expected = 10_000;
    for (const stake of ['1.02', '1.03']) {
      const { payout } = await frame.stake(stake, nearlyAll);
      expected += cents(payout) - cents(stake);
    }
    expect(cents(await world.balance(player))).toBe(expected);
    const notices = await world.ops.app.db
      .selectFrom('game_notices')
      .select('kind')
      .where('player_id', '=', player.playerId)
      .execute();
    expect(notices).toHaveLength(1);
    expect((await rounds(id)).map(({ state }) => state)).toEqual(['closed', 'closed']);
  });

  it('refuses a bet that comes after its own rollback, and takes one that was signed wrongly first', async () => {
    const player = await world.ops.bettor('100.00');
    const frame = await world.open(player, dice);
    expect(await frame.stake('1.05', half)).toMatchObject({ code: 'TX_ROLLED_BACK' });
    expect(await world.balance(player)).toBe('100.00');
    expect(await frame.stake('1.06', half)).toMatchObject({ state: 'settled' });
  });

  it('stops at the limit of its player and says what is left', async () => {
    const player = await world.ops.bettor('1.00');
    const frame = await world.open(player, mines);
    expect(await frame.stake('2.00', { mines: 3 })).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(await frame.stake('1.00', { mines: 3 })).toMatchObject({ state: 'open', balance: '0.00' });
  });
});

describe('a player who may not play on', () => {
  it('keeps nothing in an open round: the maker ends it by the rule of its game', async () => {
    const player = await world.ops.bettor('100.00');
    const frame = await world.open(player, mines);
    await frame.stake('10.00', { mines: 3 });
    await player.client.call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 33, limitValue: '1' }],
    });
    expect(await sessionOf(player, frame.started.session.id)).toMatchObject({
      session: { closeReason: 'TIMEOUT_ACTIVE' },
    });
    await expect.poll(() => world.balance(player)).toBe('100.00');
    expect(await rounds(frame.started.session.id)).toMatchObject([{ state: 'rolledBack' }]);
    expect(await frame.stake('1.00', { mines: 3 })).toMatchObject({ code: 'SESSION_CLOSED' });
  });
});

describe('a maker that is killed', () => {
  it('goes on with an open round in the next launch, and pays it once', async () => {
    const player = await world.ops.bettor('100.00');
    const before = await world.open(player, mines);
    const started = await before.stake('10.00', { mines: 1 });
    await restartMaker();
    const after = await world.open(player, mines);
    expect(after.open).toMatchObject({ roundId: started.roundId, stake: '10.00' });
    const roundId = String(started.roundId);
    let tile = 0;
    let round = await after.turn(roundId, { action: 'reveal', tile });
    if (round.state === 'open') round = await after.turn(roundId, { action: 'cashOut' });
    else tile += 1;
    expect(round).toMatchObject({ state: 'settled', payout: tile === 0 ? '10.31' : '0.00' });
    expect(await world.balance(player)).toBe(tile === 0 ? '100.31' : '90.00');
    const [stored] = await rounds(before.started.session.id);
    expect(stored).toMatchObject({ state: 'closed', won: tile === 0 ? 1031n : 0n });
  });

  it('sends a win that it still had to send, and it is paid once', async () => {
    const player = await world.ops.bettor('100.00');
    const frame = await world.open(player, dice);
    let { payout } = await frame.stake('1.04', nearlyAll);
    let stakes = 1;
    while (payout === '0.00') {
      ({ payout } = await frame.stake('1.04', nearlyAll));
      stakes += 1;
    }
    expect(cents(await world.balance(player))).toBe(10_000 - 104 * stakes);
    await restartMaker();
    await maker.advance(30);
    expect(cents(await world.balance(player))).toBe(10_000 - 104 * stakes + cents(payout));
    await restartMaker();
    await maker.advance(30);
    expect(cents(await world.balance(player))).toBe(10_000 - 104 * stakes + cents(payout));
  });
});

describe('crash', () => {
  it('takes bets of a table that all share, and pays automatic cash-outs by its own clock', async () => {
    const player = await world.ops.bettor('100.00');
    const frame = await world.open(player, await world.game('crash'));
    const listening = new AbortController();
    const stream = await fetch(new URL(`/play-api/crash/stream?bearer=${frame.bearer}`, maker.origin), {
      signal: listening.signal,
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const bet = { actionId: randomUUID(), stake: '5.00', autoCashOut: 101 };
    expect(await frame.call('crash/bets', bet)).toMatchObject({ state: 'open', balance: '95.00' });
    await maker.advance(200);
    listening.abort();
    const { rounds: past } = await frame.call('crash/rounds');
    const [round] = Array.isArray(past) ? past : [];
    expect(['5.05', '0.00']).toContain(round.payout);
    expect(cents(await world.balance(player))).toBe(9500 + cents(round.payout));
    expect(await rounds(frame.started.session.id)).toMatchObject([{ state: 'closed', staked: 500n }]);
  });
});
