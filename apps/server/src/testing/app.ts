import { hash } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FeedSource } from '@touchline/feed/source';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { HashPassword } from '../accounts/passwords.ts';
import { createMemoryBus } from '../kernel/bus/index.ts';
import type { Db } from '../kernel/db/database.ts';
import { createLog } from '../kernel/logging/createLog.ts';
import type { MailTransport } from '../delivery/mail/transport.ts';
import { createPlatform, type Platform } from '../platform.ts';
import type { PostbackSender } from '../rewards/postbacks/postbackSender.ts';
import { readSettings, repoRoot } from '../kernel/settings/settings.ts';
import type { SmsTransport } from '../delivery/sms/transport.ts';
import { freePort } from './freePort.ts';
import { plainSitesFile } from './plainSites.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export interface TestAppOptions {
  /**
   * Settings as environment variables; NODE_ENV is `test`, the feed clock is stopped, and the sites are those of
   * `plainSites`.
   */
  readonly env?: Readonly<Record<string, string>>;
  /** The server's clock. */
  readonly now?: () => Date;
  /** Feed sources; an empty book if absent. */
  readonly sources?: readonly FeedSource[];
  /** Folder of the built app; pages are bare if absent, whether the app is built or not. */
  readonly webDist?: string;
  /** Folder of the operators' console; the built one if absent. */
  readonly consoleDist?: string;
  /** Replaces the cheap hashing of passwords. */
  readonly hashPassword?: HashPassword;
  /** Sends mails; they stay in the outbox if absent. */
  readonly mailTransport?: MailTransport;
  /** Sends text messages; they stay in the outbox if absent. */
  readonly smsTransport?: SmsTransport;
  /** Calls partners' addresses; by the network if absent. */
  readonly postbackSender?: PostbackSender;
  /** Collects the lines of the log, whose level is `LOG_LEVEL`. */
  readonly logLines?: string[];
  /** Database shared with another app, and closed by the caller; a new one if absent. */
  readonly database?: TestDatabase;
  /**
   * True if it listens on a free port of its own.
   * @default false: calls are only injected
   */
  readonly listens?: boolean;
}

/** The least that argon2 allows: hashing at full cost was a large part of the suites' time. */
const hashCheaply: HashPassword = (password) => hash(password, { memoryCost: 8, timeCost: 1 });

/** A simulated browser: stores cookies between calls and sends a browser's headers. */
export interface TestClient {
  call(
    method: string,
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /**
   * Registers in one click, stores the cookie, and sends an access token from then on. Returns the ids of player and
   * account.
   */
  register(currency?: string): Promise<{ readonly playerId: bigint; readonly accountId: string }>;
  /** Registers with a unique address and `TEST_PASSWORD` like the full form, and stores the cookie. */
  registerByEmail(): Promise<{ readonly playerId: bigint; readonly email: string }>;
  /** Gets a new access token by the cookie, like pages do every few minutes. */
  renew(): Promise<void>;
  /** Returns the access token that its calls send; undefined without one. */
  bearer(): string | undefined;
  readonly cookies: Map<string, string>;
}

/** Password of everyone registered by e-mail here. */
export const TEST_PASSWORD = 'a long password';

export interface TestApp extends Platform {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** Host and port of its first site. */
  readonly host: string;
  /** Address at which it listens, `http://127.0.0.1:<port>`. */
  readonly address: string;
  /**
   * @param host of its requests; that of the first site if absent
   * @param headers of all its requests
   */
  client(host?: string, headers?: Readonly<Record<string, string>>): TestClient;
  close(): Promise<void>;
}

/** Port of platforms that don't listen. */
const PORT = 4401;

/** Operator of all scopes, whom every platform of a test has. */
const TEST_OPERATOR = 'operator=*:operator-token-of-tests';

/** Creates the whole platform with its own database. */
export async function createTestApp({
  env = {},
  now,
  sources = [],
  webDist = join(repoRoot, 'no-build'),
  consoleDist,
  hashPassword = hashCheaply,
  mailTransport,
  smsTransport,
  postbackSender,
  logLines,
  database: shared,
  listens = false,
}: TestAppOptions = {}): Promise<TestApp> {
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: String(listens ? await freePort() : PORT),
    LOG_LEVEL: 'silent',
    FEED_CLOCK: 'manual',
    SIGN_IN_ATTEMPTS: '100000',
    CAPTCHA_AFTER: '100000',
    COUNTRY_HEADER: 'cf-ipcountry',
    SECRETS_KEY: Buffer.alloc(32).toString('base64'),
    SITES_FILE: plainSitesFile(),
    ...env,
    DEVELOPMENT_OPERATORS: [TEST_OPERATOR, env.DEVELOPMENT_OPERATORS].filter(Boolean).join(','),
  });
  const database = shared ?? (await createTestDatabase());
  const bus = createMemoryBus();
  const log = createLog(settings.LOG_LEVEL, { write: (line) => void logLines?.push(line) });
  const platform = await createPlatform({
    settings,
    log,
    db: database.db,
    bus,
    sources,
    hashPassword,
    webDist,
    mailTransport,
    smsTransport,
    ...(postbackSender ? { postbackSender } : {}),
    ...(now ? { now } : {}),
    ...(consoleDist === undefined ? {} : { consoleDist }),
  });
  await platform.start();
  if (listens) await platform.app.listen({ port: settings.PORT, host: '127.0.0.1' });
  const host = `localhost:${settings.PORT}`;
  return {
    ...platform,
    host,
    address: `http://127.0.0.1:${settings.PORT}`,
    client: (at = host, headers = {}) => createClient(platform.app, at, headers),
    async close() {
      await platform.stop();
      await bus.close();
      if (!shared) await database.close();
    },
  };
}

function createClient(
  app: FastifyInstance,
  host: string,
  always: Readonly<Record<string, string>>,
): TestClient {
  const cookies = new Map<string, string>();
  let bearer: string | undefined;

  async function call(method: string, url: string, body?: object, headers: Record<string, string> = {}) {
    const response = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: {
        host,
        'sec-fetch-site': 'same-origin',
        ...always,
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
    bearer: () => bearer,
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
