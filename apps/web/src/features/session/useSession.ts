import type { Player } from '@touchline/contract';
import { useSnapshot } from 'valtio/react';
import { renderedForGuest, useHydrated } from '../../platform/page/hydration.ts';
import { session } from './session.store.ts';

export interface SessionView {
  /** `unknown` until the server's first answer. */
  readonly status: 'unknown' | 'guest' | 'player';
  readonly player: Player | null;
}

const guest: SessionView = { status: 'guest', player: null };
const unknown: SessionView = { status: 'unknown', player: null };

/** The session; renders again when it changes. The server knows only whether the browser has one. */
export function useSession(): SessionView {
  const known = useSnapshot(session);
  if (useHydrated()) return known;
  return renderedForGuest() ? guest : unknown;
}
