import { toWire } from '@touchline/betting';
import type { ChallengeDraft, TournamentDraft, TournamentTerms } from '@touchline/contract/operators';
import { sql } from 'kysely';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runJobs } from '../../kernel/index.ts';
import * as challengeAdmin from '../challenges/challengeAdmin.service.ts';
import { claimChallenge, dayOfChallenges } from '../challenges/challenges.service.ts';
import { countRound as countForChallenges } from '../challenges/counting.ts';
import { movementsSince } from '../../protection/limits/limits.store.ts';
import { LIMIT_TYPE } from '../../protection/limits/rules/limitTypes.ts';
import type { ProblemError } from '../../kernel/http/problem.ts';
import type { SettledRound } from '../rounds/settled.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/players.ts';
import { repoRoot } from '../../kernel/settings/settings.ts';
import { siteEntry } from '../../composition/siteEntry.ts';
import { siteById } from '../../site/sites/siteById.ts';
import { loadSites } from '../../site/sites/sites.ts';
import { suiteDatabase } from '../../testing/suiteDatabase.ts';
import { expectSoundLedger } from '../../testing/ledger.ts';
import { countRound } from './counting.ts';
import * as admin from './tournamentAdmin.service.ts';
import { createTournamentJobs } from './tournamentJobs.ts';
import { joinTournament, shownTournament } from './tournaments.service.ts';
import * as store from './tournaments.store.ts';
import { maskedName } from './views.ts';

// Each test removes the tournaments of the one before.
const database = suiteDatabase({ isMadeUp: true });
const sites = await loadSites(siteEntry, join(repoRoot, 'apps/server/sites.json'), join(repoRoot, 'themes'));
const house = siteById(sites, 'house');
if (!house) throw new Error('The list of sites has no house.');
const site = house;
const HOUR = 3_600_000;
const start = Date.parse('2026-03-03T12:00:00Z');

let now = start;
const log = { error: () => undefined };
const catalogue = { namedGamesFor: () => Promise.resolve(() => Promise.resolve([])) };
const notified: string[] = [];
const feed = { notify: (playerId: string) => notified.push(playerId) };
const deps = () => ({ db: database.db, log, now: () => new Date(now), catalogue, feed });
const quiet = () => Promise.resolve();

beforeEach(async () => {
  now = start;
  for (const table of ['tournament_players', 'tournaments', 'challenge_progress', 'challenge_tasks'] as const)
    await database.db.deleteFrom(table).execute();
});

const terms: TournamentTerms = {
  gameIds: [],
  providers: [],
  categories: [],
  scoring: 'multiplier',
  leastStake: '0.20',
  leastRounds: 1,
  leastPlayers: 1,
  join: 'auto',
  countsBonus: false,
  countsFree: false,
  prizes: [
    { from: 1, to: 1, kind: 'money', amount: '500.00' },
    { from: 2, to: 2, kind: 'money', amount: '300.00' },
    { from: 3, to: 3, kind: 'points', amount: '100' },
  ],
};
const texts = { en: { title: 'Tidal week', text: 'The best multiple of a round.' } };

function draft(changes: Partial<TournamentTerms> = {}): TournamentDraft {
  return { from: start, until: start + HOUR, terms: { ...terms, ...changes }, texts };
}

async function tournament(changes: Partial<TournamentTerms> = {}): Promise<bigint> {
  const id = await admin.createTournament(deps(), { site, draft: draft(changes), by: 'tester' }, quiet);
  return BigInt(id);
}

const slot = { id: 7n, provider: 'brass-otter', categories: ['slots'] };
let rounds = 0n;

function round({ playerId, accountId }: TestPlayer, changes: Partial<SettledRound> = {}): SettledRound {
  rounds += 1n;
  const at = new Date(now);
  return {
    id: rounds,
    siteId: site.id,
    playerId,
    accountId,
    gameId: slot.id,
    iso: 'EUR',
    isBonus: false,
    isFree: false,
    staked: 100n,
    won: 0n,
    openedAt: at,
    closedAt: at,
    ...changes,
  };
}

