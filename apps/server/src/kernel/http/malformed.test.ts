import { calls, type Call, type OperatorCall } from '@touchline/contract';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import { bettingPages } from '@touchline/contract/pages';
import { sitePages } from '@touchline/contract/sitePages';
import {
  startVerificationSandbox,
  paymentSecret,
  type VerificationSandbox,
} from '@touchline/sandbox/testing';
import fc from 'fast-check';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signRequest } from '../../casino/makers/signature.ts';
import { signatureOf } from '../providers/signature.ts';
import { repoRoot } from '../repoRoot.ts';
import { MAKER_SECRET, startFakeMaker, type FakeMaker } from '../../testing/fakeMaker.ts';
import { fittingRequestsOf } from '../../testing/fuzz/request.ts';
import { spoilt } from '../../testing/fuzz/spoilt.ts';
import { operatorChanges, type Asked } from '../../testing/operatorChanges.ts';
import { createOpsApp, OPERATOR, type Bettor, type OpsApp } from '../../testing/opsApp.ts';
import { changingCalls, isSignIn, isUnrecorded, routeOfCall, routesOf } from '../../testing/routes.ts';

let ops: OpsApp;
let verifier: VerificationSandbox;
let maker: FakeMaker;
let player: Bettor;
const logLines: string[] = [];
let sent = 0;
beforeAll(async () => {
  maker = await startFakeMaker();
  verifier = await startVerificationSandbox();
  ops = await createOpsApp({
    env: {
      PAYMENT_PROVIDERS_FILE: join(repoRoot, 'apps', 'sandbox', 'providers.json'),
      VERIFIERS_FILE: verifier.verifiersFile,
      MAKERS_FILE: maker.makersFile,
      PLATFORM_CLOCK: 'manual',
      LOG_LEVEL: 'error',
    },
    logLines,
  });
  player = await ops.bettor();
});
afterAll(async () => {
  await ops.close();
  await verifier.stop();
  await maker.stop();
});

/** Ids that nothing has, by the name of the parameter; others are numbers. */
const UNKNOWN: Readonly<Record<string, string>> = {
  siteId: 'nowhere',
  iso: 'XTS',
  from: 'XTS',
  to: 'XTS',
  provider: 'nobody',
  makerId: 'nobody',
  name: 'nothing',
};
const unknownOf = (name: string): string => UNKNOWN[name] ?? '987654321';

/** Ids that nothing can have. */
const UNREADABLE = ['x', '0', '-1', '1.5', '９', '%00', '9'.repeat(40), "1'--", '..%2F..'] as const;

