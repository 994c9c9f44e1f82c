import { proxy, ref } from 'valtio/vanilla';
import { serverNow } from '../../platform/clock/clock.ts';
import { deviceStorage } from '../../platform/storage/storage.ts';
import { createActing } from './acting.ts';
import { sendAction } from './betActions.api.ts';
import type { ActionState, BetAction } from './betActions.types.ts';
import { keepBet } from './bets.api.ts';

/** Where the actions of this page stand, by the number of the bet. Written only by this feature. */
export const betActions = proxy<Record<string, ActionState>>({});

const acting = createActing({
  send: sendAction,
  storage: deviceStorage,
  now: serverNow,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  show(state) {
    betActions[state.intent.couponId] = ref(state);
  },
  arrived: keepBet,
});

export interface ActionOrder {
  readonly couponId: string;
  readonly playerId: string;
  readonly action: BetAction;
}

/** Does with a bet what the player confirmed, under a key of its own. */
export function actOnBet({ couponId, playerId, action }: ActionOrder): Promise<void> {
  return acting.act({ ...action, key: crypto.randomUUID(), couponId, playerId, askedAt: serverNow() });
}

/** Takes up an action that a closed or reloaded page left on its way. */
export function resumeBetAction(couponId: string, playerId: string): Promise<void> {
  return acting.resume(couponId, playerId);
}

/** The player has seen how an action ended; one on its way stays. */
export function leaveBetAction(couponId: string): void {
  const step = betActions[couponId]?.step;
  if (step !== 'sending' && step !== 'unknown') delete betActions[couponId];
}
