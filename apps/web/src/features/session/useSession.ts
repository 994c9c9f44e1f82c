import type { Player } from '@touchline/contract';
import { useSnapshot } from 'valtio/react';
import { session } from './session.store.ts';

export interface SessionView {
  /** `unknown` until the server's first answer. */
  readonly status: 'unknown' | 'guest' | 'player';
  readonly player: Player | null;
}

/** The session; renders again when it changes. */
export function useSession(): SessionView {
  return useSnapshot(session);
}
