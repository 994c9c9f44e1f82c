import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from './entry/access.api.ts';
import { changePassword, onPlayerChange, refreshSession, signOut } from './session.api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { playerApi, resetPlayerCalls, tokens } from '../../platform/api/api.ts';
import { session, setPlayer } from './session.store.ts';

const anna = { id: '1', login: 'anna', registeredAt: 0, signedInAt: 0, mustChangePassword: true };

interface Waiting {
  readonly path: string;
  readonly signal: AbortSignal;
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
        answer: (body) => resolve(Response.json(body)),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    }),
);
onPlayerChange((player) => void changes.push(player?.id));

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
  resetPlayerCalls();
  waiting = [];
  changes = [];
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

test('reads that began before a sign-out without an answer are repeated', async () => {
  setPlayer(anna);
  const reading = playerApi.GET('/web-api/accounts');
  (await call('user/gettoken')).answer({ token: 't', expiresAt: Date.now() + 300_000 });
  await call('accounts');
  const leaving = signOut(false);
  (await call('session/sign-out')).fail();
  await expect(leaving).rejects.toMatchObject({ kind: 'network' });
  (await call('accounts')).answer({ accounts: [] });
  expect((await reading).data).toEqual({ accounts: [] });
  expect(session.player).toEqual(anna);
});
