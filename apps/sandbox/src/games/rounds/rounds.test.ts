import { randomUUID } from 'node:crypto';
import { commitmentOf, startRound, streamOf } from '@touchline/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launch, stakeOf, startTestMaker, type TestMaker } from '../testing/testMaker.ts';

let test: TestMaker;
beforeEach(async () => {
  test = await startTestMaker();
});
afterEach(() => test.stop());

const dice = { direction: 'under', outcomes: 5000 };
const calls = () => test.platform.calls.filter(({ call }) => call !== 'authenticate' && call !== 'balance');
const named = () => calls().map(({ call, status }) => `${call} ${status}`);

describe('a round that is decided at once', () => {
  it('is booked in one step, and its result follows from the seeds', async () => {
    const session = await test.play('dice');
    const { commitment } = test.maker.seeds.activeOf(session.player);
    const round = await test.maker.rounds.start(session, stakeOf('10.00', dice));
    const { revealed } = test.maker.seeds.rotate(session.player, 'another');
    expect(commitmentOf(revealed.serverSeed)).toBe(commitment);
    const again = startRound('dice', streamOf({ ...revealed, nonce: 0 }), { stake: 1000n }, dice);
    expect(round).toMatchObject({ state: 'settled', stake: '10.00', fairness: { nonce: 0, commitment } });
    expect(round.payout).toBe((Number(again.end?.payout) / 100).toFixed(2));
    expect(named()).toEqual(['betWin OK']);
    expect(round.balance).toBe((100 - 10 + Number(round.payout)).toFixed(2));
  });

  it('takes the next number with every round and hides the seed of its pair', async () => {
    const session = await test.play('plinko');
    const choice = { rows: 8, risk: 'low' };
    const first = await test.maker.rounds.start(session, stakeOf('1.00', choice));
    const second = await test.maker.rounds.start(session, stakeOf('1.00', choice));
    expect([first.fairness.nonce, second.fairness.nonce]).toEqual([0, 1]);
    expect(second.fairness.serverSeed).toBeNull();
  });

  it('is played once however often its press is sent', async () => {
    const session = await test.play('dice');
    const wanted = stakeOf('1.00', dice);
    const [first, second] = await Promise.all([
      test.maker.rounds.start(session, wanted),
      test.maker.rounds.start(session, wanted),
    ]);
    expect(second.roundId).toBe(first.roundId);
    expect(calls()).toHaveLength(1);
  });

  it.each([
    ['1.005', 'BAD_AMOUNT'],
    ['-1', 'BAD_AMOUNT'],
    ['1e2', 'BAD_AMOUNT'],
    ['0.05', 'BELOW_MIN'],
    ['100.01', 'ABOVE_MAX'],
  ])('with a stake of %s is refused with %s before the platform is asked', async (stake, code) => {
    const session = await test.play('dice');
    await expect(test.maker.rounds.start(session, stakeOf(stake, dice))).rejects.toMatchObject({ code });
    expect(calls()).toEqual([]);
  });

  it('divides the stake of a slot among its lines, so that a stake between two steps is refused', async () => {
    const session = await test.play('iron-orchard');
    const wanted = stakeOf('1.05');
    await expect(test.maker.rounds.start(session, wanted)).rejects.toMatchObject({ code: 'BAD_AMOUNT' });
    await expect(test.maker.rounds.start(session, stakeOf('1.10'))).resolves.toMatchObject({ stake: '1.10' });
  });

  it('is refused with the code of the platform, and its number is used by the next round', async () => {
    const session = await test.play('dice');
    test.platform.next('betWin', { status: 'LIMIT_LOSS', remainder: '0.50' });
    const wanted = stakeOf('1.00', dice);
    const refusal = { code: 'LIMIT_LOSS', remainder: '0.50' };
    await expect(test.maker.rounds.start(session, wanted)).rejects.toMatchObject(refusal);
    await expect(test.maker.rounds.start(session, wanted)).rejects.toMatchObject(refusal);
    const played = await test.maker.rounds.start(session, stakeOf('1.00', dice));
    expect(played.fairness.nonce).toBe(0);
    expect(named()).toEqual(['betWin LIMIT_LOSS', 'betWin OK']);
  });

  it('starts no sooner after the last one than the place allows', async () => {
    const session = await test.play('dice', { rules: { ...launch.rules, minCycleMs: 5000 } });
    await test.maker.rounds.start(session, stakeOf('1.00', dice));
    await test.clock.advance(4999);
    const soon = test.maker.rounds.start(session, stakeOf('1.00', dice));
    await expect(soon).rejects.toMatchObject({ code: 'TOO_FAST' });
    await test.clock.advance(1);
    await expect(test.maker.rounds.start(session, stakeOf('1.00', dice))).resolves.toBeDefined();
  });
});

