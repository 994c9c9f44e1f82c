import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMIT_TYPE, type LimitType } from '../../protection/limits/rules/limitTypes.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { createFreeRoundsWorld, type FreeRoundsWorld } from './testing.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

let world: FreeRoundsWorld;

beforeAll(async () => {
  world = await createFreeRoundsWorld();
});
afterAll(() => world.close());

/** Returns a registered player. */
async function registered() {
  const client = world.ops.app.client();
  const { playerId } = await client.register();
  const open = async () => {
    await client.renew();
    return (await client.call('GET', '/web-api/casino/free-rounds?device=phone&lang=en')).json().freeRounds;
  };
  const messages = async () => {
    const rows = await world.ops.app.db
      .selectFrom('player_messages')
      .select(['kind', 'facts'])
      .where('player_id', '=', playerId)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ kind, facts }) => ({ kind, ...facts }));
  };
  return { name: String(playerId), playerId, open, messages };
}

const limit = (playerId: bigint, type: LimitType) =>
  world.ops.app.db
    .insertInto('limits')
    .values({
      player_id: playerId,
      type,
      value: 7n,
      state: 'ACTIVE',
      starts_at: world.ops.app.now(),
      ends_at: new Date(world.ops.app.now().getTime() + 7 * DAY * 1000),
    })
    .execute();

const creations = (id: string) => world.maker.calls.filter(({ body }) => body['id'] === id);

describe('an order of free rounds', () => {
  test('reaches the maker once, and then the player with a message', async () => {
    const player = await registered();
    const id = await world.given(player.name, { mostWon: '50.00' });
    await expect.poll(() => player.open()).toHaveLength(1);
    expect(creations(id)).toMatchObject([
      {
        path: '/v1/freerounds',
        isSigned: true,
        body: { rounds: 10, stake: '0.20', currency: 'EUR', gameIds: ['conformance-game'] },
      },
    ]);
    expect(creations(id)[0]?.body['playerId']).not.toBe(player.name);
    expect(await player.open()).toMatchObject([
      { id, rounds: 10, left: 10, value: '0.20', iso: 'EUR', mostWon: '50.00', wagering: null },
    ]);
    expect(await player.messages()).toMatchObject([
      { kind: 'free-rounds-given', freeRoundsId: id, rounds: 10, value: '0.20', otherGames: 0 },
    ]);
    await world.pass(120);
    expect(creations(id)).toHaveLength(1);
    const { actions } = (await world.ops.call('GET', '/ops/audit')).json();
    expect(actions).toContainEqual(
      expect.objectContaining({
        action: 'freeRounds.give',
        subject: `player:${player.name}`,
        reason: 'A test',
      }),
    );
  });

  test('is hidden from the player while the maker is silent, and open once it has answered', async () => {
    const player = await registered();
    world.maker.answer('POST /v1/freerounds', undefined);
    const id = await world.given(player.name);
    await expect.poll(() => creations(id)).toHaveLength(1);
    expect(await player.open()).toEqual([]);
    expect(await world.shown(id)).toMatchObject({ state: 'waiting' });
    world.maker.answer('POST /v1/freerounds', { body: {} });
    await world.pass(30);
    expect(await player.open()).toEqual([]);
    await world.pass(31);
    await expect.poll(() => player.open()).toMatchObject([{ id }]);
    expect(await player.messages()).toHaveLength(1);
    expect(await world.shown(id)).toMatchObject({ state: 'open' });
  });

  test('ends with the maker’s reason if the maker refuses it', async () => {
    const player = await registered();
    const message = 'This game has no free rounds in your contract.';
    world.maker.answer('POST /v1/freerounds', { status: 422, body: { message } });
    const id = await world.given(player.name);
    await expect.poll(() => world.shown(id)).toMatchObject({ state: 'refused', note: message });
    world.maker.answer('POST /v1/freerounds', { body: {} });
    await world.pass(120);
    expect(await world.shown(id)).toMatchObject({ state: 'refused' });
    expect(creations(id)).toHaveLength(1);
    expect(await player.messages()).toEqual([]);
  });

  test('is told to the maker when it begins, not before', async () => {
    const player = await registered();
    const from = world.ops.app.now().getTime() + 5 * MINUTE * 1000;
    const id = await world.given(player.name, { from });
    expect(creations(id)).toEqual([]);
    expect(await world.shown(id)).toMatchObject({ state: 'planned' });
    await world.pass(5 * MINUTE);
    await expect.poll(() => player.open()).toMatchObject([{ id }]);
    expect(creations(id)).toHaveLength(1);
  });

  test('gives a list of players theirs and names each of the others with the reason', async () => {
    const [first, second, excluded, paused] = [
      await registered(),
      await registered(),
      await registered(),
      await registered(),
    ];
    await limit(excluded.playerId, LIMIT_TYPE.selfExclusion);
    await limit(paused.playerId, LIMIT_TYPE.timeout);
    const login = await world.ops.app.db
      .selectFrom('players')
      .select('login')
      .where('id', '=', second.playerId)
      .executeTakeFirstOrThrow();
    const { given, refused } = await world.order([
      first.name,
      ` ${login.login} `,
      first.name,
      'nobody',
      excluded.name,
      paused.name,
    ]);
    expect(given.map(({ playerId }) => playerId)).toEqual([first.name, second.name]);
    expect(refused.map(({ code }) => code)).toEqual(['NOT_FOUND', 'SELF_EXCLUDED', 'TIMEOUT_ACTIVE']);
    expect(refused[1]?.message).toMatch(/self-excluded/);
    const noMoney = await world.order([first.name], { iso: 'EUR', key: 'another-key-1' });
    expect(noMoney.given).toHaveLength(1);
  });

  test('refuses a player without an account in the currency', async () => {
    const client = world.ops.app.client();
    const { playerId } = await client.register('USD');
    expect(await world.order([String(playerId)])).toMatchObject({
      given: [],
      refused: [{ code: 'NO_ACCOUNT' }],
    });
  });

  test('is done once for its key, whatever the number of clicks', async () => {
    const player = await registered();
    const body = world.draft([player.name], { key: 'clicked-twice' });
    const send = () => world.ops.call('POST', '/ops/free-rounds/house', body);
    const [one, two] = await Promise.all([send(), send()]);
    expect(two.json()).toEqual(one.json());
    const other = { ...body, rounds: 500 };
    expect((await world.ops.call('POST', '/ops/free-rounds/house', other)).json()).toMatchObject({
      code: 'KEY_USED',
    });
  });

  test.each([
    ['a value between two steps', { stake: '0.25' }, 400, /steps of 0\.10/],
    ['a value below the least stake', { stake: '0.05' }, 400, /played with 0\.10 to/],
    ['a currency that the game doesn’t have', { iso: 'USD' }, 400, /no free rounds in USD/],
    ['a game without free rounds', { gameIds: ['999999'] }, 400, /has no free rounds on house/],
    ['an end before the beginning', { from: 2000, until: 1000 }, 400, /end before they begin/],
    ['an end in the past', { from: 0, until: 1000 }, 400, /in the past/],
    ['an amount with too many decimals', { mostWon: '1.001' }, 400, /decimals/],
  ])('is refused for %s', async (_, changes, status, message) => {
    const player = await registered();
    const answer = await world.ops.call(
      'POST',
      '/ops/free-rounds/house',
      world.draft([player.name], changes),
    );
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(message);
  });
});

