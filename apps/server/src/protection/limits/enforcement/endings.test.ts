import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryBus } from '../../../kernel/bus/index.ts';
import { createPlatform, type Platform } from '../../../platform.ts';
import { readSettings } from '../../../kernel/settings/settings.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { OPERATOR } from '../../../testing/opsApp.ts';

const BASE = '/limit-service-api/api/external/web/v3';

/** Two processes of one platform that share only the database and the bus. */
let database: TestDatabase;
const platforms: Platform[] = [];
const bus = createMemoryBus();
beforeAll(async () => {
  database = await createTestDatabase();
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    FEED_CLOCK: 'manual',
    SIGN_IN_ATTEMPTS: '100000',
    DEVELOPMENT_OPERATORS: `operator=*:${OPERATOR.authorization.slice('Bearer '.length)}`,
  });
  for (let index = 0; index < 2; index += 1) {
    const log = pino({ level: 'silent' });
    const platform = await createPlatform({ settings, log, db: database.db, bus, sources: [] });
    await platform.start();
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
    platforms.push(platform);
  }
});
afterAll(async () => {
  for (const platform of platforms) await platform.stop();
  await bus.close();
  await database.close();
});

const portOf = (index: number): number => {
  const address = platforms[index]?.app.server.address();
  if (!address || typeof address === 'string') throw new Error('The process listens on no port.');
  return address.port;
};

async function call(
  index: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
) {
  const type = { 'content-type': 'application/json' };
  return fetch(`http://localhost:${portOf(index)}${path}`, {
    method,
    headers: { ...headers, ...(body ? type : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Registers a player with a bearer token, and a socket to each process. */
async function player() {
  const registered = await call(
    0,
    'POST',
    '/web-api/registration/fast',
    {},
    {
      currency: 'EUR',
      language: 'en',
      isOfAge: true,
    },
  );
  // The cast: the call's own suite checks this answer against the contract.
  const { player: account } = (await registered.json()) as { player: { id: string } };
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const issued = await call(0, 'GET', '/web-api/user/gettoken', { cookie });
  // The cast: as above.
  const { token } = (await issued.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const sockets = await Promise.all(
    platforms.map(
      (_platform, index) =>
        new Promise<WebSocket>((resolve, reject) => {
          // The cast: Node's own sockets take headers, which the browser's types lack.
          const options = { headers: { cookie } } as unknown as string[];
          const socket = new WebSocket(`ws://localhost:${portOf(index)}/web-api/feed/socket`, options);
          // The first message follows the lookup of the player: until then the socket is anonymous.
          socket.addEventListener('message', () => resolve(socket), { once: true });
          socket.addEventListener('error', () => reject(new Error('The socket could not be opened.')));
        }),
    ),
  );
  const closed = Promise.all(
    sockets.map(
      (socket) => new Promise<void>((resolve) => socket.addEventListener('close', () => resolve())),
    ),
  );
  return { id: account.id, headers, closed };
}

type TestPlayer = Awaited<ReturnType<typeof player>>;

const exclude = async ({ headers }: TestPlayer): Promise<void> => {
  const limits = [{ limitType: 30, limitValue: '7', selfExcludeReason: '1' }];
  const asked = await call(0, 'POST', `${BASE}/limits`, headers, { limits });
  // The cast: as above.
  const { tokenGuid } = (await asked.json()) as { tokenGuid: string };
  const answers = [{ questionId: 'exclusion-consequences', answerId: 'understood' }];
  await call(0, 'POST', `${BASE}/testanswers`, headers, { tokenGuid, answers });
};

const ban = async ({ id }: TestPlayer): Promise<void> => {
  await call(0, 'POST', `/ops/players/${id}/blocks`, OPERATOR, { banLevel: 45 });
};

test.each([
  ['an exclusion', exclude],
  ['a ban', ban],
  [
    'a closed account',
    async ({ headers }: TestPlayer) =>
      void (await call(0, 'POST', `${BASE}/BlockUser`, headers, { isConfirmed: true })),
  ],
])('with %s bearer tokens are revoked and sockets closed in every process', async (_name, end) => {
  const one = await player();
  expect((await call(1, 'GET', '/web-api/accounts', one.headers)).status).toBe(200);
  await end(one);
  const statuses = await Promise.all(
    [0, 1].map(async (index) => (await call(index, 'GET', '/web-api/accounts', one.headers)).status),
  );
  expect(statuses).toEqual([401, 401]);
  await one.closed;
});
