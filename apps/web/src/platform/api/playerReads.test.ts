import { beforeEach, describe, expect, test } from 'vitest';
import { createPlayerReads, type PlayerReads } from './playerReads.ts';
import { signedOutError } from './problem.ts';

let reads: PlayerReads;
/** Reads that were sent, in order, each with a function that answers it. */
let sent: { readonly name: string; readonly signal: AbortSignal; answer(text: string): void }[];

beforeEach(() => {
  reads = createPlayerReads();
  sent = [];
});

/** Reads as over a network that answers when the test does, and ends like fetch. */
function read(name: string): Promise<string> {
  return reads.run((signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    sent.push({ name, signal, answer: resolve });
    return promise;
  });
}

const names = () => sent.map(({ name }) => name);
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('reads of a player', () => {
  test('are answered while nothing ends the session', async () => {
    const balance = read('accounts');
    sent[0]?.answer('100.00');
    expect(await balance).toBe('100.00');
  });

  test('end before the session does, and none is sent until the player has left', async () => {
    const leaving = Promise.withResolvers<void>();
    const early = read('accounts');
    const left = reads.pauseWhile(async () => {
      expect(sent[0]?.signal.aborted).toBe(true);
      await leaving.promise;
      reads.reset(true);
    });
    const later = read('messages/unread');
    const outcomes = Promise.allSettled([early, later]);
    await turn();
    expect(names()).toEqual(['accounts']);
    leaving.resolve();
    await left;
    const refused = { status: 'rejected', reason: { status: 401, code: 'SIGNED_OUT' } };
    expect(await outcomes).toMatchObject([refused, refused]);
    expect(names()).toEqual(['accounts']);
  });

  test('are repeated if the player could not leave', async () => {
    const balance = read('accounts');
    const refused = new Error('unreachable');
    await expect(reads.pauseWhile(() => Promise.reject(refused))).rejects.toBe(refused);
    await turn();
    expect(names()).toEqual(['accounts', 'accounts']);
    sent[1]?.answer('100.00');
    expect(await balance).toBe('100.00');
  });

  test('wait for each of two attempts to leave', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const both = [first, second].map(({ promise }) => reads.pauseWhile(() => promise));
    void read('accounts');
    second.resolve();
    await turn();
    expect(names()).toEqual([]);
    first.resolve();
    await Promise.all(both);
    await turn();
    expect(names()).toEqual(['accounts']);
  });

  test('of the player before are not answered to the next one', async () => {
    const before = read('accounts');
    reads.reset(false);
    const after = read('accounts');
    await expect(before).rejects.toMatchObject({ status: 401 });
    sent[1]?.answer('5.00');
    expect(await after).toBe('5.00');
  });

  test('are refused without a request until a player signs in again', async () => {
    reads.reset(true);
    await expect(read('accounts')).rejects.toMatchObject({ status: 401, code: 'SIGNED_OUT' });
    expect(names()).toEqual([]);
    reads.reset(false);
    void read('accounts');
    expect(names()).toEqual(['accounts']);
  });

  test('are not repeated when their own refusal has the session requested', async () => {
    const refusal = signedOutError();
    let sentTimes = 0;
    const refused = reads.run(() => {
      sentTimes += 1;
      void reads.pauseWhile(() => Promise.resolve('guest'));
      return Promise.reject(refusal);
    });
    await expect(refused).rejects.toBe(refusal);
    expect(sentTimes).toBe(1);
  });

  test('fail by themselves as before', async () => {
    const lost = new Error('unreachable');
    await expect(reads.run(() => Promise.reject(lost))).rejects.toBe(lost);
  });
});
