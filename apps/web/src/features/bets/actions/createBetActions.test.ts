import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/apiError.ts';
import { createStorage } from '../../../platform/storage/storage.ts';
import { createBetActions } from './createBetActions.ts';
import type { ActionIntent, ActionState } from './betActions.types.ts';
import type { Bet } from '../bets.api.ts';

const PLAYER = 'player-1';
// Only its identity matters here.
const sold = { id: '7', state: 'sold' } as Bet;
const intent: ActionIntent = {
  kind: 'sale',
  body: { percent: 50, amount: '13.33' },
  key: 'key-of-this-sale',
  couponId: '7',
  playerId: PLAYER,
  askedAt: 0,
};
const lost = () => new ApiError({ kind: 'network', status: 0, code: 'NETWORK', message: 'No answer.' });
const broken = () => new ApiError({ kind: 'refused', status: 503, code: 'DOWN', message: 'Down.' });
const refused = () =>
  new ApiError({ kind: 'refused', status: 409, code: 'OFFER_EXPIRED', message: 'Moved.' });

/** A device and a server that gives the listed answers in turn; time passes only while waiting. */
function page(answers: readonly (Bet | Error)[], memory = new Map<string, string>(), from = 0) {
  const sent: ActionIntent[] = [];
  const shown: ActionState[] = [];
  const arrived: Bet[] = [];
  let now = from;
  let left = [...answers];
  const storage = createStorage(() => ({
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  }));
  const acting = createBetActions({
    storage,
    now: () => now,
    wait: async (ms) => void (now += ms),
    show: (state) => void shown.push(state),
    arrived: (bet) => void arrived.push(bet),
    async send(one) {
      sent.push(one);
      const [answer = lost(), ...others] = left;
      left = others;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { acting, sent, arrived, memory, steps: () => shown.map(({ step }) => step) };
}

describe('an action on a placed bet', () => {
  test('that is answered is done and removed from the device', async () => {
    const { acting, sent, arrived, steps, memory } = page([sold]);
    await acting.act(intent);
    expect(steps()).toEqual(['sending', 'done']);
    expect(arrived).toEqual([sold]);
    expect(sent).toEqual([intent]);
    expect(memory.size).toBe(0);
  });

  test.each([lost(), broken()])(
    'whose answer is lost (%s) is sent again under the same key',
    async (failure) => {
      const { acting, sent, steps } = page([failure, failure, sold]);
      await acting.act(intent);
      expect(steps()).toEqual(['sending', 'unknown', 'unknown', 'done']);
      expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([intent.key]));
    },
  );

  test('that is refused ends there', async () => {
    const { acting, sent, steps, memory } = page([refused(), sold]);
    await acting.act(intent);
    expect(steps()).toEqual(['sending', 'refused']);
    expect(sent).toHaveLength(1);
    expect(memory.size).toBe(0);
  });

  test('is no longer sent once it is too old to be intended', async () => {
    const { acting, sent, steps } = page([]);
    await acting.act(intent);
    expect(steps().at(-1)).toBe('unanswered');
    const before = sent.length;
    expect(before).toBeGreaterThan(3);
    await acting.resume(intent.couponId, PLAYER);
    expect(sent).toHaveLength(before);
  });

  test('that throws unexpectedly ends, and can be requested again', async () => {
    const { acting, steps, memory } = page([new TypeError('A fault of ours.'), sold]);
    await expect(acting.act(intent)).rejects.toThrow('A fault of ours.');
    expect(steps()).toEqual(['sending', 'unanswered']);
    expect(memory.size).toBe(0);
    await acting.act(intent);
    expect(steps().at(-1)).toBe('done');
  });

  test('requested twice at once is sent once', async () => {
    const { acting, sent } = page([sold, sold]);
    await Promise.all([acting.act(intent), acting.act({ ...intent, key: 'of-a-second-press' })]);
    expect(sent).toEqual([intent]);
  });
});

describe('a page that was reloaded', () => {
  /** A page that closed before the server answered. */
  function leftBehind(): Map<string, string> {
    const { acting, memory } = page([]);
    void acting.act(intent);
    return memory;
  }

  test('sends the pending action again under the same key', async () => {
    const { acting, sent, steps, memory } = page([sold], leftBehind());
    await acting.resume(intent.couponId, PLAYER);
    expect(steps()).toEqual(['unknown', 'done']);
    expect(sent).toEqual([intent]);
    expect(memory.size).toBe(0);
  });

  test('sends nothing for another player, for another bet, or after too much time', async () => {
    const memory = leftBehind();
    const { acting, sent } = page([sold], memory);
    await acting.resume(intent.couponId, 'somebody-else');
    await acting.resume('8', PLAYER);
    const late = page([sold], memory, 61_000);
    await late.acting.resume(intent.couponId, PLAYER);
    expect([...sent, ...late.sent]).toEqual([]);
    expect(late.steps().at(-1)).toBe('unanswered');
  });
});