const count = (one: SettledRound, game = slot) =>
  database.db.transaction().execute((trx) => countRound(trx, one, game));
async function place(id: bigint, { playerId }: TestPlayer) {
  const own = await store.ownRow(database.db, id, playerId);
  return own && { place: own.place, points: own.points };
}

const jobs = () => runJobs(createTournamentJobs(deps()));
const money = async ({ accountId }: TestPlayer) => {
  const row = await database.db
    .selectFrom('accounts')
    .select('balance')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.balance;
};
const player = () => createTestPlayer(database.db);

describe('the table of a tournament', () => {
  test('ranks by points, then by who was first', async () => {
    const id = await tournament();
    const [a, b, c] = [await player(), await player(), await player()];
    await count(round(a, { won: 1200n, closedAt: new Date(start + 3000) }));
    await count(round(b, { won: 1200n, closedAt: new Date(start + 2000) }));
    await count(round(c, { won: 300n }));
    await count(round(c, { won: 5000n, closedAt: new Date(start + 4000) }));
    const rows = await store.tableRows(database.db, id, { offset: 0, limit: 10, at: new Date(now) });
    expect(rows.map(({ playerId }) => playerId)).toEqual([c.playerId, b.playerId, a.playerId]);
    expect(await place(id, a)).toEqual({ place: 3, points: 120_000n });
  });

  test('keeps the time at which the points were reached', async () => {
    const id = await tournament();
    const [a, b] = [await player(), await player()];
    await count(round(a, { won: 200n, closedAt: new Date(start + 1000) }));
    await count(round(b, { won: 200n, closedAt: new Date(start + 2000) }));
    await count(round(a, { won: 100n, closedAt: new Date(start + 3000) }));
    expect((await place(id, a))?.place).toBe(1);
  });

  test.each([
    ['a lower stake', {}, { staked: 19n }],
    ['a bonus', {}, { isBonus: true }],
    ['a free round', {}, { isFree: true, staked: 0n }],
    ['a round that began before it', {}, { openedAt: new Date(start - 1) }],
    ['a round that ended after it', {}, { closedAt: new Date(start + HOUR + 1) }],
    ['another provider', { providers: ['kestrel'] }, {}],
    ['another category', { categories: ['crash'] }, {}],
    ['another site', {}, { siteId: 'elsewhere' }],
  ])('doesn’t count %s', async (_, changes, of) => {
    const id = await tournament(changes);
    const one = await player();
    await count(round(one, of));
    expect(await place(id, one)).toBeUndefined();
  });

  test('counts a game by its id, its provider or its category', async () => {
    const id = await tournament({ gameIds: [7], providers: ['kestrel'] });
    const one = await player();
    await count(round(one, { won: 100n }));
    expect((await place(id, one))?.points).toBe(10_000n);
  });

  test('counts rounds after joining only, where players have to join', async () => {
    const id = await tournament({ join: 'opt-in' });
    const one = await player();
    await count(round(one, { won: 900n }));
    expect(await place(id, one)).toBeUndefined();
    now = start + 1000;
    const joining = { site, playerId: one.playerId, id: String(id) };
    expect(await joinTournament(deps(), joining)).toBe(1);
    expect(await joinTournament(deps(), joining)).toBe(1);
    await count(round(one, { won: 300n }));
    expect((await place(id, one))?.points).toBe(30_000n);
  });

  test('converts stakes of other currencies', async () => {
    const id = await tournament({ scoring: 'turnover' });
    const one = await createTestPlayer(database.db, { iso: 'USD' });
    await count(round(one, { iso: 'USD', staked: 1080n }));
    expect((await place(id, one))?.points).toBe(10n);
  });

  test('shows the first letters of other players', () => {
    expect(maskedName('Josephine')).toBe('Jo***');
  });
});

/** Has four players play a round each; returns them by their place. */
async function fourPlayers() {
  const players = [await player(), await player(), await player(), await player()] as const;
  for (const [index, won] of [900n, 500n, 300n, 100n].entries()) {
    const one = players[index];
    if (one) await count(round(one, { won }));
  }
  return players;
}

