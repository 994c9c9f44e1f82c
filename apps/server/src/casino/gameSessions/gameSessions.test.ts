import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameSession, StartedGame } from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount } from '../../ledger/wallet/wallet.service.ts';
import { insertGame, type TestGame } from '../catalogue/testing.ts';
import { insertSession, openSession, sessionById, tokenHash } from '../rounds/sessions.store.ts';
import { startFakeMaker, type FakeMaker } from '../../testing/fakeMaker.ts';
import { createOpsApp, type Bettor, type OpsApp } from '../../testing/opsApp.ts';

let ops: OpsApp;
let fake: FakeMaker;

beforeAll(async () => {
  let at = () => new Date();
  fake = await startFakeMaker('fake', () => at());
  ops = await createOpsApp({ env: { MAKERS_FILE: fake.makersFile, PLATFORM_CLOCK: 'manual' } });
  at = ops.app.now;
});
afterAll(async () => {
  await ops.close();
  await fake.stop();
});

const game = async (more: TestGame = {}) =>
  Number(await insertGame(ops.app.db, { makerId: 'fake', ...more }));
const pass = async (seconds: number) => {
  await ops.call('POST', '/ops/clock/advance', { seconds });
};

function ask(
  client: Pick<Bettor['client'], 'call'>,
  gameId: number,
  more: object = {},
  headers: Record<string, string> = {},
) {
  const body = { gameId, mode: 'real', lang: 'en', device: 'desktop', ...more };
  return client.call('POST', '/web-api/casino/sessions', body, headers);
}

async function started(client: Bettor['client'], gameId: number, more: object = {}): Promise<StartedGame> {
  const answer = await ask(client, gameId, more);
  if (answer.statusCode !== 200) throw new Error(`The game wasn't started: ${answer.body}`);
  return answer.json();
}

/** Opens the session as the maker does once the frame has authenticated. */
async function played(client: Bettor['client'], gameId: number): Promise<GameSession> {
  const { session } = await started(client, gameId);
  if (!(await openSession(ops.app.db, session.id, ops.app.now()))) throw new Error('It was not opened.');
  return session;
}

async function shown(client: Pick<Bettor['client'], 'call'>, id: string): Promise<GameSession> {
  return (await client.call('GET', `/web-api/casino/sessions/${id}`)).json().session;
}

