import type { BodyOf, Calls, Player } from '@touchline/contract';
import { answer, api, playerApi, tokens } from '../../platform/api/api.ts';
import { monotonicNow, serverClock } from '../../platform/clock/clock.ts';
import { tabs } from '../../platform/tabs/tabs.ts';
import { session, setPlayer } from './session.store.ts';

/** `player`: by what the player did in this tab. `server`: learned from the server or another tab. */
export type ChangedBy = 'player' | 'server';
type PlayerListener = (player: Player | null, by: ChangedBy) => unknown;

const listeners = new Set<PlayerListener>();

/** Hears every change of who is signed in, from this tab, another one or the server. @returns stops hearing */
export function onPlayerChange(listener: PlayerListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let asked = 0;
let learned = 0;

/** The place of a question, or of what the player did, among all. */
function nextPlace(): number {
  asked += 1;
  return asked;
}

/** Takes over who is signed in. @param place where that was asked: what was learned since isn't undone by it */
function take(player: Player | null, by: ChangedBy, place = nextPlace()): void {
  if (place < learned) return;
  learned = place;
  if (!setPlayer(player)) return;
  tokens.reset();
  for (const listener of listeners) listener(player, by);
}

/**
 * Asks the server who is signed in. An answer that the player's signing in or out has overtaken changes nothing.
 * @returns who is signed in then
 * @throws ApiError when no answer came; the state stays as it was
 */
export async function refreshSession(): Promise<Player | null> {
  const place = nextPlace();
  const sentAt = monotonicNow();
  const { player, serverTime } = await answer(api.GET('/web-api/session'));
  serverClock.observe({ server: serverTime, resolution: 1, sentAt, receivedAt: monotonicNow() });
  take(player, 'server', place);
  return session.player;
}

let first: Promise<unknown> | undefined;

/**
 * Waits until it is known who is signed in; a server that can't be reached counts as nobody for now,
 * so that pages for everyone still open.
 */
export async function knownSession(): Promise<Player | null> {
  first ??= refreshSession().catch(() => {
    first = undefined;
    if (session.status === 'unknown') setPlayer(null);
  });
  await first;
  return session.player;
}

/** @throws ApiError: 400 the new password is not accepted, 403 the current one is wrong */
export async function changePassword(body: BodyOf<Calls['changePassword']>): Promise<void> {
  const { player } = await answer(playerApi.POST('/web-api/session/password', { body }));
  // Who signed out meanwhile stays so.
  if (session.player?.id === player.id) take(player, 'player');
}

/** Signs out here, or on all devices. @throws ApiError when the server could not be told: still signed in */
export async function signOut(everywhere: boolean): Promise<void> {
  await answer(api.POST('/web-api/session/sign-out', { body: { everywhere } }));
  forgetPlayer('player');
}

/** The server no longer knows the player: every tab of this browser becomes a guest's. */
export function forgetPlayer(by: ChangedBy = 'server'): void {
  take(null, by);
  tabs.tell({ type: 'signed-out' });
}

/** Takes over who just came in, in every tab: the last step of every way in. */
export function signedIn(player: Player): Player {
  take(player, 'player');
  tabs.tell({ type: 'signed-in', playerId: player.id });
  return player;
}
