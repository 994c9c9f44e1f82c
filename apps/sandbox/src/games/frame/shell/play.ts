import { NoAnswer, PlayError } from './api.types.ts';
import type { Fairness, FreeRounds, PlaySession, RoundView } from './api.types.ts';
import type { PlayApi } from './api.ts';
import { toMinor, toText } from './money.ts';
import type { FromPage, ToPage } from './port.ts';
import { refusalOf } from './refusals.ts';
import type { Refusal } from './refusals.ts';
import { clampStake } from './stakes.ts';
import type { StakeBounds } from './stakes.ts';
import { createStore } from './store.ts';
import type { Store } from './store.ts';

/**
 * Phase of the round on the screen: `sending` waits for an answer, `revealing` shows its motion, `open` waits for a
 * turn of the player.
 */
export type Phase = 'ready' | 'sending' | 'revealing' | 'open';

export interface PlayState {
  /** Balance without a payout that isn't revealed yet, in minor units. */
  readonly balance: bigint;
  readonly stake: bigint;
  /** Latest answer of the round on the screen; null before the first round. */
  readonly round: RoundView | null;
  readonly phase: Phase;
  /** Instant before which no new round starts, in milliseconds. */
  readonly readyAt: number;
  readonly refusal: Refusal | null;
  /** True while an action has no answer; `retry` sends it again under its id. */
  readonly isUnanswered: boolean;
  /** Reason of the page's pause, or null. */
  readonly pause: string | null;
  /** Settled rounds of this session, newest first. */
  readonly past: readonly RoundView[];
  readonly fairness: Fairness;
  readonly freeRounds: FreeRounds | null;
}

/** Sends an action under its id. */
export type Send = (actionId: string) => Promise<RoundView>;

/** Round of play with money, independent of the game. */
export interface Play {
  readonly store: Store<PlayState>;
  readonly session: PlaySession;
  readonly bounds: StakeBounds;
  readonly setStake: (stake: bigint) => void;
  /** Starts a round with a choice; `stake` replaces the stepper's for games whose chips make the stake. */
  readonly bet: (choice: unknown, stake?: bigint) => Promise<void>;
  readonly turn: (turn: unknown) => Promise<void>;
  /** Starts a round of the grant of free rounds. */
  readonly betFree: (choice: unknown) => Promise<void>;
  /** Starts a round by a call of the game's own. */
  readonly start: (send: Send) => Promise<void>;
  /** Takes a turn by a call of the game's own. */
  readonly proceed: (send: Send) => Promise<void>;
  /** Puts a round that ended without an action of the player on the screen. */
  readonly receive: (round: RoundView) => void;
  /** Ends the reveal of the latest answer. */
  readonly revealed: () => void;
  /** Sends the unanswered action again. */
  readonly retry: () => Promise<void>;
  readonly dismiss: () => void;
  readonly setFairness: (fairness: Fairness) => void;
  readonly onPage: (message: FromPage) => void;
}