describe('free rounds of a player', () => {
  test('can be cancelled once by an operator, also at the maker', async () => {
    const player = await registered();
    const id = await world.given(player.name);
    const cancel = () =>
      world.ops.call('POST', `/ops/free-rounds/house/${id}/cancel`, { reason: 'A mistake' });
    expect((await cancel()).statusCode).toBe(200);
    expect((await cancel()).json()).toMatchObject({ code: 'FREE_ROUNDS_OVER' });
    await world.pass(1);
    expect(await player.open()).toEqual([]);
    expect(await world.shown(id)).toMatchObject({
      state: 'cancelled',
      cancelCause: 'operator',
      note: 'A mistake',
    });
    expect(world.maker.calls).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: `/v1/freerounds/${id}` }),
    );
  });

  test('end with an exclusion', async () => {
    const player = await registered();
    const id = await world.given(player.name);
    await limit(player.playerId, LIMIT_TYPE.selfExclusion);
    await world.pass(1);
    expect(await world.shown(id)).toMatchObject({ state: 'cancelled', cancelCause: 'block' });
  });

  test('are announced once before they end, and lapse', async () => {
    const player = await registered();
    const now = world.ops.app.now().getTime();
    const id = await world.given(player.name, { until: now + 4 * DAY * 1000 });
    await world.pass(DAY);
    expect(await player.messages()).toHaveLength(1);
    await world.pass(DAY + 60);
    await world.pass(DAY);
    expect(await player.messages()).toMatchObject([
      { kind: 'free-rounds-ending' },
      { kind: 'free-rounds-given' },
    ]);
    await world.pass(DAY);
    expect(await world.shown(id)).toMatchObject({ state: 'lapsed' });
  });

  test('are listed by their state and their player', async () => {
    const player = await registered();
    const id = await world.given(player.name);
    const listed = async (query: string) =>
      (await world.ops.call('GET', `/ops/free-rounds/house?${query}`))
        .json()
        .freeRounds.map((one: { readonly id: string }) => one.id);
    await expect.poll(() => world.shown(id)).toMatchObject({ state: 'open' });
    expect(await listed(`player=${player.name}`)).toEqual([id]);
    expect(await listed(`player=${player.name}&state=played`)).toEqual([]);
    expect(await listed('state=open')).toContain(id);
    expect(await listed('state=cancelled')).not.toContain(id);
  });
});

describe('a search for games', () => {
  test('finds those with free rounds and the bounds of their value', async () => {
    const find = async (text: string) =>
      (await world.ops.call('GET', `/ops/free-rounds/house/games?text=${text}`)).json().games;
    expect(await find('conformance-game')).toMatchObject([
      { id: world.gameId, stakes: { EUR: { min: '0.10', max: '150.00', step: '0.10' } } },
    ]);
    expect(await find('conformance-bounded')).toEqual([]);
  });
});

test('free rounds leave a sound ledger', () => expectSoundLedger(world.ops.app.db));
