import { afterEach, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { readJackpotDraw } from './jackpots.ts';
import { stakeOf, startTestMaker, type TestMaker } from '../testing/testMaker.ts';

let test: TestMaker;
beforeEach(async () => {
  test = await startTestMaker();
});
afterEach(() => test.stop());

const Shown = v.object({
  jackpots: v.array(v.object({ levels: v.array(v.object({ level: v.string(), amount: v.string() })) })),
});
const amounts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    v
      .parse(Shown, test.maker.jackpots.shown())
      .jackpots.flatMap(({ levels }) => levels.map(({ level, amount }) => [level, amount])),
  );

it('grows by 0.4, 0.3, 0.2 and 0.1 % of a stake on its titles, and by no other stake', async () => {
  const before = amounts();
  await test.maker.rounds.start(await test.play('iron-orchard'), stakeOf('100.00'));
  expect(amounts()).toEqual(before);
  test.platform.balance = 1_000_000n;
  await test.maker.rounds.start(await test.play('game-1'), stakeOf('100.00'));
  const grown = Object.entries(amounts()).map(([level, amount]) => [
    level,
    (Number(amount) - Number(before[level])).toFixed(2),
  ]);
  expect(Object.fromEntries(grown)).toEqual({ grand: '0.10', major: '0.20', minor: '0.30', mini: '0.40' });
});

it('pays a hit in whole cents and keeps the rest on top of the start', async () => {
  const paid = test.maker.jackpots.pay('mini');
  expect(paid).toBe(7_000n);
  expect(amounts()['mini']).toBe('50.00');
  expect(test.maker.jackpots.pay('mini')).toBe(5_000n);
});

it('grows with the time by the stakes of other sites', async () => {
  const before = Number(amounts()['grand']);
  await test.clock.advance(10_000);
  expect(Number(amounts()['grand'])).toBeCloseTo(before + 10 * 25 * 0.001, 2);
});

it('is paid to the player of a round that hits it, beside the win of the round', async () => {
  await test.stop();
  test = await startTestMaker({ jackpotDraw: 'minor' });
  const session = await test.play('game-1');
  const worth = amounts()['minor'];
  const round = await test.maker.rounds.start(session, stakeOf('1.00'));
  expect(round.jackpot?.level).toBe('minor');
  expect(Number(round.jackpot?.amount)).toBeGreaterThanOrEqual(Number(worth));
  const call = test.platform.calls.find(({ call: name }) => name === 'jackpot');
  expect(call).toMatchObject({
    status: 'OK',
    body: { jackpotId: 'orchard-four', level: 'minor', amount: round.jackpot?.amount },
  });
});

it('is hit by no stake where its draws never hit', async () => {
  test.platform.balance = 1_000_000_000n;
  const session = await test.play('game-1');
  for (let round = 0; round < 30; round += 1) {
    const { jackpot } = await test.maker.rounds.start(session, stakeOf('100.00'));
    expect(jackpot).toBeNull();
    await test.clock.advance(10_000);
  }
  expect(Number(amounts()['mini'])).toBeGreaterThan(50);
});

it('has its draws set by a word, and refuses others', () => {
  expect([undefined, 'never', 'grand'].map(readJackpotDraw)).toEqual(['random', 'never', 'grand']);
  expect(() => readJackpotDraw('often')).toThrow('SANDBOX_JACKPOT is "often"');
});
