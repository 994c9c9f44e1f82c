import { randomId } from '@touchline/contract/randomId';
import { proxy, ref } from 'valtio/vanilla';
import { serverNow } from '../../../platform/clock/clock.ts';
import { deviceStorage } from '../../../platform/storage/storage.ts';
import { createBetActions } from './createBetActions.ts';
import { sendAction } from './betActions.api.ts';
import type { ActionState, BetAction } from './betActions.types.ts';
import { cacheBet } from '../bets.api.ts';

/** States of this page's actions, by bet number. Written only by this feature. */
export const betActions = proxy<Record<string, ActionState>>({});

const acting = createBetActions({
  send: sendAction,
  storage: deviceStorage,
  now: serverNow,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  show(state) {
    betActions[state.intent.couponId] = ref(state);
  },
  arrived: cacheBet,
});

export interface ActionOrder {
  readonly couponId: string;
  readonly playerId: string;
  readonly action: BetAction;
}

/** Runs a confirmed action on a bet under a new idempotency key. */
export function actOnBet({ couponId, playerId, action }: ActionOrder): Promise<void> {
  return acting.act({ ...action, key: randomId(), couponId, playerId, askedAt: serverNow() });
}

/** Resumes an action that a closed or reloaded page left pending. */
export function resumeBetAction(couponId: string, playerId: string): Promise<void> {
  return acting.resume(couponId, playerId);
}

/** Removes a finished action once the player has seen its result; a pending one stays. */
export function leaveBetAction(couponId: string): void {
  const step = betActions[couponId]?.step;
  if (step !== 'sending' && step !== 'unknown') delete betActions[couponId];
}