describe('a stake without an answer', () => {
  it('that wasn’t booked is rolled back, and its number is used up', async () => {
    const session = await test.play('dice');
    test.platform.next('betWin', 'dropped');
    const wanted = stakeOf('1.00', dice);
    await expect(test.maker.rounds.start(session, wanted)).rejects.toMatchObject({ code: 'STAKE_RETURNED' });
    expect(test.platform.balance).toBe(10_000n);
    const next = await test.maker.rounds.start(session, stakeOf('1.00', dice));
    expect(next.fairness.nonce).toBe(1);
  });

  it('that was booked with its win stands', async () => {
    const session = await test.play('dice');
    test.platform.next('betWin', 'lost');
    const round = await test.maker.rounds.start(session, stakeOf('1.00', dice));
    expect(round.state).toBe('settled');
    expect(named()).toEqual(['betWin OK', 'rollback ROUND_SETTLED']);
  });

  it('of a game with turns is returned once', async () => {
    const session = await test.play('mines');
    test.platform.next('bet', 'lost');
    const started = test.maker.rounds.start(session, stakeOf('1.00', { mines: 3 }));
    await expect(started).rejects.toMatchObject({ code: 'STAKE_RETURNED' });
    expect(test.platform.balance).toBe(10_000n);
    expect(test.maker.rounds.openOf(session)).toBeNull();
  });

  it('counts as lost if the answer isn’t signed by the platform', async () => {
    const session = await test.play('mines');
    test.platform.next('bet', 'unsigned');
    await expect(test.maker.rounds.start(session, stakeOf('1.00', { mines: 3 }))).rejects.toThrow(/returned/);
    expect(test.platform.balance).toBe(10_000n);
  });

  it('waits for its rollback, which is repeated after 1, 2 and 4 seconds', async () => {
    const session = await test.play('dice');
    test.platform.next('betWin', 'dropped');
    test.platform.next('rollback', 'dropped', 'dropped', 'dropped');
    const wanted = stakeOf('1.00', dice);
    await expect(test.maker.rounds.start(session, wanted)).rejects.toMatchObject({ status: 503 });
    const other = test.maker.rounds.start(session, stakeOf('1.00', dice));
    await expect(other).rejects.toMatchObject({ code: 'ROUND_OPEN' });
    await test.clock.advance(6999);
    await expect(test.maker.rounds.start(session, wanted)).rejects.toMatchObject({ status: 503 });
    await test.clock.advance(1);
    await expect(test.maker.rounds.start(session, wanted)).rejects.toMatchObject({ code: 'STAKE_RETURNED' });
  });
});

