import { calls, Problem } from '@touchline/contract';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { Compile } from 'typebox/compile';
import { caseCount, propertyOptions } from '@touchline/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundLedger } from '../ledger.ts';
import { legOn } from '../betActionsWorld.ts';
import { createOpsApp, OPERATOR, type OpsApp } from '../opsApp.ts';
import { testPlacement } from '../placement.ts';
import type { Known } from './fitting.ts';
import { fittingRequestsOf, requestsOf, type AnyCall, type FuzzRequest } from './request.ts';
import { LONG_AMOUNTS, spoilt } from './spoilt.ts';

/** Total number of requests; `npm run fuzz` makes 20,000. */
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? caseCount(700, 5_000));
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

const ofPlayers = Object.values<AnyCall>(calls);
const ofOperators = Object.values<AnyCall>(operatorCalls);
const runs = Math.ceil(INPUTS / (ofPlayers.length + ofOperators.length));
/** Number of requests that are generated to fit. */
const fittingRuns = Math.ceil(runs / 3);
const isProblem = Compile(Problem);

/** Statuses that any call may return: invalid (400), too long (413, 414), unsupported format (415). */
const ALWAYS: readonly number[] = [400, 413, 414, 415];
/** Message of the platform for a request that doesn't fit the call's schema. */
const NOT_AS_DESCRIBED = /^The (params|querystring|headers|body) is not as the call describes it/;

interface Caller {
  readonly cookie: string;
  readonly authorization: string;
  readonly known: Known;
}

let world: OpsApp;
let caller: Caller;
let sent = 0;

