import type { Player } from '@touchline/contract';
import { useSnapshot } from 'valtio/react';
import { session } from './session.store.ts';

export interface SessionView {
  /** `unknown` until the server has answered for the first time. */
  readonly status: 'unknown' | 'guest' | 'player';
  readonly player: Player | null;
}

/** Who is signed in; renders again when that changes. */
export function useSession(): SessionView {
  return useSnapshot(session);
}
