import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGamesServer } from '../server.ts';
import { requestSignature } from '../signature.ts';
import { startFakePlatform, type FakePlatform } from '../testing/fakePlatform.ts';
import { launch } from '../testing/testMaker.ts';

const secret = 'secret-of-the-tests';
let platform: FakePlatform;
let app: FastifyInstance;
beforeEach(async () => {
  platform = await startFakePlatform(secret);
  app = createGamesServer({
    folder: undefined,
    frameFolder: '/frame',
    platformUrl: platform.url,
    makerId: 'sandbox',
    secret,
    isManual: true,
    jackpotDraw: 'never',
  });
});
afterEach(async () => {
  await app.close();
  await platform.stop();
});

/** Sends a signed call of the platform. */
async function ask(method: 'GET' | 'POST', url: string, value?: object) {
  const clock = await app.inject({ method: 'POST', url: '/clock', payload: { seconds: 0 } });
  const timestamp = String(Date.parse(clock.json<{ now: string }>().now));
  const nonce = randomUUID();
  const body = value === undefined ? '' : JSON.stringify(value);
  const signed = { method, path: url, maker: 'sandbox', timestamp, nonce, body };
  return app.inject({
    method,
    url,
    headers: {
      'x-maker': 'sandbox',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': requestSignature(secret, signed),
      ...(value === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(value === undefined ? {} : { payload: body }),
  });
}

async function tokenOf(change: object = {}): Promise<string> {
  const { url } = (await ask('POST', '/v1/launch', { ...launch, ...change })).json<{ url: string }>();
  return new URL(url).searchParams.get('token') ?? '';
}
const open = async (token: string) =>
  app.inject({ method: 'POST', url: '/play-api/session', payload: { token } });
const as = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
const dice = () => ({ actionId: randomUUID(), stake: '1.00', choice: { direction: 'under', outcomes: 100 } });

describe('the session of a frame', () => {
  it('opens once, with everything that the game needs and no token of the platform', async () => {
    const token = await tokenOf();
    const first = await open(token);
    expect(first.json()).toMatchObject({
      game: { id: 'dice', rtp: '98.99-99.00', minStake: '0.10', maxStake: '100.00', step: '0.01' },
      mode: 'real',
      currency: 'EUR',
      decimals: 2,
      balance: '100.00',
      parentOrigin: 'https://site.test',
      fairness: { nonce: 0, serverSeed: null },
      open: null,
    });
    expect(first.body).not.toContain('maker-token');
    expect(first.body).not.toContain('launch-token');
    const second = await open(token);
    expect([second.statusCode, second.json()]).toMatchObject([410, { code: 'LAUNCH_EXPIRED' }]);
  });

  it('has the bounds of stakes and the rules of the player’s place', async () => {
    platform.place = {
      limits: { minStake: '0.20', maxStake: '5.00', maxWin: 9900 },
      rules: { autoplay: false, minCycleMs: 5000, celebrateOverStakeOnly: true },
    };
    const answer = await open(await tokenOf());
    expect(answer.json()).toMatchObject({
      game: { minStake: '0.20', maxStake: '5.00' },
      rules: { minCycleMs: 5000 },
    });
    const { bearer } = answer.json<{ bearer: string }>();
    const payload = { ...dice(), stake: '5.01' };
    const refused = await app.inject({
      method: 'POST',
      url: '/play-api/rounds',
      headers: as(bearer),
      payload,
    });
    expect(refused.json()).toMatchObject({ code: 'ABOVE_MAX' });
  });

  it('is refused when the platform’s launch has expired', async () => {
    const answer = await open(await tokenOf({ token: 'expired' }));
    expect(answer.json()).toMatchObject({ code: 'LAUNCH_EXPIRED' });
  });

  it('may be asked for again while the platform doesn’t answer', async () => {
    const token = await tokenOf();
    platform.next('authenticate', 'dropped');
    expect((await open(token)).statusCode).toBe(503);
    expect((await open(token)).statusCode).toBe(200);
  });
});

describe('the calls of a frame', () => {
  it.each(['/play-api/balance', '/play-api/rounds', '/play-api/crash/stream'])(
    'need a bearer for %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(401);
    },
  );

  it('refuse stakes once the platform has ended the session, and finish its open rounds for an exclusion', async () => {
    const { bearer } = (await open(await tokenOf({ gameId: 'mines' }))).json<{ bearer: string }>();
    const headers = as(bearer);
    const payload = { ...dice(), choice: { mines: 3 } };
    const round = await app.inject({ method: 'POST', url: '/play-api/rounds', headers, payload });
    await ask('POST', '/v1/sessions/gs_1/end', { reason: 'SELF_EXCLUDED' });
    const { roundId } = round.json<{ roundId: string }>();
    expect((await ask('GET', `/v1/rounds/${roundId}`)).json()).toEqual({ state: 'closed' });
    expect(platform.balance).toBe(10_000n);
    const next = { ...payload, actionId: randomUUID() };
    const refused = await app.inject({ method: 'POST', url: '/play-api/rounds', headers, payload: next });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'SESSION_CLOSED' }]);
  });

  it('are refused with SESSION_REPLACED once the platform says so, turns too', async () => {
    const { bearer } = (await open(await tokenOf({ gameId: 'mines' }))).json<{ bearer: string }>();
    const headers = as(bearer);
    const payload = { ...dice(), choice: { mines: 3 } };
    const round = await app.inject({ method: 'POST', url: '/play-api/rounds', headers, payload });
    const { roundId } = round.json<{ roundId: string }>();
    await ask('POST', '/v1/sessions/gs_1/end', { reason: 'SESSION_REPLACED' });
    const turn = { actionId: randomUUID(), turn: { action: 'cashOut' } };
    const url = `/play-api/rounds/${roundId}/turns`;
    const refused = await app.inject({ method: 'POST', url, headers, payload: turn });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'SESSION_REPLACED' }]);
  });

  it('leave an open round as it is when the player only leaves', async () => {
    const { bearer } = (await open(await tokenOf({ gameId: 'mines' }))).json<{ bearer: string }>();
    const payload = { ...dice(), choice: { mines: 3 } };
    const round = await app.inject({ method: 'POST', url: '/play-api/rounds', headers: as(bearer), payload });
    await ask('POST', '/v1/sessions/gs_1/end', {});
    const { roundId } = round.json<{ roundId: string }>();
    expect((await ask('GET', `/v1/rounds/${roundId}`)).json()).toEqual({ state: 'open' });
  });

  it('reveal the seed of the played rounds by a new client seed, and then everybody can check them', async () => {
    const { bearer, fairness } = (await open(await tokenOf())).json<{ bearer: string; fairness: object }>();
    const headers = as(bearer);
    const played = await app.inject({ method: 'POST', url: '/play-api/rounds', headers, payload: dice() });
    const { roundId } = played.json<{ roundId: string }>();
    const sealed = await app.inject(`/check-api/rounds/${roundId}`);
    expect(sealed.json()).toMatchObject({ game: 'dice', seeds: { nonce: 0, serverSeed: null } });
    const payload = { clientSeed: 'my own seed' };
    const rotated = await app.inject({ method: 'POST', url: '/play-api/seed', headers, payload });
    const { revealed } = rotated.json<{ revealed: { serverSeed: string; commitment: string } }>();
    expect(fairness).toMatchObject({ commitment: revealed.commitment });
    expect(rotated.json()).toMatchObject({ fairness: { clientSeed: 'my own seed', nonce: 0 } });
    const shown = await app.inject(`/check-api/rounds/${roundId}`);
    expect(shown.json()).toMatchObject({ seeds: { serverSeed: revealed.serverSeed } });
    expect(shown.body).not.toContain('p-1');
  });

  it.each([{ clientSeed: '' }, { clientSeed: 'with:colon' }, { clientSeed: 'x'.repeat(65) }])(
    'refuse the client seed of %o',
    async (payload) => {
      const { bearer } = (await open(await tokenOf())).json<{ bearer: string }>();
      const answer = await app.inject({
        method: 'POST',
        url: '/play-api/seed',
        headers: as(bearer),
        payload,
      });
      expect(answer.json()).toMatchObject({ code: 'BAD_SEED' });
    },
  );

  it('refuse a press without an id of its own', async () => {
    const { bearer } = (await open(await tokenOf())).json<{ bearer: string }>();
    const payload = { ...dice(), actionId: 'again' };
    const answer = await app.inject({
      method: 'POST',
      url: '/play-api/rounds',
      headers: as(bearer),
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });
});
