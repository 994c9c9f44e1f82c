import { calls, type Call } from '@touchline/contract';
import { startPaymentSandbox } from '@touchline/sandbox/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/app.ts';
import { fittingRequestsOf, type FuzzRequest } from '../../testing/fuzz/request.ts';
import { fewMatches } from '../../testing/opsApp.ts';
import { plainSitesFile } from '../../testing/plainSites.ts';
import { createVictim, idsOfPlayer, type Victim } from '../../testing/victim.ts';
import { createWithdrawalsWorld, type WithdrawalsWorld } from '../../testing/withdrawalsWorld.ts';

const all = Object.values<Call>(calls);
/** Requests of each call, with ids of the other player. */
const REQUESTS = 4;

let world: WithdrawalsWorld;
let victim: Victim;
let stranger: TestClient;
/** Answers to the player, one text for all. */
let answered = '';
beforeAll(async () => {
  world = await createWithdrawalsWorld(await startPaymentSandbox(), [fewMatches().source], {
    env: { SITES_FILE: plainSitesFile() },
  });
  victim = await createVictim(world);
  stranger = (await world.player()).client;
});
afterAll(() => world.close());

/** Properties of requests that look like an id and are none of a player's. */
const NO_IDS: Readonly<Record<string, string>> = {
  amountByBlockId: 'amounts of a coupon',
  answerId: 'of a question about limits',
  blockId: 'number within a coupon',
  champId: 'of a competition',
  coefViewId: 'a format',
  competitionId: 'of a competition',
  competitionIds: 'of competitions',
  countryId: 'of a country',
  document_type_id: 'of a country',
  expressId: 'of an express for everyone',
  groupId: 'of games',
  'idempotency-key': 'chosen by its sender, and apart for each player',
  limitType: 'of limits',
  marketId: 'of a market',
  matchId: 'of a match',
  matchIds: 'of matches',
  methodId: 'of a method of payment',
  playerId: 'of a cricketer',
  projectId: 'of an analytics service',
  questionId: 'of a question about limits',
  rawId: 'of a passkey of the device that sends it',
  refId: 'of a partner',
  selectionId: 'of a selection',
  sportId: 'of a sport',
  teamId: 'of a team',
  teamIds: 'of teams',
  typeId: 'of coupons',
};

interface Named {
  readonly properties?: Readonly<Record<string, Named>>;
  readonly items?: Named;
  readonly anyOf?: readonly Named[];
}

/** Returns the names of all properties of a schema. */
function namesIn({ properties = {}, items, anyOf = [] }: Named): string[] {
  const own = Object.entries(properties).flatMap(([name, one]) => [name, ...namesIn(one)]);
  return [...own, ...(items ? namesIn(items) : []), ...anyOf.flatMap(namesIn)];
}

test('every id that a call takes is one of a player’s, or known to be none', () => {
  const names = all.flatMap(({ params, query, body, headers }) =>
    // The cast: schemas of the contract are JSON Schemas.
    [params, query, body, headers].flatMap((schema) => (schema ? namesIn(schema as Named) : [])),
  );
  const ids = [...new Set(names)].filter((name) => /(?:Id|Ids|Guid|-key|_id)$|^(?:id|guid|key)$/.test(name));
  const known = { ...idsOfPlayer, ...NO_IDS };
  expect(ids.filter((name) => !(name in known)).toSorted()).toEqual([]);
});

test('the player has something of every kind', () => {
  const without = Object.entries(victim.ids).filter(([, ids]) => ids.length === 0);
  expect(without.map(([name]) => name)).toEqual([]);
});

/** Returns requests of a call with ids of the player. */
function requestsOf(call: Call): readonly FuzzRequest[] {
  const known = {
    ...victim.ids,
    lng: ['en'],
    lang: ['en'],
    amount: ['10.00'],
    currency: ['EUR'],
    iso: ['EUR'],
  };
  return fc.sample(fittingRequestsOf(call, known), { numRuns: REQUESTS, seed: 7 });
}

async function send(client: TestClient, { method, url, headers, payload }: FuzzRequest) {
  const { app, host } = world.app;
  const bearer = client.bearer();
  return app.inject({
    method,
    url,
    headers: {
      host,
      'sec-fetch-site': 'same-origin',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    cookies: Object.fromEntries(client.cookies),
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Returns the names of the player's marks in a text. */
const marksIn = (text: string): string[] =>
  Object.entries(victim.marks)
    .filter(([, mark]) => text.includes(mark))
    .map(([name]) => name);

/** Returns a print of all that is stored of the player, table by table. */
async function storedOfVictim(): Promise<Readonly<Record<string, string>>> {
  const { db } = world.app;
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'player_id' and t.table_type = 'BASE TABLE'
    order by 1`.execute(db);
  const prints = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, coalesce(md5(string_agg(one::text, '|' order by one::text)), '') as print
      from ${sql.table(name)} as one where player_id = ${victim.player.playerId}`,
  );
  const { rows } = await sql<{ name: string; print: string }>`${sql.join(prints, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

describe('ids of another player, in every call of the contract:', () => {
  test.each(all.map((call) => [call.id, call] as const))('%s', async (_, call) => {
    const isReading = call.method === 'get';
    const requests = requestsOf(call);
    // The player comes first: an answer that is stored for others would be this one.
    if (isReading)
      for (const request of requests) answered += (await send(victim.player.client, request)).body;
    const before = isReading ? undefined : await storedOfVictim();
    for (const request of requests) {
      let answer = await send(stranger, request);
      if (answer.statusCode === 401 && call.session === 'player') {
        // Some calls end the session.
        stranger = (await world.player()).client;
        answer = await send(stranger, request);
      }
      expect(marksIn(answer.body), `${request.url} -> ${answer.body.slice(0, 300)}`).toEqual([]);
      const asGuest = await send(world.app.client(), request);
      expect(marksIn(asGuest.body), `${request.url} -> ${asGuest.body.slice(0, 300)}`).toEqual([]);
    }
    if (before) expect(await storedOfVictim()).toEqual(before);
  });

  test('are in answers to the player', () => {
    const seen = marksIn(answered);
    // These are shown to operators only.
    const hidden = ['endpoint'];
    expect(
      Object.keys(victim.marks).filter((name) => !seen.includes(name) && !hidden.includes(name)),
    ).toEqual([]);
  });
});
