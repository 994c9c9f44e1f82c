import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stakeOf, startTestMaker, type TestMaker } from '../testing/testMaker.ts';

let test: TestMaker;
beforeEach(async () => {
  test = await startTestMaker();
});
afterEach(() => test.stop());

const dice = { direction: 'under', outcomes: 9800 };
const named = () =>
  test.platform.calls
    .filter(({ call }) => call !== 'authenticate')
    .map(({ call, status }) => `${call} ${status}`);

/** Plays rounds of dice with a stake until one wins; nearly all do. */
async function win(stake: string) {
  const session = await test.play('dice');
  for (;;) {
    test.platform.calls.length = 0;
    const before = test.platform.balance;
    const round = await test.maker.rounds.start(session, stakeOf(stake, dice));
    if (round.payout !== '0.00') return { round, before };
  }
}

it('loses the answer to a stake of 1.01, which is returned once', async () => {
  const session = await test.play('mines');
  const started = test.maker.rounds.start(session, stakeOf('1.01', { mines: 1 }));
  await expect(started).rejects.toMatchObject({ code: 'STAKE_RETURNED' });
  expect(named()).toEqual(['bet OK', 'rollback OK']);
  expect(test.platform.balance).toBe(10_000n);
});

it('sends the win of 1.02 twice, and it is paid once', async () => {
  const { round, before } = await win('1.02');
  expect(named()).toEqual(['bet OK', 'win OK', 'win OK']);
  expect(test.platform.balance).toBe(before - 102n + BigInt(round.payout.replace('.', '')));
});

it('sends a second win for the closed round of 1.03, which is refused', async () => {
  await win('1.03');
  expect(named()).toEqual(['bet OK', 'win OK', 'win ROUND_CLOSED']);
});

it('sends the win of 1.04 after 30 seconds', async () => {
  const { round } = await win('1.04');
  expect(named()).toEqual(['bet OK']);
  expect(test.maker.stateOf(round.roundId)).toBe('open');
  await test.clock.advance(30_000);
  expect(named()).toEqual(['bet OK', 'win OK']);
  expect(test.maker.stateOf(round.roundId)).toBe('closed');
});

it('rolls the stake of 1.05 back before it is sent, so that it is refused', async () => {
  const session = await test.play('dice');
  const started = test.maker.rounds.start(session, stakeOf('1.05', dice));
  await expect(started).rejects.toMatchObject({ code: 'TX_ROLLED_BACK' });
  expect(test.platform.balance).toBe(10_000n);
});

it('signs the first call of 1.06 wrongly and the next one right', async () => {
  const session = await test.play('dice');
  await test.maker.rounds.start(session, stakeOf('1.06', dice));
  expect(named()).toEqual(['betWin 401', 'betWin OK']);
});

it('sends a win after it has rolled the stake of 1.07 back, and it isn’t paid', async () => {
  const { before } = await win('1.07');
  expect(named()).toEqual(['bet OK', 'rollback OK', 'win TX_ROLLED_BACK']);
  expect(test.platform.balance).toBe(before);
});

it('does none of this in demo mode', async () => {
  const session = await test.play('dice', { mode: 'demo' });
  const wanted = { ...stakeOf('1.05', dice), actionId: randomUUID() };
  await expect(test.maker.rounds.start(session, wanted)).resolves.toMatchObject({ state: 'settled' });
});
