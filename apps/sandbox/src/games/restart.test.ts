import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { manualClock } from '../clock.ts';
import { startFakePlatform, type FakePlatform } from './testing/fakePlatform.ts';
import { stakeOf, startTestMaker } from './testing/testMaker.ts';

let folder: string;
let platform: FakePlatform;
const clock = manualClock(() => new Date('2026-11-27T10:00:00Z'));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-maker-'));
  platform = await startFakePlatform('secret-of-the-tests');
});
afterEach(async () => {
  await platform.stop();
  await rm(folder, { recursive: true });
});
const start = () => startTestMaker({ folder, platform, clock });
const named = () => platform.calls.map(({ call, status }) => `${call} ${status}`);

it('keeps an open round, which goes on after a restart with the same result', async () => {
  const first = await start();
  const session = await first.play('mines');
  const { roundId, fairness } = await first.maker.rounds.start(session, stakeOf('1.00', { mines: 3 }));
  const before = first.maker.rounds.store.byId(roundId)?.game;
  await first.stop();
  const second = await start();
  await second.maker.resume();
  const later = await second.play('mines');
  expect(second.maker.rounds.openOf(later)).toMatchObject({ roundId, fairness });
  expect(second.maker.rounds.store.byId(roundId)?.game).toEqual(before);
  await second.stop();
});

it('sends a win that had no answer again after a restart, under the same id', async () => {
  const first = await start();
  const session = await first.play('hi-lo');
  const { roundId } = await first.maker.rounds.start(session, stakeOf('1.00'));
  platform.next('rollback', 'dropped');
  await first.maker.rounds.leaveAll(session.player);
  await first.stop();
  const second = await start();
  await clock.advance(1000);
  await second.maker.resume();
  expect(named().slice(-2)).toEqual(['bet OK', 'rollback OK']);
  expect(second.maker.stateOf(roundId)).toBe('closed');
  expect(platform.balance).toBe(10_000n);
  await second.stop();
});

it('rolls a stake back that was sent without an answer before the stop', async () => {
  const first = await start();
  const session = await first.play('mines');
  const actionId = randomUUID();
  platform.next('bet', 'held');
  const started = first.maker.rounds.start(session, { ...stakeOf('1.00', { mines: 3 }), actionId });
  await platform.held();
  await first.stop();
  platform.release();
  await started.catch(() => undefined);
  expect(platform.balance).toBe(9_900n);
  const second = await start();
  await second.maker.resume();
  expect(platform.balance).toBe(10_000n);
  expect(second.maker.rounds.store.hasUnfinished(session.player)).toBe(false);
  await second.stop();
});

it('returns the bets of a round of crash that the stop has cut off, and shows its hash', async () => {
  const first = await start();
  const session = await first.play('crash');
  first.maker.crash.subscribe(session, () => undefined);
  await first.maker.crash.bet(session, { actionId: randomUUID(), stake: '5.00', autoCashOut: null });
  await first.stop();
  const second = await start();
  await second.maker.resume();
  expect(platform.balance).toBe(10_000n);
  expect(second.maker.crash.past(session, undefined)[0]).toMatchObject({
    state: 'void',
    fairness: { nonce: 1, serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  await second.stop();
});
