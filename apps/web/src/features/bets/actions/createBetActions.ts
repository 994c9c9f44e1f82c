import * as v from 'valibot';
import { ApiError } from '../../../platform/api/apiError.ts';
import type { SafeStorage } from '../../../platform/storage/storage.ts';
import type { Bet } from '../bets.api.ts';
import type { ActionIntent, ActionState } from './betActions.types.ts';

const KEY = 'betActions';
/** Age after which an action is no longer sent automatically, ms; the player then decides again. */
const STALE_AFTER = 60_000;
const RETRY_DELAYS = [500, 1000, 2000, 4000, 8000];

const common = { key: v.string(), couponId: v.string(), playerId: v.string(), askedAt: v.number() };
const StoredIntents = v.array(
  v.variant('kind', [
    v.object({
      ...common,
      kind: v.literal('sale'),
      body: v.object({ percent: v.number(), amount: v.string() }),
    }),
    v.object({
      ...common,
      kind: v.literal('insurance'),
      body: v.object({ percent: v.number(), premium: v.string() }),
    }),
    v.object({
      ...common,
      kind: v.literal('powerBet'),
      body: v.object({ newCoef: v.string(), extraStake: v.string() }),
    }),
  ]),
);

export interface BetActionsDeps {
  /**
   * Sends an action; safe to repeat.
   * @throws ApiError
   */
  send(intent: ActionIntent): Promise<Bet>;
  readonly storage: SafeStorage;
  /** Server time, UTC ms. */
  now(): number;
  wait(ms: number): Promise<void>;
  show(state: ActionState): void;
  /** Receives the bet after the action. */
  arrived(bet: Bet): void;
}

export interface BetActions {
  /** Runs an action to its end. Does nothing while another one on the same bet is pending. */
  act(intent: ActionIntent): Promise<void>;
  /** Resumes an action that a closed or reloaded page left pending on a bet. */
  resume(couponId: string, playerId: string): Promise<void>;
}

/**
 * Runs actions on placed bets to their end. Each is stored on the device before it is sent; if its answer is lost, it
 * is sent again under its own idempotency key.
 */
export function createBetActions({ send, storage, now, wait, show, arrived }: BetActionsDeps): BetActions {
  const onTheirWay = new Set<string>();

  const stored = () => storage.read(KEY, StoredIntents) ?? [];
  const isStale = ({ askedAt }: ActionIntent) => now() - askedAt > STALE_AFTER;

  function store(intent: ActionIntent): void {
    const others = stored().filter((other) => other.couponId !== intent.couponId && !isStale(other));
    storage.write(KEY, [...others, intent]);
  }

  function forget({ key }: ActionIntent): void {
    const others = stored().filter((other) => other.key !== key);
    if (others.length > 0) storage.write(KEY, others);
    else storage.remove(KEY);
  }

  async function run(intent: ActionIntent, first: 'sending' | 'unknown'): Promise<void> {
    onTheirWay.add(intent.couponId);
    store(intent);
    show({ step: first, intent });
    try {
      show(await endOf(intent));
    } catch (error) {
      // The bet itself shows the result.
      show({ step: 'unanswered', intent });
      throw error;
    } finally {
      forget(intent);
      onTheirWay.delete(intent.couponId);
    }
  }

  async function endOf(intent: ActionIntent): Promise<ActionState> {
    for (let attempt = 0; !isStale(intent); attempt += 1) {
      try {
        const bet = await send(intent);
        arrived(bet);
        return { step: 'done', intent, bet };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isAnswer(error)) return { step: 'refused', intent, error };
      }
      show({ step: 'unknown', intent });
      await wait(RETRY_DELAYS[Math.min(attempt, RETRY_DELAYS.length - 1)] ?? 0);
    }
    return { step: 'unanswered', intent };
  }

  return {
    async act(intent) {
      if (!onTheirWay.has(intent.couponId)) await run(intent, 'sending');
    },
    async resume(couponId, playerId) {
      const intent = stored().find((one) => one.couponId === couponId && one.playerId === playerId);
      if (intent && !onTheirWay.has(couponId)) await run(intent, 'unknown');
    },
  };
}

/** Returns whether the server answered; otherwise the result is unknown. */
function isAnswer(error: ApiError): boolean {
  return error.kind === 'refused' && !error.isPassing;
}