/** Makes a player with money and a bet, and returns their ids. */
async function newCaller(): Promise<Caller> {
  const player = await world.bettor();
  const coupon = await player.place();
  const token = (await player.client.call('GET', '/web-api/user/gettoken')).json<{ token: string }>().token;
  const account = (await player.client.call('GET', '/web-api/accounts')).json().accounts[0].id;
  return {
    cookie: [...player.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    authorization: `Bearer ${token}`,
    known: {
      accountId: [account],
      couponId: [coupon.id],
      playerId: [String(player.playerId)],
      siteId: [world.app.sites.all[0]?.id],
      id: [1, coupon.id, account],
      matchId: [1, 2, '1'],
      marketId: ['1.match-result', '2.match-result'],
      selectionId: ['1.match-result:home', '2.match-result:away'],
      sportId: [1],
      competitionId: [10],
      lng: ['en', 'ru'],
      lang: ['en', 'ar'],
      language: ['en', 'ar'],
      path: ['results'],
      version: [0],
      currency: ['EUR', 'USD'],
      iso: ['EUR'],
      amount: ['10.00', '0.01', ...LONG_AMOUNTS],
      prepaidAmount: LONG_AMOUNTS,
      premium: LONG_AMOUNTS,
      extraStake: LONG_AMOUNTS,
      limitValue: LONG_AMOUNTS,
    },
  };
}

/**
 * Sends each request from its own address: rate limits are tested elsewhere, and would hide other results here. An
 * operators' call has the token of an operator with all scopes.
 */
function send(
  { session }: AnyCall,
  { method, url, headers, payload }: FuzzRequest,
): Promise<LightMyRequestResponse> {
  const { cookie, authorization } = caller;
  sent += 1;
  return world.app.app.inject({
    method,
    url,
    remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    headers: {
      host: 'localhost:4401',
      'sec-fetch-site': 'same-origin',
      ...(session === 'operator' ? OPERATOR : { cookie, authorization }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

function judge(call: AnyCall, request: FuzzRequest, answer: LightMyRequestResponse): void {
  const told = `${request.method} ${request.url.slice(0, 300)} ${request.payload?.slice(0, 600) ?? ''} -> ${answer.statusCode} ${answer.body.slice(0, 400)}`;
  if (answer.statusCode < 300) {
    // In test mode the platform validates each answer and fails if it doesn't fit its schema.
    expect(Object.keys(call.answers).map(Number), told).toContain(answer.statusCode);
    return;
  }
  const expected = [...call.problems, ...ALWAYS, ...(call.session === 'player' ? [401] : [])];
  expect(expected, told).toContain(answer.statusCode);
  expect(isProblem.Check(answer.json()), told).toBe(true);
  if (!request.isFitting) return;
  expect(answer.json<{ message: string }>().message, told).not.toMatch(NOT_AS_DESCRIBED);
}

beforeAll(async () => {
  world = await createOpsApp();
  caller = await newCaller();
});

afterAll(async () => {
  await expectSoundLedger(world.app.db);
  await world.close();
});

/** Sends requests of a call, some of which fit its schemas, and judges the answers. */
async function expectSoundAnswers(call: AnyCall): Promise<void> {
  let fitting = 0;
  const property = (requests: fc.Arbitrary<FuzzRequest>) =>
    fc.asyncProperty(requests, async (request) => {
      if (request.isFitting) fitting += 1;
      let answer = await send(call, request);
      if (answer.statusCode === 401 && call.session === 'player') {
        // Some calls end the session: later ones are tested with another player.
        caller = await newCaller();
        answer = await send(call, request);
      }
      judge(call, request, answer);
    });
  const fittingRequests = fittingRequestsOf(call, caller.known);
  await fc.assert(property(fittingRequests), { ...propertyOptions(fittingRuns), seed: SEED });
  expect(fitting, 'requests that fit').toBeGreaterThan(0);
  const mixed = requestsOf(call, caller.known);
  await fc.assert(property(mixed), { ...propertyOptions(runs - fittingRuns), seed: SEED });
}

const named = (all: readonly AnyCall[]) => all.map((call) => [call.id, call] as const);

describe(`any request (seed ${SEED}) gets an answer that fits the contract and is no server error:`, () => {
  test.each(named(ofPlayers))('%s', { timeout: 600_000 }, (_, call) => expectSoundAnswers(call));
});

describe(`a valid request about money with one spoilt field (seed ${SEED}) gets an answer that is no server error:`, () => {
  const inBlocks = [1, 2, 3].map((id) => ({ ...legOn(id), blockId: id }));
  const blockStakes = { amountByBlockId: { 2: '0.50', 3: '1.00' } };
  const couponPath = () => `/web-api/coupons/${String(caller.known['couponId']?.[0])}`;
  const accountId = () => String(caller.known['accountId']?.[0]);

  test.each<[string, AnyCall, () => string, () => object]>([
    [
      'a single',
      calls.placeCoupon,
      () => '/web-api/coupons',
      () => testPlacement(accountId(), { bets: [legOn(1)] }),
    ],
    [
      'a VIP bet',
      calls.placeCoupon,
      () => '/web-api/coupons',
      () => testPlacement(accountId(), { bets: [legOn(1)], isVipBet: true }),
    ],
    [
      'a conditional coupon',
      calls.placeCoupon,
      () => '/web-api/coupons',
      () => testPlacement(accountId(), { typeId: 5, amount: '0.50', bets: inBlocks, ...blockStakes }),
    ],
    [
      'a cash-out',
      calls.sellCoupon,
      () => `${couponPath()}/sale`,
      () => ({ percent: 100, amount: '9999.00' }),
    ],
    [
      'an insurance',
      calls.insureCoupon,
      () => `${couponPath()}/insurance`,
      () => ({ percent: 50, premium: '0.01' }),
    ],
  ])('%s', { timeout: 600_000 }, async (_, call, url, body) => {
    let keys = 0;
    const request = (payload: unknown): FuzzRequest => ({
      method: 'POST',
      url: url(),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `spoilt-${call.id}-${sent}-${(keys += 1)}`,
      },
      payload: JSON.stringify(payload) ?? '',
      isFitting: false,
    });
    expect((await send(call, request(body()))).statusCode, 'the valid request').not.toBe(400);
    const property = fc.asyncProperty(fc.constant(body()).chain(spoilt), async (payload) => {
      const asked = request(payload);
      judge(call, asked, await send(call, asked));
    });
    await fc.assert(property, { ...propertyOptions(Math.ceil(INPUTS / 10)), seed: SEED });
  });
});

// The last ones, as they close sites, settle matches and move the clock of play.
describe(`any request of an operator (seed ${SEED}) gets an answer that fits the contract and is no server error:`, () => {
  test.each(named(ofOperators))('%s', { timeout: 600_000 }, (_, call) => expectSoundAnswers(call));
});
