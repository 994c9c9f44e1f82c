import { randomUUID } from 'node:crypto';
import { crashEnd, crashResult, crashTime, isOfChain } from '@touchline/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../sessions/sessions.ts';
import { startTestMaker, type TestMaker } from '../testing/testMaker.ts';
import type { CrashEvent } from './crash.ts';

let test: TestMaker;
let session: Session;
let events: CrashEvent[];
beforeEach(async () => {
  test = await startTestMaker();
  session = await test.play('crash');
  events = [];
  test.maker.crash.subscribe(session, (event) => events.push(event));
});
afterEach(() => test.stop());

const crash = () => test.maker.crash;
const bet = (stake: string, autoCashOut: number | null = null) =>
  crash().bet(session, { actionId: randomUUID(), stake, autoCashOut });
const cashOut = (roundId: string) =>
  crash().cashOut(session, { actionId: randomUUID(), roundId }, test.clock.now().getTime());
const resultNow = () => crash().table.round()?.game.result ?? 0;

/** Lets rounds pass until the next one has a result of at least so many hundredths. */
async function reach(least: number): Promise<void> {
  while (resultNow() < least || crash().table.phase() !== 'betting') await test.clock.advance(500);
}
/** Starts the round of the table and lets a time of it pass. */
async function run(ms: number): Promise<void> {
  while (crash().table.phase() !== 'running') await test.clock.advance(500);
  await test.clock.advance(ms - crash().table.elapsedAt(test.clock.now().getTime()));
}

describe('a round of crash', () => {
  it('takes bets for 6 s, locks for 0.5 s, runs until its result and rests for 3 s', async () => {
    const result = resultNow();
    await test.clock.advance(6500 + crashEnd(result) + 3000);
    const phases = events.flatMap(({ type, data }) => (type === 'bet' ? [] : [{ type, data }]));
    expect(phases.map(({ type }) => type)).toEqual(['betting', 'locked', 'running', 'busted', 'betting']);
    const instants = phases.map(({ data }) => ('since' in data ? Number(data.since) : 0));
    const lengths = instants.slice(1).map((instant, index) => instant - (instants[index] ?? 0));
    expect(lengths).toEqual([6000, 500, crashEnd(result), 3000]);
  });

  it('shows its result only at its end, and it belongs to the chain', async () => {
    const shown = crash().table.shown();
    expect(shown).toMatchObject({ result: null, hash: null });
    await test.clock.advance(6500 + crashEnd(resultNow()));
    const busted = crash().table.shown();
    expect(isOfChain(String(busted.hash), Number(busted.game), shown.terminal)).toBe(true);
    expect(crashResult(shown.salt, String(busted.hash))).toBe(busted.result);
  });

  it('is the last one once nobody watches', async () => {
    const other = await startTestMaker();
    const end = other.maker.crash.subscribe(await other.play('crash'), () => undefined);
    end();
    await other.clock.advance(600_000);
    expect(other.maker.crash.table.phase()).toBe('idle');
    await other.stop();
  });
});

describe('a bet on crash', () => {
  it('is cashed out by hand at the multiplier of the time of receipt', async () => {
    await reach(250);
    const { roundId, state } = await bet('7.77');
    expect(state).toBe('open');
    await run(crashTime(150));
    const settled = await cashOut(roundId);
    expect(settled).toMatchObject({
      state: 'settled',
      payout: '11.65',
      view: { cashedOutAt: 150, result: null },
    });
    expect(test.platform.balance).toBe(10_000n - 777n + 1165n);
  });

  it('is cashed out by itself at its multiplier, and its player hears of it', async () => {
    await reach(165);
    await bet('10.00', 165);
    await run(crashTime(165));
    const told = events.find(({ type }) => type === 'bet');
    expect(told?.data).toMatchObject({ payout: '16.50', balance: '106.50' });
  });

  it('below its automatic multiplier at the end is lost', async () => {
    const result = resultNow();
    const { roundId } = await bet('10.00', result + 1);
    await run(crashEnd(result));
    expect(crash().past(session, undefined)[0]).toMatchObject({ roundId, payout: '0.00', view: { result } });
    await expect(cashOut(roundId)).rejects.toMatchObject({ code: 'BUSTED' });
    expect(test.platform.calls.at(-1)).toMatchObject({ call: 'closeRound', status: 'OK' });
  });

  it('stays in when it is cashed out before 1.01', async () => {
    await reach(200);
    const { roundId } = await bet('1.00');
    await run(165);
    await expect(cashOut(roundId)).rejects.toMatchObject({ code: 'BELOW_MIN' });
    await test.clock.advance(1);
    await expect(cashOut(roundId)).resolves.toMatchObject({ payout: '1.01' });
  });

  it('is cashed out once, however often its press is sent', async () => {
    await reach(200);
    const { roundId } = await bet('1.00');
    await run(crashTime(150));
    const wanted = { actionId: randomUUID(), roundId };
    const first = await crash().cashOut(session, wanted, test.clock.now().getTime());
    await test.clock.advance(1000);
    const second = await crash().cashOut(session, wanted, test.clock.now().getTime());
    expect(second.payout).toBe(first.payout);
    expect(test.platform.balance).toBe(10_050n);
  });

  it('is cashed out in the newest session only', async () => {
    await reach(200);
    const { roundId } = await bet('1.00');
    const newer = await test.play('crash');
    await run(crashTime(150));
    await expect(cashOut(roundId)).rejects.toMatchObject({ code: 'SESSION_REPLACED' });
    const wanted = { actionId: randomUUID(), roundId };
    const settled = await crash().cashOut(newer, wanted, test.clock.now().getTime());
    expect(settled.payout).toBe('1.50');
  });

  it('is refused as the third of a round', async () => {
    await bet('1.00');
    await bet('1.00');
    await expect(bet('1.00')).rejects.toMatchObject({ code: 'BETTING_CLOSED' });
  });

  it('is refused once the round is locked', async () => {
    await test.clock.advance(6000);
    await expect(bet('1.00')).rejects.toMatchObject({ code: 'BETTING_CLOSED' });
  });

  it('of an excluded player is cashed out at once in flight', async () => {
    await reach(300);
    const { roundId } = await bet('1.00');
    await run(crashTime(200));
    await crash().leave(session.player);
    await test.clock.advance(0);
    expect(crash().past(session, undefined)[0]).toMatchObject({ roundId, payout: '2.00' });
  });

  it('of an excluded player keeps its automatic cash-out', async () => {
    await reach(300);
    await bet('1.00', 250);
    await run(crashTime(200));
    await crash().leave(session.player);
    await test.clock.advance(crashTime(250) - crashTime(200));
    expect(crash().past(session, undefined)[0]).toMatchObject({ payout: '2.50' });
  });

  it('of an excluded player is returned before the start', async () => {
    await bet('1.00');
    await crash().leave(session.player);
    expect(crash().past(session, undefined)[0]).toMatchObject({ state: 'void', isStakeReturned: true });
  });
});
