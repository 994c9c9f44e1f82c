import { calls } from '@touchline/contract';
import { startPaymentSandbox } from '@touchline/sandbox/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createCrasher } from '../../testing/crash.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { intents, type Intent, type IntentPlayer, type KeyedCall } from '../../testing/moneyIntents.ts';
import { fewMatches } from '../../testing/opsApp.ts';
import { plainSitesFile } from '../../testing/plainSites.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../testing/withdrawalsWorld.ts';

/** Tables that don't depend on a call's effect: every caller is noted there. */
const OF_CALLERS = ['access_tokens', 'sessions', 'rate_limits'];
/**
 * Tables that a job completes if the process was killed after a call's own transaction: a deposit that its provider may
 * not know is looked up later.
 */
const COMPLETED_LATER: Readonly<Partial<Record<KeyedCall, string>>> = { createDeposit: 'payment_steps' };
/** Most statements of a call; a test fails if one has more. */
const MOST_STATEMENTS = 120;

const crasher = createCrasher();
const names = Object.keys(intents) as KeyedCall[];

let database: TestDatabase;
let world: WithdrawalsWorld;
/** Another process of the platform. */
let other: TestApp;
let tables: readonly string[];
let sent = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  const crashing = { ...database, db: database.db.withPlugin(crasher.plugin) };
  const sandbox = await startPaymentSandbox();
  world = await createWithdrawalsWorld(sandbox, [fewMatches().source], {
    database: crashing,
    env: { SITES_FILE: plainSitesFile(), TRUST_PROXY: '1' },
  });
  other = await createTestApp({
    database,
    sources: [fewMatches().source],
    env: {
      PAYMENT_PROVIDERS_FILE: sandbox.providersFile,
      PLATFORM_CLOCK: 'manual',
      TRUST_PROXY: '1',
    },
  });
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database.db);
  tables = rows.map(({ name }) => name).filter((name) => !OF_CALLERS.includes(name));
});
afterAll(async () => {
  await expectSoundLedger(database.db, { isMadeUp: true });
  await other.close();
  await world.close();
  await database.close();
});

/** Everything that a call can have done: the number of rows of each table, and the player's balances. */
type State = ReadonlyMap<string, bigint>;

async function stateOf({ playerId }: IntentPlayer): Promise<State> {
  const counts = tables.map(
    (name) => sql`select ${name}::text as name, count(*) as count from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; count: bigint }>`
    ${sql.join(counts, sql` union all `)}
    union all select 'balance in ' || iso, sum(balance + held) from accounts where player_id = ${playerId} group by iso
  `.execute(database.db);
  return new Map(rows.map(({ name, count }) => [name, BigInt(count)]));
}

/** Returns what has changed. */
function effectOf(before: State, after: State): Readonly<Record<string, bigint>> {
  const changes = [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0n)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0n));
}

interface Prepared {
  readonly player: IntentPlayer;
  readonly before: State;
  /** Sends the request, always with the same key. */
  readonly send: (app?: TestApp) => ReturnType<IntentPlayer['client']['call']>;
}

async function prepare(name: KeyedCall): Promise<Prepared> {
  const player = await world.player();
  const key = world.newKey();
  const { url, body }: Intent = await intents[name](world, player, key);
  const before = await stateOf(player);
  return {
    player,
    before,
    send(app = world.app) {
      const client = app.client(world.app.host);
      for (const [cookie, value] of player.client.cookies) client.cookies.set(cookie, value);
      const bearer = player.client.bearer();
      return client.call('POST', url, body, {
        'idempotency-key': key,
        // Calls of one address are limited.
        'x-forwarded-for': `10.2.${(sent += 1) >> 8}.${sent & 255}`,
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      });
    },
  };
}

/** Makes a call once, and returns what it does. */
async function once(name: KeyedCall) {
  const { player, before, send } = await prepare(name);
  const answer = await send();
  expect(answer.statusCode, answer.body).toBe(200);
  return { player, send, answer, before, effect: effectOf(before, await stateOf(player)) };
}

test('every call of the contract that takes a key is tried here', () => {
  const keyed = Object.values(calls).filter(
    (call) => 'headers' in call && 'idempotency-key' in call.headers.properties,
  );
  expect(names.toSorted()).toEqual(keyed.map(({ id }) => id).toSorted());
});

describe.each(names)('%s', (name) => {
  let effect: Readonly<Record<string, bigint>>;
  // The first call of a kind also opens the site's own accounts, which no later one does.
  beforeAll(async () => {
    await once(name);
  });

  test('has its effect and answer once if it is repeated, in whatever process', async () => {
    const made = await once(name);
    effect = made.effect;
    expect(Object.keys(effect)).not.toEqual([]);
    for (const app of [world.app, other]) {
      const again = await made.send(app);
      expect([again.statusCode, again.json()]).toEqual([200, made.answer.json()]);
    }
    expect(effectOf(made.before, await stateOf(made.player))).toEqual(effect);
  });

  test('has its effect once if it is sent at once to two processes', async () => {
    const { player, before, send } = await prepare(name);
    const answers = await Promise.all([world.app, other, world.app, other].map((app) => send(app)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(effectOf(before, await stateOf(player))).toEqual(effect);
  });

  test('has its effect once if the process is killed at any step and the request is sent again', async () => {
    const { player, before, send } = await prepare(name);
    let killed = 0;
    for (let at = 1; at <= MOST_STATEMENTS; at += 1) {
      const { result, isCrashed } = await crasher.crashAt(at, () => send());
      if (!isCrashed) {
        expect(result.statusCode, result.body).toBe(200);
        break;
      }
      killed += 1;
    }
    expect(killed).toBeGreaterThan(0);
    expect(killed).toBeLessThan(MOST_STATEMENTS);
    const later = COMPLETED_LATER[name] ?? '';
    expect({ ...effectOf(before, await stateOf(player)), [later]: effect[later] }).toEqual({
      ...effect,
      [later]: effect[later],
    });
  });
});