export interface PlayDeps {
  readonly api: PlayApi;
  readonly session: PlaySession;
  readonly send: (message: ToPage) => void;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Rounds that the history of the frame shows. */
const PAST = 50;

/** Creates the play of a session: one action at a time, each under an id of its own. */
export function createPlay({ api, session, send, now, newId }: PlayDeps): Play {
  const { decimals, game } = session;
  const minor = (text: string): bigint => toMinor(text, decimals);
  const bounds = { min: minor(game.minStake), max: minor(game.maxStake), step: minor(game.step) || 1n };
  const store = createStore<PlayState>({
    balance: minor(session.balance),
    stake: session.open ? minor(session.open.stake) : clampStake(minor(game.minStake) * 10n, bounds),
    round: session.open,
    phase: session.open ? 'open' : 'ready',
    readyAt: 0,
    refusal: null,
    isUnanswered: false,
    pause: null,
    past: [],
    fairness: session.fairness,
    freeRounds: session.freeRounds,
  });
  let waiting: { readonly send: Send; readonly actionId: string; readonly before: Phase } | undefined;

  function show(round: RoundView): void {
    const { round: before, freeRounds } = store.get();
    const isNew = before?.roundId !== round.roundId;
    const isUsed = isNew && round.isFree === true && freeRounds !== null;
    const unrevealed = round.state === 'settled' ? minor(round.payout) : 0n;
    if (isNew) send({ type: 'roundStarted', roundId: round.roundId });
    store.set({
      round,
      phase: 'revealing',
      isUnanswered: false,
      balance: minor(round.balance) - unrevealed,
      freeRounds: isUsed ? { ...freeRounds, left: freeRounds.left - 1 } : freeRounds,
    });
  }

  async function act(): Promise<void> {
    if (!waiting) return;
    const current = waiting;
    try {
      const round = await current.send(current.actionId);
      waiting = undefined;
      show(round);
    } catch (error) {
      if (error instanceof NoAnswer) return store.set({ isUnanswered: true });
      waiting = undefined;
      if (!(error instanceof PlayError)) throw error;
      store.set({ phase: current.before, isUnanswered: false, refusal: refusalOf(error) });
    }
  }

  function begin(before: Phase, call: Send): Promise<void> {
    waiting = { send: call, actionId: newId(), before };
    store.set({ phase: 'sending', refusal: null });
    return act();
  }

  const isBlocked = (): boolean => {
    const { pause, refusal } = store.get();
    return pause !== null || refusal?.isFinal === true;
  };

  const start = async (call: Send): Promise<void> => {
    const { phase, readyAt } = store.get();
    if (phase !== 'ready' || isBlocked() || now() < readyAt) return;
    store.set({ readyAt: now() + session.rules.minCycleMs });
    await begin('ready', call);
    // A refused stake began no round, so nothing has to be waited for.
    if (store.get().refusal && store.get().refusal?.code !== 'TOO_FAST') store.set({ readyAt: 0 });
  };

  const proceed = async (call: Send): Promise<void> => {
    if (store.get().phase === 'open') await begin('open', call);
  };

  return {
    store,
    session,
    bounds,
    start,
    proceed,
    setStake: (stake) => store.set({ stake: clampStake(stake, bounds), refusal: null }),
    bet: (choice, stake = store.get().stake) =>
      start((actionId) => api.bet(actionId, toText(stake, decimals), choice)),
    betFree: async (choice) => {
      const { freeRounds } = store.get();
      if (!freeRounds || freeRounds.left === 0) return;
      await start((actionId) => api.bet(actionId, freeRounds.stake, choice, freeRounds.id));
    },
    turn: (turn) => {
      const { round } = store.get();
      return round ? proceed((actionId) => api.turn(round.roundId, actionId, turn)) : Promise.resolve();
    },
    receive: show,
    revealed: () => {
      const { round, phase, past } = store.get();
      if (phase !== 'revealing' || !round) return;
      if (round.state === 'open') return store.set({ phase: 'open' });
      store.set({
        phase: 'ready',
        balance: minor(round.balance),
        past: [round, ...past.filter((one) => one.roundId !== round.roundId)].slice(0, PAST),
      });
      send({ type: 'roundEnded', roundId: round.roundId });
    },
    retry: async () => {
      store.set({ isUnanswered: false });
      await act();
    },
    dismiss: () => store.set({ refusal: null }),
    setFairness: (fairness) => store.set({ fairness }),
    onPage: (message) => {
      if (message.type === 'pause') store.set({ pause: message.reason });
      if (message.type === 'resume') store.set({ pause: null });
      if (message.type === 'balanceChanged')
        void api.balance().then(
          (balance) => store.get().phase === 'ready' && store.set({ balance: minor(balance) }),
          () => send({ type: 'balanceStale' }),
        );
      if (message.type === 'leave') {
        store.set({ pause: 'leave' });
        send({ type: 'close' });
      }
    },
  };
}
