import { describe, expect, it } from 'vitest';
import { createRounds } from '../testing/rounds.ts';
import type { PlayApi } from './api.ts';
import { NoAnswer, PlayError } from './api.types.ts';
import type { RoundView } from './api.types.ts';
import { createPlay } from './play.ts';
import type { ToPage } from './port.ts';

interface Options {
  readonly gameId?: string;
  readonly nonce?: number;
  readonly minCycleMs?: number;
}

/** Opens play over the real rules; the next calls of the API may fail. */
function opened({ gameId = 'dice', nonce = 1, minCycleMs = 0 }: Options = {}) {
  const rounds = createRounds({ gameId, nonce, minCycleMs });
  const failures: (Error | undefined)[] = [];
  const sent: ToPage[] = [];
  const ids: string[] = [];
  let clock = 1_000_000;
  let count = 0;
  const answer = async (actionId: string, act: () => RoundView): Promise<RoundView> => {
    ids.push(actionId);
    const failure = failures.shift();
    // A lost answer doesn't undo the action.
    if (failure instanceof NoAnswer) act();
    if (failure) throw failure;
    return act();
  };
  const api = {
    bet: (actionId: string, stake: string, choice: unknown) =>
      answer(actionId, () => rounds.bet({ actionId, stake, choice })),
    turn: (roundId: string, actionId: string, turn: unknown) =>
      answer(actionId, () => rounds.turn(roundId, { actionId, turn })),
    balance: async () => rounds.balance(),
  } as unknown as PlayApi;
  const session = rounds.session();
  const open = () =>
    createPlay({
      api,
      session: rounds.session(),
      send: (message) => sent.push(message),
      now: () => clock,
      newId: () => `action-${(count += 1)}`,
    });
  return { play: open(), open, rounds, session, failures, sent, ids, pass: (ms: number) => (clock += ms) };
}

const over = { direction: 'over', outcomes: 5000 };
const under = { direction: 'under', outcomes: 5000 };

describe('a round', () => {
  it('shows the payout only after its reveal', async () => {
    const { play, sent } = opened();
    play.setStake(777n);
    await play.bet(over);
    expect(play.store.get()).toMatchObject({ phase: 'revealing', balance: 24_200n - 777n });
    play.revealed();
    // 7.77 at 1.98 pays 15.38.
    expect(play.store.get()).toMatchObject({ phase: 'ready', balance: 24_200n - 777n + 1538n });
    expect(play.store.get().round?.payout).toBe('15.38');
    expect(sent.map(({ type }) => type)).toEqual(['roundStarted', 'roundEnded']);
  });

  it('starts one round for several presses', async () => {
    const { play, rounds } = opened();
    await Promise.all([play.bet(under), play.bet(under), play.bet(under)]);
    expect(rounds.actions()).toBe(1);
  });

  it('gives each press an action id of its own', async () => {
    const { play, ids } = opened();
    await play.bet(under);
    play.revealed();
    await play.bet(under);
    expect(ids).toEqual(['action-1', 'action-2']);
  });

  it('doesn’t start before the least time from stake to stake', async () => {
    const { play, rounds, pass } = opened({ minCycleMs: 5000 });
    await play.bet(under);
    play.revealed();
    pass(4999);
    await play.bet(under);
    expect(rounds.actions()).toBe(1);
    pass(1);
    await play.bet(under);
    expect(rounds.actions()).toBe(2);
  });
});

describe('a lost answer', () => {
  it('is asked for again under the same action id, and stakes once', async () => {
    const { play, failures, ids, rounds } = opened();
    failures.push(new NoAnswer('lost'));
    await play.bet(under);
    expect(play.store.get()).toMatchObject({ phase: 'sending', isUnanswered: true });
    await play.retry();
    play.revealed();
    expect(ids).toEqual(['action-1', 'action-1']);
    expect(rounds.actions()).toBe(1);
    expect(play.store.get()).toMatchObject({ phase: 'ready', isUnanswered: false });
  });
});

describe('a refusal', () => {
  it('leaves the game ready, with the sentence and the way on', async () => {
    const { play, failures, rounds } = opened({ minCycleMs: 5000 });
    failures.push(new PlayError('INSUFFICIENT_FUNDS', 'refused'));
    await play.bet(under);
    expect(play.store.get()).toMatchObject({ phase: 'ready', balance: 24_200n });
    expect(play.store.get().refusal).toMatchObject({ text: 'refusal.funds', way: 'cashier', isFinal: false });
    await play.bet(under);
    expect(rounds.actions()).toBe(1);
  });

  it('names what a limit still allows', async () => {
    const { play, failures } = opened();
    failures.push(new PlayError('LIMIT_LOSS', 'refused', '5.00'));
    await play.bet(under);
    expect(play.store.get().refusal).toMatchObject({ text: 'refusal.lossLimit', remainder: '5.00' });
  });

  it('says that a limit is reached where nothing is left', async () => {
    const { play, failures } = opened();
    failures.push(new PlayError('LIMIT_WAGER', 'refused', '0.00'));
    await play.bet(under);
    expect(play.store.get().refusal).toMatchObject({ text: 'refusal.wagerLimitFull', remainder: undefined });
  });

  it('ends the session where no bet can follow', async () => {
    const { play, failures, rounds } = opened();
    failures.push(new PlayError('SELF_EXCLUDED', 'refused'));
    await play.bet(under);
    play.dismiss();
    failures.push(new PlayError('SESSION_REPLACED', 'refused'));
    await play.bet(under);
    await play.bet(under);
    expect(play.store.get().refusal?.isFinal).toBe(true);
    expect(rounds.actions()).toBe(0);
  });
});

describe('an open round', () => {
  it('goes on where it was after the frame is opened again', async () => {
    const { play, open } = opened({ gameId: 'mines', nonce: 4 });
    play.setStake(200n);
    await play.bet({ mines: 3 });
    play.revealed();
    await play.turn({ action: 'reveal', tile: 1 });
    play.revealed();
    const again = open();
    expect(again.store.get()).toMatchObject({ phase: 'open', stake: 200n });
    for (const tile of [2, 3]) {
      await again.turn({ action: 'reveal', tile });
      again.revealed();
    }
    await again.turn({ action: 'cashOut' });
    // 2.00 at 1.4785 pays 2.95.
    expect(again.store.get().round).toMatchObject({ state: 'settled', payout: '2.95' });
  });
});

describe('messages of the page', () => {
  it('pause bets until it resumes', async () => {
    const { play, rounds } = opened();
    play.onPage({ type: 'pause', reason: 'realityCheck' });
    await play.bet(under);
    expect(rounds.actions()).toBe(0);
    play.onPage({ type: 'resume' });
    await play.bet(under);
    expect(rounds.actions()).toBe(1);
  });

  it('answer a wish to leave', () => {
    const { play, sent } = opened();
    play.onPage({ type: 'leave' });
    expect(sent).toEqual([{ type: 'close' }]);
  });
});
