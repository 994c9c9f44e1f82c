import type { Limit } from '@touchline/contract';
import type { LightMyRequestResponse } from 'fastify';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteSafety } from '../site/sites/siteSafety.ts';
import { createTestApp, type TestApp, type TestClient } from './app.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const SAVED_MS = 30 * 86_400_000;

/** A player of a suite about limits, and their calls. */
export interface LimitedPlayer {
  readonly client: TestClient;
  readonly playerId: bigint;
  readonly accountId: string;
  /** Requests limits: pairs of type and value, or complete objects. */
  ask(...limits: readonly (readonly [number, string] | object)[]): Promise<LightMyRequestResponse>;
  /** Requests a self-exclusion and accepts its consequences. */
  exclude(days: string): Promise<LightMyRequestResponse>;
  limits(): Promise<readonly Limit[]>;
  /** Returns the limits of a type, active ones first. */
  ofType(type: number): Promise<readonly Limit[]>;
  act(action: 'confirm' | 'reject', ...limitIds: readonly string[]): Promise<LightMyRequestResponse>;
  deposit(amount: string): Promise<LightMyRequestResponse>;
  signIn(): Promise<LightMyRequestResponse>;
}

export interface LimitsApp {
  readonly app: TestApp;
  /** Advances the server's clock, seconds; players renew their access tokens by themselves. */
  pass(seconds: number): void;
  now(): Date;
  player(): Promise<LimitedPlayer>;
  close(): Promise<void>;
}

/**
 * Writes a list of sites with only the default one and these safety rules.
 * @returns the file
 */
async function sitesWith(safety: Partial<SiteSafety>): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'touchline-sites-')), 'sites.json');
  const house = { id: 'house', brand: 'touchline', hosts: ['localhost'], safety };
  await writeFile(file, JSON.stringify({ sites: [house] }));
  return file;
}

/**
 * Creates a platform with a stopped clock, and players with long sessions.
 * @param safety of their site
 */
export async function createLimitsApp(safety: Partial<SiteSafety> = {}): Promise<LimitsApp> {
  let time = Date.UTC(2026, 2, 10, 12);
  const env = { SITES_FILE: await sitesWith(safety) };
  const app = await createTestApp({ env, now: () => new Date(time) });
  let made = 0;

  async function player(): Promise<LimitedPlayer> {
    const client = app.client();
    made += 1;
    const email = `limited-${made}@example.com`;
    const password = 'a long password';
    const registered = await client.call('POST', '/web-api/registration/full', {
      email,
      password,
      currency: 'EUR',
      language: 'en',
      isOfAge: true,
    });
    const { player: account } = registered.json<{ player: { id: string } }>();
    const playerId = BigInt(account.id);
    await app.db
      .updateTable('sessions')
      .set({ is_saved: true, idle_ends_at: new Date(time + SAVED_MS) })
      .where('player_id', '=', playerId)
      .execute();
    const call: TestClient['call'] = async (...asked) => {
      await client.renew();
      return client.call(...asked);
    };
    const { accounts } = (await call('GET', '/web-api/accounts')).json<{ accounts: { id: string }[] }>();
    const accountId = accounts[0]?.id ?? '';
    const wire = (limit: readonly [number, string] | object) =>
      Array.isArray(limit) ? { limitType: limit[0], limitValue: limit[1] } : limit;
    const ask: LimitedPlayer['ask'] = (...limits) =>
      call('POST', `${BASE}/limits`, { limits: limits.map(wire) });
    const limits = async () => (await call('GET', `${BASE}/limits`)).json<{ limits: Limit[] }>().limits;
    let keys = 0;
    return {
      client: { ...client, call },
      playerId,
      accountId,
      ask,
      async exclude(days) {
        const asked = await ask({ limitType: 30, limitValue: days, selfExcludeReason: '1' });
        const answers = [{ questionId: 'exclusion-consequences', answerId: 'understood' }];
        return call('POST', `${BASE}/testanswers`, { tokenGuid: asked.json().tokenGuid, answers });
      },
      limits,
      ofType: async (type) => (await limits()).filter(({ limitType }) => limitType === type),
      act: (action, ...limitIds) => call('POST', `${BASE}/limitaction`, { action, limitIds }),
      deposit: (amount) =>
        call(
          'POST',
          '/web-api/cashier/demo-credit',
          { accountId, amount },
          { 'idempotency-key': `deposit-${account.id}-${(keys += 1)}` },
        ),
      signIn: () =>
        app.client().call('POST', '/web-api/session/sign-in', { login: email, password, save: false }),
    };
  }

  return {
    app,
    player,
    pass(seconds) {
      time += seconds * 1000;
    },
    now: () => new Date(time),
    close: () => app.close(),
  };
}
