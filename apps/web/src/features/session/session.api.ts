import type { BodyOf, Calls, Player } from '@touchline/contract';
import { answer, api, pauseReadsWhile, playerApi, resetPlayerCalls } from '../../platform/api/api.ts';
import { monotonicNow, serverClock } from '../../platform/clock/clock.ts';
import { createEmitter } from '../../platform/emitter/emitter.ts';
import { tabs } from '../../platform/tabs/tabs.ts';
import { session, setPlayer } from './session.store.ts';

/** `player`: by the player's action in this tab. `server`: by the server or another tab. */
export type ChangedBy = 'player' | 'server';

const changes = createEmitter<[player: Player | null, by: ChangedBy]>();

/**
 * Subscribes to every change of the signed-in player, by this tab, another one or the server.
 * @returns unsubscribes
 */
export const onPlayerChange = changes.subscribe;

let asked = 0;
let applied = 0;

/** Returns the next sequence number, shared by requests and player actions. */
function nextSequence(): number {
  asked += 1;
  return asked;
}

/**
 * Sets the signed-in player, unless a later request or action was applied before.
 * @param sequence sequence number of the request or action
 */
function take(player: Player | null, by: ChangedBy, sequence = nextSequence()): void {
  if (sequence < applied) return;
  applied = sequence;
  if (!setPlayer(player)) return;
  resetPlayerCalls();
  changes.emit(player, by);
}

/**
 * Requests the session from the server. An answer overtaken by sign-in or sign-out changes nothing.
 * @returns the player signed in afterwards
 * @throws ApiError when no answer came; the state is unchanged
 */
export async function refreshSession(): Promise<Player | null> {
  const sequence = nextSequence();
  const sentAt = monotonicNow();
  const { player, serverTime } = await answer(api.GET('/web-api/session'));
  serverClock.observe({ server: serverTime, resolution: 1, sentAt, receivedAt: monotonicNow() });
  take(player, 'server', sequence);
  return session.player;
}

let first: Promise<unknown> | undefined;

/**
 * Resolves once the session is known. If the server can't be reached, the visitor counts as a guest for now, so that
 * public pages still open.
 */
export async function knownSession(): Promise<Player | null> {
  first ??= refreshSession().catch(() => {
    first = undefined;
    if (session.status === 'unknown') setPlayer(null);
  });
  await first;
  return session.player;
}

/**
 * Changes the password.
 * @throws ApiError: 400 the new password is not accepted, 403 the current one is wrong
 */
export async function changePassword(body: BodyOf<Calls['changePassword']>): Promise<void> {
  const { player } = await answer(playerApi.POST('/web-api/session/password', { body }));
  // A player who signed out meanwhile stays signed out.
  if (session.player?.id === player.id) take(player, 'player');
}

/**
 * Signs out here, or on all devices.
 * @throws ApiError when the request fails: still signed in
 */
export async function signOut(everywhere: boolean): Promise<void> {
  await endSessionBy(() => answer(api.POST('/web-api/session/sign-out', { body: { everywhere } })));
}

/**
 * Runs calls with which the server ends the player's session, and clears the player in every tab afterwards.
 * @param work must not wait for reads of the player, which are paused meanwhile
 * @throws its failure: still signed in
 */
export function endSessionBy(work: () => Promise<unknown>): Promise<void> {
  return pauseReadsWhile(async () => {
    tabs.send({ type: 'signing-out' });
    try {
      await work();
    } catch (error) {
      if (session.player) tabs.send({ type: 'signed-in', playerId: session.player.id });
      throw error;
    }
    forgetPlayer('player');
  });
}

/** Clears the player in every tab of this browser after the session has ended. */
export function forgetPlayer(by: ChangedBy = 'server'): void {
  take(null, by);
  tabs.send({ type: 'signed-out' });
}

/** Sets the player after sign-in, in every tab; the last step of every sign-in method. */
export function signedIn(player: Player): Player {
  take(player, 'player');
  tabs.send({ type: 'signed-in', playerId: player.id });
  return player;
}
