import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { createMemoryBus } from '../bus/index.ts';
import type { Db } from '../db/database.ts';
import type { FeedSource } from '../feed/index.ts';
import { createPlatform, type Platform } from '../platform.ts';
import { readSettings } from '../settings.ts';
import { createTestDatabase } from './database.ts';

export interface TestAppOptions {
  /** Settings as environment variables; NODE_ENV is `test` and the feed clock stands still. */
  readonly env?: Readonly<Record<string, string>>;
  /** The server's instant. */
  readonly now?: () => Date;
  /** Feed sources; none when absent: an empty book. */
  readonly sources?: readonly FeedSource[];
  /** Folder of the operator's console; the built one when absent. */
  readonly consoleDist?: string;
}

/** A browser of the suite: keeps cookies between calls and sends what a browser sends. */
export interface TestClient {
  call(
    method: string,
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Registers in one click, keeps the cookie, and sends a bearer from then on. Answers player and account ids. */
  register(currency?: string): Promise<{ readonly playerId: bigint; readonly accountId: string }>;
  /** Registers with an address of its own and `TEST_PASSWORD`, as the whole form does, and keeps the cookie. */
  registerByEmail(): Promise<{ readonly playerId: bigint; readonly email: string }>;
  /** A fresh bearer from the cookie, as pages ask for every few minutes. */
  renew(): Promise<void>;
  readonly cookies: Map<string, string>;
}

/** Of everyone who registers by e-mail here. */
export const TEST_PASSWORD = 'a long password';

export interface TestApp extends Platform {
  readonly app: FastifyInstance;
  readonly db: Db;
  client(host?: string): TestClient;
  close(): Promise<void>;
}

/** The whole platform on a database of its own, without a port: calls are injected. */
export async function createTestApp({
  env = {},
  now,
  sources = [],
  consoleDist,
}: TestAppOptions = {}): Promise<TestApp> {
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    FEED_CLOCK: 'manual',
    SIGN_IN_ATTEMPTS: '100000',
    CAPTCHA_AFTER: '100000',
    OPERATOR_TOKEN: 'operator-token-of-tests',
    SECRETS_KEY: Buffer.alloc(32).toString('base64'),
    ...env,
  });
  const database = await createTestDatabase();
  const bus = createMemoryBus();
  const log = pino({ level: settings.LOG_LEVEL });
  const platform = await createPlatform({
    settings,
    log,
    db: database.db,
    bus,
    sources,
    ...(now ? { now } : {}),
    ...(consoleDist === undefined ? {} : { consoleDist }),
  });
  await platform.start();
  return {
    ...platform,
    client: (host = 'localhost:4401') => createClient(platform.app, host),
    async close() {
      await platform.stop();
      await bus.close();
      await database.close();
    },
  };
}

function createClient(app: FastifyInstance, host: string): TestClient {
  const cookies = new Map<string, string>();
  let bearer: string | undefined;

  async function call(method: string, url: string, body?: object, headers: Record<string, string> = {}) {
    const response = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: {
        host,
        'sec-fetch-site': 'same-origin',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      cookies: Object.fromEntries(cookies),
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  async function renew(): Promise<void> {
    bearer = undefined;
    bearer = (await call('GET', '/web-api/user/gettoken')).json<{ token: string }>().token;
  }

  return {
    call,
    renew,
    cookies,
    async registerByEmail() {
      const email = `player-${randomUUID()}@example.com`;
      const body = { email, password: TEST_PASSWORD, currency: 'EUR', language: 'en', isOfAge: true };
      const registered = await call('POST', '/web-api/registration/full', body);
      return { email, playerId: BigInt(registered.json<{ player: { id: string } }>().player.id) };
    },
    async register(currency = 'EUR') {
      const registered = await call('POST', '/web-api/registration/fast', {
        currency,
        language: 'en',
        isOfAge: true,
      });
      await renew();
      const { accounts } = (await call('GET', '/web-api/accounts')).json<{ accounts: { id: string }[] }>();
      const [account] = accounts;
      if (!account) throw new Error('The new player has no account.');
      return {
        playerId: BigInt(registered.json<{ player: { id: string } }>().player.id),
        accountId: account.id,
      };
    },
  };
}