describe('a round with turns', () => {
  const mine = async (layout: readonly number[], roundId: string, tile: number) =>
    test.maker.rounds.turn(await test.play('mines'), {
      roundId,
      actionId: randomUUID(),
      turn: { action: 'reveal', tile: [...Array(25).keys()].filter((at) => !layout.includes(at))[tile] },
    });
  const layoutOf = (roundId: string): readonly number[] => {
    const game = test.maker.rounds.store.byId(roundId)?.game;
    return game?.game === 'mines' ? game.layout : [];
  };

  it('shows nothing hidden, resumes in a later session, and pays once when it is cashed out', async () => {
    const session = await test.play('mines');
    const { roundId, view } = await test.maker.rounds.start(session, stakeOf('2.00', { mines: 3 }));
    expect(view).toMatchObject({ game: 'mines', layout: null });
    for (const tile of [0, 1, 2]) await mine(layoutOf(roundId), roundId, tile);
    const later = await test.play('mines');
    expect(test.maker.rounds.openOf(later)).toMatchObject({ roundId, view: { multiplier: 14_785 } });
    const cashOut = { roundId, actionId: randomUUID(), turn: { action: 'cashOut' } };
    const settled = await test.maker.rounds.turn(later, cashOut);
    const repeated = await test.maker.rounds.turn(later, cashOut);
    expect(settled).toMatchObject({ state: 'settled', payout: '2.95', balance: '100.95' });
    expect(repeated).toEqual(settled);
    expect(test.platform.balance).toBe(10_095n);
  });

  it('takes no turn of a session that a newer one has replaced, and goes on in the newer one', async () => {
    const first = await test.play('mines');
    const { roundId } = await test.maker.rounds.start(first, stakeOf('2.00', { mines: 3 }));
    const safe = [...Array(25).keys()].find((tile) => !layoutOf(roundId).includes(tile));
    const reveal = { roundId, actionId: randomUUID(), turn: { action: 'reveal', tile: safe } };
    await test.maker.rounds.turn(first, reveal);
    const second = await test.play('mines');
    const cashOut = { roundId, actionId: randomUUID(), turn: { action: 'cashOut' } };
    const replaced = { code: 'SESSION_REPLACED', status: 409 };
    await expect(test.maker.rounds.turn(first, cashOut)).rejects.toMatchObject(replaced);
    await expect(test.maker.rounds.start(first, stakeOf('2.00', { mines: 3 }))).rejects.toMatchObject(
      replaced,
    );
    // A turn that was played before has its answer.
    await expect(test.maker.rounds.turn(first, reveal)).resolves.toMatchObject({ roundId });
    await expect(test.maker.rounds.turn(second, cashOut)).resolves.toMatchObject({ state: 'settled' });
    expect(named()).toEqual(['bet OK', 'win OK']);
  });

  it('takes no turn of a session that ended before the newer one, either', async () => {
    const first = await test.play('mines');
    const { roundId } = await test.maker.rounds.start(first, stakeOf('2.00', { mines: 3 }));
    test.maker.sessions.update(first.id, { state: 'ended', endReason: 'SIGNED_OUT' });
    await test.play('mines');
    const turn = { action: 'reveal', tile: layoutOf(roundId)[0] };
    await expect(
      test.maker.rounds.turn(first, { roundId, actionId: randomUUID(), turn }),
    ).rejects.toMatchObject({ code: 'SESSION_REPLACED' });
  });

  it('goes on in its session while another game is opened, and after its player has left', async () => {
    const session = await test.play('mines');
    const { roundId } = await test.maker.rounds.start(session, stakeOf('2.00', { mines: 3 }));
    await test.play('dice');
    test.maker.sessions.update(session.id, { state: 'ended', endReason: 'SIGNED_OUT' });
    const turn = { action: 'reveal', tile: layoutOf(roundId)[0] };
    await expect(
      test.maker.rounds.turn(session, { roundId, actionId: randomUUID(), turn }),
    ).resolves.toMatchObject({ state: 'settled' });
  });

  it('that is lost is closed without a win', async () => {
    const session = await test.play('mines');
    const { roundId } = await test.maker.rounds.start(session, stakeOf('2.00', { mines: 3 }));
    const turn = { action: 'reveal', tile: layoutOf(roundId)[0] };
    const lost = await test.maker.rounds.turn(session, { roundId, actionId: randomUUID(), turn });
    expect(lost).toMatchObject({ state: 'settled', payout: '0.00' });
    expect(named()).toEqual(['bet OK', 'closeRound OK']);
  });

  it('blocks the next stake of its game and the change of seeds, but no other game', async () => {
    const session = await test.play('mines');
    await test.maker.rounds.start(session, stakeOf('2.00', { mines: 3 }));
    const second = test.maker.rounds.start(session, stakeOf('2.00', { mines: 3 }));
    await expect(second).rejects.toMatchObject({ code: 'ROUND_OPEN' });
    expect(test.maker.rounds.store.hasUnfinished(session.player)).toBe(true);
    await test.maker.rounds.start(await test.play('dice'), stakeOf('1.00', dice));
  });

  it('can’t be seen or played by another player', async () => {
    const { roundId } = await test.maker.rounds.start(
      await test.play('mines'),
      stakeOf('2.00', { mines: 3 }),
    );
    const other = await test.play('mines', { mode: 'demo' });
    const turn = { roundId, actionId: randomUUID(), turn: { action: 'reveal', tile: 1 } };
    await expect(test.maker.rounds.turn(other, turn)).rejects.toMatchObject({ code: 'ROUND_UNKNOWN' });
    expect(test.maker.rounds.openOf(other)).toBeNull();
  });

  it('repeats a win without an answer after 1 s until it is decided, and pays it once', async () => {
    const session = await test.play('mines');
    const { roundId } = await test.maker.rounds.start(session, stakeOf('2.00', { mines: 3 }));
    await mine(layoutOf(roundId), roundId, 0);
    test.platform.next('win', 'lost');
    const later = await test.play('mines');
    await test.maker.rounds.turn(later, { roundId, actionId: randomUUID(), turn: { action: 'cashOut' } });
    expect(test.maker.stateOf(roundId)).toBe('open');
    await test.clock.advance(1000);
    expect(named().slice(1)).toEqual(['win OK', 'win OK']);
    expect(test.platform.balance).toBe(10_025n);
    expect(test.maker.stateOf(roundId)).toBe('closed');
  });

  it('ends after a day by the rule of its game', async () => {
    const session = await test.play('mines');
    const { roundId } = await test.maker.rounds.start(session, stakeOf('2.00', { mines: 3 }));
    await mine(layoutOf(roundId), roundId, 0);
    await test.clock.advance(86_399_999);
    expect(test.maker.stateOf(roundId)).toBe('open');
    await test.clock.advance(1);
    expect(test.maker.rounds.past(session, undefined)[0]).toMatchObject({ state: 'settled', payout: '2.25' });
    expect(test.platform.balance).toBe(10_025n);
  });

  it('returns the stake of a round in which nothing was played', async () => {
    const session = await test.play('mines');
    await test.maker.rounds.start(session, stakeOf('2.00', { mines: 3 }));
    await test.maker.rounds.leaveAll(session.player);
    expect(named()).toEqual(['bet OK', 'rollback OK']);
    expect(test.platform.balance).toBe(10_000n);
  });
});