const PARAMETER = /:(\w+)/g;
const hasParameter = (route: string): boolean => route.includes('/:') && !route.includes('*');
const callOf = new Map(
  Object.values<Call>(calls).map((call) => [
    `${call.method.toUpperCase()} ${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    call,
  ]),
);

interface Request {
  readonly method: string;
  readonly url: string;
  readonly body?: object | undefined;
}

/** Sends a request as the player, or as an operator; returns the status. */
async function send({ method, url, body }: Request): Promise<number> {
  const isOfOperators = url.startsWith('/ops/');
  const headers = { 'idempotency-key': `malformed-key-${(sent += 1)}` };
  const answer = isOfOperators
    ? await ops.app.client().call(method, url, body, OPERATOR)
    : await player.client.call(method, url, body, headers);
  return answer.statusCode;
}

/** Sends a request that fits a call, with an id that nothing has; returns the status. */
async function sendFitting(call: Call): Promise<number> {
  const [request] = fc.sample(fittingRequestsOf(call, {}), { numRuns: 1, seed: 1 });
  if (!request) throw new Error(`No request fits ${call.id}.`);
  const { client } = player;
  const { statusCode } = await ops.app.app.inject({
    method: request.method,
    url: request.url,
    headers: {
      host: ops.app.host,
      'sec-fetch-site': 'same-origin',
      authorization: `Bearer ${client.bearer() ?? ''}`,
      ...request.headers,
    },
    cookies: Object.fromEntries(client.cookies),
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  });
  return statusCode;
}

const withIds = (pattern: string, idOf: (name: string) => string): string =>
  pattern.replaceAll(PARAMETER, (_, name: string) => idOf(name));

/** Returns a body that fits a call of players; undefined if it has none. */
function bodyFor(call: Call): object | undefined {
  if (!call.body) return undefined;
  const [request] = fc.sample(fittingRequestsOf(call, {}), { numRuns: 1, seed: 1 });
  return request?.payload === undefined || call.isForm ? undefined : (JSON.parse(request.payload) as object);
}

/** Every route with an id in its address. */
function routesWithIds(): readonly string[] {
  return routesOf(ops.app.app).filter(hasParameter);
}

/** Queries that reading calls of operators need. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /ops/mailings/players/:playerId': '?kind=enable_mail_news',
  'GET /ops/sites/:siteId/analytics': '?day=2026-03-01',
};

/** Returns a request for a route, with a query and a body that fit. */
function requestFor(route: string, idOf: (name: string) => string, body?: object): Request {
  const [method = '', pattern = ''] = route.split(' ');
  const call = callOf.get(route);
  return {
    method,
    url: withIds(pattern, idOf) + (QUERIES[route] ?? ''),
    body: body ?? (call && bodyFor(call)),
  };
}

/** Bodies that fit operators' calls. */
async function operatorBodies(): Promise<ReadonlyMap<string, Asked>> {
  const bodies = new Map<string, Asked>();
  for (const [route, prepare] of Object.entries(operatorChanges)) bodies.set(route, await prepare(ops));
  return bodies;
}

/** Changing calls that do what is asked also without a subject, so that a repeated one is answered alike. */
const WITHOUT_SUBJECT: Readonly<Record<string, string>> = {
  'GET /web-api/cashback/:planId': 'a cashback is one of three that every site has',
  'PUT /web-api/casino/favourites/:gameId': 'no longer a favourite, which may never have been one',
  'PUT /ops/rates/:iso': 'sets a rate of any currency',
  'DELETE /ops/rates/:iso': 'removes a rate, which may be removed already',
};

/** A removal of what isn't there is answered like the first one, so that it can be repeated. */
const isRemoved = (route: string, status: number): boolean => route.startsWith('DELETE ') && status < 300;

/** Returns whether a status says that there is no such subject, as far as the route has to say so. */
function isRefusal(route: string, status: number): boolean {
  if (isRemoved(route, status)) return true;
  if (route in WITHOUT_SUBJECT) return status < 500;
  const call = callOf.get(route);
  // Ids of the contract have patterns: a number isn't one for each of them.
  if (call) return status >= 400 && [...call.problems, 400].includes(status);
  if (route.startsWith('GET ')) return status === 404;
  return status >= 400 && status < 500;
}

describe('an id in an address', () => {
  let bodies: ReadonlyMap<string, Asked>;
  beforeAll(async () => {
    bodies = await operatorBodies();
  });

  test('that nothing has is not found by any call', async () => {
    const answers: Record<string, number> = {};
    for (const route of routesWithIds()) {
      const call = callOf.get(route);
      const status = call
        ? await sendFitting(call)
        : await send(requestFor(route, unknownOf, bodies.get(route)?.body));
      if (!isRefusal(route, status)) answers[route] = status;
    }
    expect(answers).toEqual({});
  });

  test('that nothing can have is bad input or not found, for every call', async () => {
    const answers: string[] = [];
    for (const route of routesWithIds()) {
      for (const id of UNREADABLE) {
        const status = await send(requestFor(route, () => id, bodies.get(route)?.body));
        if (!isRemoved(route, status) && (status < 400 || status >= 500))
          answers.push(`${route} with ${id}: ${status}`);
      }
    }
    expect(answers).toEqual([]);
  });

  test('that nothing has is an unknown page, or a page that says so, for every page', async () => {
    const answers: string[] = [];
    for (const pattern of Object.keys({ ...bettingPages, ...sitePages })) {
      const path = withIds(pattern.replaceAll('?', '').replaceAll('*', 'nothing'), () => '987654321-nothing');
      const { statusCode } = await ops.app.app.inject({
        url: `/en/${path}`,
        headers: { host: ops.app.host },
      });
      if (statusCode >= 500) answers.push(`${pattern}: ${statusCode}`);
    }
    expect(answers).toEqual([]);
  });
});

describe('an operator’s call with one spoilt field is no server error:', () => {
  test.each(Object.entries(operatorChanges))('%s', async (route, prepare) => {
    const { url, body } = await prepare(ops);
    if (!body) return;
    const method = route.slice(0, route.indexOf(' '));
    for (const payload of fc.sample(spoilt(body), { numRuns: 8, seed: 1 })) {
      const answer = await ops.app.app.inject({
        method: method as 'POST',
        url,
        headers: { host: ops.app.host, 'content-type': 'application/json', ...OPERATOR },
        payload: JSON.stringify(payload) ?? '',
      });
      const told = `${JSON.stringify(payload).slice(0, 300)} -> ${answer.body.slice(0, 300)}`;
      expect(answer.statusCode, told).toBeLessThan(500);
    }
  });
});

test('every operator’s call is spoilt here', () => {
  const missing = changingCalls(ops.app.app).filter((route) => !(route in operatorChanges));
  // These have no fixture as they change no record; their bodies are few.
  const without = Object.values<OperatorCall>(operatorCalls)
    .filter((call) => isUnrecorded(call) || isSignIn(call))
    .map(routeOfCall);
  expect(missing.filter((route) => !without.includes(route))).toEqual([]);
});

/** A route on which others report events. */
interface Callback {
  readonly url: string;
  /** Returns the headers that prove a body. */
  readonly sign: (body: Buffer) => Readonly<Record<string, string>>;
}

const signedBy =
  (secret: () => string): Callback['sign'] =>
  (body) => {
    const seconds = Math.floor(ops.app.now().getTime() / 1000);
    return { 'touchline-signature': `t=${seconds},v1=${signatureOf(secret(), seconds, body)}` };
  };

/** Every route of the platform on which programs outside report events. */
const callbacks: Readonly<Record<string, Callback>> = {
  'POST /psp/:provider/:siteId/events': {
    url: '/psp/sandbox/house/events',
    sign: signedBy(() => paymentSecret('house')),
  },
  'POST /verifiers/:provider/events': {
    url: '/verifiers/sandbox/events',
    sign: signedBy(() => 'sandbox-secret-of-development'),
  },
  // The calls of makers: of a route with a wildcard only the wildcard is listed.
  'POST *': {
    url: '/maker-api/v1/bet',
    sign: (body) =>
      signRequest(MAKER_SECRET, {
        method: 'POST',
        path: '/maker-api/v1/bet',
        maker: 'fake',
        body,
        now: ops.app.now(),
      }),
  },
};

const BODIES: Readonly<Record<string, string>> = {
  nothing: '',
  'no JSON': '<event/>',
  'half of it': '{"id":"evt_1","type":"payment.suc',
  null: 'null',
  'a list': '[]',
  'an empty object': '{}',
  'a text': '"paid"',
  'fields of other types': '{"id":1,"type":{},"at":"now","payment":[],"txId":null,"check":7}',
  'a name that objects inherit': '{"__proto__":{"id":"evt"},"constructor":1}',
  'an amount that no number is': '{"id":"evt_9","type":"payment.succeeded","payment":{"amount":"1e400"}}',
};

describe('what is reported from outside and can’t be read is refused, with an alert:', () => {
  test('every route of reports is tried here', () => {
    const outside = routesOf(ops.app.app, ['POST']).filter(
      (route) =>
        !callOf.has(route) &&
        !route.startsWith('POST /ops/') &&
        !isOfDevelopment(route) &&
        // A form that mail programs send for a reader.
        route !== 'POST /:language/user/stopnewsletter',
    );
    expect(outside.toSorted()).toEqual(Object.keys(callbacks).toSorted());
  });

  const cases = Object.entries(callbacks).flatMap(([route, callback]) =>
    Object.entries(BODIES).map(([name, body]) => ({ route, callback, name, body })),
  );
  test.each(cases)('$route: $name', async ({ callback: { url, sign }, body }) => {
    const report = (headers: Readonly<Record<string, string>>) =>
      ops.app.app.inject({
        method: 'POST',
        url,
        // Wrong signatures of one address are limited.
        remoteAddress: `10.1.0.${(sent += 1) % 250}`,
        headers: { host: ops.app.host, 'content-type': 'application/json', ...headers },
        payload: body,
      });
    const unsigned = await report({});
    expect(unsigned.statusCode).toBe(401);
    const before = logLines.length;
    const signed = await report(sign(Buffer.from(body)));
    expect(signed.statusCode, signed.body).toBe(400);
    expect(logLines.slice(before).join('\n')).toMatch(/can’t be read/);
  });
});

/** Routes of the platform's own stand-ins, which a production doesn't have. */
const isOfDevelopment = (route: string): boolean =>
  / \/(?:dev|third-party|demo-partner|maker-desk)\//.test(route);
