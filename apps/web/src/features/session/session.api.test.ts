import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from './entry/access.api.ts';
import { forgetEndedSessions, pendingSignOut } from './endedSession.ts';
import {
  changePassword,
  dropEndedPlayer,
  onLateSignOut,
  onPlayerChange,
  refreshSession,
  signOut,
  takeEndByTab,
} from './session.api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { playerApi, resetPlayerCalls, tokens } from '../../platform/api/api.ts';
import { deviceStorage } from '../../platform/storage/storage.ts';
import { isForSession, session, setPlayer } from './session.store.ts';

const anna = {
  id: '1',
  sessionId: '7',
  login: 'anna',
  registeredAt: 0,
  signedInAt: 0,
  mustChangePassword: true,
};
/** Anna after another sign-in. */
const annaAgain = { ...anna, sessionId: '8' };

interface Waiting {
  readonly path: string;
  readonly signal: AbortSignal;
  body(): Promise<unknown>;
  answer(body: unknown): void;
  /** Loses the request on its way. */
  fail(): void;
}

let waiting: Waiting[] = [];
let changes: (string | undefined)[] = [];

vi.stubGlobal(
  'fetch',
  (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      waiting.push({
        path: new URL(request.url).pathname,
        signal: request.signal,
        body: () => request.clone().json(),
        answer: (body) => resolve(Response.json(body)),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    }),
);
let late: (readonly [string, boolean])[] = [];

onPlayerChange((player) => void changes.push(player?.id));
onLateSignOut(({ state, everywhere }) => void late.push([state, everywhere]));

/** Returns the pending request to a path. */
async function call(path: string): Promise<Waiting> {
  return vi.waitFor(() => {
    const place = waiting.findIndex((one) => one.path === `/web-api/${path}`);
    const found = waiting[place];
    if (!found) throw new Error(`Nobody asked ${path}.`);
    waiting = waiting.toSpliced(place, 1);
    return found;
  }, 30_000);
}

beforeEach(() => {
  setPlayer(null);
  resetPlayerCalls(false);
  deviceStorage.remove('session.ended');
  forgetEndedSessions();
  waiting = [];
  changes = [];
  late = [];
});

test('a session request in flight during sign-in doesn’t sign the player out', async () => {
  const asking = refreshSession();
  const question = await call('session');
  const signing = signIn({ login: 'anna', password: 'p', save: true });
  (await call('session/sign-in')).answer({ player: anna });
  await signing;
  question.answer({ player: null, serverTime: 0 });
  expect(await asking).toEqual(anna);
  expect([session.status, changes]).toEqual(['player', ['1']]);
});

test('a session request in flight during sign-out doesn’t sign the player in', async () => {
  setPlayer(anna);
  const asking = refreshSession();
  const question = await call('session');
  const leaving = signOut(false);
  (await call('session/sign-out')).answer({});
  await leaving;
  question.answer({ player: anna, serverTime: 0 });
  expect(await asking).toBeNull();
  expect(changes).toEqual([undefined]);
});

test('of two session requests the later one counts, in whichever order they are answered', async () => {
  const [first, second] = [refreshSession(), refreshSession()];
  const [early, late] = [await call('session'), await call('session')];
  late.answer({ player: anna, serverTime: 0 });
  await second;
  early.answer({ player: null, serverTime: 0 });
  await first;
  expect(session.player).toEqual(anna);
});

test('the server’s later answer is applied', async () => {
  setPlayer(anna);
  const asking = refreshSession();
  (await call('session')).answer({ player: null, serverTime: 0 });
  expect(await asking).toBeNull();
  expect(session.status).toBe('guest');
});

test('a password change answered after sign-out signs nobody in', async () => {
  setPlayer(anna);
  const changing = changePassword({ current: 'one', next: 'another' });
  (await call('user/gettoken')).answer({ token: 't', expiresAt: Date.now() + 60_000 });
  const change = await call('session/password');
  setPlayer(null);
  change.answer({ player: { ...anna, mustChangePassword: false } });
  await changing;
  expect(session.player).toBeNull();
});

test('no token is left in the stores and the query cache after a sign-out', async () => {
  const SECRET = 'bearer-of-anna';
  const signing = signIn({ login: 'anna', password: 'p', save: true });
  (await call('session/sign-in')).answer({ player: anna });
  await signing;
  const stored = () =>
    JSON.stringify([
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
      session,
    ]);
  const asking = tokens.get(new AbortController().signal);
  (await call('user/gettoken')).answer({ token: SECRET, expiresAt: Date.now() + 300_000 });
  expect(await asking).toBe(SECRET);
  expect(stored()).not.toContain(SECRET);
  const leaving = signOut(false);
  (await call('session/sign-out')).answer({ endedSessions: 1 });
  await leaving;
  expect(stored()).not.toContain(SECRET);
  // The next call asks for another one instead of using it.
  const next = tokens.get(new AbortController().signal);
  (await call('user/gettoken')).answer({ token: 'another', expiresAt: Date.now() + 300_000 });
  expect(await next).toBe('another');
});

test('a sign-out ends the player’s reads before it is sent, and its writes go on', async () => {
  setPlayer(anna);
  const reading = playerApi.GET('/web-api/accounts');
  (await call('user/gettoken')).answer({ token: 't', expiresAt: Date.now() + 300_000 });
  const accounts = await call('accounts');
  const placing = playerApi.POST('/web-api/session/password', { body: { current: 'one', next: 'other' } });
  const write = await call('session/password');
  const leaving = signOut(false);
  const departure = await call('session/sign-out');
  expect([accounts.signal.aborted, write.signal.aborted]).toEqual([true, false]);
  write.answer({ player: anna });
  expect((await placing).response.status).toBe(200);
  departure.answer({ endedSessions: 1 });
  await leaving;
  await expect(reading).rejects.toMatchObject({ status: 401, code: 'SIGNED_OUT' });
  expect(waiting).toEqual([]);
});

/** Signs Anna out while the server can't be reached. */
async function signOutOffline(everywhere = false): Promise<void> {
  setPlayer(anna);
  const leaving = signOut(everywhere);
  (await call('session/sign-out')).fail();
  expect(await leaving).toBe(false);
}

/** Answers the request that completes a sign-out, and waits until the player is told. */
async function completeSignOut(body: object): Promise<void> {
  const departure = await call('session/sign-out');
  expect(await departure.body()).toEqual(body);
  departure.answer({ endedSessions: 1 });
  await vi.waitFor(() => expect(late.at(-1)?.[0]).toBe('completed'));
}

test('a sign-out clears the player before the server has answered', async () => {
  setPlayer(anna);
  const leaving = signOut(false);
  expect([session.player, changes]).toEqual([null, [undefined]]);
  const departure = await call('session/sign-out');
  expect(await departure.body()).toEqual({ everywhere: false, sessionId: '7' });
  departure.answer({ endedSessions: 1 });
  expect(await leaving).toBe(true);
  expect([pendingSignOut(), late]).toEqual([undefined, []]);
});

test('a sign-out without a connection is told, stored without a secret, and completed once the server answers', async () => {
  await signOutOffline();
  expect(late).toEqual([['pending', false]]);
  expect(pendingSignOut()).toEqual({ playerId: '1', sessionId: '7', everywhere: false, isPending: true });
  const asking = refreshSession();
  (await call('session')).answer({ player: anna, serverTime: 0 });
  expect(await asking).toBeNull();
  await completeSignOut({ everywhere: false, sessionId: '7' });
  expect([session.player, pendingSignOut(), changes]).toEqual([null, undefined, [undefined]]);
});

test('a page that is loaded after a sign-out without a connection shows no player, and completes it', async () => {
  await signOutOffline(true);
  forgetEndedSessions();
  session.status = 'unknown';
  const asking = refreshSession();
  (await call('session')).answer({ player: anna, serverTime: 0 });
  expect([await asking, session.status]).toEqual([null, 'guest']);
  await completeSignOut({ everywhere: true, sessionId: '7' });
});

test('a pending sign-out leaves a sign-in since then', async () => {
  await signOutOffline();
  const asking = refreshSession();
  (await call('session')).answer({ player: annaAgain, serverTime: 0 });
  expect(await asking).toEqual(annaAgain);
  expect([waiting, pendingSignOut()]).toEqual([[], undefined]);
});

test('a pending sign-out everywhere reaches the other devices after a sign-in since then', async () => {
  await signOutOffline(true);
  const asking = refreshSession();
  (await call('session')).answer({ player: annaAgain, serverTime: 0 });
  expect(await asking).toEqual(annaAgain);
  await completeSignOut({ everywhere: true, sessionId: '7' });
  expect(session.player).toEqual(annaAgain);
});

test('of another player, a sign-in since then drops a pending sign-out everywhere', async () => {
  await signOutOffline(true);
  const asking = refreshSession();
  (await call('session')).answer({ player: { ...annaAgain, id: '2' }, serverTime: 0 });
  await asking;
  expect([waiting, pendingSignOut()]).toEqual([[], undefined]);
});

test('a sign-in waits for the answer to a sign-out, which deletes the cookie', async () => {
  setPlayer(anna);
  const leaving = signOut(false);
  const departure = await call('session/sign-out');
  const signing = signIn({ login: 'anna', password: 'p', save: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(waiting.map(({ path }) => path)).toEqual([]);
  departure.answer({ endedSessions: 1 });
  await leaving;
  (await call('session/sign-in')).answer({ player: annaAgain });
  await signing;
  expect(session.player).toEqual(annaAgain);
});

test('after a sign-out without a connection, notices of the player are dropped, and one of the session’s end isn’t', async () => {
  const passed = () =>
    (['coupons', 'messages', 'session'] as const).map((about) => isForSession({ about }, session));
  setPlayer(anna);
  expect(passed()).toEqual([true, true, true]);
  await signOutOffline();
  expect(passed()).toEqual([false, false, true]);
});

test('another tab’s sign-out clears the player without a request', () => {
  setPlayer(anna);
  takeEndByTab('6');
  expect(session.player).toEqual(anna);
  takeEndByTab('7');
  expect([session.player, waiting]).toEqual([null, []]);
});

test('a page that the browser shows again after a sign-out clears its player without a request', async () => {
  await signOutOffline();
  forgetEndedSessions();
  setPlayer(anna);
  dropEndedPlayer();
  expect([session.player, waiting]).toEqual([null, []]);
});