describe('the start of a game', () => {
  it('asks the maker for a frame with a token of which only a hash is stored', async () => {
    const { client, playerId } = await ops.bettor();
    const gameId = await game({ makerGameId: 'iron-orchard' });
    const answer = await started(client, gameId, { returnTo: '/en/slots?order=new', theme: 'dark' });
    expect(answer.frame).toEqual({
      url: `${fake.origin}/play/a-game?token=t`,
      origin: fake.origin,
      needsPopups: false,
    });
    expect(answer.session).toMatchObject({ gameId, mode: 'real', state: 'asked', iso: 'EUR', net: '0.00' });
    const call = fake.calls.at(-1);
    expect(call).toMatchObject({
      isSigned: true,
      path: '/v1/launch',
      body: {
        sessionId: answer.session.id,
        gameId: 'iron-orchard',
        mode: 'real',
        currency: 'EUR',
        theme: 'dark',
        parentOrigin: 'http://localhost:4401',
        lobbyUrl: 'http://localhost:4401/en/slots?order=new',
        rules: { autoplay: true, minCycleMs: 0, celebrateOverStakeOnly: false },
      },
    });
    const token = String(call?.body['token']);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const row = await ops.app.db
      .selectFrom('game_sessions')
      .selectAll()
      .where('id', '=', answer.session.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.launch_token_hash ?? [])).toEqual(tokenHash(token));
    expect(JSON.stringify(call?.body)).not.toContain(`"${playerId}"`);
    expect(Object.values(call?.body['colours'] ?? {})).toHaveLength(4);
    for (const colour of Object.values(call?.body['colours'] ?? {})) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example/', '/\\elsewhere.example', 'slots'])(
    'replaces the address %s to return to by the lobby',
    async (returnTo) => {
      const { client } = await ops.bettor();
      await started(client, await game(), { returnTo });
      expect(fake.calls.at(-1)?.body['lobbyUrl']).toBe('http://localhost:4401/en/casino-lobby');
    },
  );

  it('answers the first reason against it, in the order of the checks', async () => {
    const { client, playerId } = await ops.bettor();
    const blocked = { blockedCountries: ['DE'], devices: ['phone'], currencies: ['USD'] } as const;
    const inGermany = { 'cf-ipcountry': 'DE' };
    const code = async (
      more: TestGame,
      headers: Record<string, string> = {},
      as: Pick<Bettor['client'], 'call'> = client,
    ) => {
      const answer = await ask(as, await game({ ...blocked, ...more }), {}, headers);
      return `${answer.statusCode} ${answer.json().code}`;
    };
    const guest = ops.app.client();
    expect(await code({ makerId: 'other' })).toBe('404 GAME_NOT_FOUND');
    expect(await code({ state: 'hidden' })).toBe('404 GAME_NOT_FOUND');
    expect(await code({ state: 'retired' }, inGermany)).toBe('410 GAME_RETIRED');
    expect(await code({ state: 'maintenance' }, inGermany)).toBe('409 GAME_CLOSED');
    expect(await code({}, inGermany)).toBe('403 GAME_NOT_IN_COUNTRY');
    expect(await code({})).toBe('422 GAME_NOT_ON_DEVICE');
    expect(await code({ devices: ['desktop'] }, {}, guest)).toBe('401 SIGN_IN_NEEDED');
    expect(await code({ devices: ['desktop'] })).toBe('422 WRONG_CURRENCY');
    await ops.app.db
      .insertInto('player_blocks')
      .values({ player_id: playerId, is_verification_required: true })
      .execute();
    expect(await code({ devices: ['desktop'] })).toBe('403 VERIFICATION_REQUIRED');
  });

  it('refuses an account of another player', async () => {
    const [one, other] = [await ops.bettor(), await ops.bettor()];
    const { id: accountId } = (await other.client.call('GET', '/web-api/accounts')).json().accounts[0];
    const answer = await ask(one.client, await game(), { accountId });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'ACCOUNT_NOT_FOUND']);
  });

  it('ends the session if the maker doesn’t answer', async () => {
    const { client } = await ops.bettor();
    fake.answer('POST /v1/launch', { status: 500, body: {} });
    const answer = await ask(client, await game());
    fake.answer('POST /v1/launch', { body: { url: `${fake.origin}/play/a-game?token=t` } });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'MAKER_DOWN']);
    const id = String(fake.calls.findLast(({ path }) => path === '/v1/launch')?.body['sessionId']);
    expect(await shown(client, id)).toMatchObject({ state: 'closed', closeReason: 'LAUNCH_FAILED' });
  });

  it('lets guests play for play money, which stores nothing of money', async () => {
    const guest = ops.app.client();
    const answer = await ask(guest, await game(), { mode: 'demo' });
    expect(answer.json().session).toMatchObject({ mode: 'demo', accountId: null, iso: 'EUR' });
    const none = await ask(guest, await game({ hasDemo: false }), { mode: 'demo' });
    expect(none.json().code).toBe('NO_DEMO');
  });
});