describe('blackjack', () => {
  /** Starts rounds until one can be doubled. */
  async function deal(stake: string, funds = 10_000n) {
    const session = await test.play('blackjack');
    for (;;) {
      test.platform.balance = funds;
      const round = await test.maker.rounds.start(session, stakeOf(stake));
      if (round.state === 'open') return { session, round };
    }
  }
  const double = (roundId: string) => ({ roundId, actionId: randomUUID(), turn: { action: 'double' } });

  it('takes the stake of doubling as a bet of its own', async () => {
    const { session, round } = await deal('5.00');
    const doubled = await test.maker.rounds.turn(session, double(round.roundId));
    expect(doubled.stake).toBe('10.00');
    expect(named().filter((name) => name === 'bet OK')).toHaveLength(2);
  });

  it('doesn’t offer doubling again that the platform has refused', async () => {
    const { session, round } = await deal('5.00');
    test.platform.next('bet', { status: 'LIMIT_WAGER', remainder: '2.00' });
    const refused = test.maker.rounds.turn(session, double(round.roundId));
    await expect(refused).rejects.toMatchObject({ code: 'LIMIT_WAGER', remainder: '2.00' });
    const open = test.maker.rounds.openOf(session);
    expect(open?.view).not.toMatchObject({ actions: expect.arrayContaining(['double']) });
    expect(open?.view).toMatchObject({ actions: expect.arrayContaining(['hit', 'stand']) });
  });

  it('returns the stake of doubling without an answer and goes on without it', async () => {
    const { session, round } = await deal('5.00');
    const before = test.platform.balance;
    test.platform.next('bet', 'lost');
    const wanted = double(round.roundId);
    await expect(test.maker.rounds.turn(session, wanted)).rejects.toMatchObject({ code: 'STAKE_RETURNED' });
    expect(test.platform.balance).toBe(before);
    const stand = { roundId: round.roundId, actionId: randomUUID(), turn: { action: 'stand' } };
    await expect(test.maker.rounds.turn(session, stand)).resolves.toMatchObject({ state: 'settled' });
  });

  it('isn’t doubled without the funds', async () => {
    const { round } = await deal('4.00', 700n);
    expect(round.view).not.toMatchObject({ actions: expect.arrayContaining(['double']) });
  });
});

describe('demo mode', () => {
  it('plays with 1,000.00 of its own and calls no wallet', async () => {
    const session = await test.play('dice', { mode: 'demo' });
    const round = await test.maker.rounds.start(session, stakeOf('10.00', dice));
    expect(round.balance).toBe((1000 - 10 + Number(round.payout)).toFixed(2));
    expect(calls()).toEqual([]);
  });

  it('refuses a stake above its play money', async () => {
    const session = await test.play('dice', { mode: 'demo' });
    test.maker.sessions.update(session.id, { balance: '0.99' });
    const wanted = stakeOf('1.00', dice);
    await expect(test.maker.rounds.start(session, wanted)).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    });
  });
});
