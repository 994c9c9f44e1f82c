import type { Player } from '@touchline/contract';
import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { tabStorage } from '../../platform/storage/storage.ts';

const RETURN_KEY = 'returnPath';

export interface SessionState {
  /** `unknown` until the server has answered for the first time. */
  status: 'unknown' | 'guest' | 'player';
  player: Player | null;
}

/** Who is signed in on this device. Written only by the actions of this feature. */
export const session = proxy<SessionState>({ status: 'unknown', player: null });

/** Takes over what the server says. @returns whether somebody else is signed in than before */
export function setPlayer(player: Player | null): boolean {
  const changed = session.status !== 'unknown' && session.player?.id !== player?.id;
  session.status = player ? 'player' : 'guest';
  session.player = player;
  return changed;
}

/** Remembers the page to come back to after signing in; for this tab only. */
export function rememberPage(path: string): void {
  tabStorage.write(RETURN_KEY, path);
}

/** The page to come back to, once; the caller makes it safe. */
export function takeRememberedPage(): string | undefined {
  const path = tabStorage.read(RETURN_KEY, v.string());
  tabStorage.remove(RETURN_KEY);
  return path;
}

/** Whether a page waits to be come back to. */
export function isPageRemembered(): boolean {
  return tabStorage.read(RETURN_KEY, v.string()) !== undefined;
}

/** The player went elsewhere: nothing waits any more. */
export function forgetRememberedPage(): void {
  tabStorage.remove(RETURN_KEY);
}