describe('a session of a game', () => {
  it('is replaced by another launch of the same game, not by that of another', async () => {
    const { client } = await ops.bettor();
    const [one, other] = [await game(), await game()];
    const first = await played(client, one);
    const second = await played(client, other);
    await started(client, one);
    expect(await shown(client, first.id)).toMatchObject({ state: 'closed', closeReason: 'SESSION_REPLACED' });
    expect(await shown(client, second.id)).toMatchObject({ state: 'open', closeReason: null });
    expect(fake.calls.some(({ path }) => path === `/v1/sessions/${first.id}/end`)).toBe(true);
  });

  it('ends unlaunched after a minute', async () => {
    const { client } = await ops.bettor();
    const { session } = await started(client, await game());
    await pass(61);
    expect(await shown(client, session.id)).toMatchObject({ state: 'closed', closeReason: 'LAUNCH_EXPIRED' });
  });

  it('ends with the sign-in, and can be seen by its player only', async () => {
    const { client } = await ops.bettor();
    const session = await played(client, await game());
    const stranger = await ops.bettor();
    expect((await stranger.client.call('GET', `/web-api/casino/sessions/${session.id}`)).statusCode).toBe(
      404,
    );
    await client.call('POST', '/web-api/session/sign-out', { everywhere: false });
    await pass(1);
    const row = await ops.app.db
      .selectFrom('game_sessions')
      .select(['state', 'close_reason'])
      .where('id', '=', session.id)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'closed', close_reason: 'SIGNED_OUT' });
  });

  it('ends at a timeout, and no other one can be started', async () => {
    const { client, playerId } = await ops.bettor();
    const gameId = await game();
    const session = await played(client, gameId);
    await client.call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 33, limitValue: '1' }],
    });
    expect(playerId).toBeGreaterThan(0n);
    expect(await shown(client, session.id)).toMatchObject({ state: 'closed', closeReason: 'TIMEOUT_ACTIVE' });
    expect((await ask(client, gameId)).json().code).toBe('TIMEOUT_ACTIVE');
  });

  it('ends when its game is closed', async () => {
    const { client } = await ops.bettor();
    const gameId = await game();
    const session = await played(client, gameId);
    await ops.app.db
      .updateTable('games')
      .set({ own_state: 'maintenance' })
      .where('id', '=', BigInt(gameId))
      .execute();
    expect(await shown(client, session.id)).toMatchObject({ state: 'closed', closeReason: 'GAME_CLOSED' });
  });

  it('pauses for the player’s break and resumes', async () => {
    const { client } = await ops.bettor();
    const session = await played(client, await game());
    const pause = (isPaused: boolean) =>
      client.call('POST', `/web-api/casino/sessions/${session.id}/pause`, { isPaused });
    expect((await pause(true)).json().session).toMatchObject({ state: 'paused', pauseReason: 'BREAK' });
    expect((await pause(false)).json().session).toMatchObject({ state: 'open', pauseReason: null });
  });

  it('pauses at a due reality check until it is answered', async () => {
    const { client } = await ops.bettor();
    await client.call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 32, limitValue: '15' }],
    });
    const session = await played(client, await game());
    await pass(15 * 60);
    await client.renew();
    expect(await shown(client, session.id)).toMatchObject({
      state: 'paused',
      pauseReason: 'REALITY_CHECK_DUE',
    });
    await client.call('POST', '/web-api/api/web/user/v1/reality-check', {
      data: {
        attributes: { action: 'continue', do_not_show_again: false, popup_show_at: ops.app.now().getTime() },
      },
    });
    expect(await shown(client, session.id)).toMatchObject({ state: 'open', pauseReason: null });
  });

  it('is started from a bonus account without a bonus for games only to finish a round', async () => {
    const { client, playerId } = await ops.bettor();
    const accountId = await ops.app.db
      .transaction()
      .execute((trx) => openAccount(trx, { playerId, iso: 'EUR', type: 4, isActive: false }));
    const gameId = await game();
    const fromBonus = { accountId: String(accountId) };
    const session = await played(client, gameId);
    expect((await ask(client, gameId, fromBonus)).json().code).toBe('BONUS_NOT_FOR_GAMES');
    await ops.app.db
      .insertInto('game_rounds')
      .values({
        maker_id: 'fake',
        maker_round_id: `${session.id}-1`,
        game_id: BigInt(gameId),
        session_id: session.id,
        player_id: playerId,
        account_id: accountId,
        iso: 'EUR',
        state: 'open',
        is_free: false,
        is_bonus: true,
        opened_at: ops.app.now(),
        staked: 100n,
        won: 0n,
      })
      .execute();
    expect((await ask(client, gameId, fromBonus)).statusCode).toBe(200);
  });

  it('shows its net position and its latest rounds', async () => {
    const { client, playerId } = await ops.bettor();
    const session = await played(client, await game());
    const round = {
      maker_id: 'fake',
      game_id: BigInt(session.gameId),
      session_id: session.id,
      player_id: playerId,
      account_id: BigInt(session.accountId ?? 0),
      iso: 'EUR',
      state: 'closed',
      is_free: false,
      is_bonus: false,
      opened_at: ops.app.now(),
      closed_at: ops.app.now(),
    } as const;
    await ops.app.db
      .insertInto('game_rounds')
      .values([
        { ...round, maker_round_id: `${session.id}-1`, staked: 2000n, won: 0n },
        { ...round, maker_round_id: `${session.id}-2`, staked: 1800n, won: 3150n },
      ])
      .execute();
    await ops.app.db
      .updateTable('game_sessions')
      .set({ rounds: 2, staked: 3800n, won: 3150n })
      .where('id', '=', session.id)
      .execute();
    const answer = (await client.call('GET', `/web-api/casino/sessions/${session.id}`)).json();
    expect(answer.session).toMatchObject({ rounds: 2, staked: '38.00', won: '31.50', net: '-6.50' });
    expect(answer.latest.map(({ stake, won }: { stake: string; won: string }) => [stake, won])).toEqual([
      ['18.00', '31.50'],
      ['20.00', '0.00'],
    ]);
  });
});