describe('the end of a tournament', () => {
  test('fixes the table after half an hour and books the prizes once', async () => {
    const id = await tournament();
    const [a, b, c, d] = await fourPlayers();
    now = start + HOUR + 29 * 60_000;
    await jobs();
    expect(await money(a)).toBe(0n);
    now += 60_000;
    await jobs();
    await jobs();
    expect(await Promise.all([a, b, c, d].map(money))).toEqual([50_000n, 30_000n, 0n, 0n]);
    const points = await database.db
      .selectFrom('loyalty_players')
      .select('points')
      .where('player_id', '=', c.playerId)
      .executeTakeFirst();
    expect(points?.points).toBe(10_000n);
    expect((await store.tournamentById(database.db, id))?.state).toBe('paid');
    const { rows } = await sql<{ key: string }>`
      select key from ledger_transactions where key like ${`prize:tournament:${id}:%`} order by key`.execute(
      database.db,
    );
    expect(rows.map(({ key }) => key)).toEqual(
      [a, b].map(({ playerId }) => `prize:tournament:${id}:${playerId}`).toSorted(),
    );
    await expectSoundLedger(database.db, { isMadeUp: true });
  });

  test('tells each winner the place and the prize, once', async () => {
    const id = await tournament();
    const [a, b, c] = await fourPlayers();
    now = start + 2 * HOUR;
    await jobs();
    await jobs();
    const messages = await database.db
      .selectFrom('player_messages')
      .select(['player_id', 'kind', 'facts'])
      .where('cause', '=', `tournament-won:${id}`)
      .orderBy('id')
      .execute();
    const prizes = messages.map(({ player_id: playerId, facts }) => ({ playerId, ...facts }));
    expect(prizes.toSorted((one, other) => Number(one.playerId - other.playerId))).toMatchObject([
      { playerId: a.playerId, place: 1, prize: 'money', amount: '500.00', iso: 'EUR' },
      { playerId: b.playerId, place: 2, prize: 'money', amount: '300.00', iso: 'EUR' },
      { playerId: c.playerId, place: 3, prize: 'points', amount: '100', iso: null },
    ]);
    expect(prizes[0]).toMatchObject({ tournamentId: String(id), titles: { en: expect.any(String) } });
  });

  test('takes no more rounds, and is followed by no prize if it was cancelled', async () => {
    const id = await tournament();
    const one = await player();
    await count(round(one, { won: 900n }));
    await admin.cancelTournament(deps(), { id: String(id), reason: 'A wrong prize' }, quiet);
    now = start + 2 * HOUR;
    await jobs();
    expect(await money(one)).toBe(0n);
    await expect(
      joinTournament(deps(), { site, playerId: one.playerId, id: String(id) }),
    ).rejects.toMatchObject({ code: 'TOURNAMENT_OVER' } satisfies Partial<ProblemError>);
  });
});

describe('a place', () => {
  test('needs a score above 0: whoever lost every round has no prize', async () => {
    const id = await tournament();
    const [loser, winner] = [await player(), await player()];
    await count(round(loser));
    await count(round(winner, { won: 10n }));
    expect(await place(id, loser)).toBeUndefined();
    expect((await place(id, winner))?.place).toBe(1);
    now = start + 2 * HOUR;
    await jobs();
    expect(await Promise.all([winner, loser].map(money))).toEqual([50_000n, 0n]);
  });

  test('needs the least number of counted rounds', async () => {
    const id = await tournament({ leastRounds: 3 });
    const [one, other] = [await player(), await player()];
    await count(round(one, { won: 900n }));
    await count(round(other, { won: 200n }));
    for (let i = 0; i < 2; i += 1) await count(round(other));
    expect(await place(id, one)).toBeUndefined();
    expect(await place(id, other)).toEqual({ place: 1, points: 20_000n });
    await count(round(one));
    // A round below the least stake doesn't count.
    await count(round(one, { staked: 10n }));
    expect(await place(id, one)).toBeUndefined();
    await count(round(one));
    expect(await place(id, one)).toEqual({ place: 1, points: 90_000n });
  });
});

