import type { Player } from '@touchline/contract';
import type { NoticeFrame } from '@touchline/feed';
import { proxy } from 'valtio/vanilla';
import * as v from 'valibot';
import { tabStorage } from '../../platform/storage/storage.ts';

const RETURN_KEY = 'returnPath';

export interface SessionState {
  /** `unknown` until the server's first answer. */
  status: 'unknown' | 'guest' | 'player';
  player: Player | null;
}

/** Player signed in on this device. Written only by the actions of this feature. */
export const session = proxy<SessionState>({ status: 'unknown', player: null });

/**
 * Applies the server's answer.
 * @returns whether the signed-in player changed
 */
export function setPlayer(player: Player | null): boolean {
  const changed = session.status !== 'unknown' && session.player?.id !== player?.id;
  session.status = player ? 'player' : 'guest';
  session.player = player;
  return changed;
}

/**
 * Returns whether a notice may be shown. After a sign-out of which the server doesn't know yet, its socket still carries
 * the player's: nothing of them may appear.
 */
export function isForSession({ about }: Pick<NoticeFrame, 'about'>, { status }: SessionState): boolean {
  return about === 'session' || status !== 'guest';
}

/** Stores the page to return to after sign-in, for this tab only. */
export function rememberPage(path: string): void {
  tabStorage.write(RETURN_KEY, path);
}

/** Returns the page to return to and clears it; the caller must validate it. */
export function takeRememberedPage(): string | undefined {
  const path = tabStorage.read(RETURN_KEY, v.string());
  tabStorage.remove(RETURN_KEY);
  return path;
}

/** Returns whether a page to return to is stored. */
export function isPageRemembered(): boolean {
  return tabStorage.read(RETURN_KEY, v.string()) !== undefined;
}

/** Clears the stored page after the player navigated elsewhere. */
export function forgetRememberedPage(): void {
  tabStorage.remove(RETURN_KEY);
}
