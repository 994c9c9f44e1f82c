import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Bet } from '../../../features/bets/bets.api.ts';
import {
  actOnBet,
  betActions,
  leaveBetAction,
  resumeBetAction,
} from '../../../features/bets/actions/betActions.store.ts';
import type { ActionState, BetAction } from '../../../features/bets/actions/betActions.types.ts';
import { useSession } from '../../../features/session/useSession.ts';

export interface BetActing {
  /** State of the last action on this bet; undefined if there is none. */
  readonly state: ActionState | undefined;
  act(action: BetAction): void;
  /** Clears an ended action after the player has seen its result. */
  leave(): void;
}

/** Runs actions on a bet, and resumes what a reload left pending. */
export function useBetAction({ id }: Pick<Bet, 'id'>): BetActing {
  const { player } = useSession();
  const playerId = player?.id;
  const state = useSnapshot(betActions)[id];
  useEffect(() => {
    if (playerId !== undefined) void resumeBetAction(id, playerId);
    return () => leaveBetAction(id);
  }, [id, playerId]);
  return {
    state,
    act: (action) => playerId !== undefined && void actOnBet({ couponId: id, playerId, action }),
    leave: () => leaveBetAction(id),
  };
}
