import type { BodyOf, Calls, Player } from '@touchline/contract';
import {
  answer,
  api,
  pauseReadsWhile,
  playerApi,
  requestSignOut,
  resetPlayerCalls,
} from '../../platform/api/api.ts';
import { monotonicNow, serverClock } from '../../platform/clock/clock.ts';
import { after } from '../../platform/clock/after.ts';
import { createEmitter } from '../../platform/emitter/emitter.ts';
import { tabs } from '../../platform/tabs/tabs.ts';
import {
  isEndedHere,
  noteEnded,
  noteEndedByTab,
  pendingSignOut,
  settleSignOut,
  storeSignOut,
} from './endedSession.ts';
import { session, setPlayer } from './session.store.ts';

/** `player`: by the player's action in this tab. `clock`: by a session clock in it. `server`: by the server or another tab. */
export type ChangedBy = 'player' | 'clock' | 'server';

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
  resetPlayerCalls(player === null);
  changes.emit(player, by);
}

/**
 * Requests the session from the server. An answer overtaken by sign-in or sign-out changes nothing. A session that has
 * ended on this device counts as none, and is ended on the server too if that is still pending.
 * @returns the player signed in afterwards
 * @throws ApiError when no answer came; the state is unchanged
 */
export async function refreshSession(): Promise<Player | null> {
  const sequence = nextSequence();
  const sentAt = monotonicNow();
  const { player, serverTime } = await answer(api.GET('/web-api/session'));
  serverClock.observe({ server: serverTime, resolution: 1, sentAt, receivedAt: monotonicNow() });
  finishSignOut(player);
  take(player && isEndedHere(player.sessionId) ? null : player, 'server', sequence);
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

/** Sign-out of which the server didn't know at once. */
export interface LateSignOut {
  /** `pending`: the server can't be reached. `completed`: it has ended the session now. */
  readonly state: 'pending' | 'completed';
  readonly everywhere: boolean;
}

const lateSignOuts = createEmitter<[late: LateSignOut]>();

/**
 * Subscribes to sign-outs without a connection, and to their completion, also of one in a tab that is closed now.
 * @returns unsubscribes
 */
export const onLateSignOut = lateSignOuts.subscribe;

/** Time after which a sign-out without an answer is reported as pending, ms. */
const PATIENCE = 3_000;

/**
 * Signs out here, or on all devices: in this browser at once, and on the server as soon as it can be reached, also after
 * the tab was closed.
 * @returns whether the server has ended the session within seconds; if not, `onLateSignOut` reports it
 */
export async function signOut(everywhere: boolean, by: 'player' | 'clock' = 'player'): Promise<boolean> {
  if (!session.player) return true;
  storeSignOut(session.player, everywhere);
  forgetPlayer(by);
  const ended = endPendingSession();
  const isInTime = await Promise.race([
    ended,
    new Promise<false>((resolve) => after(PATIENCE, () => resolve(false))),
  ]);
  if (isInTime) return true;
  lateSignOuts.emit({ state: 'pending', everywhere });
  void ended.then((isDone) => isDone && lateSignOuts.emit({ state: 'completed', everywhere }));
  return false;
}

let ending: { readonly sessionId: string; readonly done: Promise<boolean> } | undefined;

/** Has the server end the session of a pending sign-out, by one request at a time. Resolves with false if it failed. */
function endPendingSession(): Promise<boolean> {
  const pending = pendingSignOut();
  if (!pending) return Promise.resolve(true);
  const { everywhere, sessionId } = pending;
  if (ending?.sessionId === sessionId) return ending.done;
  const done = requestSignOut({ everywhere, sessionId })
    .then(
      () => {
        settleSignOut(sessionId);
        return true;
      },
      () => false,
    )
    .finally(() => {
      if (ending?.sessionId === sessionId) ending = undefined;
    });
  ending = { sessionId, done };
  return done;
}

/**
 * Completes a pending sign-out, now that the server has answered.
 * @param player the player of the browser's session, if the server has one
 */
function finishSignOut(player: Player | null): void {
  const pending = pendingSignOut();
  if (!pending || ending?.sessionId === pending.sessionId) return;
  // The session has ended otherwise, for example by a sign-in since then: other devices remain only for its player.
  const isOver = player?.sessionId !== pending.sessionId;
  if (isOver && !(pending.everywhere && player?.id === pending.playerId)) settleSignOut(pending.sessionId);
  else {
    const { everywhere } = pending;
    void endPendingSession().then(
      (isDone) => isDone && lateSignOuts.emit({ state: 'completed', everywhere }),
    );
  }
}

/** Clears the player of a session that has ended on this device, without asking the server, which may be out of reach. */
export function dropEndedPlayer(sessionId = session.player?.sessionId): void {
  if (sessionId === undefined || session.player?.sessionId !== sessionId) return;
  if (isEndedHere(sessionId)) take(null, 'server');
}

/** Clears the player if another tab has ended the session. */
export function takeEndByTab(sessionId: string): void {
  noteEndedByTab(sessionId);
  dropEndedPlayer(sessionId);
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
  const { player } = session;
  if (player) noteEnded(player);
  take(null, by);
  tabs.send({ type: 'signed-out', sessionId: player?.sessionId });
}

/** Sets the player after sign-in, in every tab; the last step of every sign-in method. */
export function signedIn(player: Player): Player {
  take(player, 'player');
  tabs.send({ type: 'signed-in', playerId: player.id });
  return player;
}