describe('a tournament with fewer players than it needs', () => {
  test('is cancelled at its end, without a prize', async () => {
    const id = await tournament({ leastPlayers: 2 });
    const [winner, loser] = [await player(), await player()];
    await count(round(winner, { won: 900n }));
    await count(round(loser));
    now = start + 2 * HOUR;
    await jobs();
    expect(await money(winner)).toBe(0n);
    expect(await store.tournamentById(database.db, id)).toMatchObject({
      state: 'cancelled',
      cancel_reason: expect.stringContaining('Fewer players'),
    });
  });
});

describe('an entry fee', () => {
  const PAID = { join: 'opt-in', entryFee: '5.00' } as const;
  const rich = (iso = 'EUR') => createTestPlayer(database.db, { money: 1000n, iso });
  const join = (id: bigint, { playerId }: TestPlayer, entryFee: string | undefined = '5.00') =>
    joinTournament(deps(), { site, playerId, id: String(id), entryFee });
  const entries = async (id: bigint) => {
    const { rows } = await sql<{ kind: string; account: string; amount: bigint }>`
      select t.kind, coalesce(a.system_name, 'player') as account, e.amount
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
      where t.ref like ${`tournament:${id}:%`} order by t.id, e.amount`.execute(database.db);
    return rows;
  };

  test('is taken once from the player’s own money in favour of the house', async () => {
    const id = await tournament(PAID);
    const one = await rich();
    expect(await Promise.all([join(id, one), join(id, one), join(id, one)])).toEqual([1, 1, 1]);
    expect(await money(one)).toBe(500n);
    expect(await entries(id)).toEqual([
      { kind: 'tournament-entry', account: 'player', amount: -500n },
      { kind: 'tournament-entry', account: 'house', amount: 500n },
    ]);
  });

  test('comes back once when the tournament is called off', async () => {
    const id = await tournament(PAID);
    const [one, other] = [await rich(), await rich()];
    await join(id, one);
    await join(id, other);
    await admin.cancelTournament(deps(), { id: String(id), reason: 'A wrong prize' }, quiet);
    notified.length = 0;
    await Promise.all([jobs(), jobs()]);
    await jobs();
    expect(await Promise.all([one, other].map(money))).toEqual([1000n, 1000n]);
    expect(
      (await entries(id)).filter(({ account }) => account === 'house').map(({ amount }) => amount),
    ).toEqual([500n, 500n, -500n, -500n]);
    expect(notified).toEqual(expect.arrayContaining([String(one.playerId), String(other.playerId)]));
    await expectSoundLedger(database.db, { isMadeUp: true });
  });

  test('comes back when too few players have a place', async () => {
    const id = await tournament({ ...PAID, leastPlayers: 2 });
    const one = await rich();
    await join(id, one);
    await count(round(one, { won: 900n }));
    now = start + 2 * HOUR;
    await jobs();
    expect(await money(one)).toBe(1000n);
  });

  test('counts as a stake for limits, and no longer once it is returned', async () => {
    const id = await tournament(PAID);
    const one = await rich();
    await join(id, one);
    const staked = async () =>
      (await movementsSince(database.db, one.playerId, new Date(start - HOUR))).map((moved) => moved.staked);
    expect(await staked()).toEqual([500n]);
    await admin.cancelTournament(deps(), { id: String(id), reason: 'A wrong prize' }, quiet);
    await jobs();
    expect(await staked()).toEqual([0n]);
  });

  test.each([
    ['another fee than is shown', '4.99', 'ENTRY_FEE_CHANGED'],
    ['no fee shown', undefined, 'ENTRY_FEE_CHANGED'],
  ])('isn’t taken with %s', async (_, shown, code) => {
    const id = await tournament(PAID);
    const one = await rich();
    await expect(
      joinTournament(deps(), { site, playerId: one.playerId, id: String(id), entryFee: shown }),
    ).rejects.toMatchObject({ code });
    expect(await money(one)).toBe(1000n);
    expect(await store.playerOf(database.db, id, one.playerId)).toBeUndefined();
  });

  test('needs the money: without it the player doesn’t take part', async () => {
    const id = await tournament(PAID);
    const poor = await createTestPlayer(database.db, { money: 499n });
    await expect(join(id, poor)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(await store.playerOf(database.db, id, poor.playerId)).toBeUndefined();
    expect((await store.tournamentById(database.db, id))?.players).toBe(0);
  });

  test('is refused beyond the player’s limit', async () => {
    const id = await tournament(PAID);
    const one = await rich();
    await database.db
      .insertInto('limits')
      .values({
        player_id: one.playerId,
        type: LIMIT_TYPE.wagering24h,
        value: 499n,
        iso: 'EUR',
        state: 'ACTIVE',
        starts_at: new Date(start - HOUR),
        ends_at: null,
      })
      .execute();
    await expect(join(id, one)).rejects.toMatchObject({ status: 403, code: 'LIMIT_WAGER' });
    expect(await money(one)).toBe(1000n);
  });

  test('is shown and taken in the currency of the player’s account, rounded up', async () => {
    const id = await tournament(PAID);
    const one = await rich('USD');
    const row = await store.tournamentById(database.db, id);
    if (!row) throw new Error('There is no tournament.');
    // Cast: only the player's id is read.
    const shown = await shownTournament(
      deps(),
      { player: { playerId: one.playerId } as never },
      { row, game: undefined },
    );
    expect(shown).toMatchObject({ entryFee: { iso: 'USD' }, leastRounds: 1, leastPlayers: 1, own: null });
    await join(id, one, shown.entryFee?.amount);
    const left = (await money(one)) ?? 0n;
    expect(toWire(1000n - left, 'USD')).toBe(shown.entryFee?.amount);
  });

  test('can’t be changed once a player has paid it', async () => {
    const id = await tournament(PAID);
    now = start - HOUR;
    await join(id, await rich());
    const edit = (entryFee: string) =>
      admin.editTournament(deps(), { site, id: String(id), draft: draft({ ...PAID, entryFee }) }, quiet);
    await expect(edit('6.00')).rejects.toMatchObject({ code: 'HAS_PLAYERS' });
    await edit('5.00');
  });
});

describe('an operator', () => {
  test.each([
    ['an entry fee without joining', { entryFee: '5.00' }, 'by joining'],
    ['an entry fee of nothing', { join: 'opt-in', entryFee: '0.00' }, 'no entry fee'],
    [
      'overlapping prizes',
      {
        prizes: [
          { from: 1, to: 2, kind: 'money', amount: '5' },
          { from: 2, to: 3, kind: 'money', amount: '1' },
        ],
      },
      'start at 3',
    ],
    ['a prize of nothing', { prizes: [{ from: 1, to: 1, kind: 'money', amount: '0' }] }, 'no prize'],
    [
      'a bonus without an offer',
      { prizes: [{ from: 1, to: 1, kind: 'bonus', amount: '5' }] },
      'published offer',
    ],
    ['no least stake', { leastStake: '0.00' }, 'least stake'],
  ] as const)('can’t store %s', async (_, changes, message) => {
    await expect(tournament(changes)).rejects.toThrow(message);
  });

  test('can’t reward staking more where that is forbidden', async () => {
    const british = { ...site, safety: { ...site.safety, jurisdiction: 'uk' as const } };
    await expect(
      admin.createTournament(
        deps(),
        { site: british, draft: draft({ scoring: 'turnover' }), by: 'tester' },
        quiet,
      ),
    ).rejects.toThrow('staking more');
  });

  test('can’t change a tournament that has begun', async () => {
    const id = await tournament();
    await expect(
      admin.editTournament(deps(), { site, id: String(id), draft: draft() }, quiet),
    ).rejects.toMatchObject({ code: 'HAS_BEGUN' });
  });
});

describe('daily challenges', () => {
  const challenge: ChallengeDraft = {
    isOn: true,
    terms: {
      gameIds: [],
      providers: [],
      categories: [],
      kind: 'rounds',
      goal: '2',
      leastStake: '0.20',
      prize: { kind: 'money', amount: '2.00' },
      isAfterPrevious: false,
    },
    texts,
  };

  const write = (changes: Partial<ChallengeDraft['terms']> = {}) =>
    challengeAdmin.createChallenge(
      deps(),
      { site, draft: { ...challenge, terms: { ...challenge.terms, ...changes } }, by: 'tester' },
      quiet,
    );
  const play = (one: TestPlayer, changes: Partial<SettledRound> = {}, day = '2026-03-03') =>
    database.db
      .transaction()
      .execute((trx) => countForChallenges(trx, round(one, changes), { game: slot, day }));
  const shown = async ({ playerId }: TestPlayer) => {
    const visitor = { site, player: { playerId } as never, reader: { device: 'phone', lang: 'en' } } as const;
    // Cast: the fake lists no games, so that nothing reads the request.
    const { challenges } = await dayOfChallenges(deps(), { ...visitor, request: undefined as never });
    return challenges.map(({ id, state, progress }) => [id, state, progress]);
  };
  let keys = 0;
  const claim = ({ playerId }: TestPlayer, id: string) =>
    claimChallenge(deps(), { site, playerId, id, key: `claim-key-${(keys += 1)}` });

  test('are finished by rounds of the least stake, and pay once', async () => {
    const id = `${await write()}@2026-03-03`;
    const one = await player();
    await play(one);
    await play(one, { staked: 10n });
    expect(await shown(one)).toEqual([[id, 'open', '1']]);
    await expect(claim(one, id)).rejects.toMatchObject({ code: 'NOT_FINISHED' });
    await play(one);
    expect(await shown(one)).toEqual([[id, 'ready', '2']]);
    expect(await claim(one, id)).toEqual({ kind: 'money', amount: '2.00', iso: 'EUR' });
    expect(await money(one)).toBe(200n);
    await expect(claim(one, id)).rejects.toMatchObject({ code: 'TAKEN' });
    expect(await shown(one)).toEqual([[id, 'taken', '2']]);
  });

  test('open one after the other', async () => {
    const first = `${await write({ goal: '1' })}@2026-03-03`;
    const second = `${await write({ kind: 'multiplier', goal: '2.5', isAfterPrevious: true })}@2026-03-03`;
    const one = await player();
    expect((await shown(one)).map(([, state]) => state)).toEqual(['open', 'locked']);
    await play(one, { won: 900n });
    expect(await shown(one)).toEqual([
      [first, 'ready', '1'],
      [second, 'open', '0'],
    ]);
    await play(one, { won: 240n });
    expect((await shown(one)).at(1)).toEqual([second, 'open', '2.4']);
    await play(one, { won: 300n });
    expect((await shown(one)).at(1)).toEqual([second, 'ready', '2.5']);
  });

  test('keep their terms for the players who began, and can be claimed the day after', async () => {
    const task = await write({ goal: '1' });
    const one = await player();
    await play(one);
    const raised = { ...challenge, terms: { ...challenge.terms, goal: '50' } };
    await challengeAdmin.editChallenge(deps(), { site, id: task, draft: raised, by: 'tester' }, quiet);
    now = start + 24 * HOUR;
    expect(await shown(one)).toEqual([
      [`${task}@2026-03-03`, 'ready', '1'],
      [`${task}@2026-03-04`, 'open', '0'],
    ]);
    now = Date.parse('2026-03-04T21:00:00Z');
    await expect(claim(one, `${task}@2026-03-03`)).rejects.toMatchObject({ code: 'TOO_LATE' });
  });

  test('are at most five a day, with goals that can be reached', async () => {
    for (let i = 0; i < 5; i += 1) await write();
    await expect(write()).rejects.toMatchObject({ code: 'TOO_MANY' });
    await expect(write({ goal: '2.5' })).rejects.toThrow('no goal of rounds');
  });

  test('count no bonus and no free round', async () => {
    await write();
    const one = await player();
    await play(one, { isBonus: true });
    await play(one, { isFree: true });
    expect((await shown(one)).map(([, , progress]) => progress)).toEqual(['0']);
  });
});