describe('a game that doesn’t start in its frame', () => {
  const fail = (client: Pick<Bettor['client'], 'call'>, id: string) =>
    client.call('POST', `/web-api/casino/sessions/${id}/failed`, { code: 'NOT_READY' });

  it('is closed for the visit after the second failure', async () => {
    const { client } = await ops.bettor();
    const gameId = await game();
    const results = [];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { session } = await started(client, gameId);
      results.push((await fail(client, session.id)).json().closesGame);
    }
    expect(results).toEqual([false, true]);
    expect((await ask(client, gameId)).json().code).toBe('GAME_CLOSED');
    expect((await ask((await ops.bettor()).client, gameId)).statusCode).toBe(200);
  });

  it('raises one alarm after five failures within five minutes', async () => {
    const gameId = await game();
    const notices = () =>
      ops.app.db
        .selectFrom('game_notices')
        .select(['kind', 'maker_id', 'detail'])
        .where('game_id', '=', BigInt(gameId))
        .execute();
    for (let player = 0; player < 6; player += 1) {
      const { client } = await ops.bettor();
      expect(await notices()).toHaveLength(player < 5 ? 0 : 1);
      const { session } = await started(client, gameId);
      await fail(client, session.id);
    }
    expect(await notices()).toEqual([
      { kind: 'gameFails', maker_id: 'fake', detail: '5 of 5 starts failed within 5 minutes' },
    ]);
  });

  it('raises no alarm if most starts succeed', async () => {
    const gameId = await game();
    const guest = ops.app.client();
    const start = async () => (await ask(guest, gameId, { mode: 'demo' })).json<StartedGame>().session.id;
    const ids = [];
    for (let index = 0; index < 2; index += 1) ids.push(await start());
    const like = await sessionById(ops.app.db, ids[0] ?? '');
    if (!like) throw new Error('There is no session.');
    for (let index = 0; index < 19; index += 1) {
      const { session } = await insertSession(ops.app.db, like, ops.app.now());
      if (index < 3) ids.push(session.id);
    }
    for (const id of ids) await fail(guest, id);
    const rows = await ops.app.db
      .selectFrom('game_notices')
      .select('id')
      .where('game_id', '=', BigInt(gameId))
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('the policy of a page', () => {
  it('allows the frames and thumbnails of the makers, and no others', async () => {
    const { headers } = await ops.app.app.inject({ url: '/en', headers: { host: 'localhost:4401' } });
    const policy = String(headers['content-security-policy']);
    const sources = (name: string) => policy.split(';').find((part) => part.startsWith(`${name} `));
    expect(sources('frame-src')).toBe(`frame-src 'self' ${fake.origin}`);
    expect(sources('img-src')).toBe(`img-src 'self' ${fake.origin}`);
  });
});

describe('a site’s own rules of play', () => {
  let strict: OpsApp;
  const site = {
    id: 'house',
    brand: 'touchline',
    hosts: ['localhost'],
    games: {
      autoplay: 'banned',
      minCycleMs: { slots: 3000 },
      celebrateOverStakeOnly: true,
      parallelGames: 'one',
      demo: 'verified',
      bonusBuy: 'banned',
      sessionSummary: true,
    },
  };
  beforeAll(async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'sites-')), 'sites.json');
    await writeFile(file, JSON.stringify({ sites: [site] }));
    strict = await createOpsApp({ env: { MAKERS_FILE: fake.makersFile, SITES_FILE: file } });
  });
  afterAll(() => strict.close());
  const strictGame = async (more: TestGame = {}) =>
    Number(await insertGame(strict.app.db, { makerId: 'fake', ...more }));

  it('reach the game', async () => {
    const { client } = await strict.bettor();
    await started(client, await strictGame());
    expect(fake.calls.findLast(({ path }) => path === '/v1/launch')?.body['rules']).toEqual({
      autoplay: false,
      minCycleMs: 3000,
      celebrateOverStakeOnly: true,
    });
  });

  it('allow one game at a time, no bought bonuses, and play money for verified players only', async () => {
    const { client } = await strict.bettor();
    const first = await started(client, await strictGame());
    await started(client, await strictGame());
    expect(await shown(client, first.session.id)).toMatchObject({ closeReason: 'SESSION_REPLACED' });
    const bought = await ask(client, await strictGame({ features: ['bonusBuy'] }));
    expect(bought.json().code).toBe('GAME_NOT_IN_COUNTRY');
    const gameId = await strictGame();
    expect((await ask(client, gameId, { mode: 'demo' })).json().code).toBe('DEMO_NEEDS_VERIFICATION');
    expect((await ask(strict.app.client(), gameId, { mode: 'demo' })).statusCode).toBe(401);
  });
});
